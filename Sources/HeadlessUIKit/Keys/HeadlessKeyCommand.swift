/// Makes the key commands that on iOS are made with a selector.
@preconcurrency @MainActor
public enum HeadlessKeyCommand {
    /// A command that calls `action` where iOS would look for a selector up the responder chain.
    ///
    /// - Parameters:
    ///   - input: What the key types, or one of `UIKeyCommand`'s constants. The return key types `"\r"`.
    ///   - modifierFlags: What has to be held down. Nothing by default.
    ///   - propertyList: What the command is to carry. `nil` by default.
    ///   - action: Gets the command, as a selector's method does.
    public static func make(
        input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        action: @escaping (UIKeyCommand) -> Void
    ) -> UIKeyCommand {
        UIKeyCommand(input: input, modifierFlags: modifierFlags, propertyList: propertyList, action: action)
    }
}
