import FormNavigation
import Testing
import UIKit

/// A view that manages its own fields, such as a payment SDK's, is left alone together with everything in it.
@MainActor
struct ExcludedViewTests {
    /// A form with a field in a box at its end, where the keyboard appears.
    @MainActor
    private struct Stage {
        let form = DeviceForm(2)
        let box = UIView(frame: CGRect(x: 0, y: 760, width: 393, height: 60))
        let field = UITextField(named: "card", frame: CGRect(x: 20, y: 10, width: 300, height: 40))

        init() {
            box.addSubview(field)
            form.viewController.view.addSubview(box)
        }

        /// Whether the field with focus has the toolbar and the return key of the form, and is above the keyboard.
        var isManaged: Bool {
            form.device.keyboard.inputAccessoryView === form.navigator.toolbar && field.returnKeyType != .default
                && field.convert(field.bounds, to: nil).maxY <= form.device.keyboard.frame.minY
        }

        func focus() {
            field.becomeFirstResponder()
            form.device.settle()
        }
    }

    @Test(
        "it has no toolbar and no return key, nothing moves for it, and Next doesn't go to it",
        arguments: [true, false])
    func leftAlone(_ isField: Bool) {
        let stage = Stage()
        (isField ? stage.field : stage.box).formOptions.isExcluded = true
        stage.focus()
        #expect(stage.form.device.keyboard.inputAccessoryView == nil)
        #expect(stage.field.returnKeyType == .default && stage.field.delegate == nil)
        #expect(stage.form.viewController.view.transform.isIdentity)
        #expect(stage.form.navigator.currentField == nil)
        #expect(stage.form.navigator.fields == stage.form.fields)
        stage.form.device.pressReturn()
        #expect(stage.field.isFirstResponder)
    }

    @Test("an exclusion that's set or removed while the field is edited applies with the next update of the screen")
    func whileEdited() {
        let stage = Stage()
        stage.focus()
        #expect(stage.isManaged)
        for isExcluded in [true, false, true] {
            stage.box.formOptions.isExcluded = isExcluded
            stage.form.device.settle()
            #expect(stage.isManaged == !isExcluded)
            #expect(stage.form.viewController.view.transform.isIdentity == isExcluded)
        }
        #expect(stage.field.isFirstResponder)
        #expect(stage.form.device.keyboard.inputAccessoryView == nil)
        #expect(stage.field.returnKeyType == .default && stage.field.delegate == nil)
    }

    @Test("the view of the whole form is excluded like any other, for its own navigator and for that of the whole app")
    func wholeForm() {
        let shared = FormNavigator.shared
        let before = shared.configuration
        shared.enable()
        defer { shared.configuration = before }
        for hasOwnNavigator in [true, false] {
            let stage = Stage()
            if !hasOwnNavigator { stage.form.navigator.uninstall() }
            let (root, keyboard) = (stage.form.viewController.view, stage.form.device.keyboard)
            stage.focus()
            #expect(keyboard?.inputAccessoryView != nil)
            for isExcluded in [true, false, true] {
                root?.formOptions.isExcluded = isExcluded
                stage.form.device.settle()
                #expect((keyboard?.inputAccessoryView == nil) == isExcluded, "\(hasOwnNavigator)")
                #expect(root?.transform.isIdentity == isExcluded)
                #expect((stage.field.returnKeyType == .default) == isExcluded)
            }
            #expect(stage.field.isFirstResponder)
            stage.form.window.endEditing(true)
        }
    }

    @Test("in a form whose view is marked as skipped, no field is a stop")
    func skippedForm() {
        let form = DeviceForm(3)
        form.viewController.view.formOptions.stop = .never
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(!form.navigator.canFocusNext && !form.navigator.focusNext())
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        form.viewController.view.formOptions.stop = .automatic
        form.device.settle()
        #expect(form.navigator.focusNext())
    }

    @Test("a validation in it doesn't count")
    func validation() {
        let stage = Stage()
        stage.field.formOptions.validation = .text { _ in "wrong" }
        #expect(!stage.form.navigator.isValid)
        stage.box.formOptions.isExcluded = true
        #expect(stage.form.navigator.isValid)
    }

    @Test("the navigator of the whole app leaves it alone, too")
    func shared() {
        let shared = FormNavigator.shared
        let before = shared.configuration
        shared.enable()
        defer { shared.configuration = before }
        let stage = Stage()
        stage.form.navigator.uninstall()
        stage.box.formOptions.isExcluded = true
        stage.focus()
        #expect(stage.form.device.keyboard.inputAccessoryView == nil && shared.currentField == nil)
        stage.form.window.endEditing(true)
    }
}
