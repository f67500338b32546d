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
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            emailField.formOptions.validation = .text { $0.contains("@") ? nil : "Enter a valid email address" }
            nameField.formOptions.validation = .text { $0.isEmpty ? "Enter your name" : nil }
            form.configuration.invalidFieldPolicy = .refuse
        }
    }

    final class ReservationViewController: UIViewController, FormNavigatorDelegate {
        let emailField = UITextField()
        let emailErrorLabel = UILabel()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            // Lay out the label below the field.
            emailField.formOptions.validation = .text { $0.contains("@") ? nil : "Enter a valid email address" }
            emailField.formOptions.avoidance.companions = [emailErrorLabel]
            form.delegate = self
        }

        func formNavigator(_ navigator: FormNavigator, errorDidChange error: String?, in field: UIView) {
            guard field === emailField else { return }
            emailErrorLabel.text = error
            emailErrorLabel.isHidden = error == nil
        }

        func reserve() {
            guard form.isValid else {
                form.focusFirstInvalid()
                return
            }
            // Send the form.
        }

        func serverRefused(because error: String) {
            emailField.formOptions.error = error
            form.focus(emailField)
        }
    }
}

private typealias AccountViewController = ValidationListings.AccountViewController
private typealias ReservationViewController = ValidationListings.ReservationViewController

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
        codeField.formOptions.autoAdvanceLength = 6
    }
}
