import Testing
import UIKit

/// Cells of collections: when they exist, and when they're reused.
@MainActor
@Suite(.onStage)
struct CollectionCellTests {
    @Test("G4 visible index paths are empty where nothing is seen")
    func visibleIndexPaths() {
        let rows = CollectionScreen([0, 0])
        #expect(rows.collection.indexPathsForVisibleItems == [])
        #expect(rows.collection.visibleCells == [])
        rows.source.counts = [1, 2]
        rows.collection.reloadData()
        rows.collection.layoutIfNeeded()
        #expect(
            rows.collection.indexPathsForVisibleItems.sorted()
                == [[0, 0], [1, 0], [1, 1]].map { IndexPath(item: $0[1], section: $0[0]) })
    }

    @Test("G6 after scrolling without animation cells come with the next layout")
    func layout() {
        let rows = CollectionScreen()
        rows.collection.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
        #expect(rows.collection.contentOffset.y == 2500)
        #expect(rows.cell(50) == nil)
        rows.collection.layoutIfNeeded()
        #expect(rows.cell(50)?.isDescendant(of: rows.collection) == true)
    }

    @Test("G9 dequeuing always gives a cell of the registered class")
    func dequeuing() {
        let rows = CollectionScreen()
        let cell = rows.cell(1)
        #expect(cell?.reuseIdentifier == "cell")
        #expect(cell?.bounds.size == CGSize(width: 300, height: 50))
    }

    @Test("G14 control, content view, cell, collection view")
    func ancestry() throws {
        let rows = CollectionScreen()
        let cell = try #require(rows.cell(0))
        #expect(cell.field.superview === cell.contentView)
        #expect(cell.contentView.superview === cell)
        #expect(cell.isDescendant(of: rows.collection))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 50))
    }
}
