import UIKit

/// The navigators, and the view controllers that they manage.
@MainActor
final class NavigatorRegistry {
    /// The active navigators, in the order in which they became active. The registry holds them weakly.
    var navigators: [ResponderChainNavigator] { registered.compactMap(\.object) }

    private var registered: [WeakReference<ResponderChainNavigator>] = []
    /// The navigators of each controller, of which the last one is active.
    private var claims = WeakRegistry<UIViewController, [WeakReference<ResponderChainNavigator>]>()

    /// Whether a controller has a navigator of its own.
    func isClaimed(_ controller: UIViewController) -> Bool {
        claims[controller]?.contains { $0.object != nil } == true
    }

    /// Lets a navigator manage its scope. It takes the place of the previous one, and the other navigators release
    /// what's in that scope.
    func add(_ navigator: ResponderChainNavigator) {
        if let controller = navigator.scope.viewController {
            let older = (claims[controller] ?? []).filter { $0.object != nil && $0.object !== navigator }
            claims[controller] = older + [WeakReference(object: navigator)]
            older.last?.object?.suspend()
            for other in navigators { other.refresh() }
        }
        activate(navigator)
    }

    /// Activates a navigator, unless there's a newer one by now.
    private func activate(_ navigator: ResponderChainNavigator) {
        if let controller = navigator.scope.viewController, claims[controller]?.last?.object !== navigator { return }
        // A navigator that resumes may already be in the list.
        registered.removeAll { $0.object == nil || $0.object === navigator }
        registered.append(WeakReference(object: navigator))
        navigator.resume()
    }

    /// Reverses ``add(_:)``. The navigator that was replaced resumes, or the other navigators take over what belongs to
    /// them now.
    func remove(_ navigator: ResponderChainNavigator) {
        registered.removeAll { $0.object == nil || $0.object === navigator }
        guard let controller = navigator.scope.viewController, let claim = claims[controller] else { return }
        let left = claim.filter { $0.object != nil && $0.object !== navigator }
        claims[controller] = left.isEmpty ? nil : left
        guard claim.last?.object === navigator else { return }
        if let older = left.last?.object { activate(older) } else { for other in navigators { other.refresh() } }
    }
}
