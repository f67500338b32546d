import Foundation
import Testing
import UIKit

// The app that runs these tests contains the screens in its own module. Without an app, they're a separate module.
#if HEADLESS_UIKIT || !canImport(Example)
    import ExampleScreens
#else
    @testable import Example
#endif

/// The settings of a stage and, for a question, the expected answer.
struct Setting: Sendable, CustomTestStringConvertible {
    var question: Question?
    /// The answer that the headless UIKit is set to give; `nil` on a device, which gives its own.
    var answer: String?
    #if HEADLESS_UIKIT
        var behavior = HeadlessBehavior()
    #endif

    var testDescription: String { answer ?? "as it is" }

    /// Records what was observed. On a device, any answer is valid; the headless UIKit has to do what it's set to.
    @MainActor
    func record(_ answer: String, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let question else { preconditionFailure("There is a setting, but no question.") }
        if let expected = self.answer { #expect(answer == expected, sourceLocation: sourceLocation) }
        AnswerStore.add(Answer(question: question.rawValue, statements: question.statements, answer: answer))
    }
}

/// The answers of this run.
@MainActor
enum AnswerStore {
    private(set) static var answers: [Answer] = []

    /// The file that the answers are written to. It's rewritten with each new answer.
    static let file = FileManager.default.temporaryDirectory.appendingPathComponent("FormNavigationAnswers.json")

    static func add(_ answer: Answer) {
        answers.append(answer)
        do {
            try Answer.json(answers).write(to: file)
            // The temporary directory of an app is hard to access, so the test report contains each answer too.
            let text = String(decoding: try Answer.json([answer]), as: UTF8.self)
            Attachment.record(text, named: "answer-\(answer.question).json")
        } catch {
            Issue.record(error, "The answer to \(answer.question) could not be written.")
        }
    }
}
