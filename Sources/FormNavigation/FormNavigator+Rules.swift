import UIKit

extension FormNavigator {
    /// What a navigator does for a field.
    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The toolbar, see ``Configuration/isToolbarEnabled``.
        public static let toolbar = Capabilities(rawValue: 1 << 0)
        /// The return keys, see ``Configuration/isReturnKeyEnabled``.
        public static let returnKeys = Capabilities(rawValue: 1 << 1)
        /// Tab, Escape and Command-Return, see ``Configuration/isHardwareKeyboardEnabled``.
        public static let hardwareKeyboard = Capabilities(rawValue: 1 << 2)
        /// Keyboard avoidance, see ``Configuration/isAvoidanceEnabled``.
        public static let avoidance = Capabilities(rawValue: 1 << 3)
        /// Taps outside of the field, see ``Configuration/endsEditingOnTapOutside``.
        public static let tapOutside = Capabilities(rawValue: 1 << 4)
        /// All of them.
        public static let all: Capabilities = [.toolbar, .returnKeys, .hardwareKeyboard, .avoidance, .tapOutside]
    }

    /// Switches capabilities on or off in certain view controllers, whatever the configuration says for the others.
    public struct Rule {
        let isOn: Bool
        let capabilities: Capabilities
        let controllers: [UIViewController.Type]

        /// Switches capabilities on in these controllers, their subclasses and the controllers inside them.
        public static func on(_ capabilities: Capabilities, in controllers: UIViewController.Type...) -> Rule {
            Rule(isOn: true, capabilities: capabilities, controllers: controllers)
        }

        /// Switches capabilities off in these controllers, their subclasses and the controllers inside them.
        public static func off(_ capabilities: Capabilities, in controllers: UIViewController.Type...) -> Rule {
            Rule(isOn: false, capabilities: capabilities, controllers: controllers)
        }
    }
}

extension FormNavigator.Configuration {
    /// What is done for a field that asks for nothing itself, in view controllers that some of the rules name: what the
    /// first of those rules says, then the switches.
    ///
    /// - Parameter rules: The places of those rules, in any order.
    func capabilities(by rules: [Int]) -> FormNavigator.Capabilities {
        guard isEnabled else { return [] }
        var capabilities: FormNavigator.Capabilities = []
        capabilities.set(.toolbar, isToolbarEnabled)
        capabilities.set(.returnKeys, isReturnKeyEnabled)
        capabilities.set(.hardwareKeyboard, isHardwareKeyboardEnabled)
        capabilities.set(.avoidance, isAvoidanceEnabled)
        capabilities.set(.tapOutside, endsEditingOnTapOutside)
        // The first one that matches wins, so it has the last word.
        for place in rules.sorted(by: >) { capabilities.set(self.rules[place].capabilities, self.rules[place].isOn) }
        return capabilities
    }
}

extension FormNavigator.Rule {
    /// Whether the rule is one for the fields in a view controller.
    @MainActor
    func names(_ controller: UIViewController) -> Bool { controllers.contains { controller.isKind(of: $0) } }
}

extension FormNavigator.Capabilities {
    /// What takes the person from field to field.
    static let moving: Self = [.toolbar, .returnKeys, .hardwareKeyboard]

    /// Goes by what a field asks for itself. Where the navigator does nothing at all, it does nothing for the field either.
    mutating func apply(_ options: FieldOptions.Summary, isEnabled: Bool) {
        guard isEnabled else { return }
        if let showsToolbar = options.showsToolbar { set(.toolbar, showsToolbar) }
        if let endsEditing = options.endsEditingOnTapOutside { set(.tapOutside, endsEditing) }
        if let avoidsKeyboard = options.avoidsKeyboard { set(.avoidance, avoidsKeyboard) }
    }

    fileprivate mutating func set(_ capabilities: Self, _ isOn: Bool) {
        if isOn { formUnion(capabilities) } else { subtract(capabilities) }
    }
}
