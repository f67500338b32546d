import Testing
import UIKit

/// Rows that a finger moves, by Apple's pages of `tableView(_:moveRowAt:to:)`, `tableView(_:canMoveRowAt:)`,
/// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)` and `showsReorderControl`, and by *Managing the
/// Reordering of Rows* in the Table View Programming Guide.
@MainActor
@Suite("Rows that are dragged")
struct RowDraggingTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sections: [[String]]
        /// The rows that can't be moved, and those that nothing may take the place of.
        var fixed: Set<String> = []
        var refused: Set<IndexPath> = []
        let log = Log()

        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sections.count > 1 ? "Section" : nil
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = sections[indexPath.section][indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            !fixed.contains(sections[indexPath.section][indexPath.row])
        }

        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            log("\(text(sourceIndexPath)) over \(text(proposedDestinationIndexPath))")
            return refused.contains(proposedDestinationIndexPath) ? sourceIndexPath : proposedDestinationIndexPath
        }

        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            log("\(text(sourceIndexPath)) to \(text(destinationIndexPath))")
            let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
        }

        private func text(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }
    }

    /// A source that can't move rows, although its cells are set to show the control.
    private final class Unmovable: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            cell.showsReorderControl = true
            return cell
        }
    }

    /// A table of 300 × 400 points that's edited.
    @MainActor
    private final class List {
        let stage: ViewStage
        let table = UITableView(frame: .zero, style: .plain)
        let source: Source

        init(_ sections: [[String]] = [(0..<20).map { "\($0)" }], isRightToLeft: Bool = false) {
            stage = ViewStage(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
            source = Source(sections)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.contentInsetAdjustmentBehavior = .never
            table.dataSource = source
            table.delegate = source
            table.isEditing = true
            stage.add(table, CGRect(x: 0, y: 100, width: 300, height: 400))
            table.layoutIfNeeded()
        }

        func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
            table.cellForRow(at: IndexPath(row: row, section: section))
        }

        func drag(_ row: Int, _ section: Int = 0, to target: Int, _ targetSection: Int = 0) throws {
            try stage.device.dragRow(
                at: IndexPath(row: row, section: section), to: IndexPath(row: target, section: targetSection),
                in: table)
        }

        /// The first rows on screen, from top to bottom.
        func shown(_ count: Int) -> [String] {
            let cells = table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            return cells.prefix(count).compactMap { $0.textLabel?.text }
        }

        /// The point of the screen where a row is dragged.
        func grip(_ row: Int) -> CGPoint {
            CGPoint(x: 280, y: 100 + table.rectForRow(at: .first(row)).midY - table.contentOffset.y)
        }
    }

    @Test(
        "a row is dragged to the place of another one: the data source is told once, and its cell stays",
        arguments: [
            false, true,
        ])
    func dragging(isRightToLeft: Bool) throws {
        let list = List(isRightToLeft: isRightToLeft)
        let cell = try #require(list.cell(0))
        try list.drag(0, to: 3)
        #expect(
            list.source.log.take() == ["0.0 over 0.1", "0.0 over 0.2", "0.0 over 0.3", "0.0 to 0.3"])
        #expect(list.shown(5) == ["1", "2", "3", "0", "4"])
        #expect(list.cell(3) === cell && cell.frame.minY == 132)
        try list.drag(4, to: 1)
        #expect(list.source.log.take() == ["0.4 over 0.3", "0.4 over 0.2", "0.4 over 0.1", "0.4 to 0.1"])
        #expect(list.shown(5) == ["1", "4", "2", "3", "0"])
        #expect(list.table.contentOffset == .zero)
    }

    @Test("while a row is dragged it follows the finger, and the others make room; the data source learns of it later")
    func onTheWay() throws {
        let list = List()
        let cell = try #require(list.cell(1))
        let finger = try #require(list.stage.device.putDown(at: list.grip(1)))
        finger.move(to: CGPoint(x: 280, y: finger.location.y + 50))
        #expect(cell.frame.minY == 94 && list.cell(2)?.frame.minY == 44 && list.cell(3)?.frame.minY == 132)
        #expect(list.table.subviews.last === cell)
        #expect(list.source.log.take() == ["0.1 over 0.2"] && list.source.sections[0][1] == "1")
        finger.move(to: list.grip(0))
        #expect(cell.frame.minY == 0 && list.cell(0)?.frame.minY == 44 && list.cell(2)?.frame.minY == 88)
        finger.move(to: list.grip(1))
        finger.lift()
        // Nobody's place has changed.
        #expect(list.source.log.take() == ["0.1 over 0.1", "0.1 over 0.0", "0.1 over 0.1"])
        #expect(list.shown(3) == ["0", "1", "2"] && list.cell(1)?.frame.minY == 44)
    }

    @Test("the delegate keeps a row out of a place")
    func refusal() throws {
        let list = List()
        list.source.refused = [.first(2), .first(3)]
        try list.drag(0, to: 2)
        #expect(!list.source.log.take().contains { $0.contains("to") })
        #expect(list.shown(3) == ["0", "1", "2"])
        try list.drag(0, to: 1)
        #expect(list.source.log.take().last == "0.0 to 0.1")
    }

    @Test("a row is dragged to another section, also to an empty one, and beyond the last row")
    func sections() throws {
        let list = List([["a", "b"], [], ["c", "d"]])
        try list.drag(0, to: 0, 2)
        #expect(list.source.log.take().last == "0.0 to 2.0")
        #expect(list.source.sections == [["b"], [], ["a", "c", "d"]] && list.shown(4) == ["b", "a", "c", "d"])
        let y = list.table.rectForHeader(inSection: 1).midY
        let grip = list.table.rectForRow(at: IndexPath(row: 1, section: 2)).midY
        list.stage.device.drag(from: CGPoint(x: 280, y: 100 + grip), to: CGPoint(x: 280, y: 100 + y))
        #expect(list.source.log.take().last == "2.1 to 1.0")
        #expect(list.source.sections == [["b"], ["c"], ["a", "d"]] && list.shown(4) == ["b", "c", "a", "d"])
        list.stage.device.drag(from: list.grip(0), to: CGPoint(x: 280, y: 480))
        #expect(list.source.log.take().last == "0.0 to 2.2")
        #expect(list.source.sections == [[], ["c"], ["a", "d", "b"]] && list.shown(4) == ["c", "a", "d", "b"])
    }

    @Test("the control takes the place of an accessory, is at the trailing edge, and goes with editing")
    func control() throws {
        let list = List()
        list.source.fixed = ["1"]
        list.table.reloadData()
        list.table.layoutIfNeeded()
        let (movable, fixed) = (try #require(list.cell(0)), try #require(list.cell(1)))
        for cell in [movable, fixed] {
            cell.editingAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        list.table.layoutIfNeeded()
        #expect(movable.editingAccessoryView?.superview == nil && fixed.editingAccessoryView?.superview === fixed)
        let control = try #require(movable.subviews.last { $0 is UIControl })
        #expect(control.frame.maxX == 300 && movable.contentView.frame.maxX == control.frame.minX)
        let failure = #expect(throws: HeadlessDevice.Failure.self) { try list.drag(1, to: 0) }
        #expect(failure?.description == "row [0, 1] doesn't show a control that moves it")
        list.table.isEditing = false
        #expect(control.superview == nil)
        #expect(throws: HeadlessDevice.Failure.self) { try list.drag(0, to: 1) }
    }

    @Test("a row goes back where editing ends, where the table is reloaded, and where nobody moves it")
    func goingBack() throws {
        let list = List()
        for end in [{ list.table.isEditing = false }, { list.table.reloadData() }] {
            list.table.isEditing = true
            list.table.layoutIfNeeded()
            let finger = try #require(list.stage.device.putDown(at: list.grip(0)))
            finger.move(to: list.grip(2))
            #expect(list.shown(3) == ["1", "2", "0"])
            end()
            list.table.layoutIfNeeded()
            #expect(list.shown(3) == ["0", "1", "2"])
            finger.move(to: list.grip(1))
            finger.lift()
            #expect(list.shown(3) == ["0", "1", "2"])
        }
        #expect(!list.source.log.take().contains { $0.contains("to") })
        let other = Unmovable()
        list.table.isEditing = true
        list.table.dataSource = other
        list.table.layoutIfNeeded()
        try list.drag(0, to: 1)
        #expect(list.shown(3) == ["0", "1", "2"] && list.cell(0)?.frame.minY == 0)
    }

    @Test("a row that's out of sight is no destination")
    func outOfSight() {
        let list = List()
        let failure = #expect(throws: HeadlessDevice.Failure.self) { try list.drag(0, to: 15) }
        #expect(failure?.description == "row [0, 15] is out of sight")
    }

    @Test("a table view controller's subclass decides, and so does that of a diffable data source")
    func subclasses() throws {
        final class Controller: UITableViewController {
            var rows = ["a", "b", "c"]

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

            override func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = rows[indexPath.row]
                return cell
            }

            override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

            override func tableView(
                _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
                toProposedIndexPath proposedDestinationIndexPath: IndexPath
            ) -> IndexPath { IndexPath(row: 1, section: 0) }

            override func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
        }
        let device = HeadlessDevice()
        let controller = Controller(style: .plain)
        device.show(controller)
        controller.tableView.isEditing = true
        try device.dragRow(at: .first(0), to: .first(2), in: controller.tableView)
        #expect(controller.rows == ["b", "a", "c"])
    }
}
