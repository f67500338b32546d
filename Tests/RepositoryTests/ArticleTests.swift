import FormNavigation
import TestSupport
import Testing
import UIKit

/// The screens of the articles, exactly as printed, do what the text around them says.
@MainActor
struct ArticleTests {
    /// Shows a screen with fields below each other.
    private func show(_ screen: UIViewController, _ fields: [UIView]) -> TestForm {
        let form = TestForm([], in: screen)
        for (field, frame) in zip(fields, TestForm.column(fields.count)) {
            field.frame = frame
            screen.view.addSubview(field)
        }
        return form
    }

    @Test("GettingStarted.md: the first form has a toolbar and return keys, and what is changed for one field")
    func gettingStarted() async throws {
        let screen = GettingStartedListings.SignUpViewController()
        let form = show(screen, [screen.nameField, screen.emailField, screen.notesView])
        screen.nameField.becomeFirstResponder()
        #expect(screen.nameField.inputAccessoryView is FormToolbar)
        #expect([screen.nameField, screen.emailField].map(\.returnKeyType) == [.next, .next])
        #expect(screen.notesView.returnKeyType == .default)

        let shared = FormNavigator.shared.configuration
        defer {
            FormNavigator.shared.configuration = shared
            FormNavigator.trace = nil
        }
        try await screen.statements()
        screen.emailField.becomeFirstResponder()
        #expect(screen.notesView.returnKeyType == .join)
        withExtendedLifetime(form) {}
    }

    @Test("TablesAndCollections.md: focus goes to a row that is not loaded, and to the first one without an answer")
    func tables() async throws {
        let screen = TablesAndCollectionsListings.SurveyViewController()
        let form = TestForm([], in: screen)
        screen.answers = screen.answers.indices.map { $0 == 25 ? "" : "\($0)" }
        screen.tableView.reloadData()
        form.window.layoutIfNeeded()
        #expect(screen.tableView.cellForRow(at: IndexPath(row: 25, section: 0)) == nil)
        try await screen.statements()
        let cell = screen.tableView.cellForRow(at: IndexPath(row: 25, section: 0))
        let field = try #require((cell as? TablesAndCollectionsListings.SurveyViewController.AnswerCell)?.field)
        #expect(field.isFirstResponder)
    }

    @Test("Validation.md: sending goes to the first invalid field, and says what is wrong")
    func validation() throws {
        let screen = ValidationListings.AccountViewController()
        let form = show(screen, [screen.nameField, screen.emailField])
        screen.nameField.text = "Ada"
        screen.emailField.text = "ada"
        screen.send()
        #expect(screen.emailField.isFirstResponder)
        let toolbar = try #require(screen.emailField.inputAccessoryView as? FormToolbar)
        let title = toolbar.bar.items?.lazy.compactMap(\.customView).first
        #expect(title?.accessibilityLabel == "Enter a valid email address")

        screen.emailField.text = "ada@example.org"
        screen.send()
        #expect(!screen.emailField.isFirstResponder)
        screen.nameWasTaken()
        #expect(screen.nameField.isFirstResponder)
        #expect(title?.accessibilityLabel == "Somebody else has this name")
        withExtendedLifetime(form) {}
    }

    @Test("Validation.md: one method shows an error below its field, and takes it away")
    func errorLabel() {
        let screen = ValidationListings.ReservationViewController()
        let form = show(screen, [screen.emailField])
        let label = screen.emailErrorLabel
        screen.reserve()
        endFrame()
        #expect(screen.emailField.isFirstResponder && label.text == "Enter a valid email address" && !label.isHidden)
        screen.emailField.text = "ada@example.org"
        endFrame()
        #expect(label.text == nil && label.isHidden)
        screen.serverRefused(because: "Somebody else has this address")
        endFrame()
        #expect(label.text == "Somebody else has this address")
        screen.emailField.isEnabled = false
        endFrame()
        #expect(label.isHidden)
        withExtendedLifetime(form) {}
    }

    @Test("ToolbarAndReturnKeys.md: the place in the form is in the title, and Done pays")
    func toolbar() throws {
        let screen = ToolbarAndReturnKeysListings.CheckoutViewController()
        let form = show(screen, [screen.nameField, screen.cityField, screen.cardField, screen.notesView])
        screen.cityField.placeholder = "City"
        screen.cityField.becomeFirstResponder()
        let toolbar = try #require(screen.cityField.inputAccessoryView as? FormToolbar)
        let title = toolbar.bar.items?.lazy.compactMap(\.customView).first
        #expect(title?.accessibilityLabel == "City, 2 of 4")
        #expect(toolbar.tintColor == .systemGreen)
        screen.pay()
        #expect(!screen.cityField.isFirstResponder)
        withExtendedLifetime(form) {}
    }

    @Test("AccessibilityAndHardwareKeyboards.md: switches and pickers are stops, and what they are called is the title")
    func accessibility() async throws {
        let screen = AccessibilityAndHardwareKeyboardsListings.ProfileViewController()
        let form = show(screen, [screen.nameField, screen.newsSwitch, screen.birthdayPicker, screen.aboutView])
        screen.nameField.becomeFirstResponder()
        let toolbar = try #require(screen.nameField.inputAccessoryView as? FormToolbar)
        #expect(toolbar.doneItem.accessibilityLabel == "Save")
        try await screen.statements()
        screen.nameField.resignFirstResponder()
        screen.nameField.becomeFirstResponder()
        #expect(!screen.nameField.delegateShouldReturn)
        let title = toolbar.bar.items?.lazy.compactMap(\.customView).first
        #expect(title?.accessibilityLabel == "Send me news")
        withExtendedLifetime(form) {}
    }

    @Test("ChatsAndInputBars.md: Return in the comment ends editing and sends it")
    func chat() async throws {
        let screen = ChatsAndInputBarsListings.CommentsViewController()
        let form = TestForm([], in: screen)
        screen.tableView.frame = screen.view.bounds
        screen.commentBar.frame = CGRect(x: 0, y: 790, width: 393, height: 62)
        screen.commentView.frame = CGRect(x: 20, y: 10, width: 350, height: 40)
        screen.commentBar.addSubview(screen.commentView)
        for view in [screen.tableView, screen.commentBar] { screen.view.addSubview(view) }
        try await screen.statements()
        screen.commentView.becomeFirstResponder()
        screen.commentView.text = "Hello"
        #expect(screen.commentView.returnKeyType == .send)
        #expect(!screen.commentView.delegateShouldInsertNewline)
        #expect(!screen.commentView.isFirstResponder)
        #expect(screen.commentView.text == "")
        withExtendedLifetime(form) {}
    }
}
