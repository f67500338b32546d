import FormNavigation
import Testing
import UIKit

/// R11: UIKit may give focus back to a screen that comes back, after the transition or within it.
@MainActor
struct FocusReturnTests {
    /// How the form is covered.
    enum Cover: CaseIterable {
        case fullScreen, sheet, push

        @MainActor
        func come(_ screen: UIViewController, over form: UIViewController) {
            screen.modalPresentationStyle = self == .fullScreen ? .fullScreen : .pageSheet
            if self == .push {
                form.navigationController?.pushViewController(screen, animated: true)
            } else {
                form.present(screen, animated: true)
            }
        }

        @MainActor
        func go(_ screen: UIViewController) {
            if self == .push {
                screen.navigationController?.popViewController(animated: true)
            } else {
                screen.dismiss(animated: true)
            }
        }
    }

    @MainActor
    private struct Stage {
        let device: HeadlessDevice
        let screen = FieldsController(at: [100, 500, 700])
        let other = FieldsController(at: [120, 720])

        init(_ behavior: HeadlessBehavior, isShared: Bool) {
            device = HeadlessDevice(behavior: behavior)
            if !isShared { for screen in [screen, other] { screen.form = FormNavigator(viewController: screen) } }
            device.show(UINavigationController(rootViewController: screen))
            device.settle()
        }
    }

    private func behaviors(_ moment: HeadlessBehavior.FocusReturn) -> [HeadlessBehavior] {
        HeadlessBehavior.sampled(0).map { behavior in
            var behavior = behavior
            behavior.focusReturn = moment
            return behavior
        }
    }

    @Test(
        "the field has everything again, and `restoreFocus()` changes nothing then",
        arguments: HeadlessBehavior.FocusReturn.allCases, Cover.allCases)
    func back(_ moment: HeadlessBehavior.FocusReturn, _ cover: Cover) throws {
        let before = FormNavigator.shared.configuration
        defer { FormNavigator.shared.configuration = before }
        for isShared in [false, true] {
            if isShared { FormNavigator.shared.enable() }
            for behavior in behaviors(moment) {
                for typesInFront in [true, false] { back(Stage(behavior, isShared: isShared), cover, typesInFront) }
            }
        }
    }

    /// - Parameter typesInFront: Whether a field in the screen in front has focus in the meantime.
    private func back(_ stage: Stage, _ cover: Cover, _ typesInFront: Bool) {
        let (device, field) = (stage.device, stage.screen.fields[2])
        let form = stage.screen.form ?? .shared
        field.becomeFirstResponder()
        device.settle()
        cover.come(stage.other, over: stage.screen)
        device.settle()
        if typesInFront {
            stage.other.fields[1].becomeFirstResponder()
            device.settle()
            #expect(device.distance(to: stage.other.fields[1]) >= 9.5)
        }
        cover.go(stage.other)
        device.settle()
        let isBack = field.isFirstResponder
        // The shared navigator remembers the field that was edited last, which is gone.
        if !isBack, typesInFront, stage.screen.form == nil { return }
        #expect(isBack || device.behavior.focusReturn == .never)
        #expect(form.restoreFocus())
        device.settle()
        #expect(stage.screen.focus == "2" && form.currentField === field, "\(device.behavior)")
        #expect(device.keyboard.inputAccessoryView === form.toolbar)
        #expect(device.distance(to: field) >= 9.5, "\(device.behavior)")
        #expect(!form.toolbar.nextItem.isEnabled && form.toolbar.previousItem.isEnabled)
        form.focusPrevious()
        device.settle()
        #expect(stage.screen.focus == "1")
        form.endEditing()
        device.settle()
        #expect(stage.screen.view.transform.isIdentity && stage.other.view.transform.isIdentity)
        #expect(stage.other.form?.currentField == nil)
    }

    @Test(
        "a form that asked for focus itself before UIKit gives it back has it where it asked",
        arguments: HeadlessBehavior.FocusReturn.allCases)
    func asked(_ moment: HeadlessBehavior.FocusReturn) {
        for behavior in behaviors(moment) {
            let stage = Stage(behavior, isShared: false)
            stage.screen.fields[2].becomeFirstResponder()
            stage.device.settle()
            Cover.fullScreen.come(stage.other, over: stage.screen)
            stage.device.settle()
            stage.other.dismiss(animated: true) { stage.screen.form?.focusFirst() }
            stage.device.settle()
            #expect(stage.screen.focus == "0")
            #expect(stage.device.keyboard.inputAccessoryView === stage.screen.form?.toolbar)
            #expect(stage.screen.view.transform.isIdentity, "what had to move for the other field is back")
        }
    }
}
