import FormNavigation
import TestSupport
import Testing
import UIKit

/// Editing begins before anything is visible: in a fade, in a push, in `viewWillAppear`.
@MainActor
struct UnreportedFocusTests {
    /// The ways for a view to exist without being usable.
    enum Absence: CaseIterable {
        case transparent, hidden, notInteractive, scaledToNothing

        @MainActor
        func apply(to view: UIView, _ isAbsent: Bool = true) {
            switch self {
            case .transparent: view.alpha = isAbsent ? 0 : 1
            case .hidden: view.isHidden = isAbsent
            case .notInteractive: view.isUserInteractionEnabled = !isAbsent
            case .scaledToNothing:
                view.transform = isAbsent ? CGAffineTransform(scaleX: 0.001, y: 0.001) : .identity
            }
        }
    }

    private func isServed(_ field: UITextField, by navigator: FormNavigator, on device: HeadlessDevice) -> Bool {
        field.isFirstResponder && device.keyboard.inputAccessoryView === navigator.toolbar
            && field.inputAccessoryView === navigator.toolbar && field.returnKeyType != .default
    }

    @Test("a form whose root is not to be seen has everything", arguments: Absence.allCases)
    func root(_ absence: Absence) {
        let form = DeviceForm(3)
        absence.apply(to: form.viewController.view)
        form.fields[1].becomeFirstResponder()
        #expect(isServed(form.fields[1], by: form.navigator, on: form.device))
        #expect(form.fields.map(\.returnKeyType) == [.next, .next, .done])
        #expect(form.navigator.toolbar.previousItem.isEnabled && form.navigator.toolbar.nextItem.isEnabled)
    }

    @Test(
        "a field in a part of the form that fades in is served at once, and the others once it is there",
        arguments: Absence.allCases, HeadlessBehavior.all)
    func part(_ absence: Absence, _ behavior: HeadlessBehavior) {
        let form = DeviceForm(3, on: HeadlessDevice(behavior: behavior))
        let popup = UIView(frame: form.viewController.view.bounds)
        form.viewController.view.addSubview(popup)
        for field in form.fields { popup.addSubview(field) }
        absence.apply(to: popup)
        form.fields[0].becomeFirstResponder()
        form.device.runLoop.turn()
        #expect(isServed(form.fields[0], by: form.navigator, on: form.device))
        #expect(form.navigator.fields == [] && !form.navigator.canFocusNext)
        absence.apply(to: popup, false)
        form.device.settle()
        #expect(isServed(form.fields[0], by: form.navigator, on: form.device))
        #expect(form.fields.map(\.returnKeyType) == [.next, .next, .done])
        #expect(form.navigator.toolbar.nextItem.isEnabled)
    }

    @Test("of the fields around it none is a stop for that, and moving away leads nowhere back")
    func others() {
        let form = DeviceForm(3)
        form.fields[0].becomeFirstResponder()
        form.fields[0].isHidden = true
        form.navigator.reload()
        #expect(isServed(form.fields[0], by: form.navigator, on: form.device))
        form.navigator.focusNext()
        #expect(form.focus == "1")
        #expect(form.fields[0].inputAccessoryView == nil)
        #expect(!form.navigator.toolbar.previousItem.isEnabled)
        #expect(!form.navigator.focusPrevious())
    }

    @Test("one that a custom order leaves out can be left, and the trace says that it's skipped")
    func leftOut() {
        let form = DeviceForm(2)
        form.navigator.configuration.order = .custom { Array($0.dropFirst()) }
        form.fields[0].isHidden = true
        form.fields[1].isHidden = true
        let decisions = trace { form.fields[0].becomeFirstResponder() }
        #expect(decisions.contains { $0.kind == .skipped && $0.reason == .leftOutByOrder })
        #expect(
            form.fields[0].inputAccessoryView === form.navigator.toolbar && form.fields[0].returnKeyType == .default)
    }

    @Test("before the first layout no field has a size: the form is laid out, and looked at once")
    func beforeLayout() {
        let form = DeviceForm(0)
        let stack = UIStackView(arrangedSubviews: (0..<3).map { UITextField(named: "\($0)") })
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 20, y: 80, width: 300, height: 150)
        form.viewController.view.addSubview(stack)
        let fields = stack.arrangedSubviews.compactMap { $0 as? UITextField }
        fields[1].becomeFirstResponder()
        #expect(fields.map(\.returnKeyType) == [.next, .next, .done])
        #expect(form.navigator.toolbar.previousItem.isEnabled && form.navigator.toolbar.nextItem.isEnabled)
    }

    /// Gives focus to a field before it's visible, as many screens do.
    private final class Screen: UIViewController {
        let fields = [UITextField(named: "0"), UITextField(named: "1")]
        private(set) var form: FormNavigator?
        var isShared = false

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, field) in fields.enumerated() {
                field.frame = CGRect(x: 20, y: 120 + 50 * index, width: 300, height: 40)
                view.addSubview(field)
            }
            if !isShared { form = FormNavigator(viewController: self) }
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            fields[0].becomeFirstResponder()
        }
    }

    @Test(
        "P19: focus that is asked for in viewWillAppear comes with everything, or does not come",
        arguments: [true, false], [true, false])
    func willAppear(_ remembers: Bool, _ isShared: Bool) {
        var behavior = HeadlessBehavior()
        behavior.remembersEarlyFocus = remembers
        let device = HeadlessDevice(behavior: behavior)
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        shared.isAutoToolbarEnabled = isShared
        shared.configuration.isReturnKeyEnabled = isShared
        let navigation = UINavigationController(rootViewController: UIViewController())
        device.show(navigation)
        device.settle()
        let screen = Screen()
        screen.isShared = isShared
        navigation.pushViewController(screen, animated: true)
        device.settle()
        #expect(screen.fields[0].isFirstResponder == remembers)
        if !remembers { screen.fields[0].becomeFirstResponder() }
        #expect(isServed(screen.fields[0], by: screen.form ?? shared, on: device))
        #expect(screen.fields.map(\.returnKeyType) == [.next, .done])
        shared.endEditing()
    }
}
