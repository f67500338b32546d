/// A layout with lines of items, as many in each line as fit, with a header before and a footer after each section.
///
/// Sizes and distances are in points. If the collection view's delegate is a ``UICollectionViewDelegateFlowLayout``,
/// its answers override the properties.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The space between lines. 10 by default.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
    /// The minimum space between the items of a line. 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
    /// 50 × 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
    /// The size of items until their cells are asked for theirs. The default is zero, for cells that have the size that the
    /// layout or the delegate says.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            measuredSizes = [:]
            invalidateLayout()
        }
    }

    /// An estimated size for cells that are all about as large as ``itemSize``.
    open class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    /// The sizes that cells have asked for.
    private(set) var measuredSizes: [IndexPath: CGSize] = [:]

    /// `.vertical` by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { changed(scrollDirection != oldValue) }
    }
    /// Only the length in the direction of scrolling matters. The default is zero, for no headers.
    open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
    /// Only the length in the direction of scrolling matters. The default is zero, for no footers.
    open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
    /// The space around the items of a section, inside its header and footer. Zero by default.
    open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }

    /// Whether a header stays at the beginning of the visible part, as far as its section extends. `false` by default.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) }
    }
    /// Whether a footer stays at the end of the visible part, as far as its section extends. `false` by default.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { changed(sectionFootersPinToVisibleBounds != oldValue) }
    }

    private var geometry = FlowGeometry(room: 0)
    /// Whether the delegate should be asked again for sizes and distances.
    private var asksDelegate = true

    private func changed(_ isOther: Bool) { if isOther { invalidateLayout() } }

    // MARK: Invalidation

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let own = context as? UICollectionViewFlowLayoutInvalidationContext
        if own?.invalidateFlowLayoutDelegateMetrics != false { asksDelegate = true }
        super.invalidateLayout(with: context)
    }

    override var marksEstimates: Bool { true }

    // MARK: Preparing

    open override func prepare() {
        super.prepare()
        let known = estimatedItemSize == .zero ? geometry.sections.map(\.metrics) : []
        // In another width, cells are asked again.
        if geometry.room != room(of: collectionView?.bounds.size ?? .zero) { measuredSizes = [:] }
        geometry = FlowGeometry(room: room(of: collectionView?.bounds.size ?? .zero))
        guard let collectionView else { return }
        let source = Source(layout: self, collectionView: collectionView)
        for section in 0..<collectionView.numberOfSections {
            let isKnown = !asksDelegate && known.indices.contains(section)
            geometry.append(isKnown ? known[section] : source.metrics(of: section))
        }
        asksDelegate = false
    }

    /// The available length across the direction of scrolling, in a collection view of a given size.
    private func room(of size: CGSize) -> CGFloat {
        guard let insets = collectionView?.adjustedContentInset else { return 0 }
        let room =
            isVertical ? size.width - insets.left - insets.right : size.height - insets.top - insets.bottom
        return max(0, room)
    }

    /// `true` if the length of the lines changes.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        room(of: newBounds.size) != geometry.room
    }

    override func contentInsetDidChange() {
        changed(room(of: collectionView?.bounds.size ?? .zero) != geometry.room)
    }

    // MARK: Sizes that cells decide (G38)

    /// `true` if a cell asks for another size than the layout has for it, and sizes are estimated.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        estimatedItemSize != .zero && preferredAttributes.size != originalAttributes.size
    }

    override func adopt(
        _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
    ) -> Bool {
        measuredSizes[original.indexPath] = preferred.size
        return super.adopt(preferred, for: original)
    }

    override func sizeMayHaveChanged(of element: CollectionElement) {
        guard element.kind == nil, measuredSizes.removeValue(forKey: element.indexPath) != nil else { return }
        invalidateLayout()
    }

    override func itemsDidChange(_ survivor: (CollectionElement) -> CollectionElement?) {
        var kept: [IndexPath: CGSize] = [:]
        for (path, size) in measuredSizes {
            if let place = survivor(CollectionElement(path)) { kept[place.indexPath] = size }
        }
        measuredSizes = kept
    }

    // MARK: Answers

    open override var collectionViewContentSize: CGSize {
        size(FlowGeometry.Extent(along: geometry.end, across: geometry.room))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        func add(_ attributes: UICollectionViewLayoutAttributes?) {
            // A header or footer without a length has no view (G37).
            guard let attributes, extent(attributes.size).along > 0, attributes.frame.overlaps(rect) else { return }
            found.append(attributes)
        }
        let sections = geometry.sections
        var index = sections.partitioningIndex { $0.end > low }
        while index < sections.count, sections[index].start < high {
            let section = sections[index]
            add(header(of: index))
            var line = section.lines.partitioningIndex { $0.end > low }
            while line < section.lines.count, section.lines[line].start < high {
                for (item, place) in zip(section.items(of: line), section.places(of: line)) {
                    let frame = frame(place)
                    if frame.isSeen(in: rect) { found.append(attributes(IndexPath(item: item, section: index), frame)) }
                }
                line += 1
            }
            add(footer(of: index))
            index += 1
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let sections = geometry.sections
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            (0..<sections[indexPath.section].metrics.sizes.count).contains(indexPath.item)
        else { return nil }
        return attributes(indexPath, frame(sections[indexPath.section].place(of: indexPath.item)))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, indexPath.item == 0, geometry.sections.indices.contains(indexPath.section) else {
            return nil
        }
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: return header(of: indexPath.section)
        case UICollectionView.elementKindSectionFooter: return footer(of: indexPath.section)
        default: return nil
        }
    }

    private func attributes(_ indexPath: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(at: indexPath)
        attributes.frame = frame
        if estimatedItemSize != .zero {
            attributes.estimates = [.width, .height]
            attributes.isMeasured = measuredSizes[indexPath] != nil
        }
        return attributes
    }

    private func header(of index: Int) -> UICollectionViewLayoutAttributes? {
        let section = geometry.sections[index]
        let (length, kind) = (section.metrics.header, UICollectionView.elementKindSectionHeader)
        guard sectionHeadersPinToVisibleBounds, let visible = visiblePart else {
            return edge(kind, of: index, section.start, length)
        }
        let start = max(section.start, min(visible.lowerBound, section.footerStart - length))
        return edge(kind, of: index, start, length, zIndex: Self.pinnedDepth)
    }

    private func footer(of index: Int) -> UICollectionViewLayoutAttributes? {
        let section = geometry.sections[index]
        let (length, kind) = (section.metrics.footer, UICollectionView.elementKindSectionFooter)
        guard sectionFootersPinToVisibleBounds, let visible = visiblePart else {
            return edge(kind, of: index, section.footerStart, length)
        }
        let first = section.start + section.metrics.header
        let start = min(section.footerStart, max(visible.upperBound - length, first))
        return edge(kind, of: index, start, length, zIndex: Self.pinnedDepth)
    }

    /// In front of the cells.
    private static let pinnedDepth = 10

    /// The visible part of the content between the insets, in the direction of scrolling.
    private var visiblePart: ClosedRange<CGFloat>? {
        guard let collectionView else { return nil }
        let edges = collectionView.visibleEdges
        let (low, high) = isVertical ? (edges.top, edges.bottom) : (edges.left, edges.right)
        return low...max(low, high)
    }

    /// A header or footer reaches across all of the content, unless it has no length (G37).
    private func edge(
        _ kind: String, of section: Int, _ start: CGFloat, _ length: CGFloat, zIndex: Int = 0
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = makeAttributes(ofKind: kind, at: IndexPath(item: 0, section: section))
        attributes.frame = frame(
            FlowGeometry.Place(
                start: FlowGeometry.Extent(along: start, across: 0),
                length: FlowGeometry.Extent(along: length, across: length > 0 ? geometry.room : 0)))
        attributes.zIndex = zIndex
        return attributes
    }

    // MARK: Axes

    var isVertical: Bool { scrollDirection == .vertical }

    private func size(_ extent: FlowGeometry.Extent) -> CGSize {
        isVertical
            ? CGSize(width: extent.across, height: extent.along) : CGSize(width: extent.along, height: extent.across)
    }

    private func frame(_ place: FlowGeometry.Place) -> CGRect {
        let corner = size(place.start)
        return CGRect(origin: CGPoint(x: corner.width, y: corner.height), size: size(place.length))
    }

    func extent(_ size: CGSize) -> FlowGeometry.Extent {
        isVertical
            ? FlowGeometry.Extent(along: size.height, across: size.width)
            : FlowGeometry.Extent(along: size.width, across: size.height)
    }
}
