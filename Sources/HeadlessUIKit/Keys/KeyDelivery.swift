/// Delivers keys of a hardware keyboard to commands, text, and responders.
@MainActor
struct KeyDelivery {
    let key: UIKey
    /// The first responder, or the key window.
    let responder: UIResponder
    let keyboard: HeadlessKeyboard

    /// Passes the key to the first object that takes it.
    ///
    /// Since iOS 15, text takes precedence over commands, unless they request priority
    /// (`wantsPriorityOverSystemBehavior`).
    func deliver() {
        if perform(where: \.wantsPriorityOverSystemBehavior) || changeText() || perform(where: { _ in true })
            || moveThroughKeyViews()
        {
            return
        }
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
                // The action goes up the responder chain from the first responder, and without an object for it, the key
                // goes on.
                guard command.headlessHasTarget(from: self.responder) else { continue }
                command.perform()
                return true
            }
        }
        return false
    }

    /// Q29: moves to the next input in the window, if UIKit's own chain of them is modeled. The first one follows the
    /// last.
    private func moveThroughKeyViews() -> Bool {
        guard HeadlessDevice.current.behavior.movesThroughKeyViews, key.keyCode == .keyboardTab,
            key.modifierFlags.isSubset(of: .shift), let window = responder.responderWindow
        else { return false }
        let inputs = window.keyViews.map { ($0, $0.convert($0.bounds, to: window)) }
            .sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }
            .map(\.0)
        let ordered = key.modifierFlags.contains(.shift) ? inputs.reversed() : inputs
        let place = ordered.firstIndex { $0 === responder }.map { $0 + 1 } ?? 0
        for input in ordered[place...] + ordered[..<place] where input !== responder {
            if input.becomeFirstResponder() { return true }
        }
        return false
    }

    /// Does to the text what the key does.
    private func changeText() -> Bool {
        guard let responder = keyboard.typingResponder, key.modifierFlags.isDisjoint(with: [.command, .control]) else {
            return false
        }
        if let composition = keyboard.composition {
            // P14: the composition receives the keys. Escape cancels it, arrows choose, and other keys commit it.
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
            // A single line of text doesn't use it.
            guard !(responder is UITextField) else { return false }
            responder.userInserts("\t")
        default:
            return false
        }
        return true
    }
}

extension UIView {
    /// The visible text fields and text views in the receiver.
    fileprivate var keyViews: [UIView] {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
        if self is UITextField || self is UITextView { return [self] }
        return subviews.flatMap(\.keyViews)
    }
}
