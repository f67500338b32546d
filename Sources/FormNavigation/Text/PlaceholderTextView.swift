import FormNavigationCore
import UIKit

/// A text view with a placeholder that can grow with its text.
///
/// ```swift
/// let notesView = PlaceholderTextView()
/// notesView.placeholder = "Notes"
/// notesView.maximumVisibleLines = 5
/// ```
///
/// The placeholder appears where the text will begin, in the view's font, alignment, and direction. It's visible while
/// the view has no text, whether the user or your code removed it. It counts toward the view's size, so all its lines
/// are visible.
open class PlaceholderTextView: UITextView, FormPlaceholderProviding {
    private let placeholderLabel = PlaceholderLabel()
    private var storedPlaceholder: String?
    private var storedAttributedPlaceholder: NSAttributedString?
    private var textObservation: NotificationObservation?
    /// The width of the last layout, in which lines were broken.
    private var laidOutWidth: CGFloat = 0

    // MARK: - Lifecycle

    /// Creates a text view with a frame and a text container.
    ///
    /// - Parameters:
    ///   - frame: The frame, in points, in the coordinates of the superview.
    ///   - textContainer: The text container. If `nil`, UIKit creates one.
    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        prepare()
    }

    /// Creates a text view from a storyboard or a nib file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        // Behind the text, so that the caret is in front of it.
        insertSubview(placeholderLabel, at: 0)
        // Typing, pasting, dictation and undo end in this notification; the delegate is the app's.
        textObservation = NotificationObservation(
            of: UITextView.textDidChangeNotification, from: self, in: .default
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.textChanged() }
        }
        refresh()
    }

    // MARK: - Placeholder

    /// The text that the view shows while it's empty.
    ///
    /// If the value is `nil`, the default, or an empty string, the view shows nothing. Setting this property replaces
    /// ``attributedPlaceholder``.
    @IBInspectable open var placeholder: String? {
        get { storedAttributedPlaceholder?.string ?? storedPlaceholder }
        set {
            storedPlaceholder = newValue
            storedAttributedPlaceholder = nil
            refresh()
        }
    }

    /// The attributed text that the view shows while it's empty.
    ///
    /// Where the text has no font or color, it gets the view's font and ``placeholderColor``. Where it has no
    /// paragraph style, it gets the view's alignment. Setting this property replaces ``placeholder`` with its text. The
    /// default value is `nil`.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            storedAttributedPlaceholder
                ?? storedPlaceholder.map {
                    NSAttributedString(
                        string: $0, attributes: [.font: effectiveFont, .foregroundColor: placeholderColor])
                }
        }
        set {
            storedAttributedPlaceholder = newValue.flatMap { $0.copy() as? NSAttributedString }
            storedPlaceholder = newValue?.string
            refresh()
        }
    }

    /// The color of the placeholder. The default value is `UIColor.placeholderText`.
    @IBInspectable open var placeholderColor: UIColor = .placeholderText {
        didSet { if placeholderColor != oldValue { refresh() } }
    }

    // MARK: - Growing

    /// The maximum number of lines that the view grows to before it scrolls.
    ///
    /// The view reports its height to Auto Layout as its ``intrinsicContentSize``, in lines of its font. A placeholder
    /// with more lines is truncated. If the value is 0, the default, the view doesn't grow, like any other text view.
    /// Negative values count as 0. If `isScrollEnabled` is `false`, the height has no limit, because the user couldn't
    /// reach the hidden lines.
    @IBInspectable open var maximumVisibleLines: Int = 0 {
        didSet { if maximumVisibleLines != oldValue { invalidateIntrinsicContentSize() } }
    }

    private var lineLimit: Int { isScrollEnabled ? max(0, maximumVisibleLines) : 0 }

    /// Returns the size of the text or, while the view is empty, the size of the placeholder if it's larger.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        let geometry = self.geometry
        return geometry.fittingSize(
            text: super.sizeThatFits(size), placeholder: showsPlaceholder ? placeholderSize(in: width, geometry) : nil,
            width: width, maximumLines: lineLimit)
    }

    /// The size that the view requests from Auto Layout at its current width.
    ///
    /// A scrolling text view requests no size, unless ``maximumVisibleLines`` lets it grow.
    open override var intrinsicContentSize: CGSize {
        let own = super.intrinsicContentSize
        guard lineLimit > 0 || (!isScrollEnabled && showsPlaceholder) else { return own }
        let height = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
        guard !isScrollEnabled else { return CGSize(width: own.width, height: height) }
        let geometry = self.geometry
        let whole = geometry.size(around: placeholderSize(in: .greatestFiniteMagnitude, geometry))
        return CGSize(width: max(own.width, whole.width), height: max(own.height, height))
    }

    // MARK: - What moves the placeholder

    /// The text. Setting it shows or hides the placeholder.
    open override var text: String! { didSet { textChanged() } }
    /// The attributed text. Setting it shows or hides the placeholder.
    open override var attributedText: NSAttributedString! { didSet { textChanged() } }
    /// The font of the text, and of the placeholder.
    open override var font: UIFont? { didSet { refresh() } }
    /// The alignment of the text, and of the placeholder.
    open override var textAlignment: NSTextAlignment { didSet { refresh() } }
    /// The direction of the view, and of the placeholder.
    open override var semanticContentAttribute: UISemanticContentAttribute { didSet { refresh() } }
    /// The distance, in points, from the edges of the view to the text and the placeholder.
    open override var textContainerInset: UIEdgeInsets { didSet { sizeChanged() } }

    /// Lays out the text and the placeholder.
    open override func layoutSubviews() {
        super.layoutSubviews()
        // Nothing reports a change to the text storage, to the text container, or to the user's preferred text size,
        // but all of them cause a layout.
        refresh()
        if !placeholderLabel.isHidden {
            let geometry = self.geometry
            let height = placeholderSize(in: bounds.width, geometry).height
            let frame = geometry.frame(ofPlaceholder: height, in: bounds.size)
            if placeholderLabel.frame != frame { placeholderLabel.frame = frame }
        }
        if bounds.width != laidOutWidth {
            laidOutWidth = bounds.width
            invalidateIntrinsicContentSize()
        }
    }

    // MARK: - Accessibility

    /// The text, or the placeholder while it's visible.
    ///
    /// If the placeholder is the same as the `accessibilityLabel`, VoiceOver doesn't repeat it.
    open override var accessibilityValue: String? {
        get {
            let value = super.accessibilityValue
            guard value?.isEmpty != false, showsPlaceholder, accessibilityLabel != placeholder else { return value }
            return placeholder
        }
        set { super.accessibilityValue = newValue }
    }

    // MARK: - Private

    private var showsPlaceholder: Bool { !hasText && placeholder?.isEmpty == false }

    // A text view without a font shows its text at 12 points.
    private var effectiveFont: UIFont { font ?? .systemFont(ofSize: 12) }

    private var geometry: PlaceholderGeometry {
        let insets = textContainerInset
        return PlaceholderGeometry(
            top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right,
            lineFragmentPadding: textContainer.lineFragmentPadding, lineHeight: effectiveFont.lineHeight,
            scale: max(1, traitCollection.displayScale))
    }

    private func placeholderSize(in width: CGFloat, _ geometry: PlaceholderGeometry) -> CGSize {
        placeholderLabel.sizeThatFits(
            CGSize(width: geometry.lineWidth(in: width), height: .greatestFiniteMagnitude))
    }

    /// Updates the label from the view.
    private func refresh() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let content = PlaceholderLabel.Content(
            text: storedPlaceholder, attributedText: storedAttributedPlaceholder, font: effectiveFont,
            color: placeholderColor,
            alignment: textAlignment == .natural ? (isRightToLeft ? .right : .left) : textAlignment)
        var isOther = placeholderLabel.show(content)
        // For an attributed placeholder whose alignment is natural: the direction is not inherited (M2).
        if placeholderLabel.semanticContentAttribute != semanticContentAttribute {
            placeholderLabel.semanticContentAttribute = semanticContentAttribute
        }
        if placeholderLabel.isHidden == showsPlaceholder {
            placeholderLabel.isHidden.toggle()
            isOther = true
        }
        if isOther { sizeChanged() }
    }

    private func textChanged() {
        refresh()
        // A scrolling text view doesn't request another size when its text changes.
        if lineLimit > 0 { invalidateIntrinsicContentSize() }
    }

    private func sizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
