import FormNavigation
import UIKit

/// A form longer than the screen. A field and the hint below it stay above the keyboard.
final class DeliveryViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

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

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Delivery"
        show(UIStackView.column(fields + [hintLabel, UILabel.small("Notes for the courier"), notesView]))

        form.configuration.keyboardDistance = 16
        fields.last?.formOptions.avoidance.companions = [hintLabel]
    }
}
