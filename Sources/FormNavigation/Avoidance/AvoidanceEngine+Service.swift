import UIKit

extension AvoidanceEngine {
    /// A field that's kept clear of the keyboard, and what's been learned about it since.
    @MainActor
    struct Service {
        private(set) weak var field: UIView?
        /// The view that contains the form.
        private(set) weak var root: UIView?
        /// The position and size of the window on the screen at the last update.
        var windowFrame: CGRect?
        /// The offsets of the scroll views around the field at the end of the last frame.
        var offsets: [CGPoint] = []
        var caret = EditedCaret()
        /// Whether the caret is where the user wants it. A tap in a text view first gives it focus and moves the caret
        /// afterward, and the caret's previous position may be far away.
        var isCaretPlaced = false
        /// The time at which the field got focus.
        private var focusTime = CACurrentMediaTime()
        /// Whether nothing has been planned since the field got focus or the keyboard settled.
        var isFirstLook = true
        /// Whether the caret has moved since the last plan, with or without a change of text.
        var hasMovedCaret = false
        /// Whether the field has just got focus, which ends what a finger has set in motion.
        var isNew = true
        /// Whether the field has got focus while a finger was scrolling around it.
        var isCoveredByFinger = false
        /// Whether the user has scrolled around the field since the last plan.
        var isScrolledAway = false
        /// What does not move with the container.
        var resistance: FieldArrangement.Resistance?

        /// - Parameters:
        ///   - byMove: Whether focus came from a move through the form, so that no tap is about to place the caret.
        ///   - old: What was kept clear before, perhaps the same field.
        init(_ field: UIView, in root: UIView, byMove: Bool, after old: Service?) {
            if let old, old.field === field { self = old }
            isCaretPlaced = isCaretPlaced || byMove || !field.holdsLines
            (self.field, self.root) = (field, root)
        }

        /// How long, in seconds, a tap may still move the caret, or `nil` if the caret is where the user wants it. After
        /// that, the caret stays: the tap was where the caret is, or there was no tap.
        func timeToPlaceCaret(at time: Double) -> Double? {
            isCaretPlaced ? nil : max(0, focusTime + Self.placingDuration - time)
        }

        /// How long, in seconds, to wait for a tap to move the caret. A tap gives focus and moves the caret in the same turn
        /// of the run loop, or in successive ones, so this is more than enough.
        private static let placingDuration = 0.25

        /// The frame of the caret, in the window's coordinates, if the caret counts.
        var caretFrame: CGRect? { isCaretPlaced ? field.flatMap(caret.frame) : nil }
    }
}

extension UIView {
    /// Whether a tap that gives this view focus goes on to place a caret in it, perhaps far from its previous position.
    fileprivate var holdsLines: Bool { self is any UITextInput && !(self is UITextField) }
}
