import UIKit

extension FormNavigator {
    /// What a navigator does for a field.
    public struct Capabilities: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The toolbar. See ``Configuration-swift.struct/isToolbarEnabled``.
        public static let toolbar = Capabilities(rawValue: 1 << 0)
        /// The return keys. See ``Configuration-swift.struct/isReturnKeyEnabled``.
        public static let returnKeys = Capabilities(rawValue: 1 << 1)
        /// Tab, Escape and Command-Return. See ``Configuration-swift.struct/handlesHardwareKeyboard``.
        public static let hardwareKeyboard = Capabilities(rawValue: 1 << 2)
        /// Keyboard avoidance. See ``Configuration-swift.struct/isAvoidanceEnabled``.
        public static let avoidance = Capabilities(rawValue: 1 << 3)
        /// Taps outside of the field. See ``Configuration-swift.struct/endsEditingOnTapOutside``.
        public static let tapOutside = Capabilities(rawValue: 1 << 4)
        /// All capabilities.
        public static let all: Capabilities = [.toolbar, .returnKeys, .hardwareKeyboard, .avoidance, .tapOutside]
    }

    /// Switches capabilities on or off in certain view controllers.
    ///
    /// A rule goes before the switches of the configuration. See ``Configuration-swift.struct/rules`` for what applies
    /// if several rules fit.
    public struct Rule {
        let isOn: Bool
        let capabilities: Capabilities
        let controllers: [UIViewController.Type]

        /// Creates a rule that switches capabilities on.
        ///
        /// - Parameters:
        ///   - capabilities: The capabilities.
        ///   - controllers: The view controllers. Their subclasses, and the view controllers inside of them, are
        ///     included.
        public static func on(_ capabilities: Capabilities, in controllers: UIViewController.Type...) -> Rule {
            Rule(isOn: true, capabilities: capabilities, controllers: controllers)
        }

        /// Creates a rule that switches capabilities off.
        ///
        /// - Parameters:
        ///   - capabilities: The capabilities.
        ///   - controllers: The view controllers. Their subclasses, and the view controllers inside of them, are
        ///     included.
        public static func off(_ capabilities: Capabilities, in controllers: UIViewController.Type...) -> Rule {
            Rule(isOn: false, capabilities: capabilities, controllers: controllers)
        }
    }

    /// What all rules together say of one class of view controllers.
    struct Ruling {
        private var on: Capabilities = []
        private var off: Capabilities = []

        mutating func add(_ rule: Rule) {
            if rule.isOn {
                on.formUnion(rule.capabilities)
                off.subtract(rule.capabilities)
            } else {
                off.formUnion(rule.capabilities)
                on.subtract(rule.capabilities)
            }
        }

        func apply(to capabilities: inout Capabilities) {
            capabilities.formUnion(on)
            capabilities.subtract(off)
        }
    }
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
    /// What is done for a field that asks for nothing itself, where no rule says otherwise.
    var capabilities: FormNavigator.Capabilities {
        guard isEnabled else { return [] }
        var capabilities: FormNavigator.Capabilities = []
        capabilities.set(.toolbar, isToolbarEnabled)
        capabilities.set(.returnKeys, isReturnKeyEnabled)
        capabilities.set(.hardwareKeyboard, handlesHardwareKeyboard)
        capabilities.set(.avoidance, isAvoidanceEnabled)
        capabilities.set(.tapOutside, endsEditingOnTapOutside)
        return capabilities
    }

    /// What the rules say of a class: of those for the nearest superclass last, and of these the last one last.
    func ruling(for lineage: ClassLineage) -> FormNavigator.Ruling {
        let matches = rules.enumerated().compactMap { place, rule in
            lineage.distance(to: rule.controllers).map { (distance: $0, place: place, rule: rule) }
        }
        var ruling = FormNavigator.Ruling()
        for match in matches.sorted(by: { ($1.distance, $0.place) < ($0.distance, $1.place) }) {
            ruling.add(match.rule)
        }
        return ruling
    }

    /// Whether controllers of a class are left alone: where a rule for a nearer superclass switches something on, they are not.
    func excludes(_ lineage: ClassLineage) -> Bool {
        guard let exclusion = lineage.distance(to: excludedViewControllerClasses) else { return false }
        return !rules.contains { rule in
            rule.isOn && lineage.distance(to: rule.controllers).map { $0 < exclusion } == true
        }
    }
}

extension FormNavigator.Capabilities {
    /// What takes the person from field to field.
    static let moving: Self = [.toolbar, .returnKeys, .hardwareKeyboard]

    /// Goes by what a field asks for itself. Where the navigator does nothing at all, it does nothing for the field either.
    mutating func apply(_ options: FormFieldOptions.Summary, isEnabled: Bool) {
        guard isEnabled else { return }
        if let showsToolbar = options.showsToolbar { set(.toolbar, showsToolbar) }
        if let endsEditing = options.endsEditingOnTapOutside { set(.tapOutside, endsEditing) }
        if let avoidsKeyboard = options.avoidsKeyboard { set(.avoidance, avoidsKeyboard) }
    }

    fileprivate mutating func set(_ capabilities: Self, _ isOn: Bool) {
        if isOn { formUnion(capabilities) } else { subtract(capabilities) }
    }
}
