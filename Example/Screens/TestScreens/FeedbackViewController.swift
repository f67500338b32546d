import FormNavigation
import UIKit

/// A text view that grows with its text, and keeps the button below it visible.
final class FeedbackViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let subjectField = UITextField.bordered("Subject")
    private let messageView = PlaceholderTextView()
    private let noteLabel = UILabel.small("We read every message.\nAnswers take a day or two.")
    private lazy var sendButton = UIButton.prominent("Send") { [weak self] in self?.send() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Feedback"
        messageView.placeholder = "Message\nWhat happened, and what did you expect?"
        messageView.maximumVisibleLines = 5
        messageView.font = .preferredFont(forTextStyle: .body)
        messageView.adjustsFontForContentSizeCategory = true
        messageView.layer.borderWidth = 1
        messageView.layer.cornerRadius = 6
        showBorder()

        // The message is at the bottom of the screen, as in a chat, where the keyboard would cover it.
        let spacer = UIView()
        spacer.heightAnchor.constraint(equalToConstant: 360).isActive = true
        show(UIStackView.column([noteLabel, spacer, subjectField, messageView, sendButton]))

        form.enable()
        messageView.formOptions.avoidance.companions = [sendButton]
    }

    // A layer's color doesn't adapt to Dark Mode on its own.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showBorder()
    }

    private func showBorder() {
        messageView.layer.borderColor = UIColor.systemGray4.resolvedColor(with: traitCollection).cgColor
    }

    private func send() {
        view.endEditing(true)
        title = messageView.hasText ? "Thank You!" : "Nothing to Send"
    }
}
