import TestSupport
import Testing
import UIKit

/// The app may do what it likes with its delegates, at any time. With the toolkit, it notices the same as without.
@MainActor
struct DelegateChangeTests {
    /// Each change at each step of the walk, or, as a sample, at every third one, so that each step has some changes.
    private nonisolated static let moments: [(SessionStep, Int)] = SessionStep.changes.enumerated().flatMap {
        turn, change in
        (0...SessionStep.walk.count).filter { testsEverything || ($0 + turn).isMultiple(of: 3) }.map { (change, $0) }
    }

    @Test("between two steps", arguments: moments)
    func between(_ change: SessionStep, _ index: Int) {
        var session = Session(seed: 5, refusals: 5, steps: SessionStep.walk)
        session.steps.insert(change, at: index)
        expectSame(session)
    }

    @Test(
        "while the delegate is being called, whatever it is called for",
        arguments: zip(SessionStep.changes, SessionStep.changes.indices))
    func during(_ change: SessionStep, _ turn: Int) {
        for members in [Set(DelegateMember.all.map(\.label)), DelegateMember.plainVariants] {
            let session = Session(members: members, steps: SessionStep.walk)
            let account = session.play(.absent)
            let heard = members.filter { member in account.contains { $0.hasPrefix("app: \(member) ") } }
            #expect(heard.count >= 3)
            // As a sample, every third one, so that each one has some changes.
            for (index, member) in heard.sorted().enumerated() where testsEverything || (index + turn).isMultiple(of: 3)
            {
                expectSame(session, with: [.everywhere]) { form in
                    form.setDelegate(form.delegate)
                    form.delegate?.reactOnce(to: member) { [weak form] in
                        if let form { change.perform(form) }
                    }
                }
            }
        }
    }

    @Test("RNKC#1513: fields that are their own delegates")
    func ownDelegates() {
        var session = Session()
        session.newForm = {
            TransparencyForm(behavior: $0, newTextField: { OwnTextField() }, newTextView: { OwnTextView() })
        }
        expectSame(session) { form in
            for case let field as OwnTextField in form.fields {
                field.log = form.log
                field.delegate = field
            }
            for case let view as OwnTextView in form.fields {
                view.log = form.log
                view.delegate = view
            }
        }
    }

    @Test("fields whose class puts a delegate of its own in front of the app's")
    func maskedFields() {
        var session = Session()
        session.newForm = { TransparencyForm(behavior: $0, newTextField: { MaskedTextField() }) }
        expectSame(session)
        session.members = DelegateMember.plainVariants
        expectSame(session)
        session.newForm = { TransparencyForm(behavior: $0, newTextField: { MaskedTextField(showsMask: true) }) }
        expectSame(session)
    }

    @Test("a delegate set just before editing ends stays, behind the one that the field's class puts in front of it")
    func maskedFieldLosingFocus() {
        let form = TransparencyForm(newTextField: { MaskedTextField(showsMask: true) })
        form.delegate = ScriptedDelegate(log: form.log)
        form.setDelegate(form.delegate)
        form.install()
        form.show()
        func delegate() -> AnyObject? { (form.name.delegate as? any HeadlessForwarding)?.headlessForwardingTarget }
        form.name.becomeFirstResponder()
        #expect(delegate() !== form.delegate)
        form.name.delegate = form.otherDelegate
        form.name.resignFirstResponder()
        #expect(delegate() === form.otherDelegate)
        form.name.delegate = form.delegate
        form.name.becomeFirstResponder()
        form.name.resignFirstResponder()
        #expect(delegate() === form.delegate)
    }

    @Test("an object in front of the delegate before the toolkit comes", arguments: [true, false])
    func front(_ isKeeping: Bool) {
        let all = Set(DelegateMember.all.map(\.label))
        for members in [all, DelegateMember.plainVariants, DelegateMember.ofReturn, []] {
            expectSame(Session(members: members, seed: 7, refusals: 5), with: Toolkit.sampled) { form in
                form.setDelegate(form.delegate)
                form.putFronts(keeping: isKeeping)
            }
        }
    }

    @Test("a scroll view's delegate that knows nothing of text views")
    func scrollDelegate() {
        final class ScrollDelegate: NSObject, UIScrollViewDelegate {
            let log: SessionLog
            init(log: SessionLog) { self.log = log }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { log.write("scrolled \(describe(scrollView))") }
        }
        expectSame(Session()) { form in
            let delegate = ScrollDelegate(log: form.log)
            form.kept.append(delegate)
            for view in form.textViews { (view as UIScrollView).delegate = delegate }
        }
    }

    @Test("RNKC#1588: each delegate hears of its own field only, whoever moves focus")
    func eachItsOwn() throws {
        let form = TransparencyForm()
        var heard: [String: Set<String>] = [:]
        for field in form.fields {
            let delegate = ScriptedDelegate(describe(field))
            delegate.reaction = { _, subject in heard[describe(field), default: []].insert(describe(subject)) }
            form.setDelegate(delegate, of: field)
            form.kept.append(delegate)
        }
        form.install()
        form.show()
        for step in SessionStep.walk { step.perform(form) }
        form.name.becomeFirstResponder()
        for _ in form.fields { form.device.pressReturn() }
        #expect(form.focus == nil)
        form.name.becomeFirstResponder()
        for _ in form.fields.dropFirst() { try form.device.tap(title: "Next") }
        #expect(form.focus === form.letter)
        for _ in form.fields.dropFirst() { try form.device.tap(title: "Previous") }
        #expect(form.focus === form.name)
        #expect(heard == ["name": ["name"], "code": ["code"], "notes": ["notes"], "letter": ["letter"]])
    }
}
