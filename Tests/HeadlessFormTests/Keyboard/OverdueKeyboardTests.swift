import FormNavigation
import Testing
import UIKit

/// A keyboard whose did-notifications differ from what was announced, while one change overtakes another (Q25).
@MainActor
struct OverdueKeyboardTests {
    private static let shift: CGFloat = 20

    /// A form while one change of the keyboard overtakes another.
    private func overtakenStage(_ delegate: KeyboardListener? = nil) -> AvoidanceStage {
        var behavior = HeadlessBehavior()
        behavior.didFrameShift = Self.shift
        let stage = AvoidanceStage(scrolls: true, on: HeadlessDevice(behavior: behavior))
        stage.navigator.delegate = delegate
        stage.fields[4].becomeFirstResponder()
        stage.device.advance(by: 0.1)
        stage.device.keyboard.extraHeight = 44
        stage.device.advance(by: 0.1)
        stage.device.keyboard.extraHeight = 0
        return stage
    }

    @Test("the form counts the keyboard as settled all the same, and follows what the app moves")
    func overtaken() {
        let stage = overtakenStage()
        stage.update(times: 4)
        stage.fields[4].frame.origin.y = 780
        stage.update(times: 4)
        // The keyboard is assumed to be where it was last announced.
        #expect(stage.distance(of: stage.fields[4]) >= 10 - Self.shift - 0.5)
        stage.dismiss()
        #expect(stage.scrollView?.contentInset == .zero)
    }

    @Test("the app hears once that a keyboard whose did-notifications are overdue has settled")
    func told() {
        let listener = KeyboardListener()
        let stage = overtakenStage(listener)
        #expect(!listener.told.isEmpty && !listener.told.contains(where: \.isSettled))
        stage.update(times: 4)
        #expect(listener.told.filter(\.isSettled).count == 1 && listener.told.last?.isSettled == true)
        #expect(FormKeyboard.current.isSettled)
        stage.dismiss()
    }
}
