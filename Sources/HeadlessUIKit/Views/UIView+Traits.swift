extension UIView {
    /// The traits that are inherited, with what the receiver and its controller insist on.
    var effectiveTraits: UITraitCollection {
        traits(inheriting: superview?.traitCollection ?? HeadlessDevice.current.screen.traitCollection)
    }

    /// The receiver's traits, based on those of its surroundings.
    func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
        let styled = inherited.with(owningViewController?.overrideUserInterfaceStyle ?? .unspecified)
            .with(overrideUserInterfaceStyle)
        return maximumContentSizeCategory.map(styled.limited) ?? styled
    }

    /// What the receiver insists on is another than before.
    func overrideDidChange() {
        guard let previous = traitsBeforeOverride else { return }
        traitsBeforeOverride = nil
        propagateTraitChange(from: previous)
    }

    /// Content begins at the other side.
    func directionDidChange() {
        setNeedsLayout()
        invalidateConstraintLayout()
    }

    /// The content requests a different size than before.
    func contentSizeDidChange() {
        if layoutData != nil || !translatesAutoresizingMaskIntoConstraints { ConstraintLayout.invalidate(self) }
        superview?.subviewSizeDidChange(self)
    }

    /// Requests that constraints are solved again, if the receiver takes part in any.
    func invalidateConstraintLayout() {
        if layoutData != nil { ConstraintLayout.invalidate(self) }
    }
}

extension UISemanticContentAttribute {
    /// The direction of such content in surroundings of a direction (M2).
    func direction(in surroundings: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: surroundings
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
