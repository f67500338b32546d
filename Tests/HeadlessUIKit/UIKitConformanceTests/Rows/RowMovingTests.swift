import Testing
import UIKit

/// Rows of tables that can be moved. A finger is needed to move one, so this is about what they show for it.
@MainActor
@Suite(.onStage)
struct RowMovingTests {
    /// A source that lets every row but one be moved.
    private final class Movable: NSObject, UITableViewDataSource {
        private(set) var rows = ["a", "b", "c"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath.row != 1 }

        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
    }

    /// A source that says nothing about which rows can be moved, and leaves it to their cells.
    private final class Undecided: NSObject, UITableViewDataSource {
        private(set) var rows = ["a", "b"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.showsReorderControl = true
            return cell
        }

        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) { rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
    }

    private func makeTable(_ source: any UITableViewDataSource) -> UITableView {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        TestScreen().add(table, CGRect(x: 0, y: 100, width: 300, height: 400))
        table.layoutIfNeeded()
        return table
    }

    /// Where the content of a row ends.
    private func end(_ row: Int, in table: UITableView) -> CGFloat? {
        table.layoutIfNeeded()
        let cell = table.cellForRow(at: IndexPath(row: row, section: 0))
        cell?.layoutIfNeeded()
        return cell?.contentView.frame.maxX
    }

    @Test("G16 while a table is edited, a row that can be moved makes room for a control, and no other row does")
    func room() throws {
        let source = Movable()
        let table = makeTable(source)
        let whole = try #require(end(0, in: table))
        #expect(end(1, in: table) == whole)
        table.isEditing = true
        #expect(try #require(end(0, in: table)) < whole)
        #expect(end(1, in: table) == whole)
        table.isEditing = false
        #expect(end(0, in: table) == whole)
    }

    @Test("G16 where the data source doesn't say which rows can be moved, a cell shows the control if it's set to")
    func cellDecides() throws {
        #expect(!UITableViewCell().showsReorderControl)
        let source = Undecided()
        let table = makeTable(source)
        let whole = try #require(end(0, in: table))
        table.isEditing = true
        #expect(try #require(end(0, in: table)) < whole)
    }
}
