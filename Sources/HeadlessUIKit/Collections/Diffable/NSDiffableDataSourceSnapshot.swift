/// The sections and items that a diffable data source shows at one moment, each with its own identifier.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// In their order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
    private(set) var reloadedSections: Set<SectionIdentifierType> = []
    private(set) var reloadedItems: Set<ItemIdentifierType> = []
    private(set) var reconfiguredItems: Set<ItemIdentifierType> = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Contents

    public var numberOfItems: Int { homes.count }

    public var numberOfSections: Int { sectionIdentifiers.count }

    /// The items of all sections, in their order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { list(identifier).count }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        list(identifier)
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]
    }

    /// Counted through all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let path = indexPath(of: identifier) else { return nil }
        return sectionIdentifiers[..<path.section].reduce(0) { $0 + (items[$1]?.count ?? 0) } + path.item
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        items[identifier] == nil ? nil : sectionIdentifiers.firstIndex(of: identifier)
    }

    func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let home = homes[identifier], let section = indexOfSection(home),
            let item = items[home]?.firstIndex(of: identifier)
        else { return nil }
        return IndexPath(item: item, section: section)
    }

    func itemIdentifier(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sectionIdentifiers.indices.contains(path.section) else { return nil }
        let items = list(sectionIdentifiers[path.section])
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    private func list(_ section: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let list = items[section] else { preconditionFailure("there is no section “\(section)” in the snapshot") }
        return list
    }

    // MARK: Items

    /// - Parameter sectionIdentifier: The section, or `nil` for the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            preconditionFailure("items were added to a snapshot without sections: append a section first")
        }
        take(identifiers)
        insert(identifiers, into: section, at: list(section).count)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: afterIdentifier, offset: 1) }

    /// Items that don't exist are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        remove(identifiers)
        reloadedItems.subtract(identifiers)
        reconfiguredItems.subtract(identifiers)
    }

    /// Deletes the sections as well.
    public mutating func deleteAllItems() { self = Self() }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        expect([identifier])
        insert([identifier], at: toIdentifier, offset: 0)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        expect([identifier])
        insert([identifier], at: toIdentifier, offset: 1)
    }

    /// Has other cells made for the items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        expect(identifiers)
        reloadedItems.formUnion(identifiers)
    }

    /// Has the cells that the items have configured again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        expect(identifiers)
        reconfiguredItems.formUnion(identifiers)
    }

    private func expect(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where homes[item] == nil {
            preconditionFailure("there is no item “\(item)” in the snapshot")
        }
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at neighbor: ItemIdentifierType, offset: Int) {
        precondition(
            !identifiers.contains(neighbor), "an item cannot be placed next to itself: “\(neighbor)”")
        expect([neighbor])
        take(identifiers)
        guard let path = indexPath(of: neighbor) else { return }
        insert(identifiers, into: sectionIdentifiers[path.section], at: path.item + offset)
    }

    /// Existing items move to the position at which they're added again.
    private mutating func take(_ identifiers: [ItemIdentifierType]) {
        precondition(Set(identifiers).count == identifiers.count, "item identifiers are given twice: \(identifiers)")
        remove(identifiers)
    }

    private mutating func remove(_ identifiers: [ItemIdentifierType]) {
        let known = Dictionary(grouping: identifiers.filter { homes[$0] != nil }) { homes[$0]! }
        for (section, gone) in known {
            let gone = Set(gone)
            items[section]?.removeAll { gone.contains($0) }
            for item in gone { homes[item] = nil }
        }
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType, at index: Int
    ) {
        items[section]?.insert(contentsOf: identifiers, at: index)
        for item in identifiers { homes[item] = section }
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insertSections(identifiers, at: sectionIdentifiers.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insertSections(identifiers, at: index(toIdentifier)) }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insertSections(identifiers, at: index(toIdentifier) + 1) }

    /// Also deletes the items of the sections. Sections that don't exist are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            guard let items = items[section] else { continue }
            deleteItems(items)
            self.items[section] = nil
            reloadedSections.remove(section)
        }
        sectionIdentifiers.removeAll { items[$0] == nil }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, beside: toIdentifier, offset: 0) }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { moveSection(identifier, beside: toIdentifier, offset: 1) }

    /// Has other cells made for the items of the sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { _ = list(section) }
        reloadedSections.formUnion(identifiers)
    }

    private func index(_ section: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(section) else {
            preconditionFailure("there is no section “\(section)” in the snapshot")
        }
        return index
    }

    private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
        for section in identifiers {
            precondition(items[section] == nil, "there is a section “\(section)” in the snapshot already")
            items[section] = []
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    }

    private mutating func moveSection(
        _ identifier: SectionIdentifierType, beside neighbor: SectionIdentifierType, offset: Int
    ) {
        precondition(identifier != neighbor, "a section cannot be placed next to itself: “\(identifier)”")
        sectionIdentifiers.remove(at: index(identifier))
        sectionIdentifiers.insert(identifier, at: index(neighbor) + offset)
    }

    /// Everything to reload and reconfigure is done.
    mutating func forgetReloads() {
        reloadedSections = []
        reloadedItems = []
        reconfiguredItems = []
    }
}
