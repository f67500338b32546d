import UIKit

/// A bar for writing a message: the message that it replies to, a text view that grows with its text, and Send.
final class MessageBar: UIView {
    let textView = UITextView()
    /// A closure that receives the text to send.
    var onSend: (String) -> Void = { _ in }
    /// A closure that's called when the user no longer wants to reply to that message.
    var onCancelReply: () -> Void = {}

    private let replyLabel = UILabel.small(nil)
    private lazy var replyRow = UIStackView.row([replyLabel, cancelButton])
    private lazy var cancelButton = Self.button("Cancel") { [weak self] in self?.onCancelReply() }
    private lazy var sendButton = Self.button("Send") { [weak self] in self?.send() }
    private lazy var heightLimit = textView.heightAnchor.constraint(equalToConstant: Self.maximumHeight)

    /// About five lines. Longer text scrolls.
    private static let maximumHeight: CGFloat = 120

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.isScrollEnabled = false
        textView.backgroundColor = .systemBackground
        textView.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        textView.layer.borderWidth = 1
        textView.layer.borderColor = UIColor.systemGray4.cgColor
        textView.layer.cornerRadius = 20
        textView.accessibilityLabel = "Message"
        textView.delegate = self
        replyLabel.numberOfLines = 1
        replyRow.isHidden = true
        for button in [cancelButton, sendButton] {
            button.setContentHuggingPriority(.required, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
        }

        let row = UIStackView.row([textView, sendButton], spacing: 8)
        row.alignment = .bottom
        let column = UIStackView.column([replyRow, row], spacing: 4)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        let safeArea = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -8),
            column.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -8),
        ])
        update()
    }

    required init?(coder: NSCoder) { nil }

    /// Shows which message the user is replying to, or `nil` for none.
    func showReply(to text: String?) {
        replyLabel.text = text.map { "Reply to “\($0)”" }
        replyRow.isHidden = text == nil
    }

    private func send() {
        let text = textView.text ?? ""
        textView.text = ""
        update()
        onSend(text)
    }

    private func update() {
        sendButton.isEnabled = textView.hasText
        let width = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
        let isTooTall = textView.sizeThatFits(width).height > Self.maximumHeight
        textView.isScrollEnabled = isTooTall
        heightLimit.isActive = isTooTall
    }

    private static func button(_ title: String, action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }
}

extension MessageBar: UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) { update() }
}
