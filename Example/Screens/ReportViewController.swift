import FormNavigation
import UIKit

/// A form that can be recorded: tap Record, go through the fields, tap Stop, and look at what a report would say.
public final class ReportViewController: UIViewController {
    private(set) var form: FormNavigator?

    private let fields = ["What goes wrong", "On which device", "Since when"].map { UITextField.bordered($0) }

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Report"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let hint = UILabel.small("What you type is not recorded, only where the fields are.")
        showAtEnd(UIStackView.column([hint] + fields))
        navigationItem.rightBarButtonItem = RecordButtonItem(on: self)
        form = FormNavigator(viewController: self)
    }
}
