import FormNavigation
import Testing

@testable import UIKit

/// A scene that returns although the app was active all the time, as one of several on an iPad.
@MainActor
struct SceneReturnTests {
    @Test("D9: the toolbar comes back when only its scene does, and when only the app does", arguments: [true, false])
    func toolbar(_ isScene: Bool) {
        let form = DeviceForm(2)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        // iOS has dropped the toolbar without a notification.
        form.device.keyboard.dropAccessoryView()
        #expect(form.navigator.toolbar.window == nil)
        let name = isScene ? UIScene.didActivateNotification : UIApplication.didBecomeActiveNotification
        NotificationCenter.default.post(name: name, object: nil)
        #expect(form.navigator.toolbar.window != nil)
        #expect(form.focus == "0")
    }
}
