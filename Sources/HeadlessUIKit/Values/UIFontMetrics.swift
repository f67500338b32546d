/// A scale for an app's own fonts and distances, which grow and shrink with the reader's text size as a text style does.
open class UIFontMetrics: NSObject, @unchecked Sendable {  // Immutable: its only property is a `let`, and Sendable.
    private let textStyle: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        self.textStyle = textStyle
        super.init()
    }

    /// The scale of body text.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    /// A font in the size that it has at the reader's text size. In views that adjust their font, it follows that size.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// A font in the size that it has at the reader's text size, but no larger than `maximumPointSize`.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font in the size that it has at the text size of `traitCollection`, or at the reader's where that's `nil`.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
    }

    /// A font in the size that it has at the text size of `traitCollection`, or at the reader's where that's `nil`, but no
    /// larger than `maximumPointSize`.
    open func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? Self.readersTraits
        let scaling = UIFont.Scaling(
            textStyle: textStyle, size: font.pointSize, maximum: maximumPointSize, scale: traits.displayScale)
        return font.scaled(by: scaling, for: traits.preferredContentSizeCategory)
    }

    /// A distance as long as it is at the reader's text size.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A distance as long as it is at the text size of `traitCollection`, or at the reader's where that's `nil`.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? Self.readersTraits
        let scaling = UIFont.Scaling(textStyle: textStyle, size: value, maximum: .infinity, scale: traits.displayScale)
        return scaling.size(for: traits.preferredContentSizeCategory)
    }

    private static var readersTraits: UITraitCollection {
        guard isOnMainThread else { return UITraitCollection() }
        return onMainActor { HeadlessDevice.current.screen.traitCollection }
    }
}

extension UIFont {
    /// How a font came from its size at the default text size.
    struct Scaling: Hashable, Sendable {
        let textStyle: TextStyle
        /// The size at the default text size, in points.
        let size: CGFloat
        let maximum: CGFloat
        /// The pixels of a point. 0 where that isn't known.
        let scale: CGFloat

        /// The size at another text size, in whole pixels. It grows as the lines of the text style do, and not as its letters
        /// do (L17).
        func size(for category: UIContentSizeCategory) -> CGFloat {
            guard let line = DynamicType.lineHeight(of: textStyle, at: category),
                let usual = DynamicType.lineHeight(of: textStyle, at: .large)
            else { return min(size, maximum) }
            let pixels = scale > 0 ? scale : 1
            return min((size * line / usual * pixels).rounded() / pixels, maximum)
        }
    }
}
