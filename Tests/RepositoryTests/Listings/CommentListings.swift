import FormNavigation
import UIKit

/// The listings of doc comments, each in a context in which it makes sense.
@MainActor
enum CommentListings {
    final class ChatViewController: UIViewController {}

    final class NotesTextView: UITextView {
        var placeholder: String?
    }

    final class OrderViewController: UIViewController {
        let (contentView, button) = (UIView(), UIView())
        private var task: Task<Void, Never>?
        private lazy var form = FormNavigator(viewController: self)

        func pay() {}

        func configure() {
            var configuration = form.configuration
            configuration.rules.append(.off([.toolbar, .tapOutside], in: ChatViewController.self))
            configuration.toolbar.doneAction = UIAction { [weak self] _ in
                if self?.form.endEditing() == true { self?.pay() }
            }
            configuration.toolbar.progressText = { .init("\($0)/\($1)", accessibilityLabel: "Step \($0) of \($1)") }
            configuration.toolbar.titleText = { state in state.title.map { "Delivery: \($0)" } }
            let appearance = UIToolbarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .systemGroupedBackground
            configuration.toolbar.appearance = appearance
            form.configuration = configuration
        }

        func watch() async {
            let height = FormKeyboard.current.overlap(with: view)
            button.frame.size.height = height
            let changes = form.focusChanges()
            Task { for await change in changes where change.isFocused { print(change.reason) } }
            let keyboards = FormKeyboard.changes()
            task = Task { [weak self] in
                for await keyboard in keyboards { self?.button.isHidden = keyboard.isDocked }
            }
            FormNavigator.trace = { decision in
                if decision.kind == .skipped, decision.reason == .hidden { print(decision) }
            }
        }
    }

    final class StepsView: UIView, FormAccessoryView {
        let nextButton = UIButton()
        var focusNext: () -> Void = {}

        func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) {
            nextButton.isEnabled = state.canFocusNext
            focusNext = actions.next
        }
    }

    final class CountryControl: UIControl, FormInputAccessoryHost {
        private let picker = UIPickerView()
        private var accessoryView: UIView?

        override var canBecomeFirstResponder: Bool { true }
        override var inputView: UIView? { picker }
        override var inputAccessoryView: UIView? {
            get { accessoryView }
            set { accessoryView = newValue }
        }
    }

    static func notes() -> PlaceholderTextView {
        let notesView = PlaceholderTextView()
        notesView.placeholder = "Notes"
        notesView.maximumVisibleLines = 5
        return notesView
    }
}

private typealias OrderViewController = CommentListings.OrderViewController
private typealias NotesTextView = CommentListings.NotesTextView

extension OrderViewController: FormContainerProviding {
    var formContainer: UIView? { contentView }
}

extension NotesTextView: FormPlaceholderProviding {}  // it has a `placeholder` property
