import UIKit

/// Shows the list of screens in each window.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UINavigationController(rootViewController: ScreenListViewController())
        // It shows below a form that moves up as a whole.
        window.backgroundColor = .systemBackground
        window.makeKeyAndVisible()
        self.window = window
    }
}
