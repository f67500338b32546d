// The listings of Sources/FormNavigation/FormNavigation.docc/TablesAndCollections.md, one after the other.
// `RECORD_LISTINGS=1 swift test --filter ListingTests` writes this file.
// swift-format-ignore-file

import FormNavigation
import UIKit

enum TablesAndCollectionsListings {
    final class SurveyViewController: UITableViewController {
        var answers = Array(repeating: "", count: 40)
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(AnswerCell.self, forCellReuseIdentifier: "answer")
            form.configuration.toolbar.done = .title("Send")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            answers.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "answer", for: indexPath)
            if let cell = cell as? AnswerCell {
                cell.field.placeholder = "Question \(indexPath.row + 1)"
                cell.field.text = answers[indexPath.row]
                cell.field.formOptions.toolbar.title = .text("\(indexPath.row + 1) of \(answers.count)")
                cell.onChange = { [weak self] in self?.answers[indexPath.row] = $0 }
            }
            return cell
        }

        final class AnswerCell: UITableViewCell {
            let field = UITextField()
            var onChange: ((String) -> Void)?

            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                selectionStyle = .none
                field.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
                field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                contentView.addSubview(field)
                field.addAction(
                    UIAction { [weak self] _ in self?.onChange?(self?.field.text ?? "") }, for: .editingChanged)
            }

            required init?(coder: NSCoder) { nil }
        }
    }
}

private typealias SurveyViewController = TablesAndCollectionsListings.SurveyViewController

extension SurveyViewController: FormNavigatorDelegate {
    func formNavigator(
        _ navigator: FormNavigator, indexPathsWithFieldsIn scrollView: UIScrollView
    ) -> [IndexPath]? {
        guard scrollView === tableView else { return nil }
        return answers.indices.map { IndexPath(row: $0, section: 0) }
    }
}

extension TablesAndCollectionsListings.SurveyViewController {
    func statements() async throws {
        form.delegate = self
        form.focus(at: IndexPath(row: 31, section: 0), in: tableView)
        if let row = answers.firstIndex(of: "") {
            form.focus(at: IndexPath(row: row, section: 0), in: tableView)
        }
    }
}
