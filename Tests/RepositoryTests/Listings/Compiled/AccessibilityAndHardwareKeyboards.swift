// The listings of Sources/FormNavigation/FormNavigation.docc/AccessibilityAndHardwareKeyboards.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum AccessibilityAndHardwareKeyboardsListings {
    final class ProfileViewController: UIViewController {
        let nameField = UITextField()
        let birthdayPicker = UIDatePicker()
        let newsSwitch = UISwitch()
        let aboutView = UITextView()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            // Lay out the views as you do today.
            aboutView.formOptions.toolbar.title = .text("About you")
            form.configuration.toolbar.done = .image(
                UIImage(systemName: "checkmark")!, accessibilityLabel: "Save")
        }
    }
}

private typealias ProfileViewController = AccessibilityAndHardwareKeyboardsListings.ProfileViewController

extension AccessibilityAndHardwareKeyboardsListings.ProfileViewController {
    func statements() async throws {
        birthdayPicker.formOptions.stop = .always
        newsSwitch.formOptions.stop = .always
        newsSwitch.accessibilityLabel = "Send me news"
        // In all text views of the form.
        form.configuration.textViewsMoveOnTab = true
        // In one field.
        aboutView.formOptions.movesOnTab = true
        nameField.formOptions.movesOnTab = false
        form.configuration.toolbar.hidesWithHardwareKeyboard = true
        form.configuration.handlesHardwareKeyboard = false
    }
}
