import FormNavigation
import UIKit

/// A sign-up form in a scroll view.
///
/// The navigator needs one property. The fields keep their delegate, which is asked first what Return does.
final class SignUpViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)
    private var strings = SignUpStrings.english

    private lazy var nameField = UITextField.bordered(strings.name) {
        $0.textContentType = .name
        $0.autocapitalizationType = .words
    }
    private lazy var emailField = UITextField.bordered(strings.email) {
        $0.textContentType = .emailAddress
        $0.keyboardType = .emailAddress
        $0.autocapitalizationType = .none
    }
    private lazy var passwordField = UITextField.bordered(strings.password) {
        $0.textContentType = .newPassword
        $0.isSecureTextEntry = true
    }
    private lazy var phoneField = UITextField.bordered(strings.phone) {
        $0.textContentType = .telephoneNumber
        $0.keyboardType = .phonePad
    }
    private lazy var codeField = UITextField.bordered(strings.code) {
        $0.keyboardType = .numberPad
    }
    private let biographyView = UITextView()
    private let newsSwitch = UISwitch()
    private let errorLabel = UILabel.small(nil, color: .systemRed)

    convenience init(strings: SignUpStrings) {
        self.init(nibName: nil, bundle: nil)
        self.strings = strings
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = strings.title
        for field in [nameField, emailField, passwordField, phoneField, codeField] { field.delegate = self }
        biographyView.font = .preferredFont(forTextStyle: .body)
        biographyView.layer.borderWidth = 1
        biographyView.layer.borderColor = UIColor.systemGray4.cgColor
        biographyView.layer.cornerRadius = 6
        biographyView.accessibilityLabel = strings.biography
        biographyView.heightAnchor.constraint(equalToConstant: 96).isActive = true
        errorLabel.isHidden = true
        // Nobody can know yet whether what's typed next is valid.
        emailField.addAction(UIAction { [weak self] _ in self?.showError(nil) }, for: .editingChanged)

        show(
            UIStackView.column([
                nameField, emailField, errorLabel, passwordField,
                UIStackView.row([phoneField, codeField]).withEqualWidths(),
                UILabel.small(strings.biography), biographyView,
                UIStackView.row([UILabel.small(strings.news), newsSwitch]),
                UIButton.prominent(strings.submit) { [weak self] in self?.submit() },
            ]))

        form.configuration.playsInputClicks = true
    }

    private func submit() {
        view.endEditing(true)
        guard hasValidEmail else { return showError(strings.invalidEmail) }
        title = strings.welcome
    }

    private var hasValidEmail: Bool { emailField.text?.contains("@") == true }

    private func showError(_ text: String?) {
        errorLabel.text = text
        errorLabel.isHidden = text == nil
    }
}

extension SignUpViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard textField === emailField else { return true }
        showError(hasValidEmail ? nil : strings.invalidEmail)
        return hasValidEmail
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let text = textField.text, let changed = Range(range, in: text) else { return true }
        let newText = text.replacingCharacters(in: changed, with: string)
        if textField === codeField { return newText.count <= 6 && newText.allSatisfy(\.isNumber) }
        if textField === phoneField { return newText.allSatisfy { $0.isNumber || "+ ".contains($0) } }
        return true
    }
}

extension UIStackView {
    fileprivate func withEqualWidths() -> UIStackView {
        distribution = .fillEqually
        return self
    }
}
