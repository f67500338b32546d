import FormNavigation
import UIKit

/// A form in two columns.
///
/// The tags of the fields set the order, so Next finishes one column before it goes to the other.
final class CheckoutViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let shipping: [UITextField] = [
        .bordered("Full name", .name), .bordered("Street", .streetAddressLine1), .bordered("City", .addressCity),
    ]
    private let payment = ["Card number", "Expiry", "CVC"].map { UITextField.bordered($0) }
    private let statusLabel = UILabel.small("Nothing ordered yet")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Checkout"
        for (index, field) in (shipping + payment).enumerated() {
            field.tag = index + 1
            field.delegate = self
        }
        payment[0].textContentType = .creditCardNumber
        payment[0].keyboardType = .numbersAndPunctuation
        payment[2].isSecureTextEntry = true

        let columns = UIStackView(arrangedSubviews: [
            UIStackView.column([UILabel.small("Ship to")] + shipping),
            UIStackView.column([UILabel.small("Pay with")] + payment),
        ])
        columns.spacing = 16
        columns.distribution = .fillEqually
        show(UIStackView.column([columns, statusLabel], spacing: 20))

        form.delegate = self
        form.configuration.order = .tag
        form.configuration.lastReturnKey = .go
    }
}

extension CheckoutViewController: FormNavigatorDelegate {
    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) {
        let empty = (shipping + payment).filter { $0.text?.isEmpty != false }.compactMap(\.placeholder)
        statusLabel.text = empty.isEmpty ? "Ordered. Thank you!" : "Still missing: " + empty.joined(separator: ", ")
    }
}

extension CheckoutViewController: UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        // The security code has three digits.
        guard textField === payment[2], let text = textField.text else { return true }
        return text.utf16.count - range.length + string.utf16.count <= 3 && string.allSatisfy(\.isNumber)
    }
}
