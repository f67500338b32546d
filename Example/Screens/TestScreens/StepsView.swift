import FormNavigation
import UIKit

/// What an app may show above the keyboard in place of the toolbar: a progress bar, the title of the step, and two
/// buttons.
final class StepsView: UIView, FormAccessoryView {
    private let progressView = UIProgressView(progressViewStyle: .bar)
    private let label = UILabel.small(nil, color: .label)
    private lazy var backButton = Self.button("Back") { [weak self] in self?.actions?.previous() }
    private lazy var nextButton = Self.button("Continue") { [weak self] in self?.moveOnReturn() }
    private var state = FormToolbar.State()
    private var actions: FormToolbar.Actions?

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
        backgroundColor = .secondarySystemBackground
        // A bar at the top of the screen may also have a button with the title Back.
        accessibilityIdentifier = "Steps"
        label.textAlignment = .center
        label.numberOfLines = 1
        let row = UIStackView.row([backButton, label, nextButton])
        for view in [progressView, row] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        for button in [backButton, nextButton] {
            button.setContentHuggingPriority(.required, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        NSLayoutConstraint.activate([
            progressView.topAnchor.constraint(equalTo: topAnchor),
            progressView.leadingAnchor.constraint(equalTo: leadingAnchor),
            progressView.trailingAnchor.constraint(equalTo: trailingAnchor),
            row.topAnchor.constraint(equalTo: progressView.bottomAnchor),
            row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 8),
            row.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -8),
            row.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) {
        (self.state, self.actions) = (state, actions)
        overrideUserInterfaceStyle = state.userInterfaceStyle
        progressView.progress = state.count > 0 ? Float(state.place) / Float(state.count) : 0
        label.text = state.title
        label.accessibilityLabel = [state.title, state.progress].compactMap { $0 }.joined(separator: ", ")
        backButton.isEnabled = state.canFocusPrevious
        nextButton.configuration?.title = state.canFocusNext ? "Continue" : "Close"
    }

    private func moveOnReturn() {
        if state.canFocusNext { actions?.next() } else { actions?.done() }
    }

    private static func button(_ title: String, action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }
}
