import FormNavigation
import UIKit

/// A form whose configuration changes while it's in use. Each switch sets a property, which applies immediately.
final class ConfigurationViewController: UITableViewController {
    /// A switch in the table view.
    private struct Option {
        let title: String
        let value: WritableKeyPath<FormNavigator.Configuration, Bool>
    }

    private lazy var form = FormNavigator(viewController: self)
    private let fields: [UITextField] = [
        .bordered("Name", .name), .bordered("City", .addressCity), .bordered("Country", .countryName),
    ]

    private static let sections: [(title: String, options: [Option])] = [
        (
            "Capabilities",
            [
                Option(title: "Enabled", value: \.isEnabled),
                Option(title: "Toolbar", value: \.isToolbarEnabled),
                Option(title: "Return key", value: \.isReturnKeyEnabled),
                Option(title: "Hardware keyboard", value: \.handlesHardwareKeyboard),
                Option(title: "Stay clear of the keyboard", value: \.isAvoidanceEnabled),
                Option(title: "Tap outside ends editing", value: \.endsEditingOnTapOutside),
            ]
        ),
        (
            "Moving",
            [
                Option(title: "Wraps around", value: \.wrapsAround),
                Option(title: "Text views move on Return", value: \.textViewsMoveOnReturn),
                Option(title: "Clicks", value: \.playsInputClicks),
            ]
        ),
        (
            "Toolbar",
            [
                Option(title: "Progress", value: \.toolbar.showsProgress),
                Option(title: "Stays away with a hardware keyboard", value: \.toolbar.hidesWithHardwareKeyboard),
            ]
        ),
    ]

    convenience init() {
        self.init(style: .insetGrouped)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Configuration"
        tableView.allowsSelection = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "option")
        tableView.tableHeaderView = makeHeader()
        form.delegate = self
    }

    private func makeHeader() -> UIView {
        let column = UIStackView.column(fields)
        column.isLayoutMarginsRelativeArrangement = true
        column.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        column.frame.size = column.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return column
    }

    override func numberOfSections(in tableView: UITableView) -> Int { Self.sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Self.sections[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.sections[section].options.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
        let option = Self.sections[indexPath.section].options[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = option.title
        cell.contentConfiguration = content
        cell.accessoryView = makeSwitch(for: option)
        return cell
    }

    private func makeSwitch(for option: Option) -> UISwitch {
        let view = UISwitch()
        view.isOn = form.configuration[keyPath: option.value]
        view.accessibilityLabel = option.title
        view.addAction(
            UIAction { [weak self] action in
                guard let view = action.sender as? UISwitch else { return }
                self?.form.configuration[keyPath: option.value] = view.isOn
            }, for: .valueChanged)
        return view
    }
}

extension ConfigurationViewController: FormNavigatorDelegate {
    /// The fields are in the header, so Next doesn't have to look for fields in the rows.
    func formNavigator(
        _ navigator: FormNavigator, indexPathsWithFieldsIn scrollView: UIScrollView
    ) -> [IndexPath]? { [] }
}
