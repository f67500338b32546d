import FormNavigation
import Testing

@testable import UIKit

/// A keyboard that's announced where it isn't: below the screen, on another screen, or gone for good.
@MainActor
struct DisconnectedKeyboardTests {
    @Test(
        "R2 a field is clear of the keyboard that follows a hardware keyboard, wherever that's posted, and comes back with it",
        arguments: HeadlessBehavior.DisconnectionFrames.allCases, [true, false])
    func disconnection(_ posted: HeadlessBehavior.DisconnectionFrames, hasToolbar: Bool) {
        for scrolls in [true, false] {
            var behavior = HeadlessBehavior()
            behavior.disconnectionFrames = posted
            let stage = AvoidanceStage(17, scrolls: scrolls, on: HeadlessDevice(.iPad, behavior: behavior))
            stage.navigator.configuration.isToolbarEnabled = hasToolbar
            let device = stage.device
            let last = stage.fields[stage.fields.count - 1]
            device.keyboard.isHardwareKeyboardAttached = true
            last.becomeFirstResponder()
            device.settle()
            for _ in 0..<2 {
                device.keyboard.isHardwareKeyboardAttached = false
                device.settle()
                #expect(device.keyboard.keysFrame.height > 100)
                #expect(device.distance(to: last) >= 9.5, "scrolls: \(scrolls)")
                device.keyboard.isHardwareKeyboardAttached = true
                device.settle()
                #expect(hasToolbar || stage.controller.view.transform.isIdentity)
                #expect(hasToolbar || stage.scrollView?.contentInset.bottom ?? 0 == 0)
            }
            device.keyboard.isHardwareKeyboardAttached = false
            device.settle()
            last.resignFirstResponder()
            device.settle()
            #expect(stage.controller.view.transform.isIdentity && stage.scrollView?.contentInset.bottom ?? 0 == 0)
        }
    }

    @Test("E4 the keyboard of another screen moves nothing", arguments: [true, false])
    func otherScreen(isSaid: Bool) {
        var behavior = HeadlessBehavior()
        behavior.postsScreenAsObject = isSaid
        let stage = AvoidanceStage(scrolls: false, on: HeadlessDevice(behavior: behavior))
        let device = stage.device
        device.keyboard.isHardwareKeyboardAttached = true
        stage.navigator.configuration.isToolbarEnabled = false
        stage.fields[11].becomeFirstResponder()
        device.settle()
        let frame = CGRect(x: 0, y: 500, width: 393, height: 352)
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification] {
            device.keyboard.post(
                name, begin: frame.offsetBy(dx: 0, dy: 352), end: frame,
                on: UIScreen(size: device.screen.bounds.size, scale: 1))
        }
        device.settle()
        #expect(stage.controller.view.transform.isIdentity == isSaid)
    }

    @Test(
        "a pop that a finger catches after the keyboard has gone, and that's cancelled, leaves the field clear of it",
        arguments: [HeadlessBehavior.SwipedKeyboard.returns, .returnsSilently])
    func caughtPop(_ swiped: HeadlessBehavior.SwipedKeyboard) throws {
        for isCancelled in [true, false] {
            var behavior = HeadlessBehavior()
            behavior.keyboardHidesWithPop = true
            behavior.swipedKeyboard = swiped
            let device = HeadlessDevice(behavior: behavior)
            let screen = FieldsController(at: [100, 700])
            screen.form = FormNavigator(viewController: screen)
            let navigation = UINavigationController(rootViewController: UIViewController())
            device.show(navigation)
            navigation.pushViewController(screen, animated: false)
            device.settle()
            screen.fields[1].becomeFirstResponder()
            device.settle()
            navigation.popViewController(animated: true)
            device.advance(by: 0.1)
            #expect(screen.view.transform.isIdentity, "back as soon as the keyboard goes")
            let pop = try #require(HeadlessTransition.catchPop(in: navigation))
            device.advance(by: 0.5)
            if isCancelled { pop.cancel() } else { pop.finish() }
            device.settle()
            #expect(screen.fields[1].isFirstResponder == isCancelled)
            #expect(FormKeyboard.current.isVisible == isCancelled)
            if isCancelled { #expect(device.distance(to: screen.fields[1]) >= 9.5) }
            screen.fields[1].resignFirstResponder()
            device.settle()
            #expect(screen.view.transform.isIdentity)
        }
    }
}
