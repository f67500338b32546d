import FormNavigation
import UIKit

/// Two cards side by side below a panel.
///
/// Next finishes one card before it goes to the other. The panel is a closed group: people enter it with a tap.
final class InvoiceViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let panel = UIView.card([
        UILabel.small("Copy an earlier invoice"),
        UIStackView.columns([UITextField.bordered("Customer"), UITextField.bordered("Year")]),
    ])
    private let payer = UIView.card([
        UILabel.small("Bill to"), UITextField.bordered("Company", .organizationName),
        UITextField.bordered("Street", .streetAddressLine1), UITextField.bordered("City", .addressCity),
    ])
    private let recipient = UIView.card([
        UILabel.small("Deliver to"), UITextField.bordered("Name", .name),
        UITextField.bordered("Building"), UITextField.bordered("Room"),
    ])
    private let numberField = UITextField.bordered("Number") {
        $0.text = "Invoice 1843-12"
        $0.textColor = .secondaryLabel
    }
    private let discountField = UITextField.bordered("Discount")
    private let reasonField = UITextField.bordered("Why the discount")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Invoice"
        panel.formOptions.grouping = .closed
        payer.formOptions.grouping = .together
        recipient.formOptions.grouping = .together
        // The app fills in this field.
        numberField.formOptions.stop = .never
        discountField.formOptions.next = reasonField
        show(
            UIStackView.column([
                panel, UIStackView.columns([payer, recipient]), numberField,
                UIStackView.columns([UITextField.bordered("Amount"), discountField]),
                UIStackView.columns([UITextField.bordered("Pay within"), reasonField]),
            ]))
        form.enable()
    }
}
