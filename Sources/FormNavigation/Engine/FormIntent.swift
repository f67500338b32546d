import FormNavigationCore
import UIKit

/// An action of the user that an installer passes on to its navigator.
enum FormIntent {
    /// Previous or Next in the toolbar.
    case tappedMove(MoveDirection)
    /// Done in the toolbar.
    case tappedDone
    /// A key of a hardware keyboard that has a key command.
    case pressedKey(FormKey)
    /// Return in a field, after the field's delegate has allowed it.
    case pressedReturn(UIView)
    /// A tap outside the field that has focus.
    case tappedOutside
    /// The field's delegate is about to be asked about a change of text.
    case textWillChange(UIView)
    /// The field's delegate has refused a change of text, and may have set another text instead.
    case textMayHaveChanged(UIView)
    /// The caret of a text view has moved.
    case caretMoved(UIView)
}
