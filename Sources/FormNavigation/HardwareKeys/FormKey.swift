import Foundation
import UIKit

/// What a hardware keyboard can do in a form.
enum FormKey: CaseIterable {
    /// Tab: the field after.
    case next
    /// Shift-Tab: the field before.
    case previous
    /// Escape: the end of editing.
    case cancel
    /// Command-Return: the end of editing, in the last field and elsewhere alike.
    case done

    /// The key, as key commands call it.
    var input: String {
        switch self {
        case .next, .previous: "\t"
        case .cancel: UIKeyCommand.inputEscape
        case .done: "\r"
        }
    }

    /// The keys to hold down with it.
    var modifierFlags: UIKeyModifierFlags {
        switch self {
        case .next, .cancel: []
        case .previous: .shift
        case .done: .command
        }
    }

    /// What the list of keys says that is shown while Command is held (Q10): what the toolbar's buttons tell VoiceOver, without
    /// the full stop.
    var title: String {
        let word: FormWord =
            switch self {
            case .next: .nextHint
            case .previous: .previousHint
            case .cancel, .done: .doneHint
            }
        return word.text().trimmingCharacters(in: .punctuationCharacters)
    }

    /// Whether an input method may have a use for the key while it composes text.
    var isForInputMethods: Bool {
        switch self {
        case .next, .previous, .cancel: true
        case .done: false
        }
    }
}

extension UIView {
    /// Whether a key is the form's, and not text, while this field has focus.
    ///
    /// - Parameter textViewsMove: Whether Tab moves on from text views.
    func leavesToForm(_ key: FormKey, textViewsMove: Bool) -> Bool {
        let movesOnTab = assignedOptions?.movesOnTab
        switch key {
        case .next: return movesOnTab ?? (textViewsMove || !(self is UITextView))
        case .previous: return movesOnTab ?? true
        case .cancel, .done: return true
        }
    }
}
