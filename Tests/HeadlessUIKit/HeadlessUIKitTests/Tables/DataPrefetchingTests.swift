import Testing
import UIKit

/// Data that an app prepares for rows and items that are about to be seen.
@MainActor
struct DataPrefetchingTests {
    private final class Fetcher: NSObject, UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching {
        var requested: [Int] = []
        var canceled: [Int] = []

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            requested += indexPaths.map(\.row)
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            canceled += indexPaths.map(\.row)
        }

        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            requested += indexPaths.map(\.item)
        }

        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            canceled += indexPaths.map(\.item)
        }

        func take() -> (requested: [Int], canceled: [Int]) {
            defer { (requested, canceled) = ([], []) }
            return (requested, canceled)
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    }

    @Test("G39 rows that follow the visible ones are requested once, the nearest first, and canceled after a turn back")
    func table() throws {
        let fetcher = Fetcher()
        let stage = TableStage { table, _ in
            table.rowHeight = 44
            table.prefetchDataSource = fetcher
        }
        let last = try #require(stage.table.indexPathsForVisibleRows?.last?.row)
        let first = fetcher.take()
        #expect(first.requested.first == last + 1 && first.requested == first.requested.sorted())
        #expect(first.canceled.isEmpty)
        stage.scroll(to: 44)
        stage.device.settle()
        let second = fetcher.take()
        #expect(!second.requested.isEmpty && Set(second.requested).isDisjoint(with: first.requested))
        #expect(second.canceled.isEmpty, "a row that's visible now was needed")
        stage.scroll(to: 30)
        stage.device.settle()
        #expect(Set(fetcher.take().canceled).isSuperset(of: second.requested))
    }

    @Test(
        "G39 nothing is requested while prefetching is off, or after the table has reloaded for what it had requested")
    func off() {
        let fetcher = Fetcher()
        let stage = TableStage { table, _ in
            table.prefetchDataSource = fetcher
            table.isPrefetchingEnabled = false
        }
        #expect(fetcher.take().requested.isEmpty)
        stage.table.isPrefetchingEnabled = true
        stage.scroll(to: 10)
        stage.device.settle()
        let requested = fetcher.take().requested
        #expect(!requested.isEmpty)
        stage.table.reloadData()
        stage.device.settle()
        #expect(fetcher.take().requested == requested, "the new rows haven't been requested yet")
    }

    @Test("G39 the same holds for the items of a collection view, in the direction in which it scrolls")
    func collection() throws {
        for direction in [UICollectionView.ScrollDirection.vertical, .horizontal] {
            let (stage, fetcher, items) = (ViewStage(), Fetcher(), Items())
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = direction
            layout.itemSize = CGSize(width: 100, height: 100)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (view.dataSource, view.prefetchDataSource) = (items, fetcher)
            stage.add(view, CGRect(x: 0, y: 100, width: 300, height: 300))
            stage.device.settle()
            let last = try #require(view.indexPathsForVisibleItems.map(\.item).max())
            let first = fetcher.take()
            #expect(first.requested.first == last + 1 && first.canceled.isEmpty)
            let end = CGPoint(x: direction == .horizontal ? 3_000 : 0, y: direction == .vertical ? 3_000 : 0)
            view.contentOffset = end
            stage.device.settle()
            #expect(!fetcher.take().requested.isEmpty)
        }
    }
}
