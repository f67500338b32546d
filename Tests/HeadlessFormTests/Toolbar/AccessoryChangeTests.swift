import FormNavigation
import TestSupport
import Testing
import UIKit

/// The view above the keyboard is replaced or removed while a field is edited.
@MainActor
struct AccessoryChangeTests {
    private final class StepsView: UIView, FormAccessoryView {
        var updateCount = 0
        private(set) var title: String?
        func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) {
            updateCount += 1
            title = state.title
        }
    }

    private let steps = StepsView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))

    @Test("a view that comes back shows the field that has focus then", arguments: [true, false], [true, false])
    func returned(isReplaced: Bool, movesMeanwhile: Bool) {
        let form = DeviceForm(2)
        let other = StepsView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
        form.navigator.accessoryView = steps
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        for index in [1, 0, 1] {
            form.navigator.accessoryView = isReplaced ? other : nil
            form.device.settle()
            if isReplaced { #expect(other.title == form.focus) }
            if movesMeanwhile { form.fields[index].becomeFirstResponder() }
            form.device.settle()
            form.navigator.accessoryView = steps
            form.device.settle()
            #expect(steps.title == form.focus && form.device.keyboard.inputAccessoryView === steps)
        }
    }

    @Test("another view of the navigator's is no view of the app's, and no field is said to keep one")
    func exchanged() {
        let form = DeviceForm(2)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let decisions = trace {
            form.navigator.accessoryView = steps
            form.navigator.accessoryView = nil
        }
        #expect(!decisions.contains { $0.kind == .keptAccessoryView })
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
    }

    @Test(
        "a field that takes focus on another screen no longer has the form's toolbar and return key",
        arguments: HeadlessBehavior.all)
    func movedElsewhere(_ behavior: HeadlessBehavior) {
        let (form, other) = (DeviceForm(3, on: HeadlessDevice(behavior: behavior)), UIViewController())
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.viewController.present(other, animated: false)
        other.view.addSubview(form.fields[1])
        #expect(form.fields[1].inputAccessoryView === form.navigator.toolbar)
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        #expect(form.fields[1].isFirstResponder && form.device.keyboard.isVisible)
        #expect(form.fields[1].inputAccessoryView == nil && form.fields[1].returnKeyType == .default)
        #expect(form.device.keyboard.inputAccessoryView == nil)
        form.navigator.endEditing()
    }

    @Test(
        "a field that an order leaves out while it's edited loses its key, keeps the toolbar, and gets all back with its place"
    )
    func leftOut() {
        let form = DeviceForm(3)
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        let key = form.fields[1].returnKeyType
        for _ in 0..<2 {
            form.navigator.configuration.order = .custom { [field = form.fields[1]] in $0.filter { $0 !== field } }
            form.device.settle()
            #expect(form.focus == "1" && form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
            #expect(form.fields[1].returnKeyType == .default)
            form.navigator.configuration.order = .position
            form.device.settle()
            #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
            #expect(form.fields[1].returnKeyType == key)
        }
    }

    @Test("a field that shows a view of the app's own keeps it when the navigator's is exchanged")
    func kept() {
        let form = DeviceForm(2)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
        form.fields[1].inputAccessoryView = own
        form.fields[0].becomeFirstResponder()
        form.navigator.accessoryView = steps
        #expect(form.fields[0].inputAccessoryView === steps)
        #expect(form.fields[1].inputAccessoryView === own)
        form.navigator.accessoryView = nil
        #expect(form.fields[1].inputAccessoryView === own)
        form.navigator.uninstall()
        #expect(form.fields.map(\.inputAccessoryView) == [nil, own])
    }

    @Test("a view in the toolbar's place is told what is new, and nothing where the form is only looked at again")
    func told() {
        let form = DeviceForm(2)
        form.navigator.accessoryView = steps
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let count = steps.updateCount
        #expect(count > 0)
        form.navigator.reload()
        form.device.advance(by: 0.5)
        form.device.settle()
        #expect(steps.updateCount == count)
        form.navigator.focusNext()
        #expect(steps.updateCount > count)
    }

    @Test("a toolbar that goes is gone from the keyboard at once, also where nothing else was put on the field")
    func gone() {
        let form = DeviceForm(2)
        form.navigator.configuration.isReturnKeyEnabled = false
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        form.navigator.uninstall()
        #expect(form.fields[0].isFirstResponder)
        #expect(form.device.keyboard.inputAccessoryView == nil)
    }
}
