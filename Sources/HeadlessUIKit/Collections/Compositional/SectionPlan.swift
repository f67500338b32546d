/// The positions of everything in one section of a compositional layout, in the section's coordinates.
@MainActor
struct SectionPlan {
    /// Groups that follow one another.
    struct Block {
        let range: Range<CGFloat>
        let firstItem: Int
    }

    /// A header, a footer, or a similar item.
    struct Edge {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        /// Among those of the same kind.
        let index: Int
        var frame: CGRect
    }

    /// A background.
    struct Background {
        let item: NSCollectionLayoutDecorationItem
        /// Among those of the same kind.
        let index: Int
        let frame: CGRect
    }

    /// The scroll view of a section that scrolls across the direction of the layout (P18).
    struct Scroller {
        var frame: CGRect
        let contentSize: CGSize
        /// The offsets at which it comes to rest, if it pages by groups.
        let stops: [CGFloat]
        let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    }

    let section: NSCollectionLayoutSection
    let size: CGSize
    /// In the content of the section's scroll view, if it has one.
    private(set) var slots: [GroupSolver.Slot] = []
    /// Along the direction in which the groups follow one another.
    private(set) var blocks: [Block] = []
    private(set) var edges: [Edge] = []
    let backgrounds: [Background]
    private(set) var scroller: Scroller?

    /// - Parameters:
    ///   - container: The room for the section. Its insets are added to the section's.
    ///   - axis: The direction in which the collection view scrolls.
    ///   - measured: The sizes that views have requested.
    init(
        _ section: NSCollectionLayoutSection, itemCount: Int, in environment: any NSCollectionLayoutEnvironment,
        reference: NSDirectionalEdgeInsets, axis: GroupSolver.Axis, measured: @escaping (String?, Int) -> CGSize?
    ) {
        self.section = section
        let all = environment.container.contentSize
        var insets = section.contentInsets
        insets.leading += reference.leading
        insets.trailing += reference.trailing
        insets.top += reference.top
        insets.bottom += reference.bottom
        let inner = LayoutContainer(all, insets).effectiveContentSize
        let isOrthogonal = section.orthogonalScrollingBehavior != .none
        let direction = isOrthogonal ? axis.across : axis
        let isRow = direction == .horizontal

        // Groups
        var solver = GroupSolver(itemCount: itemCount, traitCollection: environment.traitCollection) {
            measured(nil, $0)
        }
        var place = isRow ? insets.leading : insets.top
        let across = isRow ? insets.top : insets.leading
        var thickness: CGFloat = 0
        while solver.next < itemCount {
            let firstItem = solver.next
            guard let piece = solver.solve(section.group, in: inner) else { break }
            if !slots.isEmpty { place += section.interGroupSpacing }
            let corner = direction.point(place, across)
            for var slot in piece.slots {
                slot.frame = slot.frame.offsetBy(dx: corner.x, dy: corner.y)
                slots.append(slot)
            }
            let length = direction.length(of: piece.size)
            blocks.append(Block(range: place..<(place + length), firstItem: firstItem))
            place += length
            thickness = max(thickness, direction.across.length(of: piece.size))
        }
        place += isRow ? insets.trailing : insets.bottom
        var content = all
        direction.set(&content, place)
        if isOrthogonal {
            let width = isRow ? insets.top + insets.bottom : insets.leading + insets.trailing
            direction.across.set(&content, thickness + width)
        }

        // Headers, footers and the like
        var body = CGRect(origin: .zero, size: content)
        if isOrthogonal { direction.set(&body.size, direction.length(of: all)) }
        let sides = section.supplementariesFollowContentInsets ? insets : .zero
        let offset = Self.addEdges(
            section.boundarySupplementaryItems, to: &edges, around: &body, sides: sides, measured: measured)
        size = body.size
        backgrounds = Self.backgrounds(section.decorationItems, of: size)
        if isOrthogonal {
            var frame = CGRect(origin: offset, size: content)
            direction.set(&frame.size, direction.length(of: all))
            let length = direction.length(of: frame.size)
            let isCentered = section.orthogonalScrollingBehavior == .groupPagingCentered
            let first = blocks.first?.range.lowerBound ?? 0
            scroller = Scroller(
                frame: frame, contentSize: content,
                stops: blocks.map {
                    isCentered
                        ? ($0.range.lowerBound + $0.range.upperBound - length) / 2 : $0.range.lowerBound - first
                }, behavior: section.orthogonalScrollingBehavior)
        } else if offset != .zero {
            for index in slots.indices { slots[index].frame = slots[index].frame.offsetBy(dx: offset.x, dy: offset.y) }
            let shift = axis == .horizontal ? offset.x : offset.y
            blocks = blocks.map {
                Block(
                    range: ($0.range.lowerBound + shift)..<($0.range.upperBound + shift), firstItem: $0.firstItem)
            }
        }
    }

    private static func backgrounds(_ items: [NSCollectionLayoutDecorationItem], of size: CGSize) -> [Background] {
        var counts: [String: Int] = [:]
        return items.map { item in
            let index = counts[item.elementKind, default: 0]
            counts[item.elementKind] = index + 1
            let frame = CGRect(origin: .zero, size: size).inset(by: item.contentInsets.edges(.leftToRight))
            return Background(item: item, index: index, frame: frame.atLeastEmpty)
        }
    }

    /// Adds headers, footers, and similar items around a frame, which grows for them.
    ///
    /// - Returns: The new beginning.
    static func addEdges(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], to edges: inout [Edge], around body: inout CGRect,
        sides: NSDirectionalEdgeInsets, measured: (String?, Int) -> CGSize?
    ) -> CGPoint {
        var counts: [String: Int] = [:]
        var placed: [Edge] = []
        let content = body
        for item in items {
            let index = counts[item.elementKind, default: 0]
            counts[item.elementKind] = index + 1
            let container = LayoutContainer(
                content.size,
                NSDirectionalEdgeInsets(top: 0, leading: sides.leading, bottom: 0, trailing: sides.trailing))
            var size = item.layoutSize.resolved(in: container.effectiveContentSize)
            if let known = measured(item.elementKind, index) {
                if item.layoutSize.widthDimension.isEstimated { size.width = known.width }
                if item.layoutSize.heightDimension.isEstimated { size.height = known.height }
            }
            let alignment = item.alignment.edges
            var frame = CGRect(origin: .zero, size: size)
            let (start, end) = (content.minX + sides.leading, content.maxX - sides.trailing)
            frame.origin.x =
                alignment.contains(.leading)
                ? start : alignment.contains(.trailing) ? end - size.width : (start + end - size.width) / 2
            frame.origin.y =
                alignment.contains(.top)
                ? content.minY
                : alignment.contains(.bottom) ? content.maxY - size.height : content.midY - size.height / 2
            if item.extendsBoundary {
                if alignment.contains(.top) {
                    frame.origin.y = body.minY - size.height
                    body.origin.y -= size.height
                    body.size.height += size.height
                } else if alignment.contains(.bottom) {
                    frame.origin.y = body.maxY
                    body.size.height += size.height
                } else if alignment.contains(.leading) {
                    frame.origin.x = body.minX - size.width
                    body.origin.x -= size.width
                    body.size.width += size.width
                } else if alignment.contains(.trailing) {
                    frame.origin.x = body.maxX
                    body.size.width += size.width
                }
            }
            frame.origin.x += item.offset.x
            frame.origin.y += item.offset.y
            placed.append(Edge(item: item, index: index, frame: frame))
        }
        let offset = CGPoint(x: -body.minX, y: -body.minY)
        edges = placed.map {
            Edge(item: $0.item, index: $0.index, frame: $0.frame.offsetBy(dx: offset.x, dy: offset.y))
        }
        body.origin = .zero
        return offset
    }

    /// The items that may be between two places along the direction in which the groups follow one another.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = blocks.partitioningIndex { $0.range.upperBound > low }
        guard first < blocks.count else { return 0..<0 }
        let end = blocks.partitioningIndex { $0.range.lowerBound >= high }
        guard end > first else { return 0..<0 }
        return blocks[first].firstItem..<(end < blocks.count ? blocks[end].firstItem : slots.count)
    }
}
