import FormNavigation
import UIKit

/// The sign-up tutorial: a warning when an invalid field is left.
enum SignUpStep5 {
    final class SignUpViewController: UIViewController {
        private lazy var form = FormNavigator(viewController: self)
        private let nameField = UITextField()
        private let emailField = UITextField()
        private let passwordField = UITextField()
        private let streetField = UITextField()
        private let cityField = UITextField()
        private let phoneField = UITextField()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Join the Library"
            nameField.placeholder = "Name"
            emailField.placeholder = "Email"
            emailField.keyboardType = .emailAddress
            emailField.autocapitalizationType = .none
            passwordField.placeholder = "Password"
            passwordField.isSecureTextEntry = true
            streetField.placeholder = "Street"
            cityField.placeholder = "City"
            phoneField.placeholder = "Phone"
            layOut()
            form.enable()
            form.configuration.invalidFieldPolicy = .refuse

            nameField.formOptions.validation = .text { $0.isEmpty ? "Enter your name." : nil }
            emailField.formOptions.validation = .text { $0.contains("@") ? nil : "Enter a valid email address." }
        }

        private func layOut() {
            view.backgroundColor = .systemBackground
            let introduction = UILabel()
            introduction.text = "Members borrow five books at a time, and keep them for a month."
            introduction.font = .preferredFont(forTextStyle: .title3)
            introduction.numberOfLines = 0
            let fields = [nameField, emailField, passwordField, streetField, cityField, phoneField]
            for field in fields {
                field.borderStyle = .roundedRect
                field.heightAnchor.constraint(equalToConstant: 44).isActive = true
            }

            let column = UIStackView(arrangedSubviews: [introduction] + fields)
            column.axis = .vertical
            column.spacing = 16
            let scrollView = UIScrollView(frame: view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(scrollView)
            scrollView.addSubview(column)
            column.translatesAutoresizingMaskIntoConstraints = false
            let content = scrollView.contentLayoutGuide
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
                column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
                column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
                column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
                column.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
            ])
        }
    }
}
