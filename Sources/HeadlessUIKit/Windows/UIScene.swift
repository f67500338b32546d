/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")

    /// The delegate, which is notified of activation. It's held strongly, as on iOS.
    open var delegate: (any UISceneDelegate)?
    open internal(set) var activationState = ActivationState.foregroundActive
    private weak var application: UIApplication?

    init(application: UIApplication) {
        self.application = application
        super.init()
    }

    // H1
    open override var next: UIResponder? { application }
}

/// Follows the life of a scene. Every member is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func sceneDidDisconnect(_ scene: UIScene) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISceneDelegate) in
            target.sceneDidDisconnect(scene)
        }
    }

    public func sceneDidBecomeActive(_ scene: UIScene) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISceneDelegate) in
            target.sceneDidBecomeActive(scene)
        }
    }

    public func sceneWillResignActive(_ scene: UIScene) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISceneDelegate) in
            target.sceneWillResignActive(scene)
        }
    }

    public func sceneWillEnterForeground(_ scene: UIScene) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISceneDelegate) in
            target.sceneWillEnterForeground(scene)
        }
    }

    public func sceneDidEnterBackground(_ scene: UIScene) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UISceneDelegate) in
            target.sceneDidEnterBackground(scene)
        }
    }
}

/// Follows the life of a window scene.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}
