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
        view.backgroundColor = .systemBackground
        let hint = UILabel.small("What you type is not recorded, only where the fields are.")
        let column = UIStackView.column([hint] + fields)
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            column.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
        ])
        navigationItem.rightBarButtonItem = RecordButtonItem(on: self)
        form = FormNavigator(viewController: self)
    }
}
