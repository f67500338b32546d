import FormDiagnostics
import UIKit

/// The tutorial about checking a form: the inspector.
enum CheckStep4 {
    final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            #if DEBUG
                FormInspector.isEnabled = true
            #endif
            return true
        }
    }
}
