import FormNavigation
import UIKit

/// A message to write: the text view grows with it, and the button that sends it stays in sight.
public final class FeedbackViewController: UIViewController {
    private(set) var form: FormNavigator?

    private let subjectField = UITextField.bordered("Subject")
    private let messageView = PlaceholderTextView()
    private let noteLabel = UILabel.small("We read every message.\nAnswers take a day or two.")
    private lazy var sendButton = UIButton.prominent("Send") { [weak self] in self?.send() }

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Feedback"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        messageView.placeholder = "Message\nWhat happened, and what did you expect?"
        messageView.maximumVisibleLines = 5
        messageView.font = .preferredFont(forTextStyle: .body)
        messageView.adjustsFontForContentSizeCategory = true
        messageView.layer.borderWidth = 1
        messageView.layer.cornerRadius = 6
        showBorder()

        // The message is at the lower end of the screen, as in a chat, so that the keyboard would cover it.
        let spacer = UIView()
        spacer.heightAnchor.constraint(equalToConstant: 360).isActive = true
        show(UIStackView.column([noteLabel, spacer, subjectField, messageView, sendButton]))

        form = FormNavigator(viewController: self)
        messageView.formOptions.avoidance.companions = [sendButton]
    }

    // A layer has the colour that it was given, whatever becomes of light and dark.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
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
