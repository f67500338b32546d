import UIKit

/// A data source that identifies its rows by their items, regardless of their position.
@MainActor
protocol RowIdentifying {
    /// The item at an index path, or `nil` if there's no such row.
    func rowIdentifier(at path: IndexPath) -> AnyHashable?
    /// The index path of an item, or `nil` if no row shows it.
    func indexPath(ofRow identifier: AnyHashable) -> IndexPath?
}

extension UITableViewDiffableDataSource: RowIdentifying {
    func rowIdentifier(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path).map { AnyHashable($0) } }

    func indexPath(ofRow identifier: AnyHashable) -> IndexPath? {
        (identifier.base as? ItemIdentifierType).flatMap { indexPath(for: $0) }
    }
}

extension UICollectionViewDiffableDataSource: RowIdentifying {
    func rowIdentifier(at path: IndexPath) -> AnyHashable? { itemIdentifier(for: path).map { AnyHashable($0) } }

    func indexPath(ofRow identifier: AnyHashable) -> IndexPath? {
        (identifier.base as? ItemIdentifierType).flatMap { indexPath(for: $0) }
    }
}
