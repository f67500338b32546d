import FormNavigationCore
import UIKit

/// Whether the user types on a hardware keyboard: what UIKit expects at first, and what the position of the system's
/// keyboard reveals after that.
@MainActor
struct HardwareKeyboard {
    /// `false` until one is expected, or a toolbar has appeared without keys below it.
    private(set) var isInUse = false
    /// What UIKit expected when the keyboard's position revealed the opposite.
    private var refutedReport: Bool?

    /// What UIKit expects, in iOS 16.4 and later. It's a guess, which the app may replace, and nothing is posted when it
    /// changes (R3).
    private var report: Bool? {
        guard #available(iOS 16.4, *) else { return nil }
        return UITextInputContext.current()?.isHardwareKeyboardInputExpected
    }

    /// Guesses before the keyboard has appeared for a field.
    mutating func guess() {
        guard let report, report != refutedReport else { return }
        refutedReport = nil
        isInUse = report
    }

    /// Examines a keyboard that has come to rest.
    ///
    /// The result doesn't depend on whether the toolbar is visible, so hiding or showing the toolbar in response
    /// doesn't cause the opposite (D4).
    ///
    /// - Parameters:
    ///   - keyboard: The position of the system's keyboard.
    ///   - field: The field that's being edited.
    /// - Returns: Whether this changed what's known.
    mutating func learn(from keyboard: Keyboard, in field: UIView) -> Bool {
        guard field.formField != nil || field.isTextInput else { return false }
        // The keys of a popover are elsewhere, and the popover may have been closed (Q1).
        if let field = field.formField, field.hasNumberPad, field.mayShowNumberPadPopover { return false }
        // If a field doesn't have one, its responder chain may (D2).
        let chain = sequence(first: field as UIResponder, next: \.next)
        // An input view replaces the keys with any keyboard.
        guard !chain.contains(where: { $0.inputView != nil || $0.inputViewController != nil }),
            let window = field.window
        else { return false }
        guard
            // The toolbar, or the app's own view that the field keeps.
            let hasKeys = keyboard.hasKeys(
                below: field.viewAboveKeyboardInChain?.bounds.height ?? 0, bottomInset: window.safeAreaInsets.bottom,
                screenBounds: window.screenBounds)
        else { return false }
        if let report, report == hasKeys { refutedReport = report }
        defer { isInUse = !hasKeys }
        return hasKeys == isInUse
    }
}
