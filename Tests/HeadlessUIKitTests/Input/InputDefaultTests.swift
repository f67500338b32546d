import Testing
import UIKit

/// What text inputs and the keyboard's guide are like before an app says anything.
@MainActor
struct InputDefaultTests {
    @Test("A34 a first responder that is hidden keeps the status, and no other field gets it")
    func hiding() {
        let stage = InputStage()
        let (first, second) = (stage.field("first"), stage.field("second"))
        first.becomeFirstResponder()
        stage.device.settle()
        first.isHidden = true
        stage.device.settle()
        #expect(first.isFirstResponder && !second.isFirstResponder)
        #expect(stage.keyboard.isVisible)
    }

    @Test(
        "L9 a text field's text is an optional that reads as empty, and a text view's is always there",
        arguments: [0, 1])
    func text(times: Int) {
        _ = HeadlessDevice()
        let (field, view) = (UITextField(), UITextView())
        for _ in 0..<times {
            field.text = nil
            view.text = nil
        }
        let text: String? = field.text
        #expect(text == "")
        let lines: String = view.text
        #expect(lines == "")
    }

    @Test(
        "M5 the keyboard's guide follows a docked keyboard only, unless it is told to follow the others",
        arguments: [HeadlessKeyboard.Placement.undocked, .split, .floating])
    func undocked(placement: HeadlessKeyboard.Placement) {
        let stage = InputStage(.iPad)
        let guide = stage.root.keyboardLayoutGuide
        #expect(!guide.followsUndockedKeyboard && guide.usesBottomSafeArea)
        stage.field("email").becomeFirstResponder()
        stage.device.settle()
        let bottom = stage.root.bounds.height - stage.root.safeAreaInsets.bottom
        stage.window.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == stage.keyboard.frame.minY)

        stage.keyboard.placement = placement
        stage.device.settle()
        stage.window.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == bottom)
        guide.followsUndockedKeyboard = true
        stage.window.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == stage.keyboard.frame.minY)
    }
}
