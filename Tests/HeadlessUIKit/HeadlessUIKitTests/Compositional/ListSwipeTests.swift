import Testing
import UIKit

/// Items of lists that are swiped aside, by Apple's pages of UICollectionLayoutListConfiguration.
@MainActor
@Suite("Swipe actions of lists")
struct ListSwipeTests {
    /// Rows of 44 points in a layout that knows nothing before it's prepared.
    private final class Rows: UICollectionViewLayout {
        private var frames: [CGRect] = []

        override func prepare() {
            super.prepare()
            let count = collectionView?.numberOfItems(inSection: 0) ?? 0
            frames = (0..<count).map { CGRect(x: 0, y: CGFloat($0) * 44, width: 300, height: 44) }
        }

        override var collectionViewContentSize: CGSize { CGSize(width: 300, height: frames.last?.maxY ?? 0) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            frames.indices.filter { frames[$0].intersects(rect) }
                .compactMap { layoutAttributesForItem(at: .first($0)) }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = frames[indexPath.item]
            return attributes
        }
    }

    /// Mails of which the first has no actions, in a list of 300 × 400 points, with rows of 44 points.
    @MainActor
    private final class Inbox {
        let stage: ViewStage
        let collection: UICollectionView
        var source: UICollectionViewDiffableDataSource<Int, Int>!
        let log = Log()
        var isFullSwipe = true

        init(isRightToLeft: Bool = false, appearance: UICollectionLayoutListConfiguration.Appearance = .plain) {
            stage = ViewStage(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
            collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            collection.contentInsetAdjustmentBehavior = .never
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = "Mail \(item)"
                cell.contentConfiguration = content
            }
            source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, item in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            var list = UICollectionLayoutListConfiguration(appearance: appearance)
            list.trailingSwipeActionsConfigurationProvider = { [unowned self] in trailing($0) }
            list.leadingSwipeActionsConfigurationProvider = { [unowned self] in leading($0) }
            collection.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list)
            stage.add(collection, CGRect(x: 0, y: 100, width: 300, height: 400))
            show(Array(0..<20))
        }

        func show(_ items: [Int]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            source.apply(snapshot)
            collection.layoutIfNeeded()
        }

        private func trailing(_ path: IndexPath) -> UISwipeActionsConfiguration? {
            guard path.item > 0 else { return nil }
            let trash = UIContextualAction(style: .destructive, title: "Trash") { [unowned self] _, _, completion in
                log("trash \(path.item)")
                show(source.snapshot().itemIdentifiers.filter { $0 != source.itemIdentifier(for: path) })
                completion(true)
            }
            let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, view, completion in
                log("flag \(path.item) \(view is UIButton)")
                completion(true)
            }
            let configuration = UISwipeActionsConfiguration(actions: [trash, flag])
            configuration.performsFirstActionWithFullSwipe = isFullSwipe
            return configuration
        }

        private func leading(_ path: IndexPath) -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(
                actions: path.item < 2 ? [] : [UIContextualAction(style: .normal, title: "Read") { _, _, _ in }])
        }

        func cell(_ item: Int) -> UICollectionViewCell? { collection.cellForItem(at: .first(item)) }

        /// The middle of an item, on the screen.
        private func middle(_ item: Int) -> CGPoint {
            let frame = collection.layoutAttributesForItem(at: .first(item))?.frame ?? .zero
            return CGPoint(x: 150, y: 100 + frame.midY - collection.contentOffset.y)
        }

        func swipe(_ item: Int, by x: CGFloat, from start: CGFloat = 150) {
            let y = middle(item).y
            stage.device.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: start + x, y: y))
        }

        func tap(_ item: Int) { stage.device.tap(at: middle(item)) }

        /// The buttons that are uncovered, from left to right.
        var buttons: [String] {
            collection.subviews.filter { !($0 is UICollectionReusableView) }.flatMap(\.subviews)
                .compactMap { $0 as? UIButton }.filter { $0.bounds.width > 0 }
                .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.currentTitle)
        }
    }

    @Test("a swipe moves the cell, and uncovers the actions at the side that it leaves, the first outermost")
    func uncovering() throws {
        let inbox = Inbox()
        inbox.swipe(3, by: -120)
        let cell = try #require(inbox.cell(3))
        #expect(cell.frame.minX < -140 && cell.frame.width == 300)
        #expect(inbox.buttons == ["Flag", "Trash"])
        inbox.collection.collectionViewLayout.invalidateLayout()
        inbox.stage.device.settle()
        #expect(cell.frame.minX < -140 && inbox.buttons == ["Flag", "Trash"])
        inbox.swipe(5, by: 100)
        #expect(cell.frame.minX == 0)
        #expect(try #require(inbox.cell(5)).frame.minX > 60 && inbox.buttons == ["Read"])
    }

    @Test("from right to left the sides are the other way round")
    func rightToLeft() {
        let inbox = Inbox(isRightToLeft: true)
        inbox.swipe(3, by: 120)
        #expect((inbox.cell(3)?.frame.minX ?? 0) > 140 && inbox.buttons == ["Trash", "Flag"])
    }

    @Test("in an inset list, the buttons are beside the cell, within its section")
    func insets() throws {
        let inbox = Inbox(appearance: .insetGrouped)
        let frame = try #require(inbox.cell(3)).frame
        inbox.swipe(3, by: -120)
        let trash = try #require(inbox.cell(3)).frame
        #expect(frame.width == 268 && trash == frame.offsetBy(dx: trash.minX - 16, dy: 0) && trash.minX < -120)
        let view = try #require(inbox.collection.subviews.first { $0.subviews.contains { $0 is UIButton } })
        #expect(view.frame.maxX == frame.maxX && abs(view.frame.minX - trash.maxX) < 0.01)
    }

    @Test("a tap on an action does it, and its completion puts the cell back; an item that is deleted goes")
    func doing() throws {
        let inbox = Inbox()
        inbox.swipe(3, by: -120)
        try inbox.stage.device.tap(title: "Flag")
        #expect(inbox.log.entries == ["flag 3 true"])
        #expect(inbox.cell(3)?.frame.minX == 0 && inbox.buttons == [])
        inbox.swipe(3, by: -120)
        try inbox.stage.device.tap(title: "Trash")
        inbox.stage.device.settle()
        #expect(inbox.log.entries == ["flag 3 true", "trash 3"])
        #expect(inbox.source.itemIdentifier(for: .first(3)) == 4 && inbox.buttons == [])
        #expect(inbox.collection.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test("performsFirstActionWithFullSwipe: a swipe most of the way does the first action", arguments: [true, false])
    func fullSwipe(isOn: Bool) {
        let inbox = Inbox()
        inbox.isFullSwipe = isOn
        inbox.swipe(4, by: -280, from: 290)
        #expect(inbox.source.snapshot().numberOfItems == (isOn ? 19 : 20))
        #expect(inbox.buttons == (isOn ? [] : ["Flag", "Trash"]))
    }

    @Test("a touch elsewhere, scrolling, editing, and new data put the cell back, and a touch does nothing else")
    func closing() {
        let inbox = Inbox()
        func isBack(_ change: () -> Void) -> Bool {
            inbox.swipe(3, by: -120)
            guard (inbox.cell(3)?.frame.minX ?? 0) < -140 else { return false }
            change()
            inbox.stage.device.settle()
            let cells = inbox.collection.visibleCells
            inbox.collection.contentOffset = .zero
            inbox.collection.layoutIfNeeded()
            return inbox.buttons == [] && cells.allSatisfy { $0.frame.minX == 0 }
        }
        #expect(isBack { inbox.tap(6) })
        #expect(inbox.collection.indexPathsForSelectedItems == nil)
        inbox.tap(6)
        #expect(inbox.collection.indexPathsForSelectedItems == [.first(6)])
        #expect(isBack { inbox.stage.device.drag(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 20, y: 300)) })
        #expect(isBack { inbox.collection.contentOffset.y = 400 })
        #expect(isBack { inbox.collection.isEditing.toggle() })
        inbox.collection.isEditing = false
        #expect(isBack { inbox.collection.reloadData() })
        #expect(isBack { inbox.show(Array(0..<18)) })
        #expect(isBack { inbox.collection.collectionViewLayout = Rows() })
        inbox.swipe(3, by: -120)
        #expect(inbox.cell(3)?.frame.minX == 0 && inbox.buttons == [])
    }

    @Test("no configuration, one without actions, editing, a short swipe: nothing is uncovered")
    func nothing() {
        let inbox = Inbox()
        for (item, way) in [(0, -120), (1, 100), (3, -40)] {
            inbox.swipe(item, by: CGFloat(way))
            #expect(inbox.cell(item)?.frame.minX == 0 && inbox.buttons == [], "\(item)")
        }
        inbox.collection.isEditing = true
        inbox.swipe(3, by: -120)
        #expect(inbox.cell(3)?.frame.minX == 0 && inbox.buttons == [])
    }
}
