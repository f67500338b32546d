import FormNavigation
import UIKit

/// What there is to choose about a navigator; a change applies at once.
final class ConfigurationViewController: UITableViewController {
    /// A switch in the table.
    private struct Option {
        let title: String
        let value: WritableKeyPath<FormNavigator.Configuration, Bool>
    }

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

    private let navigator: FormNavigator

    init(navigator: FormNavigator) {
        self.navigator = navigator
        super.init(style: .insetGrouped)
        title = "Configuration"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("The app makes this screen in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.allowsSelection = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "option")
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
        let navigator = navigator
        let view = UISwitch()
        view.isOn = navigator.configuration[keyPath: option.value]
        view.accessibilityLabel = option.title
        view.addAction(
            UIAction { [weak view] _ in navigator.configuration[keyPath: option.value] = view?.isOn == true },
            for: .valueChanged)
        return view
    }
}
