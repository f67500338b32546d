import Testing
import UIKit

@MainActor
@Suite("Selecting items")
struct CollectionSelectionTests {
    /// Writes down every call, and refuses what it is told to.
    private final class Judge: NSObject, UICollectionViewDelegate {
        let log = Log()
        var refusals: Set<String> = []

        private func judge(_ question: String, _ indexPath: IndexPath) -> Bool {
            log("\(question) \(indexPath.item)")
            return !refusals.contains(question)
        }

        func collectionView(_ view: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
            judge("shouldHighlight", indexPath)
        }
        func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            log("didHighlight \(indexPath.item)")
        }
        func collectionView(_ view: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            log("didUnhighlight \(indexPath.item)")
        }
        func collectionView(_ view: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            judge("shouldSelect", indexPath)
        }
        func collectionView(_ view: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
            judge("shouldDeselect", indexPath)
        }
        func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log("didSelect \(indexPath.item)")
        }
        func collectionView(_ view: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            log("didDeselect \(indexPath.item)")
        }
    }

    private let judge = Judge()

    /// Rows whose fields don't receive touches, so that taps go to the cells.
    private func stage() -> CollectionStage {
        let stage = CollectionStage([Array(0..<100)])
        for case let cell as FieldItemCell in stage.collectionView.visibleCells {
            cell.field.isUserInteractionEnabled = false
        }
        stage.collectionView.delegate = judge
        return stage
    }

    private func tap(_ item: Int, _ stage: CollectionStage) {
        stage.cell(item).map(stage.stage.tap)
    }

    @Test("a tap selects an item, and another tap another one")
    func taps() {
        let stage = stage()
        tap(2, stage)
        #expect(
            judge.log.take() == [
                "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didSelect 2", "didUnhighlight 2",
            ])
        #expect(stage.cell(2)?.isSelected == true)
        #expect(stage.cell(2)?.isHighlighted == false)
        tap(5, stage)
        #expect(
            judge.log.take() == [
                "shouldHighlight 5", "didHighlight 5", "shouldSelect 5", "didDeselect 2", "didSelect 5",
                "didUnhighlight 5",
            ])
        #expect(stage.cell(2)?.isSelected == false)
        #expect(stage.collectionView.indexPathsForSelectedItems == [.first(5)])
    }

    @Test("several items can be selected, and tapped again to deselect them")
    func multiple() {
        let stage = stage()
        stage.collectionView.allowsMultipleSelection = true
        tap(2, stage)
        tap(5, stage)
        #expect(stage.collectionView.indexPathsForSelectedItems == [.first(2), .first(5)])
        _ = judge.log.take()
        tap(2, stage)
        #expect(
            judge.log.take() == [
                "shouldHighlight 2", "didHighlight 2", "shouldDeselect 2", "didDeselect 2", "didUnhighlight 2",
            ])
        #expect(stage.collectionView.indexPathsForSelectedItems == [.first(5)])
    }

    @Test("the delegate may refuse", arguments: ["shouldHighlight", "shouldSelect"])
    func refusing(question: String) {
        let stage = stage()
        tap(1, stage)
        judge.refusals = [question]
        tap(2, stage)
        #expect(stage.collectionView.indexPathsForSelectedItems == [.first(1)])
        #expect(stage.cell(2)?.isHighlighted == false)
    }

    @Test("without a delegate, and with one that implements nothing, a tap selects")
    func noDelegate() {
        let stage = stage()
        stage.collectionView.delegate = nil
        tap(3, stage)
        #expect(stage.collectionView.indexPathsForSelectedItems == [.first(3)])
        stage.collectionView.allowsSelection = false
        tap(4, stage)
        #expect(stage.collectionView.indexPathsForSelectedItems == [.first(3)])
    }

    @Test("a control in a cell keeps its taps")
    func control() {
        let stage = stage()
        stage.cell(2)?.field.isUserInteractionEnabled = true
        tap(2, stage)
        #expect(judge.log.take() == [])
        #expect(stage.cell(2)?.field.isFirstResponder == true)
    }

    @Test("a drag selects nothing, and highlights the item only if the finger has stayed on it before")
    func drag() {
        let stage = stage()
        stage.stage.drag(stage.collectionView, by: CGVector(dx: 0, dy: -60))
        stage.stage.device.settle()
        #expect(judge.log.take() == [])
        let (device, list) = (stage.stage.device, stage.collectionView)
        let start = list.convert(CGPoint(x: list.bounds.midX, y: list.bounds.midY), to: nil)
        let finger = device.putDown(at: start)
        finger?.rest()
        finger?.move(to: CGPoint(x: start.x, y: start.y - 60))
        finger?.lift()
        let calls = judge.log.take()
        #expect(calls.contains { $0.hasPrefix("didHighlight") } && calls.contains { $0.hasPrefix("didUnhighlight") })
        #expect(!calls.contains { $0.contains("elect") })
    }

    @Test("what is selected in code is not announced, and shows when its cell comes")
    func programmatic() {
        let stage = stage()
        stage.collectionView.selectItem(at: .first(50), animated: false, scrollPosition: .top)
        stage.collectionView.layoutIfNeeded()
        #expect(stage.cell(50)?.isSelected == true)
        #expect(stage.cell(51)?.isSelected == false)
        stage.collectionView.deselectItem(at: .first(50), animated: false)
        #expect(stage.cell(50)?.isSelected == false)
        stage.collectionView.selectItem(at: .first(51), animated: false, scrollPosition: [])
        stage.collectionView.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(stage.collectionView.indexPathsForSelectedItems == nil)
        #expect(judge.log.take() == [])
    }

    @Test("the selection follows its items through updates and goes with a reload")
    func updates() {
        let stage = stage()
        tap(2, stage)
        stage.source.sections[0].insert(1000, at: 0)
        stage.collectionView.insertItems(at: [.first(0)])
        #expect(stage.collectionView.indexPathsForSelectedItems == [.first(3)])
        stage.collectionView.reloadData()
        #expect(stage.collectionView.indexPathsForSelectedItems == nil)
    }
}
