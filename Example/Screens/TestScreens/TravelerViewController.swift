import FormNavigation
import UIKit

/// A form with a section that opens and closes. Next skips its fields while it's closed.
final class TravelerViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let nameFields: [UITextField] = [
        .bordered("Given name", .givenName), .bordered("Family name", .familyName),
    ]
    private let baggageFields = ["Bags", "Weight of the heaviest", "Sports equipment"].map { UITextField.bordered($0) }
    private let phoneField = UITextField.bordered("Phone") {
        $0.textContentType = .telephoneNumber
        $0.keyboardType = .phonePad
    }
    private let baggage = UIView()
    private lazy var closed = baggage.heightAnchor.constraint(equalToConstant: 0)
    private lazy var toggle = UIButton(
        configuration: .gray(), primaryAction: UIAction { [weak self] _ in self?.toggleBaggage() })

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Traveler"
        let column = UIStackView.column(baggageFields)
        column.translatesAutoresizingMaskIntoConstraints = false
        baggage.clipsToBounds = true
        baggage.addSubview(column)
        // The column keeps its height while the section is empty.
        let bottom = column.bottomAnchor.constraint(equalTo: baggage.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: baggage.topAnchor),
            column.leadingAnchor.constraint(equalTo: baggage.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: baggage.trailingAnchor), bottom, closed,
        ])
        toggle.configuration?.title = "Baggage"
        show(UIStackView.column(nameFields + [toggle, baggage, phoneField]))
        form.enable()
    }

    private func toggleBaggage() {
        // Users shouldn't type where they can't see anything.
        baggage.endEditing(true)
        UIView.animate(withDuration: 0.25) {
            self.closed.isActive.toggle()
            self.view.layoutIfNeeded()
        }
    }
}
