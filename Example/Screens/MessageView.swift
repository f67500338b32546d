import UIKit

/// A message of a conversation: text in a bubble, at the leading edge or, for the user's own messages, at the trailing
/// edge.
final class MessageView: UIControl {
    let text: String

    init(_ text: String, isOwn: Bool, onTap: @escaping (MessageView) -> Void) {
        self.text = text
        super.init(frame: .zero)
        accessibilityLabel = text
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.textColor = isOwn ? .white : .label
        let bubble = UIView()
        bubble.backgroundColor = isOwn ? .systemBlue : .systemGray5
        bubble.layer.cornerRadius = 18
        // A tap anywhere in the row is a tap on the message.
        bubble.isUserInteractionEnabled = false
        addSubview(bubble)
        bubble.addSubview(label)
        for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        let edge =
            isOwn
            ? bubble.trailingAnchor.constraint(equalTo: trailingAnchor)
            : bubble.leadingAnchor.constraint(equalTo: leadingAnchor)
        NSLayoutConstraint.activate([
            edge,
            bubble.topAnchor.constraint(equalTo: topAnchor, constant: 3),
            bubble.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3),
            bubble.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 0.75),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
        ])
        addAction(
            UIAction { [weak self] _ in
                if let self { onTap(self) }
            }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }
}
