import FormNavigation
import UIKit

/// A form for people with a keyboard of their own: while they type on it, the toolbar stays away.
public final class TaskViewController: UIViewController {
    private(set) var form: FormNavigator?

    private let fields = ["Task", "Project", "Due"].map { UITextField.bordered($0) }
    private let notesView = UITextView.bordered("Notes")

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "New Task"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        show(UIStackView.column(fields + [UILabel.small(notesView.accessibilityLabel), notesView]))
        notesView.formOptions.toolbar.title = .text("Notes")
        form = FormNavigator(viewController: self)
        form?.configuration.toolbar.hidesWithHardwareKeyboard = true
    }
}
