import UIKit

/// Which navigators there are, and which view controllers they look after.
@MainActor
enum NavigatorRegistry {
    /// The navigators that are at work, in the order in which they began. They do not stay alive for this.
    static var navigators: [ResponderChainNavigator] { registered.compactMap(\.object) }

    private static var registered: [WeakReference<ResponderChainNavigator>] = []
    /// The navigators of each controller, of which the last serves.
    private static var claims = WeakRegistry<UIViewController, [WeakReference<ResponderChainNavigator>]>()

    /// Whether a controller has a navigator of its own.
    static func isClaimed(_ controller: UIViewController) -> Bool {
        claims[controller]?.contains { $0.object != nil } == true
    }

    /// Lets a navigator look after its scope: it takes the place of the one that did, and the others give up what is
    /// in it.
    static func add(_ navigator: ResponderChainNavigator) {
        if let controller = navigator.scope.viewController {
            let older = (claims[controller] ?? []).filter { $0.object != nil }
            claims[controller] = older + [WeakReference(object: navigator)]
            older.last?.object?.suspend()
            for other in navigators { other.refresh() }
        }
        serve(navigator)
    }

    /// Has a navigator serve, unless there is a newer one by now.
    private static func serve(_ navigator: ResponderChainNavigator) {
        if let controller = navigator.scope.viewController, claims[controller]?.last?.object !== navigator { return }
        registered.removeAll { $0.object == nil }
        registered.append(WeakReference(object: navigator))
        navigator.resume()
    }

    /// Ends what ``add(_:)`` began. The navigator whose place it took serves again, or the others take up what is theirs now.
    static func remove(_ navigator: ResponderChainNavigator) {
        registered.removeAll { $0.object == nil || $0.object === navigator }
        guard let controller = navigator.scope.viewController, let claim = claims[controller] else { return }
        let left = claim.filter { $0.object != nil && $0.object !== navigator }
        claims[controller] = left.isEmpty ? nil : left
        guard claim.last?.object === navigator else { return }
        if let older = left.last?.object { serve(older) } else { for other in navigators { other.refresh() } }
    }
}
