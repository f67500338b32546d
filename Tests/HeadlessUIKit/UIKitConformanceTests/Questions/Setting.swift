import Foundation
import Testing
import UIKit

// The app that these tests run in has the screens in its own module; where there is no app they are one.
#if HEADLESS_UIKIT || !canImport(Example)
    import ExampleScreens
#else
    @testable import Example
#endif

/// What a stage is set to, and for a question what it should answer then.
struct Setting: Sendable, CustomTestStringConvertible {
    var question: Question?
    /// What the headless UIKit is set to answer; `nil` on a device, which answers for itself.
    var answer: String?
    #if HEADLESS_UIKIT
        var behavior = HeadlessBehavior()
    #endif

    var testDescription: String { answer ?? "as it is" }

    /// Writes down what was seen. On a device any answer will do; the headless UIKit has to do what it is set to.
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

    /// Where they are written to, all of them with each that is added.
    static let file = FileManager.default.temporaryDirectory.appendingPathComponent("FormNavigationAnswers.json")

    static func add(_ answer: Answer) {
        answers.append(answer)
        do {
            try Answer.json(answers).write(to: file)
            // The temporary directory of an app is hard to get at: the report of the tests has each answer, too.
            let text = String(decoding: try Answer.json([answer]), as: UTF8.self)
            Attachment.record(text, named: "answer-\(answer.question).json")
        } catch {
            Issue.record(error, "The answer to \(answer.question) could not be written.")
        }
    }
}
