import FormNavigation
import UIKit

/// The example as an app: the screens of the gallery, on Apple's UIKit.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        RecordingViewController.share = RecordingSharing.share
        FormNavigator.trace = { decision in
            print(decision)
            TraceLog.shared.add("\(decision)")
        }
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}
