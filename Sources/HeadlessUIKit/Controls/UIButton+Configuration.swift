extension UIButton {
    /// The style and content of a button, as one value.
    public struct Configuration: Hashable {
        public enum CornerStyle: Hashable, Sendable {
            case fixed, dynamic, small, medium, large, capsule
        }

        public enum Size: Hashable, Sendable {
            case mini, small, medium, large
        }

        /// The alignment of the lines of a title.
        public enum TitleAlignment: Int, Hashable, Sendable {
            /// Centered if the image is above or below the title, and leading otherwise.
            case automatic, leading, center, trailing

            func textAlignment(isStacked: Bool, isRightToLeft: Bool) -> NSTextAlignment {
                switch self {
                case .automatic: return isStacked ? .center : .natural
                case .leading: return .natural
                case .center: return .center
                case .trailing: return isRightToLeft ? .left : .right
                }
            }
        }

        enum Style: Hashable {
            case plain, gray, tinted, filled
        }

        let style: Style
        public var title: String?
        public var image: UIImage?
        /// The space between the image and the title, in points. 0 by default.
        public var imagePadding: CGFloat = 0
        /// The edge of the title at which the image is. `.leading` by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The alignment of the lines of the title. `.automatic` by default.
        public var titleAlignment = TitleAlignment.automatic
        /// The color of the content. `nil`, by style, by default.
        public var baseForegroundColor: UIColor?
        /// The color the background is made from. `nil`, the tint or gray, by default.
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        /// `.medium` by default. Changing it changes ``contentInsets`` unless they were set.
        public var buttonSize = Size.medium
        private var ownInsets: NSDirectionalEdgeInsets?

        private init(_ style: Style) { self.style = style }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        /// Between the edges and the content, in points. By ``buttonSize`` by default.
        public var contentInsets: NSDirectionalEdgeInsets {
            get {
                if let ownInsets { return ownInsets }
                let (vertical, horizontal): (CGFloat, CGFloat) =
                    switch buttonSize {
                    case .mini, .small: (5, 10)
                    case .medium: (7, 12)
                    case .large: (15, 20)
                    }
                return NSDirectionalEdgeInsets(
                    top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
            }
            set { ownInsets = newValue }
        }

        public mutating func setDefaultContentInsets() { ownInsets = nil }

        var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }

        private var ownBackground: UIBackgroundConfiguration?

        /// What's behind the content. By default, its color is `nil`, for that of the style, and its corners are round.
        public var background: UIBackgroundConfiguration {
            get { ownBackground ?? .button(cornerRadius: buttonSize == .large ? 8 : 6) }
            set { ownBackground = newValue }
        }

        /// What's shown behind the content of a button, or `nil` if that's nothing.
        func shownBackground(tint: UIColor, isEnabled: Bool, size: CGSize) -> UIBackgroundConfiguration? {
            var shown = background
            shown.backgroundColor = shown.backgroundColor ?? backgroundColor(tint: tint, isEnabled: isEnabled)
            shown.cornerRadius = cornerRadius(size)
            let isEmpty = shown.backgroundColor == nil && shown.customView == nil && shown.strokeWidth == 0
            // Without a color, the configuration would have the tint.
            shown.backgroundColor = shown.backgroundColor ?? .clear
            return isEmpty ? nil : shown
        }

        var font: UIFont {
            switch buttonSize {
            case .mini, .small: .preferredFont(forTextStyle: .subheadline)
            case .medium, .large: .preferredFont(forTextStyle: .body)
            }
        }

        /// The color behind the content, or `nil` for no color.
        func backgroundColor(tint: UIColor, isEnabled: Bool) -> UIColor? {
            switch style {
            case .plain: baseBackgroundColor
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .tinted: isEnabled ? (baseBackgroundColor ?? tint).withAlphaComponent(0.18) : .tertiarySystemFill
            case .filled: isEnabled ? baseBackgroundColor ?? tint : .tertiarySystemFill
            }
        }

        /// In points, for a button of a size.
        func cornerRadius(_ size: CGSize) -> CGFloat {
            switch cornerStyle {
            case .fixed, .dynamic: background.cornerRadius
            case .medium: buttonSize == .large ? 8 : 6
            case .small: 4
            case .large: 10
            case .capsule: min(size.width, size.height) / 2
            }
        }
    }
}
