import FormDiagnostics
import UIKit

/// The tutorial about checking a form: the inspector.
enum CheckStep4 {
    final class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
            #if DEBUG
                FormInspector.isEnabled = true
            #endif
        }
    }
}
