import TestSupport
import Testing
import UIKit

/// Answers for a flow layout out of the sections that the oracle has too.
private final class SectionDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var sections: [FlowLayoutOracle.Section]
    private let isVertical: Bool

    init(_ sections: [FlowLayoutOracle.Section], isVertical: Bool) {
        self.sections = sections
        self.isVertical = isVertical
    }

    private func edge(_ length: CGFloat) -> CGSize {
        isVertical ? CGSize(width: 1, height: length) : CGSize(width: length, height: 1)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sections[indexPath.section].sizes[indexPath.item] }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { sections[section].inset }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { sections[section].lineSpacing }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { sections[section].spacing }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { edge(sections[section].header) }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { edge(sections[section].footer) }
}

/// A flow layout that is mirrored where the interface runs from right to left.
private final class FlippingLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

@MainActor
@Suite("Flow layouts")
struct FlowLayoutTests {
    /// One way to lay the same sections out.
    struct Way: CustomTestStringConvertible {
        var isVertical = true
        var isRightToLeft = false
        var flips = false

        var testDescription: String {
            "\(isVertical ? "vertical" : "horizontal")\(isRightToLeft ? ", RTL" : "")\(flips ? ", flips" : "")"
        }

        static let all = [
            Way(), Way(isVertical: false), Way(isRightToLeft: true), Way(isVertical: false, isRightToLeft: true),
            Way(isRightToLeft: true, flips: true), Way(isVertical: false, isRightToLeft: true, flips: true),
            Way(flips: true),
        ]
    }

    @MainActor
    private struct Setup {
        let stage: CollectionStage
        let delegate: SectionDelegate
        let way: Way
        var view: UICollectionView { stage.collectionView }

        init(_ sections: [FlowLayoutOracle.Section], _ way: Way) {
            self.way = way
            let layout = way.flips ? FlippingLayout() : UICollectionViewFlowLayout()
            layout.scrollDirection = way.isVertical ? .vertical : .horizontal
            delegate = SectionDelegate(sections, isVertical: way.isVertical)
            stage = CollectionStage(
                [], layout: layout, layoutDirection: way.isRightToLeft ? .rightToLeft : .leftToRight)
            view.delegate = delegate
            number()
            view.reloadData()
            view.layoutIfNeeded()
        }

        /// Gives every item a number for its size, by which it is recognized.
        func number() {
            stage.source.sections = delegate.sections.map { section in
                section.sizes.map { Int($0.width * 4) * 1000 + Int($0.height * 4) }
            }
        }

        /// Compares everything with the oracle: what each element's place is, and which views are there.
        func check(_ context: String, sourceLocation: SourceLocation = #_sourceLocation) {
            let room = way.isVertical ? view.bounds.width : view.bounds.height
            let oracle = FlowLayoutOracle(delegate.sections, room: room, isVertical: way.isVertical)
            #expect(view.contentSize == oracle.contentSize, "\(context)", sourceLocation: sourceLocation)
            func mirrored(_ rect: CGRect) -> CGRect {
                guard way.isRightToLeft, way.flips else { return rect }
                var rect = rect
                rect.origin.x = max(oracle.contentSize.width, view.bounds.width) - rect.maxX
                return rect
            }
            var wrong: [String] = []
            func compare(_ name: String, _ found: CGRect?, _ expected: CGRect) {
                let expected = mirrored(expected)
                guard let found, found.isNearly(expected)
                else { return wrong.append("\(name): \(String(describing: found)), not \(expected)") }
            }
            for (path, rect) in oracle.items {
                compare("item \(path)", view.layoutAttributesForItem(at: path)?.frame, rect)
            }
            let edges = [
                (UICollectionView.elementKindSectionHeader, oracle.headers),
                (UICollectionView.elementKindSectionFooter, oracle.footers),
            ]
            for (kind, rects) in edges {
                for (path, rect) in rects {
                    let attributes = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
                    compare("\(kind) \(path)", attributes?.frame, rect)
                }
                let seen = rects.filter { mirrored($0.value).touches(view.bounds) }.keys.sorted()
                let shown = view.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
                if seen != shown { wrong.append("\(kind) at \(shown), not at \(seen)") }
            }
            let seen = oracle.items.filter { mirrored($0.value).touches(view.bounds) }.keys.sorted()
            let shown = view.indexPathsForVisibleItems.sorted()
            if seen != shown { wrong.append("cells at \(shown), not at \(seen)") }
            for path in shown {
                guard let cell = view.cellForItem(at: path) as? FieldItemCell, let rect = oracle.items[path] else {
                    continue
                }
                compare("cell \(path)", cell.frame, rect)
                if cell.item != stage.source.sections[path.section][path.item] { wrong.append("the cell at \(path)") }
                let middle = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
                if view.indexPathForItem(at: middle) != path { wrong.append("the item at \(middle)") }
            }
            #expect(wrong.first == nil, "\(context), \(wrong.count) in all", sourceLocation: sourceLocation)
        }
    }

    @Test("random sections, scrolled through, are where the oracle says", arguments: Way.all)
    func geometry(way: Way) {
        for seed in 0..<(testsEverything ? 25 : 8) {
            var random = QuarterRandom(seed: seed)
            let sections = (0..<Int.random(in: 1...5, using: &random)).map { _ in
                FlowLayoutOracle.Section.random(items: Int.random(in: 0...40, using: &random), using: &random)
            }
            let setup = Setup(sections, way)
            setup.check("seed \(seed)")
            for _ in 0..<6 {
                let size = setup.view.contentSize
                setup.view.contentOffset = CGPoint(
                    x: way.isVertical ? 0 : random.length(0...Int(size.width)),
                    y: way.isVertical ? random.length(0...Int(size.height)) : 0)
                setup.view.layoutIfNeeded()
                setup.check("seed \(seed), offset \(setup.view.contentOffset)")
            }
            setup.view.frame.size = CGSize(width: random.length(100...350), height: random.length(100...500))
            setup.view.layoutIfNeeded()
            setup.check("seed \(seed), resized")
        }
    }

    @Test("random inserts, deletes, moves and reloads keep everything in its place", arguments: Way.all)
    func updates(way: Way) {
        for seed in 0..<(testsEverything ? 25 : 8) {
            var random = QuarterRandom(seed: 1000 + seed)
            let sections = (0..<3).map { _ in
                FlowLayoutOracle.Section.random(items: Int.random(in: 0...20, using: &random), using: &random)
            }
            let setup = Setup(sections, way)
            for step in 0..<8 {
                change(setup, using: &random)
                setup.view.layoutIfNeeded()
                setup.check("seed \(seed), step \(step)")
            }
        }
    }

    /// One batch of changes, made to the data as documented: what goes first, from the end, then what comes, from the
    /// beginning.
    private func change(_ setup: Setup, using random: inout QuarterRandom) {
        var sections = setup.delegate.sections
        var goingSections = IndexSet()
        var goingItems: [IndexPath] = []
        var reloaded: [IndexPath] = []
        for section in sections.indices {
            if sections.count > 1, goingSections.count < sections.count - 1, random.chance(10) {
                goingSections.insert(section)
                continue
            }
            for item in sections[section].sizes.indices where random.chance(15) {
                let path = IndexPath(item: item, section: section)
                if random.chance(60) {
                    goingItems.append(path)
                } else {
                    sections[section].sizes[item] = CGSize(width: random.length(8...80), height: random.length(8...80))
                    reloaded.append(path)
                }
            }
        }
        // One of those that go comes back elsewhere.
        let moved = random.chance(50) ? goingItems.popLast() : nil
        let movedSize = moved.map { sections[$0.section].sizes[$0.item] }
        for path in (goingItems + [moved].compactMap { $0 }).sorted().reversed() {
            sections[path.section].sizes.remove(at: path.item)
        }
        for section in goingSections.reversed() { sections.remove(at: section) }
        var newSections = IndexSet()
        if random.chance(25) {
            let place = Int.random(in: 0...sections.count, using: &random)
            sections.insert(.random(items: Int.random(in: 0...8, using: &random), using: &random), at: place)
            newSections.insert(place)
        }
        var newItems: [IndexPath] = []
        var target: IndexPath?
        for section in sections.indices where !newSections.contains(section) {
            var place = 0
            while place <= sections[section].sizes.count {
                if random.chance(10) {
                    let path = IndexPath(item: place, section: section)
                    if let movedSize, target == nil {
                        sections[section].sizes.insert(movedSize, at: place)
                        target = path
                    } else {
                        let size = CGSize(width: random.length(8...80), height: random.length(8...80))
                        sections[section].sizes.insert(size, at: place)
                        newItems.append(path)
                    }
                }
                place += 1
            }
        }
        if let moved, target == nil { goingItems.append(moved) }
        let view = setup.view
        view.performBatchUpdates {
            setup.delegate.sections = sections
            setup.number()
            view.deleteSections(goingSections)
            view.insertSections(newSections)
            view.deleteItems(at: goingItems)
            view.insertItems(at: newItems)
            view.reloadItems(at: reloaded)
            if let moved, let target { view.moveItem(at: moved, to: target) }
        }
    }

    @Test("the layout's properties hold where there is no delegate")
    func properties() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 40)
        layout.minimumInteritemSpacing = 5
        layout.minimumLineSpacing = 7
        layout.sectionInset = UIEdgeInsets(top: 11, left: 10, bottom: 13, right: 20)
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        let stage = CollectionStage([Array(0..<5), []], layout: layout)
        // Three to a line of 270 points, with the 30 that are left between them.
        let frames = (0..<5).map { stage.collectionView.layoutAttributesForItem(at: .first($0))?.frame }
        let corners = [(10, 41), (105, 41), (200, 41), (10, 88), (105, 88)]
        #expect(frames == corners.map { CGRect(x: $0.0, y: $0.1, width: 80, height: 40) })
        #expect(stage.collectionView.contentSize == CGSize(width: 300, height: 235))
    }

    @Test("changing a property lays out again")
    func changes() {
        let stage = CollectionStage([Array(0..<20)])
        let layout = stage.layout as? UICollectionViewFlowLayout
        layout?.itemSize.height = 80
        #expect(stage.cell(1)?.frame.minY == 50)
        stage.collectionView.layoutIfNeeded()
        #expect(stage.cell(1)?.frame.minY == 80)
        #expect(stage.collectionView.contentSize.height == 1600)
        stage.collectionView.contentInset.left = 50
        layout?.itemSize.width = 120
        stage.collectionView.layoutIfNeeded()
        #expect(stage.cell(1)?.frame == CGRect(x: 130, y: 0, width: 120, height: 80))
        stage.collectionView.contentInset.right = 1
        stage.collectionView.layoutIfNeeded()
        #expect(stage.cell(1)?.frame.minY == 80)
    }
}

extension CGRect {
    fileprivate func isNearly(_ other: CGRect) -> Bool {
        max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY)) < 0.001
    }

    /// Whether the two have an area in common, beyond what rounding may add.
    fileprivate func touches(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
