import FormNavigation
import UIKit

/// The app's own view that accepts text in lines of 20 points, like the editors and fields of other libraries.
class NoteView: UIView, UITextInput {
    final class Position: UITextPosition {
        let place: Int

        init(_ place: Int) {
            self.place = place
            super.init()
        }
    }

    final class Range: UITextRange {
        let places: Swift.Range<Int>

        init(_ places: Swift.Range<Int>) {
            self.places = places
            super.init()
        }

        override var start: UITextPosition { Position(places.lowerBound) }
        override var end: UITextPosition { Position(places.upperBound) }
        override var isEmpty: Bool { places.isEmpty }
    }

    static let lineHeight: CGFloat = 20

    var text = ""
    var isEditable = true
    var takesFocus = true
    private(set) var focusRequests = 0
    private var selection = 0..<0
    private var marked: Swift.Range<Int>?

    convenience init(named name: String, frame: CGRect = .zero) {
        self.init(frame: frame)
        accessibilityLabel = name
    }

    // MARK: Focus

    override var canBecomeFirstResponder: Bool {
        focusRequests += 1
        return takesFocus
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        // As in a text view: focus first, and then the caret.
        becomeFirstResponder()
        guard let touch = touches.first else { return }
        selectedTextRange = closestPosition(to: touch.location(in: self)).flatMap { textRange(from: $0, to: $0) }
    }

    // MARK: Typing

    var hasText: Bool { !text.isEmpty }

    func insertText(_ text: String) {
        marked = nil
        replace(Range(selection), withText: text)
    }

    func deleteBackward() {
        marked = nil
        let start = selection.isEmpty ? max(0, selection.lowerBound - 1) : selection.lowerBound
        replace(Range(start..<selection.upperBound), withText: "")
    }

    // MARK: Text

    func text(in range: UITextRange) -> String? {
        (text as NSString).substring(with: NSRange(places(range)))
    }

    func replace(_ range: UITextRange, withText text: String) {
        let places = places(range)
        self.text = (self.text as NSString).replacingCharacters(in: NSRange(places), with: text)
        let end = places.lowerBound + text.utf16.count
        selection = end..<end
    }

    var selectedTextRange: UITextRange? {
        get { Range(selection) }
        set { selection = newValue.map(places) ?? 0..<0 }
    }

    var markedTextRange: UITextRange? { marked.map(Range.init) }

    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let start = (marked ?? selection).lowerBound
        replace(Range(marked ?? selection), withText: markedText ?? "")
        marked = markedText.map { start..<(start + $0.utf16.count) }
    }

    func unmarkText() { marked = nil }

    // MARK: Places

    var beginningOfDocument: UITextPosition { Position(0) }
    var endOfDocument: UITextPosition { Position(text.utf16.count) }

    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (start, end) = (place(fromPosition), place(toPosition))
        return Range(min(start, end)..<max(start, end))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? { Position(place(position) + offset) }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (place(position), place(other))
        return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
    }

    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { place(toPosition) - place(from) }

    // MARK: Geometry

    func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }

    func caretRect(for position: UITextPosition) -> CGRect {
        let lines = (text as NSString).substring(to: place(position)).components(separatedBy: "\n")
        return CGRect(
            x: 8 * CGFloat(lines.last?.count ?? 0), y: Self.lineHeight * CGFloat(lines.count - 1), width: 2,
            height: Self.lineHeight)
    }

    func closestPosition(to point: CGPoint) -> UITextPosition? {
        let lines = text.components(separatedBy: "\n")
        let line = min(max(0, Int(point.y / Self.lineHeight)), lines.count - 1)
        return Position(lines[..<line].reduce(0) { $0 + $1.utf16.count + 1 } + lines[line].utf16.count)
    }

    private func place(_ position: UITextPosition) -> Int { (position as? Position)?.place ?? 0 }

    private func places(_ range: UITextRange) -> Swift.Range<Int> { place(range.start)..<place(range.end) }
}

/// The same, with room for a view above its keyboard.
final class HostNoteView: NoteView, FormInputAccessoryHost {
    private var accessoryView: UIView?

    override var inputAccessoryView: UIView? {
        get { accessoryView }
        set { accessoryView = newValue }
    }
}
