import UIKit

/// A question on the screen, with a field for its answer.
@MainActor
final class QuestionCard {
    let question: DeviceQuestion
    let view: UIView
    let answerView: UITextView
    /// The button that asks the app for the answer. It's missing if the user has to look.
    private let button: UIButton?

    /// - Parameter action: The action of the button.
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

    /// Whether the button stops the observation.
    var showsWatching = false { didSet { nameButton() } }

    private func nameButton() {
        let word = question.way == .measuring ? "Measure" : showsWatching ? "Stop" : "Watch"
        button?.setTitle(word, for: .normal)
        button?.accessibilityLabel = "\(word): \(question.title)"
    }

    /// The answer so far, or `nil` if there's none.
    var answer: Answer? {
        let text = answerView.text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return nil }
        return Answer(question: question.name, statements: question.statements, answer: text)
    }
}
