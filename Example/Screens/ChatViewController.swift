import FormNavigation
import UIKit

/// A conversation: the bar to write in rides on the keyboard, and a message that is replied to stays right above it.
public final class ChatViewController: UIViewController {
    /// The message that is being replied to; `nil` for none.
    public private(set) var repliedMessage: UIView?

    private(set) var form: FormNavigator?
    private let scrollView = UIScrollView()
    private let messages = UIStackView.column([], spacing: 0)
    private let bar = MessageBar()

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Charles"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scrollView.keyboardDismissMode = .interactive
        for message in Self.conversation { append(message.text, isOwn: message.isOwn) }
        bar.onSend = { [weak self] in self?.send($0) }
        bar.onCancelReply = { [weak self] in self?.reply(to: nil) }
        layOut()

        form = FormNavigator(viewController: self)
        // There is nowhere to go from the only field.
        form?.configuration.isToolbarEnabled = false
        form?.inputBar = FormInputBar(bar, over: scrollView)
    }

    public override func viewIsAppearing(_ animated: Bool) {
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
        repliedMessage = message
        bar.showReply(to: message?.text)
        form?.inputBar?.pinnedView = message
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
