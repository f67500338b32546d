import Testing
import UIKit

/// Headers and footers of flow layouts that stay in sight.
@MainActor
struct PinnedHeaderTests {
    @MainActor
    private struct Stage {
        let layout = UICollectionViewFlowLayout()
        let view: UICollectionView
        private let source = NumberSource(Array(repeating: Array(0..<30), count: 3))

        /// Items of 300 × 40 points, in sections that are 1,250 points long.
        init() {
            let stage = ViewStage()
            layout.itemSize = CGSize(width: 300, height: 40)
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 0, height: 30)
            layout.footerReferenceSize = CGSize(width: 0, height: 20)
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.contentInsetAdjustmentBehavior = .never
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Field")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                view.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Edge")
            }
            view.dataSource = source
            stage.add(view, CGRect(x: 0, y: 100, width: 300, height: 400))
        }

        func scroll(to y: CGFloat) {
            view.contentOffset.y = y
            view.layoutIfNeeded()
        }

        private func edge(_ kind: String, _ section: Int) -> CGRect? {
            view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))?.frame
        }

        /// Where the header is, below the top of what is seen.
        func top(_ section: Int) -> CGFloat? {
            edge(UICollectionView.elementKindSectionHeader, section).map { $0.minY - view.bounds.minY }
        }

        /// Where the footer ends, above the bottom of what is seen.
        func bottom(_ section: Int) -> CGFloat? {
            edge(UICollectionView.elementKindSectionFooter, section).map { view.bounds.maxY - $0.maxY }
        }
    }

    @Test("without being asked to, headers and footers scroll away")
    func unpinned() {
        let stage = Stage()
        stage.scroll(to: 500)
        #expect(stage.top(0) == nil && stage.bottom(0) == nil)
    }

    @Test("a pinned header stays at the top, and the end of its section takes it along")
    func headers() {
        let stage = Stage()
        stage.layout.sectionHeadersPinToVisibleBounds = true
        stage.scroll(to: 500)
        #expect(stage.top(0) == 0 && stage.bottom(0) == nil)
        stage.scroll(to: 1_210)
        #expect(stage.top(0) == -10 && stage.top(1) == 40)
        stage.scroll(to: 1_260)
        #expect(stage.top(0) == nil && stage.top(1) == 0)
        stage.layout.sectionHeadersPinToVisibleBounds = false
        stage.view.layoutIfNeeded()
        // Half of it has scrolled away.
        #expect(stage.top(1) == -10)
    }

    @Test("a pinned footer stays at the bottom, from the beginning of its section on")
    func footers() {
        let stage = Stage()
        stage.layout.sectionFootersPinToVisibleBounds = true
        stage.scroll(to: 300)
        #expect(stage.bottom(0) == 0 && stage.top(0) == nil)
        stage.scroll(to: 890)
        #expect(stage.bottom(0) == 40 && stage.bottom(1) == -10)
    }

    @Test("they are pinned between the insets, in front of the cells")
    func insets() throws {
        let stage = Stage()
        stage.layout.sectionHeadersPinToVisibleBounds = true
        stage.layout.sectionFootersPinToVisibleBounds = true
        stage.scroll(to: 500)
        stage.view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 100, right: 0)
        stage.view.layoutIfNeeded()
        #expect(stage.top(0) == 60 && stage.bottom(0) == 100)
        let header = try #require(
            stage.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
        let place = try #require(stage.view.subviews.firstIndex(of: header))
        #expect(
            stage.view.subviews.indices.filter { stage.view.subviews[$0] is UICollectionViewCell }.allSatisfy {
                $0 < place
            })
    }

    @Test("an app that scrolls while cells are shown finds the header where that has come to")
    func scrollingWhileShown() {
        @MainActor
        final class Scroller: NSObject, UICollectionViewDelegate {
            var target: CGFloat?

            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) {
                guard let target else { return }
                self.target = nil
                collectionView.contentOffset.y = target
            }
        }
        let stage = Stage()
        stage.layout.sectionHeadersPinToVisibleBounds = true
        let scroller = Scroller()
        stage.view.delegate = scroller
        stage.scroll(to: 500)
        scroller.target = 520
        stage.scroll(to: 560)
        stage.view.layoutIfNeeded()
        #expect(stage.view.contentOffset.y == 520 && stage.top(0) == 0)
    }
}
