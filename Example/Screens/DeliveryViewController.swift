import FormNavigation
import UIKit

/// A form longer than the screen: each field, and the line below it that explains it, stays clear of the keyboard.
public final class DeliveryViewController: UIViewController {
    private(set) var form: FormNavigator?

    private let fields: [UITextField] = [
        .bordered("Full name", .name), .bordered("Company", .organizationName),
        .bordered("Street", .streetAddressLine1), .bordered("House number"), .bordered("Postal code", .postalCode),
        .bordered("City", .addressCity), .bordered("Country", .countryName),
        .bordered("Phone") {
            $0.textContentType = .telephoneNumber
            $0.keyboardType = .numbersAndPunctuation
        },
        .bordered("Door code"),
    ]
    private let hintLabel = UILabel.small("The courier sees the door code only on the day of delivery.")
    private let notesView = UITextView.bordered("Notes")

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Delivery"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        show(UIStackView.column(fields + [hintLabel, UILabel.small("Notes for the courier"), notesView]))

        form = FormNavigator(viewController: self)
        form?.configuration.keyboardDistance = 16
        fields.last?.formOptions.avoidance.companions = [hintLabel]
    }
}
