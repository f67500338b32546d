import UIKit

/// Which navigators there are, and which view controllers they look after.
@MainActor
enum NavigatorRegistry {
    /// The navigators that are at work, in the order in which they were made. They do not stay alive for this.
    static var navigators: [ResponderChainNavigator] { registered.compactMap(\.object) }

    private static var registered: [WeakReference<ResponderChainNavigator>] = []
    private static var claims = WeakRegistry<UIViewController, WeakReference<ResponderChainNavigator>>()

    /// Whether a controller has a navigator of its own.
    static func isClaimed(_ controller: UIViewController) -> Bool {
        claims[controller]?.object != nil
    }

    /// Lets a navigator look after its scope: it takes the place of the one that did, and the others give up what is
    /// in it.
    static func add(_ navigator: ResponderChainNavigator) {
        if let controller = navigator.scope.viewController {
            claims[controller]?.object?.stop()
            claims[controller] = WeakReference(object: navigator)
            for other in navigators { other.refresh() }
        }
        registered.removeAll { $0.object == nil }
        registered.append(WeakReference(object: navigator))
    }

    /// Ends what ``add(_:)`` began; the others take up what is theirs now.
    static func remove(_ navigator: ResponderChainNavigator) {
        registered.removeAll { $0.object == nil || $0.object === navigator }
        guard let controller = navigator.scope.viewController, claims[controller]?.object === navigator else { return }
        claims[controller] = nil
        for other in navigators { other.refresh() }
    }
}
