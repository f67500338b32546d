import FormNavigationCore
import UIKit

/// Whether the person types on a hardware keyboard, as far as the system's keyboard tells.
@MainActor
struct HardwareKeyboard {
    /// `false` until a toolbar has come up with no keys below it.
    private(set) var isInUse = false

    /// Looks at a keyboard that has come to rest.
    ///
    /// What it sees does not depend on whether the toolbar is there, so that taking the toolbar away or bringing it back
    /// in answer does not ask for the opposite (D4).
    ///
    /// - Parameters:
    ///   - keyboard: Where the system's keyboard is.
    ///   - field: What is edited.
    /// - Returns: Whether that changed what is known.
    mutating func learn(from keyboard: Keyboard, in field: UIView) -> Bool {
        guard field.formField != nil || field.isTextInput else { return false }
        // The keys of a popover are elsewhere, and it may have been closed (Q1).
        if let field = field.formField, field.hasNumberPad, field.mayShowNumberPadPopover { return false }
        // What a field does not have, its responder chain may (D2).
        let chain = sequence(first: field as UIResponder, next: \.next)
        // An input view stands where the keys would be, whatever keyboard there is.
        guard !chain.contains(where: { $0.inputView != nil || $0.inputViewController != nil }),
            let window = field.window
        else { return false }
        guard
            // The toolbar, or a view of the app's own that the field keeps.
            let hasKeys = keyboard.hasKeys(
                below: field.viewAboveKeyboardInChain?.bounds.height ?? 0, bottomInset: window.safeAreaInsets.bottom,
                screenBounds: window.screenBounds),
            hasKeys == isInUse
        else { return false }
        isInUse = !hasKeys
        return true
    }
}
