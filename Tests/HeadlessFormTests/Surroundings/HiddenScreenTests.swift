import FormNavigation
import TestSupport
import Testing
import UIKit

/// A screen that its container hides doesn't have any field to go to.
@MainActor
struct HiddenScreenTests {
    /// Two steps of a form. The container shows one step at a time, and each step has its own navigator.
    @MainActor
    private struct Steps {
        let device = HeadlessDevice()
        let container = UIViewController()
        let steps = (0..<2).map { _ in FieldsController(at: [100, 160]) }

        init() {
            for step in steps {
                container.addChild(step)
                step.view.frame = container.view.bounds
                container.view.addSubview(step.view)
                step.didMove(toParent: container)
                step.form = FormNavigator(viewController: step)
                step.fields[1].formOptions.validation = .text { _ in "no" }
            }
            device.show(container)
        }

        func form(_ step: Int) -> FormNavigator { steps[step].form! }
    }

    /// How a container hides a screen.
    enum Way: CaseIterable {
        case hidden, transparent, hiddenAround

        @MainActor
        func hide(_ view: UIView, _ isHidden: Bool = true) {
            switch self {
            case .hidden: view.isHidden = isHidden
            case .transparent: view.alpha = isHidden ? 0 : 1
            case .hiddenAround:
                if view.superview?.tag != 7 {
                    let box = UIView(frame: view.frame)
                    box.tag = 7
                    view.superview?.addSubview(box)
                    box.addSubview(view)
                }
                view.superview?.isHidden = isHidden
            }
        }
    }

    @Test(
        "its navigator says so, and the one that is shown works, until it is the other one's turn",
        arguments: Way.allCases)
    func steps(_ way: Way) {
        let stage = Steps()
        for shown in [0, 1, 0] {
            let hidden = 1 - shown
            way.hide(stage.steps[hidden].view)
            way.hide(stage.steps[shown].view, false)
            let form = stage.form(hidden)
            let skips = trace { #expect(form.fields.isEmpty) }.map(\.description)
            #expect(skips.count == 2)
            for (index, line) in skips.enumerated() {
                #expect(line.hasPrefix("skipped UITextField “\(index)”: hidden ancestor ("))
            }
            #expect(form.firstInvalidField == nil && !form.isValid)
            #expect(!form.canFocusNext && !form.focusNext() && !form.focusFirst() && !form.focusFirstInvalid())
            #expect(!form.focus(stage.steps[hidden].fields[0]))
            #expect(stage.steps[hidden].focus == nil)
            #expect(names(stage.form(shown).fields) == "0 1")
            #expect(stage.form(shown).firstInvalidField === stage.steps[shown].fields[1])
            #expect(stage.form(shown).focusFirst() && stage.steps[shown].focus == "0")
            stage.form(shown).endEditing()
            stage.device.settle()
        }
    }

    @Test("a screen whose window is not shown yet has its fields")
    func window() {
        let controller = FieldsController(at: [100, 160])
        _ = HeadlessDevice()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = controller
        controller.loadViewIfNeeded()
        window.addSubview(controller.view)
        let form = FormNavigator(viewController: controller)
        #expect(window.isHidden && names(form.fields) == "0 1")
    }
}
