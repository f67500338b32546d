import FormNavigation
import UIKit

/// A screen with an alert that has text fields, which the navigator leaves alone.
final class ProfileViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let nicknameField = UITextField.bordered("Nickname") { $0.text = "Ada" }
    private let cityField = UITextField.bordered("City", .addressCity)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        show(
            UIStackView.column([
                nicknameField, cityField,
                UIButton.prominent("Change Password…") { [weak self] in self?.askForPassword() },
            ]))
        form.enable()
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
