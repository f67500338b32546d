import FormNavigation
import TestSupport
import Testing
import UIKit

/// The app's objects live only as long as the app holds them.
@MainActor
struct LifetimeTests {
    /// A screen that holds its navigator, as screens do.
    private final class Screen: UIViewController, FormNavigatorDelegate, UITextFieldDelegate {
        var form: FormNavigator?
        override func viewDidLoad() {
            super.viewDidLoad()
            form = FormNavigator(viewController: self)
            form?.delegate = self
        }
    }

    @Test("navigator, controller, fields, delegates and toolbar go once the screen has been used and let go")
    func screen() {
        var watched: [Weak] = []
        do {
            let form = TestForm(column: 3, in: Screen())
            let screen = form.viewController as? Screen
            for field in form.fields { field.delegate = screen }
            form.fields[0].formOptions.next = form.fields[2]
            form.fields[0].becomeFirstResponder()
            screen?.form?.focusNext()
            #expect(form.focus == "2")
            let objects: [AnyObject?] = [screen, screen?.form, screen?.form?.toolbar, form.window]
            watched = objects.map { Weak(object: $0) }
            watched += form.fields.flatMap { [Weak(object: $0), Weak(object: $0.delegate)] }
            form.window.endEditing(true)
            form.window.isHidden = true
        }
        #expect(watched.compactMap(\.object).isEmpty)
    }

    @Test("what a validation, an action or an item of a field refers to goes with the field, in a form of any size")
    func modelsInOptions() {
        final class Model {}
        let owners: [@MainActor (UIView, Model) -> Void] = [
            { view, model in view.formOptions.validation = .text { _ in withExtendedLifetime(model) { nil } } },
            { view, model in view.formOptions.toolbar.doneAction = UIAction { _ in withExtendedLifetime(model) {} } },
            { view, model in
                let item = UIBarButtonItem(
                    title: "Scan", primaryAction: UIAction { _ in withExtendedLifetime(model) {} })
                view.formOptions.toolbar.leadingItems = [item]
            },
        ]
        for own in owners {
            weak var model: Model?
            weak var field: UIView?
            do {
                let (view, owned) = (UITextField(), Model())
                own(view, owned)
                (field, model) = (view, owned)
                withExtendedLifetime(view.formOptions) {}
            }
            #expect(field == nil)
            #expect(model == nil)
        }
    }

    @Test("a field that is removed from the form while it is focused goes at once")
    func field() {
        let form = TestForm(column: 1)
        let navigator = FormNavigator(viewController: form.viewController)
        weak var gone: UITextField?
        do {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
            form.view.addSubview(field)
            field.becomeFirstResponder()
            #expect(navigator.currentField === field)
            field.removeFromSuperview()
            gone = field
        }
        #expect(gone == nil)
        #expect(navigator.currentField == nil)
    }

    @Test("the shared navigator keeps nothing of a screen that is gone")
    func shared() {
        let shared = FormNavigator.shared
        shared.isAutoToolbarEnabled = true
        defer { shared.isAutoToolbarEnabled = false }
        weak var controller: UIViewController?
        weak var field: UITextField?
        do {
            let form = TestForm(column: 2)
            form.fields[1].becomeFirstResponder()
            #expect(shared.currentField === form.fields[1])
            controller = form.viewController
            field = form.fields[1]
            form.window.endEditing(true)
            form.window.isHidden = true
        }
        #expect(controller == nil)
        #expect(field == nil)
    }

    @Test("a navigator that nobody keeps is traced, also one that goes before its screen is there")
    func notKept() {
        final class Forgetful: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                _ = FormNavigator(viewController: self)
            }
        }
        let early = trace { _ = TestForm(column: 1, in: Forgetful()) }
        #expect(early.contains { $0.kind == .releasedNavigator && $0.description.contains("Forgetful") })
        let form = TestForm(column: 2)
        var navigator: FormNavigator? = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        #expect(navigator != nil)
        let decisions = trace { navigator = nil }.filter { $0.kind == .releasedNavigator }
        #expect(decisions.map(\.view) == [form.view])
    }

    @Test("a navigator that is uninstalled, or goes with its screen or after that was there, is not traced")
    func kept() {
        let decisions = trace {
            do {
                let form = TestForm(column: 2, in: Screen())
                form.fields[0].becomeFirstResponder()
                form.window.endEditing(true)
                form.window.rootViewController = nil
            }
            let form = TestForm(column: 2)
            FormNavigator(viewController: form.viewController).uninstall()
            var navigator: FormNavigator? = FormNavigator(viewController: form.viewController)
            form.fields[0].becomeFirstResponder()
            form.window.rootViewController = nil
            #expect(navigator != nil)
            navigator = nil
        }
        #expect(!decisions.contains { $0.kind == .releasedNavigator })
    }

    @Test("a navigator outlives its controller without harm")
    func navigatorAlone() {
        var navigator: FormNavigator?
        do {
            let form = TestForm(column: 2)
            navigator = FormNavigator(viewController: form.viewController)
            form.fields[0].becomeFirstResponder()
            form.window.endEditing(true)
            form.window.isHidden = true
        }
        #expect(navigator?.focusNext() == false)
        #expect(navigator?.fields.isEmpty == true)
    }
}
