import FormNavigation
import Testing
import UIKit

/// The app may do with its delegates what it likes, whenever it likes.
@MainActor
struct DelegateChangeTests {
    // MARK: - Sessions

    @Test("between two steps", arguments: SessionStep.changes, 0...SessionStep.walk.count)
    func between(_ change: SessionStep, _ index: Int) {
        var session = Session(seed: 5, refusals: 5, steps: SessionStep.walk)
        session.steps.insert(change, at: index)
        expectSame(session)
    }

    @Test("while it is being called", arguments: SessionStep.changes, DelegateMember.all)
    func during(_ change: SessionStep, _ member: DelegateMember) {
        expectSame(Session(seed: 6, steps: SessionStep.walk)) { form in
            form.setDelegate(form.delegate)
            var isChanged = false
            form.delegate?.reaction = { [weak form] label, _ in
                guard let form, label == member.label, !isChanged else { return }
                isChanged = true
                change.perform(form)
            }
        }
    }

    @Test("fields that are their own delegates")
    func ownDelegates() {
        var session = Session()
        session.newForm = {
            TransparencyForm(behaviour: $0, newTextField: { OwnTextField() }, newTextView: { OwnTextView() })
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

    @Test("an object in front of the delegate before the toolkit comes", arguments: [true, false], [0, 10])
    func front(_ isKeeping: Bool, _ refusals: Int) {
        expectSame(Session(seed: 7, refusals: refusals)) { form in
            form.setDelegate(form.delegate)
            for field in form.fields { form.putFront(before: field, keeping: isKeeping) }
        }
    }

    @Test("an object in front of the delegate that implements little, so that plain variants are called")
    func frontOfLittle() {
        for member in DelegateMember.all {
            expectSame(Session(members: [member.label], steps: SessionStep.walk)) { form in
                form.setDelegate(form.delegate)
                for field in form.fields { form.putFront(before: field, keeping: false) }
            }
        }
    }

    // MARK: - Each its own

    @Test("each delegate hears of its own field only, whoever moves focus")
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
        try form.device.tap(form.name)
        for _ in form.fields { form.device.pressReturn() }
        #expect(form.focus == nil)
        try form.device.tap(form.name)
        for _ in form.fields.dropFirst() { form.navigator?.goNext() }
        #expect(form.focus === form.letter)
        for _ in form.fields.dropFirst() { form.navigator?.goPrevious() }
        #expect(form.focus === form.name)
        #expect(heard == ["name": ["name"], "code": ["code"], "notes": ["notes"], "letter": ["letter"]])
    }

    @Test("each field has a proxy of its own, also where they share a delegate")
    func proxies() {
        let form = TransparencyForm()
        form.delegate = ScriptedDelegate(log: form.log)
        form.setDelegate(form.delegate)
        form.install()
        form.show()
        form.name.becomeFirstResponder()
        #expect(Set(form.fields.compactMap { form.delegate(of: $0).map(ObjectIdentifier.init) }).count == 4)
    }

    // MARK: - Nothing kept, nothing left

    @Test("neither delegate nor proxy nor field outlives what the app keeps")
    func lifetimes() {
        weak var delegate: ScriptedDelegate?
        weak var front: FrontDelegate?
        weak var window: UIWindow?
        var proxies: [() -> AnyObject?] = []
        var fields: [() -> AnyObject?] = []
        do {
            let form = TransparencyForm()
            form.delegate = ScriptedDelegate(log: form.log)
            form.setDelegate(form.delegate)
            front = form.putFront(before: form.name, keeping: true)
            delegate = form.delegate
            form.install()
            form.show()
            for step in SessionStep.walk { step.perform(form) }
            for field in form.fields {
                proxies.append { [weak proxy = form.delegate(of: field)] in proxy }
                fields.append { [weak field] in field }
            }
            window = form.name.window
            form.delegate = nil
            #expect(delegate != nil, "kept by the object in front of it")
            form.kept = []
            #expect(delegate == nil)
            #expect(front == nil)
            form.name.becomeFirstResponder()
            form.device.type("x")
            #expect(form.name.text == "x")
            form.uninstall()
            #expect(proxies.allSatisfy { $0() == nil })
            #expect(form.fields.allSatisfy { form.delegate(of: $0) == nil })
            form.viewController.view.endEditing(true)
            if let window { form.device.close(window) }
        }
        _ = HeadlessDevice()
        #expect(window == nil)
        #expect(fields.allSatisfy { $0() == nil })
    }
}

extension SessionStep {
    /// A short walk through all fields, and back to the first.
    fileprivate static let walk: [SessionStep] = [
        .tap(.name), .type("ab"), .selectMiddle, .tap(.code), .type("9"), .delete, .tap(.notes), .type("x"), .drag(-20),
        .tap(.letter), .type("y"), .dismiss, .settle, .tap(.name), .type("c"), .clear, .tap(.notes), .delete,
    ]

    fileprivate static let changes: [SessionStep] = [
        SessionStep("replace the delegate") { $0.setDelegate($0.otherDelegate) },
        SessionStep("replace the delegate and let the old one go") { form in
            form.setDelegate(form.otherDelegate)
            form.delegate = nil
        },
        SessionStep("take the delegate away") { $0.setDelegate(nil) },
        SessionStep("assign the same delegate once more") { $0.setDelegate($0.delegate) },
        SessionStep("let the delegate go") { $0.delegate = nil },
        SessionStep("put another object in front of the delegate") { form in
            for field in form.fields { form.putFront(before: field, keeping: true) }
        },
    ]
}

extension TransparencyForm {
    /// Puts another object in front of a field's delegate.
    @discardableResult
    func putFront(before field: UIView, keeping: Bool) -> FrontDelegate {
        let front = FrontDelegate(of: delegate(of: field), keeping: keeping)
        kept.append(front)
        (field as? UITextField)?.delegate = front
        (field as? UITextView)?.delegate = front
        return front
    }
}
