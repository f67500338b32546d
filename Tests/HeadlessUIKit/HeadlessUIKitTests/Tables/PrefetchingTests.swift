import Testing
import UIKit

/// Cells that are prepared before they are seen.
@MainActor
struct PrefetchingTests {
    private func behavior(_ count: Int) -> HeadlessBehavior {
        var behavior = HeadlessBehavior()
        behavior.prefetchedCellCount = count
        return behavior
    }

    @Test("P17 a table has cells for rows about to be seen, which are in no view and not displayed", arguments: [0, 2])
    func table(count: Int) throws {
        let stage = TableStage(behavior: behavior(count))
        let last = try #require(stage.table.indexPathsForVisibleRows?.last?.row)
        for row in 1...3 {
            let cell = stage.cell(last + row)
            #expect((cell != nil) == (row <= count))
            guard let cell else { continue }
            #expect(cell.superview == nil && cell.title == "Row \(last + row)")
            #expect(!stage.table.visibleCells.contains(cell))
            #expect(stage.table.indexPath(for: cell) == nil)
        }
        #expect(!stage.source.log.take().contains("will display \(last + 1)"))
    }

    @Test("P17 a prepared cell is the one that is displayed, and is asked for once")
    func tableUsesThem() throws {
        let stage = TableStage(behavior: behavior(1))
        let next = try #require(stage.table.indexPathsForVisibleRows?.last?.row) + 1
        let cell = try #require(stage.cell(next))
        let requests = stage.source.cellRequests
        _ = stage.source.log.take()
        stage.scroll(to: 44)
        #expect(stage.cell(next) === cell && cell.superview === stage.table)
        #expect(stage.source.cellRequests == requests)
        #expect(stage.source.log.take().contains("will display \(next)"))
        // Scrolling back prepares what is above.
        stage.device.settle()
        stage.scroll(to: 2_000)
        stage.device.settle()
        stage.scroll(to: 1_900)
        stage.device.settle()
        let first = try #require(stage.table.indexPathsForVisibleRows?.first?.row)
        #expect(stage.cell(first - 1)?.superview == nil && stage.cell(first - 1) != nil)
    }

    @Test("P17 what was prepared is thrown away when the data changes, or the table does not prepare")
    func tableForgets() throws {
        let stage = TableStage(behavior: behavior(1))
        let next = try #require(stage.table.indexPathsForVisibleRows?.last?.row) + 1
        stage.source.sections[0][next] = "New"
        stage.table.reloadData()
        #expect(stage.cell(next) == nil)
        stage.device.settle()
        #expect(stage.cell(next)?.title == "New")
        stage.table.isPrefetchingEnabled = false
        #expect(stage.cell(next) == nil)
        stage.scroll(to: 10)
        stage.device.settle()
        #expect(stage.cell(next + 1) == nil)
    }

    @Test("P17 a collection has cells for items about to be seen, which are in no view and not displayed")
    func collection() throws {
        let stage = CollectionStage([Array(0..<8), Array(8..<100)])
        stage.stage.device.behavior.prefetchedCellCount = 2
        stage.scroll(to: 1)
        stage.stage.device.settle()
        let next = IndexPath(item: 1, section: 1)
        let cell = try #require(stage.collectionView.cellForItem(at: next))
        #expect(cell.superview == nil)
        #expect(stage.collectionView.indexPath(for: cell) == nil)
        #expect(!stage.collectionView.visibleCells.contains(cell))
        _ = stage.source.takeRequests()
        stage.scroll(to: 100)
        #expect(stage.collectionView.cellForItem(at: next) === cell && cell.superview === stage.collectionView)
        #expect(!stage.source.takeRequests().contains(next))
        stage.stage.device.settle()
        stage.collectionView.reloadData()
        #expect(stage.collectionView.cellForItem(at: IndexPath(item: 3, section: 1)) == nil)
    }

    @Test(
        "G3 the cell that is kept out of sight for its first responder has an index path, or none",
        arguments: [true, false])
    func hiddenCell(tells: Bool) throws {
        var behavior = HeadlessBehavior()
        behavior.returnsIndexPathsOfHiddenCells = tells
        let stage = TableStage(behavior: behavior)
        let cell = try #require(stage.cell(1))
        cell.field.becomeFirstResponder()
        stage.scroll(to: 2_000)
        #expect(stage.table.indexPath(for: cell) == (tells ? IndexPath(row: 1, section: 0) : nil))
        stage.scroll(to: 0)
        #expect(stage.table.indexPath(for: cell) == IndexPath(row: 1, section: 0))

        let items = CollectionStage([Array(0..<100)])
        items.stage.device.behavior = behavior
        let item = try #require(items.cell(3))
        item.field.becomeFirstResponder()
        items.scroll(to: 2_000)
        #expect(items.collectionView.indexPath(for: item) == (tells ? .first(3) : nil))
        #expect(items.cell(3) === item)
    }
}

/// Prepared cells that are in the hierarchy already.
@MainActor
struct PrefetchedSubviewTests {
    private var behavior: HeadlessBehavior {
        var behavior = HeadlessBehavior()
        behavior.prefetchedCellsAreSubviews = true
        return behavior
    }

    @Test("Q24 a prepared cell of a table may be in it, hidden, until it is seen or used again")
    func table() throws {
        let stage = TableStage(behavior: behavior)
        let next = try #require(stage.table.indexPathsForVisibleRows?.last?.row) + 1
        let cell = try #require(stage.cell(next))
        #expect(cell.superview === stage.table && cell.isHidden)
        #expect(!stage.table.visibleCells.contains(cell))
        #expect(stage.table.indexPath(for: cell) == nil)
        stage.scroll(to: 44)
        #expect(stage.cell(next) === cell && !cell.isHidden)
        #expect(cell.frame == stage.table.rectForRow(at: IndexPath(row: next, section: 0)))
        stage.device.settle()
        let other = try #require(stage.cell(next + 1))
        #expect(other.isHidden)
        stage.table.isPrefetchingEnabled = false
        #expect(other.superview == nil && !other.isHidden)
    }

    @Test("Q24 so may one of a collection")
    func collection() throws {
        let device = HeadlessDevice(.iPhone15, behavior: behavior)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 40)
        let source = NumberSource([Array(0..<50)])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
        view.register(FieldItemCell.self, forCellWithReuseIdentifier: "Field")
        view.dataSource = source
        let controller = UIViewController()
        controller.view.addSubview(view)
        device.show(controller)
        device.settle()
        let next = try #require(view.indexPathsForVisibleItems.max()).item + 1
        let cell = try #require(view.cellForItem(at: IndexPath(item: next, section: 0)))
        #expect(cell.superview === view && cell.isHidden && !view.visibleCells.contains(cell))
        view.contentOffset.y += 50
        view.layoutIfNeeded()
        #expect(view.cellForItem(at: IndexPath(item: next, section: 0)) === cell)
        #expect(!cell.isHidden && view.visibleCells.contains(cell))
        device.settle()
        let other = try #require(view.cellForItem(at: IndexPath(item: next + 1, section: 0)))
        #expect(other.isHidden)
        view.isPrefetchingEnabled = false
        #expect(other.superview == nil && !other.isHidden)
    }
}
