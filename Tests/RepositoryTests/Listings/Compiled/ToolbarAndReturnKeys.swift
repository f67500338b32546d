// The listings of Sources/FormNavigation/FormNavigation.docc/ToolbarAndReturnKeys.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum ToolbarAndReturnKeysListings {
    final class CheckoutViewController: UIViewController {
        let nameField = UITextField()
        let cityField = UITextField()
        let cardField = UITextField()
        let notesView = UITextView()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            // Lay out the fields as you do today.
            form.configuration.toolbar.showsProgress = true
            form.configuration.toolbar.tintColor = .systemGreen
        }
    }

    final class StepsView: UIView, FormAccessoryView {
        private let label = UILabel()
        private var focusNext: () -> Void = {}

        func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) {
            label.text = state.progress
            focusNext = actions.next
        }
    }

    final class OrderViewController: UIViewController, FormNavigatorDelegate {
        let searchField = UITextField()
        let notesView = UITextView()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            form.delegate = self
            form.configuration.lastReturnKey = .send
        }

        func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) {
            // Send the order.
        }
    }
}

private typealias CheckoutViewController = ToolbarAndReturnKeysListings.CheckoutViewController
private typealias StepsView = ToolbarAndReturnKeysListings.StepsView
private typealias OrderViewController = ToolbarAndReturnKeysListings.OrderViewController

extension ToolbarAndReturnKeysListings.CheckoutViewController {
    func pay() {
        guard form.endEditing() else { return }
        // Send the order.
    }
}

extension ToolbarAndReturnKeysListings.CheckoutViewController {
    func statements() async throws {
        form.configuration.toolbar.done = .title("Pay")
        form.configuration.toolbar.next = .image(UIImage(systemName: "arrow.down")!, accessibilityLabel: "Next field")
        form.configuration.toolbar.previousNextVisibility = .always
        form.configuration.toolbar.doneAction = UIAction { [weak self] _ in self?.pay() }
        let scan = UIBarButtonItem(systemItem: .camera)
        form.configuration.toolbar.leadingItems = [UIBarButtonItem(title: "Help")]
        cardField.formOptions.toolbar.trailingItems = [scan]
        cardField.formOptions.toolbar.title = .text("Card number")
        form.configuration.toolbar.progressText = { .init("\($0)/\($1)", accessibilityLabel: "Step \($0) of \($1)") }
        let appearance = UIToolbarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemGroupedBackground
        form.configuration.toolbar.appearance = appearance
        let state = form.toolbar.state
        print(state.place, state.count, state.canFocusNext, state.showsPreviousNext)
        // "2 of 4 · City"
        print(form.toolbar.text?.text ?? "no title")
        form.accessoryView = StepsView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        _ = scan
        _ = appearance
        _ = state
    }
}

extension ToolbarAndReturnKeysListings.OrderViewController {
    func statements() async throws {
        searchField.returnKeyType = .search
        searchField.formOptions.keepsReturnKeyType = true
        notesView.formOptions.movesOnReturn = true
        searchField.formOptions.movesOnReturn = false
        FormNavigator.shared.configuration.leavesReturnToApp = false
        searchField.formOptions.movesOnReturn = true
    }
}
