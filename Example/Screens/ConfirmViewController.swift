import FormNavigation
import UIKit

/// A code to type into boxes: a view of the app's own that takes text, between two text fields.
public final class ConfirmViewController: UIViewController {
    private(set) var form: FormNavigator?

    private let phoneField = UITextField.bordered("Phone") {
        $0.textContentType = .telephoneNumber
        $0.keyboardType = .phonePad
    }
    private let codeView = CodeView(count: 6)
    private let deviceField = UITextField.bordered("Name of this device")
    private let statusLabel = UILabel.small("The code is in the message that we have sent you.")

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Confirm"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        codeView.accessibilityLabel = "Code"
        codeView.onChange = { [weak self] in self?.codeChanged() }
        showAtEnd(UIStackView.column([phoneField, codeView, deviceField, statusLabel], spacing: 20))

        form = FormNavigator(viewController: self)
        form?.delegate = self
        // It takes keys, but has no text that a caret could be in.
        codeView.formOptions.stop = .always
    }

    private func codeChanged() {
        statusLabel.text = codeView.isFull ? "That is the code." : "\(codeView.missingCount) digits are missing."
        if codeView.isFull { form?.focusNext() }
    }
}

extension ConfirmViewController: FormNavigatorDelegate {
    public func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) {
        statusLabel.text = codeView.isFull ? "Confirmed." : "\(codeView.missingCount) digits are missing."
    }
}
