import FormNavigation
import UIKit

/// A form that changes while people fill it in.
///
/// An error appears above its field, and rows appear above the number of guests. The navigator notices both on its own.
final class PicnicViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let nameField = UITextField.bordered("Your name") { $0.textContentType = .name }
    private let errorLabel = UILabel.small("Enter a valid email address.", color: .systemRed)
    private let emailField = UITextField.bordered("Email") {
        $0.textContentType = .emailAddress
        $0.keyboardType = .emailAddress
        $0.autocapitalizationType = .none
    }
    private let phoneField = UITextField.bordered("Phone") {
        $0.textContentType = .telephoneNumber
        $0.keyboardType = .numbersAndPunctuation
    }
    private let guestRows = UIStackView.column([])
    private let countField = UITextField.bordered("How many guests do you bring?")
    private let wishesField = UITextField.bordered("Wishes")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Picnic"
        errorLabel.isHidden = true
        emailField.addAction(UIAction { [weak self] _ in self?.emailChanged() }, for: .editingChanged)
        countField.addAction(UIAction { [weak self] _ in self?.countChanged() }, for: .editingChanged)
        show(
            UIStackView.column([nameField, errorLabel, emailField, phoneField, guestRows, countField, wishesField]))

        form.configuration.toolbar.showsProgress = true
    }

    private func emailChanged() {
        errorLabel.isHidden = !emailField.hasText || emailField.text?.contains("@") == true
    }

    private func countChanged() {
        let count = min(6, Int(countField.text ?? "") ?? 0)
        for row in guestRows.arrangedSubviews { row.removeFromSuperview() }
        for index in 0..<count { guestRows.addArrangedSubview(UITextField.bordered("Guest \(index + 1)")) }
    }
}
