import Testing
import UIKit

@Suite("Selecting rows")
@MainActor
struct TableSelectionTests {
    @Test("a tap selects, and deselects what was selected")
    func taps() throws {
        let stage = TableStage()
        _ = stage.source.log.take()
        try stage.device.tap(#require(stage.cell(2)))
        #expect(stage.source.log.take() == ["will select 2", "did select 2"])
        #expect(stage.cell(2)?.isSelected == true)
        try stage.device.tap(#require(stage.cell(4)))
        #expect(stage.source.log.take() == ["will select 4", "will deselect 2", "did deselect 2", "did select 4"])
        #expect(stage.cell(2)?.isSelected == false)
        #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
        stage.table.deselectRow(at: IndexPath(row: 4, section: 0), animated: false)
        #expect(stage.cell(4)?.isSelected == false)
        #expect(stage.table.indexPathsForSelectedRows == nil)
        #expect(stage.source.log.take() == [])
    }

    @Test("the delegate can refuse, or choose another row")
    func delegate() throws {
        let stage = TableStage()
        stage.source.selects = { $0.row == 2 ? nil : IndexPath(row: $0.row + 1, section: 0) }
        try stage.device.tap(#require(stage.cell(2)))
        #expect(stage.table.indexPathForSelectedRow == nil)
        try stage.device.tap(#require(stage.cell(3)))
        #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 4, section: 0))
    }

    @Test("several rows can be selected where that is allowed, and none where nothing is")
    func several() throws {
        let stage = TableStage()
        stage.table.allowsMultipleSelection = true
        for row in [5, 1, 3, 1] { try stage.device.tap(#require(stage.cell(row))) }
        #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [3, 5])
        stage.table.allowsSelection = false
        try stage.device.tap(#require(stage.cell(7)))
        #expect(stage.table.indexPathsForSelectedRows?.map(\.row) == [3, 5])
    }

    @Test("a tap on a control in a cell is the control's alone, and a drag selects nothing")
    func controls() throws {
        let stage = TableStage()
        let cell = try #require(stage.cell(2))
        try stage.device.tap(cell.field)
        #expect(cell.field.isFirstResponder)
        stage.device.drag(from: CGPoint(x: 40, y: 300), to: CGPoint(x: 40, y: 150))
        stage.device.settle()
        #expect(stage.table.contentOffset.y > 0)
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.table.visibleCells.allSatisfy { !$0.isHighlighted })
    }

    @Test("a selected row is selected again when it comes back, and moves with its row")
    func survives() throws {
        let stage = TableStage()
        try stage.device.tap(#require(stage.cell(1)))
        stage.scroll(to: 2_000)
        #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
        stage.scroll(to: 0)
        #expect(stage.cell(1)?.isSelected == true)
        stage.source.sections[0].insert("New", at: 0)
        stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        stage.source.sections[0].remove(at: 2)
        stage.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test("selecting by code tells nobody and can scroll")
    func byCode() {
        let stage = TableStage()
        _ = stage.source.log.take()
        stage.table.selectRow(at: IndexPath(row: 50, section: 0), animated: false, scrollPosition: .top)
        stage.table.layoutIfNeeded()
        #expect(stage.cell(50)?.isSelected == true)
        #expect(stage.table.contentOffset.y == 2_200)
        #expect(!stage.source.log.take().contains { $0.contains("select") })
        stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(stage.table.indexPathForSelectedRow == nil)
    }
}
