// The listings of Sources/FormNavigation/FormNavigation.docc/KeyboardAvoidance.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum KeyboardAvoidanceListings {
    final class LoginViewController: UIViewController {
        let emailField = UITextField()
        let passwordField = UITextField()
        let errorLabel = UILabel()
        let hintLabel = UILabel()
        let loginButton = UIButton(type: .system)
        let headerView = UIView()
        let contentView = UIView()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            // Lay out the views as you do today.
            passwordField.formOptions.avoidance.companions = [errorLabel]
            form.viewsKeptVisible = [hintLabel]
        }
    }
}

private typealias LoginViewController = KeyboardAvoidanceListings.LoginViewController

extension LoginViewController: FormContainerProviding {
    var formContainer: UIView? { contentView }
}

extension LoginViewController: FormNavigatorDelegate {
    func formNavigator(_ navigator: FormNavigator, keyboardDidChange keyboard: FormKeyboard) {
        keyboard.animateAlongside {
            self.headerView.alpha = keyboard.isDocked ? 0.2 : 1
            self.view.layoutIfNeeded()
        }
    }
}

extension KeyboardAvoidanceListings.LoginViewController {
    func statements() async throws {
        form.inputBar = FormInputBar(loginButton)
        let scrollView = UIScrollView()
        scrollView.formOptions.scrolling.changesInsets = false
        scrollView.formOptions.scrolling.restoresOffset = true
        let covered = FormKeyboard.current.overlap(with: view)
        let changes = FormKeyboard.changes()
        let keyboardTask = Task { [weak self] in
            for await keyboard in changes where keyboard.isSettled {
                self?.headerView.isHidden = keyboard.isDocked
            }
        }
        _ = scrollView
        _ = covered
        _ = changes
        _ = keyboardTask
    }
}
