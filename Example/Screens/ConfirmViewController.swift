import FormNavigation
import UIKit

/// A code in boxes, between two text fields.
///
/// The boxes are one custom view that accepts text. It gets the toolbar, and moves on when it's full.
final class ConfirmViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let phoneField = UITextField.bordered("Phone") {
        $0.textContentType = .telephoneNumber
        $0.keyboardType = .phonePad
    }
    private let codeView = CodeView(count: 6)
    private let deviceField = UITextField.bordered("Name of this device")
    private let statusLabel = UILabel.small("The code is in the message that we have sent you.")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Confirm"
        codeView.accessibilityLabel = "Code"
        codeView.onChange = { [weak self] in self?.codeChanged() }
        showAtEnd(UIStackView.column([phoneField, codeView, deviceField, statusLabel], spacing: 20))

        form.delegate = self
        // The view accepts keys, but doesn't have text with a caret.
        codeView.formOptions.stop = .always
    }

    private func codeChanged() {
        statusLabel.text = codeView.isFull ? "That is the code." : "\(codeView.missingCount) digits are missing."
        if codeView.isFull { form.focusNext() }
    }
}

extension ConfirmViewController: FormNavigatorDelegate {
    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) {
        statusLabel.text = codeView.isFull ? "Confirmed." : "\(codeView.missingCount) digits are missing."
    }
}
