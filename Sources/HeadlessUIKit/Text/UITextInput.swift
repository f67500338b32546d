/// A view that accepts text.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there's any text.
    var hasText: Bool { get }
    /// Inserts `text` at the caret.
    func insertText(_ text: String)
    /// Deletes the selection, or the character before the caret.
    func deleteBackward()
}

/// A text with positions, ranges and a caret.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text in `range`.
    func text(in range: UITextRange) -> String?
    /// Replaces the text in `range` with `text`.
    func replace(_ range: UITextRange, withText text: String)
    /// The selection. It's empty at a caret, and `nil` if there's neither.
    var selectedTextRange: UITextRange? { get set }
    /// Text that an input method is still composing, or `nil`.
    var markedTextRange: UITextRange? { get }
    /// Replaces the composition, or else the selection, with text that's still being composed.
    ///
    /// - Parameter selectedRange: The selection, in UTF-16 units, relative to the beginning of the new text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Turns the composition into ordinary text.
    func unmarkText()
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    /// The range between two positions, in either order.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position `offset` UTF-16 units after `position`, or `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The number of UTF-16 units between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The first line's part of `range`, in the input's coordinates.
    func firstRect(for range: UITextRange) -> CGRect
    /// The frame of the caret at `position`, in the input's coordinates.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The position nearest to a point in the input's coordinates.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The position nearest to a point in the input's coordinates, within `range`.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The range of the character at a point in the input's coordinates, or `nil` without one.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// One rectangle for each line of `range`, from top to bottom, in the input's coordinates.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Whether the text may be changed. Optional: `true` by default.
    @available(iOS 18.0, *)
    var isEditable: Bool { get }
}

extension UITextInput {
    @available(iOS 18.0, *)
    public var isEditable: Bool { true }
}

extension UITextInput {
    /// Copies the selection, and returns whether there was one.
    @discardableResult
    func copySelection() -> Bool {
        guard let range = selectedTextRange, !range.isEmpty, let text = text(in: range) else { return false }
        UIPasteboard.general.string = text
        return true
    }
}

/// A place between two characters.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
    /// The number of UTF-16 units before the position.
    let offset: Int
    /// Whether a text field or a text view has created the position. An app's own class compares its positions itself.
    private let isOfUIKit: Bool

    public override init() {
        offset = 0
        isOfUIKit = false
        super.init()
    }

    init(offset: Int) {
        self.offset = offset
        isOfUIKit = true
        super.init()
    }

    /// Whether the other object is the same place.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITextPosition, isOfUIKit, other.isOfUIKit else { return super.isEqual(object) }
        return offset == other.offset
    }

    open override var hash: Int { isOfUIKit ? offset.hashValue : super.hash }
}

/// The text between two positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    let range: NSRange
    /// Whether a text field or a text view has created the range. An app's own class compares its ranges itself.
    private let isOfUIKit: Bool

    /// The beginning of the range.
    open var start: UITextPosition { UITextPosition(offset: range.location) }
    /// The end of the range.
    open var end: UITextPosition { UITextPosition(offset: NSMaxRange(range)) }
    /// Whether the range is a mere place.
    open var isEmpty: Bool { range.length == 0 }

    public override init() {
        range = NSRange(location: 0, length: 0)
        isOfUIKit = false
        super.init()
    }

    init(range: NSRange) {
        self.range = range
        isOfUIKit = true
        super.init()
    }

    /// Whether the other object has the same beginning and end.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITextRange, isOfUIKit, other.isOfUIKit else { return super.isEqual(object) }
        return range == other.range
    }

    open override var hash: Int { isOfUIKit ? range.location ^ range.length : super.hash }
}
