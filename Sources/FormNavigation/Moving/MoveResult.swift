import UIKit

/// The result of a move.
enum MoveResult {
    /// Focus is in another field.
    case moved
    /// Focus is where it was, or no field has it.
    case stayed(FormNavigator.Decision.Reason, insteadOf: UIView? = nil)

    /// Whether focus has moved.
    var hasMoved: Bool { if case .moved = self { true } else { false } }

    /// Whether every field that was tried has refused.
    var isRefusal: Bool { if case .stayed(.refused, _) = self { true } else { false } }

    /// Whether focus stays because of the field's content. No other field was tried.
    var isInvalid: Bool { if case .stayed(.invalid, _) = self { true } else { false } }

    /// Whether the next move continues a search through rows.
    var isPaused: Bool { if case .stayed(.searchPaused, _) = self { true } else { false } }

    /// Whether nothing followed, or only rows without fields.
    var isEndOfForm: Bool {
        switch self {
        case .stayed(.noFurtherField, _), .stayed(.searchLimit, _): true
        default: false
        }
    }
}

/// A field that a move is giving focus to.
@MainActor
struct FocusAttempt {
    let field: UIView
    /// Whether the field has had focus and lost it since.
    var hasLostFocus = false
}
