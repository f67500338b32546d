// The listings of Sources/FormNavigation/FormNavigation.docc/Validation.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum ValidationListings {
    final class AccountViewController: UIViewController {
        let emailField = UITextField()
        let nameField = UITextField()
        let codeField = UITextField()
        let errorLabel = UILabel()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            emailField.formOptions.validator = { ($0 as? UITextField)?.text?.contains("@") == true }
            emailField.formOptions.error = "An email address has an @."
            nameField.formOptions.validator = { ($0 as? UITextField)?.hasText == true }
            nameField.formOptions.error = "Enter your name."
            form.configuration.invalidFieldPolicy = .warn
        }
    }
}

private typealias AccountViewController = ValidationListings.AccountViewController

extension ValidationListings.AccountViewController {
    func send() {
        guard form.isValid else {
            form.goToFirstInvalid()
            return
        }
        form.endEditing()
        // Send what the fields hold.
    }

    func nameWasTaken() {
        nameField.formOptions.validator = nil
        nameField.formOptions.error = "Somebody else has this name."
        form.focus(nameField)
    }
}

extension ValidationListings.AccountViewController {
    func statements() async throws {
        emailField.formOptions.invalidFieldPolicy = .refuse
        emailField.formOptions.avoidance.companions = [errorLabel]
        codeField.formOptions.autoAdvanceLength = 6
    }
}
