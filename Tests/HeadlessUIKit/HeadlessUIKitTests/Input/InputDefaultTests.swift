import Testing
import UIKit

/// What text inputs and the keyboard's guide are like before an app says anything.
@MainActor
struct InputDefaultTests {
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
