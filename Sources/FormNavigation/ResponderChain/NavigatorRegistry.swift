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

    /// How far navigators have moved a view to keep clear of the keyboard, in points; negative is up.
    static func shift(of view: UIView) -> CGFloat {
        engines.keys.reduce(0) { $0 + $1.avoidance.shift(of: view) }
    }

    /// The controllers that have a navigator.
    static var claimedViewControllers: [UIViewController] { claims.keys.filter(isClaimed) }

    /// Lets a navigator look after its scope: it takes the place of the one that did, and the others give up what is
    /// in it.
    static func add(_ engine: ResponderChainNavigator) {
        if case .viewController(let weak) = engine.scope, let controller = weak.object {
            claims[controller]?.object?.stop()
            claims[controller] = FormScope.Weak(object: engine)
            for other in engines.keys { other.refresh() }
        }
        engines[engine] = ()
    }

    /// Ends what ``add(_:)`` began; the others take up what is theirs now.
    static func remove(_ engine: ResponderChainNavigator) {
        engines[engine] = nil
        guard case .viewController(let weak) = engine.scope, let controller = weak.object,
            claims[controller]?.object === engine
        else { return }
        claims[controller] = nil
        for other in engines.keys { other.refresh() }
    }
}
