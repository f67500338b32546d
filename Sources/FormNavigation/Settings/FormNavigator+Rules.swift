import UIKit

extension FormNavigator {
    /// The capabilities that a navigator provides for a field.
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

        /// Whether any of them requires reading the form. Keyboard avoidance alone doesn't.
        var needsForm: Bool { !subtracting(.avoidance).isEmpty }
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

/// The capabilities that the configuration, a rule, or the options of a field turn on, and those that they turn off.
struct CapabilityChange {
    private var on: FormNavigator.Capabilities = []
    private var off: FormNavigator.Capabilities = []

    /// Adds a later change, which overrides earlier ones; `nil` changes nothing.
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
    /// The capabilities that take the user from field to field.
    static let moving: Self = [.toolbar, .returnKeys, .hardwareKeyboard]

    /// The capabilities after a change: the rules for the view controllers around a field change those of the
    /// configuration, the outermost first, and then the field's own options change them.
    func applying(_ change: CapabilityChange) -> Self { change.applied(to: self) }
}

/// A class and its superclasses.
struct ClassLineage {
    /// The class first, its root last.
    private let classes: [ObjectIdentifier]

    init(of type: AnyClass) {
        classes = sequence(first: type, next: superclass(of:)).map { ObjectIdentifier($0) }
    }

    /// The number of superclasses between the class and the nearest one in a list: 0 for the class itself, `nil` if the
    /// list contains none of them.
    func distance(to list: [UIViewController.Type]) -> Int? {
        classes.firstIndex { candidate in list.contains { ObjectIdentifier($0) == candidate } }
    }
}

extension FormNavigator.Configuration {
    /// The changes that the switches make. If the navigator is off, nothing else turns anything on.
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

    /// The rules that match a class, and how far it's from the class that matches: those for the nearest superclass last,
    /// and of these the last one last.
    private func matches(for lineage: ClassLineage) -> [(rule: FormNavigator.Rule, distance: Int)] {
        let matches = rules.enumerated().compactMap { place, rule in
            lineage.distance(to: rule.controllers).map { (distance: $0, place: place, rule: rule) }
        }
        return matches.sorted { ($1.distance, $0.place) < ($0.distance, $1.place) }.map { ($0.rule, $0.distance) }
    }

    /// The changes that the rules make for a class.
    func capabilityChange(for lineage: ClassLineage) -> CapabilityChange {
        var change = CapabilityChange()
        guard isEnabled else { return change }
        for (rule, _) in matches(for: lineage) { change.set(rule.capabilities, rule.isOn) }
        return change
    }

    /// The class in the rule that turns capabilities on or off for a class, or `nil` if no rule does.
    func classThatDecides(
        about capabilities: FormNavigator.Capabilities, for lineage: ClassLineage
    ) -> UIViewController.Type? {
        let match = matches(for: lineage).last { !$0.rule.capabilities.isDisjoint(with: capabilities) }
        return match?.rule.controllers.last { lineage.distance(to: [$0]) == match?.distance }
    }

    /// The changes that the options of a field make.
    func capabilityChange(by options: AssignedOptions?) -> CapabilityChange {
        var change = CapabilityChange()
        guard isEnabled, let options else { return change }
        change.set(.toolbar, options.toolbar.isEnabled)
        change.set(.avoidance, options.avoidance.isEnabled)
        change.set(.tapOutside, options.endsEditingOnTapOutside)
        return change
    }

    /// Whether controllers of a class are left alone: they aren't if a rule for a nearer superclass turns something on.
    func excludes(_ lineage: ClassLineage) -> Bool {
        guard let exclusion = lineage.distance(to: excludedViewControllerClasses) else { return false }
        return !rules.contains { rule in
            rule.isOn && lineage.distance(to: rule.controllers).map { $0 < exclusion } == true
        }
    }
}
