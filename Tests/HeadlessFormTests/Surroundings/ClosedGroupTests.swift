import FormNavigation
import TestSupport
import Testing
import UIKit

/// A closed group is a separate form, and its surroundings still affect its fields.
@MainActor
struct ClosedGroupTests {
    /// A form with a closed group of two fields, "inner" and "second", in a view or controller of any kind.
    @MainActor
    struct Scene {
        let form: SurroundedForm
        let group = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 90))
        let second = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 30))
        let navigator: FormNavigator
        private var kept: [AnyObject] = []

        init(_ place: SurroundingsTests.Place? = nil) {
            form = SurroundedForm()
            if let place { kept = place.put(form) } else { form.put(innerIn: UIView()) }
            let container = form.inner.superview
            container?.frame.size.height = 90
            container?.addSubview(group)
            second.placeholder = "second"
            group.addSubview(form.inner)
            group.addSubview(second)
            group.formOptions.grouping = .closed
            navigator = FormNavigator(viewController: form.controller)
        }
    }

    @Test("inside and outside, by code and by Next: one form each")
    func insideAndOutside() {
        let scene = Scene()
        #expect(names(scene.form.fields(of: scene.navigator, whileEditing: scene.form.first)) == "0 1")
        #expect(scene.navigator.focusNext() && !scene.navigator.focusNext())
        #expect(scene.form.inner.inputAccessoryView == nil)
        #expect(names(scene.form.fields(of: scene.navigator, whileEditing: scene.form.inner)) == "inner second")
        #expect(scene.form.inner.inputAccessoryView === scene.navigator.toolbar)
        #expect(scene.form.first.inputAccessoryView == nil)
        #expect(scene.navigator.focusNext() && scene.navigator.currentField === scene.second)
        #expect(!scene.navigator.focusNext())
    }

    @Test("a closed group in a closed group is passed over by the one around it, and keeps to itself")
    func nested() {
        let scene = Scene()
        let outer = UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 90))
        outer.formOptions.grouping = .closed
        let fields = [0, 200].map { UITextField(frame: CGRect(x: $0, y: 10, width: 100, height: 30)) }
        for (field, name) in zip(fields, ["a", "b"]) {
            field.placeholder = name
            outer.addSubview(field)
        }
        scene.form.controller.view.addSubview(outer)
        outer.addSubview(scene.group)
        #expect(names(scene.form.fields(of: scene.navigator, whileEditing: scene.form.first)) == "0 1")
        #expect(names(scene.form.fields(of: scene.navigator, whileEditing: fields[0])) == "a b")
        #expect(scene.navigator.focusNext() && scene.navigator.currentField === fields[1])
        #expect(names(scene.form.fields(of: scene.navigator, whileEditing: scene.second)) == "inner second")
        #expect(scene.navigator.focusPrevious() && scene.navigator.currentField === scene.form.inner)
        #expect(!scene.navigator.focusPrevious())
    }

    @Test("a child with a navigator of its own in a closed group belongs to neither form", arguments: [false, true])
    func childWithNavigator(isGroupItself: Bool) {
        let scene = Scene()
        let child = UIViewController()
        scene.form.controller.addChild(child)
        child.view.frame = CGRect(x: 250, y: 0, width: 100, height: 90)
        let field = UITextField(named: "child", frame: CGRect(x: 0, y: 10, width: 90, height: 30))
        child.view.addSubview(field)
        scene.group.addSubview(child.view)
        child.didMove(toParent: scene.form.controller)
        if isGroupItself { child.view.formOptions.grouping = .closed }
        let own = FormNavigator(viewController: child)
        #expect(names(scene.form.fields(of: scene.navigator, whileEditing: scene.form.inner)) == "inner second")
        #expect(names(own.fields) == "child")
        field.becomeFirstResponder()
        #expect(own.currentField === field && scene.navigator.currentField == nil)
        #expect(names(own.fields) == "child")
        #expect(field.inputAccessoryView === own.toolbar)
        #expect(field.returnKeyType == .done)
    }

    @Test("what surrounds a closed group counts inside it", arguments: SurroundingsTests.places)
    func surroundings(_ place: SurroundingsTests.Place) { Self.check(place) }

    static func check(_ place: SurroundingsTests.Place) {
        let scene = Scene(place)
        scene.navigator.configuration.excludedViewControllerClasses.append(SurroundingsTests.ChatController.self)
        let isServed = place.treatment == .served
        let fields = scene.form.fields(of: scene.navigator, whileEditing: scene.second)
        #expect(fields.contains(scene.form.inner) == isServed)
        #expect((scene.form.inner.inputAccessoryView === scene.navigator.toolbar) == isServed)
        #expect(!isServed || scene.second.returnKeyType == .done)
    }

    @Test("a field isn't a group: marked as a closed one, it stays where it is in its form")
    func field() {
        let form = DeviceForm(3)
        form.fields[1].formOptions.grouping = .closed
        for field in form.fields {
            field.becomeFirstResponder()
            #expect(form.navigator.fields == form.fields)
        }
    }
}
