import FormNavigation
import Testing
import UIKit

/// Checks include the whole form: its closed groups, and, for the shared navigator, the form on the screen.
@MainActor
struct FormValidationTests {
    private static let isFilled = FormFieldOptions.Validation.text { $0.isEmpty ? "Something is missing." : nil }

    /// Four fields. The second and third ones are a separate form.
    private func makeForm() -> (form: DeviceForm, group: UIView) {
        let form = DeviceForm(4)
        let group = UIView(frame: form.fields[1].frame.union(form.fields[2].frame))
        group.formOptions.grouping = .closed
        form.viewController.view.addSubview(group)
        for field in form.fields[1...2] {
            group.addSubview(field)
            field.frame.origin.y -= group.frame.minY
        }
        for field in form.fields { field.formOptions.validation = Self.isFilled }
        return (form, group)
    }

    /// How a view that's checked can be out of the user's reach.
    enum Absence: CaseIterable {
        case hidden, hiddenAncestor, disabled, notInteractive, behindModal, emptyAncestor

        @MainActor
        func apply(to view: UIView, in box: UIView, _ isAbsent: Bool) {
            switch self {
            case .hidden: view.isHidden = isAbsent
            case .hiddenAncestor: box.isHidden = isAbsent
            case .disabled: (view as? UIControl)?.isEnabled = !isAbsent
            case .notInteractive: box.isUserInteractionEnabled = !isAbsent
            case .behindModal:
                guard isAbsent else { return box.superview?.subviews.last?.removeFromSuperview() ?? () }
                let modal = UIView(frame: CGRect(x: 0, y: 600, width: 100, height: 100))
                modal.accessibilityViewIsModal = true
                modal.addSubview(UILabel(frame: modal.bounds))
                box.superview?.addSubview(modal)
            case .emptyAncestor:
                box.clipsToBounds = true
                box.frame.size.height = isAbsent ? 0 : 80
            }
        }
    }

    /// What's checked.
    enum Checked: CaseIterable {
        case field, skippedField, control

        @MainActor
        func make() -> UIView {
            let view: UIView = self == .control ? UISwitch() : UITextField()
            if self == .skippedField { view.formOptions.stop = .never }
            view.formOptions.error = "No."
            return view
        }
    }

    @Test(
        "what the user can't reach isn't checked, and is again when it can be reached", arguments: Checked.allCases,
        Absence.allCases)
    func absent(_ checked: Checked, _ absence: Absence) {
        let form = DeviceForm(1)
        let (view, box) = (checked.make(), UIView(frame: CGRect(x: 0, y: 300, width: 393, height: 80)))
        view.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
        box.addSubview(view)
        form.viewController.view.addSubview(box)
        form.device.settle()
        for _ in 0..<2 {
            #expect(!form.navigator.isValid && form.navigator.firstInvalidField === view)
            absence.apply(to: view, in: box, true)
            #expect(form.navigator.isValid && form.navigator.firstInvalidField == nil)
            absence.apply(to: view, in: box, false)
        }
    }

    @Test("an error applies to what each wheel of a picker shows")
    func wheels() {
        final class Wheels: NSObject, UIPickerViewDataSource {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        }
        let (picker, wheels) = (UIPickerView(), Wheels())
        picker.dataSource = wheels
        picker.reloadAllComponents()
        for wheel in 0...1 {
            picker.formOptions.error = "Not then"
            #expect(picker.formOptions.error == "Not then")
            picker.selectRow(2, inComponent: wheel, animated: false)
            #expect(picker.formOptions.error == nil)
        }
    }

    @Test(
        "a child's form is checked by the child's navigator, inside a form that has its own or one that's excluded",
        arguments: [true, false])
    func childWithNavigator(isExcluded: Bool) {
        let (form, child) = (DeviceForm(1), UIViewController())
        form.viewController.addChild(child)
        child.view.frame = CGRect(x: 0, y: 300, width: 393, height: 150)
        form.viewController.view.addSubview(child.view)
        child.didMove(toParent: form.viewController)
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 300, height: 40))
        field.formOptions.stop = .never
        field.formOptions.validation = .text { $0.isEmpty ? "Missing" : nil }
        child.view.addSubview(field)
        form.viewController.view.formOptions.isExcluded = isExcluded
        let inner = FormNavigator(viewController: child)
        #expect(!inner.isValid && inner.firstInvalidField === field)
        #expect(form.navigator.isValid)
        field.text = "a"
        #expect(inner.isValid)
    }

    @Test("a closed group's fields count, whichever field has focus and if none has", arguments: [nil, 0, 1, 3])
    func closedGroup(_ focus: Int?) {
        let (form, _) = makeForm()
        for index in [0, 3] { form.fields[index].text = "x" }
        if let focus { form.fields[focus].becomeFirstResponder() }
        #expect(!form.navigator.isValid)
        #expect(form.navigator.firstInvalidField === form.fields[1])
        #expect(form.navigator.focusFirstInvalid())
        #expect(form.focus == "1")
        #expect(form.navigator.fields == Array(form.fields[1...2]))
        #expect(form.fields[1].returnKeyType == .next && form.fields[2].returnKeyType == .done)
        form.fields[1].text = "x"
        #expect(form.navigator.focusFirstInvalid())
        #expect(form.focus == "2")
        form.fields[2].text = "x"
        #expect(form.navigator.isValid)
        form.fields[0].text = ""
        #expect(!form.navigator.isValid)
        #expect(form.navigator.focusFirstInvalid(), "out of the group, if the invalid field is outside")
        #expect(form.focus == "0")
    }

    @Test("the fields of a group are checked where the group stands in the order; hidden groups are not")
    func order() {
        let (form, group) = makeForm()
        #expect(form.navigator.firstInvalidField === form.fields[0])
        form.fields[0].text = "x"
        form.fields[1].becomeFirstResponder()
        #expect(form.navigator.firstInvalidField === form.fields[1])
        form.navigator.endEditing()
        group.isHidden = true
        #expect(form.navigator.firstInvalidField === form.fields[3])
        form.fields[3].text = "x"
        #expect(form.navigator.isValid)
    }

    @Test("groups in groups")
    func nested() {
        let (form, group) = makeForm()
        let inner = UIView(frame: group.bounds)
        inner.formOptions.grouping = .closed
        group.addSubview(inner)
        inner.addSubview(form.fields[2])
        for index in [0, 1, 3] { form.fields[index].text = "x" }
        #expect(form.navigator.firstInvalidField === form.fields[2])
        form.fields[0].becomeFirstResponder()
        #expect(form.navigator.focusFirstInvalid())
        #expect(form.focus == "2")
        #expect(form.navigator.fields == [form.fields[2]])
    }

    // MARK: - The whole app's navigator

    /// A screen with two required fields.
    private final class Screen: UIViewController {
        let fields = [UITextField(named: "0"), UITextField(named: "1")]

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, field) in fields.enumerated() {
                field.frame = CGRect(x: 20, y: 120 + 50 * index, width: 300, height: 40)
                field.formOptions.validation = FormValidationTests.isFilled
                view.addSubview(field)
            }
        }

        func fill() { for field in fields { field.text = "x" } }
    }

    private func withShared(_ body: (FormNavigator) throws -> Void) rethrows {
        let shared = FormNavigator.shared
        let before = shared.configuration
        shared.isAutoToolbarEnabled = true
        defer { shared.configuration = before }
        try body(shared)
        shared.endEditing()
    }

    @Test("shared answers for the screen on top, also before any field has focus")
    func sharedOnTop() {
        withShared { shared in
            let device = HeadlessDevice()
            let (first, second, third) = (Screen(), Screen(), Screen())
            let navigation = UINavigationController(rootViewController: first)
            let tabBar = UITabBarController()
            tabBar.viewControllers = [UIViewController(), navigation]
            tabBar.selectedIndex = 1
            device.show(tabBar)
            #expect(!shared.isValid)
            #expect(shared.firstInvalidField === first.fields[0])
            first.fill()
            #expect(shared.isValid)
            navigation.pushViewController(second, animated: false)
            device.settle()
            #expect(!shared.isValid)
            #expect(shared.focusFirstInvalid())
            #expect(second.fields[0].isFirstResponder)
            second.fill()
            #expect(shared.isValid)
            shared.endEditing()
            tabBar.present(third, animated: false)
            device.settle()
            #expect(shared.firstInvalidField === third.fields[0])
            third.dismiss(animated: true)
            #expect(shared.isValid, "its screen is disappearing")
            device.settle()
            #expect(shared.isValid)
        }
    }

    @Test("shared answers for a screen that is presented over a field which keeps focus")
    func sharedOverFocus() {
        withShared { shared in
            let device = HeadlessDevice()
            let (below, above) = (Screen(), Screen())
            device.show(below)
            below.fields[0].becomeFirstResponder()
            device.settle()
            below.present(above, animated: false)
            device.settle()
            #expect(below.fields[0].isFirstResponder)
            #expect(!shared.isValid)
            #expect(shared.firstInvalidField === above.fields[0])
            above.fill()
            #expect(shared.isValid)
            #expect(shared.firstInvalidField == nil)
            above.dismiss(animated: false)
            device.settle()
            #expect(!shared.isValid)
            #expect(shared.firstInvalidField === below.fields[0])
        }
    }

    @Test("where it does not know it says that not all is well")
    func sharedUnknown() {
        withShared { shared in
            let device = HeadlessDevice()
            #expect(!shared.isValid, "no window")
            let split = UISplitViewController()
            split.viewControllers = [Screen(), Screen()]
            device.show(split)
            device.settle()
            for case let screen as Screen in split.viewControllers { screen.fill() }
            let screens = split.viewControllers.compactMap { $0 as? Screen }.filter { $0.viewIfLoaded?.window != nil }
            if screens.count > 1 {
                #expect(!shared.isValid, "two screens side by side")
                #expect(shared.firstInvalidField == nil && !shared.focusFirstInvalid())
            }
            screens.first?.fields[0].becomeFirstResponder()
            #expect(shared.isValid, "the screen with focus")
        }
    }

    @Test("a screen with a navigator of its own, or one that is excluded, is not shared's to answer for")
    func sharedOthers() {
        withShared { shared in
            let device = HeadlessDevice()
            let screen = Screen()
            device.show(screen)
            screen.fill()
            #expect(shared.isValid)
            let own = FormNavigator(viewController: screen)
            #expect(!shared.isValid)
            #expect(own.isValid)
            own.uninstall()
            #expect(shared.isValid)
            shared.configuration.excludedViewControllerClasses = [Screen.self]
            #expect(!shared.isValid)
        }
    }

    @Test("while rows are not loaded, a form is invalid or unknown; valid once the delegate says where fields are")
    func rows() {
        final class Delegate: FormNavigatorDelegate {
            func formNavigator(_: FormNavigator, indexPathsWithFieldsIn _: UIScrollView) -> [IndexPath]? {
                [IndexPath(row: 0, section: 0)]
            }
        }
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(60, fieldsAt: [0, 50]))
        survey.start(on: device)
        #expect(!survey.form.isValid && survey.form.firstInvalidField == nil)
        survey.form.currentField?.formOptions.validation = Self.isFilled
        #expect(!survey.form.isValid && survey.form.firstInvalidField != nil)
        device.type("x")
        #expect(!survey.form.isValid && survey.form.firstInvalidField == nil)
        let delegate = Delegate()
        survey.form.delegate = delegate
        #expect(survey.form.isValid)
        // A table that fits on the screen can't have hidden rows.
        let short = Survey(Survey.rows(3, fieldsAt: [0, 2]))
        short.start(on: HeadlessDevice())
        #expect(short.form.isValid)
    }

    @Test("a form whose view is not loaded is not known to be valid")
    func notLoaded() {
        let screen = Screen()
        let form = FormNavigator(viewController: screen)
        #expect(!form.isValid && form.firstInvalidField == nil)
        #expect(!screen.isViewLoaded)
        screen.loadViewIfNeeded()
        #expect(!form.isValid && form.firstInvalidField === screen.fields[0])
        screen.fill()
        #expect(form.isValid)
        form.uninstall()
        #expect(!form.isValid)
    }
}
