import FormNavigation
import UIKit

/// A control that shows one of several choices, and all of them in place of the keyboard while it has focus.
final class ChoiceControl: UIControl, FormInputAccessoryHost {
    private let label = UILabel()
    private let choicesView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 250))
    private var accessoryView: UIView?

    init(_ choices: [String]) {
        super.init(frame: .zero)
        label.text = choices.first
        label.textColor = .tintColor
        label.textAlignment = .right
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        fill(self, with: label)
        // High enough for a finger.
        heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        addAction(UIAction { [weak self] _ in self?.becomeFirstResponder() }, for: .touchUpInside)

        let buttons = choices.map { choice in
            UIButton(
                configuration: .plain(),
                primaryAction: UIAction(title: choice) { [weak self] _ in
                    self?.label.text = choice
                    self?.sendActions(for: .valueChanged)
                })
        }
        let column = UIStackView.column(buttons, spacing: 0)
        column.distribution = .fillEqually
        // The home indicator covers a part of what replaces the keyboard.
        fill(choicesView, with: column, above: choicesView.safeAreaLayoutGuide.bottomAnchor)
    }

    required init?(coder: NSCoder) { nil }

    private func fill(_ container: UIView, with view: UIView, above bottom: NSLayoutYAxisAnchor? = nil) {
        let margin: CGFloat = 8
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor, constant: margin),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: margin),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -margin),
            view.bottomAnchor.constraint(equalTo: bottom ?? container.bottomAnchor, constant: -margin),
        ])
    }

    // MARK: - Focus

    override var canBecomeFirstResponder: Bool { true }

    override var inputView: UIView? { choicesView }

    override var inputAccessoryView: UIView? {
        get { accessoryView }
        set { accessoryView = newValue }
    }
}
