/// A key of a hardware keyboard, with the modifier keys that are held down.
@preconcurrency @MainActor
open class UIKey: NSObject {
    open private(set) var keyCode: UIKeyboardHIDUsage
    open private(set) var modifierFlags: UIKeyModifierFlags

    init(_ keyCode: UIKeyboardHIDUsage, _ modifierFlags: UIKeyModifierFlags) {
        self.keyCode = keyCode
        self.modifierFlags = modifierFlags
        super.init()
    }

    /// What a key command has as its input for this key.
    open var charactersIgnoringModifiers: String {
        switch keyCode {
        case .keyboardReturnOrEnter: "\r"
        case .keyboardEscape: UIKeyCommand.inputEscape
        case .keyboardDeleteOrBackspace: UIKeyCommand.inputDelete
        case .keyboardTab: "\t"
        case .keyboardRightArrow: UIKeyCommand.inputRightArrow
        case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
        case .keyboardDownArrow: UIKeyCommand.inputDownArrow
        case .keyboardUpArrow: UIKeyCommand.inputUpArrow
        }
    }
}
