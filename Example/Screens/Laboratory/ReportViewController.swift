import FormNavigation
import UIKit

/// A form to record: tap Record, go through the fields, and tap Stop to see the recording.
final class ReportViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let fields = ["What goes wrong", "On which device", "Since when"].map { UITextField.bordered($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Report"
        let hint = UILabel.small("What you type is not recorded, only where the fields are.")
        showAtEnd(UIStackView.column([hint] + fields))
        navigationItem.rightBarButtonItem = RecordButtonItem(on: self)
        form.enable()
    }
}
