import FormNavigation

/// Records where the keyboard moves, and responds to it.
final class KeyboardListener: FormNavigatorDelegate {
    private(set) var told: [FormKeyboard] = []
    var onChange: ((FormKeyboard) -> Void)?

    func formNavigator(_: FormNavigator, keyboardDidChange keyboard: FormKeyboard) {
        told.append(keyboard)
        onChange?(keyboard)
    }
}
