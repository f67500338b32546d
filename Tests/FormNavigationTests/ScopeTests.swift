import FormNavigation
import TestSupport
import Testing
import UIKit

@MainActor
struct ScopeTests {
    /// Enables the shared navigator while `body` runs.
    private func withShared(_ body: (FormNavigator) throws -> Void) rethrows {
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        shared.isAutoToolbarEnabled = true
        shared.configuration.isReturnKeyEnabled = true
        try body(shared)
    }

    /// Adds a child controller below the form's fields, with its own field named "child".
    private func addChild(
        _ child: UIViewController = UIViewController(), to form: TestForm
    ) -> (controller: UIViewController, field: UITextField) {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        field.placeholder = "child"
        child.view.frame = CGRect(x: 0, y: 300, width: 393, height: 50)
        child.view.addSubview(field)
        form.viewController.addChild(child)
        form.view.addSubview(child.view)
        child.didMove(toParent: form.viewController)
        return (child, field)
    }

    @Test("enable() switches on what is on in a new navigator, and leaves the rest as it is configured")
    func enabling() {
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        let switches: [KeyPath<FormNavigator.Configuration, Bool>] = [
            \.isToolbarEnabled, \.isReturnKeyEnabled, \.handlesHardwareKeyboard, \.isAvoidanceEnabled,
        ]
        #expect(switches.allSatisfy { !before[keyPath: $0] })
        shared.configuration.isEnabled = false
        shared.configuration.wrapsAround = true
        shared.enable()
        #expect((switches + [\.isEnabled, \.wrapsAround]).allSatisfy { shared.configuration[keyPath: $0] })
        #expect(!shared.configuration.endsEditingOnTapOutside)
    }

    @Test(
        "after uninstall() a navigator starts again when it is switched on", arguments: [true, false], [true, false])
    func again(_ isShared: Bool, _ isByToolbar: Bool) {
        let form = TestForm(column: 2)
        let own = isShared ? nil : FormNavigator(viewController: form.viewController)
        let navigator = own ?? .shared
        let before = navigator.configuration
        defer {
            form.window.endEditing(true)
            navigator.configuration = before
        }
        navigator.enable()
        for _ in 0..<2 {
            form.fields[0].becomeFirstResponder()
            #expect(form.fields[0].inputAccessoryView === navigator.toolbar)
            navigator.uninstall()
            #expect(form.fields[0].inputAccessoryView == nil && form.fields[0].delegate == nil)
            #expect(!navigator.focusNext())
            form.fields[1].becomeFirstResponder()
            if isByToolbar { navigator.isAutoToolbarEnabled = true } else { navigator.enable() }
            #expect(form.fields[1].inputAccessoryView === navigator.toolbar && names(navigator.fields) == "0 1")
        }
    }

    @Test("sequences end with uninstall(), and those that are asked for after a new start go on")
    func sequences() async {
        let form = TestForm(column: 2)
        let navigator = FormNavigator(viewController: form.viewController)
        // Read when no field has focus anymore: while this test waits, others use the keyboard.
        var sequences: [(ended: [AsyncStream<FormFocusChange>], begun: AsyncStream<FormFocusChange>)] = []
        for _ in 0..<2 {
            let ended = navigator.focusChanges()
            navigator.uninstall()
            let begunTooLate = navigator.focusChanges()
            navigator.enable()
            sequences.append(([ended, begunTooLate], navigator.focusChanges()))
            #expect(navigator.focusNext())
            form.window.endEditing(true)
        }
        navigator.uninstall()
        for (ended, begun) in sequences {
            for sequence in ended { for await _ in sequence { Issue.record("The sequence should have ended.") } }
            var reasons: [FormFocusChange.Reason] = []
            for await change in begun { reasons.append(change.reason) }
            #expect(reasons.first == .next)
        }
    }

    @Test("shared touches nothing until it is switched on")
    func off() {
        let form = TestForm(column: 2)
        #expect(!FormNavigator.shared.isAutoToolbarEnabled)
        form.fields[0].becomeFirstResponder()
        #expect(form.fields[0].inputAccessoryView == nil)
        #expect(form.fields[0].returnKeyType == .default)
        #expect(form.fields[0].delegate == nil)
    }

    @Test("shared, switched on, serves any screen, and gives the last one back when focus goes to another")
    func anyScreen() {
        withShared { shared in
            let first = TestForm(column: 2)
            first.fields[0].becomeFirstResponder()
            #expect(first.fields[0].inputAccessoryView === shared.toolbar)
            #expect(names(shared.fields) == "0 1")
            let second = UIViewController()
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
            field.placeholder = "second"
            second.view.addSubview(field)
            first.window.rootViewController = second
            first.window.layoutIfNeeded()
            field.becomeFirstResponder()
            #expect(names(shared.fields) == "second")
            #expect(first.fields[0].inputAccessoryView == nil)
            #expect(first.fields[0].delegate == nil)
        }
        #expect(FormNavigator.shared.fields.isEmpty || !FormNavigator.shared.isAutoToolbarEnabled)
    }

    @Test("shared takes the screens of a navigation controller one by one, and child controllers as one form")
    func containers() {
        withShared { shared in
            let form = TestForm(column: 1)
            let inChild = addChild(to: form).field
            let navigation = UINavigationController(rootViewController: UIViewController())
            let belowTop = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
            navigation.viewControllers[0].view.addSubview(belowTop)
            form.window.rootViewController = navigation
            navigation.pushViewController(form.viewController, animated: false)
            form.window.layoutIfNeeded()
            inChild.becomeFirstResponder()
            #expect(names(shared.fields) == "0 child")
        }
    }

    @Test("a view controller with a navigator of its own is left to it, whichever came first")
    func nearestWins() {
        withShared { shared in
            let form = TestForm(column: 2)
            form.fields[0].becomeFirstResponder()
            #expect(form.fields[0].inputAccessoryView === shared.toolbar)
            var own: FormNavigator? = FormNavigator(viewController: form.viewController)
            #expect(form.fields[0].inputAccessoryView === own?.toolbar)
            #expect(shared.currentField == nil)
            form.fields[1].becomeFirstResponder()
            #expect(form.fields[1].inputAccessoryView === own?.toolbar)
            own = nil
            form.fields[0].becomeFirstResponder()
            #expect(form.fields[0].inputAccessoryView === shared.toolbar)
        }
    }

    @Test("a child controller's navigator has its fields to itself, and the parent's the others")
    func nested() {
        let form = TestForm(column: 2)
        let (child, inChild) = addChild(to: form)
        let outer = FormNavigator(viewController: form.viewController)
        let inner = FormNavigator(viewController: child)
        #expect(names(outer.fields) == "0 1")
        #expect(names(inner.fields) == "child")
        inChild.becomeFirstResponder()
        #expect(outer.currentField == nil)
        #expect(inner.currentField === inChild)
        #expect(inChild.inputAccessoryView === inner.toolbar)
    }

    @Test("fields of an excluded view controller aren't part of the form, even while the form is disabled")
    func excludedChild() {
        final class Excluded: UIViewController {}
        let form = TestForm(column: 2)
        let child = addChild(Excluded(), to: form).field
        let navigator = FormNavigator(viewController: form.viewController)
        for isEnabled in [true, false, true] {
            navigator.configuration.isEnabled = isEnabled
            navigator.configuration.excludedViewControllerClasses = []
            #expect(navigator.fields.contains { $0 === child })
            navigator.configuration.excludedViewControllerClasses = [Excluded.self]
            #expect(navigator.fields == form.fields)
        }
    }

    @Test("the navigator around another one goes without a trace in the other's fields, which come back whole")
    func outerGoes() {
        let form = TestForm(column: 2)
        let (child, inChild) = addChild(to: form)
        let outer = FormNavigator(viewController: form.viewController)
        inChild.becomeFirstResponder()
        let inner = FormNavigator(viewController: child)
        #expect(inChild.returnKeyType == .done && inChild.inputAccessoryView === inner.toolbar)
        outer.uninstall()
        #expect(inChild.returnKeyType == .done && inChild.inputAccessoryView === inner.toolbar)
        inner.configuration.lastReturnKey = .send
        #expect(inChild.returnKeyType == .send)
        inner.uninstall()
        #expect(inChild.returnKeyType == .default && inChild.inputAccessoryView == nil)
    }

    @Test(
        "of two navigators for one controller the newer serves, the older once that has gone, and the trace says so",
        arguments: [true, false])
    func replaced(_ isReleased: Bool) {
        let form = TestForm(column: 2)
        let first = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        var second: FormNavigator?
        let decisions = trace { second = FormNavigator(viewController: form.viewController) }
        #expect(decisions.filter { $0.kind == .suspendedNavigator }.map(\.view) == [form.view])
        #expect(form.fields[0].inputAccessoryView === second?.toolbar)
        #expect(first.currentField == nil && first.fields.isEmpty)
        #expect(!first.focusNext() && form.focus == "0")
        if isReleased { second = nil } else { second?.uninstall() }
        #expect(form.fields[0].inputAccessoryView === first.toolbar)
        #expect(first.currentField === form.fields[0])
        #expect(first.focusNext() && form.focus == "1")
        first.uninstall()
        #expect(form.fields.allSatisfy { $0.inputAccessoryView == nil && $0.delegate == nil })
    }

    @Test("what the app sets on a field reaches only the navigator that serves it, not the one that has been replaced")
    func replacedOptions() {
        let form = TestForm(column: 3)
        let first = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        let second = FormNavigator(viewController: form.viewController)
        form.fields[0].formOptions.validation = .text { _ in "Wrong" }
        form.fields[0].formOptions.error = "Taken"
        form.fields[1].formOptions.isExcluded = true
        form.window.layoutIfNeeded()
        #expect(form.fields[0].inputAccessoryView === second.toolbar)
        #expect(second.toolbar.state.error == "Taken")
        #expect(first.currentField == nil && first.toolbar.state.error == nil)
        #expect(!first.focusFirstInvalid() && first.firstInvalidField == nil)
        second.uninstall()
        #expect(form.fields[0].inputAccessoryView === first.toolbar)
        first.uninstall()
        #expect(form.fields.allSatisfy { $0.inputAccessoryView == nil && $0.delegate == nil })
    }

    @Test("of several navigators for one controller each may go first", arguments: 0..<6)
    func several(_ order: Int) {
        let form = TestForm(column: 2)
        var left = (0..<3).map { _ in FormNavigator(viewController: form.viewController) }
        form.fields[0].becomeFirstResponder()
        for index in [order % 3, order / 3 % 2, 0] {
            left.remove(at: index).uninstall()
            #expect(form.fields[0].inputAccessoryView === left.last?.toolbar)
            #expect(left.dropLast().allSatisfy { $0.currentField == nil })
        }
        #expect(form.fields[0].delegate == nil)
    }

    @Test("H8: an alert's fields are the system's, found without naming a private class")
    func alerts() throws {
        try withShared { shared in
            let form = TestForm(column: 2)
            let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "alert" }
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            let field = try #require(alert.textFields?.first)
            let decisions = trace {
                form.viewController.present(alert, animated: false)
                field.becomeFirstResponder()
            }
            #expect(field.isFirstResponder)
            #expect(field.inputAccessoryView == nil)
            #expect(field.returnKeyType == .default)
            #expect(shared.currentField == nil)
            #expect(
                decisions.map(\.description).contains { $0.hasSuffix("excluded view controller (UIAlertController)") })
        }
    }

    @Test("H10: a search bar's field keeps the bar as its delegate, and gets no toolbar")
    func searchBars() throws {
        let form = TestForm(column: 2)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 393, height: 56))
        form.view.addSubview(bar)
        form.window.layoutIfNeeded()
        let field = bar.searchTextField
        let delegate = field.delegate.map(ObjectIdentifier.init)
        let key = field.returnKeyType
        let navigator = FormNavigator(viewController: form.viewController)
        let decisions = trace { field.becomeFirstResponder() }
        #expect(field.isFirstResponder)
        #expect(navigator.currentField == nil)
        #expect(field.inputAccessoryView == nil)
        #expect(field.returnKeyType == key)
        #expect(field.delegate.map(ObjectIdentifier.init) == delegate)
        #expect(decisions.map(\.description).contains { $0.hasSuffix("alone: belongs to a bar (UISearchBar)") })
        #expect(names(navigator.fields) == "0 1")
    }

    @Test("H1: a form that is presented modally is a form of its own, whatever its presenter is excluded from")
    func presented() {
        final class MapViewController: UIViewController {}
        withShared { shared in
            let form = TestForm(column: 1, in: MapViewController())
            shared.configuration.excludedViewControllerClasses.append(MapViewController.self)
            form.fields[0].becomeFirstResponder()
            #expect(form.fields[0].inputAccessoryView == nil)
            let sheet = UIViewController()
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
            field.placeholder = "sheet"
            sheet.view.addSubview(field)
            form.viewController.present(sheet, animated: false)
            form.window.layoutIfNeeded()
            field.becomeFirstResponder()
            #expect(field.inputAccessoryView === shared.toolbar)
            #expect(names(shared.fields) == "sheet")
        }
    }

    @Test("a field that moves to another screen is that screen's, with all that the first had changed given back")
    func fieldMoves() {
        final class Delegate: NSObject, UITextFieldDelegate {}
        let form = TestForm(column: 3)
        let delegate = Delegate()
        form.fields[1].delegate = delegate
        form.fields[1].returnKeyType = .search
        let first = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()

        let child = UIViewController()
        form.view.addSubview(child.view)
        child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 200)
        let second = FormNavigator(viewController: child)
        child.view.addSubview(form.fields[1])
        form.fields[1].becomeFirstResponder()
        #expect(form.fields[1].inputAccessoryView === second.toolbar)
        #expect(form.fields[1].returnKeyType == .done)
        #expect(names(first.fields) == "0 2")
        second.uninstall()
        first.uninstall()
        #expect(form.fields[1].delegate === delegate)
        #expect(form.fields[1].returnKeyType == .search)
        #expect(form.fields[1].inputAccessoryView == nil)
    }

    @Test("a field that moves to a screen without a navigator has everything back once it gets focus there")
    func fieldMovesAway() {
        let form = TestForm(column: 2)
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        form.window.addSubview(form.fields[1])
        form.fields[1].becomeFirstResponder()
        #expect(form.fields[1].inputAccessoryView == nil)
        #expect(form.fields[1].delegate == nil)
        #expect(navigator.currentField == nil)
    }

    @Test("a nested navigator that comes or goes while a field has focus leaves the others right at once")
    func nestedComesAndGoes() {
        let form = TestForm(column: 2)
        let (child, inChild) = addChild(to: form)
        let outer = FormNavigator(viewController: form.viewController)
        form.fields[1].becomeFirstResponder()
        #expect(outer.toolbar.nextItem.isEnabled)
        var inner: FormNavigator? = FormNavigator(viewController: child)
        #expect(!outer.toolbar.nextItem.isEnabled)
        #expect(form.fields[1].returnKeyType == .done)
        inChild.becomeFirstResponder()
        #expect(inChild.inputAccessoryView === inner?.toolbar)
        inner = nil
        #expect(outer.currentField === inChild)
        #expect(inChild.inputAccessoryView === outer.toolbar)
    }

    @Test("a field of another window that had focus meanwhile does not make a form forget its own")
    func otherWindow() {
        let form = TestForm(column: 3)
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[1].becomeFirstResponder()
        let overlay = UIWindow(frame: form.window.frame)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        overlay.rootViewController = UIViewController()
        overlay.rootViewController?.view.addSubview(field)
        overlay.isHidden = false
        field.becomeFirstResponder()
        overlay.isHidden = true
        #expect(navigator.currentField === form.fields[1])
        navigator.focusNext()
        #expect(form.focus == "2")
    }
}
