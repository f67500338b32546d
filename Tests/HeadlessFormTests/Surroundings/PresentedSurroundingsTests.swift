import FormNavigation
import TestSupport
import Testing
import UIKit

/// A screen over a part of a form isn't part of the form, neither for moves nor for taps.
@MainActor
struct PresentedSurroundingsTests {
    /// A form with a screen presented over a part of it, in that part's context: the screen's view is in the form's
    /// view.
    @MainActor
    struct Scene {
        let form = SurroundedForm()
        let part = UIViewController()
        let screen = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 5, width: 100, height: 30))
        let navigator: FormNavigator

        init(isChild: Bool) {
            part.definesPresentationContext = true
            form.put(innerIn: part, isChild: isChild)
            field.placeholder = "screen"
            screen.view.addSubview(field)
            screen.modalPresentationStyle = .overCurrentContext
            navigator = FormNavigator(viewController: form.controller)
            navigator.configuration.endsEditingOnTapOutside = true
        }

        func present() {
            part.present(screen, animated: true)
            form.device.settle()
        }

        /// A tap on an empty area of the presented screen.
        func tapScreen() { form.device.tap(at: CGPoint(x: 350, y: 225)) }
    }

    static func check(isChild: Bool) {
        let scene = Scene(isChild: isChild)
        scene.present()
        #expect(names(scene.form.fields(of: scene.navigator, whileEditing: scene.form.first)) == "0 1")
        scene.navigator.focusNext()
        #expect(scene.navigator.currentField.map { names([$0]) } == "1")
        scene.field.becomeFirstResponder()
        #expect(scene.navigator.currentField == nil)
        #expect(scene.field.inputAccessoryView == nil)
    }

    @Test("neither its fields nor those below it are stops")
    func child() { Self.check(isChild: true) }

    @Test("a field that gains focus in it isn't reported as left alone")
    func notReported() {
        let scene = Scene(isChild: true)
        scene.present()
        let decisions = trace { scene.field.becomeFirstResponder() }
        #expect(scene.field.isFirstResponder && !decisions.contains { $0.kind == .leftAlone })
    }

    @Test("for the app's own navigator it's a form, and the form below isn't part of it")
    func shared() {
        let shared = FormNavigator.shared
        let before = shared.configuration
        shared.enable()
        defer {
            shared.endEditing()
            shared.configuration = before
        }
        let scene = Scene(isChild: true)
        scene.navigator.uninstall()
        scene.present()
        scene.field.becomeFirstResponder()
        #expect(names(shared.fields) == "screen")
        #expect(scene.field.inputAccessoryView === shared.toolbar)
    }

    @Test("beside it a tap ends editing in a field of the form")
    func tapBeside() {
        let scene = Scene(isChild: true)
        scene.present()
        scene.form.first.becomeFirstResponder()
        scene.form.device.tap(at: CGPoint(x: 200, y: 400))
        #expect(scene.navigator.currentField == nil)
    }
}
