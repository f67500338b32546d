import FormNavigation
import TestSupport
import Testing
import UIKit

/// An app can show each error below its field, and has to hear of it only once.
@MainActor
final class ShownErrorTests: FormNavigatorDelegate {
    private static let mistake = "Enter a valid email address"
    // Each test creates its own, because tests of other devices may run between a suite's initializer and its tests.
    private lazy var form = makeForm()
    /// The labels below the fields, by their fields' names.
    private var labels: [String: String] = [:]
    /// What the app has heard, in order.
    private var heard: [String] = []
    private var onError: (UIView) -> Void = { _ in }

    private func makeForm() -> DeviceForm {
        let form = DeviceForm(3)
        form.fields[0].formOptions.validation = .text { $0.contains("@") ? nil : Self.mistake }
        form.navigator.delegate = self
        form.device.settle()
        return form
    }

    func formNavigator(_ navigator: FormNavigator, errorDidChange error: String?, in field: UIView) {
        let name = (field as? UITextField)?.placeholder ?? "\(type(of: field))"
        #expect(labels[name] != error, "nothing has changed")
        labels[name] = error
        heard.append("\(name): \(error ?? "-")")
        onError(field)
    }

    private func focus(_ index: Int) {
        form.fields[index].becomeFirstResponder()
        form.device.settle()
    }

    /// Does something, and lets the frame end.
    private func act(_ work: () -> Void) {
        work()
        form.device.settle()
    }

    // MARK: - Validations

    @Test("the error of a validation appears with a move that stays, and follows the content until it's valid")
    func refusedMove() {
        focus(0)
        form.device.type("ada")
        form.device.settle()
        #expect(heard.isEmpty, "the user is still writing")
        act { form.device.pressReturn() }
        #expect(form.focus == "0" && labels == ["0": Self.mistake])
        act { form.device.type("@") }
        #expect(labels.isEmpty)
        act { form.device.deleteBackward() }
        #expect(labels.isEmpty, "the next attempt to leave says so again")
        act { form.device.pressReturn() }
        #expect(heard == ["0: \(Self.mistake)", "0: -", "0: \(Self.mistake)"])
    }

    @Test("the error stays when focus goes elsewhere, and goes away when the app corrects the content there")
    func otherFocus() {
        focus(0)
        act { form.device.pressReturn() }
        act { form.device.pressReturn() }
        #expect(form.focus == "1" && labels == ["0": Self.mistake])
        act { form.navigator.endEditing() }
        #expect(labels == ["0": Self.mistake])
        act { form.fields[0].text = "ada@example.org" }
        form.device.advance(by: 0.1)
        form.window.setNeedsLayout()
        form.device.settle()
        #expect(labels.isEmpty && heard.count == 2)
    }

    @Test("the error appears with focusFirstInvalid, also for a view that can't have focus")
    func firstInvalid() {
        act { form.navigator.focusFirstInvalid() }
        #expect(form.focus == "0" && labels == ["0": Self.mistake])
        act { form.device.type("a@b") }
        #expect(labels.isEmpty)
        let terms = UISwitch(frame: CGRect(x: 20, y: 300, width: 51, height: 31))
        terms.formOptions.validation = .isOn { $0 ? nil : "Accept the terms" }
        form.viewController.view.addSubview(terms)
        act { #expect(!form.navigator.focusFirstInvalid()) }
        #expect(labels == ["UISwitch": "Accept the terms"])
        act { terms.isOn = true }
        form.window.setNeedsLayout()
        form.device.settle()
        #expect(labels.isEmpty)
    }

    @Test("nothing appears where invalid content is allowed, or where an error is blank")
    func nothing() {
        form.navigator.configuration.invalidFieldPolicy = .allow
        focus(0)
        act { form.device.pressReturn() }
        act { form.fields[2].formOptions.error = " " }
        #expect(form.focus == "1" && heard.isEmpty)
    }

    // MARK: - Errors of the app

    @Test(
        "a server's error appears immediately, without focus, and goes away with the content or when the app removes it"
    )
    func serverError() {
        form.fields[1].text = "ada"
        act { form.fields[1].formOptions.error = "This name is taken" }
        #expect(form.focus == nil && labels == ["1": "This name is taken"])
        act { form.fields[2].formOptions.error = "Unknown code" }
        #expect(labels.count == 2)
        focus(1)
        act { form.device.type("2") }
        #expect(labels == ["2": "Unknown code"])
        act { form.fields[2].formOptions.error = nil }
        #expect(labels.isEmpty && heard.count == 4)
    }

    @Test("a server's error that's set before the screen appears is shown when it does")
    func earlyError() {
        let form = form
        let next = UIViewController()
        let field = UITextField(named: "Name", frame: CGRect(x: 20, y: 120, width: 300, height: 40))
        next.view.addSubview(field)
        let navigator = FormNavigator(viewController: next)
        navigator.delegate = self
        field.formOptions.error = "This name is taken"
        form.device.settle()
        #expect(labels.isEmpty)
        form.viewController.present(next, animated: false)
        form.device.settle()
        #expect(labels == ["Name": "This name is taken"])
        next.dismiss(animated: false)
        form.device.settle()
    }

    @Test("after a server's error, a validation isn't shown before the user tries to leave")
    func contentAfterServerError() {
        form.fields[0].text = "ada@example.org"
        focus(0)
        act { form.fields[0].formOptions.error = "Unknown address" }
        act { for _ in 0..<12 { form.device.deleteBackward() } }
        #expect(labels.isEmpty && heard.count == 2)
    }

    // MARK: - Fields that don't count

    /// The ways in which an app takes a field out of its form, and back.
    nonisolated private static let ways: [(name: String, change: @MainActor (UITextField, Bool) -> Void)] = [
        ("hides", { $0.isHidden = $1 }), ("hides what's around", { $0.superview?.isHidden = $1 }),
        ("disables", { $0.isEnabled = !$1 }), ("excludes", { $0.formOptions.isExcluded = $1 }),
    ]

    @Test("the error goes away while the app hides or disables the field, with and without focus", arguments: 0..<4)
    func outOfForm(_ way: Int) {
        let (name, change) = Self.ways[way]
        let box = UIView(frame: form.viewController.view.bounds)
        box.addSubview(form.fields[0])
        form.viewController.view.addSubview(box)
        for index in [1, nil] {
            focus(0)
            act { form.device.pressReturn() }
            #expect(labels == ["0": Self.mistake], "\(name)")
            if let index { focus(index) } else { act { form.navigator.endEditing() } }
            act { change(form.fields[0], true) }
            form.window.setNeedsLayout()
            form.device.settle()
            #expect(labels.isEmpty, "\(name)")
            act { change(form.fields[0], false) }
            #expect(labels.isEmpty, "\(name)")
        }
    }

    @Test("the error of the app returns with the field")
    func returningField() {
        act { form.fields[1].formOptions.error = "This name is taken" }
        act { form.fields[1].isHidden = true }
        form.window.setNeedsLayout()
        form.device.settle()
        #expect(labels.isEmpty)
        act { form.fields[1].isHidden = false }
        form.window.setNeedsLayout()
        form.device.settle()
        #expect(labels == ["1": "This name is taken"])
    }

    // MARK: - The app's code

    @Test("the app may move on, uninstall, or set another error while it hears of one")
    func reentrancy() {
        onError = { field in
            if field.formOptions.error == "first" { field.formOptions.error = "second" }
        }
        act { form.fields[2].formOptions.error = "first" }
        #expect(heard == ["2: first", "2: second"])
        onError = { [form] _ in form.navigator.uninstall() }
        act { for field in form.fields { field.formOptions.error = "third" } }
        #expect(heard.count == 3)
    }

    @Test("an error label that pushes the field down is in the same frame as the field above the keyboard")
    func label() throws {
        let last = form.fields[2]
        last.frame.origin.y = 560
        last.formOptions.validation = .text { _ in Self.mistake }
        form.navigator.configuration.invalidFieldPolicy = .refuse
        onError = { $0.frame.origin.y = 600 }
        focus(2)
        form.device.pressReturn()
        act { form.navigator.focusFirstInvalid() }
        form.fields[0].text = "@"
        act { form.navigator.focusFirstInvalid() }
        let frame = last.convert(last.bounds, to: nil)
        #expect(labels["2"] == Self.mistake && frame.maxY <= form.device.keyboard.frame.minY)
    }
}
