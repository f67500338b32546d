import FormNavigation
import UIKit

/// A conversation with an input bar.
///
/// The bar moves with the keyboard, even while a finger drags it down, and the message that people reply to stays above the
/// bar.
final class ChatViewController: UIViewController {
    /// The message that the user is replying to, or `nil` if there's none.
    private var repliedMessage: UIView?

    private lazy var form = FormNavigator(viewController: self)
    private let scrollView = UIScrollView()
    private let messages = UIStackView.column([], spacing: 0)
    private let bar = MessageBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Charles"
        view.backgroundColor = .systemBackground
        scrollView.keyboardDismissMode = .interactive
        for message in Self.conversation { append(message.text, isOwn: message.isOwn) }
        bar.onSend = { [weak self] in self?.send($0) }
        bar.onCancelReply = { [weak self] in self?.reply(to: nil) }
        layOut()

        // There's only one field, so there's nowhere to go.
        form.configuration.isToolbarEnabled = false
        form.inputBar = FormInputBar(bar, over: scrollView)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        scrollView.showEnd()
    }

    private func append(_ text: String, isOwn: Bool) {
        messages.addArrangedSubview(
            MessageView(text, isOwn: isOwn) { [weak self] message in
                self?.reply(to: message)
                self?.bar.textView.becomeFirstResponder()
            })
    }

    private func reply(to message: MessageView?) {
        repliedMessage?.accessibilityIdentifier = nil
        message?.accessibilityIdentifier = "replied message"
        repliedMessage = message
        bar.showReply(to: message?.text)
        form.inputBar?.pinnedView = message
    }

    private func send(_ text: String) {
        reply(to: nil)
        append(text, isOwn: true)
        scrollView.showEnd()
    }

    private func layOut() {
        view.addSubview(scrollView)
        view.addSubview(bar)
        scrollView.show(messages)
        for view in [scrollView, bar] { view.translatesAutoresizingMaskIntoConstraints = false }
        let frame = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private static let conversation: [(text: String, isOwn: Bool)] = [
        ("Is this the new number?", true),
        ("Yes. The old one is with the clockmaker.", false),
        ("How is he?", true),
        ("Punctual.", false),
        ("Good morning! The drawings have arrived.", false),
        ("All of them?", true),
        ("All but the mill.", false),
        ("Shall I come round?", true),
        ("Please do, and bring the notes on the numbers.", false),
        ("The ones of Bernoulli?", true),
        ("Those. You wrote that the engine could work them out without a person.", false),
        ("It can. I have the table of operations here.", true),
        ("How many cards?", false),
        ("Seventy-five, if the loop is done by hand.", true),
        ("The committee wants to see it run.", false),
        ("Then the mill had better arrive.", true),
        ("It is on a cart from Greenwich.", false),
        ("Since when?", true),
        ("Since Tuesday.", false),
        ("That is a slow horse.", true),
        ("Tea at four?", false),
    ]
}
