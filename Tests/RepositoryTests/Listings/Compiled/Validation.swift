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
        let birthdayPicker = UIDatePicker()
        let termsSwitch = UISwitch()
        let errorLabel = UILabel()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            emailField.formOptions.validation = .text { $0.contains("@") ? nil : "Enter a valid email address" }
            nameField.formOptions.validation = .text { $0.isEmpty ? "Enter your name" : nil }
            form.configuration.invalidFieldPolicy = .refuse
        }
    }
}

private typealias AccountViewController = ValidationListings.AccountViewController

extension AccountViewController: FormNavigatorDelegate {
    func formNavigator(_ navigator: FormNavigator, didStayIn field: UIView, because error: String) {
        errorLabel.text = error
    }
}

extension ValidationListings.AccountViewController {
    func send() {
        guard form.isValid else {
            form.focusFirstInvalid()
            return
        }
        form.endEditing()
        // Send what the fields hold.
    }

    func nameWasTaken() {
        nameField.formOptions.error = "Somebody else has this name"
        form.focus(nameField)
    }
}

extension ValidationListings.AccountViewController {
    func statements() async throws {
        termsSwitch.formOptions.validation = .isOn { $0 ? nil : "Please accept the terms" }
        birthdayPicker.formOptions.validation = .view { (picker: UIDatePicker) in
            picker.date < .now ? nil : "Choose a date in the past"
        }
        emailField.formOptions.invalidFieldPolicy = .allow
        termsSwitch.formOptions.stop = .always
        emailField.formOptions.avoidance.companions = [errorLabel]
        codeField.formOptions.autoAdvanceLength = 6
    }
}
