/// The views for bar button items in a bar: buttons, or the items' custom views.
@MainActor
final class BarItemViews {
    /// The items that have views, in order. Spaces don't have one.
    private(set) var items: [UIBarButtonItem] = []

    /// Shows `newItems` in `bar`, keeping the views of items that stay.
    func show(_ newItems: [UIBarButtonItem], in bar: UIView & ItemBar) {
        let new = newItems.filter { !$0.isHidden }
        for item in items where !new.contains(where: { $0 === item }) && item.bar === bar { Self.hide(item, in: bar) }
        for item in newItems { item.bar = bar }
        for item in new where !item.isSpace {
            if let view = item.view, view.superview === bar, view is BarButton == (item.customView == nil),
                item.customView == nil || item.customView === view
            {
                (view as? BarButton)?.update()
                continue
            }
            if item.view?.superview === bar { item.view?.removeFromSuperview() }
            let view = item.customView ?? BarButton(item: item) { [unowned item] in item.perform() }
            item.view = view
            bar.addSubview(view)
        }
        items = new
        bar.setNeedsLayout()
    }

    private static func hide(_ item: UIBarButtonItem, in bar: UIView) {
        if item.view?.superview === bar { item.view?.removeFromSuperview() }
        item.view = nil
    }

    /// The item's part in the arithmetic of the layout.
    static func measure(_ item: UIBarButtonItem) -> BarLayout.Item {
        if item.systemItem == .flexibleSpace { return .flexibleSpace }
        if item.systemItem == .fixedSpace { return .fixedSpace(item.width) }
        if item.width > 0 { return .content(width: item.width, canShrink: false) }
        if item.customView != nil { return .content(width: customSize(of: item).natural.width, canShrink: true) }
        guard let button = item.view as? BarButton else { return .fixedSpace(0) }
        return .content(width: button.naturalWidth, canShrink: item.image == nil)
    }

    /// The natural size of an item's custom view, even while the bar makes it smaller, and whether the view requests
    /// that size, or it's that of its frame.
    private static func customSize(of item: UIBarButtonItem) -> (natural: CGSize, isAsked: Bool) {
        guard let view = item.customView else { return (.zero, false) }
        if let known = item.customViewSize, known.given == view.bounds.size,
            view.translatesAutoresizingMaskIntoConstraints
        {
            return (known.isAsked ? askedSize(of: view) : known.natural, known.isAsked)
        }
        return (size(of: view), !hasSize(view))
    }

    /// Whether a custom view has been given a size by its frame.
    private static func hasSize(_ view: UIView) -> Bool {
        view.translatesAutoresizingMaskIntoConstraints && view.bounds.width > 0 && view.bounds.height > 0
    }

    /// The size of a custom view: that of its frame if it has one, or else the one that it requests.
    static func size(of view: UIView) -> CGSize {
        hasSize(view) ? view.bounds.size : askedSize(of: view)
    }

    private static func askedSize(of view: UIView) -> CGSize {
        var size =
            view.translatesAutoresizingMaskIntoConstraints
            ? view.intrinsicContentSize : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if size.width <= 0 || size.height <= 0 {
            let fitting = view.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: BarLayout.height))
            if size.width <= 0 { size.width = fitting.width }
            if size.height <= 0 { size.height = fitting.height }
        }
        return size
    }

    /// Positions the item's view in its part of the bar.
    static func place(_ item: UIBarButtonItem, in span: CGRect) {
        guard let view = item.view else { return }
        guard let custom = item.customView else {
            if view.frame != span { view.frame = span }
            return
        }
        let (natural, isAsked) = customSize(of: item)
        let height = min(natural.height, span.height)
        var frame = CGRect(
            x: span.minX, y: span.minY + ((span.height - height) / 2).rounded(.down), width: span.width,
            height: height)
        // Constraints would put it on the pixels right after this, and then the bar would lay out without end.
        if !custom.translatesAutoresizingMaskIntoConstraints { frame = LayoutPass.onPixels(frame) }
        if custom.frame != frame { custom.frame = frame }
        item.customViewSize = (natural, custom.bounds.size, isAsked)
    }
}
