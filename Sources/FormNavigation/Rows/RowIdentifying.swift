import UIKit

/// A data source that knows its rows by what they show, wherever they are.
@MainActor
protocol RowIdentifying {
    /// What the row at an index path shows; `nil` if there is no such row.
    func rowIdentifier(at path: IndexPath) -> AnyHashable?
    /// Where the row is that shows something; `nil` if there is none.
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
