/// The content of a list row: text, secondary text, and an image.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    /// Shown instead of ``text``.
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    /// Shown instead of ``secondaryText``.
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// The distance of the content from the edges, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the texts are side by side if there's room. `true` only in ``valueCell()`` by default.
    public var prefersSideBySideTextAndSecondaryText = false
    /// In points. 16 by default.
    public var imageToTextPadding: CGFloat = 16
    /// Between texts side by side, in points. 6 by default.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    /// Between texts one above the other, in points. 3 by default.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(
        _ text: TextProperties, _ secondaryText: TextProperties, margins: NSDirectionalEdgeInsets = .cell
    ) {
        textProperties = text
        secondaryTextProperties = secondaryText
        directionalLayoutMargins = margins
    }

    // MARK: Cells

    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.preferredFont(forTextStyle: .body), .label),
            TextProperties(.preferredFont(forTextStyle: .subheadline), .label))
    }

    /// The secondary text is below the primary text.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(.preferredFont(forTextStyle: .body), .label),
            TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel))
    }

    /// The secondary text is beside the primary text, at the trailing edge.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(
            TextProperties(.preferredFont(forTextStyle: .body), .label),
            TextProperties(.preferredFont(forTextStyle: .body), .secondaryLabel))
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }

    // MARK: Headers and footers

    public static func plainHeader() -> UIListContentConfiguration {
        edge(.preferredFont(forTextStyle: .headline), .label)
    }

    public static func plainFooter() -> UIListContentConfiguration {
        edge(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    }

    public static func groupedHeader() -> UIListContentConfiguration {
        edge(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    }

    public static func groupedFooter() -> UIListContentConfiguration {
        edge(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    }

    private static func edge(_ font: UIFont, _ color: UIColor) -> UIListContentConfiguration {
        UIListContentConfiguration(
            TextProperties(font, color), TextProperties(font, .secondaryLabel), margins: .headerOrFooter)
    }

    // MARK: Use

    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Paler if the cell is disabled, unless it has its own colors.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var updated = self
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
            ?? false
        updated.textProperties.isPale = isDisabled
        updated.secondaryTextProperties.isPale = isDisabled
        return updated
    }
}

extension UIListContentConfiguration {
    /// The appearance of a text.
    public struct TextProperties: Hashable {
        public enum TextAlignment: Sendable {
            case natural
            case center
            case justified
        }

        public enum TextTransform: Sendable {
            case none
            case uppercase
            case lowercase
            case capitalized
        }

        public var font: UIFont
        public var color: UIColor
        /// `.natural` by default.
        public var alignment = TextAlignment.natural
        /// `.byTruncatingTail` by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0, as many as there are, by default.
        public var numberOfLines = 0
        /// `false` by default.
        public var adjustsFontSizeToFitWidth = false
        /// 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// `true` by default.
        public var adjustsFontForContentSizeCategory = true
        /// `.none` by default.
        public var transform = TextTransform.none

        private let standardColor: UIColor
        var isPale = false

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
            standardColor = color
        }

        /// ``color``, or its replacement in the current state.
        public func resolvedColor() -> UIColor { isPale && color == standardColor ? .tertiaryLabel : color }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The appearance of an image.
    public struct ImageProperties: Hashable {
        /// `nil`, the view's tint, by default.
        public var tintColor: UIColor?
        /// In points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// What the picture is made smaller for. Zero, nothing, by default.
        public var maximumSize = CGSize.zero
        /// The space reserved for an image, so that the images of several rows are aligned. Zero by default.
        public var reservedLayoutSize = CGSize.zero

        /// The size of a picture, in points.
        func size(of image: UIImage) -> CGSize {
            let (size, most) = (image.size, maximumSize)
            let factor = min(
                1, most.width > 0 && size.width > 0 ? most.width / size.width : 1,
                most.height > 0 && size.height > 0 ? most.height / size.height : 1)
            return CGSize(width: size.width * factor, height: size.height * factor)
        }
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate static let cell = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    fileprivate static let headerOrFooter = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
}
