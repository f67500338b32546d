import FormNavigation
import UIKit

/// A form that finds what's missing, and enables its button once everything is valid.
final class JoinViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let nameField = UITextField.bordered("Full name") { $0.textContentType = .name }
    private let addressFields: [UITextField] = [
        .bordered("Street", .streetAddressLine1), .bordered("Postal code", .postalCode),
        .bordered("City", .addressCity), .bordered("Country", .countryName),
    ]
    private let emailField = UITextField.bordered("Email") {
        $0.textContentType = .emailAddress
        $0.keyboardType = .emailAddress
        $0.autocapitalizationType = .none
    }
    private let emailLabel = UILabel.small(nil)
    private let codeField = UITextField.bordered("Six digits of your invitation") { $0.keyboardType = .numberPad }
    private let phoneField = UITextField.bordered("Phone, if you like") {
        $0.textContentType = .telephoneNumber
        $0.keyboardType = .phonePad
    }
    private lazy var sendButton = UIButton.prominent("Send") { [weak self] in self?.send() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Join the Library"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Check", primaryAction: UIAction { [weak self] _ in self?.form.focusFirstInvalid() })
        for field in [nameField] + addressFields + [emailField, codeField] {
            field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
        }
        show(
            UIStackView.column(
                [nameField] + addressFields + [emailField, emailLabel, codeField, phoneField, sendButton]))

        form.delegate = self
        form.configuration.wrapsAround = true
        // Check goes to what's missing. Until then, Next skips it.
        form.configuration.invalidFieldPolicy = .allow
        for field in [nameField] + addressFields {
            field.formOptions.validation = .text { $0.isEmpty ? "Please fill this in." : nil }
        }
        emailField.formOptions.validation = .text { $0.contains("@") ? nil : "Enter a valid email address." }
        emailField.formOptions.invalidFieldPolicy = .refuse
        emailField.formOptions.avoidance.companions = [emailLabel]
        codeField.formOptions.validation = .text { $0.count == 6 ? nil : "Enter all six digits." }
        codeField.formOptions.autoAdvanceLength = 6
        textChanged()
    }

    private func textChanged() {
        explainEmail("We send your card there.", color: .secondaryLabel)
        sendButton.isEnabled = form.isValid
    }

    private func explainEmail(_ text: String, color: UIColor) {
        emailLabel.text = text
        emailLabel.textColor = color
    }

    private func send() {
        view.endEditing(true)
        title = "Welcome!"
    }
}

extension JoinViewController: FormNavigatorDelegate {
    func formNavigator(_ navigator: FormNavigator, didStayIn field: UIView, because error: String) {
        if field === emailField { explainEmail(error, color: .systemRed) }
    }
}
