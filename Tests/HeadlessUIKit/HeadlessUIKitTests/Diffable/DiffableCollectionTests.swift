import TestSupport
import Testing
import UIKit

/// A collection view of 300 × 400 points with rows of 50 points, and a diffable data source.
@MainActor
final class DiffableStage {
    typealias Source = UICollectionViewDiffableDataSource<String, Int>

    let stage = ViewStage()
    let collectionView: UICollectionView
    private(set) var source: Source!
    /// The items that the cell provider was asked for, and how often cells were prepared for reuse.
    let requests = Log()

    init(_ sections: [(String, [Int])] = [("a", Array(0..<20))]) {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: CollectionStage.rows())
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.isPrefetchingEnabled = false
        let registration = UICollectionView.CellRegistration<FieldItemCell, Int> { cell, _, item in cell.item = item }
        source = Source(collectionView: collectionView) { [requests] collectionView, path, item in
            requests("\(item)")
            return collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        stage.add(collectionView, CGRect(x: 40, y: 100, width: 300, height: 400))
        change { snapshot in
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items, toSection: section)
            }
        }
        collectionView.layoutIfNeeded()
        _ = requests.take()
    }

    func change(
        animated isAnimated: Bool = true, _ body: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void,
        completion: (() -> Void)? = nil
    ) {
        var snapshot = source.snapshot()
        body(&snapshot)
        source.apply(snapshot, animatingDifferences: isAnimated, completion: completion)
    }

    func cell(_ item: Int) -> FieldItemCell? {
        source.indexPath(for: item).flatMap { collectionView.cellForItem(at: $0) as? FieldItemCell }
    }

    /// The items that cells on screen show, from top to bottom.
    var shown: [Int] {
        collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.compactMap { ($0 as? FieldItemCell)?.item }
    }
}

@MainActor
@Suite("Diffable data sources of collection views")
struct DiffableCollectionTests {
    @Test("apply(_:animatingDifferences:completion:): what differs comes, goes and moves; the cells of the rest stay")
    func differences() throws {
        let stage = DiffableStage([("a", [0, 1, 2, 3])])
        let cells = Dictionary(uniqueKeysWithValues: try (0..<4).map { ($0, try #require(stage.cell($0))) })
        stage.change { snapshot in
            snapshot.deleteItems([1])
            snapshot.insertItems([10, 11], beforeItem: 0)
            snapshot.moveItem(3, beforeItem: 2)
        }
        stage.collectionView.layoutIfNeeded()
        #expect(stage.shown == [10, 11, 0, 3, 2])
        for item in [0, 2, 3] { #expect(stage.cell(item) === cells[item], "\(item)") }
        #expect(stage.requests.take() == ["10", "11"])
        #expect(stage.collectionView.numberOfItems(inSection: 0) == 5)
    }

    @Test("without animation it is a difference all the same, as since iOS 15", arguments: [true, false])
    func unanimated(_ isAnimated: Bool) throws {
        let stage = DiffableStage()
        let cell = try #require(stage.cell(3))
        cell.field.becomeFirstResponder()
        stage.change(animated: isAnimated) { $0.deleteItems([0, 1]) }
        #expect(stage.cell(3) === cell)
        #expect(cell.field.isFirstResponder)
    }

    @Test("the completion runs once, after the animation", arguments: [(true, 0.3), (false, 0)])
    func completion(_ isAnimated: Bool, _ duration: Double) {
        let stage = DiffableStage()
        var count = 0
        stage.change(animated: isAnimated, { $0.deleteItems([0]) }, completion: { count += 1 })
        #expect(count == 0)
        let device = stage.stage.device
        if duration > 0 {
            device.runLoop.advance(by: duration - 0.01)
            #expect(count == 0)
        }
        device.advance(by: 0.02)
        #expect(count == 1)
        device.settle()
        #expect(count == 1)
    }

    @Test("sections come, go and move with their cells")
    func sections() throws {
        let stage = DiffableStage([("a", [0, 1]), ("b", [2]), ("c", [3])])
        let cells = try (0..<4).map { try #require(stage.cell($0)) }
        stage.change { snapshot in
            snapshot.deleteSections(["b"])
            snapshot.moveSection("c", beforeSection: "a")
            snapshot.insertSections(["d"], afterSection: "c")
            snapshot.appendItems([4, 5], toSection: "d")
            snapshot.moveItem(1, afterItem: 4)
        }
        stage.collectionView.layoutIfNeeded()
        #expect(stage.shown == [3, 4, 1, 5, 0])
        for item in [0, 1, 3] { #expect(stage.cell(item) === cells[item]) }
        #expect(stage.source.sectionIdentifier(for: 1) == "d")
        #expect(stage.source.index(for: "a") == 2)
        #expect(stage.source.index(for: "b") == nil)
    }

    @Test("an item that leaves a section which is deleted keeps its cell")
    func rescue() throws {
        let stage = DiffableStage([("a", [0]), ("b", [1, 2])])
        let cell = try #require(stage.cell(2))
        cell.field.becomeFirstResponder()
        stage.change { snapshot in
            snapshot.moveItem(2, afterItem: 0)
            snapshot.deleteSections(["b"])
        }
        #expect(stage.cell(2) === cell)
        #expect(cell.field.isFirstResponder)
        stage.collectionView.layoutIfNeeded()
        #expect(stage.shown == [0, 2])
    }

    @Test("G8 reloadItems makes another cell, reconfigureItems asks for the one there is")
    func reloading() throws {
        let stage = DiffableStage()
        let (first, second) = (try #require(stage.cell(1)), try #require(stage.cell(2)))
        first.field.becomeFirstResponder()
        stage.change { $0.reconfigureItems([1]) }
        #expect(stage.requests.take() == ["1"])
        #expect(stage.cell(1) === first)
        #expect(first.field.isFirstResponder && first.preparations == 0)
        stage.change { $0.reloadItems([2]) }
        stage.collectionView.layoutIfNeeded()
        #expect(stage.requests.take() == ["2"])
        #expect(second.superview == nil || second.preparations == 1)
        // What was carried out is not carried out again.
        stage.change { _ in }
        #expect(stage.requests.take() == [])
    }

    @Test("an item that is reloaded and reconfigured is reloaded, with one cell")
    func reloadingAndReconfiguring() throws {
        let stage = DiffableStage()
        let first = try #require(stage.cell(1))
        stage.change { snapshot in
            snapshot.reconfigureItems([1])
            snapshot.reloadItems([1])
        }
        stage.collectionView.layoutIfNeeded()
        #expect(stage.requests.take() == ["1"])
        #expect(first.superview == nil || first.preparations == 1)
    }

    @Test("reloading the item that is edited ends its editing")
    func reloadingTheEdited() throws {
        let stage = DiffableStage()
        let field = try #require(stage.cell(1)?.field)
        field.becomeFirstResponder()
        stage.change { $0.reloadItems([1]) }
        #expect(!field.isFirstResponder)
    }

    @Test("applySnapshotUsingReloadData(_:completion:) asks for all cells again")
    func reload() {
        let stage = DiffableStage([("a", [0, 1, 2])])
        var snapshot = stage.source.snapshot()
        snapshot.appendItems([3])
        var isDone = false
        stage.source.applySnapshotUsingReloadData(snapshot) { isDone = true }
        stage.collectionView.layoutIfNeeded()
        #expect(stage.requests.take() == ["0", "1", "2", "3"])
        stage.stage.device.settle()
        #expect(isDone)
    }

    @Test("items and index paths are found by each other, also where no cell is shown")
    func identifiers() {
        let stage = DiffableStage([("a", Array(0..<50)), ("b", [100])])
        #expect(stage.source.indexPath(for: 40) == .first(40))
        #expect(stage.source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 100)
        #expect(stage.source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)
        #expect(stage.source.indexPath(for: 200) == nil)
    }

    @Test("supplementaryViewProvider gives headers and footers")
    func supplementaryViews() throws {
        let stage = DiffableStage([("a", [0]), ("b", [1])])
        let layout = try #require(stage.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
        let kind = UICollectionView.elementKindSectionHeader
        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: kind) {
            view, kind, path in
            view.tag = path.section + 1
        }
        stage.source.supplementaryViewProvider = { collectionView, _, path in
            collectionView.dequeueConfiguredReusableSupplementary(using: registration, for: path)
        }
        layout.headerReferenceSize = CGSize(width: 300, height: 30)
        stage.collectionView.layoutIfNeeded()
        let views = stage.collectionView.visibleSupplementaryViews(ofKind: kind)
        #expect(views.map(\.tag).sorted() == [1, 2])
    }

    @Test("a snapshot that is applied while another one is, from a field that loses its cell, comes after it")
    func nested() throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            var onEnd: () -> Void = {}
            func textFieldDidEndEditing(_ textField: UITextField) { onEnd() }
        }
        let stage = DiffableStage([("a", [0, 1, 2])])
        let delegate = Delegate()
        let field = try #require(stage.cell(1)?.field)
        field.delegate = delegate
        field.becomeFirstResponder()
        delegate.onEnd = { stage.change { $0.appendItems([10]) } }
        stage.change { $0.deleteItems([1]) }
        stage.collectionView.layoutIfNeeded()
        #expect(stage.shown == [0, 2, 10])
    }

    @Test("a snapshot may be applied on another thread, and is shown on the main one")
    func background() async {
        let stage = DiffableStage([("a", [0, 1, 2])])
        let source = stage.source!
        await Task.detached {
            var snapshot = source.snapshot()
            snapshot.deleteItems([0])
            source.apply(snapshot)
        }.value
        // The main queue is a serial one.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        stage.collectionView.layoutIfNeeded()
        #expect(stage.shown == [1, 2])
    }

    @Test("CellRegistration: cells of one registration are used again for it, and not for another one")
    func registrations() {
        let stage = CollectionStage([[0]])
        let view = stage.collectionView
        var filled: [Int] = []
        let one = UICollectionView.CellRegistration<FieldItemCell, Int> { _, _, item in filled.append(item) }
        let other = UICollectionView.CellRegistration<FieldItemCell, Int> { _, _, item in filled.append(-item) }
        let cell = view.dequeueConfiguredReusableCell(using: one, for: .first(0), item: 5)
        let second = view.dequeueConfiguredReusableCell(using: other, for: .first(0), item: 6)
        #expect(filled == [5, -6])
        #expect(cell.reuseIdentifier != nil && cell.reuseIdentifier != second.reuseIdentifier)
    }

    @Test("any snapshot follows any other one, with the cells of what stays")
    func random() {
        var generator = SplitMix64(seed: 12)
        for _ in 0..<60 {
            let stage = DiffableStage([])
            for step in 0..<8 {
                let items = (0..<14).shuffled(using: &generator).prefix(Int.random(in: 0...12, using: &generator))
                let names = ["a", "b", "c"].shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator))
                var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
                snapshot.appendSections(Array(names))
                for item in items { snapshot.appendItems([item], toSection: names.randomElement(using: &generator)) }
                let before = Dictionary(uniqueKeysWithValues: stage.shown.map { ($0, stage.cell($0)) })
                stage.source.apply(snapshot)
                stage.collectionView.layoutIfNeeded()
                let order = snapshot.itemIdentifiers
                #expect(stage.shown == Array(order.prefix(8)), "step \(step)")
                for item in stage.shown {
                    guard let cell = before[item] else { continue }
                    #expect(stage.cell(item) === cell, "step \(step), \(item)")
                }
            }
        }
    }
}
