import UIKit

extension UIScrollView {
    /// Shows the messages of a conversation, as wide as the scroll view.
    func show(_ messages: UIStackView) {
        messages.translatesAutoresizingMaskIntoConstraints = false
        addSubview(messages)
        NSLayoutConstraint.activate([
            messages.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor, constant: 8),
            messages.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor, constant: -8),
            messages.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor, constant: 16),
            messages.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor, constant: -16),
            messages.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor, constant: -32),
        ])
    }

    /// Scrolls to the newest message after everything has been laid out.
    func showEnd() {
        superview?.layoutIfNeeded()
        let end = contentSize.height + adjustedContentInset.bottom - bounds.height
        contentOffset.y = max(-adjustedContentInset.top, end)
    }
}
