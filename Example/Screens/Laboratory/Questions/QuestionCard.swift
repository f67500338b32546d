import UIKit

/// A question on the screen, with a field for its answer.
@MainActor
final class QuestionCard {
    let question: DeviceQuestion
    let view: UIView
    let answerView: UITextView
    /// Asks the app for the answer; not there where the person has to look.
    private let button: UIButton?

    /// - Parameter action: What the button does.
    init(_ question: DeviceQuestion, number: Int, action: @escaping (QuestionCard) -> Void) {
        self.question = question
        answerView = .bordered("Answer \(number)")
        let title = UILabel.small("\(number). \(question.title)", color: .label)
        title.font = .preferredFont(forTextStyle: .headline)
        var views: [UIView] = [
            title, UILabel.small(question.task), UILabel.small("Look at: \(question.look)"), answerView,
        ]
        if question.way != .looking {
            let button = UIButton(type: .system)
            views.append(button)
            self.button = button
        } else {
            button = nil
        }
        view = .card(views)
        button?.addAction(
            UIAction { [weak self] _ in
                if let self { action(self) }
            }, for: .touchUpInside)
        nameButton()
    }

    /// Whether the button stops what is being watched.
    var showsWatching = false { didSet { nameButton() } }

    private func nameButton() {
        let word = question.way == .measuring ? "Measure" : showsWatching ? "Stop" : "Watch"
        button?.setTitle(word, for: .normal)
        button?.accessibilityLabel = "\(word): \(question.title)"
    }

    /// What is answered so far; `nil` where nothing is.
    var answer: Answer? {
        let text = answerView.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return nil }
        return Answer(question: question.name, statements: question.statements, answer: text)
    }
}
