import FormNavigation
import UIKit

/// A form that checks what people type.
///
/// A validation describes what's wrong, and focus stays in the field until the content is valid. An error shows what only a
/// server knows.
final class TransferViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let nameField = UITextField.bordered("Recipient") { $0.textContentType = .name }
    private let accountField = UITextField.bordered("Account") { $0.autocapitalizationType = .allCharacters }
    private let amountField = UITextField.bordered("Amount") { $0.keyboardType = .decimalPad }
    private let referenceField = UITextField.bordered("Reference")
    private let statusLabel = UILabel.small("You have £17,000.")
    private lazy var sendButton = UIButton.prominent("Send Money") { [weak self] in self?.send() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Transfer"
        accountField.autocorrectionType = .no
        show(
            UIStackView.column(
                [
                    labelled("To", nameField), labelled("Eight digits, as on their card", accountField),
                    labelled("Amount in pounds", amountField),
                    labelled("What it's for, in a word or two", referenceField), statusLabel, sendButton,
                ], spacing: 20))

        nameField.formOptions.validation = .text { $0.isEmpty ? "Enter a recipient." : nil }
        accountField.formOptions.validation = .text { text in
            text.count == 8 && text.allSatisfy(\.isNumber) ? nil : "Enter all eight digits."
        }
        amountField.formOptions.validation = .text { text in
            // The decimal pad has the decimal separator of the user's region.
            let amount = try? Double(text, format: .number)
            return (0.01...17_000).contains(amount ?? 0) ? nil : "Enter an amount up to £17,000."
        }

        form.delegate = self
        form.configuration.invalidFieldPolicy = .refuse
        // As high as the label above a field.
        form.configuration.topDistance = 32
        form.configuration.lastReturnKey = .send
        form.configuration.toolbar.titleText = { [weak self] state in self?.title(for: state) }
    }

    private func labelled(_ text: String, _ field: UITextField) -> UIView {
        UIStackView.column([UILabel.small(text), field], spacing: 4)
    }

    /// "Amount for Ada", when the recipient is known.
    private func title(for state: FormToolbar.State) -> FormToolbar.Text? {
        guard let title = state.title else { return nil }
        guard nameField.hasText, !nameField.isFirstResponder else { return .init(title) }
        return .init("\(title) for \(nameField.text ?? "")")
    }

    private func send() {
        guard form.isValid else {
            form.focusFirstInvalid()
            return
        }
        // Only the bank knows which accounts exist.
        guard accountField.text != "18151210" else {
            accountField.formOptions.error = "There's no such account."
            form.focus(accountField)
            return
        }
        view.endEditing(true)
        statusLabel.text = "£\(amountField.text ?? "") is on its way to \(nameField.text ?? "")."
    }
}

extension TransferViewController: FormNavigatorDelegate {
    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) { send() }
}
