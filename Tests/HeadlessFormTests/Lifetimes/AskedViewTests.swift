import FormNavigation
import TestSupport
import Testing
import UIKit

/// A form reads properties that an app's class can override, and the app moves focus whenever one is read.
@MainActor
struct AskedViewTests {
    /// A field whose properties run the app's code when they're read.
    private final class AskedField: UITextField {
        var onRead: (() -> Void)?

        private func read<Value>(_ value: Value) -> Value {
            // Not while this reads itself.
            let action = onRead
            onRead = nil
            action?()
            onRead = action
            return value
        }

        override var placeholder: String? {
            get { read(super.placeholder) }
            set { super.placeholder = newValue }
        }
        override var text: String? {
            get { read(super.text) }
            set { super.text = newValue }
        }
        override var inputAccessoryView: UIView? {
            get { read(super.inputAccessoryView) }
            set { super.inputAccessoryView = newValue }
        }
        override var inputView: UIView? {
            get { read(super.inputView) }
            set { super.inputView = newValue }
        }
        override var next: UIResponder? { read(super.next) }
    }

    private enum Act: CaseIterable {
        case focusOther, endEditing, focusNext
    }

    private enum Step: CaseIterable {
        case begin, end, leave, attachKeyboard, growKeyboard
    }

    /// Plays a form whose first field is in a row.
    ///
    /// - Parameters:
    ///   - act: What the app does when a property is read for the last time that counts.
    ///   - turn: How many reads come before that one.
    ///   - step: When reads count.
    /// - Returns: Whether the app has acted.
    private func play(_ act: Act, after turn: Int, in step: Step, _ behavior: HeadlessBehavior) -> Bool {
        let device = HeadlessDevice(behavior: behavior)
        let controller = UIViewController()
        let field = AskedField(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
        let other = UITextField(named: "other", frame: CGRect(x: 20, y: 300, width: 200, height: 40))
        let rows = OneRow(field)
        let table = UITableView(frame: CGRect(x: 0, y: 100, width: 393, height: 100))
        table.dataSource = rows
        for view in [table, other] { controller.view.addSubview(view) }
        let form = FormNavigator(viewController: controller)
        form.configuration.toolbar.hidesWithHardwareKeyboard = true
        let window = device.show(controller)
        device.settle()
        if step != .begin { field.becomeFirstResponder() }
        device.settle()
        var turn = turn
        var hasActed = false
        field.onRead = { [weak form] in
            turn -= 1
            guard turn < 0, !hasActed else { return }
            hasActed = true
            switch act {
            case .focusOther: (other.isFirstResponder ? field : other).becomeFirstResponder()
            case .endEditing: controller.view.endEditing(true)
            case .focusNext: form?.focusNext()
            }
        }
        switch step {
        case .begin: field.becomeFirstResponder()
        case .end: controller.view.endEditing(true)
        case .leave: other.becomeFirstResponder()
        case .attachKeyboard: device.keyboard.isHardwareKeyboardAttached = true
        case .growKeyboard: device.keyboard.extraHeight = 44
        }
        device.settle()
        field.onRead = nil
        let focused = [field, other].first(where: \.isFirstResponder)
        #expect(form.currentField === focused, "\(act) after \(turn) reads in \(step)")
        // The app may also have acted while UIKit loaded the keyboard for the field that had focus before.
        if let focused, device.keyboard.responder === focused {
            #expect(device.keyboard.returnKeyType == focused.returnKeyType)
        }
        form.endEditing()
        form.uninstall()
        #expect(field.inputAccessoryView == nil && field.delegate == nil && field.returnKeyType == .default)
        #expect(other.inputAccessoryView == nil && other.delegate == nil && other.returnKeyType == .default)
        device.close(window)
        return hasActed
    }

    @Test("the form is right afterward, whichever read it is", arguments: Step.allCases, Act.allCases)
    private func reading(_ step: Step, _ act: Act) {
        for behavior in testsEverything ? HeadlessBehavior.all : [HeadlessBehavior(), HeadlessBehavior.all[0]] {
            var turn = 0
            while turn < 300, play(act, after: turn, in: step, behavior) { turn += 1 }
            #expect(turn > 0 && turn < 300)
        }
    }
}
