import UIKit

/// A data source that identifies its rows by what they show, wherever they are.
@MainActor
protocol RowIdentifying {
    /// What the row at an index path shows; `nil` if there is no such row.
    func rowIdentifier(at path: IndexPath) -> AnyHashable?
    /// The index path of the row that shows something; `nil` if no row does.
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
