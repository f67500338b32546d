import FormNavigation
import Foundation
import TestSupport
import Testing
import UIKit

/// The listings of the README and of the documentation do what the text around them says. ``ListingTests`` compile
/// them.
@MainActor
struct DocumentationTests {
    final class ChatViewController: UIViewController {}

    final class SignUpViewController: UIViewController {
        private(set) lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            form.enable()
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

    @Test("README and Options.md: the order of the fields, and what is passed or stopped at")
    func order() {
        let screen = TestForm(column: 4)
        let (cityField, couponField, cardNumberField) = (screen.fields[0], screen.fields[1], screen.fields[2])
        let termsSwitch = UISwitch(frame: CGRect(x: 20, y: 400, width: 51, height: 31))
        screen.view.addSubview(termsSwitch)
        let form = FormNavigator(viewController: screen.viewController)

        cityField.formOptions.next = cardNumberField
        couponField.formOptions.stop = .never
        termsSwitch.formOptions.stop = .always
        #expect(form.fields == [cityField, cardNumberField, screen.fields[3], termsSwitch])

        termsSwitch.removeFromSuperview()
        cityField.formOptions.next = nil
        for (index, field) in screen.fields.enumerated() { field.tag = 10 - index }
        form.configuration.order = .tag
        #expect(form.fields == [screen.fields[3], cardNumberField, cityField])

        form.focus(cityField)
        #expect(form.currentField === cityField && !form.canFocusNext)
        form.configuration.wrapsAround = true
        #expect(form.canFocusNext && form.focusNext())
        #expect(form.currentField === screen.fields[3])
    }

    @Test("README and Options.md: what return keys say")
    func returnKeys() {
        let screen = TestForm(column: 2)
        let (cityField, lastField) = (screen.fields[0], screen.fields[1])
        cityField.returnKeyType = .search
        let form = FormNavigator(viewController: screen.viewController)
        form.configuration.lastReturnKey = .send
        form.focus(cityField)
        #expect(cityField.returnKeyType == .next && lastField.returnKeyType == .send)

        cityField.formOptions.keepsReturnKeyType = true
        form.reload()
        #expect(cityField.returnKeyType == .search && lastField.returnKeyType == .send)
        cityField.formOptions.keepsReturnKeyType = nil
        form.configuration.keepsReturnKeyTypes = true
        #expect(cityField.returnKeyType == .search)
        form.configuration.keepsReturnKeyTypes = false
        #expect(cityField.returnKeyType == .next)
    }

    @Test("README and Options.md: what a field may hold, and the way to the first that holds something else")
    func validity() {
        let screen = TestForm(column: 3)
        let emailField = screen.fields[1]
        let form = FormNavigator(viewController: screen.viewController)
        emailField.formOptions.validation = .text { $0.contains("@") ? nil : "Enter a valid email address" }
        form.configuration.invalidFieldPolicy = .refuse
        #expect(!form.isValid)
        #expect(form.focusFirstInvalid() && form.currentField === emailField)
        #expect(!form.focusNext() && form.currentField === emailField)
        form.configuration.invalidFieldPolicy = .warn
        #expect(form.focusNext() && form.currentField === screen.fields[2])
        emailField.text = "ada@example.org"
        #expect(form.isValid && !form.focusFirstInvalid())
    }

    @Test("README and Options.md: what is in the toolbar, for the form and for one field")
    func toolbar() {
        let screen = TestForm(column: 3)
        let (cityField, cardNumberField) = (screen.fields[0], screen.fields[2])
        let (scan, help) = (UIBarButtonItem(systemItem: .camera), UIBarButtonItem(title: "Help"))
        let form = FormNavigator(viewController: screen.viewController)
        form.configuration.toolbar.tintColor = .systemGreen
        form.configuration.toolbar.showsProgress = true
        form.configuration.toolbar.done = .title("Pay")
        form.configuration.toolbar.trailingItems = [scan]
        form.configuration.toolbar.progressText = { "Step \($0) of \($1)" }
        form.configuration.toolbar.titleText = { state in state.title.map { "Order: \($0)" } }
        cardNumberField.formOptions.toolbar.title = .text("Card")
        cardNumberField.formOptions.toolbar.leadingItems = [help]
        cardNumberField.formOptions.toolbar.tintColor = .systemOrange
        cityField.formOptions.toolbar.isEnabled = false
        form.focus(screen.fields[1])
        #expect(form.toolbar.tintColor == .systemGreen)
        #expect(form.toolbar.doneItem.title == "Pay")
        #expect(form.toolbar.bar.items?.contains(scan) == true)
        form.focus(cardNumberField)
        let title = form.toolbar.bar.items?.lazy.compactMap(\.customView).first
        #expect(title?.accessibilityLabel == "Order: Card, Step 3 of 3")
        #expect(form.toolbar.bar.items?.first === help)
        #expect(form.toolbar.tintColor == .systemOrange)
        #expect(cityField.inputAccessoryView == nil)
        let stepsView = StepsView()
        form.accessoryView = stepsView
        #expect(cardNumberField.inputAccessoryView === stepsView)
    }

    @Test("README and Options.md: taps outside, and what switches everything off")
    func switches() {
        final class Delegate: FormNavigatorDelegate {}
        let screen = TestForm(column: 2)
        let form = FormNavigator(viewController: screen.viewController)
        form.focus(screen.fields[0])
        let count = screen.window.gestureRecognizers?.count ?? 0
        form.configuration.endsEditingOnTapOutside = true
        #expect(screen.window.gestureRecognizers?.count == count + 1)
        form.configuration.keyboardAppearance = .dark
        #expect(screen.fields[0].keyboardAppearance == .dark)
        #expect(screen.fields[0].inputAccessoryView != nil)
        form.configuration.isEnabled = false
        #expect(screen.fields[0].inputAccessoryView == nil)
        #expect(screen.fields[0].keyboardAppearance == .default)
        let delegate = Delegate()
        form.delegate = delegate
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
        endFrame()

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
