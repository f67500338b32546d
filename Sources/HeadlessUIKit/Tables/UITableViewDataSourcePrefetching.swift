/// Methods that prepare data for rows that the user is about to see.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// - Parameter indexPaths: The rows, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// The rows aren't about to be seen anymore, such as after scrolling in the other direction. Optional.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UITableViewDataSourcePrefetching) in
            target.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
        }
    }
}

extension UITableView {
    /// Has the app prepare the data of the rows that scrolling by one more height would show, and tells it of those that it
    /// no longer needs to prepare (G39).
    func prefetchData(isUp: Bool) {
        guard let prefetchDataSource, let geometry else { return }
        let nearest = isUp ? displayed.first : displayed.last
        let (top, bottom) =
            isUp ? (bounds.minY - bounds.height, bounds.minY) : (bounds.maxY, bounds.maxY + bounds.height)
        let ahead = geometry.items(from: max(top, 0), to: bottom).filter { item in
            item.row != nil && loaded[item] == nil && (isUp ? item < nearest ?? item : item > nearest ?? item)
        }
        let wanted = isUp ? ahead.reversed() : ahead
        let new = wanted.filter { !requestedRows.contains($0) }
        let unneeded = requestedRows.subtracting(wanted).filter { loaded[$0] == nil }.sorted()
        requestedRows = Set(wanted)
        if !unneeded.isEmpty {
            HeadlessOptional.call(prefetchDataSource, "tableView(_:cancelPrefetchingForRowsAt:)") {
                $0.tableView(self, cancelPrefetchingForRowsAt: unneeded.compactMap(\.indexPath))
            }
        }
        if !new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: new.compactMap(\.indexPath)) }
    }
}
