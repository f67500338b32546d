import Testing
import UIKit

@MainActor
@Suite("Updates of a collection view")
struct CollectionUpdateTests {
    @Test("G14 cells of items that stay keep their identity and the focus in them")
    func focus() throws {
        let stage = CollectionStage([Array(0..<20)])
        let cell = try #require(stage.cell(3))
        cell.field.becomeFirstResponder()
        stage.source.sections[0].removeSubrange(0..<2)
        stage.source.sections[0].insert(contentsOf: [100, 101, 102], at: 1)
        stage.collectionView.performBatchUpdates {
            stage.collectionView.deleteItems(at: [.first(0), .first(1)])
            stage.collectionView.insertItems(at: [.first(1), .first(2), .first(3)])
        }
        #expect(stage.cell(4) === cell)
        #expect(cell.item == 3)
        #expect(cell.field.isFirstResponder)
        stage.collectionView.layoutIfNeeded()
        #expect(cell.frame.minY == 200)
    }

    @Test("deleting the item that is edited ends its editing, also out of sight")
    func deletingTheEdited() throws {
        let stage = CollectionStage([Array(0..<100)])
        let field = try #require(stage.cell(3)?.field)
        field.becomeFirstResponder()
        stage.scroll(to: 1000)
        #expect(field.isFirstResponder)
        stage.source.sections[0].remove(at: 3)
        stage.collectionView.deleteItems(at: [.first(3)])
        #expect(!field.isFirstResponder)
        #expect(stage.cell(3) == nil)
    }

    @Test("an edited item that is moved out of sight keeps the focus")
    func moving() throws {
        let stage = CollectionStage([Array(0..<100)])
        let cell = try #require(stage.cell(3))
        cell.field.becomeFirstResponder()
        stage.source.sections[0].append(stage.source.sections[0].remove(at: 3))
        stage.collectionView.moveItem(at: .first(3), to: .first(99))
        #expect(cell.field.isFirstResponder)
        #expect(stage.cell(99) === cell)
        #expect(!stage.collectionView.visibleCells.contains(cell))
        #expect(cell.frame.minY == 4950)
    }

    @Test("sections come, go and are loaded again")
    func sections() throws {
        let stage = CollectionStage([[0], [1], [2]])
        let cell = try #require(stage.cell(0, 2))
        stage.source.sections = [[2, 3], [4]]
        stage.collectionView.performBatchUpdates {
            stage.collectionView.deleteSections(IndexSet([0, 1]))
            stage.collectionView.insertItems(at: [.first(1)])
            stage.collectionView.insertSections(IndexSet(integer: 1))
        }
        #expect(stage.collectionView.numberOfSections == 2)
        #expect(stage.cell(0, 0) === cell)
        #expect(stage.visibleItems == [2, 3, 4])
        stage.source.sections[0] = [7, 8, 9]
        stage.collectionView.reloadSections(IndexSet(integer: 0))
        #expect(stage.visibleItems == [4, 7, 8, 9])
    }

    @Test("counts are remembered until the collection view is told of a change")
    func counts() {
        let stage = CollectionStage([Array(0..<20)])
        stage.source.sections[0].append(20)
        #expect(stage.collectionView.numberOfItems(inSection: 0) == 20)
        stage.collectionView.insertItems(at: [.first(20)])
        #expect(stage.collectionView.numberOfItems(inSection: 0) == 21)
        stage.source.sections = [[1], [2]]
        stage.collectionView.reloadData()
        #expect(stage.collectionView.numberOfSections == 2)
    }

    @Test("a reload in a batch outdoes the batch")
    func reloadInBatch() {
        let stage = CollectionStage([Array(0..<20)])
        stage.collectionView.performBatchUpdates {
            stage.collectionView.deleteItems(at: [.first(0)])
            stage.collectionView.reloadData()
            stage.source.sections = [[5, 6]]
        }
        stage.collectionView.layoutIfNeeded()
        #expect(stage.visibleItems == [5, 6])
    }

    @Test("the completion comes later, and batches in batches are one")
    func completion() {
        let stage = CollectionStage([Array(0..<20)])
        let log = Log()
        stage.collectionView.performBatchUpdates {
            stage.source.sections[0].removeFirst(2)
            stage.collectionView.deleteItems(at: [.first(0)])
            stage.collectionView.performBatchUpdates({ stage.collectionView.deleteItems(at: [.first(1)]) }) { _ in
                log("inner")
            }
        } completion: {
            log("outer \($0)")
        }
        #expect(log.take() == [])
        #expect(stage.visibleItems == Array(2..<10))
        stage.stage.device.settle()
        #expect(log.take() == ["inner", "outer true"])
    }

    @Test("updates that do not agree with the data source are an error")
    func contradiction() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = CollectionStage([Array(0..<20)])
                stage.collectionView.deleteItems(at: [.first(0)])
            }
        }
    }
}
