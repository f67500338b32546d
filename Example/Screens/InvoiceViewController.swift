import FormNavigation
import UIKit

/// Two cards that are filled in one after the other, below a panel of its own that nobody comes to but by a tap.
public final class InvoiceViewController: UIViewController {
    private(set) var form: FormNavigator?

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

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Invoice"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        panel.formOptions.grouping = .closed
        payer.formOptions.grouping = .together
        recipient.formOptions.grouping = .together
        // The app fills it in.
        numberField.formOptions.stop = .never
        discountField.formOptions.next = reasonField
        show(
            UIStackView.column([
                panel, UIStackView.columns([payer, recipient]), numberField,
                UIStackView.columns([UITextField.bordered("Amount"), discountField]),
                UIStackView.columns([UITextField.bordered("Pay within"), reasonField]),
            ]))
        form = FormNavigator(viewController: self)
    }
}
