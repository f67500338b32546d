import FormNavigation
import Testing
import UIKit

/// Toolbars that are hidden while a hardware keyboard is in use, with what UIKit says about that.
@MainActor
struct ExpectedHardwareKeyboardTests {
    private func form(_ report: HeadlessBehavior.HardwareKeyboardReport, _ version: String = "18.5") -> DeviceForm {
        var behavior = HeadlessBehavior()
        behavior.hardwareKeyboardReport = report
        behavior.systemVersion = version
        let form = DeviceForm(2, on: HeadlessDevice(behavior: behavior))
        form.navigator.configuration.toolbar.hidesWithHardwareKeyboard = true
        return form
    }

    /// Whether the toolbar has been on the screen since the last call, or is now.
    private func hasShown(_ form: DeviceForm, _ body: () -> Void) -> (once: Bool, now: Bool) {
        var hasShown = false
        let name = UIResponder.keyboardDidShowNotification
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { hasShown = hasShown || form.navigator.toolbar.window != nil }
        }
        body()
        let isInWindow = form.navigator.toolbar.window != nil
        form.device.settle()
        NotificationCenter.default.removeObserver(token)
        return (hasShown || isInWindow, form.navigator.toolbar.window != nil)
    }

    @Test("R3 a toolbar that hides with a hardware keyboard doesn't flash where UIKit tells of one")
    func flash() {
        for (report, version, flashes) in [
            (HeadlessBehavior.HardwareKeyboardReport.right, "18.5", false), (.never, "18.5", true),
            (.right, "16.0", true),
        ] {
            let form = form(report, version)
            form.device.keyboard.isHardwareKeyboardAttached = true
            let shown = hasShown(form) { form.fields[0].becomeFirstResponder() }
            #expect(shown.once == flashes && !shown.now, "\(report) \(version)")
            // The onscreen keyboard has it again.
            form.device.keyboard.isHardwareKeyboardAttached = false
            form.device.settle()
            #expect(form.navigator.toolbar.window != nil)
        }
    }

    @Test("R3 where UIKit is wrong about a hardware keyboard, the keyboard's frames decide, from then on too")
    func wrong() {
        let form = form(.always)
        #expect(hasShown(form) { form.fields[0].becomeFirstResponder() }.now)
        form.fields[0].resignFirstResponder()
        form.device.settle()
        form.fields[1].becomeFirstResponder()
        #expect(form.navigator.toolbar.window != nil, "it isn't believed again")
        form.device.settle()
        #expect(form.navigator.toolbar.window != nil)
    }

    @Test("R3 nothing is reloaded while the user is expected to dictate, and what waits comes after that")
    func dictation() {
        let form = form(.right)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let reloads = form.device.keyboard.reloadCount
        UITextInputContext.current()?.isDictationInputExpected = true
        form.navigator.configuration.keyboardAppearance = .dark
        form.device.settle()
        #expect(form.device.keyboard.reloadCount == reloads)
        UITextInputContext.current()?.isDictationInputExpected = false
        form.fields[0].text = "x"
        form.device.settle()
        #expect(form.device.keyboard.keyboardAppearance == .dark)
    }
}
