import FormNavigationCore
import UIKit

/// Whether the user types on a hardware keyboard, as far as the system's keyboard tells.
@MainActor
struct HardwareKeyboard {
    /// `false` until a toolbar has come up with no keys below it.
    private(set) var isInUse = false

    /// Examines a keyboard that has come to rest.
    ///
    /// The result doesn't depend on whether the toolbar is there, so that hiding or showing the toolbar in response
    /// doesn't ask for the opposite (D4).
    ///
    /// - Parameters:
    ///   - keyboard: The position of the system's keyboard.
    ///   - field: The field that's being edited.
    /// - Returns: Whether that changed what's known.
    mutating func learn(from keyboard: Keyboard, in field: UIView) -> Bool {
        guard field.formField != nil || field.isTextInput else { return false }
        // The keys of a popover are elsewhere, and it may have been closed (Q1).
        if let field = field.formField, field.hasNumberPad, field.mayShowNumberPadPopover { return false }
        // What a field doesn't have, its responder chain may (D2).
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
