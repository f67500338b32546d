/// The background of a cell, a header, or a footer.
public struct UIBackgroundConfiguration: Hashable {
    /// The default is `nil`, for none.
    public var customView: UIView?
    /// In points. 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The distance from the edges of the cell. Zero by default.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The default is `nil`, for the tint. In a configuration for a list, it's the color that the list has for its
    /// cells.
    public var backgroundColor: UIColor?
    /// `nil`, the tint, by default.
    public var strokeColor: UIColor?
    /// In points. 0 by default.
    public var strokeWidth: CGFloat = 0

    private init(_ color: UIColor?) { backgroundColor = color }

    /// Only contains what's added to it.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// The background of a button, whose color follows from the button's style.
    static func button(cornerRadius: CGFloat) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(nil)
        configuration.cornerRadius = cornerRadius
        return configuration
    }

    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }

    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.systemBackground)
    }

    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.secondarySystemGroupedBackground)
    }

    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }

    /// Returns the same configuration: selection and highlighting are drawn in front of it.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    /// ``backgroundColor``, or the tint if there isn't one.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? tintColor }

    /// ``strokeColor``, or the tint if there isn't one.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }

    public static func == (one: UIBackgroundConfiguration, other: UIBackgroundConfiguration) -> Bool {
        one.customView === other.customView && one.cornerRadius == other.cornerRadius
            && one.backgroundInsets == other.backgroundInsets && one.backgroundColor == other.backgroundColor
            && one.strokeColor == other.strokeColor && one.strokeWidth == other.strokeWidth
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(customView.map(ObjectIdentifier.init))
        hasher.combine(cornerRadius)
        hasher.combine(backgroundInsets)
        hasher.combine(backgroundColor)
        hasher.combine(strokeColor)
        hasher.combine(strokeWidth)
    }
}

/// The view behind the content of a cell that has a ``UIBackgroundConfiguration``.
final class ConfiguredBackgroundView: UIView {
    var configuration = UIBackgroundConfiguration.clear() {
        didSet { if configuration != oldValue { apply(replacing: oldValue.customView) } }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        apply(replacing: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        apply(replacing: configuration.customView)
    }

    private func apply(replacing old: UIView?) {
        backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        layer.cornerRadius = configuration.cornerRadius
        layer.borderWidth = configuration.strokeWidth
        layer.borderColor =
            configuration.strokeWidth > 0 ? configuration.resolvedStrokeColor(for: tintColor).cgColor : nil
        guard old !== configuration.customView || old?.superview !== self else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let view = configuration.customView {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// Puts the view behind everything of a cell.
    func fill(_ cell: UIView) {
        if superview !== cell { cell.insertSubview(self, at: 0) }
        let frame = cell.bounds.inset(
            by: configuration.backgroundInsets.edges(cell.effectiveUserInterfaceLayoutDirection))
        if self.frame != frame { self.frame = frame }
    }
}
