extension UIView {
    // MARK: Constraints

    /// The active constraints that this view owns as the nearest common ancestor of their items.
    public var constraints: [NSLayoutConstraint] {
        layoutData.map { $0.guideConstraints.isEmpty ? $0.constraints : $0.constraints + $0.guideConstraints } ?? []
    }

    public func addConstraint(_ constraint: NSLayoutConstraint) {
        precondition(
            constraint.itemViews.allSatisfy { $0.isDescendant(of: self) },
            "\(constraint.summary) has items outside the view it is added to: add it to a common ancestor"
        )
        constraint.install(on: self)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.deactivate() }
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    // MARK: Content priorities

    /// How strongly the view resists growing beyond its intrinsic size. `.defaultLow` by default.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutData?.hugging[axis.rawValue] ?? .defaultLow
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard priority != contentHuggingPriority(for: axis) else { return }
        LayoutData.of(self).hugging[axis.rawValue] = priority
        ConstraintLayout.invalidate(self)
    }

    /// How strongly the view resists shrinking below its intrinsic size. `.defaultHigh` by default.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutData?.compressionResistance[axis.rawValue] ?? .defaultHigh
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard priority != contentCompressionResistancePriority(for: axis) else { return }
        LayoutData.of(self).compressionResistance[axis.rawValue] = priority
        ConstraintLayout.invalidate(self)
    }

    // MARK: Guides

    /// The guides added to the view.
    public var layoutGuides: [UILayoutGuide] { layoutData?.guides ?? [] }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuide.owningView = self }

    /// Removes a guide, and deactivates the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        if layoutGuide.owningView === self { layoutGuide.owningView = nil }
    }

    /// The part of the view that bars and the device's shape leave free.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }

    /// The view inside its layout margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }

    /// The area inside the layout margins that's no wider than lines can be read.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

    /// The area of the keyboard, or the edge at which it would appear.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide { systemGuide(.keyboard) as! UIKeyboardLayoutGuide }

    /// The margins, extended equally on both sides so that lines of text at the user's text size are readable: 672
    /// points at the default size. Apple doesn't publish a value.
    var readableInsets: UIEdgeInsets {
        var insets = layoutMargins
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
        let spare = bounds.width - insets.left - insets.right - 672 * body / 17
        if spare > 0 {
            insets.left += spare / 2
            insets.right += spare / 2
        }
        return insets
    }

    func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        let data = LayoutData.of(self)
        if let guide = data.systemGuides.first(where: { $0.kind == kind }) { return guide }
        let guide = kind == .keyboard ? UIKeyboardLayoutGuide(kind, in: self) : UILayoutGuide(kind, in: self)
        data.systemGuides.append(guide)
        if kind == .keyboard, HeadlessDevice.current.behavior.keyboardGuidesHaveConstraints {
            data.guideConstraints = [NSLayoutConstraint.Attribute.left, .right, .bottom].map {
                NSLayoutConstraint(guide, $0, .equal, self, $0)
            }
            for constraint in data.guideConstraints { constraint.holder = self }
        }
        return guide
    }

    // MARK: Ancestors

    /// The nearest view that has both below it, or is one of them.
    func commonAncestor(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
        return candidate
    }

    /// The view at the top of the tree.
    var rootView: UIView {
        var root = self
        while let superview = root.superview { root = superview }
        return root
    }
}

extension UIScrollView {
    /// The content: its origin is that of the content, and the constraints on its size decide `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { systemGuide(.content) }

    /// The visible rectangle, which stays when the content scrolls.
    public var frameLayoutGuide: UILayoutGuide { systemGuide(.frame) }
}
