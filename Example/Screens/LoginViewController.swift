import FormNavigation
import UIKit

/// A login form without a scroll view.
///
/// The screen moves up until the button is above the keyboard, because the button is a companion of both fields.
final class LoginViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let logo = UIImageView(image: UIImage(systemName: "checkmark.circle"))
    private let emailField = UITextField.bordered("Email") {
        $0.textContentType = .username
        $0.keyboardType = .emailAddress
        $0.autocapitalizationType = .none
    }
    private let passwordField = UITextField.bordered("Password") {
        $0.textContentType = .password
        $0.isSecureTextEntry = true
    }
    private lazy var loginButton = UIButton.prominent("Log In") { [weak self] in self?.logIn() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Welcome"
        view.backgroundColor = .systemBackground
        logo.contentMode = .scaleAspectFit
        layOut()

        form.delegate = self
        form.configuration.lastReturnKey = .go
        // The button stays visible with either field, so the screen doesn't move between them.
        form.viewsKeptVisible = [loginButton]
    }

    private func layOut() {
        let fields = UIStackView.column([emailField, passwordField])
        for subview in [logo, fields, loginButton] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        // On iPhone in landscape, the logo is what shrinks.
        let logoHeight = logo.heightAnchor.constraint(equalToConstant: 120)
        logoHeight.priority = .defaultLow
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            logo.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 32),
            logo.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
            logo.widthAnchor.constraint(equalTo: logo.heightAnchor),
            logo.bottomAnchor.constraint(lessThanOrEqualTo: fields.topAnchor, constant: -16),
            logoHeight,
            fields.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            fields.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            fields.bottomAnchor.constraint(equalTo: loginButton.topAnchor, constant: -20),
            loginButton.leadingAnchor.constraint(equalTo: fields.leadingAnchor),
            loginButton.trailingAnchor.constraint(equalTo: fields.trailingAnchor),
            loginButton.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
        ])
    }

    private func logIn() {
        view.endEditing(true)
        title = passwordField.hasText ? "Welcome Back" : "No Password"
    }
}

extension LoginViewController: FormNavigatorDelegate {
    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) { logIn() }

    func formNavigator(_ navigator: FormNavigator, keyboardDidChange keyboard: FormKeyboard) {
        // The screen moves up behind the navigation bar, together with the logo.
        keyboard.animateAlongside { self.logo.alpha = keyboard.isDocked ? 0.2 : 1 }
    }
}
