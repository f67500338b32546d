import Testing
import UIKit

/// Nothing is retained, and nothing is left behind.
@MainActor
struct DelegateLifetimeTests {
    /// A form with the toolkit, in which every field has had focus.
    private func usedForm() -> TransparencyForm {
        let form = TransparencyForm()
        form.delegate = ScriptedDelegate(log: form.log)
        form.setDelegate(form.delegate)
        form.install()
        form.show()
        for step in SessionStep.walk { step.perform(form) }
        return form
    }

    @Test("RNKC#1119: a delegate goes as soon as the app lets it go, and its fields work on")
    func delegate() {
        let form = usedForm()
        weak var delegate: AnyObject?
        delegate = form.delegate
        #expect(delegate != nil)
        form.delegate = nil
        #expect(delegate == nil)
        form.name.becomeFirstResponder()
        form.device.type("x")
        form.device.pressReturn()
        #expect(form.name.text == "x")
        #expect(form.focus === form.code)
        form.uninstall()
        #expect(form.fields.allSatisfy { form.delegate(of: $0) == nil })
    }

    @Test("an object in front of the delegate goes as soon as the app lets it go", arguments: [true, false])
    func front(_ isKeeping: Bool) {
        let form = usedForm()
        weak var front: FrontDelegate?
        front = form.putFront(before: form.name, keeping: isKeeping)
        form.code.becomeFirstResponder()
        form.name.becomeFirstResponder()
        #expect(front != nil)
        form.kept = []
        #expect(front == nil)
    }

    @Test("proxies go with the toolkit, and the fields have the app's delegate back")
    func proxies() {
        let form = usedForm()
        form.name.becomeFirstResponder()
        let delegates = form.fields.map { field in { [weak delegate = form.delegate(of: field)] in delegate } }
        let proxies = delegates.filter { $0() !== form.delegate }
        #expect(proxies.count == 1, "the edited field has one")
        form.uninstall()
        #expect(proxies.allSatisfy { $0() == nil })
        #expect(form.fields.allSatisfy { form.delegate(of: $0) === form.delegate })
    }

    @Test("fields go with the app's last reference, while the toolkit is still there")
    func fields() {
        var fields: [() -> UIView?] = []
        var form: TransparencyForm? = usedForm()
        let navigator = form?.navigator
        for field in form?.fields ?? [] { fields.append { [weak field] in field } }
        form?.viewController.view.endEditing(true)
        if let form, let window = form.name.window { form.device.close(window) }
        form = nil
        // What a device shows and remembers is released with it.
        _ = HeadlessDevice()
        #expect(navigator?.fields.isEmpty == true)
        #expect(fields.count == 4 && fields.allSatisfy { $0() == nil })
    }
}
