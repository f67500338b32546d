/// A command for a key of a hardware keyboard. It works wherever its responder is in the responder chain.
open class UIKeyCommand: UICommand {
    /// What the key would type, or one of the constants.
    open private(set) var input: String?
    /// The modifier keys that have to be pressed, and no others. None by default.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Whether the command takes precedence over the text that the key would change. `false` by default.
    open var wantsPriorityOverSystemBehavior = false

    /// Called where iOS would send the action up the responder chain.
    private let action: (UIKeyCommand) -> Void

    init(
        title: String, image: UIImage?, input: String, modifierFlags: UIKeyModifierFlags, propertyList: Any?,
        action: @escaping (UIKeyCommand) -> Void
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        super.init(title: title, image: image, propertyList: propertyList)
    }

    func perform() { action(self) }

    /// Whether iOS would find an object for the command's action, from a responder up the responder chain.
    public func headlessHasTarget(from responder: UIResponder) -> Bool {
        let controllers = sequence(first: responder, next: \.next).compactMap { $0 as? UIViewController }
        return controllers.isEmpty || controllers.contains { $0.headlessCanPerform(self) }
    }

    func matches(_ key: UIKey) -> Bool {
        guard !attributes.contains(.disabled) else { return false }
        // Caps lock and the numeric keypad don't make it a different key.
        let held = key.modifierFlags.subtracting([.alphaShift, .numericPad])
        return input == key.charactersIgnoringModifiers && modifierFlags == held
    }
}

extension UIKeyCommand {
    public nonisolated class var inputUpArrow: String { "UIKeyInputUpArrow" }
    public nonisolated class var inputDownArrow: String { "UIKeyInputDownArrow" }
    public nonisolated class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    public nonisolated class var inputRightArrow: String { "UIKeyInputRightArrow" }
    public nonisolated class var inputEscape: String { "UIKeyInputEscape" }
    public nonisolated class var inputDelete: String { "\u{8}" }
}
