import FormNavigation
import UIKit

/// A form that lists the navigator's decisions: where focus went and why, and which fields Next skips.
final class TaxViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let nameField = UITextField.bordered("Name", .name)
    private let numberField = UITextField.bordered("Tax number") {
        $0.text = "1815/1210"
        $0.textColor = .secondaryLabel
    }
    private let spouseField = UITextField.bordered("Name of the spouse")
    private let incomeField = UITextField.bordered("Income")
    private let couponField = UITextField.bordered("Coupon")
    private let logView = UITextView()
    private var lines: [String] = []
    /// The previous receiver of the decisions.
    private var trace: (@MainActor (FormNavigator.Decision) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tax Return"
        view.backgroundColor = .systemBackground
        // The tax office knows it.
        numberField.isEnabled = false
        spouseField.isHidden = true
        logView.isEditable = false
        logView.font = .preferredFont(forTextStyle: .caption1)
        logView.backgroundColor = .secondarySystemBackground
        logView.accessibilityLabel = "What happened"
        layOut()

        form.delegate = self
        couponField.formOptions.stop = .never
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let trace = FormNavigator.trace
        self.trace = trace
        FormNavigator.trace = { [weak self] decision in
            trace?(decision)
            self?.add(decision)
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        FormNavigator.trace = trace
    }

    private func layOut() {
        let spouseRow = UIStackView.row([UILabel.small("Married"), marriedSwitch])
        let column = UIStackView.column(
            [nameField, numberField, spouseRow, spouseField, incomeField, couponField], spacing: 8)
        for subview in [column, logView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 12),
            column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            logView.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 12),
            logView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            logView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            logView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    private lazy var marriedSwitch: UISwitch = {
        let toggle = UISwitch()
        toggle.accessibilityLabel = "Married"
        toggle.addAction(
            UIAction { [weak self] action in
                self?.spouseField.isHidden = (action.sender as? UISwitch)?.isOn != true
            }, for: .valueChanged)
        return toggle
    }()

    // MARK: - What happened

    private func add(_ decision: FormNavigator.Decision) {
        // The delegate learns which field gained focus, with the reason.
        guard let name = (decision.view as? UITextField)?.placeholder, decision.kind != .moved else { return }
        add("\(name): \(decision.kind)" + (decision.reason.map { ", \($0.description)" } ?? ""))
    }

    private func add(_ line: String) {
        // Each move reads the whole form, so this leaves out what hasn't changed.
        lines.removeAll { $0 == line }
        lines.insert(line, at: 0)
        logView.text = lines.joined(separator: "\n")
    }
}

extension TaxViewController: FormNavigatorDelegate {
    func formNavigator(
        _ navigator: FormNavigator, didBeginEditingIn field: UIView, because reason: FormFocusChange.Reason
    ) {
        let cause = reason == .other ? "a tap" : reason.description
        add("→ \((field as? UITextField)?.placeholder ?? ""): \(cause)")
    }

    func formNavigator(_ navigator: FormNavigator, didTapDoneIn field: UIView) { add("Done was tapped") }

    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) { add("The form is finished") }
}
