import UIKit

/// Which navigators there are, and which view controllers they look after.
@MainActor
enum NavigatorRegistry {
    private static var engines = WeakRegistry<ResponderChainNavigator, Void>()
    private static var claims = WeakRegistry<UIViewController, FormScope.Weak<ResponderChainNavigator>>()

    /// Whether a navigator of its own looks after the controller.
    static func isClaimed(_ controller: UIViewController) -> Bool {
        claims[controller]?.object != nil
    }

    /// Lets a navigator look after its scope: it takes the place of the one that did, and the others give up what is
    /// in it.
    static func add(_ engine: ResponderChainNavigator) {
        if case .viewController(let weak) = engine.scope, let controller = weak.object {
            claims[controller]?.object?.stop()
            claims[controller] = FormScope.Weak(object: engine)
            for other in engines.keys { other.uninstallElsewhere() }
        }
        engines[engine] = ()
    }

    /// Ends what ``add(_:)`` began.
    static func remove(_ engine: ResponderChainNavigator) {
        engines[engine] = nil
        if case .viewController(let weak) = engine.scope, let controller = weak.object,
            claims[controller]?.object === engine
        {
            claims[controller] = nil
        }
    }
}
