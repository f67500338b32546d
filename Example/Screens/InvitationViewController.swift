import FormNavigation
import UIKit

/// A form in a popover, or in a half-height sheet on iPhone that grows for the keyboard.
final class InvitationViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)
    var onInvite: (String) -> Void = { _ in }

    private let nameField = UITextField.bordered("Guest")
    private let emailField = UITextField.bordered("Email") {
        $0.textContentType = .emailAddress
        $0.keyboardType = .emailAddress
        $0.autocapitalizationType = .none
        $0.autocorrectionType = .no
    }
    private let noteField = UITextField.bordered("Message")
    private lazy var inviteButton = UIButton.prominent("Invite") { [weak self] in self?.invite() }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(UIStackView.column([nameField, emailField, noteField, inviteButton]))
        form.enable()
    }

    private func invite() {
        onInvite(nameField.text ?? "")
        dismiss(animated: true)
    }
}
