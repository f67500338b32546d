import FormNavigationCore
import UIKit

/// A text view with a placeholder that behaves as a text field's does, and that can grow with its text.
///
/// ```swift
/// let notesView = PlaceholderTextView()
/// notesView.placeholder = "Notes"
/// notesView.maximumVisibleLines = 5
/// ```
///
/// The placeholder stands where the text would begin, in the view's font, alignment and direction, for as long as there
/// is no text, wherever that comes from. It counts in the size that suits the view, so that all its lines are seen.
open class PlaceholderTextView: UITextView, FormPlaceholderProviding {
    private let placeholderLabel = PlaceholderLabel()
    private var storedPlaceholder: String?
    private var storedAttributedPlaceholder: NSAttributedString?
    private var textObservation: NotificationObservation?
    /// The width at the last layout, in which lines were broken.
    private var laidOutWidth: CGFloat = 0

    // MARK: - Lifecycle

    public override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        prepare()
    }

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

    /// What the view shows while it is empty; `nil` or empty for nothing.
    ///
    /// Setting it replaces ``attributedPlaceholder``. `nil` by default.
    @IBInspectable open var placeholder: String? {
        get { storedAttributedPlaceholder?.string ?? storedPlaceholder }
        set {
            storedPlaceholder = newValue
            storedAttributedPlaceholder = nil
            refresh()
        }
    }

    /// The placeholder with looks of its own.
    ///
    /// Where it has no font and no colour it gets the view's font and ``placeholderColor``, and the view's alignment
    /// where it has no paragraph style. Setting it replaces ``placeholder`` with its text. `nil` by default.
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

    /// The colour of the placeholder. `.placeholderText` by default.
    @IBInspectable open var placeholderColor: UIColor = .placeholderText {
        didSet { if placeholderColor != oldValue { refresh() } }
    }

    // MARK: - Growing

    /// The number of lines up to which the view grows with its text, and beyond which it scrolls.
    ///
    /// The height goes to Auto Layout as ``intrinsicContentSize``, in lines of the view's font. A placeholder of more
    /// lines is cut off at the end. With `0`, the default, the view is a text view as any other: it has a height of its
    /// own only where `isScrollEnabled` is `false`, and then one without limit, since what it cut off would be out of
    /// reach. Negative numbers count as 0.
    @IBInspectable open var maximumVisibleLines: Int = 0 {
        didSet { if maximumVisibleLines != oldValue { invalidateIntrinsicContentSize() } }
    }

    private var lineLimit: Int { isScrollEnabled ? max(0, maximumVisibleLines) : 0 }

    /// The size of the text or, as long as there is none, of the placeholder if that is larger.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        let geometry = self.geometry
        return geometry.fittingSize(
            text: super.sizeThatFits(size), placeholder: showsPlaceholder ? placeholderSize(in: width, geometry) : nil,
            width: width, maximumLines: lineLimit)
    }

    /// None while the view scrolls, as for any text view, unless it grows; otherwise the size of what it shows, at the present width.
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

    open override var text: String! { didSet { textChanged() } }
    open override var attributedText: NSAttributedString! { didSet { textChanged() } }
    open override var font: UIFont? { didSet { refresh() } }
    open override var textAlignment: NSTextAlignment { didSet { refresh() } }
    open override var semanticContentAttribute: UISemanticContentAttribute { didSet { refresh() } }
    open override var textContainerInset: UIEdgeInsets { didSet { sizeChanged() } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Nothing tells of a change to the text storage, to the text container or to the text size that the reader
        // prefers, but all of them lay out anew.
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

    /// The placeholder as long as it is shown, as a text field has it, unless the label says the same already.
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
            lineFragmentPadding: textContainer.lineFragmentPadding, lineHeight: effectiveFont.lineHeight)
    }

    private func placeholderSize(in width: CGFloat, _ geometry: PlaceholderGeometry) -> CGSize {
        placeholderLabel.sizeThatFits(
            CGSize(width: geometry.lineWidth(in: width), height: .greatestFiniteMagnitude))
    }

    /// Brings the label up to date with the view.
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
        // A text view that scrolls does not ask for another size when its text changes.
        if lineLimit > 0 { invalidateIntrinsicContentSize() }
    }

    private func sizeChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
