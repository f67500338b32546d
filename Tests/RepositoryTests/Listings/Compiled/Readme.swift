// The listings of README.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormDiagnostics
import FormNavigation
import Testing
import UIKit

enum ReadmeListings {
    final class SignUpViewController: UIViewController {
        let emailField = UITextField()
        let couponField = UITextField()
        let termsSwitch = UISwitch()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            // Lay out the fields as you do today.
            form.configuration.endsEditingOnTapOutside = true
        }
    }
}

private typealias SignUpViewController = ReadmeListings.SignUpViewController

extension ReadmeListings.SignUpViewController {
    func statements() async throws {
        form.configuration.order = .tag                    // .position is the default
        form.configuration.lastReturnKey = .send           // the return key of the last field
        form.configuration.keyboardDistance = 16           // points between field and keyboard
        form.configuration.toolbar.done = .title("Pay")
        couponField.formOptions.stop = .never              // Next skips it
        termsSwitch.formOptions.stop = .always             // Next stops at it
        emailField.formOptions.validation = .text { $0.contains("@") ? nil : "Enter a valid email address" }
        form.focusFirst()
        if !form.isValid { form.focusFirstInvalid() }      // with rows that aren't loaded, check your data instead
        FormNavigator.trace = { print($0) }                // skipped UITextField “Email”: hidden ancestor (UIStackView)
        FormNavigator.shared.enable()
        let screen = SignUpViewController()
        for finding in FormAudit(of: screen).findings where finding.severity >= .warning { Issue.record("\(finding)") }
        _ = screen
    }
}
