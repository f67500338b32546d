import Testing
import UIKit

/// Cells: when there are any, where they are, and when they are used again.
@Suite("Cells of tables")
@MainActor
struct TableReuseTests {
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
        weak var cell: FieldCell?
        cell = stage.cell(0)
        #expect(cell?.preparations == 0)
        stage.scroll(to: 1_000)
        #expect(cell == nil)
    }

    @Test("G13 reloading makes a field in a cell resign, or it goes on with the row it had")
    func reloading() throws {
        for (reload, keeps) in [(HeadlessBehavior.TableReload.resigns, false), (.keepsEditing, true)] {
            var behavior = HeadlessBehavior()
            behavior.tableReload = reload
            let stage = TableStage(behavior: behavior)
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
