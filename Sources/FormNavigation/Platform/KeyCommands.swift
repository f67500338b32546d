import UIKit

/// Receives the key commands that the library makes.
@MainActor
enum KeyCommands {
    static var onPress: @MainActor (UIKeyCommand) -> Void = { _ in }
}

extension UIResponder {
    /// Whether UIKit finds an object for a command of the library while this responder has focus. The app's
    /// `canPerformAction(_:withSender:)` may say no to every action that it doesn't know.
    func finds(_ command: UIKeyCommand) -> Bool {
        #if HEADLESS_UIKIT
            command.headlessHasTarget(from: self)
        #else
            target(forAction: #selector(UIViewController.formNavigationPerform(_:)), withSender: command) != nil
        #endif
    }
}

extension UIKeyCommand {
    /// Makes a command that calls ``KeyCommands/onPress``.
    static func make(
        input: String, modifierFlags: UIKeyModifierFlags, propertyList: String
    ) -> UIKeyCommand {
        #if HEADLESS_UIKIT
            HeadlessKeyCommand.make(
                input: input, modifierFlags: modifierFlags, propertyList: propertyList,
                action: { KeyCommands.onPress($0) })
        #else
            UIKeyCommand(
                action: #selector(UIViewController.formNavigationPerform(_:)), input: input,
                modifierFlags: modifierFlags, propertyList: propertyList)
        #endif
    }
}

#if !HEADLESS_UIKIT
    extension UIViewController {
        /// UIKit looks for this up the responder chain, and finds it in the first controller.
        @objc fileprivate func formNavigationPerform(_ command: UIKeyCommand) {
            KeyCommands.onPress(command)
        }
    }
#endif
