// The listings of Sources/FormNavigation/FormNavigation.docc/AdoptingInAnExistingApp.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum AdoptingInAnExistingAppListings {
    // The screen of a payment SDK.
    final class CardFormViewController: UIViewController {}

    final class EditorViewController: UIViewController, FormNavigatorDelegate {
        let titleField = UITextField()
        let footerView = UIView()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            form.delegate = self
        }

        func formNavigator(_ navigator: FormNavigator, keyboardDidChange keyboard: FormKeyboard) {
            keyboard.animateAlongside { self.footerView.alpha = keyboard.isDocked ? 0 : 1 }
        }
    }
}

private typealias CardFormViewController = AdoptingInAnExistingAppListings.CardFormViewController
private typealias EditorViewController = AdoptingInAnExistingAppListings.EditorViewController

extension AdoptingInAnExistingAppListings.CardFormViewController {
    func statements() async throws {
        FormNavigator.shared.enable()
        FormNavigator.shared.configuration.rules.append(.off(.avoidance, in: EditorViewController.self))
        FormNavigator.shared.configuration.excludedViewControllerClasses.append(CardFormViewController.self)
    }
}

extension AdoptingInAnExistingAppListings.EditorViewController {
    func statements() async throws {
        form.configuration.leavesReturnToApp = true
        form.configuration.isToolbarEnabled = false
        form.configuration.isAvoidanceEnabled = false
        form.configuration.endsEditingOnTapOutside = false
    }
}
