/// A trait that a trait collection has a value for.
@available(iOS 17.0, *)
public protocol UITraitDefinition {
    associatedtype Value

    /// The value if none is specified.
    static var defaultValue: Value { get }
    /// What the trait is called. The name of its type by default.
    static var name: String { get }
    /// What distinguishes the trait from others. The full name of its type by default.
    static var identifier: String { get }
    /// Whether colors depend on the trait. `false` by default.
    static var affectsColorAppearance: Bool { get }
}

@available(iOS 17.0, *)
extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { String(reflecting: self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait, by its definition.
@available(iOS 17.0, *)
public typealias UITrait = any UITraitDefinition.Type

/// A trait that every trait collection here has.
@available(iOS 17.0, *)
protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static func value(in traits: UITraitCollection) -> Value
}

@available(iOS 17.0, *)
extension SystemTrait {
    static func isDifferent(_ traits: UITraitCollection, _ others: UITraitCollection) -> Bool {
        value(in: traits) != value(in: others)
    }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceIdiom: SystemTrait, Sendable {
    public typealias Value = UIUserInterfaceIdiom
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static func value(in traits: UITraitCollection) -> Value { traits.userInterfaceIdiom }
}

@available(iOS 17.0, *)
public struct UITraitUserInterfaceStyle: SystemTrait, Sendable {
    public typealias Value = UIUserInterfaceStyle
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static func value(in traits: UITraitCollection) -> Value { traits.userInterfaceStyle }
}

@available(iOS 17.0, *)
public struct UITraitLayoutDirection: SystemTrait, Sendable {
    public typealias Value = UITraitEnvironmentLayoutDirection
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func value(in traits: UITraitCollection) -> Value { traits.layoutDirection }
}

@available(iOS 17.0, *)
public struct UITraitDisplayScale: SystemTrait, Sendable {
    public typealias Value = CGFloat
    public static var defaultValue: CGFloat { 0 }
    static func value(in traits: UITraitCollection) -> Value { traits.displayScale }
}

@available(iOS 17.0, *)
public struct UITraitHorizontalSizeClass: SystemTrait, Sendable {
    public typealias Value = UIUserInterfaceSizeClass
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: UITraitCollection) -> Value { traits.horizontalSizeClass }
}

@available(iOS 17.0, *)
public struct UITraitVerticalSizeClass: SystemTrait, Sendable {
    public typealias Value = UIUserInterfaceSizeClass
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: UITraitCollection) -> Value { traits.verticalSizeClass }
}

@available(iOS 17.0, *)
public struct UITraitPreferredContentSizeCategory: SystemTrait, Sendable {
    public typealias Value = UIContentSizeCategory
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static func value(in traits: UITraitCollection) -> Value { traits.preferredContentSizeCategory }
}

@available(iOS 17.0, *)
extension UITraitCollection {
    /// The value of a trait. For the app's own traits, it's the default.
    public subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
        func value<System: SystemTrait>(of trait: System.Type) -> Any { trait.value(in: self) }
        guard let system = trait as? any SystemTrait.Type, let found = value(of: system) as? T.Value else {
            return trait.defaultValue
        }
        return found
    }

    /// The traits that differ from another collection's. All of them if there isn't another one.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        Self.systemTraits.filter { trait in traitCollection.map { trait.isDifferent(self, $0) } ?? true }
    }

    /// The traits that colors depend on.
    public class var systemTraitsAffectingColorAppearance: [UITrait] {
        systemTraits.filter { $0.affectsColorAppearance }
    }

    private static var systemTraits: [any SystemTrait.Type] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
            UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitPreferredContentSizeCategory.self,
        ]
    }
}
