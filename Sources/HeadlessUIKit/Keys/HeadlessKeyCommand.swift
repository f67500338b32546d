/// Creates key commands that have a selector on iOS.
@preconcurrency @MainActor
public enum HeadlessKeyCommand {
    /// Creates a command that calls `action` when iOS would search the responder chain for a selector.
    ///
    /// - Parameters:
    ///   - title: What the command is called in menus. Empty by default.
    ///   - image: The image beside the title. `nil` by default.
    ///   - input: What the key types, or one of `UIKeyCommand`'s constants. The return key types `"\r"`.
    ///   - modifierFlags: The modifier keys that have to be pressed. None by default.
    ///   - propertyList: The command's data. `nil` by default.
    ///   - discoverabilityTitle: What the command is called while the Command key is held. `nil` by default.
    ///   - attributes: The attributes. None by default. A disabled command does nothing.
    ///   - state: `.off` by default.
    ///   - action: A closure that receives the command, like a selector's method.
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
