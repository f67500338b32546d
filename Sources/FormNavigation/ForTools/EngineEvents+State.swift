import FormNavigationCore
import UIKit

extension EngineEvents {
    package static var keyboard: Keyboard { FormCenter.shared.keyboard.keyboard }

    /// Whether the keyboard is in its final position.
    package static var isKeyboardSettled: Bool { FormCenter.shared.keyboard.isSettled }

    /// Whether a field of the app has focus.
    package static var hasFocus: Bool { !FormCenter.shared.focus.fieldsWithFocus.isEmpty }
}
