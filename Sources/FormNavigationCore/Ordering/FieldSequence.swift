import Foundation

/// The one order of a form's fields that the toolbar, Return and Tab share.
///
/// The fields are first put in the requested order. Then the explicit links are applied to it. Every field of the order
/// is in the sequence exactly once, so that all of them can be reached, and Previous undoes Next.
///
/// `a.next = c` puts `c` directly after `a`, and `c.previous = a` puts `a` directly before `c`. The field with the link
/// stays, and the other one moves to it, together with the fields that are linked to that one in turn. Everything else
/// keeps its order. If several fields in a chain of links stay, the chain is at the position of the first of them. A
/// link that conflicts with earlier ones is in ``ignoredLinks``. Links are processed in the order of their fields
/// before linking, a field's `next` before its `previous`.
package struct FieldSequence: Sendable, Equatable {
    /// The properties of a field that its position in the sequence depends on.
    package struct Item: Sendable, Equatable {
        /// The visible rectangle, in points, in a coordinate space that all items share.
        package var frame: CGRect
        /// The view's tag; any number. `0` by default.
        package var tag: Int
        /// The index of the item that a link puts directly after this one. `nil` by default.
        package var next: Int?
        /// The index of the item that a link puts directly before this one. `nil` by default.
        package var previous: Int?
        /// The place that the field had in the last order, if it was part of it. `nil` by default.
        package var lastPlace: Int?

        package init(
            frame: CGRect, tag: Int = 0, next: Int? = nil, previous: Int? = nil, lastPlace: Int? = nil
        ) {
            self.frame = frame
            self.tag = tag
            self.next = next
            self.previous = previous
            self.lastPlace = lastPlace
        }
    }

    /// The source of the order before any links.
    package enum Order: Sendable, Equatable {
        /// The order in which people read the frames. See ``ReadingOrder``.
        case position
        /// Ascending tags. Fields with the same tag, including `0`, are in the reading order of the whole form.
        case tag
        /// The order of the items.
        case hierarchy
        /// The indices of the items in the requested order.
        ///
        /// An item that's missing is left out of the sequence, even if a link refers to it. An index that's out of
        /// range or repeated is ignored.
        case custom([Int])
    }

    /// A link that the sequence ignores.
    package struct IgnoredLink: Sendable, Hashable {
        /// The two links an item can have.
        package enum Kind: Sendable, Hashable {
            case next
            case previous
        }

        /// The reason why a link is ignored.
        package enum Reason: Sendable, Hashable {
            /// There's no item with that index.
            case outOfRange
            /// The item links to itself.
            case linksToItself
            /// The item, or the one that it links to, isn't part of a custom order.
            case leftOut
            /// An earlier link put another item directly after or before one of the two.
            case taken
            /// Earlier links already lead from the item that should come second to the one that should come first.
            case closesCycle
        }

        /// The index of the item that has the link.
        package var item: Int
        /// Which of the item's links it is.
        package var kind: Kind
        /// The index that the link names.
        package var target: Int
        /// The reason why the link is ignored.
        package var reason: Reason

        package init(item: Int, kind: Kind, target: Int, reason: Reason) {
            self.item = item
            self.kind = kind
            self.target = target
            self.reason = reason
        }
    }

    /// The indices of the items, from the first field to the last.
    package let indices: [Int]

    /// The ignored links, in the order in which they were processed.
    ///
    /// Links of items that a custom order leaves out come last, in the order of the items.
    package let ignoredLinks: [IgnoredLink]

    /// Creates the sequence of the given items, in time linear in their number after they're ordered.
    ///
    /// - Parameters:
    ///   - items: The fields in hierarchy order: depth first, subviews from back to front.
    ///   - order: The source of the order. `.position` by default.
    ///   - direction: The reading direction, which affects `.position` and `.tag`. `.leftToRight` by default.
    package init(items: [Item], order: Order = .position, direction: ReadingOrder.Direction = .leftToRight) {
        self.init(items: items, unlinked: Self.unlinkedIndices(of: items, order: order, direction: direction))
    }

    /// Creates the sequence of items whose order before any links is known.
    ///
    /// - Parameter unlinked: The indices of items, each of them at most once. An item that's missing is left out.
    package init(items: [Item], unlinked: [Int]) {
        if items.contains(where: { $0.next != nil || $0.previous != nil }) {
            let chains = LinkChains(items: items, unlinked: unlinked)
            indices = chains.splice()
            ignoredLinks = chains.ignoredLinks
        } else {
            indices = unlinked
            ignoredLinks = []
        }
    }

    /// Returns the indices of the items in reading order. Items that had an order keep it unless they're clearly apart.
    package static func readingOrder(of items: [Item], direction: ReadingOrder.Direction) -> [Int] {
        guard items.contains(where: { $0.lastPlace != nil }) else {
            return ReadingOrder.order(of: items.lazy.map(\.frame), direction: direction)
        }
        return ReadingOrder.order(
            of: items.lazy.map(\.frame), keeping: items.lazy.map(\.lastPlace), direction: direction)
    }

    /// Returns the indices of the items in their order before any links.
    static func unlinkedIndices(
        of items: [Item], order: Order, direction: ReadingOrder.Direction
    ) -> [Int] {
        switch order {
        case .position:
            return readingOrder(of: items, direction: direction)
        case .tag:
            var indices = readingOrder(of: items, direction: direction)
            indices.sort { items[$0].tag < items[$1].tag }  // stable, so ties stay in reading order
            return indices
        case .hierarchy:
            return Array(items.indices)
        case .custom(let wished):
            var isLeft = [Bool](repeating: true, count: items.count)
            return wished.filter { index in
                guard items.indices.contains(index), isLeft[index] else { return false }
                isLeft[index] = false
                return true
            }
        }
    }
}

// MARK: - Linking

/// The chains that the links join the items to.
private struct LinkChains {
    private(set) var ignoredLinks: [FieldSequence.IgnoredLink] = []

    private let unlinked: [Int]
    private var isPlaced: [Bool]
    /// The item directly after and before each item in its chain.
    private var following: [Int?]
    private var preceding: [Int?]
    /// The first item of the chain in which an item is last, and the last item of the chain in which it's first.
    private var head: [Int]
    private var tail: [Int]
    /// Whether a link moves the item to another one.
    private var isMoved: [Bool]

    init(items: [FieldSequence.Item], unlinked: [Int]) {
        self.unlinked = unlinked
        isPlaced = Array(repeating: false, count: items.count)
        following = Array(repeating: nil, count: items.count)
        preceding = following
        head = Array(items.indices)
        tail = head
        isMoved = isPlaced

        for index in unlinked { isPlaced[index] = true }
        for index in unlinked { follow(items[index], at: index) }
        for index in items.indices where !isPlaced[index] { follow(items[index], at: index) }
    }

    private mutating func follow(_ item: FieldSequence.Item, at index: Int) {
        if let next = item.next { link(index, .next, to: next) }
        if let previous = item.previous { link(index, .previous, to: previous) }
    }

    private mutating func link(_ index: Int, _ kind: FieldSequence.IgnoredLink.Kind, to target: Int) {
        if let reason = reasonToIgnoreLink(index, kind, to: target) {
            ignoredLinks.append(.init(item: index, kind: kind, target: target, reason: reason))
            return
        }
        let (first, second) = kind == .next ? (index, target) : (target, index)
        guard following[first] != second else { return }  // Both ends have the link.
        following[first] = second
        preceding[second] = first
        let (newHead, newTail) = (head[first], tail[second])
        tail[newHead] = newTail
        head[newTail] = newHead
        isMoved[target] = true
    }

    private func reasonToIgnoreLink(
        _ index: Int, _ kind: FieldSequence.IgnoredLink.Kind, to target: Int
    ) -> FieldSequence.IgnoredLink.Reason? {
        guard isPlaced.indices.contains(target) else { return .outOfRange }
        guard target != index else { return .linksToItself }
        guard isPlaced[index], isPlaced[target] else { return .leftOut }
        let (first, second) = kind == .next ? (index, target) : (target, index)
        guard following[first] != second else { return nil }
        guard following[first] == nil, preceding[second] == nil else { return .taken }
        return head[first] == second ? .closesCycle : nil
    }

    /// Returns the items, with each chain at the position of the first of its items that no link moves.
    ///
    /// Each chain has such an item, because every link moves only one item, and there's one link fewer than items.
    func splice() -> [Int] {
        var isDone = isMoved
        var indices: [Int] = []
        indices.reserveCapacity(unlinked.count)
        for index in unlinked where !isDone[index] {
            var start = index
            while let item = preceding[start] { start = item }
            var link: Int? = start
            while let item = link {
                isDone[item] = true
                indices.append(item)
                link = following[item]
            }
        }
        return indices
    }
}
