import UIKit

/// The survey tutorial: the table.
enum SurveyStep2 {
    final class SurveyViewController: UIViewController, UITableViewDataSource {
        private let questions = (1...36).map { "\($0). What do you think of our room number \($0)?" }
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
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            questions.count
        }

        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "question", for: indexPath)
            if let cell = cell as? QuestionCell {
                fill(cell, with: questions[indexPath.row], row: indexPath.row)
            }
            return cell
        }

        private func fill(_ cell: QuestionCell, with question: String, row: Int) {
            cell.questionLabel.text = question
            cell.answerField.text = answers[row]
            cell.onAnswer = { [weak self] in self?.answers[row] = $0 }
        }
    }
}

extension SurveyStep2 {
    typealias QuestionCell = SurveyStep1.QuestionCell
}
