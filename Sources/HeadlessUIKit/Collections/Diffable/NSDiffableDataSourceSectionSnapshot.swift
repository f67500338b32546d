/// The items that a section shows at one moment, in a hierarchy whose branches can be expanded and collapsed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
    private struct Node: Sendable {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    /// The items at the top of the hierarchy, in their order.
    public private(set) var rootItems: [ItemIdentifierType] = []
    private var nodes: [ItemIdentifierType: Node] = [:]

    /// Holds nothing yet.
    public init() {}

    // MARK: What it holds

    /// All items, each followed by those below it.
    public var items: [ItemIdentifierType] { rootItems.flatMap { [$0] + descendants(of: $0) } }

    /// The items that no collapsed item is above, each followed by those below it.
    public var visibleItems: [ItemIdentifierType] { visible(rootItems) }

    private func visible(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
        items.flatMap { item -> [ItemIdentifierType] in
            guard let node = nodes[item], node.isExpanded else { return [item] }
            return [item] + visible(node.children)
        }
    }

    private func descendants(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        (nodes[item]?.children ?? []).flatMap { [$0] + descendants(of: $0) }
    }

    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// Counted through all items, also those that aren't visible.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

    /// The number of items above an item.
    public func level(of item: ItemIdentifierType) -> Int {
        parent(of: item).map { level(of: $0) + 1 } ?? 0
    }

    /// `nil` for an item at the top of the hierarchy.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }

    public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item).isExpanded }

    /// Whether no collapsed item is above an item.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard let parent = parent(of: item) else { return true }
        return isExpanded(parent) && isVisible(parent)
    }

    /// The items below an item, in a hierarchy of their own.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var result = Self()
        let children = node(parent).children
        result.rootItems = includingParent ? [parent] : children
        for item in descendants(of: parent) + (includingParent ? [parent] : []) { result.nodes[item] = nodes[item] }
        for item in result.rootItems { result.nodes[item]?.parent = nil }
        return result
    }

    private func node(_ item: ItemIdentifierType) -> Node {
        guard let node = nodes[item] else {
            preconditionFailure("there is no item “\(item)” in the section snapshot")
        }
        return node
    }

    // MARK: Adding and removing

    /// Adds items behind the others below an item, or at the top of the hierarchy. They're collapsed.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        insert(items, below: parent, at: parent.map { node($0).children.count } ?? rootItems.count)
    }

    /// Adds items next to an item, on its level.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, beside: item, offset: 0)
    }

    /// Adds items next to an item, on its level.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, beside: item, offset: 1)
    }

    /// Removes items and those below them. Items that aren't there are passed over.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let node = nodes[item] else { continue }
            for child in descendants(of: item) { nodes[child] = nil }
            nodes[item] = nil
            changeChildren(of: node.parent) { siblings in siblings.removeAll { $0 == item } }
        }
    }

    public mutating func deleteAll() { self = Self() }

    /// Puts the items of a snapshot below an item, in place of those there.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        delete(node(parent).children)
        insert(snapshot.rootItems, below: parent, at: 0)
        for item in snapshot.items where snapshot.parent(of: item) != nil {
            precondition(nodes[item] == nil, "there is an item “\(item)” in the section snapshot already")
        }
        for (item, node) in snapshot.nodes {
            nodes[item] = node
            if node.parent == nil { nodes[item]?.parent = parent }
        }
    }

    private mutating func insert(_ items: [ItemIdentifierType], beside neighbor: ItemIdentifierType, offset: Int) {
        let parent = node(neighbor).parent
        let siblings = parent.map { node($0).children } ?? rootItems
        insert(items, below: parent, at: (siblings.firstIndex(of: neighbor) ?? 0) + offset)
    }

    private mutating func insert(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int) {
        precondition(Set(items).count == items.count, "item identifiers are given twice: \(items)")
        for item in items {
            precondition(nodes[item] == nil, "there is an item “\(item)” in the section snapshot already")
            nodes[item] = Node(parent: parent)
        }
        changeChildren(of: parent) { $0.insert(contentsOf: items, at: index) }
    }

    private mutating func changeChildren(
        of parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void
    ) {
        guard let parent else { return change(&rootItems) }
        if var children = nodes[parent]?.children {
            change(&children)
            nodes[parent]?.children = children
        }
    }

    // MARK: Expanding

    /// Shows what's below the items.
    public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(true, items) }

    /// Hides what's below the items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(false, items) }

    private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
        for item in items {
            _ = node(item)
            nodes[item]?.isExpanded = isExpanded
        }
    }
}
