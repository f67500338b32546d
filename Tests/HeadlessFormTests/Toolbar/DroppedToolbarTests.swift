import FormNavigation
import Testing

@testable import UIKit

/// If UIKit drops a toolbar, it's back with the next keyboard (D9, Q32).
@MainActor
struct DroppedToolbarTests {
    private func device(_ change: (inout HeadlessBehavior) -> Void = { _ in }) -> HeadlessDevice {
        var behavior = HeadlessBehavior()
        change(&behavior)
        return HeadlessDevice(behavior: behavior)
    }

    private func hasToolbar(_ form: DeviceForm) -> Bool {
        form.device.keyboard.inputAccessoryView === form.navigator.toolbar && form.navigator.toolbar.window != nil
    }

    /// How screens appear and disappear.
    enum Transition: CaseIterable {
        case push, pop, presentation, dismissal
    }

    @Test(
        "Q32 after a push, a pop and a modal the toolbar is back once the keyboard has shown",
        arguments: Transition.allCases)
    func transitions(_ transition: Transition) {
        let device = device { $0.dropsAccessoryViewInTransitions = true }
        let (home, screen) = (FieldsController(at: [100, 160]), FieldsController(at: [100, 160]))
        let navigators = [home, screen].map { FormNavigator(viewController: $0) }
        let navigation = UINavigationController(rootViewController: home)
        device.show(navigation)
        func go(_ isBack: Bool) {
            switch transition {
            case .push, .pop:
                if isBack {
                    navigation.popViewController(animated: true)
                } else {
                    navigation.pushViewController(screen, animated: true)
                }
            case .presentation, .dismissal:
                if isBack { home.dismiss(animated: true) } else { home.present(screen, animated: true) }
            }
            device.settle()
        }
        go(false)
        let isBack = transition == .pop || transition == .dismissal
        if isBack { go(true) }
        let (controller, navigator) = isBack ? (home, navigators[0]) : (screen, navigators[1])
        controller.fields[0].becomeFirstResponder()
        #expect(device.keyboard.inputAccessoryView == nil)
        device.settle()
        #expect(device.keyboard.inputAccessoryView === navigator.toolbar)
        // The first field of a form is always reloaded (D4).
        #expect(device.keyboard.reloadCount == 2)
        navigator.focusNext()
        device.settle()
        #expect(device.keyboard.inputAccessoryView === navigator.toolbar)
        #expect(device.keyboard.reloadCount == 2)
    }

    @Test("Q4 Q32 while text is composed, the toolbar isn't requested again, and it's back when the composition ends")
    func composing() {
        let form = DeviceForm(2, on: device())
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.device.compose("ni")
        form.device.keyboard.dropAccessoryView()
        let reloads = form.device.keyboard.reloadCount
        form.device.settle()
        #expect(form.device.keyboard.reloadCount == reloads)
        #expect(form.fields[0].markedTextRange != nil)
        #expect(!hasToolbar(form))
        form.device.commitComposition()
        form.device.settle()
        #expect(hasToolbar(form))
    }

    @Test("Q32 the toolbar is asked for once per focus, so that one that goes each time is not reloaded without end")
    func once() {
        let form = DeviceForm(2, on: device())
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let reloads = form.device.keyboard.reloadCount
        form.device.keyboard.dropAccessoryView()
        form.device.settle()
        #expect(hasToolbar(form))
        form.device.keyboard.dropAccessoryView()
        form.device.settle()
        #expect(!hasToolbar(form))
        #expect(form.device.keyboard.reloadCount == reloads + 1)
        form.navigator.focusNext()
        form.device.settle()
        #expect(hasToolbar(form))
        form.device.keyboard.dropAccessoryView()
        form.device.settle()
        #expect(hasToolbar(form))
    }

    @Test(
        "Q32 where a reload at activation comes too early, the toolbar is back with the keyboard",
        arguments: [false, true])
    func activation(_ isTooEarly: Bool) {
        let form = DeviceForm(
            2,
            on: device {
                $0.dropsAccessoryViewInBackground = true
                $0.ignoresReloadsAtActivation = isTooEarly
            })
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        for _ in 0..<3 {
            form.device.background()
            form.device.settle()
            form.device.foreground()
            if !isTooEarly { #expect(hasToolbar(form), "immediately") }
            form.device.settle()
            #expect(hasToolbar(form))
        }
    }

    @Test("Q32 a field that keeps focus isn't reloaded while another window has the keyboard")
    func otherWindow() {
        final class Field: UITextField {
            var reloads = 0

            override func reloadInputViews() {
                reloads += 1
                super.reloadInputViews()
            }
        }
        let device = device()
        let (first, second) = (UIViewController(), FieldsController(at: [100]))
        let field = Field(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        first.view.addSubview(field)
        let navigators = [first, second].map { FormNavigator(viewController: $0) }
        device.show(first)
        field.becomeFirstResponder()
        device.settle()
        let reloads = field.reloads
        device.show(second)
        second.fields[0].becomeFirstResponder()
        device.settle()
        device.keyboard.extraHeight = 40
        device.settle()
        #expect(field.isFirstResponder && field.reloads == reloads)
        withExtendedLifetime(navigators) {}
    }

    @Test("Q32 nothing is reloaded for a keyboard that has gone, in another window, or while text is dictated")
    func notNow() {
        let form = DeviceForm(2, on: device())
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let reloadsAtFocus = form.device.keyboard.reloadCount
        form.device.keyboard.isDictating = true
        form.device.keyboard.dropAccessoryView()
        form.device.settle()
        #expect(form.device.keyboard.reloadCount == reloadsAtFocus)
        form.device.keyboard.isDictating = false
        form.device.keyboard.extraHeight = 40
        form.device.settle()
        #expect(hasToolbar(form))
        let reloads = form.device.keyboard.reloadCount
        let other = form.device.show(FieldsController(at: [100]))
        form.device.settle()
        #expect(other.isKeyWindow && form.device.keyboard.reloadCount == reloads)
    }
}
