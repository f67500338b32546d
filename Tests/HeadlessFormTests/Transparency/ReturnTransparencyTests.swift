import FormNavigation
import Testing
import UIKit

/// The only thing that the toolkit intentionally answers: Return.
///
/// The app's delegate receives it first as the question, if it implements that, and then as a change of focus like any
/// other.
@MainActor
struct ReturnTransparencyTests {
    /// The answer of the app's delegate to a question.
    enum Reply: Sendable, CaseIterable {
        case missing, yes, no
    }

    private static let shouldReturn = "textFieldShouldReturn(_:)"
    private static let shouldChange = "textView(_:shouldChangeTextIn:replacementText:)"
    private static let shouldChangeSeveral = "textView(_:shouldChangeTextInRanges:replacementText:)"

    /// A form whose delegate implements everything, but answers Return's questions as it's told to.
    private func form(
        _ replies: [String: Reply], _ behavior: HeadlessBehavior = HeadlessBehavior(), hasToolkit: Bool = true
    ) -> TransparencyForm {
        let form = TransparencyForm(behavior: behavior)
        let delegate = ScriptedDelegate(log: form.log)
        for (label, reply) in replies where reply == .missing { delegate.members.remove(label) }
        delegate.answers = { replies[$0] != .no }
        form.delegate = delegate
        form.setDelegate(delegate)
        if hasToolkit { form.install() }
        form.show()
        return form
    }

    /// What's recorded when the app itself moves focus, without the toolkit.
    private func focusChange(
        from place: TransparencyForm.Place, to next: TransparencyForm.Place?, _ behavior: HeadlessBehavior
    ) -> [String] {
        let plain = form([:], behavior, hasToolkit: false)
        plain.field(place).becomeFirstResponder()
        _ = plain.log.take()
        if let next { plain.field(next).becomeFirstResponder() } else { plain.field(place).resignFirstResponder() }
        return plain.log.take()
    }

    @Test("B1 B3 a text field: asked first, no holds, yes and nothing move on", arguments: Reply.allCases)
    func textField(_ reply: Reply) {
        for behavior in HeadlessBehavior.all {
            let focusChange = focusChange(from: .code, to: .notes, behavior)
            let form = form([Self.shouldReturn: reply], behavior)
            form.code.becomeFirstResponder()
            _ = form.log.take()
            form.device.pressReturn()

            var expected = reply == .missing ? [] : ["app: \(Self.shouldReturn) code"]
            if reply != .no {
                expected += ["event editingDidEndOnExit code", "event primaryActionTriggered code"]
                expected += focusChange
            }
            #expect(form.log.take() == expected)
            #expect(form.focus === (reply == .no ? form.code : form.notes))
            #expect(form.code.text?.contains("\n") == false)
        }
    }

    @Test(
        "a text view: asked first, and whatever the answer, Return makes no line break and moves on",
        arguments: Reply.allCases, Reply.allCases)
    func textView(_ single: Reply, _ several: Reply) {
        let steps: [(TransparencyForm.Place, TransparencyForm.Place?)] = [(.notes, .letter), (.letter, nil)]
        for behavior in HeadlessBehavior.all {
            for (place, next) in steps {
                let focusChange = focusChange(from: place, to: next, behavior)
                let form = form([Self.shouldChange: single, Self.shouldChangeSeveral: several], behavior)
                form.field(place).becomeFirstResponder()
                let before = form.textViews.map(\.text)
                _ = form.log.take()
                form.device.pressReturn()

                // C7: if there's a question about several ranges, it replaces the other one.
                let lines = form.log.take()
                let caret = NSRange(location: (form.field(place) as? UITextView)?.text.utf16.count ?? 0, length: 0)
                var expected: [String] = []
                if several != .missing {
                    expected = ["app: \(Self.shouldChangeSeveral) \(place) [\(caret)] \"\\n\""]
                } else if single != .missing {
                    expected = ["app: \(Self.shouldChange) \(place) \(caret) \"\\n\""]
                }
                expected += focusChange
                #expect(lines == expected)
                #expect(form.focus === next.map(form.field))
                #expect(form.textViews.map(\.text) == before)
            }
        }
    }

    @Test(
        "the question about several ranges is there exactly where the app has it, and each asks its own",
        arguments: Reply.allCases, Reply.allCases)
    func bothQuestions(_ single: Reply, _ several: Reply) {
        let questions: [(DelegateMember, Reply)] = [
            (
                .textView(Self.shouldChange) {
                    $0.textView($1, shouldChangeTextIn: Sample.range, replacementText: "\n")
                }, single
            ),
            (
                .textView(Self.shouldChangeSeveral) {
                    $0.textView($1, shouldChangeTextInRanges: Sample.ranges, replacementText: "\n")
                }, several
            ),
        ]
        for (question, reply) in questions {
            let form = form([Self.shouldChange: single, Self.shouldChangeSeveral: several])
            form.notes.becomeFirstResponder()
            _ = form.log.take()
            let result = question.call(form.notes.delegate, form.notes)
            let isAsked = question.label == Self.shouldChange || reply != .missing
            #expect(result == (isAsked ? "false" : nil))
            #expect(form.focus === (isAsked ? form.letter : form.notes))
            let asked = form.log.take().filter { $0.contains("shouldChange") }
            #expect(asked.map { $0.hasPrefix("app: \(question.label) notes") } == (reply == .missing ? [] : [true]))
        }
    }

    @Test("nothing but a lone line break moves", arguments: ["x", "", " ", "\n\n", "a\n", "\na", "\r\n", "\u{2028}"])
    func otherTexts(_ text: String) {
        for reply in Reply.allCases {
            for members in [[Self.shouldChange], [Self.shouldChange, Self.shouldChangeSeveral]] {
                let replies = Dictionary(uniqueKeysWithValues: members.map { ($0, reply) })
                var accounts: [[String]] = []
                for hasToolkit in [true, false] {
                    let form = form(replies, hasToolkit: hasToolkit)
                    form.notes.becomeFirstResponder()
                    form.device.paste(text)
                    accounts.append(form.log.take() + [form.state])
                    #expect(form.focus === form.notes)
                }
                #expect(accounts[0] == accounts[1])
            }
        }
    }

    @Test("B7 a lone line break that is pasted moves, as a delegate cannot tell it from the key")
    func pastedLineBreak() {
        let form = form([:])
        form.notes.becomeFirstResponder()
        form.device.paste("\n")
        #expect(form.focus === form.letter)
    }

    @Test("asked about a field without focus, the toolkit says what the app's delegate says", arguments: Reply.allCases)
    func withoutFocus(_ reply: Reply) {
        let form = form([Self.shouldReturn: reply, Self.shouldChange: reply, Self.shouldChangeSeveral: reply])
        form.name.becomeFirstResponder()
        _ = form.log.take()
        let (field, view) = (form.code.delegate, form.notes.delegate)
        let isAllowed = reply != .no
        #expect(field?.textFieldShouldReturn(form.code) == isAllowed)
        #expect(view?.textView(form.notes, shouldChangeTextIn: Sample.range, replacementText: "\n") == isAllowed)
        #expect(view?.textView(form.notes, shouldChangeTextInRanges: [], replacementText: "\n") == isAllowed)
        #expect(form.focus === form.name)
        #expect(form.log.take().count == (reply == .missing ? 0 : 3))
    }

    @Test("asked while no field has focus, the toolkit says what the app's delegate says")
    func withoutAnyFocus() {
        let form = form([:])
        form.name.becomeFirstResponder()
        form.name.resignFirstResponder()
        #expect(form.code.delegate?.textFieldShouldReturn(form.code) == true)
        #expect(form.focus == nil)
    }

    @Test("a session in which the app's delegate says no to Return every time differs in nothing")
    func refusedSession() {
        let steps = TransparencyForm.Place.allCases.flatMap { place -> [SessionStep] in
            [.tap(place), .pressReturn, .type("x"), .pressReturn]
        }
        for members in [DelegateMember.ofReturn, Set(DelegateMember.all.map(\.label))] {
            var session = Session(members: members, steps: steps)
            session.refused = DelegateMember.ofReturn
            // In a text view, refusing means that there shouldn't be a line break, and if Return moves on, there isn't
            // one.
            expectSame(session, with: [.inTextFields])
        }
    }

    @Test("Return is Next and Done as long as the toolkit is there, and nothing else before and after")
    func word() {
        let form = form([:])
        let keys = { form.textFields.map(\.returnKeyType) + form.textViews.map(\.returnKeyType) }
        #expect(keys() == [.default, .default, .default, .default])
        form.name.becomeFirstResponder()
        #expect(keys() == [.next, .next, .next, .done])
        form.uninstall()
        #expect(keys() == [.default, .default, .default, .default])
    }
}
