import FormNavigation
import UIKit

/// The survey tutorial: rows without a field.
enum SurveyStep4 {
    final class SurveyViewController: UIViewController, UITableViewDataSource {
        enum Row {
            case question(String)
            case note(String)
        }

        private let rows = ["reading room", "children's room", "café"].flatMap { place -> [Row] in
            [.note("The next twelve questions are about the \(place).")]
                + (1...12).map { .question("\($0). What do you think of the \(place)?") }
        }
        private lazy var form = FormNavigator(viewController: self)
        private let tableView = UITableView(frame: .zero, style: .plain)
        private(set) var answers: [Int: String] = [:]

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Survey"
            tableView.frame = view.bounds
            tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(tableView)
            tableView.dataSource = self
            tableView.register(QuestionCell.self, forCellReuseIdentifier: "question")
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
            form.enable()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            rows.count
        }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            switch rows[indexPath.row] {
            case .note(let text):
                let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
                cell.textLabel?.text = text
                cell.textLabel?.numberOfLines = 0
                return cell
            case .question(let text):
                let cell = tableView.dequeueReusableCell(withIdentifier: "question", for: indexPath)
                if let cell = cell as? QuestionCell {
                    fill(cell, with: text, row: indexPath.row)
                }
                return cell
            }
        }

        private func fill(_ cell: QuestionCell, with question: String, row: Int) {
            cell.questionLabel.text = question
            cell.answerField.text = answers[row]
            cell.onAnswer = { [weak self] in self?.answers[row] = $0 }
        }
    }
}

extension SurveyStep4 {
    typealias QuestionCell = SurveyStep1.QuestionCell
}
