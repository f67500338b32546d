/// A closure that returns the section for an index and the available space. It's called again whenever the layout is
/// invalidated.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays out sections of groups of items, each section in its own way.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// The direction of scrolling, and other settings for all sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    // MARK: State

    /// What the sections are laid out for.
    private struct Room: Equatable {
        var size: CGSize
        var insets: NSDirectionalEdgeInsets
        var margins: NSDirectionalEdgeInsets
    }

    /// The size that a view has requested.
    private struct Measure {
        let size: CGSize
        /// Whether it doesn't need to be requested again.
        var isCertain = true
    }

    private var plans: [SectionPlan] = []
    /// Where the sections begin in the direction of scrolling, and where the last one ends.
    private var starts: [CGFloat] = [0]
    private var measures: [CollectionElement: Measure] = [:]
    private var room: Room?
    private var isOutdated = true
    /// The sections whose views have requested different sizes.
    private var resized = IndexSet()

    /// The configuration of the list in the first section, if that's a list.
    var list: UICollectionLayoutListConfiguration? { plans.first?.section.list }

    private var axis: GroupSolver.Axis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }

    // MARK: Preparing

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isOutdated = true
        for element in measures.keys { measures[element]?.isCertain = false }
        super.invalidateLayout(with: context)
    }

    override var marksEstimates: Bool { true }

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        let room = currentRoom(collectionView)
        isOutdated = isOutdated || room != self.room || plans.count != collectionView.numberOfSections
        self.room = room
        if isOutdated {
            plans = (0..<collectionView.numberOfSections).map { makePlan($0, in: collectionView, room) }
        } else {
            for index in resized { plans[index] = makePlan(index, in: collectionView, room, plans[index].section) }
        }
        isOutdated = false
        resized = []
        var place: CGFloat = 0
        starts = [0]
        for (index, plan) in plans.enumerated() {
            place += axis.length(of: plan.size) + (index + 1 < plans.count ? configuration.interSectionSpacing : 0)
            starts.append(place)
        }
    }

    private func makePlan(
        _ index: Int, in collectionView: UICollectionView, _ room: Room, _ known: NSCollectionLayoutSection? = nil
    ) -> SectionPlan {
        let general = insets(configuration.contentInsetsReference, room) ?? room.insets
        let environment = LayoutEnvironment(LayoutContainer(room.size, general), collectionView.traitCollection)
        guard let section = known ?? provider(index, environment) else {
            preconditionFailure(
                "the section provider of a layout has to return a section for every index, as for \(index)")
        }
        return SectionPlan(
            section, itemCount: collectionView.numberOfItems(inSection: index), in: environment,
            reference: insets(section.contentInsetsReference, room) ?? general, axis: axis
        ) { [measures] kind, item in
            measures[CollectionElement(kind: kind, IndexPath(item: item, section: index))]?.size
        }
    }

    /// `nil` if the insets are determined further outside.
    private func insets(_ reference: UIContentInsetsReference, _ room: Room) -> NSDirectionalEdgeInsets? {
        switch reference {
        case .automatic: nil
        case .none: .zero
        case .safeArea: room.insets
        case .layoutMargins: room.margins
        }
    }

    /// The visible part that bars don't cover, and the safe area and the margins across it.
    private func currentRoom(_ view: UICollectionView) -> Room {
        let (all, own, safe) = (view.adjustedContentInset, view.contentInset, view.safeAreaInsets)
        let isVertical = axis == .vertical
        let covered = UIEdgeInsets(
            top: all.top - (isVertical ? own.top : 0), left: all.left - (isVertical ? 0 : own.left),
            bottom: all.bottom - (isVertical ? own.bottom : 0), right: all.right - (isVertical ? 0 : own.right))
        let size = view.bounds.inset(by: covered).atLeastEmpty.size
        func across(_ edges: UIEdgeInsets) -> NSDirectionalEdgeInsets {
            let left = UIEdgeInsets(
                top: isVertical ? 0 : max(0, edges.top - all.top), left: isVertical ? max(0, edges.left - all.left) : 0,
                bottom: isVertical ? 0 : max(0, edges.bottom - all.bottom),
                right: isVertical ? max(0, edges.right - all.right) : 0)
            return NSDirectionalEdgeInsets(left, view.effectiveUserInterfaceLayoutDirection)
        }
        return Room(size: size, insets: across(safe), margins: across(view.layoutMargins))
    }

    /// `true` if the available room for the sections changes.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }

    override func contentInsetDidChange() { roomMayHaveChanged() }

    override func roomMayHaveChanged() {
        if let collectionView, room != nil, room != currentRoom(collectionView) { invalidateLayout() }
    }

    // MARK: Sizes that views decide

    override func adopt(
        _ preferred: UICollectionViewLayoutAttributes, for original: UICollectionViewLayoutAttributes
    ) -> Bool {
        let element = CollectionElement(original)
        measures[element] = Measure(size: preferred.size)
        guard preferred.size != original.size else { return false }
        resized.insert(element.indexPath.section)
        return true
    }

    override func sizeMayHaveChanged(of element: CollectionElement) { measures[element]?.isCertain = false }

    override func itemsDidChange(_ survivor: (CollectionElement) -> CollectionElement?) {
        var kept: [CollectionElement: Measure] = [:]
        for (element, measure) in measures {
            if let place = survivor(element) { kept[place] = measure }
        }
        measures = kept
        isOutdated = true
    }

    // MARK: Answers

    open override var collectionViewContentSize: CGSize {
        var size = room?.size ?? .zero
        for plan in plans {
            axis.across.set(&size, max(axis.across.length(of: size), axis.across.length(of: plan.size)))
        }
        axis.set(&size, starts.last ?? 0)
        return size
    }

    /// Leading is left: the collection view mirrors it.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found = displayedElements(in: rect)
        for (section, scroller) in scrollers(in: rect) {
            let inner = rect.offsetBy(dx: -scroller.frame.minX, dy: -scroller.frame.minY)
            for attributes in elements(ofScroller: section, in: inner) {
                attributes.frame = attributes.frame.offsetBy(dx: scroller.frame.minX, dy: scroller.frame.minY)
                found.append(attributes)
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let attributes = hostedAttributesForItem(at: indexPath) else { return nil }
        if let scroller = scroller(ofSection: indexPath.section) {
            attributes.frame = attributes.frame.offsetBy(dx: scroller.frame.minX, dy: scroller.frame.minY)
        }
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, plans.indices.contains(indexPath.section) else { return nil }
        let plan = plans[indexPath.section]
        if let edge = plan.edges.first(where: { $0.item.elementKind == elementKind && $0.index == indexPath.item }) {
            return attributes(of: edge, indexPath.section)
        }
        guard plan.slots.indices.contains(indexPath.item) else { return nil }
        let badge = plan.slots[indexPath.item].badges.first { $0.elementKind == elementKind }
        return badge.map { attributes(ofBadge: $0, at: indexPath) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, plans.indices.contains(indexPath.section) else { return nil }
        return plans[indexPath.section].backgrounds
            .first { $0.item.elementKind == elementKind && $0.index == indexPath.item }
            .map { attributes(of: $0, indexPath.section) }
    }

    // MARK: Visible elements

    override func displayedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        var found: [UICollectionViewLayoutAttributes] = []
        let (low, high) = reach(of: rect)
        for index in sections(from: low, to: high) {
            let plan = plans[index]
            found += plan.backgrounds.map { attributes(of: $0, index) }.filter { $0.frame.overlaps(rect) }
            for edge in plan.edges {
                let attributes = attributes(of: edge, index)
                if attributes.frame.overlaps(rect) { found.append(attributes) }
            }
            guard plan.scroller == nil else { continue }
            for item in plan.items(from: low - starts[index], to: high - starts[index]) {
                found += elements(ofItemAt: IndexPath(item: item, section: index), in: rect)
            }
        }
        return found
    }

    override func scrollers(in rect: CGRect) -> [(section: Int, scroller: SectionPlan.Scroller)] {
        let (low, high) = reach(of: rect)
        return sections(from: low, to: high).compactMap { index in
            scroller(ofSection: index).flatMap { $0.frame.overlaps(rect) ? (index, $0) : nil }
        }
    }

    override func scroller(ofSection index: Int) -> SectionPlan.Scroller? {
        guard plans.indices.contains(index), var scroller = plans[index].scroller else { return nil }
        let origin = axis.point(starts[index], 0)
        scroller.frame = scroller.frame.offsetBy(dx: origin.x, dy: origin.y)
        return scroller
    }

    override func elements(ofScroller section: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let isRow = axis == .vertical
        let items = plans[section].items(
            from: isRow ? rect.minX : rect.minY, to: isRow ? rect.maxX : rect.maxY)
        return items.flatMap { elements(ofItemAt: IndexPath(item: $0, section: section), in: rect) }
    }

    override func hostedAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, plans.indices.contains(indexPath.section),
            plans[indexPath.section].slots.indices.contains(indexPath.item)
        else { return nil }
        let (plan, slot) = (plans[indexPath.section], plans[indexPath.section].slots[indexPath.item])
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = slot.frame
        if plan.scroller == nil { attributes.frame = placed(slot.frame, indexPath.section) }
        attributes.zIndex = slot.zIndex
        attributes.estimates = slot.estimates
        attributes.isMeasured = measures[CollectionElement(indexPath)]?.isCertain == true
        attributes.list = plan.section.list.map {
            ListPlace(
                configuration: $0, isFirst: indexPath.item == 0, isLast: indexPath.item == plan.slots.count - 1)
        }
        return attributes
    }

    /// An item and the supplementary items attached to it.
    private func elements(ofItemAt path: IndexPath, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let item = hostedAttributesForItem(at: path)
        let badges = plans[path.section].slots[path.item].badges.map { attributes(ofBadge: $0, at: path) }
        return ([item].compactMap { $0 } + badges).filter { $0.frame.overlaps(rect) }
    }

    private func attributes(
        ofBadge badge: NSCollectionLayoutSupplementaryItem, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: badge.elementKind, with: path)
        let plan = plans[path.section]
        let frame = badge.frame(at: plan.slots[path.item].frame)
        attributes.frame = plan.scroller == nil ? placed(frame, path.section) : frame
        attributes.zIndex = badge.zIndex
        attributes.isInScroller = plan.scroller != nil
        return attributes
    }

    private func attributes(
        of background: SectionPlan.Background, _ section: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: background.item.elementKind,
            with: IndexPath(item: background.index, section: section))
        attributes.frame = placed(background.frame, section)
        attributes.zIndex = background.item.zIndex
        return attributes
    }

    private func attributes(of edge: SectionPlan.Edge, _ section: Int) -> UICollectionViewLayoutAttributes {
        let path = IndexPath(item: edge.index, section: section)
        let kind = edge.item.elementKind
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        attributes.frame = placed(edge.frame, section)
        attributes.estimates = edge.item.layoutSize.estimates
        attributes.isMeasured = measures[CollectionElement(kind: kind, path)]?.isCertain == true
        attributes.zIndex = edge.item.zIndex
        if edge.item.pinToVisibleBounds, let collectionView { pin(attributes, edge, section, collectionView) }
        return attributes
    }

    /// Moves a header or a footer to where it's visible, as far as its section extends.
    private func pin(
        _ attributes: UICollectionViewLayoutAttributes, _ edge: SectionPlan.Edge, _ section: Int,
        _ collectionView: UICollectionView
    ) {
        let visible = collectionView.visibleEdges
        let body = placed(CGRect(origin: .zero, size: plans[section].size), section)
        var frame = attributes.frame
        let edges = edge.item.alignment.edges
        if edges.contains(.top) {
            frame.origin.y = max(frame.minY, min(visible.top, body.maxY - frame.height))
        } else if edges.contains(.bottom) {
            frame.origin.y = min(frame.minY, max(visible.bottom - frame.height, body.minY))
        } else if edges.contains(.leading) {
            frame.origin.x = max(frame.minX, min(visible.left, body.maxX - frame.width))
        } else if edges.contains(.trailing) {
            frame.origin.x = min(frame.minX, max(visible.right - frame.width, body.minX))
        }
        attributes.frame = frame
    }

    private func placed(_ frame: CGRect, _ section: Int) -> CGRect {
        let origin = axis.point(starts[section], 0)
        return frame.offsetBy(dx: origin.x, dy: origin.y)
    }

    private func reach(of rect: CGRect) -> (low: CGFloat, high: CGFloat) {
        axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    }

    /// The sections that may be between two places in the direction of scrolling.
    private func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = plans.indices.partitioningIndex { starts[$0 + 1] > low }
        let end = plans.indices.partitioningIndex { starts[$0] >= high }
        return first..<max(first, end)
    }
}
