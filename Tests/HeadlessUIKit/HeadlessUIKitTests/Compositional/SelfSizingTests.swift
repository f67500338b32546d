import Testing
import UIKit

/// Estimated sizes: UICollectionReusableView.preferredLayoutAttributesFitting(_:) and NSCollectionLayoutDimension.estimated(_:).
@MainActor
@Suite("Cells that decide their size")
struct SelfSizingTests {
    @Test("a cell is as high as its constraints ask for, and the estimate holds until it is there")
    func constraints() {
        let stage = CompositionalStage(
            [100], height: { 40 + CGFloat($0 % 3) * 10 }, UICollectionViewCompositionalLayout.rows(estimated: 70))
        #expect((0..<4).map { stage.frame($0)?.height } == [40, 50, 60, 40])
        #expect(stage.frame(1)?.minY == 40 && stage.frame(2)?.minY == 90)
        #expect(stage.frame(99)?.height == 70)
        #expect(stage.cell(2)?.frame == stage.frame(2))
        let known = (0..<100).reduce(0) { $0 + (stage.frame($1)?.height ?? 0) }
        #expect(stage.collectionView.contentSize.height == known)
    }

    @Test("preferredLayoutAttributesFitting(_:) decides where it is overridden")
    func override() {
        final class Cell: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
                attributes.size.height = 33
                return attributes
            }
        }
        let stage = ViewStage()
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.rows(estimated: 70))
        let cells = UICollectionView.CellRegistration<Cell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 400))
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.apply(snapshot)
        view.layoutIfNeeded()
        #expect(view.layoutAttributesForItem(at: .first(1))?.frame.minY == 33)
    }

    @Test("what is seen stays where it is while rows above it get their heights")
    func scrollingBack() throws {
        let stage = CompositionalStage(
            [100], height: { _ in 90 }, UICollectionViewCompositionalLayout.rows(estimated: 30))
        stage.scroll(to: 2_000)
        let first = try #require(stage.shown.first)
        let before = try #require(stage.place(first)).minY - stage.collectionView.contentOffset.y
        stage.scroll(to: stage.collectionView.contentOffset.y - 100)
        let after = try #require(stage.place(first)).minY - stage.collectionView.contentOffset.y
        #expect(after == before + 100)
        #expect(stage.shown.count == 5 || stage.shown.count == 6)
    }

    @Test("items that come and go leave the others the heights that are known")
    func updates() {
        let stage = CompositionalStage(
            [30], height: { 40 + CGFloat($0 % 3) * 10 }, UICollectionViewCompositionalLayout.rows(estimated: 70))
        var snapshot = stage.source.snapshot()
        snapshot.insertItems([100, 101], beforeItem: 0)
        snapshot.deleteItems([1])
        stage.source.apply(snapshot)
        stage.collectionView.layoutIfNeeded()
        // 100 asks for 50, 101 for 60, 0 for 40 and 2 for 60.
        #expect([100, 101, 0, 2].map { stage.frame($0)?.minY } == [0, 50, 110, 150])
    }

    @Test("invalidateLayout() has what is seen asked again")
    func invalidation() {
        let stage = CompositionalStage([30], UICollectionViewCompositionalLayout.rows(estimated: 70))
        stage.cell(1)?.height.constant = 120
        stage.collectionView.collectionViewLayout.invalidateLayout()
        stage.collectionView.layoutIfNeeded()
        #expect(stage.frame(1)?.height == 120 && stage.frame(2)?.minY == 170)
    }

    @Test("a row of estimated widths has as many items as fit, by the widths they ask for")
    func widths() {
        let item = NSCollectionLayoutItem(layoutSize: size(.estimated(100), .absolute(30)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), subitems: [item])
        group.interItemSpacing = .fixed(10)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        final class Cell: UICollectionViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: tag, height: 30) }
        }
        let stage = ViewStage()
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in cell.tag = item }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        stage.add(view, CGRect(x: 0, y: 0, width: 300, height: 400))
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([60, 90, 121, 200, 80])
        source.apply(snapshot)
        view.layoutIfNeeded()
        let origins = (0..<5).map { view.layoutAttributesForItem(at: .first($0))?.frame.origin }
        #expect(
            origins == [
                CGPoint(x: 0, y: 0), CGPoint(x: 70, y: 0), CGPoint(x: 170, y: 0), CGPoint(x: 0, y: 30),
                CGPoint(x: 210, y: 30),
            ])
    }

    @Test("UICollectionViewCompositionalLayout.list(using:): rows across the list, as high as their cells ask for")
    func list() {
        for (appearance, side) in [
            (UICollectionLayoutListConfiguration.Appearance.plain, 0 as CGFloat), (.insetGrouped, 16),
        ] {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.headerMode = .supplementary
            let stage = CompositionalStage(
                [3, 2], height: { 50 + CGFloat($0) }, UICollectionViewCompositionalLayout.list(using: configuration))
            #expect(stage.frame(1)?.minX == side && stage.frame(1)?.width == 300 - 2 * side)
            #expect((0..<5).map { stage.frame($0)?.height } == [50, 51, 52, 53, 54])
            let header = UICollectionView.elementKindSectionHeader
            #expect(stage.collectionView.visibleSupplementaryViews(ofKind: header).count == 2)
        }
    }
}
