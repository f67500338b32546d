import UIKit

extension UIKeyCommand {
    /// Makes a command that calls ``KeyCommandInstaller/perform(_:)``.
    static func make(for key: FormKey, propertyList: String) -> UIKeyCommand {
        #if HEADLESS_UIKIT
            HeadlessKeyCommand.make(
                input: key.input, modifierFlags: key.modifierFlags, propertyList: propertyList,
                action: KeyCommandInstaller.perform)
        #else
            UIKeyCommand(
                action: #selector(UIViewController.formNavigationPerform(_:)), input: key.input,
                modifierFlags: key.modifierFlags, propertyList: propertyList)
        #endif
    }
}

#if !HEADLESS_UIKIT
    extension UIViewController {
        /// UIKit looks for this up the responder chain, and finds it in the first controller.
        @objc fileprivate func formNavigationPerform(_ command: UIKeyCommand) {
            KeyCommandInstaller.perform(command)
        }
    }
#endif
