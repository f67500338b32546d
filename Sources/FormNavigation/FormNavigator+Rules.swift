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
    /// What is done for a field in these controllers that asks for nothing itself: what the first rule says that names one
    /// of them, then the switches.
    func capabilities(in controllers: [UIViewController]) -> FormNavigator.Capabilities {
        guard isEnabled else { return [] }
        var capabilities: FormNavigator.Capabilities = []
        capabilities.set(.toolbar, isToolbarEnabled)
        capabilities.set(.returnKeys, isReturnKeyEnabled)
        capabilities.set(.hardwareKeyboard, isHardwareKeyboardEnabled)
        capabilities.set(.avoidance, isAvoidanceEnabled)
        capabilities.set(.tapOutside, endsEditingOnTapOutside)
        if controllers.isEmpty { return capabilities }
        // The first one that matches wins, so it has the last word.
        for rule in rules.reversed() where rule.names(oneOf: controllers) {
            capabilities.set(rule.capabilities, rule.isOn)
        }
        return capabilities
    }
}

extension FormNavigator.Rule {
    fileprivate func names(oneOf controllers: [UIViewController]) -> Bool {
        for controller in controllers {
            for name in self.controllers where controller.isKind(of: name) { return true }
        }
        return false
    }
}

extension FormNavigator.Capabilities {
    /// Goes by what a field asks for itself. Where the navigator does nothing at all, it does nothing for the field either.
    mutating func apply(_ options: FieldOptions, isEnabled: Bool) {
        guard isEnabled else { return }
        if let showsToolbar = options.showsToolbar { set(.toolbar, showsToolbar) }
        if let endsEditing = options.endsEditingOnTapOutside { set(.tapOutside, endsEditing) }
        if let avoidsKeyboard = options.avoidsKeyboard { set(.avoidance, avoidsKeyboard) }
    }

    fileprivate mutating func set(_ capabilities: Self, _ isOn: Bool) {
        if isOn { formUnion(capabilities) } else { subtract(capabilities) }
    }
}
