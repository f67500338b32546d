// The listings of Sources/FormNavigation/FormNavigation.docc/RespondingToMoves.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum RespondingToMovesListings {
    final class OrderViewController: UIViewController {
        let nameField = UITextField()
        let couponField = UITextField()
        let cardField = UITextField()
        let errorLabel = UILabel()
        let couponSwitch = UISwitch()
        let payButton = UIButton(type: .system)
        let tableView = UITableView(frame: .zero, style: .plain)
        var rowsWithFields: [IndexPath] = []
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            // Lay out the views as you do today.
            form.delegate = self
        }

        func pay() {
            // Send the order.
        }
    }
}

private typealias OrderViewController = RespondingToMovesListings.OrderViewController

extension OrderViewController: FormNavigatorDelegate {
    // Return false to keep focus where it is. Not called for a tap on a field.
    func formNavigator(_ navigator: FormNavigator, shouldMoveFrom field: UIView?, to nextField: UIView) -> Bool {
        nextField !== couponField || couponSwitch.isOn
    }

    // The navigator moved focus: with Previous, Next, Return, Tab, or a method such as focus(_:).
    func formNavigator(_ navigator: FormNavigator, didMoveFrom field: UIView?, to nextField: UIView) {
        print("Moved to \(nextField)")
    }

    // A move forward didn't leave a field, because its content is invalid.
    func formNavigator(_ navigator: FormNavigator, didStayIn field: UIView, because error: String) {
        print("The user has to correct \(field): \(error)")
    }

    // The error to show next to a field appeared, changed, or went away.
    func formNavigator(_ navigator: FormNavigator, errorDidChange error: String?, in field: UIView) {
        if field === couponField { errorLabel.text = error }
    }

    // A field gained focus, for any reason.
    func formNavigator(
        _ navigator: FormNavigator, didBeginEditingIn field: UIView, because reason: FormFocusChange.Reason
    ) {
        field.layer.borderWidth = 2
    }

    // A field lost focus, for any reason.
    func formNavigator(
        _ navigator: FormNavigator, didEndEditingIn field: UIView, because reason: FormFocusChange.Reason
    ) {
        field.layer.borderWidth = 0
        if reason == .tapOutside { print("The user tapped outside the field.") }
    }

    // Return in the last field ended editing.
    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) {
        pay()
    }

    // Done in the toolbar ended editing.
    func formNavigator(_ navigator: FormNavigator, didTapDoneIn field: UIView) {
        payButton.isHidden = !navigator.isValid
    }

    // The rows that contain fields, or nil if you don't know.
    func formNavigator(
        _ navigator: FormNavigator, indexPathsWithFieldsIn scrollView: UIScrollView
    ) -> [IndexPath]? {
        scrollView === tableView ? rowsWithFields : nil
    }

    // The keyboard is about to move, or has stopped.
    func formNavigator(_ navigator: FormNavigator, keyboardDidChange keyboard: FormKeyboard) {
        keyboard.animateAlongside {
            self.payButton.alpha = keyboard.isDocked ? 0 : 1
        }
    }
}

extension RespondingToMovesListings.OrderViewController {
    func statements() async throws {
        let changes = form.focusChanges()
        Task { [weak self] in
            for await change in changes where change.isFocused {
                self?.errorLabel.text = change.field?.accessibilityHint
            }
        }
        _ = changes
    }
}
