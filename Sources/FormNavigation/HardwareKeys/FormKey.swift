import Foundation
import UIKit

/// The actions of a hardware keyboard in a form.
enum FormKey: CaseIterable {
    /// Tab: moves to the next field.
    case next
    /// Shift-Tab: moves to the previous field.
    case previous
    /// Escape: ends editing.
    case cancel
    /// Command-Return: ends editing, in any field.
    case done

    /// The key, as in key commands.
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

    /// The title in the list of keys that's visible while the user holds down Command (Q10): what VoiceOver reads for
    /// the toolbar's buttons, without the period.
    var title: String {
        let word: FormWord =
            switch self {
            case .next: .nextHint
            case .previous: .previousHint
            case .cancel, .done: .doneHint
            }
        return word.text().trimmingCharacters(in: .punctuationCharacters)
    }

    /// Whether an input method may need the key while it composes text.
    var isForInputMethods: Bool {
        switch self {
        case .next, .previous, .cancel: true
        case .done: false
        }
    }
}

extension UIView {
    /// Whether a key moves through the form, and isn't text, while this field has focus.
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

extension UIKeyCommand {
    /// Makes the command for a key.
    static func make(for key: FormKey, propertyList: String) -> UIKeyCommand {
        make(input: key.input, modifierFlags: key.modifierFlags, propertyList: propertyList)
    }
}
