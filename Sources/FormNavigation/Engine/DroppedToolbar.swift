import UIKit

/// Shows the toolbar of the focused field again after iOS has dropped it.
@MainActor
final class DroppedToolbar {
    private let focus: FocusTracker
    private let keyboard: KeyboardObserver
    private let reloads: InputReload
    private var activation: ActivationObserver?
    /// Whether the toolbar of the focused field has been requested again.
    private var hasRestored = false
    /// The focused field, if it should show the toolbar but the toolbar isn't on the screen.
    private let field: @MainActor () -> (any FormInputAccessoryHost)?

    init(
        focus: FocusTracker, keyboard: KeyboardObserver, reloads: InputReload,
        field: @escaping @MainActor () -> (any FormInputAccessoryHost)?
    ) {
        (self.focus, self.keyboard, self.reloads, self.field) = (focus, keyboard, reloads, field)
    }

    func start() { activation = ActivationObserver { [weak self] in self?.appBecameActive() } }

    func stop() { activation = nil }

    /// Focus has moved, so the toolbar may be requested again.
    func focusMoved() { hasRestored = false }

    /// iOS may have dropped the toolbar while the app was in the background (D9).
    private func appBecameActive() {
        // In iOS 26, that may be too early, and have no effect (Q32).
        hasRestored = false
        if let field = field() { reloads.perform(for: field) }
    }

    /// Shows the toolbar again if the keyboard has appeared without it (Q32).
    ///
    /// This happens once, until focus moves or the user leaves the app. What a reload posts leads back here (D4), and a
    /// toolbar that disappears each time mustn't be requested endlessly.
    func restore() {
        guard !hasRestored, keyboard.keyboard != .absent, let field = field(),
            field.window.map(focus.hasKeyboard) == true
        else { return }
        hasRestored = true
        reloads.perform(for: field)
    }
}
