// The listings of Sources/FormNavigation/FormNavigation.docc/GettingStarted.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum GettingStartedListings {
    final class SignUpViewController: UIViewController {
        let nameField = UITextField()
        let emailField = UITextField()
        let notesView = UITextView()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            // Lay out the fields as you do today.
            form.configuration.endsEditingOnTapOutside = true
        }
    }
}

private typealias SignUpViewController = GettingStartedListings.SignUpViewController

extension GettingStartedListings.SignUpViewController {
    func statements() async throws {
        nameField.formOptions.toolbar.title = .text("Your name")
        emailField.formOptions.validation = .text { $0.contains("@") ? nil : "Enter a valid email address" }
        notesView.formOptions.movesOnReturn = true
        form.configuration.lastReturnKey = .join
        form.configuration.toolbar.showsProgress = true
        FormNavigator.shared.enable()
        FormNavigator.shared.configuration.isEnabled = false
        FormNavigator.trace = { print($0) }
    }
}
