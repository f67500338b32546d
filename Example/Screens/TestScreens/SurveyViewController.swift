import FormNavigation
import UIKit

/// A table view with 500 questions, of which only those on the screen are loaded.
final class SurveyViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)
    private let tableView = UITableView(frame: .zero, style: .plain)
    /// The answers, by the numbers of the questions.
    private var answers: [Int: String] = [:]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Survey"
        tableView.dataSource = self
        tableView.register(QuestionCell.self, forCellReuseIdentifier: "question")
        tableView.estimatedRowHeight = 100
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(tableView)
        form.enable()
    }

    /// Short and long questions in turn, each about something else.
    static let questions = subjects.flatMap { subject in
        phrases.map { $0.replacingOccurrences(of: "…", with: subject) }
    }

    private static let subjects = [
        "the mill", "the store", "the printer", "the crank", "the gears", "the bell", "the cards", "the manual",
        "the oil can", "the workshop", "the clerks", "the visitors", "the tea", "the tables of logarithms",
        "the tables of tides", "the drawings", "the committee", "the carriage", "the carry", "the punch", "the noise",
        "the price", "the warranty", "the journey to Greenwich", "this survey",
    ]

    private static let phrases = [
        "What do you think of …?", "How often do you come across …?",
        "If it were up to you, and money were no object: what would you change about … first?",
        "Who told you about …?", "Do you trust …?",
        "Think of the last time that you had to do with …. What went well, what did not, and what did you do about it?",
        "Has … ever let you down?", "Would you miss …?", "How many hours a week go to …?",
        "Which three words describe … best?", "What do your colleagues say about …, as far as you know?",
        "Is … worth it?", "How would you explain … to somebody who has never been near an engine in their life?",
        "When did you first hear of …?", "Did … meet your expectations?", "Where should … be kept?",
        "What is the most remarkable thing about …, leaving aside what everybody says?",
        "Do you dream of …?", "Whom would you recommend … to?", "Anything else about …?",
    ]
}

extension SurveyViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.questions.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "question", for: indexPath)
        if let cell = cell as? QuestionCell {
            let number = indexPath.row + 1
            cell.questionLabel.text = "\(number). \(Self.questions[indexPath.row])"
            cell.field.configure("Answer \(number)", text: answers[number]) { [weak self] in self?.answers[number] = $0
            }
        }
        return cell
    }
}
