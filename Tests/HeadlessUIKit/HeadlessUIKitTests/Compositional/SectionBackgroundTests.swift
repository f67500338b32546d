import Testing
import UIKit

private final class Plate: UICollectionReusableView {}

/// The decoration items of sections, by Apple's pages of NSCollectionLayoutDecorationItem.
@MainActor
@Suite("Backgrounds of sections")
struct SectionBackgroundTests {
    /// Rows of 50 points in sections with backgrounds.
    private func makeLayout(
        isSideways: Bool = false, _ backgrounds: [NSCollectionLayoutDecorationItem]
    ) -> UICollectionViewCompositionalLayout {
        let size = size(.fractionalWidth(1), .absolute(50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.decorationItems = backgrounds
        if isSideways { section.orthogonalScrollingBehavior = .continuous }
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Plate.self, forDecorationViewOfKind: "plate")
        return layout
    }

    private func makePlate(zIndex: Int = 0, inset: CGFloat = 0) -> NSCollectionLayoutDecorationItem {
        let item = NSCollectionLayoutDecorationItem.background(elementKind: "plate")
        item.zIndex = zIndex
        item.contentInsets.leading = inset
        return item
    }

    private func plates(_ stage: CompositionalStage) -> [Plate] {
        stage.collectionView.subviews.compactMap { $0 as? Plate }
    }

    @Test("G22 a background is behind the cells, even if it appears after them; one with a zIndex is in front of them")
    func stacking() throws {
        let stage = CompositionalStage([20, 20], makeLayout([makePlate(), makePlate(zIndex: 1, inset: 100)]))
        for y in [0, 900, 0] {
            stage.scroll(to: CGFloat(y))
            let order = stage.collectionView.subviews.compactMap { view -> Int? in
                (view as? Plate).map { $0.frame.minX > 0 ? 2 : 0 } ?? (view is HighCell ? 1 : nil)
            }
            #expect(Set(order) == [0, 1, 2] && order == order.sorted(), "\(y)")
        }
        #expect(stage.collectionView.hitTest(CGPoint(x: 200, y: 20), with: nil) is Plate)
        let path = IndexPath(item: 1, section: 0)
        let second = stage.collectionView.collectionViewLayout.layoutAttributesForDecorationView(
            ofKind: "plate", at: path)
        #expect(second?.frame == CGRect(x: 100, y: 0, width: 200, height: 1000) && second?.zIndex == 1)
    }

    @Test("from right to left, leading insets of a background are at the right")
    func rightToLeft() {
        let stage = CompositionalStage([2], layoutDirection: .rightToLeft, makeLayout([makePlate(inset: 100)]))
        #expect(plates(stage).map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
    }

    @Test("a section that scrolls sideways has its background behind its scroll view")
    func sideways() throws {
        let stage = CompositionalStage([9, 9], makeLayout(isSideways: true, [makePlate()]))
        #expect(plates(stage).map(\.frame.height) == [50, 50])
        let scroller = try #require(stage.scroller(0))
        let views = stage.collectionView.subviews
        let last = try #require(views.lastIndex { $0 is Plate })
        #expect(last < (views.firstIndex(of: scroller) ?? 0))
    }

    @Test("the background of a section stays with it when sections are inserted, and when it's reloaded")
    func moving() throws {
        let stage = CompositionalStage([2], makeLayout([makePlate()]))
        let plate = try #require(plates(stage).first)
        var snapshot = stage.source.snapshot()
        snapshot.insertSections([7], beforeSection: 0)
        snapshot.appendItems([70], toSection: 7)
        snapshot.reloadSections([0])
        stage.source.apply(snapshot)
        stage.collectionView.layoutIfNeeded()
        #expect(plate.frame == CGRect(x: 0, y: 50, width: 300, height: 100) && plates(stage).count == 2)
    }

    @Test("the actions of a swiped item are in front of a background that its list gets meanwhile")
    func swiping() throws {
        var (isDone, hasPlate) = (false, false)
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
                    isDone = true
                    completion(true)
                }
            ])
        }
        let plate = makePlate()
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
            section.decorationItems = hasPlate ? [plate] : []
            return section
        }
        layout.register(Plate.self, forDecorationViewOfKind: "plate")
        let stage = CompositionalStage([5], layout)
        stage.stage.device.drag(from: CGPoint(x: 200, y: 175), to: CGPoint(x: 100, y: 175))
        #expect((stage.cell(1)?.frame.minX ?? 0) < 0)
        hasPlate = true
        layout.invalidateLayout()
        try stage.stage.device.tap(title: "Flag")
        #expect(plates(stage).count == 1 && isDone && stage.cell(1)?.frame.minX == 0)
    }
}
