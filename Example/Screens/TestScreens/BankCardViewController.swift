import FormNavigation
import UIKit

/// A form in dark mode with a custom order, and its own view in place of the toolbar.
final class BankCardViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let holderField = UITextField.bordered("Name on the card") { $0.textContentType = .name }
    private let numberField = UITextField.bordered("Card number") {
        $0.keyboardType = .numberPad
        $0.textContentType = .creditCardNumber
    }
    private let expiryField = UITextField.bordered("Month and year") { $0.keyboardType = .numbersAndPunctuation }
    private let codeField = UITextField.bordered("Security code") {
        $0.keyboardType = .numberPad
        $0.isSecureTextEntry = true
    }
    private let statusLabel = UILabel.small("We charge nothing now.")

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        (navigationController ?? self).overrideUserInterfaceStyle = .dark
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        // The previous screens have the user's own style.
        (navigationController ?? self).overrideUserInterfaceStyle = .unspecified
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Add a Card"
        show(
            UIStackView.column([
                .card([
                    UILabel.small("Analytical Bank"), holderField, numberField,
                    UIStackView.columns([expiryField, codeField]),
                ]),
                statusLabel,
            ]))

        form.delegate = self
        // The name isn't the first field in the order, although it's at the top.
        let order = [numberField, expiryField, codeField, holderField]
        form.configuration.order = .custom { fields in
            fields.sorted { first, second in
                let places = [first, second].map { field in order.firstIndex { $0 === field } ?? order.count }
                return places[0] < places[1]
            }
        }
        form.configuration.keyboardAppearance = .dark
        form.accessoryView = StepsView()
        numberField.formOptions.autoAdvanceLength = 16
        codeField.formOptions.autoAdvanceLength = 3
    }
}

extension BankCardViewController: FormNavigatorDelegate {
    func formNavigator(_ navigator: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView) {
        statusLabel.text =
            nextField === codeField ? "It is on the back, behind your signature." : "We charge nothing now."
    }

    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) {
        statusLabel.text = "The card that ends in \(numberField.text?.suffix(4) ?? "") is yours."
    }
}
