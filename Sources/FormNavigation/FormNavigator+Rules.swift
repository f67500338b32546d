import UIKit

extension FormNavigator {
    /// The things that a navigator does for a field.
    public struct Capabilities: OptionSet, Sendable {
        /// The raw value of the set.
        public let rawValue: Int

        /// Creates a set from a raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The toolbar. See ``Configuration-swift.struct/isToolbarEnabled``.
        public static let toolbar = Capabilities(rawValue: 1 << 0)
        /// The return keys. See ``Configuration-swift.struct/isReturnKeyEnabled``.
        public static let returnKeys = Capabilities(rawValue: 1 << 1)
        /// Tab, Escape, and Command-Return. See ``Configuration-swift.struct/handlesHardwareKeyboard``.
        public static let hardwareKeyboard = Capabilities(rawValue: 1 << 2)
        /// Keyboard avoidance. See ``Configuration-swift.struct/isAvoidanceEnabled``.
        public static let avoidance = Capabilities(rawValue: 1 << 3)
        /// Ending editing by a tap outside the field. See ``Configuration-swift.struct/endsEditingOnTapOutside``.
        public static let tapOutside = Capabilities(rawValue: 1 << 4)
        /// All capabilities.
        public static let all: Capabilities = [.toolbar, .returnKeys, .hardwareKeyboard, .avoidance, .tapOutside]
    }

    /// A rule that turns capabilities on or off in certain view controllers.
    ///
    /// Rules override the switches of the configuration. For the order of precedence if several rules match, see
    /// ``Configuration-swift.struct/rules``.
    public struct Rule {
        let isOn: Bool
        let capabilities: Capabilities
        let controllers: [UIViewController.Type]

        /// Creates a rule that turns capabilities on.
        ///
        /// - Parameters:
        ///   - capabilities: The capabilities.
        ///   - controllers: The classes of view controllers. The rule applies to their subclasses, and to the view
        ///     controllers inside them.
        public static func on(_ capabilities: Capabilities, in controllers: UIViewController.Type...) -> Rule {
            Rule(isOn: true, capabilities: capabilities, controllers: controllers)
        }

        /// Creates a rule that turns capabilities off.
        ///
        /// - Parameters:
        ///   - capabilities: The capabilities.
        ///   - controllers: The classes of view controllers. The rule applies to their subclasses, and to the view
        ///     controllers inside them.
        public static func off(_ capabilities: Capabilities, in controllers: UIViewController.Type...) -> Rule {
            Rule(isOn: false, capabilities: capabilities, controllers: controllers)
        }
    }
}

/// Which capabilities somebody switches on, and which off: the configuration, a rule, or the options of a field.
struct CapabilityChange {
    private var on: FormNavigator.Capabilities = []
    private var off: FormNavigator.Capabilities = []

    /// Takes up what comes later, and so goes before what was there; `nil` changes nothing.
    mutating func set(_ capabilities: FormNavigator.Capabilities, _ isOn: Bool?) {
        guard let isOn else { return }
        on = isOn ? on.union(capabilities) : on.subtracting(capabilities)
        off = isOn ? off.subtracting(capabilities) : off.union(capabilities)
    }

    fileprivate func applied(to capabilities: FormNavigator.Capabilities) -> FormNavigator.Capabilities {
        capabilities.union(on).subtracting(off)
    }
}

extension FormNavigator.Capabilities {
    /// What takes the person from field to field.
    static let moving: Self = [.toolbar, .returnKeys, .hardwareKeyboard]

    /// What is left, and what is added: those of the configuration are changed by the rules for the view controllers around
    /// a field, the outermost first, and then by the field's own options.
    func applying(_ change: CapabilityChange) -> Self { change.applied(to: self) }
}

/// A class and its superclasses.
struct ClassLineage {
    /// The class first, its root last.
    private let classes: [ObjectIdentifier]

    init(of type: AnyClass) {
        classes = sequence(first: type, next: superclass(of:)).map { ObjectIdentifier($0) }
    }

    /// How many superclasses lie between the class and the nearest one of a list: 0 for the class itself, `nil` where none
    /// of the list is among them.
    func distance(to list: [UIViewController.Type]) -> Int? {
        classes.firstIndex { candidate in list.contains { ObjectIdentifier($0) == candidate } }
    }
}

extension FormNavigator.Configuration {
    /// What the switches say. Where the navigator does nothing at all, nobody else says anything.
    var capabilityChange: CapabilityChange {
        var change = CapabilityChange()
        guard isEnabled else { return change }
        change.set(.toolbar, isToolbarEnabled)
        change.set(.returnKeys, isReturnKeyEnabled)
        change.set(.hardwareKeyboard, handlesHardwareKeyboard)
        change.set(.avoidance, isAvoidanceEnabled)
        change.set(.tapOutside, endsEditingOnTapOutside)
        return change
    }

    /// What the rules say of a class: of those for the nearest superclass last, and of these the last one last.
    func capabilityChange(for lineage: ClassLineage) -> CapabilityChange {
        var change = CapabilityChange()
        guard isEnabled else { return change }
        let matches = rules.enumerated().compactMap { place, rule in
            lineage.distance(to: rule.controllers).map { (distance: $0, place: place, rule: rule) }
        }
        for match in matches.sorted(by: { ($1.distance, $0.place) < ($0.distance, $1.place) }) {
            change.set(match.rule.capabilities, match.rule.isOn)
        }
        return change
    }

    /// What the options of a field say.
    func capabilityChange(by options: FormFieldOptions?) -> CapabilityChange {
        var change = CapabilityChange()
        guard isEnabled, let options else { return change }
        change.set(.toolbar, options.toolbar.isEnabled)
        change.set(.avoidance, options.avoidance.isEnabled)
        change.set(.tapOutside, options.endsEditingOnTapOutside)
        return change
    }

    /// Whether controllers of a class are left alone: where a rule for a nearer superclass switches something on, they are not.
    func excludes(_ lineage: ClassLineage) -> Bool {
        guard let exclusion = lineage.distance(to: excludedViewControllerClasses) else { return false }
        return !rules.contains { rule in
            rule.isOn && lineage.distance(to: rule.controllers).map { $0 < exclusion } == true
        }
    }
}
