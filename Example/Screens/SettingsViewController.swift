import FormNavigation
import UIKit

/// A table in which few rows have a text field.
///
/// The delegate names those rows, so Next goes from one to the next even if they're screens apart.
final class SettingsViewController: UIViewController {
    /// The content of a row.
    enum Row {
        case value(String, String)
        case toggle(String)
        case field(String)
        /// Fields next to each other.
        case fields([String])

        var hasFields: Bool {
            switch self {
            case .field, .fields: true
            case .value, .toggle: false
            }
        }
    }

    private lazy var form = FormNavigator(viewController: self)
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    /// What the user has typed, by the names of the fields.
    private var texts: [String: String] = [:]
    private var isOn: Set<String> = ["Wi-Fi", "Sounds", "Badges", "Automatic updates"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.dataSource = self
        tableView.register(ValueCell.self, forCellReuseIdentifier: "value")
        tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
        tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
        tableView.register(CarouselCell.self, forCellReuseIdentifier: "fields")
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        form.delegate = self
    }

    private func fill(_ field: RowField, _ name: String) {
        let isEmail = name == "Email"
        field.textContentType = isEmail ? .emailAddress : name == "Full name" ? .name : nil
        field.keyboardType = isEmail ? .emailAddress : .default
        field.autocapitalizationType = isEmail ? .none : .sentences
        field.configure(name, text: texts[name]) { [weak self] in self?.texts[name] = $0 }
    }

    static let sections: [(title: String, rows: [Row])] = [
        (
            "Account",
            [.field("Full name"), .field("Email"), .value("Password", "Changed in May"), .toggle("Keep me signed in")]
        ),
        (
            "General",
            [
                .value("Language", "English"), .value("Region", "United Kingdom"), .value("Calendar", "Gregorian"),
                .value("First day of the week", "Monday"), .value("Temperature", "°C"), .toggle("Automatic updates"),
            ]
        ),
        (
            "Notifications",
            [
                .toggle("Sounds"), .toggle("Badges"), .toggle("Banners"), .toggle("On the lock screen"),
                .value("Grouping", "By app"), .value("Summary", "At 8 and at 18"),
            ]
        ),
        (
            "Network",
            [
                .toggle("Wi-Fi"), .toggle("Roaming"), .value("DNS", "Automatic"), .field("Proxy server"),
                .toggle("Proxy asks for a password"),
            ]
        ),
        (
            "Privacy",
            [
                .toggle("Location"), .toggle("Contacts"), .toggle("Photos"), .toggle("Microphone"),
                .toggle("Analytics"),
                .toggle("Personal advertising"),
            ]
        ),
        (
            "Telephone numbers",
            [
                .fields(["Home", "Work", "Mobile", "School", "Summer house", "Neighbor"]),
                .toggle("Show my number"), .value("Call forwarding", "Off"),
            ]
        ),
        (
            "Accessibility",
            [
                .toggle("Bold text"), .toggle("Larger text"), .toggle("Reduce motion"), .toggle("Reduce transparency"),
                .value("Contrast", "Standard"), .value("Subtitles", "Off"),
            ]
        ),
        (
            "About",
            [
                .value("Version", "1.0"), .value("Capacity", "1,000 numbers"), .field("Name of this device"),
                .value("Serial number", "DE-2"), .value("Licence", "MIT"),
            ]
        ),
    ]
}

extension SettingsViewController: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { Self.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.sections[section].rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        Self.sections[section].title
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        func cell<Cell: UITableViewCell>(_ identifier: String, _ fill: (Cell) -> Void) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            if let cell = cell as? Cell { fill(cell) }
            return cell
        }
        switch Self.sections[indexPath.section].rows[indexPath.row] {
        case .value(let title, let value):
            return cell("value") { (cell: ValueCell) in
                cell.textLabel?.text = title
                cell.detailTextLabel?.text = value
            }
        case .toggle(let title):
            return cell("switch") { (cell: SwitchCell) in
                cell.configure(title, isOn: isOn.contains(title)) { [weak self] isOn in
                    if isOn { self?.isOn.insert(title) } else { self?.isOn.remove(title) }
                }
            }
        case .field(let name):
            return cell("field") { (cell: FieldCell) in fill(cell.field, name) }
        case .fields(let names):
            return cell("fields") { (cell: CarouselCell) in
                cell.configure(names) { [weak self] field, name in self?.fill(field, name) }
            }
        }
    }
}

extension SettingsViewController: FormNavigatorDelegate {
    func formNavigator(
        _ navigator: FormNavigator, indexPathsWithFieldsIn scrollView: UIScrollView
    ) -> [IndexPath]? {
        // In the row that scrolls sideways, every item is a field.
        guard scrollView === tableView else { return nil }
        return Self.sections.indices.flatMap { section in
            let rows = Self.sections[section].rows
            return rows.indices.filter { rows[$0].hasFields }.map { IndexPath(row: $0, section: section) }
        }
    }
}

/// A row that shows a choice made elsewhere.
private final class ValueCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) { nil }
}
