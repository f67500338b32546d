import UIKit

// The views that the screens consist of, as most apps have them somewhere.

extension UITextField {
    /// A field with a border and a placeholder.
    static func bordered(_ placeholder: String, _ configure: (UITextField) -> Void = { _ in }) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        // Higher only if large text needs it.
        let height = field.heightAnchor.constraint(equalToConstant: 44)
        height.priority = .defaultHigh - 1
        height.isActive = true
        configure(field)
        return field
    }

    /// A field that the system may fill in, with its content type, or `nil` for content that only this app knows.
    static func bordered(_ placeholder: String, _ type: UITextContentType?) -> UITextField {
        bordered(placeholder) { $0.textContentType = type }
    }
}

extension UITextView {
    /// A text view with a border that grows with its text.
    static func bordered(_ name: String) -> UITextView {
        let view = UITextView()
        view.font = .preferredFont(forTextStyle: .body)
        view.isScrollEnabled = false
        // As high as a control that's easy to tap.
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.systemGray4.cgColor
        view.layer.cornerRadius = 6
        view.accessibilityLabel = name
        return view
    }
}

extension UILabel {
    /// A line of small text, such as a heading or an error.
    static func small(_ text: String?, color: UIColor = .secondaryLabel) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }
}

extension UIView {
    /// Views below each other, on their own background.
    static func card(_ views: [UIView]) -> UIView {
        let card = UIView()
        card.backgroundColor = .secondarySystemBackground
        card.layer.cornerRadius = 12
        let column = UIStackView.column(views, spacing: 8)
        column.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
            column.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
            column.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
            column.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
        ])
        return card
    }
}

extension UIStackView {
    /// Views below each other.
    static func column(_ views: [UIView], spacing: CGFloat = 12) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }

    /// Views next to each other.
    static func row(_ views: [UIView], spacing: CGFloat = 12) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .horizontal
        stack.alignment = .center
        stack.spacing = spacing
        return stack
    }

    /// Views next to each other, all with the same width.
    static func columns(_ views: [UIView], spacing: CGFloat = 12) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        stack.spacing = spacing
        return stack
    }
}

extension UIButton {
    /// The button at the end of a form.
    static func prominent(_ title: String, action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
        button.heightAnchor.constraint(equalToConstant: 50).isActive = true
        return button
    }
}

extension UIViewController {
    /// Puts a form into a scroll view that fills the screen, except for the camera's area at the sides.
    func show(_ content: UIView) {
        view.backgroundColor = .systemBackground
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 20),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -20),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
        ])
    }

    /// Puts a form at the bottom of the screen, where the keyboard would cover it.
    func showAtEnd(_ content: UIView) {
        view.backgroundColor = .systemBackground
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            content.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            content.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
        ])
    }
}
