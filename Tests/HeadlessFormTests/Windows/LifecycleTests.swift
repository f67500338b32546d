import TestSupport
import Testing
import UIKit

@testable import FormNavigation

/// Screens that appear and disappear, apps that are left and return, and what's there afterward.
@MainActor
struct LifecycleTests {
    /// Whether the toolbar is above the keyboard of a form, and works.
    private func hasToolbar(_ form: DeviceForm) -> Bool {
        let (toolbar, keyboard) = (form.navigator.toolbar, form.device.keyboard)
        return keyboard?.inputAccessoryView === toolbar && toolbar.window === keyboard?.window
            && toolbar.bounds.width == form.device.screen.bounds.width
    }

    // MARK: The toolbar

    @Test(
        "D9: after background and foreground the toolbar is there, also where iOS drops it", arguments: [false, true])
    func background(_ drops: Bool) throws {
        let form = DeviceForm(3)
        form.device.behavior.dropsAccessoryViewInBackground = drops
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let frame = form.device.keyboard.frame
        let reloads = form.device.keyboard.reloadCount
        for count in 1...3 {
            form.device.background()
            form.device.settle()
            form.device.foreground()
            form.device.settle()
            #expect(hasToolbar(form))
            #expect(form.device.keyboard.frame == frame)
            // A reload posts notifications, so it only happens if something is missing (D4).
            #expect(form.device.keyboard.reloadCount == reloads + (drops ? count : 0))
        }
        try form.device.tap(title: "Next")
        #expect(form.focus == "1")
    }

    @Test("D9: what is not the toolkit's is not reloaded")
    func backgroundOfOthers() {
        let form = DeviceForm(2)
        form.device.behavior.dropsAccessoryViewInBackground = true
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        form.fields[0].inputAccessoryView = own
        for end in [{}, { form.navigator.uninstall() }] {
            end()
            form.fields[0].becomeFirstResponder()
            let reloads = form.device.keyboard.reloadCount
            form.device.background()
            form.device.foreground()
            #expect(form.device.keyboard.reloadCount == reloads)
        }
    }

    @Test("after the app has reloaded the input views, and after a rotation, the toolbar is there")
    func reloadAndRotation() throws {
        let form = DeviceForm(3)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.fields[0].reloadInputViews()
        form.device.settle()
        #expect(hasToolbar(form))
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            form.device.rotate(to: orientation)
            form.device.settle()
            #expect(hasToolbar(form))
        }
        form.fields[0].inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        form.fields[0].reloadInputViews()
        form.device.settle()
        #expect(hasToolbar(form))
        try form.device.tap(title: "Next")
        #expect(form.focus == "1")
    }

    @Test("windows have their forms, their focus and their toolbars to themselves")
    func windows() throws {
        let device = HeadlessDevice()
        let first = DeviceForm(3, on: device)
        let second = DeviceForm(2, on: device)
        second.fields[0].becomeFirstResponder()
        first.fields[1].becomeFirstResponder()
        // A7: the keyboard is the key window's.
        #expect(hasToolbar(second) && !hasToolbar(first))
        try device.tap(title: "Next")
        #expect(second.focus == "1" && first.focus == "1")
        #expect(!second.navigator.canFocusNext && first.navigator.canFocusNext)
        first.window.makeKeyAndVisible()
        #expect(hasToolbar(first) && !hasToolbar(second))
        device.pressReturn()
        #expect(second.focus == "1" && first.focus == "2")
        device.close(first.window)
        second.window.makeKeyAndVisible()
        device.background()
        device.foreground()
        #expect(hasToolbar(second))
        device.pressReturn()
        #expect(second.focus == nil)
    }

    // MARK: Screens

    /// A typical screen of an app.
    private final class Screen: UIViewController, UITextFieldDelegate, FormNavigatorDelegate {
        var form: FormNavigator?
        let fields = (0..<3).map { UITextField(frame: CGRect(x: 20, y: 400 + 60 * $0, width: 300, height: 40)) }
        let notes = UITextView(frame: CGRect(x: 20, y: 600, width: 300, height: 100))
        var hasForm = true

        override func viewDidLoad() {
            super.viewDidLoad()
            for field in fields {
                field.delegate = self
                view.addSubview(field)
            }
            view.addSubview(notes)
            fields[0].formOptions.next = fields[2]
            fields[2].formOptions.avoidance.companions = [fields[1]]
            guard hasForm else { return }
            form = FormNavigator(viewController: self)
            form?.delegate = self
            form?.configuration.endsEditingOnTapOutside = true
        }
    }

    @Test(
        "IQ#2038 IQ#2055: a screen that is pushed and popped again and again leaves nothing, not even the last field",
        arguments: [true, false])
    func pushedAndPopped(_ hasForm: Bool) throws {
        let device = HeadlessDevice()
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        if !hasForm {
            shared.configuration = FormNavigator.Configuration()
            shared.configuration.endsEditingOnTapOutside = true
        }
        let home = UIViewController()
        let search = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        search.formOptions.stop = .never
        home.view.addSubview(search)
        let navigation = UINavigationController(rootViewController: home)
        let window = device.show(navigation)
        let recognisers = window.gestureRecognizers?.count ?? 0
        let optionCount = FormFieldOptions.stops.keys.count
        let claims = FormCenter.shared.navigators.count
        var watched: [Weak] = []
        for index in 0..<(testsEverything ? 100 : 30) {
            let screen = Screen()
            screen.hasForm = hasForm
            navigation.pushViewController(screen, animated: index.isMultiple(of: 2))
            device.settle()
            screen.fields[0].becomeFirstResponder()
            device.settle()
            let navigator = screen.form ?? shared
            navigator.focusNext()
            #expect(screen.fields[2].isFirstResponder)
            device.type("a")
            navigator.focusNext()
            #expect((window.gestureRecognizers?.count ?? 0) == recognisers + 1)
            #expect(screen.keyCommands?.isEmpty == false)
            let objects: [AnyObject?] = [
                screen, screen.form, screen.form?.toolbar, screen.notes, screen.notes.delegate,
            ]
            watched += objects.map { Weak(object: $0) }
            watched += screen.fields.flatMap { [Weak(object: $0), Weak(object: $0.delegate)] }
            // Some screens are left while they're being edited.
            if index.isMultiple(of: 3) { navigator.endEditing() }
            navigation.popViewController(animated: index.isMultiple(of: 2))
            device.settle()
        }
        // Proxies of released fields are removed when new ones are added, so a few remain, but no more after a hundred
        // screens than after thirty.
        let left = watched.filter { $0.object != nil && $0.object !== shared }
        #expect(left.count < 10)
        #expect(left.allSatisfy { !($0.object is UIResponder) && !($0.object is FormNavigator) })
        #expect((window.gestureRecognizers?.count ?? 0) == recognisers)
        #expect(home.keyCommands == nil && navigation.keyCommands == nil)
        #expect(FormFieldOptions.stops.keys.count == optionCount)
        #expect(FormCenter.shared.navigators.count == claims)
        #expect(shared.currentField == nil)
        #expect(!device.keyboard.isVisible)
        // Any remaining listener would read something now.
        shared.configuration = before
        let walks = shared.work.walks
        search.becomeFirstResponder()
        device.type("a")
        device.background()
        device.foreground()
        device.rotate(to: .landscapeLeft)
        device.settle()
        search.resignFirstResponder()
        #expect(shared.work.walks == walks)
        #expect(search.inputAccessoryView == nil && search.delegate == nil)
    }

    // MARK: Stops

    @Test("IQ#642: Previous and Next tell the truth after reload(), and without it at the next focus change")
    func enablement() throws {
        let form = DeviceForm(4)
        form.fields[2].isEnabled = false
        form.fields[3].isEnabled = false
        form.fields[1].becomeFirstResponder()
        let next = form.navigator.toolbar.nextItem
        #expect(!next.isEnabled)
        form.fields[2].isEnabled = true
        form.navigator.reload()
        #expect(next.isEnabled)
        #expect(form.device.keyboard.returnKeyType == .next)
        // Next uses the current state, whatever the button shows.
        form.fields[2].isEnabled = false
        try form.device.tap(title: "Next")
        #expect(form.focus == "1")
        form.fields[0].isEnabled = false
        form.fields[2].isEnabled = true
        form.fields[2].becomeFirstResponder()
        #expect(!next.isEnabled && form.navigator.toolbar.previousItem.isEnabled)
        try form.device.tap(title: "Previous")
        #expect(form.focus == "1")
        #expect(next.isEnabled && !form.navigator.toolbar.previousItem.isEnabled)
    }

    /// How a user moves forward.
    enum Way: CaseIterable {
        case button, returnKey, tab

        @MainActor func take(on device: HeadlessDevice) throws {
            switch self {
            case .button: try device.tap(title: "Next")
            case .returnKey: device.pressReturn()
            case .tab: device.press(.keyboardTab)
            }
        }
    }

    @Test("IQ#440 IQ#458: Next, Return and Tab pass over the fields of a hidden section", arguments: Way.allCases)
    func hiddenSection(_ way: Way) throws {
        let form = DeviceForm(4)
        let section = UIView(frame: form.viewController.view.bounds)
        form.viewController.view.addSubview(section)
        for field in form.fields[1...2] { section.addSubview(field) }
        section.isHidden = true
        form.fields[0].becomeFirstResponder()
        try way.take(on: form.device)
        #expect(form.focus == "3")
        section.isHidden = false
        form.fields[0].becomeFirstResponder()
        try way.take(on: form.device)
        #expect(form.focus == "1")
    }

    @Test("IQ#549 IQ#573 IQ#1826 IQ#2158: nested stacks are read as they are seen, and a link goes over them")
    func nestedStacks() {
        let form = DeviceForm(8)
        func stack(_ axis: NSLayoutConstraint.Axis, _ views: [UIView]) -> UIStackView {
            let stack = UIStackView(arrangedSubviews: views)
            stack.axis = axis
            stack.spacing = 10
            stack.distribution = .fillEqually
            return stack
        }
        let fields = form.fields
        for field in fields { field.heightAnchor.constraint(equalToConstant: 40).isActive = true }
        // Each pair is in a row, and one pair was added in the opposite order.
        let names = stack(.horizontal, [fields[0], fields[1]])
        let street = stack(.vertical, [fields[2], stack(.horizontal, [fields[3], fields[4]])])
        let contact = stack(.vertical, [stack(.horizontal, [fields[5], fields[6]]), fields[7]])
        let outer = stack(.vertical, [names, street, contact])
        outer.distribution = .fill
        outer.translatesAutoresizingMaskIntoConstraints = false
        let view: UIView = form.viewController.view
        view.addSubview(outer)
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            outer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            outer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        outer.insertArrangedSubview(contact, at: 0)
        form.window.layoutIfNeeded()
        #expect(TestSupport.names(form.navigator.fields) == "5 6 7 0 1 2 3 4")
        fields[6].formOptions.next = fields[4]
        #expect(TestSupport.names(form.navigator.fields) == "5 6 4 7 0 1 2 3")
        fields[5].becomeFirstResponder()
        form.device.pressReturn()
        form.device.pressReturn()
        #expect(form.focus == "4")
    }

    @Test("IQ#680: a search bar between two fields keeps its key and its delegate, and the way goes past it")
    func searchBar() throws {
        final class Searching: NSObject, UISearchBarDelegate {
            var searches: [String?] = []
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searches.append(searchBar.text) }
        }
        let form = DeviceForm(2)
        let searching = Searching()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 393, height: 56))
        bar.delegate = searching
        form.viewController.view.addSubview(bar)
        form.fields[1].frame.origin.y = 300
        form.window.layoutIfNeeded()
        form.fields[0].becomeFirstResponder()
        try form.device.tap(title: "Next")
        #expect(form.focus == "1")
        try form.device.tap(bar.searchTextField)
        form.device.type("x")
        #expect(form.device.keyboard.returnKeyType == .search)
        #expect(form.device.keyboard.inputAccessoryView == nil)
        form.device.pressReturn()
        #expect(searching.searches == ["x"])
        #expect(form.focus == nil && bar.searchTextField.isFirstResponder)
    }

    @Test(
        "RNKC#470: a sheet that is presented or has been dismissed is no part of the form below",
        arguments: [false, true])
    func dismissedSheet(_ hasOwn: Bool) {
        let form = DeviceForm(2)
        let sheet = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        sheet.view.addSubview(field)
        let own = hasOwn ? FormNavigator(viewController: sheet) : nil
        form.fields[1].becomeFirstResponder()
        form.viewController.present(sheet, animated: true)
        form.device.settle()
        #expect(names(form.navigator.fields) == "0 1")
        field.becomeFirstResponder()
        #expect(form.navigator.currentField == nil)
        #expect(own?.focusNext() != true && own?.focusPrevious() != true)
        form.device.press(.keyboardTab)
        #expect(field.isFirstResponder)
        sheet.dismiss(animated: true)
        form.device.settle()
        form.fields[1].becomeFirstResponder()
        form.device.press(.keyboardTab)
        form.device.pressReturn()
        #expect(form.focus == nil && !field.isFirstResponder)
        #expect(form.viewController.presentedViewController == nil)
    }

    @Test("Previous goes back to fields that were moved above the screen", arguments: [false, true])
    func movedAbove(_ hasHeader: Bool) {
        final class OrderViewController: UIViewController, FormContainerProviding {
            var formContainer: UIView?
        }
        let controller = OrderViewController()
        let stage = AvoidanceStage(scrolls: false, in: controller)
        controller.formContainer = controller.view
        if hasHeader {
            let container = UIView(frame: controller.view.bounds)
            controller.view.addSubview(container)
            for field in stage.fields { container.addSubview(field) }
            controller.formContainer = container
        }
        stage.focus(11)
        #expect(stage.fields[0].convert(stage.fields[0].bounds, to: nil).maxY < 0)
        #expect(stage.visitedGoingBack() == (0...10).reversed().map { "\($0)" })
    }

    // MARK: Living with others

    @Test("TPKA#225: setting a delegate, before editing or during it, does not cost the form its Next")
    func delegateSetLater() throws {
        final class Delegate: NSObject, UITextFieldDelegate {}
        let form = DeviceForm(3)
        let delegate = Delegate()
        form.fields[0].becomeFirstResponder()
        form.fields[1].delegate = delegate
        form.device.pressReturn()
        #expect(form.focus == "1")
        form.fields[1].delegate = delegate
        try form.device.tap(title: "Next")
        #expect(form.focus == "2")
        try form.device.tap(title: "Previous")
        form.device.pressReturn()
        #expect(form.focus == "2")
        form.fields[1].becomeFirstResponder()
        form.fields[1].delegate = delegate
        form.navigator.reload()
        form.device.pressReturn()
        #expect(form.focus == "2")
    }

    /// A screen with its own bar above the keyboard of all its fields.
    private final class ChatViewController: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        override var inputAccessoryView: UIView? { bar }
    }

    @Test(
        "zendesk_sdk_chat_ios#214 intercom-ios#75: navigators of an app, of its libraries and the shared one live together"
    )
    func libraries() {
        let shared = FormNavigator.shared
        let before = shared.configuration
        defer { shared.configuration = before }
        shared.isAutoToolbarEnabled = true
        let form = DeviceForm(4)
        let screens = [UIViewController(), UIViewController(), ChatViewController()]
        for (field, screen) in zip(form.fields, screens) {
            screen.view.frame = CGRect(x: 0, y: field.frame.minY, width: 393, height: 45)
            field.frame.origin.y = 0
            form.viewController.addChild(screen)
            form.viewController.view.addSubview(screen.view)
            screen.didMove(toParent: form.viewController)
            screen.view.addSubview(field)
        }
        form.navigator.uninstall()
        var navigators = screens.prefix(2).map { FormNavigator(viewController: $0) }
        let bars = navigators.map(\.toolbar) + [(screens[2] as? ChatViewController)?.bar, shared.toolbar]
        for _ in 0..<3 {
            for (field, bar) in zip(form.fields, bars) {
                field.becomeFirstResponder()
                form.device.settle()
                #expect(form.device.keyboard.inputAccessoryView === bar)
            }
        }
        #expect(navigators.map { names($0.fields) } == ["0", "1"])
        #expect(names(shared.fields) == "2 3")
        // What one library removes belongs only to that library.
        navigators.removeLast()
        form.fields[0].becomeFirstResponder()
        #expect(form.device.keyboard.inputAccessoryView === bars[0])
        form.fields[1].becomeFirstResponder()
        #expect(form.device.keyboard.inputAccessoryView === shared.toolbar)
        shared.configuration = before
        navigators = []
        #expect(form.fields.allSatisfy { $0.inputAccessoryView == nil && $0.delegate == nil })
    }

    @Test("two navigators for one controller: the second works, and letting the first go takes nothing from it")
    func twoForOne() throws {
        let form = DeviceForm(3)
        var first: FormNavigator? = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        let second = FormNavigator(viewController: form.viewController)
        form.navigator.reload()
        first?.reload()
        first?.focusNext()
        #expect(form.focus == "0")
        first = nil
        form.navigator.uninstall()
        #expect(form.device.keyboard.inputAccessoryView === second.toolbar)
        try form.device.tap(title: "Next")
        form.device.pressReturn()
        #expect(form.focus == "2")
    }

    @Test("fields that go from one form to another are given back as they were before the first")
    func adopted() {
        let device = HeadlessDevice()
        let controllers = [UIViewController(), UIViewController()]
        let fields = [100, 150].map { UITextField(frame: CGRect(x: 20, y: $0, width: 300, height: 40)) }
        for field in fields { controllers[0].view.addSubview(field) }
        let navigators = controllers.map { FormNavigator(viewController: $0) }
        let parent = UIViewController()
        for controller in controllers {
            parent.addChild(controller)
            parent.view.addSubview(controller.view)
            controller.didMove(toParent: parent)
        }
        device.show(parent)
        fields[0].becomeFirstResponder()
        #expect(fields.map(\.returnKeyType) == [.next, .done])
        fields[0].resignFirstResponder()
        for field in fields { controllers[1].view.addSubview(field) }
        fields[0].becomeFirstResponder()
        #expect(fields.allSatisfy { $0.inputAccessoryView === navigators[1].toolbar })
        navigators[1].uninstall()
        #expect(fields.map(\.returnKeyType) == [.default, .default])
        #expect(fields.allSatisfy { $0.inputAccessoryView == nil })
    }

    @Test("a navigator that works again after a newer one hears of everything once")
    func resumed() {
        let form = DeviceForm(3)
        func plans() -> Int {
            form.fields[0].becomeFirstResponder()
            form.device.settle()
            let plans = MovedFieldTests.Plans()
            form.fields[1].becomeFirstResponder()
            form.device.settle()
            return plans.count
        }
        let before = plans()
        #expect(before > 0)
        for _ in 0..<3 { FormNavigator(viewController: form.viewController).uninstall() }
        #expect(plans() == before)
    }
}
