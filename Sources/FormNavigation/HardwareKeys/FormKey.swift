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
    func leavesToForm(_ key: FormKey) -> Bool {
        let movesOnTab = assignedOptions?.movesOnTab
        switch key {
        case .next: return movesOnTab ?? !(self is UITextView)
        case .previous: return movesOnTab ?? true
        case .cancel, .done: return true
        }
    }
}
