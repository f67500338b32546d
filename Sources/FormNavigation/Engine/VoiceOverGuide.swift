import UIKit

/// What VoiceOver is asked to do for one navigator: to move to the field that has focus, and to read an error.
@MainActor
final class VoiceOverGuide {
    private let keyboard: KeyboardObserver
    /// Whether a field of the navigator still has focus.
    private let hasFocus: @MainActor (UIView) -> Bool
    /// The field to move to, until the keyboard has settled.
    private weak var field: UIView?
    /// The number of errors so far. Only the last one is read.
    private var errorCount = 0

    init(keyboard: KeyboardObserver, hasFocus: @escaping @MainActor (UIView) -> Bool) {
        (self.keyboard, self.hasFocus) = (keyboard, hasFocus)
    }

    /// Moves VoiceOver to a field. On its own, VoiceOver stays at the button that was tapped, or at the previous field.
    func move(to field: UIView) {
        guard UIAccessibility.isVoiceOverRunning else { return }
        self.field = field
        VoiceOver.afterTouch { [weak self] in
            guard let self else { return }
            post()
            // It may be on its way while the keyboard moves, and then stay elsewhere.
            if keyboard.isSettled { self.field = nil }
        }
    }

    /// Moves VoiceOver to the field once more, if it isn't there now that the keyboard has settled.
    func keyboardSettled() {
        if let field, !VoiceOver.isAt(field) { post() }
        field = nil
    }

    private func post() {
        if let field, hasFocus(field) { UIAccessibility.post(notification: .layoutChanged, argument: field) }
    }

    /// Makes VoiceOver read what's wrong with a field.
    ///
    /// - Parameter isCurrent: Whether that still applies when it can be read.
    func announce(_ error: String, of field: UIView, isCurrent: @escaping @MainActor (UIView) -> Bool) {
        guard !error.isBlank, UIAccessibility.isVoiceOverRunning else { return }
        errorCount += 1
        let count = errorCount
        VoiceOver.afterMove { [weak self, weak field] in
            guard let self, let field, errorCount == count, hasFocus(field), isCurrent(field) else { return }
            UIAccessibility.announce(error)
        }
    }
}
