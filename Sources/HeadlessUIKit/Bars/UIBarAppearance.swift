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

    /// Adopts the background and the shadow of another appearance.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        takeBackground(of: barAppearance)
    }

    /// Blurs what's behind the background's color. `nil` for no blur.
    open var backgroundEffect: UIBlurEffect?
    /// The color in front of the effect. `nil`, as in the system's background, for no color.
    open var backgroundColor: UIColor?
    /// The image in front of the color. `nil` by default.
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

    /// No background, and no hairline.
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

    /// The color that's drawn in place of the effect and the color.
    var paint: UIColor? {
        backgroundColor ?? (backgroundEffect == nil ? nil : UIColor.secondarySystemBackground.withAlphaComponent(0.94))
    }

    /// Whether the app has chosen the background. Otherwise, a glass bar doesn't have one.
    var isCustom: Bool { backgroundColor != nil || backgroundImage != nil }
}

/// The appearance of a toolbar: its background, and the text of its buttons.
open class UIToolbarAppearance: UIBarAppearance {
    /// For items of the plain style.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// For items of the style done.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// A copy with the same appearance.
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

/// The appearance of a bar's buttons.
@preconcurrency @MainActor
public final class UIBarButtonItemAppearance: NSObject {
    private let style: UIBarButtonItem.Style
    /// While a button can be tapped.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance while the button is disabled.
    public let disabled = UIBarButtonItemStateAppearance()

    /// Creates the system's appearance for items of a style.
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

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes for items that don't specify their own. Empty by default.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
