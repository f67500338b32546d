import FormNavigation
import Foundation
import TestSupport
import Testing
import UIKit

/// The lines of the README and of the documentation do what the text around them says. ``ListingTests`` compile them.
@MainActor
struct DocumentationTests {
    final class ChatViewController: UIViewController {}

    final class SignUpViewController: UIViewController {
        private(set) var form: FormNavigator?

        override func viewDidLoad() {
            super.viewDidLoad()
            form = FormNavigator(viewController: self)
        }
    }

    @Test("README: one line in viewDidLoad")
    func oneLine() {
        let form = TestForm(column: 2, in: SignUpViewController())
        form.fields[0].becomeFirstResponder()
        #expect(form.fields[0].inputAccessoryView is FormToolbar)
        #expect(form.fields.map(\.returnKeyType) == [.next, .done])
    }

    @Test("README: for every screen of an app")
    func everyScreen() {
        let before = FormNavigator.shared.configuration
        defer { FormNavigator.shared.configuration = before }

        FormNavigator.shared.enable()
        FormNavigator.shared.configuration.excludedViewControllerClasses.append(ChatViewController.self)
        FormNavigator.shared.configuration.playsInputClicks = true

        let screen = TestForm(column: 1)
        screen.fields[0].becomeFirstResponder()
        #expect(screen.fields[0].inputAccessoryView is FormToolbar)
        #expect(screen.fields[0].returnKeyType == .done)
        let chat = TestForm(column: 1, in: ChatViewController())
        chat.fields[0].becomeFirstResponder()
        #expect(chat.fields[0].inputAccessoryView == nil)
    }

    @Test("Options.md: text views that say what belongs into them, and grow")
    func placeholders() {
        let screen = TestForm(column: 1)
        let notesView = PlaceholderTextView()
        notesView.placeholder = "Notes for the courier"
        notesView.maximumVisibleLines = 5

        screen.view.addSubview(notesView)
        notesView.frame.size.width = 300
        notesView.text = String(repeating: "\n", count: 4)
        let five = notesView.intrinsicContentSize.height
        notesView.text = String(repeating: "\n", count: 9)
        #expect(notesView.intrinsicContentSize.height == five)
        notesView.text = ""
        #expect(notesView.intrinsicContentSize.height < five)
    }

    @Test("README and Options.md: what there is to choose")
    func options() {
        final class Delegate: FormNavigatorDelegate {
            let form: FormNavigator
            init(_ form: FormNavigator) {
                self.form = form
                form.delegate = self
            }
        }
        func isEmail(_ field: UIView) -> Bool { (field as? UITextField)?.text?.contains("@") == true }
        let screen = TestForm(column: 5)
        let (cityField, couponField, cardNumberField) = (screen.fields[0], screen.fields[1], screen.fields[2])
        let (emailField, codeField) = (screen.fields[3], screen.fields[4])
        let termsSwitch = UISwitch(frame: CGRect(x: 20, y: 400, width: 51, height: 31))
        let notesView = UITextView(frame: CGRect(x: 20, y: 500, width: 300, height: 50))
        let (addressView, errorLabel, messageView, commentBar) = (UIView(), UILabel(), UIView(), UIView())
        let (tableView, sendButton) = (UITableView(frame: .zero, style: .plain), UIButton())
        for view in [termsSwitch, notesView, addressView, errorLabel, commentBar] { screen.view.addSubview(view) }
        let (scan, help) = (UIBarButtonItem(systemItem: .camera), UIBarButtonItem(title: "Help"))
        let payAction = UIAction { _ in }
        let form = FormNavigator(viewController: screen.viewController)

        form.configuration.order = .tag
        form.configuration.wrapsAround = true
        cityField.formOptions.next = cardNumberField
        addressView.formOptions.grouping = .together
        couponField.formOptions.stop = .never
        termsSwitch.formOptions.stop = .always
        #expect(form.fields == [cityField, cardNumberField, emailField, codeField, termsSwitch, notesView])

        cityField.returnKeyType = .search
        form.configuration.lastReturnKey = .send
        cityField.formOptions.keepsReturnKeyType = true
        form.configuration.keepsReturnKeyTypes = true
        notesView.formOptions.movesOnReturn = true
        notesView.formOptions.movesOnTab = true

        emailField.formOptions.validation = .text { $0.contains("@") ? nil : "It has an @ in it." }
        codeField.formOptions.autoAdvanceLength = 6
        form.configuration.invalidFieldPolicy = .warn
        form.focusFirstInvalid()
        #expect(form.currentField === emailField)
        #expect(notesView.returnKeyType == .send)
        #expect(cityField.returnKeyType == .search)

        form.focus(emailField)
        #expect(form.currentField === emailField)
        let indexPath = IndexPath(row: 0, section: 0)
        form.focusField(at: indexPath, in: tableView)
        Task { @MainActor [form] in
            for await change in form.focusChanges() { print(change.reason) }
        }.cancel()

        form.configuration.toolbar.tintColor = .systemGreen
        form.configuration.toolbar.showsProgress = true
        form.configuration.toolbar.done = .title("Pay")
        form.configuration.toolbar.doneAction = payAction
        form.configuration.toolbar.trailingItems = [scan]
        form.configuration.toolbar.progressText = { "Step \($0) of \($1)" }
        form.configuration.toolbar.titleText = { state in state.title.map { "Order: \($0)" } }
        form.configuration.toolbar.hidesWithHardwareKeyboard = true
        cardNumberField.formOptions.toolbar.title = .text("Card")
        cardNumberField.formOptions.toolbar.leadingItems = [help]
        cardNumberField.formOptions.toolbar.tintColor = .systemOrange
        cityField.formOptions.toolbar.isEnabled = false
        #expect(form.toolbar.tintColor == .systemGreen)
        #expect(form.toolbar.doneItem.title == "Pay")
        #expect(form.toolbar.bar.items?.contains(scan) == true)
        cardNumberField.becomeFirstResponder()
        let title = form.toolbar.bar.items?.lazy.compactMap(\.customView).first
        #expect(title?.accessibilityLabel == "Order: Card, Step 2 of 6")
        #expect(form.toolbar.bar.items?.first === help)
        #expect(form.toolbar.tintColor == .systemOrange)
        #expect(cityField.inputAccessoryView == nil)
        let stepsView = StepsView()
        form.accessoryView = stepsView
        #expect(cardNumberField.inputAccessoryView === stepsView)

        let recognizers = screen.window.gestureRecognizers ?? []
        form.configuration.keyboardDistance = 16
        emailField.formOptions.avoidance.companions = [errorLabel]
        form.configuration.extraKeyboardDistance = 44
        form.configuration.topDistance = 40
        form.viewsKeptInSight = [sendButton]
        form.configuration.keyboardAppearance = .dark
        form.inputBar = FormInputBar(commentBar, over: tableView)
        form.inputBar?.contentMovement = .atEnd
        form.inputBar?.keyboardDistance = 8
        form.inputBar?.pinnedView = messageView
        form.configuration.endsEditingOnTapOutside = true
        form.configuration.viewClassesThatKeepEditing.append(StepsView.self)
        #expect(screen.window.gestureRecognizers?.count == recognizers.count + 1)

        form.configuration.rules.append(.off(.toolbar, in: ChatViewController.self))
        form.configuration.excludedViewControllerClasses.append(ChatViewController.self)
        form.configuration.isEnabled = false
        #expect(cardNumberField.inputAccessoryView == nil)
        let delegate = Delegate(form)
        #expect(form.delegate === delegate)
    }

    private final class StepsView: UIView, FormAccessoryView {
        func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) {}
    }

    @Test("KeyboardAvoidance.md: views of the app's own move with the keyboard, and are told of it")
    func keyboard() {
        final class Screen: UIViewController, FormNavigatorDelegate {
            let (button, logo) = (UIView(), UIView())
            private(set) lazy var buttonBottom = button.bottomAnchor.constraint(equalTo: view.bottomAnchor)

            func formNavigator(_ navigator: FormNavigator, keyboardDidChange keyboard: FormKeyboard) {
                keyboard.animateAlongside {
                    self.buttonBottom.constant = -keyboard.overlap(with: self.view)
                    self.logo.alpha = keyboard.isDocked ? 0.2 : 1
                    self.view.layoutIfNeeded()
                }
            }
        }
        let controller = Screen()
        let screen = TestForm(column: 1, in: controller)
        controller.button.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(controller.button)
        controller.buttonBottom.isActive = true
        let form = FormNavigator(viewController: controller)
        form.delegate = controller
        screen.fields[0].becomeFirstResponder()
        screen.window.layoutIfNeeded()

        let view = screen.view
        let frame = FormKeyboard.current.frame(in: view)
        #expect(controller.button.frame.maxY == frame?.minY ?? view.bounds.maxY)
        #expect(controller.logo.alpha == (FormKeyboard.current.isDocked ? 0.2 : 1))
        Task { @MainActor in
            for await keyboard in FormKeyboard.changes() where keyboard.isSettled { print(keyboard.isVisible) }
        }.cancel()
    }

    @Test("TablesAndCollections.md: the rows that hold fields")
    func rows() {
        final class Rows: NSObject, UITableViewDataSource, FormNavigatorDelegate {
            let tableView = UITableView(frame: CGRect(x: 0, y: 300, width: 300, height: 100), style: .plain)
            var rowsWithFields: [IndexPath] = []

            func formNavigator(
                _ navigator: FormNavigator, indexPathsWithFieldsIn scrollView: UIScrollView
            ) -> [IndexPath]? {
                scrollView === tableView ? rowsWithFields : nil  // nil: not known, so that row after row is looked at
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
                field.placeholder = "\(indexPath.row)"
                if rowsWithFields.contains(indexPath) { cell.contentView.addSubview(field) }
                return cell
            }
        }
        let screen = TestForm(column: 1)
        let rows = Rows()
        rows.tableView.dataSource = rows
        screen.view.addSubview(rows.tableView)
        rows.tableView.layoutIfNeeded()
        let form = FormNavigator(viewController: screen.viewController)
        form.delegate = rows
        screen.fields[0].becomeFirstResponder()

        #expect(!form.canFocusNext)
        rows.rowsWithFields = [IndexPath(row: 70, section: 0)]
        #expect(form.canFocusNext)
        #expect(form.focusNext())
        #expect((form.currentField as? UITextField)?.placeholder == "70")
    }

    @Test("README: the trace")
    func tracing() {
        var lines: [String] = []
        let screen = TestForm(column: 2)
        let box = UIView()
        box.isHidden = true
        screen.view.addSubview(box)
        box.addSubview(screen.fields[1])
        let form = FormNavigator(viewController: screen.viewController)

        FormNavigator.trace = { print($0) }
        FormNavigator.trace = { lines.append("\($0)") }
        defer { FormNavigator.trace = nil }

        #expect(form.fields == [screen.fields[0]])
        #expect(lines == ["skipped UITextField “1”: hidden ancestor (UIView)"])
    }
}
