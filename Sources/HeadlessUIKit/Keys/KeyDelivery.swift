/// Brings keys of a hardware keyboard to commands, text and responders.
@MainActor
struct KeyDelivery {
    let key: UIKey
    /// Who has focus, or the key window.
    let responder: UIResponder
    let keyboard: HeadlessKeyboard

    /// Hands the key to whoever takes it first.
    ///
    /// Since iOS 15 text comes before commands, unless they want to come first (`wantsPriorityOverSystemBehavior`).
    func deliver() {
        if perform(where: \.wantsPriorityOverSystemBehavior) || changeText() || perform(where: { _ in true }) { return }
        let press = UIPress(key, to: responder)
        let event = UIPressesEvent(presses: [press])
        responder.pressesBegan([press], with: event)
        press.end()
        responder.pressesEnded([press], with: event)
    }

    /// Performs the command of the nearest responder that has one for the key.
    private func perform(where isEligible: (UIKeyCommand) -> Bool) -> Bool {
        for responder in sequence(first: responder, next: \.next) {
            for command in responder.keyCommands ?? [] where command.matches(key) && isEligible(command) {
                command.perform()
                return true
            }
        }
        return false
    }

    /// Does to the text what the key does.
    private func changeText() -> Bool {
        guard let responder = keyboard.typingResponder, key.modifierFlags.isDisjoint(with: [.command, .control]) else {
            return false
        }
        if let composition = keyboard.composition {
            // P14: what is being composed has the keys; Escape gives it up, arrows choose, others commit it.
            switch key.keyCode {
            case .keyboardEscape: keyboard.compose("")
            case .keyboardDeleteOrBackspace: keyboard.deleteBackward()
            case .keyboardTab, .keyboardReturnOrEnter: composition.unmarkText()
            case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow: break
            }
            return true
        }
        switch key.keyCode {
        case .keyboardReturnOrEnter:
            keyboard.pressReturn()
        case .keyboardDeleteOrBackspace:
            keyboard.deleteBackward()
        case .keyboardTab:
            // A line of text has no use for it.
            guard !(responder is UITextField) else { return false }
            responder.userInserts("\t")
        default:
            return false
        }
        return true
    }
}
