import FormNavigation
import UIKit

/// A form for hardware keyboards, which hides the toolbar while one is in use.
final class TaskViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let fields = ["Task", "Project", "Due"].map { UITextField.bordered($0) }
    private let notesView = UITextView.bordered("Notes")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Task"
        show(UIStackView.column(fields + [UILabel.small(notesView.accessibilityLabel), notesView]))
        notesView.formOptions.toolbar.title = .text("Notes")
        form.configuration.toolbar.hidesWithHardwareKeyboard = true
    }
}
