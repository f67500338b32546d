import UIKit

/// How a navigator treats a class of view controllers.
struct ControllerKind {
    /// Whether the navigator leaves the fields in such a controller alone.
    let isExcluded: Bool
    /// The changes that rules make for the fields in it.
    let change: CapabilityChange
    /// Whether its children are screens next to or behind each other, and not parts of one screen.
    let isContainerOfScreens: Bool
}

/// Determines how a navigator with a configuration treats view controllers. Each class is examined once, because the
/// answer never changes, and every change of focus asks about all view controllers around a field.
@MainActor
final class ControllerKinds {
    let configuration: FormNavigator.Configuration
    private var known: [ObjectIdentifier: ControllerKind] = [:]
    /// The capabilities if no rule applies.
    let capabilities: FormNavigator.Capabilities

    init(_ configuration: FormNavigator.Configuration) {
        self.configuration = configuration
        capabilities = FormNavigator.Capabilities().applying(configuration.capabilityChange)
    }

    func kind(of controller: UIViewController) -> ControllerKind {
        let type = type(of: controller)
        if let kind = known[ObjectIdentifier(type)] { return kind }
        let lineage = ClassLineage(of: type)
        let kind = ControllerKind(
            isExcluded: configuration.excludes(lineage),
            change: configuration.capabilityChange(for: lineage),
            isContainerOfScreens: controller.isContainerOfScreens)
        known[ObjectIdentifier(type)] = kind
        return kind
    }
}
