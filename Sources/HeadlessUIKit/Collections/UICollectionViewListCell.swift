/// A cell of a list in a collection view, with accessories next to its content.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    /// How many steps the content is indented. 0 by default.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The width of a step, in points. 10 by default.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

    /// The position of the cell in a list, which affects its appearance. The collection view sets it.
    var listPlace: ListPlace?

    /// A primary text with a secondary one below it, and an image.
    public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    // MARK: Accessories

    /// The accessories beside the content. None by default.
    public var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

    private var leading: [UIView] = []
    private var trailing: [UIView] = []

    override func editingDidChange() { showAccessories() }

    override func expansionDidChange() { showAccessories() }

    private var shownAccessories: [UICellAccessory] { accessories.filter { $0.isShown(whileEditing: isEditing) } }

    /// The outline disclosure for which a tap anywhere on the cell counts.
    var tappedDisclosure: UICellAccessory? { shownAccessories.first { $0.disclosesByCell(isHeader: isSectionHeader) } }

    private func showAccessories() {
        let old = leading + trailing
        let shown = shownAccessories
        leading = shown.filter(\.isLeading).map { $0.makeView(in: self) }
        trailing = shown.filter { !$0.isLeading }.map { $0.makeView(in: self) }
        let views = leading + trailing
        for view in old where view.superview === self && !views.contains(view) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        setNeedsLayout()
        contentSizeMayHaveChanged()
    }

    // MARK: Layout

    /// The distance of accessories from the sides and from one another, in points. Approximate.
    private static let gap: CGFloat = 16

    private func width(of views: [UIView]) -> CGFloat {
        views.reduce(0) { $0 + $1.bounds.width + Self.gap }
    }

    /// What accessories and indentation leave for the content.
    private var contentInsets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: 0, leading: width(of: leading) + CGFloat(indentationLevel) * indentationWidth, bottom: 0,
            trailing: width(of: trailing))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let direction = effectiveUserInterfaceLayoutDirection
        let area = bounds.inset(by: contentInsets.edges(direction)).atLeastEmpty
        if contentView.frame != area { contentView.frame = area }
        var start = Self.gap
        for view in leading {
            place(view, start)
            start += view.bounds.width + Self.gap
        }
        start = bounds.width
        for view in trailing.reversed() {
            start -= Self.gap + view.bounds.width
            place(view, start)
        }
    }

    /// - Parameter x: From the leading edge.
    private func place(_ view: UIView, _ x: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let center = CGPoint(
            x: isMirrored ? bounds.width - x - view.bounds.width / 2 : x + view.bounds.width / 2, y: bounds.midY)
        if view.center != center { view.center = center }
    }

    override func fittingSize(_ size: CGSize, width: CGFloat?, height: CGFloat?) -> CGSize {
        updateConfigurationIfNeeded()
        let sides = contentInsets.leading + contentInsets.trailing
        let inner = CGSize(width: max(0, size.width - sides), height: size.height)
        var fitting = super.fittingSize(inner, width: width.map { max(0, $0 - sides) }, height: height)
        fitting.width += sides
        return fitting
    }
}
