import FormNavigation
import UIKit

/// Who is invited: a form in a popover, or in a sheet at half the height of a phone, which grows for the keyboard.
final class InvitationViewController: UIViewController {
    private var form: FormNavigator?
    var onInvite: (String) -> Void = { _ in }

    private let nameField = UITextField.bordered("Guest")
    private let emailField = UITextField.bordered("Email") { $0.keyboardType = .emailAddress }
    private let noteField = UITextField.bordered("Message")
    private lazy var inviteButton = UIButton.prominent("Invite") { [weak self] in self?.invite() }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(UIStackView.column([nameField, emailField, noteField, inviteButton]))
        form = FormNavigator(viewController: self)
    }

    private func invite() {
        onInvite(nameField.text ?? "")
        dismiss(animated: true)
    }
}
