import FormNavigation
import TestSupport
import Testing
import UIKit

/// What the app does in the middle of a navigator's change.
@MainActor
struct NestedChangeTests {
    @Test("a field that the app hides while the toolbar asks for its title gets nothing, neither then nor afterward")
    func hiddenWhileServed() {
        let form = DeviceForm(3)
        var isHiding = false
        form.navigator.configuration.toolbar.titleText = {
            [fields = form.fields, weak navigator = form.navigator] state in
            if isHiding {
                isHiding = false
                fields[1].isHidden = true
                navigator?.reload()
            }
            return state.title.map { FormToolbar.Text($0) }
        }
        isHiding = true
        form.fields[0].becomeFirstResponder()
        #expect(!isHiding)
        #expect(form.fields[0].inputAccessoryView != nil && form.fields[2].inputAccessoryView != nil)
        #expect(form.fields[1].inputAccessoryView == nil)
        #expect(form.fields[1].returnKeyType == .default)
    }

    @Test("a form is where the app has it while the interface rotates")
    func rotation() {
        let stage = AvoidanceStage(scrolls: false)
        stage.focus(10)
        #expect(stage.controller.view.transform.ty < 0)
        var transforms: [CGFloat] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardDidHideNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { transforms.append(stage.controller.view.transform.ty) }
        }
        stage.device.rotate(to: .landscapeLeft)
        stage.device.settle()
        NotificationCenter.default.removeObserver(token)
        #expect(transforms.allSatisfy { $0 == 0 } && !transforms.isEmpty, "\(transforms)")
    }

    /// A view whose app does something as soon as it's moved.
    private final class MovedView: UIView {
        var isMoved: (() -> Void)?
        /// Receives how far the view is moved now.
        var onMove: ((CGFloat) -> Void)?
        override var transform: CGAffineTransform {
            didSet {
                if transform != oldValue { onMove?(transform.ty) }
                guard transform != oldValue, let body = isMoved else { return }
                isMoved = nil
                body()
            }
        }
    }

    /// A form below a navigation bar, with one field at the end.
    @MainActor
    private final class Stage {
        let device: HeadlessDevice
        let controller = UIViewController()
        let moved = MovedView()
        let field: UITextField
        let navigator: FormNavigator
        let restingInsets: UIEdgeInsets

        init(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
            var behavior = HeadlessBehavior()
            behavior.movedSafeArea = movedSafeArea
            device = HeadlessDevice(behavior: behavior)
            controller.view = moved
            field = UITextField(named: "last", frame: CGRect(x: 20, y: 700, width: 300, height: 40))
            moved.addSubview(field)
            navigator = FormNavigator(viewController: controller)
            device.show(UINavigationController(rootViewController: controller))
            device.settle()
            restingInsets = moved.safeAreaInsets
        }
    }

    @Test("a distance that the app sets between two fields does not bring the form down in between")
    func distanceBetweenFields() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var onEnd: (() -> Void)?
            func textFieldDidEndEditing(_ textField: UITextField) { onEnd?() }
        }
        for behavior in HeadlessBehavior.sampled(0) {
            let controller = UIViewController()
            let view = MovedView()
            controller.view = view
            let stage = AvoidanceStage(scrolls: false, on: HeadlessDevice(behavior: behavior), in: controller)
            let delegate = Delegate()
            stage.fields[10].delegate = delegate
            stage.focus(10)
            let shift = view.transform.ty
            var lowest = shift
            view.onMove = { lowest = max(lowest, $0) }
            delegate.onEnd = { stage.navigator.configuration.keyboardDistance = 30 }
            stage.navigator.focusNext()
            stage.device.settle()
            #expect(stage.fields[11].isFirstResponder)
            #expect(abs(stage.distance(of: stage.fields[11]) - 30) < 0.5)
            #expect(lowest == shift)
        }
    }

    @Test(
        "a navigator that is uninstalled as soon as it has moved the form leaves nothing behind",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func uninstalledWhileMoving(_ area: HeadlessBehavior.MovedSafeArea) {
        let stage = Stage(area)
        stage.moved.isMoved = { [weak stage] in stage?.navigator.uninstall() }
        stage.field.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.moved.isMoved == nil)
        #expect(stage.moved.transform == .identity)
        #expect(stage.controller.additionalSafeAreaInsets == .zero)
        #expect(stage.moved.safeAreaInsets == stage.restingInsets)
    }

    @Test(
        "a form that the app puts back, and that is raised again, keeps its safe area",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func putBack(_ area: HeadlessBehavior.MovedSafeArea) {
        let stage = Stage(area)
        stage.field.becomeFirstResponder()
        stage.device.settle()
        let raised = stage.moved.transform.ty
        #expect(raised < 0)
        let insets = stage.moved.safeAreaInsets
        stage.moved.transform = .identity
        stage.navigator.reload()
        stage.device.settle()
        #expect(stage.moved.transform.ty == raised)
        #expect(stage.moved.safeAreaInsets == insets)
        stage.field.resignFirstResponder()
        stage.device.settle()
        #expect(stage.controller.additionalSafeAreaInsets == .zero)
        #expect(stage.moved.safeAreaInsets == stage.restingInsets)
    }
}
