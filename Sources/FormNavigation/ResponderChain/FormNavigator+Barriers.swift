import UIKit

extension FormNavigator.Configuration {
    /// The views that are not to be entered in search of fields, and why: few, and known without a walk.
    @MainActor
    func barriers(in root: UIView) -> [ObjectIdentifier: FormNavigator.SkipReason] {
        var barriers: [ObjectIdentifier: FormNavigator.SkipReason] = [:]
        for view in FieldOptions.registry.keys(where: \.isSkipped) { barriers[ObjectIdentifier(view)] = .marked }
        for view in FieldOptions.registry.keys(where: { $0.grouping == .closed }) where view !== root {
            barriers[ObjectIdentifier(view)] = .closedGroup
        }
        for controller in NavigatorRegistry.claimedViewControllers {
            if let view = controller.viewIfLoaded, view !== root { barriers[ObjectIdentifier(view)] = .otherNavigator }
        }
        guard let controller = root.nearestViewController else { return barriers }
        var children = controller.children
        while let child = children.popLast() {
            guard let view = child.viewIfLoaded else { continue }
            if excludedViewControllers.contains(where: { child.isKind(of: $0) }) {
                barriers[ObjectIdentifier(view)] = .excludedViewController
            }
            if let presented = child.presentedViewController?.viewIfLoaded {
                barriers[ObjectIdentifier(presented)] = .presented
            }
            // A part of the form that has a screen over it keeps what it has while one of its fields has focus.
            if view.isBelowPresentedScreen, !root.isBelowPresentedScreen, view.firstResponder == nil {
                barriers[ObjectIdentifier(view)] = .covered
            }
            children += child.children
        }
        return barriers
    }
}
