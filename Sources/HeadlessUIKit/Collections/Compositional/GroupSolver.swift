/// Positions the items of a compositional layout's groups, one group after another.
@MainActor
struct GroupSolver {
    /// What one item of the collection view gets.
    struct Slot {
        /// In the coordinates of what it was solved for.
        var frame: CGRect
        /// What the item's view decides.
        let estimates: LayoutAxes
        var zIndex = 0
        let badges: [NSCollectionLayoutSupplementaryItem]
    }

    /// An item, or a group of them.
    struct Piece {
        var size: CGSize
        /// In the piece's coordinates.
        var slots: [Slot]
    }

    let itemCount: Int
    let traitCollection: UITraitCollection
    /// The size that the view of an item has requested, if it's been asked.
    let measured: (Int) -> CGSize?
    /// The next item.
    private(set) var next = 0

    init(itemCount: Int, traitCollection: UITraitCollection, measured: @escaping (Int) -> CGSize?) {
        self.itemCount = itemCount
        self.traitCollection = traitCollection
        self.measured = measured
    }

    /// - Parameters:
    ///   - container: What fractions are parts of.
    ///   - forced: The length that a group gives to each of its parts, along its axis.
    /// - Returns: `nil` if there are no more items.
    mutating func solve(
        _ item: NSCollectionLayoutItem, in container: CGSize, forced: (axis: Axis, length: CGFloat)? = nil
    ) -> Piece? {
        guard next < itemCount else { return nil }
        var size = item.layoutSize.resolved(in: container)
        if let forced { forced.axis.set(&size, forced.length) }
        if let group = item as? NSCollectionLayoutGroup { return solve(group, size, forced?.axis) }
        var estimates = item.layoutSize.estimates
        if let forced { estimates.remove(forced.axis.side) }
        if let known = estimates.isEmpty ? nil : measured(next) {
            if estimates.contains(.width) { size.width = known.width }
            if estimates.contains(.height) { size.height = known.height }
        }
        next += 1
        let frame = CGRect(origin: .zero, size: size).inset(by: item.effectiveInsets.edges(.leftToRight))
        return Piece(
            size: size,
            slots: [Slot(frame: frame.atLeastEmpty, estimates: estimates, badges: item.supplementaryItems)])
    }

    private mutating func solve(_ group: NSCollectionLayoutGroup, _ size: CGSize, _ forced: Axis?) -> Piece? {
        switch group.arrangement {
        case .row(let repetition): return solve(group, size, along: .horizontal, repetition, forced)
        case .column(let repetition): return solve(group, size, along: .vertical, repetition, forced)
        case .custom(let provider):
            let container = LayoutContainer(size, group.effectiveInsets)
            let items = provider(LayoutEnvironment(container, traitCollection)).prefix(itemCount - next)
            precondition(!items.isEmpty, "a custom group has no items: its item provider returns none")
            next += items.count
            return Piece(
                size: size,
                slots: items.map { Slot(frame: $0.frame, estimates: [], zIndex: $0.zIndex, badges: []) })
        }
    }

    private mutating func solve(
        _ group: NSCollectionLayoutGroup, _ size: CGSize, along axis: Axis,
        _ repetition: NSCollectionLayoutGroup.Repetition, _ forced: Axis?
    ) -> Piece? {
        let insets = group.effectiveInsets
        let inner = LayoutContainer(size, insets).effectiveContentSize
        var estimates = group.layoutSize.estimates
        if let forced { estimates.remove(forced.side) }
        // A group that's as long as its items contains each of them once.
        let isOpen = estimates.contains(axis.side)
        let gap = group.interItemSpacing?.spacing ?? 0
        let room = axis.length(of: inner)
        var line = GroupLine(axis: axis, gap: group.interItemSpacing)
        var index = 0
        while next < itemCount {
            var share: (Axis, CGFloat)?
            switch repetition {
            case .count(let count) where index == count, .equalParts(let count) where index == count: index = -1
            case .equalParts(let count): share = (axis, max(0, (room - gap * CGFloat(count - 1)) / CGFloat(count)))
            case .fitting where isOpen && index == group.subitems.count: index = -1
            case .count, .fitting: break
            }
            guard index >= 0 else { break }
            let item = group.subitems[index % group.subitems.count]
            let start = next
            guard let piece = solve(item, in: inner, forced: share) else { break }
            if case .fitting = repetition, !isOpen, !line.isEmpty, line.length(with: piece, item) > room + 0.01 {
                next = start
                break
            }
            line.append(piece, item)
            index += 1
        }
        guard !line.isEmpty else { return nil }
        var size = size
        if isOpen { axis.set(&size, line.length) }
        let across = axis.across
        if estimates.contains(across.side) { across.set(&size, line.thickness) }
        let content = LayoutContainer(size, insets).effectiveContentSize
        return Piece(size: size, slots: line.slots(in: content, at: CGPoint(x: insets.leading, y: insets.top)))
    }

    /// A direction in which a group has its items.
    enum Axis {
        case horizontal
        case vertical

        var across: Axis { self == .horizontal ? .vertical : .horizontal }
        var side: LayoutAxes { self == .horizontal ? .width : .height }

        func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

        func set(_ size: inout CGSize, _ length: CGFloat) {
            if self == .horizontal { size.width = length } else { size.height = length }
        }

        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
        }
    }
}

/// The parts of a group, side by side.
@MainActor
private struct GroupLine {
    @MainActor
    private struct Part {
        let piece: GroupSolver.Piece
        let length: CGFloat
        let thickness: CGFloat
        let along: (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?)
        let across: (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?)

        var outerLength: CGFloat { length + (along.before?.spacing ?? 0) + (along.after?.spacing ?? 0) }
        var outerThickness: CGFloat { thickness + (across.before?.spacing ?? 0) + (across.after?.spacing ?? 0) }
        var flexibleEnds: Int { [along.before, along.after].count { $0?.isFlexibleSpacing == true } }
    }

    let axis: GroupSolver.Axis
    let gap: NSCollectionLayoutSpacing?
    private var parts: [Part] = []
    /// All parts with the spaces between them, without the remaining space.
    private(set) var length: CGFloat = 0
    private(set) var thickness: CGFloat = 0

    init(axis: GroupSolver.Axis, gap: NSCollectionLayoutSpacing?) {
        self.axis = axis
        self.gap = gap
    }

    var isEmpty: Bool { parts.isEmpty }

    func length(with piece: GroupSolver.Piece, _ item: NSCollectionLayoutItem) -> CGFloat {
        length + (isEmpty ? 0 : gap?.spacing ?? 0) + part(piece, item).outerLength
    }

    mutating func append(_ piece: GroupSolver.Piece, _ item: NSCollectionLayoutItem) {
        let part = part(piece, item)
        length += (isEmpty ? 0 : gap?.spacing ?? 0) + part.outerLength
        thickness = max(thickness, part.outerThickness)
        parts.append(part)
    }

    private func part(_ piece: GroupSolver.Piece, _ item: NSCollectionLayoutItem) -> Part {
        let edges = item.edgeSpacing
        let (sides, ends) = ((edges?.leading, edges?.trailing), (edges?.top, edges?.bottom))
        return Part(
            piece: piece, length: axis.length(of: piece.size), thickness: axis.across.length(of: piece.size),
            along: axis == .horizontal ? sides : ends, across: axis == .horizontal ? ends : sides)
    }

    /// The positions of all items. Flexible spaces share the remaining space.
    func slots(in size: CGSize, at origin: CGPoint) -> [GroupSolver.Slot] {
        let flexibleGaps = gap?.isFlexibleSpacing == true ? parts.count - 1 : 0
        let flexible = flexibleGaps + parts.reduce(0) { $0 + $1.flexibleEnds }
        let left = max(0, axis.length(of: size) - length)
        let share = flexible > 0 ? left / CGFloat(flexible) : 0
        func width(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
            spacing.map { $0.spacing + ($0.isFlexibleSpacing ? share : 0) } ?? 0
        }
        var slots: [GroupSolver.Slot] = []
        var place: CGFloat = 0
        for part in parts {
            place += width(part.along.before, share)
            let free = max(0, axis.across.length(of: size) - part.outerThickness)
            let ends = [part.across.before, part.across.after].count { $0?.isFlexibleSpacing == true }
            let across = width(part.across.before, ends > 0 ? free / CGFloat(ends) : 0)
            let corner = axis.point(place, across)
            for var slot in part.piece.slots {
                slot.frame = slot.frame.offsetBy(dx: origin.x + corner.x, dy: origin.y + corner.y)
                slots.append(slot)
            }
            place += part.length + width(part.along.after, share) + width(gap, share)
        }
        return slots
    }
}

extension CGRect {
    /// The same without a negative size.
    var atLeastEmpty: CGRect { CGRect(x: minX, y: minY, width: max(0, size.width), height: max(0, size.height)) }
}
