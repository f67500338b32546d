import Testing
import UIKit

@Suite("Changing tables")
@MainActor
struct TableUpdateTests {
    @Test("inserted rows push the others down, whose cells stay")
    func inserting() throws {
        let stage = TableStage([["a", "b", "c"]])
        let cell = try #require(stage.cell(1))
        stage.source.sections[0].insert("x", at: 1)
        stage.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        #expect(stage.titles == ["a", "x", "b", "c"])
        #expect(stage.cell(2) === cell)
        #expect(cell.preparations == 0)
        #expect(cell.frame.minY == 88)
    }

    @Test("G14 a row keeps its focus while others come and go, and loses it with its cell")
    func focus() throws {
        let stage = TableStage([["a", "b", "c"]])
        let cell = try #require(stage.cell(1))
        cell.field.becomeFirstResponder()
        stage.table.performBatchUpdates {
            stage.source.sections[0] = ["x", "b", "c"]
            stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            stage.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
        #expect(cell.field.isFirstResponder)
        stage.source.sections[0] = ["x", "c"]
        stage.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        #expect(!cell.field.isFirstResponder)
        #expect(cell.superview == nil)
    }

    @Test("a reloaded row gets another cell, and a section is reloaded with its count")
    func reloading() throws {
        let stage = TableStage([["a", "b"], ["c"]])
        let cell = try #require(stage.cell(0))
        stage.source.sections[0][0] = "x"
        stage.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(stage.cell(0) !== cell)
        #expect(stage.titles == ["x", "b", "c"])
        stage.source.sections[1] = ["d", "e", "f"]
        stage.table.reloadSections([1], with: .none)
        #expect(stage.titles == ["x", "b", "d", "e", "f"])
    }

    @Test("the completion of a batch runs in a later turn")
    func completion() {
        let stage = TableStage([["a"]])
        var hasEnded = false
        stage.table.performBatchUpdates(nil) { hasEnded = $0 }
        #expect(!hasEnded)
        stage.device.settle()
        #expect(hasEnded)
    }

    @Test("a table that has asked for nothing yet learns changes with everything else")
    func early() {
        _ = HeadlessDevice(.iPhoneSE)
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), TableSource([["a"]]))
        table.dataSource = source
        source.sections[0].append("b")
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        #expect(table.numberOfRows(inSection: 0) == 2)
    }

    @Test("reloading asks for counts at once and for cells at the next layout")
    func reloadData() {
        let stage = TableStage([["a", "b"]])
        stage.source.sections = [["c", "d", "e"]]
        let requests = stage.source.cellRequests
        stage.table.reloadData()
        #expect(stage.table.numberOfRows(inSection: 0) == 3)
        #expect(stage.table.contentSize.height == 132)
        #expect(stage.source.cellRequests == requests)
        stage.table.layoutIfNeeded()
        #expect(stage.titles == ["c", "d", "e"])
    }
}
