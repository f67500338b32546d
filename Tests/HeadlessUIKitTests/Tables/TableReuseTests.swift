import Testing
import UIKit

/// Cells: when there are any, where they are, and when they are used again.
@Suite("Cells of tables")
@MainActor
struct TableReuseTests {
    @Test("G1 a row out of range and a row out of sight have no cell")
    func noCell() {
        let stage = TableStage()
        #expect(stage.cell(0) != nil)
        #expect(stage.cell(99) == nil)
        #expect(stage.cell(100) == nil)
        #expect(stage.cell(0, 7) == nil)
        #expect(stage.table.rectForRow(at: IndexPath(row: 100, section: 0)) == .zero)
    }

    @Test("G2 the cell being edited stays in the table when it scrolls off, and is not among the visible ones")
    func editingCellStays() throws {
        let stage = TableStage()
        let cell = try #require(stage.cell(1))
        cell.field.becomeFirstResponder()
        stage.scroll(to: 2_000)
        #expect(cell.field.isFirstResponder)
        #expect(cell.superview === stage.table)
        #expect(stage.cell(1) === cell)
        #expect(!stage.table.visibleCells.contains(cell))
        #expect(stage.table.indexPathsForVisibleRows?.contains(IndexPath(row: 1, section: 0)) == false)
        #expect(cell.frame == stage.table.rectForRow(at: IndexPath(row: 1, section: 0)))
        let requests = stage.source.cellRequests
        stage.scroll(to: 0)
        #expect(stage.table.visibleCells.contains(cell))
        #expect(stage.source.cellRequests <= requests + stage.table.visibleCells.count - 1)
        #expect(cell.title == "Row 1" && cell.preparations == 0)
    }

    @Test("G2 a cell kept for its first responder leaves once that has resigned")
    func keptCellLeaves() throws {
        let stage = TableStage()
        let cell = try #require(stage.cell(1))
        cell.field.becomeFirstResponder()
        stage.scroll(to: 2_000)
        cell.field.resignFirstResponder()
        stage.scroll(to: 2_001)
        #expect(stage.cell(1) == nil)
        #expect(stage.table.indexPath(for: cell) == nil)
    }

    @Test("G3 a cell that is not in the table has no index path")
    func strangers() throws {
        let stage = TableStage()
        let cell = try #require(stage.cell(0))
        #expect(stage.table.indexPath(for: cell) == IndexPath(row: 0, section: 0))
        #expect(stage.table.indexPath(for: UITableViewCell()) == nil)
        stage.scroll(to: 1_000)
        #expect(stage.table.indexPathsForVisibleRows?.contains(IndexPath(row: 0, section: 0)) == false)
        #expect(stage.table.indexPath(for: cell) != IndexPath(row: 0, section: 0))
    }

    @Test("G4 an empty table has no index paths of visible rows")
    func emptyTable() {
        let stage = TableStage([])
        #expect(stage.table.indexPathsForVisibleRows == nil)
        #expect(stage.table.visibleCells.isEmpty)
        #expect(stage.table.numberOfSections == 0)
    }

    @Test("G6 after a scroll that is not animated there are new cells only after layout")
    func cellsAfterLayout() {
        let stage = TableStage()
        let path = IndexPath(row: 60, section: 0)
        stage.table.scrollToRow(at: path, at: .top, animated: false)
        #expect(stage.table.cellForRow(at: path) == nil)
        stage.table.layoutIfNeeded()
        #expect(stage.table.cellForRow(at: path) != nil)
    }

    @Test("G6 after an animated scroll there are new cells when its end has been told")
    func cellsAfterAnimation() {
        let stage = TableStage()
        let path = IndexPath(row: 60, section: 0)
        stage.table.scrollToRow(at: path, at: .middle, animated: true)
        stage.table.layoutIfNeeded()
        #expect(stage.table.cellForRow(at: path) == nil)
        stage.device.settle()
        #expect(stage.table.cellForRow(at: path) != nil)
        #expect(stage.table.rectForRow(at: path).midY == stage.table.bounds.midY)
    }

    @Test("G8 a cell is prepared when it is used again, and not when it is configured again")
    func preparation() throws {
        let stage = TableStage()
        let cell = try #require(stage.cell(0))
        #expect(cell.preparations == 0)
        stage.source.sections[0][0] = "Other"
        stage.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        stage.table.layoutIfNeeded()
        #expect(stage.cell(0) === cell)
        #expect(cell.title == "Other" && cell.preparations == 0)
        stage.scroll(to: 1_000)
        stage.scroll(to: 2_000)
        #expect(cell.preparations > 0)
    }

    @Test("G8 a cell without a reuse identifier is never used again")
    func noIdentifier() throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                FieldCell(style: .default, reuseIdentifier: nil)
            }
        }
        let stage = TableStage()
        let source = Source()
        stage.table.dataSource = source
        stage.table.layoutIfNeeded()
        weak let cell = stage.cell(0)
        #expect(cell?.preparations == 0)
        stage.scroll(to: 1_000)
        #expect(cell == nil)
    }

    @Test("G9 without an index path there is a cell only where one waits or a class is registered")
    func dequeuing() throws {
        let stage = TableStage()
        #expect(stage.table.dequeueReusableCell(withIdentifier: "unknown") == nil)
        #expect(stage.table.dequeueReusableCell(withIdentifier: "cell") is FieldCell)
        let path = IndexPath(row: 0, section: 0)
        #expect(stage.table.dequeueReusableCell(withIdentifier: "cell", for: path) is FieldCell)
        stage.table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        let plain = try #require(stage.table.dequeueReusableCell(withIdentifier: "plain"))
        #expect(type(of: plain) == UITableViewCell.self)
        #expect(plain.reuseIdentifier == "plain")
    }

    @Test("G13 reloading makes a field in a cell resign, or it goes on with the row it had")
    func reloading() throws {
        for (reload, keeps) in [(HeadlessBehaviour.TableReload.resigns, false), (.keepsEditing, true)] {
            var behaviour = HeadlessBehaviour()
            behaviour.tableReload = reload
            let stage = TableStage(behaviour: behaviour)
            let cell = try #require(stage.cell(3))
            cell.field.becomeFirstResponder()
            stage.source.sections = [["Row 0", "Row 1", "Row 2", "Other", "Row 4"]]
            stage.table.reloadData()
            stage.table.layoutIfNeeded()
            #expect(cell.field.isFirstResponder == keeps)
            #expect(!keeps || stage.cell(3) === cell)
            #expect(stage.cell(3)?.title == "Other")
            // Nothing stays behind in the table.
            let cells = stage.table.subviews.compactMap { $0 as? UITableViewCell }
            #expect(Set(cells) == Set(stage.table.visibleCells))
        }
    }

    @Test("G14 a control stands in the content view, that in the cell, and that in the table")
    func ancestry() throws {
        let stage = TableStage()
        let cell = try #require(stage.cell(0))
        #expect(cell.field.superview === cell.contentView)
        #expect(cell.contentView.superview === cell)
        #expect(cell.superview === stage.table)
        #expect(cell.next === stage.table)
    }

    @Test("G14 updates without changes ask for heights again and keep cells and focus")
    func emptyUpdates() throws {
        let stage = TableStage()
        let cell = try #require(stage.cell(2))
        cell.field.becomeFirstResponder()
        cell.wantedHeight = 120
        stage.table.beginUpdates()
        stage.table.endUpdates()
        #expect(stage.cell(2) === cell)
        #expect(cell.field.isFirstResponder)
        #expect(cell.frame.height == 120)
        #expect(stage.cell(3)?.frame.minY == cell.frame.maxY)
    }

    @Test("only as many cells are made as are seen, and scrolling makes few more")
    func fewCells() {
        let stage = TableStage { table, _ in table.isPrefetchingEnabled = false }
        let seen = stage.table.visibleCells.count
        #expect(stage.source.cells.count == seen)
        for y in stride(from: 0, through: 3_000, by: 37) { stage.scroll(to: CGFloat(y)) }
        #expect(stage.source.cells.count <= seen + 2)
    }

    @Test("coming to be seen and going out of sight are told")
    func displaying() {
        let stage = TableStage()
        #expect(stage.source.log.take() == (0..<16).map { "will display \($0)" })
        stage.scroll(to: 50)
        #expect(stage.source.log.take() == ["did end displaying 0", "will display 16"])
    }

    @Test("subviews stand in the order of the rows, however the table was scrolled")
    func order() {
        let stage = TableStage()
        for y in [300, 0, 500, 200, 1_000, 900] as [CGFloat] { stage.scroll(to: y) }
        let rows = stage.table.subviews.compactMap { $0 as? FieldCell }.map { $0.frame.minY }
        #expect(rows == rows.sorted())
        #expect(rows.count == stage.table.visibleCells.count)
    }

    @Test("a table, its cells and those that wait are released")
    func lifetime() {
        weak var table: UITableView?
        var cells: [TableSource.Weak] = []
        do {
            let stage = TableStage()
            stage.scroll(to: 700)
            stage.cell(20)?.field.becomeFirstResponder()
            stage.scroll(to: 0)
            table = stage.table
            cells = stage.source.cells
            #expect(cells.contains { $0.cell != nil })
            stage.device.close(stage.window)
            stage.device.settle()
        }
        #expect(table == nil)
        #expect(cells.allSatisfy { $0.cell == nil })
    }
}
