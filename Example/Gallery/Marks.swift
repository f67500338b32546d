import UIKit

/// What the user has to see: where a docked keyboard begins, and what has to stay above it, in screen coordinates.
///
/// The gallery measures this without the library, so that it can contradict the library's inspector. A keyboard that isn't
/// docked has no marks: it covers whatever the user put it over.
@MainActor
struct Marks: Equatable {
    /// The keyboard's top edge, toolbar included; `nil` while there is none that is docked.
    private(set) var keyboardTop: CGFloat?
    /// The focused field, or in a tall text view the line with the caret; `nil` while none has focus.
    private(set) var target: CGRect?
    /// The message that is being replied to; `nil` if there is none.
    private(set) var pinned: CGRect?

    init(_ device: HeadlessDevice, window: UIWindow) {
        guard let keyboard = device.keyboard, keyboard.isVisible, keyboard.placement == .docked else { return }
        keyboardTop = keyboard.frame.minY
        guard let field = window.focusedView else { return }
        target = Self.target(in: field)
        pinned = window.first { $0.accessibilityIdentifier == "replied message" }.map { Self.frame($0.bounds, of: $0) }
    }

    /// Several lines are more than has to be seen at once: the one with the caret counts.
    private static func target(in field: UIView) -> CGRect {
        guard let textView = field as? UITextView, let end = textView.selectedTextRange?.end else {
            return frame(field.bounds, of: field)
        }
        let caret = textView.caretRect(for: end)
        guard textView.bounds.height > 3 * caret.height else { return frame(field.bounds, of: field) }
        let line = CGRect(x: textView.bounds.minX, y: caret.minY, width: textView.bounds.width, height: caret.height)
        return frame(line.insetBy(dx: 10, dy: 3), of: textView)
    }

    private static func frame(_ rect: CGRect, of view: UIView) -> CGRect {
        guard let screen = view.window?.screen else { return rect }
        return view.convert(rect, to: screen.coordinateSpace)
    }
}
