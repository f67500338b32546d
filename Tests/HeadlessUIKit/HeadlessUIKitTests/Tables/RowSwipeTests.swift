import Testing
import UIKit

/// Rows that are swiped aside, by Apple's pages of UISwipeActionsConfiguration, UIContextualAction and
/// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
@MainActor
@Suite("Swipe actions")
struct RowSwipeTests {
    private final class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = (0..<20).map { "Mail \($0)" }
        var isFullSwipe = true
        var fixed: Set<Int> = []
        let log = Log()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            !fixed.contains(indexPath.row)
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let delete = UIContextualAction(style: .destructive, title: "Trash") { [unowned self] _, _, completion in
                log("trash \(rows.remove(at: indexPath.row))")
                tableView.deleteRows(at: [indexPath], with: .automatic)
                completion(true)
            }
            let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] action, view, completion in
                log("flag \(indexPath.row) \(action.title ?? "") \(view is UIButton)")
                completion(true)
            }
            let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
            configuration.performsFirstActionWithFullSwipe = isFullSwipe
            return configuration
        }

        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard indexPath.row > 0 else { return nil }
            let read = UIContextualAction(style: .normal, title: "Read") { [unowned self] _, _, completion in
                log("read \(indexPath.row)")
                completion(false)
            }
            return UISwipeActionsConfiguration(actions: indexPath.row == 1 ? [] : [read])
        }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            log("begin \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log("end \(indexPath.map { "\($0.row)" } ?? "-")")
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log("select \(indexPath.row)") }
    }

    /// A table of mails, 300 points wide, with rows that are 44 points high.
    @MainActor
    private final class Inbox {
        let stage: ViewStage
        let table = UITableView(frame: .zero, style: .plain)
        let mail = Mail()

        init(isRightToLeft: Bool = false) {
            stage = ViewStage(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
            table.register(FieldCell.self, forCellReuseIdentifier: "cell")
            table.contentInsetAdjustmentBehavior = .never
            table.dataSource = mail
            table.delegate = mail
            stage.add(table, CGRect(x: 0, y: 100, width: 300, height: 400))
            table.layoutIfNeeded()
        }

        func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: .first(row)) }

        func swipe(_ row: Int, by x: CGFloat) {
            let y = 100 + table.rectForRow(at: .first(row)).midY - table.contentOffset.y
            stage.device.drag(from: CGPoint(x: 150, y: y), to: CGPoint(x: 150 + x, y: y))
        }

        func tap(_ row: Int) {
            stage.device.tap(
                at: CGPoint(x: 150, y: 100 + table.rectForRow(at: .first(row)).midY - table.contentOffset.y))
        }

        /// The buttons that are uncovered, from left to right.
        var buttons: [String] {
            table.subviews.filter { !($0 is UITableViewCell) }.flatMap(\.subviews).compactMap { $0 as? UIButton }
                .filter { $0.bounds.width > 0 }.sorted { $0.frame.minX < $1.frame.minX }
                .compactMap(\.currentTitle)
        }
    }

    @Test(
        "a swipe moves the row with all in it, and uncovers the actions at the side that it leaves, the first outermost"
    )
    func uncovering() throws {
        let inbox = Inbox()
        inbox.swipe(3, by: -120)
        let cell = try #require(inbox.cell(3))
        #expect(cell.frame.minX < -140 && cell.frame.width == 300)
        #expect(inbox.buttons == ["Flag", "Trash"])
        #expect(inbox.mail.log.entries == ["begin 3"])
        inbox.table.setNeedsLayout()
        inbox.stage.device.settle()
        #expect(cell.frame.minX < -140)
        inbox.swipe(5, by: 100)
        #expect(cell.frame.minX == 0)
        #expect(inbox.mail.log.entries == ["begin 3", "end 3", "begin 5"])
        #expect(try #require(inbox.cell(5)).frame.minX > 60 && inbox.buttons == ["Read"])
    }

    @Test("from right to left the sides are the other way round")
    func rightToLeft() {
        let inbox = Inbox(isRightToLeft: true)
        inbox.swipe(3, by: 120)
        #expect((inbox.cell(3)?.frame.minX ?? 0) > 140)
        #expect(inbox.buttons == ["Trash", "Flag"])
    }

    @Test("a tap on an action does it, and its completion puts the row back; a row that is deleted goes")
    func doing() throws {
        let inbox = Inbox()
        inbox.swipe(3, by: -120)
        try inbox.stage.device.tap(title: "Flag")
        #expect(inbox.mail.log.entries == ["begin 3", "flag 3 Flag true", "end 3"])
        #expect(inbox.cell(3)?.frame.minX == 0 && inbox.buttons == [])
        inbox.swipe(3, by: -120)
        try inbox.stage.device.tap(title: "Trash")
        inbox.stage.device.settle()
        #expect(inbox.mail.log.entries.suffix(3) == ["begin 3", "trash Mail 3", "end 3"])
        #expect(inbox.cell(3)?.textLabel?.text == "Mail 4" && inbox.cell(3)?.frame.minX == 0)
        #expect(inbox.buttons == [])
    }

    @Test("performsFirstActionWithFullSwipe: a swipe most of the way does the first action", arguments: [true, false])
    func fullSwipe(isOn: Bool) {
        let inbox = Inbox()
        inbox.mail.isFullSwipe = isOn
        inbox.swipe(3, by: -145)
        #expect(inbox.mail.rows.count == 20)
        inbox.table.setEditing(true, animated: false)
        inbox.table.setEditing(false, animated: false)
        let y = 100 + inbox.table.rectForRow(at: .first(4)).midY
        inbox.stage.device.drag(from: CGPoint(x: 290, y: y), to: CGPoint(x: 10, y: y))
        #expect(inbox.mail.rows.count == (isOn ? 19 : 20))
        #expect(inbox.buttons == (isOn ? [] : ["Flag", "Trash"]))
    }

    @Test("a touch elsewhere, scrolling and editing put the row back, and a touch does nothing else")
    func closing() {
        let inbox = Inbox()
        inbox.swipe(3, by: -120)
        inbox.tap(6)
        #expect(inbox.cell(3)?.frame.minX == 0)
        #expect(inbox.mail.log.entries == ["begin 3", "end 3"])
        inbox.tap(6)
        #expect(inbox.mail.log.entries.last == "select 6")
        inbox.swipe(3, by: -120)
        inbox.table.setEditing(true, animated: false)
        #expect(inbox.cell(3)?.frame.minX == 0)
        inbox.table.setEditing(false, animated: false)
        inbox.swipe(3, by: -120)
        let (start, end) = (CGPoint(x: 20, y: 400), CGPoint(x: 20, y: 300))
        inbox.stage.device.drag(from: start, to: end)
        #expect(inbox.table.contentOffset.y > 0 && inbox.cell(3)?.frame.minX == 0)
        inbox.table.setEditing(true, animated: false)
        inbox.swipe(4, by: -120)
        #expect(inbox.cell(4)?.frame.minX == 0)
        inbox.table.setEditing(false, animated: false)
        inbox.table.contentOffset = .zero
        inbox.swipe(3, by: -120)
        inbox.table.contentOffset.y = 440
        inbox.stage.device.settle()
        #expect(inbox.buttons == [] && inbox.mail.log.entries.last == "end 3")
    }

    @Test("no configuration, one without actions, a row that cannot be edited, a short swipe: nothing is uncovered")
    func nothing() {
        let inbox = Inbox()
        inbox.mail.fixed = [7]
        for (row, way) in [(0, 100), (1, 100), (7, -100), (3, -40)] {
            inbox.swipe(row, by: CGFloat(way))
            #expect(inbox.cell(row)?.frame.minX == 0 && inbox.buttons == [], "\(row)")
        }
    }

    @Test("what has focus in a row goes aside with it, and keeps its focus")
    func focus() throws {
        let inbox = Inbox()
        let cell = try #require(inbox.cell(3))
        let field = UITextField(frame: CGRect(x: 100, y: 0, width: 100, height: 44))
        cell.contentView.addSubview(field)
        field.becomeFirstResponder()
        inbox.stage.device.settle()
        let x = field.convert(field.bounds, to: nil).minX
        let y = 100 + inbox.table.rectForRow(at: .first(3)).midY - inbox.table.contentOffset.y
        inbox.stage.device.drag(from: CGPoint(x: 280, y: y), to: CGPoint(x: 160, y: y))
        #expect(field.isFirstResponder && field.convert(field.bounds, to: nil).minX < x - 140)
        inbox.table.reloadData()
        inbox.stage.device.settle()
        #expect(inbox.buttons == [])
    }

    @Test("the color of an action is red where it destroys and gray otherwise, unless it has one of its own")
    func colors() {
        let delete = UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
        #expect(delete.backgroundColor == .systemRed)
        delete.backgroundColor = .orange
        #expect(delete.backgroundColor == .orange)
        delete.backgroundColor = nil
        #expect(delete.backgroundColor == .systemRed)
        #expect(UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor == .systemGray)
    }
}
