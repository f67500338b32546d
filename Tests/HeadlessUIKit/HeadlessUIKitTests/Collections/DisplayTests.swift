import Testing
import UIKit

@MainActor
@Suite("What a collection view shows")
struct DisplayTests {
    private final class Listener: NSObject, UICollectionViewDelegate {
        let log = Log()

        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) { log("will \(indexPath.item) \(cell.superview == nil)") }

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { log("end \(indexPath.item)") }

        func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) { log("will \(elementKind)") }

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) { log("end \(elementKind)") }
    }

    @Test("the delegate hears of each cell before it is added and after it has gone")
    func cells() {
        let stage = CollectionStage([Array(0..<100)])
        let listener = Listener()
        stage.collectionView.delegate = listener
        stage.scroll(to: 100)
        #expect(listener.log.take() == ["end 0", "end 1", "will 8 true", "will 9 true"])
        stage.scroll(to: 100)
        #expect(listener.log.take() == [])
    }

    @Test("a cell that stays for the first responder is displayed no more, and then again")
    func firstResponder() {
        let stage = CollectionStage([Array(0..<9)])
        stage.cell(0)?.field.becomeFirstResponder()
        let listener = Listener()
        stage.collectionView.delegate = listener
        stage.scroll(to: 50)
        #expect(listener.log.take() == ["end 0", "will 8 true"])
        stage.scroll(to: 0)
        #expect(listener.log.take() == ["end 8", "will 0 false"])
    }

    @Test("headers and footers come and go as cells do")
    func supplementaryViews() {
        let layout = CollectionStage.rows()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.footerReferenceSize = CGSize(width: 0, height: 20)
        let stage = CollectionStage([Array(0..<6), Array(0..<20)], layout: layout)
        let view = stage.collectionView
        let (header, footer) = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
        #expect(view.supplementaryView(forElementKind: header, at: .first(0))?.frame.minY == 0)
        #expect(view.supplementaryView(forElementKind: footer, at: .first(0))?.frame.minY == 330)
        #expect(view.visibleSupplementaryViews(ofKind: header).count == 2)
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: footer) == [.first(0)])
        let listener = Listener()
        view.delegate = listener
        stage.scroll(to: 360)
        #expect(listener.log.take().filter { $0.contains("Element") }.sorted() == ["end \(footer)", "end \(header)"])
        #expect(view.visibleSupplementaryViews(ofKind: header).count == 1)
        #expect(view.supplementaryView(forElementKind: header, at: .first(0)) == nil)
    }

    @Test("cells are drawn where they are, clipped by the collection view")
    func drawing() throws {
        let stage = CollectionStage([Array(0..<100)])
        stage.scroll(to: 1025)
        for case let cell as FieldItemCell in stage.collectionView.visibleCells {
            cell.field.text = "item \(cell.item)"
        }
        let picture = try Picture(stage.stage.device.drawSVG())
        let texts = picture.texts.filter { $0.hasPrefix("item") }.sorted()
        #expect(texts == (20...28).map { "item \($0)" })
        #expect(picture.source.contains("clip"))
        let cell = try #require(stage.cell(21))
        #expect(stage.stage.window.convert(cell.bounds, from: cell).minY == 125)
    }

    @Test("a cell is found by a finger where it is seen, and not outside the collection view")
    func fingers() throws {
        let stage = CollectionStage([Array(0..<100)])
        stage.scroll(to: 1025)
        try stage.stage.device.tap(#require(stage.cell(24)).field)
        #expect(stage.cell(24)?.field.isFirstResponder == true)
        stage.scroll(to: 3000)
        #expect(throws: HeadlessDevice.Failure.self) { try stage.stage.device.tap(#require(stage.cell(24)).field) }
    }

    @Test("a collection view has no intrinsic size, and fills the cell it stands in")
    func nested() throws {
        final class Outer: UICollectionViewCell {
            let inner = UICollectionView(frame: .zero, collectionViewLayout: CollectionStage.rows())
            override init(frame: CGRect) {
                super.init(frame: frame)
                inner.frame = contentView.bounds
                inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                inner.register(FieldItemCell.self, forCellWithReuseIdentifier: "Field")
                contentView.addSubview(inner)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let layout = CollectionStage.rows()
        layout.itemSize.height = 200
        let stage = CollectionStage([[]], layout: layout)
        let inside = NumberSource([Array(0..<50)])
        stage.collectionView.register(Outer.self, forCellWithReuseIdentifier: "Field")
        stage.source.sections = [[0]]
        stage.collectionView.insertItems(at: [.first(0)])
        stage.collectionView.layoutIfNeeded()
        let outer = try #require(stage.collectionView.visibleCells.first as? Outer)
        outer.inner.dataSource = inside
        stage.collectionView.layoutIfNeeded()
        #expect(outer.inner.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        #expect(outer.inner.bounds.height == 200)
        #expect(outer.inner.visibleCells.count == 4)
        #expect(outer.inner.visibleCells.first?.next?.next?.next === outer)
    }
}
