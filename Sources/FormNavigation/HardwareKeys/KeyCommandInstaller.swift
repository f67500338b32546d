import UIKit

/// Adds the key commands of one form to its view controller, and removes them.
@MainActor
final class KeyCommandInstaller {
    /// Identifies the commands, because UIKit may pass copies of them.
    private let identifier = UUID().uuidString
    private let onPress: @MainActor (FormKey) -> Void
    private weak var controller: UIViewController?
    private var commands: [FormKey: UIKeyCommand] = [:]
    private var isComposing = false
    private var textViewsMove = false
    /// The number of updates and removals so far. An update that isn't the last one is obsolete.
    private var turns = 0

    private static var installers = WeakRegistry<KeyCommandInstaller, Void>()
    /// Posted with a command that UIKit performs. UIKit knows one method of a name, so in a process with two copies of the
    /// library, one of them receives the commands of both.
    private static let pressed = Notification.Name("FormNavigationKeyCommandPressed")
    private static let observation = NotificationObservation(of: pressed) { notification in
        let command = notification.object as? UIKeyCommand
        MainActor.assumeIsolated {
            if let command { perform(command) }
        }
    }

    /// - Parameter onPress: Receives the keys that the user presses.
    init(onPress: @escaping @MainActor (FormKey) -> Void) {
        self.onPress = onPress
        Self.installers[self] = ()
        _ = Self.observation
    }

    /// Adds the commands to the controller of a field's form, if it should have them, and removes them from any other.
    func update(with form: FormSnapshot) {
        textViewsMove = form.configuration.textViewsMoveOnTab
        if let focus = form.focus { update(for: focus) } else { uninstall() }
    }

    /// The text of the field that has focus has changed: an input method may have begun or ended composing it.
    func textChanged(in focused: FocusedField) {
        if let field = focused.view, controller != nil, isComposing != field.isComposingText { update(for: focused) }
    }

    private func update(for focused: FocusedField) {
        guard focused.capabilities.contains(.hardwareKeyboard), let field = focused.view,
            let controller = focused.group?.nearestViewController
        else { return uninstall() }
        turns += 1
        let turn = turns
        if controller !== self.controller { removeCommands() }
        guard turn == turns else { return }
        self.controller = controller
        // While text is being composed, Tab and Escape belong to the input method. Commands that take precedence over
        // text would intercept them, and a key that performed a command is gone (P14).
        isComposing = field.isComposingText
        let hadCommands = !commands.isEmpty
        let appCommands = appCommands(from: field, to: controller)
        for key in FormKey.allCases {
            // The controller's methods and the `keyCommands` may be the app's, and may have released the navigator, or
            // moved focus.
            guard turn == turns else { return }
            let isWanted =
                field.leavesToForm(key, textViewsMove: textViewsMove) && !(isComposing && key.isForInputMethods)
                && !appCommands.contains { $0.isCommand(for: key) }
            switch (commands[key], isWanted) {
            case (nil, true):
                let command = UIKeyCommand.make(for: key, propertyList: identifier)
                // Since iOS 15, a Tab would otherwise go to the text, or to the focus system.
                command.wantsPriorityOverSystemBehavior = true
                command.discoverabilityTitle = key.title
                commands[key] = command
                controller.addKeyCommand(command)
            case (let command?, false):
                commands[key] = nil
                controller.removeKeyCommand(command)
            default: break
            }
        }
        guard turn == turns, !hadCommands, let command = commands.values.first else { return }
        if !isShown(by: controller) {
            DecisionTrace.report(.ignoredKeyCommands(controller, "it overrides `keyCommands` without `super`"))
        } else if !field.finds(command) {
            DecisionTrace.report(.ignoredKeyCommands(controller, "`canPerformAction(_:withSender:)` refuses them"))
        }
    }

    /// Removes all commands.
    func uninstall() {
        turns += 1
        removeCommands()
    }

    /// Receives a command that UIKit performs, for every copy of the library.
    static func receive(_ command: UIKeyCommand) { NotificationCenter.default.post(name: pressed, object: command) }

    /// Performs a command. One of another copy, or one that has been removed, has no effect.
    private static func perform(_ command: UIKeyCommand) {
        guard let installer = installer(of: command) else { return }
        guard let key = installer.commands.keys.first(where: command.isCommand(for:)) else { return }
        installer.onPress(key)
    }

    // MARK: - Private

    private func removeCommands() {
        let (old, oldController) = (commands, controller)
        // Forgotten before they're removed, because the app may install others in the meantime.
        (commands, controller) = ([:], nil)
        for command in old.values { oldController?.removeKeyCommand(command) }
    }

    /// Whether UIKit sees the commands. It doesn't if a view controller overrides `keyCommands` without calling
    /// `super`.
    private func isShown(by controller: UIViewController) -> Bool {
        controller.keyCommands?.contains { $0.propertyList as? String == identifier } == true
    }

    private static func installer(of command: UIKeyCommand) -> KeyCommandInstaller? {
        guard let identifier = command.propertyList as? String else { return nil }
        return installers.keys.first { $0.identifier == identifier }
    }

    /// The app's commands for a field, up to its form's controller.
    ///
    /// UIKit doesn't document which of two commands for one key it performs, so there mustn't be two.
    private func appCommands(from field: UIView, to controller: UIViewController) -> [UIKeyCommand] {
        var found: [UIKeyCommand] = []
        var next: UIResponder? = field
        while let responder = next {
            // Commands that belong to a form, this one or another, don't count.
            found += (responder.keyCommands ?? []).filter { Self.installer(of: $0) == nil }
            next = responder === controller ? nil : responder.next
        }
        return found
    }
}

extension UIKeyCommand {
    fileprivate func isCommand(for key: FormKey) -> Bool {
        input == key.input && modifierFlags == key.modifierFlags
    }
}
