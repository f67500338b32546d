import Testing
import UIKit

/// UICollectionViewCompositionalLayout, as Apple's pages of it and of the NSCollectionLayout classes describe it.
@MainActor
@Suite("Compositional layouts")
struct CompositionalLayoutTests {
    private func frames(_ stage: CompositionalStage, _ items: Range<Int>) -> [CGRect?] { items.map(stage.frame) }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test("NSCollectionLayoutDimension: parts of what is around, points, and estimates")
    func dimensions() {
        #expect(NSCollectionLayoutDimension.fractionalWidth(0.5).isFractionalWidth)
        #expect(NSCollectionLayoutDimension.fractionalHeight(0.5).isFractionalHeight)
        #expect(NSCollectionLayoutDimension.absolute(5).isAbsolute)
        #expect(NSCollectionLayoutDimension.estimated(5).isEstimated)
        #expect(NSCollectionLayoutDimension.estimated(5).dimension == 5)
    }

    @Test("a horizontal group has as many items as fit, and groups follow one another downward")
    func grid() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 25, bottom: 20, trailing: 25)
        let stage = CompositionalStage([7], UICollectionViewCompositionalLayout(section: section))
        #expect(stage.frame(0) == rect(27, 11, 44, 46))
        #expect(stage.frame(4) == rect(227, 11, 44, 46))
        #expect(stage.frame(5) == rect(27, 69, 44, 46))
        #expect(stage.collectionView.contentSize == CGSize(width: 300, height: 10 + 50 + 8 + 50 + 20))
    }

    @Test("a group within a group takes its part of it, and different items take turns")
    func nesting() {
        let leading = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [leading, trailing])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CompositionalStage([4], layout)
        #expect(
            frames(stage, 0..<4) == [
                rect(0, 0, 210, 100), rect(210, 0, 90, 50), rect(210, 50, 90, 50), rect(0, 100, 210, 100),
            ])
    }

    @Test("horizontal(layoutSize:subitem:count:): equal parts, also with space between them")
    func equalParts() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(5), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitem: item, count: 3)
        group.interItemSpacing = .fixed(15)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CompositionalStage([4], layout)
        #expect(
            frames(stage, 0..<4) == [
                rect(0, 0, 90, 40), rect(105, 0, 90, 40), rect(210, 0, 90, 40), rect(0, 40, 90, 40),
            ]
        )
    }

    @Test("horizontal(layoutSize:repeatingSubitem:count:): so many of the item's own size")
    func repetition() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 2)
        group.interItemSpacing = .flexible(10)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CompositionalStage([3], layout)
        #expect(frames(stage, 0..<3) == [rect(0, 0, 60, 40), rect(240, 0, 60, 40), rect(0, 40, 60, 40)])
    }

    @Test("edge spacing comes on top of the size, and what is flexible of it takes what is left over")
    func edgeSpacing() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(20)))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .flexible(0), trailing: .fixed(5), bottom: .flexible(0))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CompositionalStage([2], layout)
        #expect(frames(stage, 0..<2) == [rect(45, 20, 100, 20), rect(195, 20, 100, 20)])
    }

    @Test("a custom group has its items where its provider says")
    func custom() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) {
            environment in
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 30)),
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: width / 2, y: 40, width: width / 2, height: 30), zIndex: 2),
            ]
        }
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CompositionalStage([3], layout)
        #expect(frames(stage, 0..<3) == [rect(0, 0, 150, 30), rect(150, 40, 150, 30), rect(0, 100, 150, 30)])
        #expect(stage.collectionView.layoutAttributesForItem(at: .first(1))?.zIndex == 2)
    }

    @Test("sections have their own layouts, a space between them, headers and footers")
    func sections() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 7
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                #expect(environment.container.contentSize == CGSize(width: 300, height: 400))
                let rows = size(.fractionalWidth(1), .absolute(index == 0 ? 50 : 20))
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: rows, subitems: [NSCollectionLayoutItem(layoutSize: rows)]))
                section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 3, trailing: 10)
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top),
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: size(.fractionalWidth(0.5), .absolute(10)), elementKind: "footer",
                        alignment: .bottomTrailing),
                ]
                return section
            }, configuration: configuration)
        let stage = CompositionalStage([1, 2], layout)
        #expect(frames(stage, 0..<3) == [rect(10, 32, 280, 50), rect(10, 134, 280, 20), rect(10, 154, 280, 20)])
        func edge(_ kind: String, _ section: Int) -> CGRect? {
            let path = IndexPath(item: 0, section: section)
            return stage.collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
        }
        #expect(edge("header", 0) == rect(10, 0, 280, 30))
        #expect(edge("footer", 0) == rect(150, 85, 140, 10))
        #expect(edge("header", 1) == rect(10, 102, 280, 30))
        #expect(stage.collectionView.contentSize.height == 187)
        #expect(stage.collectionView.visibleSupplementaryViews(ofKind: "header").count == 2)
    }

    @Test("a header that is pinned stays in sight as long as anything of its section is")
    func pinning() {
        let rows = size(.fractionalWidth(1), .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: rows, subitems: [NSCollectionLayoutItem(layoutSize: rows)]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let stage = CompositionalStage([10, 10], UICollectionViewCompositionalLayout(section: section))
        func top(_ section: Int) -> CGFloat? {
            let path = IndexPath(item: 0, section: section)
            return stage.collectionView.supplementaryView(forElementKind: "header", at: path)?.frame.minY
        }
        #expect(top(0) == 0)
        stage.scroll(to: 200)
        #expect(top(0) == 200 && top(1) == 530)
        stage.scroll(to: 515)
        #expect(top(0) == 500 && top(1) == 530)
    }

    @Test("a badge is where its anchors say")
    func badges() {
        let anchor = NSCollectionLayoutAnchor(
            edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge", containerAnchor: anchor)
        let rows = size(.fractionalWidth(0.5), .absolute(50))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: rows, subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CompositionalStage([2], layout)
        let frame = stage.collectionView.layoutAttributesForSupplementaryElement(ofKind: "badge", at: .first(1))?.frame
        #expect(frame == rect(140, 45, 20, 10))
        #expect(stage.collectionView.visibleSupplementaryViews(ofKind: "badge").count == 2)
    }

    @Test("where the interface runs from right to left, leading is right")
    func rightToLeft() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets.leading = 30
        let layout = UICollectionViewCompositionalLayout(section: section)
        let stage = CompositionalStage([2], layoutDirection: .rightToLeft, layout)
        #expect(frames(stage, 0..<2) == [rect(170, 0, 100, 40), rect(70, 0, 100, 40)])
    }

    @Test("a layout that scrolls sideways has its groups side by side")
    func horizontal() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(120), .fractionalHeight(1)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group), configuration: configuration)
        let stage = CompositionalStage([7], layout)
        #expect(frames(stage, 0..<3) == [rect(0, 0, 120, 200), rect(0, 200, 120, 200), rect(120, 0, 120, 200)])
        #expect(stage.collectionView.contentSize == CGSize(width: 480, height: 400))
        stage.collectionView.contentOffset.x = 180
        stage.collectionView.layoutIfNeeded()
        #expect(stage.shown == [2, 3, 4, 5, 6])
    }

    @Test("sections begin at the safe area unless they are told otherwise")
    func insetsReference() {
        for (reference, leading) in [(UIContentInsetsReference.automatic, 40 as CGFloat), (.none, 0), (.safeArea, 40)] {
            let rows = size(.fractionalWidth(1), .absolute(50))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: rows, subitems: [NSCollectionLayoutItem(layoutSize: rows)]))
            section.contentInsetsReference = reference
            let stage = CompositionalStage([1], UICollectionViewCompositionalLayout(section: section))
            stage.stage.controller.additionalSafeAreaInsets.left = 80
            stage.stage.device.settle()
            #expect(stage.frame(0)?.minX == leading)
        }
    }
}
