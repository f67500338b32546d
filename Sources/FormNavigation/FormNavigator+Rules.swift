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
    /// What is done for a field: what its options say, then the first rule that names one of the controllers it is in,
    /// then the switches.
    func capabilities(of field: UIView) -> FormNavigator.Capabilities {
        guard isEnabled else { return [] }
        var capabilities: FormNavigator.Capabilities = []
        capabilities.set(.toolbar, isToolbarEnabled)
        capabilities.set(.returnKeys, isReturnKeyEnabled)
        capabilities.set(.hardwareKeyboard, isHardwareKeyboardEnabled)
        capabilities.set(.avoidance, isAvoidanceEnabled)
        capabilities.set(.tapOutside, endsEditingOnTapOutside)
        if !rules.isEmpty {
            let controllers = field.responderChainInPresentation.filter { $0 is UIViewController }
            // The first one that matches wins, so it has the last word.
            for rule in rules.reversed()
            where controllers.contains(where: { controller in rule.controllers.contains { controller.isKind(of: $0) } })
            {
                capabilities.set(rule.capabilities, rule.isOn)
            }
        }
        guard let options = FieldOptions.registry[field] else { return capabilities }
        if let showsToolbar = options.showsToolbar { capabilities.set(.toolbar, showsToolbar) }
        if let endsEditing = options.endsEditingOnTapOutside { capabilities.set(.tapOutside, endsEditing) }
        if let avoidsKeyboard = options.avoidsKeyboard { capabilities.set(.avoidance, avoidsKeyboard) }
        return capabilities
    }
}

extension FormNavigator.Capabilities {
    fileprivate mutating func set(_ capabilities: Self, _ isOn: Bool) {
        if isOn { formUnion(capabilities) } else { subtract(capabilities) }
    }
}
