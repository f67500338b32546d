import FormNavigation
import TestSupport
import Testing
import UIKit

/// What may happen while a stop that doesn't accept text has focus.
@MainActor
struct StopLifeTests {
    @Test("a ring is seen on a stop that clips")
    func clippingStop() throws {
        let form = StopForm()
        form.news.clipsToBounds = true
        form.name.becomeFirstResponder()
        form.navigator.focusNext()
        let ring = try #require(form.news.subviews.last)
        #expect(form.news.bounds.contains(ring.frame))
    }

    @Test(
        "a view that stops being a stop loses the toolbar, with or without focus, and gets it back when it's a stop again"
    )
    func noLongerStop() {
        let (form, choice) = (StopForm(), ChoiceControl(frame: CGRect(x: 20, y: 500, width: 200, height: 40)))
        form.viewController.view.addSubview(choice)
        choice.formOptions.stop = .always
        form.device.settle()
        #expect(form.navigator.focus(choice) && form.navigator.currentField === choice)
        for _ in 0..<2 {
            choice.formOptions.stop = .automatic
            form.device.settle()
            #expect(choice.isFirstResponder)
            #expect(choice.inputAccessoryView == nil && form.device.keyboard.inputAccessoryView == nil)
            choice.formOptions.stop = .always
            form.device.settle()
            #expect(form.navigator.currentField === choice)
            #expect(choice.inputAccessoryView === form.navigator.toolbar)
        }
        form.navigator.endEditing()
        choice.formOptions.stop = .automatic
        #expect(choice.becomeFirstResponder())
        form.device.settle()
        #expect(choice.inputAccessoryView == nil && form.device.keyboard.inputAccessoryView == nil)
        choice.resignFirstResponder()
    }

    @Test("nothing stands in for a stop whose turn doesn't come, because the field before it keeps focus")
    func keptFocus() {
        let (form, keeping) = (StopForm(), KeepingDelegate())
        let subviews = form.news.subviews
        form.name.becomeFirstResponder()
        form.name.delegate = keeping
        for _ in 0..<2 {
            #expect(!form.navigator.focusNext() && !form.navigator.focus(form.news))
            #expect(form.focus == "Name" && form.news.subviews == subviews)
        }
        form.name.delegate = nil
        #expect(form.navigator.focusNext() && form.focus == "News")
        form.navigator.endEditing()
        #expect(form.news.subviews == subviews)
    }

    @Test("switching the shared navigator off ends no other navigator's stop")
    func otherNavigatorsStop() {
        let form = StopForm()
        form.navigator.uninstall()
        let shared = FormNavigator.shared
        shared.isAutoToolbarEnabled = true
        defer { shared.isAutoToolbarEnabled = false }
        form.name.becomeFirstResponder()
        shared.focusNext()
        form.device.settle()
        let own = FormNavigator(viewController: form.viewController)
        #expect(own.currentField === form.news)
        shared.configuration.isEnabled = false
        #expect(own.currentField === form.news)
        shared.configuration.isEnabled = true
        own.focusNext()
        #expect(own.currentField === form.city)
    }

    @Test("a navigator that the app starts again while it gives back a stop's focus works on")
    func startedAgain() {
        final class Restarting: FormNavigatorDelegate {
            func formNavigator(
                _ navigator: FormNavigator, didEndEditingIn field: UIView, because reason: FormFocusChange.Reason
            ) {
                navigator.enable()
            }
        }
        let form = StopForm()
        let delegate = Restarting()
        form.navigator.delegate = delegate
        form.name.becomeFirstResponder()
        #expect(form.navigator.focusNext() && form.navigator.currentField === form.news)
        form.navigator.uninstall()
        form.device.settle()
        form.navigator.delegate = nil
        form.name.becomeFirstResponder()
        #expect(form.name.inputAccessoryView === form.navigator.toolbar)
        #expect(form.navigator.focusNext() && form.navigator.currentField === form.news)
    }

    @Test("an app that gives a stop its focus back as soon as it has lost it has a form that knows")
    func focusGivenBack() {
        final class Listener: FormNavigatorDelegate {
            var log: [String] = []
            var onEnd: ((UIView) -> Void)?

            func formNavigator(
                _: FormNavigator, didBeginEditingIn field: UIView, because _: FormFocusChange.Reason
            ) { log.append("+\(field.accessibilityLabel ?? "?")") }

            func formNavigator(_: FormNavigator, didEndEditingIn field: UIView, because _: FormFocusChange.Reason) {
                log.append("-\(field.accessibilityLabel ?? "?")")
                let act = onEnd
                onEnd = nil
                act?(field)
            }
        }
        let (form, listener) = (StopForm(), Listener())
        form.navigator.delegate = listener
        form.navigator.focus(form.news)
        form.device.settle()
        var isGivenBack = false
        listener.onEnd = { isGivenBack = form.navigator.focus($0) }
        form.navigator.endEditing()
        form.device.settle()
        #expect(isGivenBack && form.focus == "News")
        #expect(listener.log == ["+News", "-News", "+News"])
        #expect(form.news.subviews.count { $0.isFirstResponder } == 1)
        form.navigator.focusNext()
        #expect(form.focus == "City")
        #expect(form.news.subviews.allSatisfy { !$0.isFirstResponder })
    }

    @Test("a stop has options of its own while it has focus, in both directions", arguments: [true, false])
    func ownOptions(isOn: Bool) throws {
        let form = StopForm(gap: 120, on: HeadlessDevice(.iPhoneSE))
        form.navigator.configuration.isAvoidanceEnabled = !isOn
        form.navigator.configuration.endsEditingOnTapOutside = !isOn
        form.plan.formOptions.avoidance.isEnabled = isOn
        form.plan.formOptions.endsEditingOnTapOutside = isOn
        let scrollView = try #require(form.plan.superview as? UIScrollView)
        form.navigator.focus(form.plan)
        form.device.settle()
        #expect(form.focus == "Plan")
        #expect((scrollView.contentOffset.y > 0) == isOn)
        form.device.tap(at: CGPoint(x: 360, y: 30))
        #expect((form.focus == nil) == isOn)
    }

    @Test("a control that takes focus by itself is noticed in each of several windows")
    func twoWindows() {
        let device = HeadlessDevice()
        let forms = (0..<4).map { _ in StopForm(on: device) }
        for form in forms {
            let control = ChoiceControl()
            control.accessibilityLabel = "Choice"
            control.formOptions.stop = .always
            control.frame = CGRect(x: 20, y: 500, width: 200, height: 40)
            form.viewController.view.addSubview(control)
        }
        for form in forms.reversed() {
            form.name.window?.makeKeyAndVisible()
            let control = form.viewController.view.subviews.last
            _ = control?.becomeFirstResponder()
            device.settle()
            #expect(form.focus == "Choice")
            #expect(control?.inputAccessoryView === form.navigator.toolbar)
        }
    }

    @Test("a switch that has focus keeps it, and is seen, when the interface turns")
    func rotation() {
        let form = StopForm(gap: 150)
        form.viewController.view.subviews[0].autoresizingMask = [.flexibleWidth, .flexibleHeight]
        form.name.becomeFirstResponder()
        _ = form.visited(4) { form.navigator.focusNext() }
        #expect(form.focus == "Plan")
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            form.device.rotate(to: orientation)
            form.device.settle()
            #expect(form.focus == "Plan")
            let frame = form.plan.convert(form.plan.bounds, to: nil)
            #expect(form.device.keyboard.isVisible)
            #expect(
                frame.maxY <= form.device.keyboard.frame.minY && frame.minY >= 0, "\(orientation.rawValue) \(frame)")
        }
        form.navigator.endEditing()
        form.device.settle()
        #expect((form.name.superview as? UIScrollView)?.contentInset == .zero)
    }

    @Test("an input bar rides on the toolbar of a switch as on the keys of a text field")
    func inputBar() {
        let form = StopForm()
        let bar = UIView(frame: CGRect(x: 0, y: 852 - 84, width: 393, height: 84))
        let box = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 40))
        bar.addSubview(box)
        form.viewController.view.addSubview(bar)
        form.navigator.inputBar = FormInputBar(bar, over: form.name.superview as? UIScrollView)
        for field in [box, form.news, box, form.name, form.news] as [UIView] {
            if field === form.news {
                form.name.becomeFirstResponder()
                form.navigator.focusNext()
            } else {
                field.becomeFirstResponder()
            }
            form.device.settle()
            #expect(form.navigator.currentField === field)
            let frame = bar.convert(bar.bounds, to: nil)
            #expect(frame.maxY - 34 <= form.device.keyboard.frame.minY + 0.5, "\(frame) \(form.device.keyboard.frame)")
        }
        form.navigator.endEditing()
        form.device.settle()
        #expect(bar.transform == .identity)
        #expect((form.name.superview as? UIScrollView)?.contentInset == .zero)
    }

    @Test("a switch in a cell that is scrolled off, reloaded or deleted leaves no stand-in behind", arguments: 0...3)
    func cells(_ kind: Int) {
        let device = HeadlessDevice()
        let screen = Rows()
        device.show(screen)
        device.settle()
        screen.form?.focusNext()
        screen.form?.focusNext()
        device.settle()
        let stop = screen.form?.currentField
        #expect(stop?.tag == 1)
        switch kind {
        case 0: screen.tableView.contentOffset.y = 3_000
        case 1: screen.tableView.reloadData()
        case 2:
            screen.first = 100
            screen.tableView.reloadData()
        default:
            screen.count = 0
            screen.tableView.reloadData()
        }
        screen.view.layoutIfNeeded()
        device.settle()
        let standIns = screen.switches.filter { !$0.subviews.isEmpty }
        if let field = screen.form?.currentField {
            #expect(standIns.count == 1 && standIns[0] === field, "kind \(kind)")
            screen.form?.focusNext()
            device.settle()
        } else {
            #expect(standIns.isEmpty, "kind \(kind)")
            #expect(!device.keyboard.isVisible)
        }
        if kind == 0 { #expect(screen.form?.currentField?.tag == 2) }
    }

    @Test("a field that refuses after a switch leaves focus there, or is passed over", arguments: HeadlessBehavior.all)
    func refusing(_ behavior: HeadlessBehavior) {
        final class No: NSObject, UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
        }
        let form = StopForm(on: HeadlessDevice(behavior: behavior))
        let no = No()
        form.name.becomeFirstResponder()
        form.navigator.focusNext()
        form.device.settle()
        form.city.delegate = no
        form.birthday.isEnabled = false
        form.plan.isEnabled = false
        #expect(!form.navigator.focusNext())
        form.device.settle()
        #expect(form.focus == "News")
        #expect(form.news.subviews.count == 1)
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        form.plan.isEnabled = true
        #expect(form.navigator.focusNext())
        form.device.settle()
        #expect(form.focus == "Plan")
        #expect(form.news.subviews.isEmpty)
    }

    @Test("what is above a switch follows every change of options at once")
    func switching() {
        final class Bar: UIView, FormAccessoryView {
            func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) {}
        }
        let form = StopForm()
        form.name.becomeFirstResponder()
        form.navigator.focusNext()
        form.device.settle()
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 1, height: 50))
        form.navigator.accessoryView = bar
        form.device.settle()
        #expect(form.device.keyboard.inputAccessoryView === bar)
        form.navigator.accessoryView = nil
        form.device.settle()
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        form.navigator.isAutoToolbarEnabled = false
        form.device.settle()
        #expect(form.focus == "News")
        #expect(!form.device.keyboard.isVisible)
        form.navigator.isAutoToolbarEnabled = true
        form.device.settle()
        #expect(form.device.keyboard.inputAccessoryView === form.navigator.toolbar)
        #expect(form.device.keyboard.isVisible)
        form.news.formOptions.toolbar.isEnabled = false
        form.navigator.reload()
        form.device.settle()
        #expect(!form.device.keyboard.isVisible)
        #expect(form.focus == "News")
    }

    @Test("a switch that goes with the view around it leaves nothing behind")
    func removedAround() {
        let form = StopForm()
        form.name.becomeFirstResponder()
        form.navigator.focusNext()
        form.device.settle()
        form.name.superview?.removeFromSuperview()
        form.device.settle()
        #expect(form.focus == nil)
        #expect(form.news.subviews.isEmpty)
        #expect(!form.device.keyboard.isVisible)
        #expect(form.viewController.keyCommands == nil)
    }
}

/// A table with a switch in every row.
private final class Rows: UITableViewController {
    private(set) var form: FormNavigator?
    var first = 0
    var count = 160
    var switches: [UISwitch] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        form = FormNavigator(viewController: self)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let control: UISwitch
        if let old = cell.contentView.subviews.first as? UISwitch {
            control = old
        } else {
            control = UISwitch(frame: CGRect(x: 20, y: 5, width: 51, height: 31))
            control.formOptions.stop = .always
            switches.append(control)
            cell.contentView.addSubview(control)
        }
        control.tag = indexPath.row + first
        return cell
    }
}
