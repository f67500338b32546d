import Testing
import UIKit

/// Items that users expand and collapse, by Apple's pages of UICellAccessory.OutlineDisclosureOptions and
/// UICollectionViewDiffableDataSource.SectionSnapshotHandlers.
@MainActor
@Suite("Outlines")
struct OutlineTests {
    private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>
    private typealias Source = UICollectionViewDiffableDataSource<Int, String>

    /// Fruit with apples and pears, of which the apples are of two kinds, and nuts; in a list of 300 × 400 points, with rows
    /// of 44 points.
    @MainActor
    private final class Outline: NSObject, UICollectionViewDelegate {
        let stage = ViewStage()
        let collection: UICollectionView
        private(set) var source: Source!
        let log = Log()

        init(
            _ accessory: UICellAccessory,
            headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none
        ) {
            var list = UICollectionLayoutListConfiguration(appearance: .plain)
            list.headerMode = headerMode
            collection = UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            super.init()
            collection.contentInsetAdjustmentBehavior = .never
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                cell.accessories = item.count < 6 ? [accessory] : []
            }
            source = Source(collectionView: collection) { view, path, item in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            collection.delegate = self
            stage.add(collection, CGRect(x: 0, y: 100, width: 300, height: 400))
            var snapshot = Snapshot()
            snapshot.append(["Fruit", "Nuts"])
            snapshot.append(["Apple", "William"], to: "Fruit")
            snapshot.append(["Boskop", "Topaz!"], to: "Apple")
            source.apply(snapshot, to: 0)
            stage.device.settle()
        }

        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log("select \(source.itemIdentifier(for: indexPath) ?? "")")
        }

        var shown: [String] {
            collection.layoutIfNeeded()
            return collection.indexPathsForVisibleItems.sorted().compactMap { source.itemIdentifier(for: $0) }
        }

        func cell(_ item: String) -> UICollectionViewListCell? {
            source.indexPath(for: item).flatMap { collection.cellForItem(at: $0) as? UICollectionViewListCell }
        }

        func chevron(_ item: String) -> UIButton? { cell(item)?.subviews.compactMap { $0 as? UIButton }.first }

        func tapChevron(_ item: String) throws { try stage.device.tap(try #require(chevron(item))) }

        func tap(_ item: String) {
            let frame = cell(item).map { $0.convert($0.bounds, to: nil) } ?? .zero
            stage.device.tap(at: CGPoint(x: frame.minX + 80, y: frame.midY))
        }
    }

    @Test("G25 style cell: a tap on the disclosure expands and collapses the item, and another tap selects it")
    func cellStyle() throws {
        let outline = Outline(.outlineDisclosure(options: .init(style: .cell)))
        #expect(outline.shown == ["Fruit", "Nuts"])
        let cell = try #require(outline.cell("Fruit"))
        #expect(!cell.configurationState.isExpanded)
        try outline.tapChevron("Fruit")
        #expect(outline.shown == ["Fruit", "Apple", "William", "Nuts"] && outline.cell("Fruit") === cell)
        #expect(cell.configurationState.isExpanded && outline.source.snapshot(for: 0).isExpanded("Fruit"))
        try outline.tapChevron("Apple")
        #expect(outline.shown == ["Fruit", "Apple", "Boskop", "Topaz!", "William", "Nuts"])
        #expect(outline.log.take() == [])
        outline.tap("Fruit")
        #expect(outline.log.take() == ["select Fruit"] && outline.shown.count == 6)
        try outline.tapChevron("Fruit")
        #expect(outline.shown == ["Fruit", "Nuts"] && !cell.configurationState.isExpanded)
        try outline.tapChevron("Fruit")
        #expect(outline.shown == ["Fruit", "Apple", "Boskop", "Topaz!", "William", "Nuts"])
    }

    @Test("G25 style header: a tap anywhere on the cell expands and collapses the item, and doesn't select it")
    func headerStyle() throws {
        let outline = Outline(.outlineDisclosure(options: .init(style: .header)))
        outline.tap("Fruit")
        #expect(outline.shown == ["Fruit", "Apple", "William", "Nuts"])
        outline.collection.allowsSelection = false
        outline.tap("Fruit")
        #expect(outline.shown == ["Fruit", "Nuts"])
        try outline.tapChevron("Fruit")
        outline.collection.allowsSelection = true
        outline.tap("William")
        #expect(outline.log.take() == ["select William"])
    }

    @Test("G25 the automatic style is the one for headers only in the item that's the header of its section")
    func automaticStyle() throws {
        let outline = Outline(.outlineDisclosure(), headerMode: .firstItemInSection)
        outline.tap("Fruit")
        #expect(outline.shown == ["Fruit", "Apple", "William", "Nuts"] && outline.log.take() == [])
        outline.tap("Apple")
        #expect(outline.shown.count == 4 && outline.log.take() == ["select Apple"])
        let plain = Outline(.outlineDisclosure())
        plain.tap("Fruit")
        #expect(plain.shown.count == 2 && plain.log.take() == ["select Fruit"])
        #expect(UICellAccessory.OutlineDisclosureOptions().style == .automatic)
    }

    @Test("G25 an action handler takes the place of expanding and collapsing")
    func actionHandler() throws {
        var count = 0
        let outline = Outline(.outlineDisclosure(options: .init(style: .header, tintColor: .red)) { count += 1 })
        try outline.tapChevron("Fruit")
        outline.tap("Fruit")
        #expect(count == 2 && outline.shown == ["Fruit", "Nuts"])
        #expect(outline.chevron("Fruit")?.tintColor == .red && outline.log.entries == [])
    }

    @Test("the disclosure is shown while the cell is edited or not, and points down while the item is expanded")
    func chevron() throws {
        let outline = Outline(.outlineDisclosure(displayed: .whenNotEditing, options: .init(style: .header)))
        func symbol() -> String { outline.stage.device.drawSVG() }
        let collapsed = symbol()
        outline.tap("Fruit")
        outline.tap("Fruit")
        #expect(symbol() == collapsed)
        let picture = outline.chevron("Nuts")?.currentImage
        outline.tap("Nuts")
        #expect(outline.chevron("Nuts")?.currentImage != picture)
        outline.collection.isEditing = true
        #expect(outline.chevron("Fruit") == nil)
        outline.tap("Fruit")
        #expect(outline.shown == ["Fruit", "Nuts"])
    }

    @Test("G26 the handlers say which items may be expanded and collapsed, and are called before that")
    func handlers() throws {
        let outline = Outline(.outlineDisclosure())
        outline.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Nuts" }
        outline.source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "Apple" }
        outline.source.sectionSnapshotHandlers.willExpandItem = { [unowned outline] item in
            outline.log("expand \(item) \(outline.source.snapshot(for: 0).isExpanded(item))")
        }
        outline.source.sectionSnapshotHandlers.willCollapseItem = { [unowned outline] item in
            outline.log("collapse \(item) \(outline.source.snapshot(for: 0).isExpanded(item))")
        }
        try outline.tapChevron("Nuts")
        #expect(outline.log.take() == [])
        try outline.tapChevron("Fruit")
        try outline.tapChevron("Apple")
        #expect(outline.log.take() == ["expand Fruit false", "expand Apple false"])
        try outline.tapChevron("Apple")
        #expect(outline.log.take() == [] && outline.shown.count == 6)
        try outline.tapChevron("Fruit")
        #expect(outline.log.take() == ["collapse Fruit true"] && outline.shown == ["Fruit", "Nuts"])
    }

    @Test("G26 a handler may return other items to show below the item")
    func snapshotForExpandingParent() throws {
        let outline = Outline(.outlineDisclosure())
        outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { [unowned outline] item, known in
            outline.log("\(item) \(known.rootItems) \(known.items.count)")
            var result = known
            result.append(["\(item) salad"])
            return result
        }
        try outline.tapChevron("Fruit")
        #expect(outline.log.take() == ["Fruit [\"Apple\", \"William\"] 4"])
        #expect(outline.shown == ["Fruit", "Apple", "William", "Fruit salad", "Nuts"])
        try outline.tapChevron("Nuts")
        #expect(outline.shown.last == "Nuts salad")
        #expect(outline.source.snapshot(for: 0).parent(of: "Nuts salad") == "Nuts")
    }

    @Test("a cell that's used again shows whether its new item is expanded")
    func reuse() throws {
        let outline = Outline(.outlineDisclosure())
        var snapshot = outline.source.snapshot(for: 0)
        snapshot.append((0..<60).map { "\($0)" })
        snapshot.append(["Below the last"], to: "59")
        snapshot.expand(["Fruit", "59"])
        outline.source.apply(snapshot, to: 0)
        #expect(outline.cell("Fruit")?.configurationState.isExpanded == true)
        #expect(outline.cell("Nuts")?.configurationState.isExpanded == false)
        outline.collection.scrollToItem(
            at: try #require(outline.source.indexPath(for: "Below the last")), at: .bottom, animated: false)
        outline.stage.device.settle()
        let expanded = outline.shown.filter { outline.cell($0)?.configurationState.isExpanded == true }
        #expect(expanded == ["59"])
    }
}
