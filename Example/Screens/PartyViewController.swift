import FormNavigation
import UIKit

/// A form that presents another form in a sheet.
///
/// Each form has its own navigator, and the one behind the sheet doesn't move.
final class PartyViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let fields = ["Occasion", "Date", "Place"].map { UITextField.bordered($0) }
    private let guestsLabel = UILabel.small("No guests yet")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Party"
        show(
            UIStackView.column(
                fields + [
                    guestsLabel, UIButton.prominent("Invite a Guest…") { [weak self] in self?.invite() },
                ]))
        form.enable()
    }

    private func invite() {
        let guest = GuestViewController { [weak self] name in self?.guestsLabel.text = "Invited: \(name)" }
        let navigation = UINavigationController(rootViewController: guest)
        // On iPhone, this is a page sheet.
        navigation.modalPresentationStyle = .formSheet
        present(navigation, animated: true)
    }
}

/// The form in the sheet, for a guest to invite.
final class GuestViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)
    private let onInvite: (String) -> Void

    private let fields: [UITextField] = [
        .bordered("Name", .name),
        .bordered("Email") {
            $0.textContentType = .emailAddress
            $0.keyboardType = .emailAddress
            $0.autocapitalizationType = .none
            $0.autocorrectionType = .no
        },
        .bordered("Phone") {
            $0.textContentType = .telephoneNumber
            $0.keyboardType = .phonePad
        },
        .bordered("Street", .streetAddressLine1), .bordered("Postal code", .postalCode),
        .bordered("City", .addressCity), .bordered("Song to dance to"),
    ]
    private let notesView = UITextView.bordered("What the guest cannot eat")

    init(onInvite: @escaping (String) -> Void) {
        self.onInvite = onInvite
        super.init(nibName: nil, bundle: nil)
        title = "Guest"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.invite() })
        show(UIStackView.column(fields + [UILabel.small(notesView.accessibilityLabel), notesView]))
        form.enable()
    }

    private func invite() {
        onInvite(fields[0].text ?? "")
        dismiss(animated: true)
    }
}
