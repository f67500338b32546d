/// The appearance of a bar's background.
///
/// A bar keeps a copy of the appearance that it's given.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// With the system's background.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Takes over the background and the shadow of another one.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        takeBackground(of: barAppearance)
    }

    /// Blurs what is behind the background's color. `nil` for nothing.
    open var backgroundEffect: UIBlurEffect?
    /// Lies over the effect. `nil`, as in the system's background, for no color.
    open var backgroundColor: UIColor?
    /// Lies over the color. `nil` by default.
    open var backgroundImage: UIImage?
    /// The color of the hairline. `nil` for no hairline.
    open var shadowColor: UIColor?

    /// The system's background, through which one sees a little, and a hairline.
    open func configureWithDefaultBackground() {
        setBackground(UIBlurEffect(style: .systemChromeMaterial), nil, shadow: .separator)
    }

    /// The system's color, and a hairline.
    open func configureWithOpaqueBackground() {
        setBackground(nil, .systemBackground, shadow: .separator)
    }

    /// Nothing, and no hairline.
    open func configureWithTransparentBackground() {
        setBackground(nil, nil, shadow: nil)
    }

    private func setBackground(_ effect: UIBlurEffect?, _ color: UIColor?, shadow: UIColor?) {
        (backgroundEffect, backgroundColor, backgroundImage, shadowColor) = (effect, color, nil, shadow)
    }

    func takeBackground(of other: UIBarAppearance) {
        (backgroundEffect, backgroundColor) = (other.backgroundEffect, other.backgroundColor)
        (backgroundImage, shadowColor) = (other.backgroundImage, other.shadowColor)
    }

    /// What is painted in place of effect and color.
    var paint: UIColor? {
        backgroundColor ?? (backgroundEffect == nil ? nil : UIColor.secondarySystemBackground.withAlphaComponent(0.94))
    }

    /// Whether the app has chosen the background: a bar of glass has none otherwise.
    var isCustom: Bool { backgroundColor != nil || backgroundImage != nil }
}

/// What a toolbar looks like: its background, and the words of its buttons.
open class UIToolbarAppearance: UIBarAppearance {
    /// For items of the plain style.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// For items of the style done.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// Another one that looks the same.
    open func copy() -> Self {
        guard let copy = UIToolbarAppearance() as? Self else {
            preconditionFailure("Subclasses of UIToolbarAppearance are not modeled.")
        }
        copy.takeBackground(of: self)
        copy.buttonAppearance = buttonAppearance.copy()
        copy.doneButtonAppearance = doneButtonAppearance.copy()
        return copy
    }
}

/// What the buttons of a bar look like.
@preconcurrency @MainActor
public final class UIBarButtonItemAppearance: NSObject {
    private let style: UIBarButtonItem.Style
    /// While a button can be tapped.
    public let normal = UIBarButtonItemStateAppearance()
    /// While it cannot.
    public let disabled = UIBarButtonItemStateAppearance()

    /// With the system's looks for items of a style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    public func copy() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.normal.titleTextAttributes = normal.titleTextAttributes
        copy.disabled.titleTextAttributes = disabled.titleTextAttributes
        return copy
    }
}

/// What the buttons of a bar look like in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
    /// What an item has no attributes of its own for. Empty by default.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
