import FormDiagnostics
import FormNavigation
import Testing
import UIKit

/// A recorder that the app's code restarts while the navigator is working.
@MainActor
struct RestartedRecordingTests {
    private final class Listener: FormNavigatorDelegate {
        var onKeyboard: (FormKeyboard) -> Void = { _ in }
        var onFocus: () -> Void = {}

        func formNavigator(_: FormNavigator, keyboardDidChange keyboard: FormKeyboard) { onKeyboard(keyboard) }
        func formNavigator(_: FormNavigator, didBeginEditingIn _: UIView, because _: FormFocusChange.Reason) {
            onFocus()
        }
    }

    /// The recorded events, without their times.
    private func events(_ recorder: FormRecorder) throws -> [String] {
        let json = try #require(recorder.json)
        let file = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        let events = try #require(file["events"] as? [[String: Any]])
        return try events.map { event in
            let rest = event.filter { $0.key != "time" && $0.key != "at" }
            let data = try JSONSerialization.data(withJSONObject: rest, options: .sortedKeys)
            return String(decoding: data, as: UTF8.self)
        }
    }

    /// Edits twice, and returns what a recorder has recorded of the second time.
    ///
    /// - Parameter isInCallback: Whether the recorder starts when the app is notified that the keyboard has
    ///   disappeared, or later.
    private func record(startingInCallback isInCallback: Bool) throws -> [String] {
        let form = DeviceForm(3)
        let listener = Listener()
        form.navigator.delegate = listener
        let recorder = FormRecorder()
        recorder.start()
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        if isInCallback {
            listener.onKeyboard = { keyboard in
                if !keyboard.isVisible, keyboard.isSettled { recorder.start() }
            }
        }
        form.navigator.endEditing()
        form.device.settle()
        listener.onKeyboard = { _ in }
        if !isInCallback { recorder.start() }
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        form.navigator.focusNext()
        form.device.settle()
        form.navigator.endEditing()
        form.device.settle()
        recorder.stop()
        return try events(recorder)
    }

    @Test("what follows is recorded as if nothing had been going on")
    func restarted() throws {
        let plain = try record(startingInCallback: false)
        #expect(plain.count > 5)
        let other = try record(startingInCallback: true)
        #expect(other.suffix(plain.count) == plain[...])
        // The keyboard's last notification follows the callback.
        #expect(other.dropLast(plain.count).allSatisfy { $0.contains("didHide") })
    }

    @Test("one that is started anew while a field gets focus waits until nothing is edited")
    func waiting() throws {
        let form = DeviceForm(3)
        let listener = Listener()
        form.navigator.delegate = listener
        let recorder = FormRecorder()
        recorder.start()
        listener.onFocus = { recorder.start() }
        form.fields[0].becomeFirstResponder()
        listener.onFocus = {}
        form.device.settle()
        form.navigator.focusNext()
        form.device.settle()
        #expect(try events(recorder).isEmpty)
        form.navigator.endEditing()
        form.device.settle()
        #expect(try events(recorder).contains { $0.contains("focus") } == false)
        form.fields[1].becomeFirstResponder()
        #expect(try events(recorder).contains { $0.contains("focus") })
        recorder.stop()
    }
}
