import Testing
import UIKit

/// Cells of tables: when they exist, and when they're reused.
@MainActor
@Suite(.onStage)
struct TableCellTests {
    @Test("G1 a row out of range and a row out of sight have no cell")
    func noCell() {
        let rows = TableScreen()
        #expect(rows.cell(0) != nil)
        #expect(rows.cell(99) == nil)
        #expect(rows.cell(100) == nil)
        #expect(rows.table.rectForRow(at: IndexPath(row: 100, section: 0)) == .zero)
    }

    @Test("G33 a class that isn't a cell can be registered")
    func anyClass() {
        _ = makeStage()
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UIView.self, forCellReuseIdentifier: "other")
        table.register(UIView.self, forHeaderFooterViewReuseIdentifier: "other")
        #expect(table.numberOfSections == 1)
    }

    @Test("G36 after a reload, whoever asks for cells gets the new ones, without waiting for layout")
    func reloaded() {
        let rows = TableScreen()
        rows.source.rows = ["New", "Newer"]
        rows.table.reloadData()
        #expect(rows.cell(0)?.title == "New")
        rows.table.reloadData()
        #expect(rows.table.visibleCells.count == 2)
        rows.table.reloadData()
        #expect(rows.table.indexPathsForVisibleRows?.count == 2)
    }

    @Test("G42 after updates, the cells of a table are where their rows are, also without a window")
    func updated() {
        let rows = TableScreen()
        rows.source.rows = ["A", "B", "C"]
        rows.table.reloadData()
        rows.table.removeFromSuperview()
        rows.table.layoutIfNeeded()
        let (first, place) = (rows.cell(0), rows.cell(0)?.frame)
        rows.source.rows = ["B", "C", "A", "D"]
        rows.table.performBatchUpdates {
            rows.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
            rows.table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        }
        #expect(rows.table.visibleCells.count == 4 && rows.table.visibleCells[2] === first)
        #expect(first?.frame == rows.table.rectForRow(at: IndexPath(row: 2, section: 0)) && first?.frame != place)
    }

    @Test("G2 the cell being edited stays in the table when it scrolls off, and is not among the visible ones")
    func editingCellStays() throws {
        let rows = TableScreen()
        let cell = try #require(rows.cell(1))
        cell.field.becomeFirstResponder()
        rows.scroll(to: 2_000)
        #expect(cell.field.isFirstResponder)
        #expect(cell.isDescendant(of: rows.table))
        #expect(rows.cell(1) === cell)
        #expect(!rows.table.visibleCells.contains(cell))
        #expect(rows.table.indexPathsForVisibleRows?.contains(IndexPath(row: 1, section: 0)) == false)
        rows.scroll(to: 0)
        #expect(rows.table.visibleCells.contains(cell))
        #expect(cell.title == "Row 1" && cell.preparations == 0)
    }

    @Test("G3 a cell that is not in the table has no index path")
    func strangers() throws {
        let rows = TableScreen()
        let cell = try #require(rows.cell(0))
        #expect(rows.table.indexPath(for: cell) == IndexPath(row: 0, section: 0))
        #expect(rows.table.indexPath(for: UITableViewCell()) == nil)
    }

    @Test(
        "G3 whether the cell that is kept out of sight for its first responder has an index path",
        arguments: Question.hiddenCellPath.settings)
    func hiddenCell(setting: Setting) throws {
        let rows = TableScreen((0..<100).map { "Row \($0)" }, setting)
        let cell = try #require(rows.cell(1))
        cell.field.becomeFirstResponder()
        rows.scroll(to: 2_000)
        let path = rows.table.indexPath(for: cell)
        setting.record(path == nil ? "nil" : path == IndexPath(row: 1, section: 0) ? "its row" : "another row")
        rows.scroll(to: 0)
        #expect(rows.table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
    }

    @Test("G4 an empty table has no index paths of visible rows")
    func emptyTable() {
        let rows = TableScreen([])
        #expect(rows.table.indexPathsForVisibleRows == nil)
        #expect(rows.table.visibleCells.isEmpty)
        #expect(rows.table.numberOfSections == 0)
    }

    @Test("G6 after a scroll that is not animated there are new cells only after layout")
    func cellsAfterLayout() {
        let rows = TableScreen()
        let path = IndexPath(row: 60, section: 0)
        rows.table.scrollToRow(at: path, at: .top, animated: false)
        #expect(rows.cell(60) == nil)
        rows.table.layoutIfNeeded()
        #expect(rows.cell(60)?.isDescendant(of: rows.table) == true)
        #expect(rows.table.visibleCells.first === rows.cell(60))
    }

    @Test("G8 a cell is prepared when it is used again, and not when it is configured again")
    func preparation() throws {
        let rows = TableScreen()
        let cell = try #require(rows.cell(0))
        #expect(cell.preparations == 0)
        rows.source.rows[0] = "Other"
        rows.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        rows.table.layoutIfNeeded()
        #expect(rows.cell(0) === cell)
        #expect(cell.title == "Other" && cell.preparations == 0)
        for page in 1...8 { rows.scroll(to: CGFloat(page) * 400) }
        #expect(rows.table.visibleCells.contains { ($0 as? FieldCell)?.preparations ?? 0 > 0 })
    }

    @Test("G9 without an index path there is a cell only where one waits or a class is registered")
    func dequeuing() throws {
        let rows = TableScreen()
        #expect(rows.table.dequeueReusableCell(withIdentifier: "unknown") == nil)
        #expect(rows.table.dequeueReusableCell(withIdentifier: "cell") is FieldCell)
        rows.table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        let plain = try #require(rows.table.dequeueReusableCell(withIdentifier: "plain"))
        #expect(type(of: plain) == UITableViewCell.self)
        #expect(plain.reuseIdentifier == "plain")
    }

    @Test("G13 what reloading makes of a cell that is being edited", arguments: Question.tableReload.settings)
    func reloading(setting: Setting) throws {
        let rows = TableScreen((0..<100).map { "Row \($0)" }, setting)
        let field = try #require(rows.cell(3)).field
        field.becomeFirstResponder()
        rows.source.rows[3] = "Other"
        rows.table.reloadData()
        rows.table.layoutIfNeeded()
        setting.record(field.isFirstResponder ? "keeps editing" : "resigns")
        #expect(rows.cell(3)?.title == "Other")
    }

    @Test("G14 a control stands in the content view, that in the cell, and that in the table")
    func ancestry() throws {
        let rows = TableScreen()
        let cell = try #require(rows.cell(0))
        #expect(cell.field.superview === cell.contentView)
        #expect(cell.contentView.superview === cell)
        #expect(cell.isDescendant(of: rows.table))
    }

    @Test(
        "P17 for how many rows about to be seen there are cells, which are in no view",
        arguments: Question.prefetchedCells.settings)
    func prefetched(setting: Setting) async throws {
        let rows = TableScreen((0..<100).map { "Row \($0)" }, setting)
        rows.scroll(to: 100)
        await rows.screen.settle()
        let last = try #require(rows.table.indexPathsForVisibleRows?.last?.row)
        let cells = (1...20).compactMap { rows.cell(last + $0) }
        let areInNoView = cells.allSatisfy { $0.superview == nil }
        setting.record(cells.isEmpty ? "none" : "\(cells.count), in \(areInNoView ? "no view" : "a view")")
        #expect(cells.allSatisfy { !rows.table.visibleCells.contains($0) })
    }

    @Test(
        "Q24 a cell that is prepared is hidden in the table, or in no view",
        arguments: Question.prefetchedSubviews.settings)
    func prefetchedSubviews(setting: Setting) async throws {
        let rows = TableScreen((0..<100).map { "Row \($0)" }, setting)
        rows.scroll(to: 100)
        await rows.screen.settle()
        let last = try #require(rows.table.indexPathsForVisibleRows?.last?.row)
        guard let cell = (1...20).lazy.compactMap({ rows.cell(last + $0) }).first else {
            return setting.record("there is none")
        }
        setting.record(cell.superview == nil ? "in no view" : "\(cell.isHidden ? "hidden" : "shown") in the table")
    }
}
