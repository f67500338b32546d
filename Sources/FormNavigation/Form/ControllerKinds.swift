import UIKit

/// What a class of view controllers is to a navigator.
struct ControllerKind {
    /// Whether the fields in such a controller are left alone.
    let isExcluded: Bool
    /// The places of the rules that name it.
    let rules: [Int]
    /// Whether its children are screens beside or behind each other, and not parts of one.
    let isContainerOfScreens: Bool
}

/// Tells what controllers are to a navigator with a configuration. Each class is looked at once, since the answer never
/// changes, and all controllers around a field are asked about whenever focus changes.
@MainActor
final class ControllerKinds {
    private let configuration: FormNavigator.Configuration
    private var known: [ObjectIdentifier: ControllerKind] = [:]
    /// What is done where no rule says otherwise.
    let capabilities: FormNavigator.Capabilities

    init(_ configuration: FormNavigator.Configuration) {
        self.configuration = configuration
        capabilities = configuration.capabilities(by: [])
    }

    func kind(of controller: UIViewController) -> ControllerKind {
        let type = ObjectIdentifier(type(of: controller))
        if let kind = known[type] { return kind }
        let kind = ControllerKind(
            isExcluded: configuration.excludedViewControllers.contains { controller.isKind(of: $0) },
            rules: configuration.rules.indices.filter { configuration.rules[$0].names(controller) },
            isContainerOfScreens: controller.isContainerOfScreens)
        known[type] = kind
        return kind
    }

    /// What is done for a field in controllers that these rules name.
    func capabilities(by rules: [Int]) -> FormNavigator.Capabilities {
        rules.isEmpty ? capabilities : configuration.capabilities(by: rules)
    }
}
