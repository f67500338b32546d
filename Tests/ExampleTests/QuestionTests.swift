import Foundation
import Testing
import UIKit

@testable import ExampleScreens

/// The screen with the questions for a device, and the page about them.
@MainActor
struct QuestionTests {
    /// The screen on a device, in a navigation controller.
    private func show(
        _ behavior: HeadlessBehavior = HeadlessBehavior()
    ) throws -> (device: HeadlessDevice, screen: QuestionsViewController) {
        let device = HeadlessDevice(behavior: behavior)
        let screen = QuestionsViewController()
        device.show(UINavigationController(rootViewController: screen))
        device.settle()
        return (device, screen)
    }

    private func card(_ name: String, of screen: QuestionsViewController) throws -> QuestionCard {
        try #require(screen.cards.first { $0.question.name == name })
    }

    /// Presses the button of a question, which may be out of sight.
    private func press(_ word: String, _ name: String, of screen: QuestionsViewController) throws {
        let card = try card(name, of: screen)
        let title = "\(word): \(card.question.title)"
        let button = try #require(buttons(in: card.view).first { $0.accessibilityLabel == title })
        button.sendActions(for: .touchUpInside)
    }

    private func buttons(in view: UIView) -> [UIButton] {
        view.subviews.flatMap { [$0 as? UIButton].compactMap { $0 } + buttons(in: $0) }
    }

    private func page(_ name: String) throws -> String {
        let folder = "Documentation/Contributors.docc/Facts"
        let file = XcodeProject.repository.appendingPathComponent("\(folder)/\(name).md")
        return try String(contentsOf: file, encoding: .utf8)
    }

    @Test("each question has what to do, what to look at, and statements that are listed")
    func questions() throws {
        let names = ["Controllers", "Devices", "Focus", "Keyboard", "Reports", "Swift", "Text", "Views"]
        let facts = try names.map { try page("UIKitFacts\($0)") }.joined()
        #expect(Set(DeviceQuestion.all.map(\.name)).count == DeviceQuestion.all.count)
        for question in DeviceQuestion.all {
            #expect(!question.task.isEmpty && !question.look.isEmpty && !question.statements.isEmpty)
            for statement in question.statements {
                let isListed = facts.contains("\n### \(statement)\n")
                #expect(isListed, "\(question.name): \(statement)")
            }
        }
    }

    @Test("the page has each question, word by word")
    func documentation() throws {
        let page = try page("UIKitQuestions").replacingOccurrences(of: "\n  ", with: " ")
        for (index, question) in DeviceQuestion.all.enumerated() {
            #expect(page.contains("\n## \(index + 1). \(question.title)\n"))
            #expect(page.contains("\n- **Do:** \(question.task)\n"))
            #expect(page.contains("\n- **Look at:** \(question.look)"))
            #expect(page.contains("\n- **Settles:** \(question.statements.joined(separator: ", "))\n"))
        }
    }

    @Test("the questions are a form: Next goes from answer to answer, and so does Return")
    func form() throws {
        let (device, screen) = try show()
        screen.cards[0].answerView.becomeFirstResponder()
        device.settle()
        try device.tap(title: "Next")
        #expect(screen.cards[1].answerView.isFirstResponder)
        device.settle()
        device.type("It does.")
        device.pressReturn()
        #expect(screen.cards[1].answerView.text == "It does.")
        #expect(screen.cards[2].answerView.isFirstResponder)
    }

    @Test("the gallery walks through them: measures, answers and copies")
    func gallery() throws {
        let user = try walk("questions")
        #expect(user.path == ["-", "Answer 1", "Answer 2", "Answer 3", "Answer 4", "-"])
        let text = try #require(UIPasteboard.general.string)
        #expect(try Answer.answers(in: Data(text.utf8)).map(\.question) == ["safeArea", "hardwareKeyboard"])
    }

    @Test("what is answered is copied as JSON that names the statements, and reads back")
    func export() throws {
        let (device, screen) = try show()
        screen.cards[2].answerView.text = "  At the top.\n"
        screen.cards[8].answerView.text = "“Not local”, twice"
        try device.tap(title: "Copy answers")
        let text = try #require(UIPasteboard.general.string)
        let answers = try Answer.answers(in: Data(text.utf8))
        #expect(answers.map(\.question) == ["hardwareKeyboard", "windows"])
        #expect(answers.map(\.answer) == ["At the top.", "“Not local”, twice"])
        #expect(answers.map(\.statements) == [["E18", "P8"], ["E5", "E6", "E16", "Q20"]])
        #expect(answers.allSatisfy { $0.device == "iPhone, 393 × 852" && $0.system.hasPrefix("iOS 18.5 (") })
        #expect(try Answer.answers(in: Answer.json(answers)) == answers)
    }

    @Test("R1 the guides are measured as the device has them", arguments: [true, false])
    func guides(staysAtZero: Bool) throws {
        var setting = HeadlessBehavior()
        setting.windowKeyboardGuidesStayAtZero = staysAtZero
        let (device, screen) = try show(setting)
        let answer = try card("guides", of: screen).answerView
        answer.becomeFirstResponder()
        device.settle()
        try press("Measure", "guides", of: screen)
        let top = Int(device.keyboard.frame.minY)
        #expect(
            answer.text == "window: from \(staysAtZero ? "0 to 0" : "\(top) to 852")\nroot view: from \(top) to 852")
    }

    @Test(
        "the safe area of a moved view is measured as the device has it, in each kind of controller",
        arguments: zip(HeadlessBehavior.MovedSafeArea.allCases, ["follows", "bottom goes, top stays", "frozen"]))
    func safeArea(behavior: HeadlessBehavior.MovedSafeArea, answer: String) throws {
        var setting = HeadlessBehavior()
        setting.movedSafeArea = behavior
        let (device, screen) = try show(setting)
        let windows = device.application.windows.count
        try press("Measure", "safeArea", of: screen)
        let lines = try card("safeArea", of: screen).answerView.text.components(separatedBy: "\n")
        #expect(lines.count == 3)
        for (line, place) in zip(lines, ["alone: 59 34 to", "navigation: 103 34 to", "tabs: 59 83 to"]) {
            #expect(line.hasPrefix(place) && line.hasSuffix(", \(answer)"), "\(line)")
        }
        // Nothing of it stays.
        #expect(device.application.windows.count == windows)
        #expect(screen.view.window?.isKeyWindow == true)
    }

    @Test(
        "a toolbar's height and touches are measured as the device has them", arguments: zip([48, 58], [true, false]))
    func toolbar(height: Int, takesTouches: Bool) throws {
        var setting = HeadlessBehavior()
        setting.systemVersion = "26.0"
        setting.glassToolbarHeight = CGFloat(height)
        setting.toolbarsReceiveTouchesBetweenItems = takesTouches
        let (_, screen) = try show(setting)
        try press("Measure", "toolbar", of: screen)
        let touches = takesTouches ? "takes touches" : "lets touches through"
        #expect(try card("toolbar", of: screen).answerView.text == "\(height) points, \(touches)")
    }

    @Test("a reload is measured by what it leaves of the answer")
    func correction() throws {
        let (device, screen) = try show()
        let card = try card("corrections", of: screen)
        card.answerView.becomeFirstResponder()
        device.settle()
        device.type("teh")
        try press("Measure", "corrections", of: screen)
        #expect(card.answerView.text == "“teh” stays")
    }

    @Test("a layout while a cell is configured is measured, and nothing of it stays")
    func layoutInCell() throws {
        var setting = HeadlessBehavior()
        setting.stopsAtLayoutInsideConfiguration = false
        let (device, screen) = try show(setting)
        let (windows, layouts) = (device.application.windows.count, device.layoutsInsideConfiguration)
        try press("Measure", "layoutInCell", of: screen)
        #expect(try card("layoutInCell", of: screen).answerView.text == "goes on")
        #expect(device.layoutsInsideConfiguration > layouts)
        #expect(device.application.windows.count == windows)
        #expect(screen.view.window?.isKeyWindow == true)
    }

    @Test("early focus is measured by a screen that comes and goes", arguments: [true, false])
    func earlyFocus(isRemembered: Bool) throws {
        var setting = HeadlessBehavior()
        setting.remembersEarlyFocus = isRemembered
        let (device, screen) = try show(setting)
        try press("Measure", "earlyFocus", of: screen)
        device.settle()
        let answer = isRemembered ? "remembered, keyboard in the transition" : "forgotten, no keyboard"
        #expect(try card("earlyFocus", of: screen).answerView.text == answer)
        #expect(screen.navigationController?.topViewController === screen)
        #expect(!device.keyboard.isVisible)
    }

    @Test(
        "what is posted is written down while a question watches, with the order of the device",
        arguments: [true, false])
    func watching(isKeyboardFirst: Bool) throws {
        var setting = HeadlessBehavior()
        setting.textViewOrder = isKeyboardFirst ? .keyboardFirst : .editingFirst
        let (device, screen) = try show(setting)
        let card = try card("firstFocus", of: screen)
        // The form's toolbar makes the keyboard tell of itself once more, before or after others have heard of the focus.
        card.answerView.becomeFirstResponder()
        device.settle()
        card.answerView.resignFirstResponder()
        device.settle()
        try press("Watch", "firstFocus", of: screen)
        card.answerView.becomeFirstResponder()
        device.settle()
        try press("Stop", "firstFocus", of: screen)
        let lines = card.answerView.text.components(separatedBy: "\n")
        let words = lines.map { $0.components(separatedBy: " ")[0] }
        let keyboard = ["willChangeFrame", "willShow"]
        let begin = isKeyboardFirst ? keyboard + ["didBegin"] : ["didBegin"] + keyboard
        #expect(words.starts(with: begin))
        #expect(words.suffix(2) == ["didChangeFrame", "didShow"])
        let frame = device.keyboard.frame
        #expect(lines.last == "didShow 0 \(Int(frame.minY.rounded())) 393 \(Int(frame.height.rounded()))")
        // Nothing more after Stop, and one question at a time.
        try press("Watch", "swipeBack", of: screen)
        card.answerView.resignFirstResponder()
        device.settle()
        #expect(card.answerView.text.components(separatedBy: "\n") == lines)
        #expect(try self.card("swipeBack", of: screen).answerView.text.contains("didEnd"))
    }

    @Test("a turn that is watched says what of the keyboard is inside the transition")
    func turning() throws {
        let (device, screen) = try show()
        let card = try card("turning", of: screen)
        card.answerView.becomeFirstResponder()
        device.settle()
        try press("Watch", "turning", of: screen)
        device.rotate(to: .landscapeRight)
        device.settle()
        let lines = card.answerView.text.components(separatedBy: "\n")
        #expect(lines.first == "turns to 852 × 393 in 0.3 s")
        #expect(lines.contains("has turned"))
        #expect(lines.contains { $0.hasPrefix("willHide ") && $0.hasSuffix(", in a transition") })
        #expect(lines.contains { $0.hasPrefix("willShow ") })
    }
}
