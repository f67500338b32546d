import UIKit

/// Shows the list of screens in each window.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let list = ScreenListViewController()
        window.rootViewController = UINavigationController(rootViewController: list)
        // The window's background is visible below a form that moves up as a whole.
        window.backgroundColor = .systemBackground
        window.makeKeyAndVisible()
        self.window = window
        // The launch arguments `-screen delivery` open a screen immediately.
        if let name = UserDefaults.standard.string(forKey: "screen") { list.show(screenNamed: name) }
    }
}
