/// A change of a batch, as a layout receives it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// `nil` for insertions. For a section, the item is `NSNotFound`.
    open internal(set) var indexPathBeforeUpdate: IndexPath?
    /// `nil` for deletions. For a section, the item is `NSNotFound`.
    open internal(set) var indexPathAfterUpdate: IndexPath?
    open internal(set) var updateAction: Action

    public override init() {
        updateAction = .none
        super.init()
    }

    init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
        indexPathBeforeUpdate = old
        indexPathAfterUpdate = new
        updateAction = action
        super.init()
    }
}

extension CollectionUpdates {
    /// The changes one by one: sections before items, each kind in the order of its index paths.
    @MainActor
    var items: [UICollectionViewUpdateItem] {
        func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items = deletedSections.map { UICollectionViewUpdateItem(.delete, from: path($0), to: nil) }
        items += insertedSections.map { UICollectionViewUpdateItem(.insert, from: nil, to: path($0)) }
        items += movedSections.sorted { $0.key < $1.key }.map {
            UICollectionViewUpdateItem(.move, from: path($0.key), to: path($0.value))
        }
        items += reloadedSections.map { old in
            UICollectionViewUpdateItem(.reload, from: path(old), to: section(old).map(path))
        }
        items += deletedItems.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
        items += insertedItems.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
        items += movedItems.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
        items += reloadedItems.sorted().map { UICollectionViewUpdateItem(.reload, from: $0, to: item($0)) }
        return items
    }
}
