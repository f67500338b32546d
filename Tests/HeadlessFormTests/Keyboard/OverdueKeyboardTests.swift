import FormNavigation
import Testing
import UIKit

/// A keyboard whose did-notifications differ from what was announced, while one change overtakes another (Q25).
@MainActor
struct OverdueKeyboardTests {
    @Test("the form counts the keyboard as settled all the same, and follows what the app moves")
    func overtaken() {
        var behavior = HeadlessBehavior()
        behavior.didFrameShift = 20
        let stage = AvoidanceStage(scrolls: true, on: HeadlessDevice(behavior: behavior))
        stage.fields[4].becomeFirstResponder()
        stage.device.advance(by: 0.1)
        stage.device.keyboard.extraHeight = 44
        stage.device.advance(by: 0.1)
        stage.device.keyboard.extraHeight = 0
        stage.update(times: 4)
        stage.fields[4].frame.origin.y = 780
        stage.update(times: 4)
        // The keyboard is assumed to be where it was last announced.
        #expect(stage.distance(of: stage.fields[4]) >= 10 - behavior.didFrameShift - 0.5)
        stage.dismiss()
        #expect(stage.scrollView?.contentInset == .zero)
    }

    @Test("the app hears once that a keyboard whose did-notifications are overdue has settled")
    func told() {
        final class Listener: FormNavigatorDelegate {
            var told: [Bool] = []
            func formNavigator(_: FormNavigator, keyboardDidChange keyboard: FormKeyboard) {
                told.append(keyboard.isSettled)
            }
        }
        var behavior = HeadlessBehavior()
        behavior.didFrameShift = 20
        let (stage, listener) = (AvoidanceStage(scrolls: true, on: HeadlessDevice(behavior: behavior)), Listener())
        stage.navigator.delegate = listener
        stage.fields[4].becomeFirstResponder()
        stage.device.advance(by: 0.1)
        stage.device.keyboard.extraHeight = 44
        stage.device.advance(by: 0.1)
        stage.device.keyboard.extraHeight = 0
        #expect(!listener.told.isEmpty && !listener.told.contains(true))
        stage.update(times: 4)
        #expect(listener.told.filter { $0 }.count == 1 && listener.told.last == true)
        #expect(FormKeyboard.current.isSettled)
        stage.dismiss()
    }
}
