import UIKit

/// What a class of view controllers is to a navigator.
struct ControllerKind {
    /// Whether the fields in such a controller are left alone.
    let isExcluded: Bool
    /// What rules say of the fields in it.
    let change: CapabilityChange
    /// Whether its children are screens beside or behind each other, and not parts of one.
    let isContainerOfScreens: Bool
}

/// Tells what controllers are to a navigator with a configuration. Each class is looked at once, since the answer never
/// changes, and all controllers around a field are asked about whenever focus changes.
@MainActor
final class ControllerKinds {
    let configuration: FormNavigator.Configuration
    private var known: [ObjectIdentifier: ControllerKind] = [:]
    /// What is done where no rule says otherwise.
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
