import FormNavigationCore
import UIKit

extension EngineEvents {
    package static var keyboard: Keyboard { KeyboardObserver.shared.keyboard }

    /// Whether the keyboard is in its final position.
    package static var isKeyboardSettled: Bool { KeyboardObserver.shared.isSettled }

    /// Whether a field of the app has focus.
    package static var hasFocus: Bool { !FocusTracker.shared.fieldsWithFocus.isEmpty }
}
