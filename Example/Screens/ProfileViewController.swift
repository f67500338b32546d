import FormNavigation
import UIKit

/// A screen whose alert asks for text: its fields belong to the system, and get no toolbar and no return key.
public final class ProfileViewController: UIViewController {
    private(set) var form: FormNavigator?

    private let nicknameField = UITextField.bordered("Nickname") { $0.text = "Ada" }
    private let cityField = UITextField.bordered("City", .addressCity)

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Profile"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        show(
            UIStackView.column([
                nicknameField, cityField,
                UIButton.prominent("Change Password…") { [weak self] in self?.askForPassword() },
            ]))
        form = FormNavigator(viewController: self)
    }

    private func askForPassword() {
        let alert = UIAlertController(title: "New Password", message: "Type it twice.", preferredStyle: .alert)
        for placeholder in ["Password", "Repeat password"] {
            alert.addTextField {
                $0.placeholder = placeholder
                $0.isSecureTextEntry = true
            }
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Change", style: .default) { [weak self, weak alert] _ in
                let texts = alert?.textFields?.compactMap(\.text) ?? []
                self?.title = Set(texts).count == 1 ? "Password Changed" : "Not the Same"
            })
        present(alert, animated: true)
    }
}
