import Testing
import UIKit

/// Rows with the older kind of actions, by Apple's pages of UITableViewRowAction and
/// `tableView(_:editActionsForRowAt:)`.
@MainActor
@Suite("Row actions")
struct RowActionTests {
    private class Source: NSObject, UITableViewDataSource {
        let log = Log()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func actions(at indexPath: IndexPath, in tableView: UITableView) -> [UITableViewRowAction]? {
            guard indexPath.row > 0 else { return nil }
            let trash = UITableViewRowAction(style: .destructive, title: "Trash") { [unowned self] action, path in
                log("\(action.title ?? "") \(path.row)")
                tableView.reloadRows(at: [path], with: .none)
            }
            let flag = UITableViewRowAction(style: .normal, title: "Flag") { [unowned self] action, path in
                log("\(action.title ?? "") \(path.row)")
            }
            flag.backgroundColor = indexPath.row == 2 ? .orange : nil
            let blur = UITableViewRowAction(style: .default, title: "Blur") { _, _ in }
            blur.backgroundEffect = UIBlurEffect(style: .dark)
            return indexPath.row == 1 ? [] : [trash, flag, blur]
        }
    }

    private final class Rows: Source, UITableViewDelegate {
        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
            actions(at: indexPath, in: tableView)
        }
    }

    /// Rows that have a configuration, too, or could have one.
    private final class ConfiguredRows: Source, UITableViewDelegate {
        var configuration: UISwipeActionsConfiguration?

        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
            actions(at: indexPath, in: tableView)
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { configuration }
    }

    /// A table of 300 × 400 points, with rows of 44 points.
    @MainActor
    private final class Stage {
        let stage = ViewStage()
        let table = UITableView(frame: .zero, style: .plain)
        let rows: Source

        init(_ rows: some Source & UITableViewDelegate) {
            self.rows = rows
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.contentInsetAdjustmentBehavior = .never
            table.dataSource = rows
            table.delegate = rows
            stage.add(table, CGRect(x: 0, y: 100, width: 300, height: 400))
            table.layoutIfNeeded()
        }

        func swipe(_ row: Int, from start: CGFloat = 250, to end: CGFloat) {
            let y = 100 + CGFloat(row) * 44 + 22
            stage.device.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y))
        }

        func x(_ row: Int) -> CGFloat { table.cellForRow(at: .first(row))?.frame.minX ?? .nan }

        /// The buttons that are uncovered, from right to left.
        var buttons: [UIButton] {
            table.subviews.filter { !($0 is UITableViewCell) }.flatMap(\.subviews).compactMap { $0 as? UIButton }
                .filter { $0.bounds.width > 0 }.sorted { $0.frame.minX > $1.frame.minX }
        }
    }

    @Test("G24 row actions are at the trailing edge, the first outermost, in the colors of their styles or their own")
    func uncovering() {
        let stage = Stage(Rows())
        stage.swipe(3, to: 60)
        #expect(stage.buttons.map(\.currentTitle) == ["Trash", "Flag", "Blur"])
        #expect(stage.buttons.map(\.backgroundColor) == [.systemRed, .systemGray, .clear])
        let effects = stage.buttons.last?.subviews.compactMap { ($0 as? UIVisualEffectView)?.effect }
        #expect(effects?.count == 1 && stage.buttons.last?.subviews.first?.frame == stage.buttons.last?.bounds)
        stage.swipe(2, to: 60)
        #expect(stage.buttons.map(\.backgroundColor) == [.systemRed, .orange, .clear] && stage.x(3) == 0)
        stage.swipe(5, from: 50, to: 240)
        #expect(stage.x(5) == 0 && stage.buttons.isEmpty)
    }

    @Test("a tap on a row action does it, and the row stays aside until the table changes or editing ends")
    func doing() throws {
        let stage = Stage(Rows())
        stage.swipe(3, to: 60)
        try stage.stage.device.tap(title: "Flag")
        #expect(stage.rows.log.take() == ["Flag 3"] && stage.x(3) < -200)
        stage.table.setEditing(false, animated: true)
        #expect(stage.x(3) == 0 && stage.buttons.isEmpty)
        stage.swipe(3, to: 60)
        try stage.stage.device.tap(title: "Trash")
        #expect(stage.rows.log.take() == ["Trash 3"] && stage.x(3) == 0)
    }

    @Test("a row without actions stays, and a swipe across a row does no action")
    func nothing() {
        let stage = Stage(Rows())
        for row in [0, 1] {
            stage.swipe(row, to: 60)
            #expect(stage.x(row) == 0 && stage.buttons.isEmpty)
        }
        stage.swipe(3, from: 290, to: 10)
        #expect(stage.rows.log.entries == [] && stage.buttons.count == 3)
    }

    @Test("G24 where the delegate implements configurations, row actions aren't used, even without a configuration")
    func precedence() {
        let rows = ConfiguredRows()
        let stage = Stage(rows)
        stage.swipe(3, to: 60)
        #expect(stage.x(3) == 0 && stage.buttons.isEmpty)
        rows.configuration = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Read") { _, _, _ in }
        ])
        stage.swipe(3, to: 60)
        #expect(stage.buttons.map(\.currentTitle) == ["Read"])
    }

    @Test("a copy of a row action does the same, and the default style is the destructive one")
    func copying() throws {
        let action = UITableViewRowAction(style: .default, title: "Trash") { _, _ in }
        (action.backgroundColor, action.backgroundEffect) = (.orange, UIBlurEffect(style: .light))
        let copy = try #require(action.copy() as? UITableViewRowAction)
        #expect(copy !== action && copy.title == "Trash" && copy.style == .destructive)
        #expect(copy.backgroundColor == .orange && copy.backgroundEffect === action.backgroundEffect)
    }

    @Test("a table view controller's subclass says which actions its rows have, and how they're edited")
    func controller() throws {
        final class Mails: UITableViewController {
            let log = Log()

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell { UITableViewCell() }

            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
                indexPath.row != 1
            }

            override func tableView(
                _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
            ) -> [UITableViewRowAction]? {
                [UITableViewRowAction(style: .normal, title: "Flag") { [unowned self] _, _ in log("flag") }]
            }

            override func tableView(
                _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .normal, title: "Read") { _, _, _ in }
                ])
            }

            override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
                log("begin \(indexPath.row)")
            }

            override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
                log("end \(indexPath?.row ?? -1)")
            }

            override func tableView(
                _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
            ) -> String? { "Away" }

            override func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) { log("commit \(indexPath.row)") }
        }
        let device = HeadlessDevice()
        let mails = Mails(style: .plain)
        device.show(mails)
        device.settle()
        func swipe(_ row: Int, by x: CGFloat) {
            let frame = mails.tableView.convert(mails.tableView.rectForRow(at: .first(row)), to: nil)
            device.drag(from: CGPoint(x: 200, y: frame.midY), to: CGPoint(x: 200 + x, y: frame.midY))
        }
        swipe(1, by: -100)
        #expect(mails.log.take() == [])
        swipe(0, by: -100)
        try device.tap(title: "Flag")
        swipe(2, by: 100)
        #expect(mails.log.take() == ["begin 0", "flag", "end 0", "begin 2"])
        mails.tableView.setEditing(true, animated: false)
        #expect(mails.log.take() == ["end 2"])
        let cell = try #require(mails.tableView.cellForRow(at: .first(0)))
        let control = try #require(cell.subviews.compactMap { $0 as? UIButton }.first)
        try device.tap(control)
        try device.tap(title: "Away")
        #expect(mails.log.take() == ["commit 0"])
    }
}
