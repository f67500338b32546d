import Testing
import UIKit

@MainActor
@Suite("Margins of tables, and tables without a data source")
struct TableMarginTests {
    @Test("A table without a data source has one section, which is empty")
    func noDataSource() {
        _ = HeadlessDevice()
        let table = UITableView()
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
    }

    @Test("Cells and titles keep to the readable width where the table says so")
    func readableWidth() throws {
        let stage = TableStage([["A"], ["B"]], model: .iPad) { table, _ in
            #expect(!table.cellLayoutMarginsFollowReadableWidth)
        }
        let cell = try #require(stage.cell(0))
        #expect(cell.contentView.layoutMargins.left == 20)
        stage.table.cellLayoutMarginsFollowReadableWidth = true
        stage.device.settle()
        let readable = stage.table.readableContentGuide.layoutFrame
        #expect(readable.width == 672)
        let margins = cell.contentView.layoutMargins
        #expect(cell.convert(cell.contentView.bounds.inset(by: margins), to: stage.table).minX == readable.minX)
        #expect(margins.right == margins.left)
    }
}
