import FormNavigation
import UIKit

/// A form with a section that can be closed: Next goes past the fields in it until it is open.
public final class TravellerViewController: UIViewController {
    private(set) var form: FormNavigator?

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

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Traveller"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView.column(baggageFields)
        column.translatesAutoresizingMaskIntoConstraints = false
        baggage.clipsToBounds = true
        baggage.addSubview(column)
        // The column keeps its height while the section has none.
        let bottom = column.bottomAnchor.constraint(equalTo: baggage.bottomAnchor)
        bottom.priority = .defaultHigh
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: baggage.topAnchor),
            column.leadingAnchor.constraint(equalTo: baggage.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: baggage.trailingAnchor), bottom, closed,
        ])
        toggle.configuration?.title = "Baggage"
        show(UIStackView.column(nameFields + [toggle, baggage, phoneField]))
        form = FormNavigator(viewController: self)
    }

    private func toggleBaggage() {
        // Nobody is to type where nothing can be seen.
        baggage.endEditing(true)
        UIView.animate(withDuration: 0.25) {
            self.closed.isActive.toggle()
            self.view.layoutIfNeeded()
        }
    }
}
