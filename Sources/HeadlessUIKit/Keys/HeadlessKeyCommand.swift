/// Creates key commands that have a selector on iOS.
@preconcurrency @MainActor
public enum HeadlessKeyCommand {
    /// A command that calls `action` where iOS would look for a selector up the responder chain.
    ///
    /// - Parameters:
    ///   - title: What the command is called in menus. Empty by default.
    ///   - image: What stands beside the title there. `nil` by default.
    ///   - input: What the key types, or one of `UIKeyCommand`'s constants. The return key types `"\r"`.
    ///   - modifierFlags: What has to be held down. Nothing by default.
    ///   - propertyList: What the command is to carry. `nil` by default.
    ///   - discoverabilityTitle: What the command is called while the Command key is held. `nil` by default.
    ///   - attributes: None by default. A disabled command does nothing.
    ///   - state: `.off` by default.
    ///   - action: Gets the command, as a selector's method does.
    public static func make(
        title: String = "", image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, action: @escaping (UIKeyCommand) -> Void
    ) -> UIKeyCommand {
        let command = UIKeyCommand(
            title: title, image: image, input: input, modifierFlags: modifierFlags, propertyList: propertyList,
            action: action)
        command.discoverabilityTitle = discoverabilityTitle
        command.attributes = attributes
        command.state = state
        return command
    }
}
