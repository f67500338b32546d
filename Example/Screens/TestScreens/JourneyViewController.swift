import FormNavigation
import UIKit

/// Two fields above a list of stations. A tap outside ends editing; a tap on a station or a button doesn't.
final class JourneyViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let fields = ["From", "To"].map { UITextField.bordered($0) }
    private lazy var swapButton = UIButton(
        configuration: .gray(), primaryAction: UIAction(title: "Swap") { [weak self] _ in self?.swap() })
    private lazy var searchButton = UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Find Trains") { [weak self] _ in self?.search() })
    private let resultLabel = UILabel.small("Where do you want to go?")
    private let tableView = UITableView(frame: .zero, style: .plain)
    /// The stations that match what the user has typed.
    private var matches = JourneyViewController.stations

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Journey"
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.delegate = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "station")
        for field in fields {
            field.autocorrectionType = .no
            field.addAction(
                UIAction { [weak self] _ in self?.suggest() }, for: [.editingDidBegin, .editingChanged])
        }
        fields[1].returnKeyType = .search
        fields[1].formOptions.keepsReturnKeyType = true
        arrange()

        form.delegate = self
        form.configuration.endsEditingOnTapOutside = true
        // A tap on a button keeps the keyboard. After this one, there's nothing left to type.
        searchButton.formOptions.endsEditingWhenTapped = true
    }

    private func arrange() {
        let column = UIStackView.column(fields + [UIStackView.columns([swapButton, searchButton]), resultLabel])
        for subview in [column, tableView] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            tableView.topAnchor.constraint(equalTo: column.bottomAnchor, constant: 12),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
    }

    private func suggest() {
        let text = fields.first(where: \.isFirstResponder)?.text ?? ""
        let fitting = Self.stations.filter { $0.lowercased().hasPrefix(text.lowercased()) }
        matches = fitting.contains(text) ? Self.stations : fitting
        tableView.reloadData()
    }

    private func swap() {
        (fields[0].text, fields[1].text) = (fields[1].text, fields[0].text)
        suggest()
    }

    private func search() {
        resultLabel.text = "Trains from \(fields[0].text ?? "") to \(fields[1].text ?? "") leave every hour."
    }

    private static let stations = [
        "Bath", "Brighton", "Bristol", "Cambridge", "Edinburgh", "Exeter", "Glasgow", "London", "Oxford", "York",
    ]
}

extension JourneyViewController: FormNavigatorDelegate {
    func formNavigator(_ navigator: FormNavigator, didFinishIn field: UIView) { search() }
}

extension JourneyViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { matches.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "station", for: indexPath)
        cell.textLabel?.text = matches[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        guard let field = fields.first(where: \.isFirstResponder) else { return }
        field.text = matches[indexPath.row]
        form.focusNext()
    }
}
