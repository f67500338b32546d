import FormNavigation
import TestSupport
import Testing
import UIKit

/// P16: the app's delegate proxies, which put themselves in front again and again.
///
/// If two proxies both forwarded to each other, a call would never end, and the object behind one of them wouldn't
/// receive anything.
@MainActor
struct AppProxyTests {
    private static let subscribe = SessionStep("the app observes each field") { form in
        for field in form.fields { form.proxy(RxStandIn.self, of: field).subscribe(form) }
    }

    private static let unsubscribe = SessionStep("the app observes no field any more") { form in
        for field in form.fields { form.proxy(RxStandIn.self, of: field).unsubscribe(form) }
    }

    private static let memberSets = [Set(DelegateMember.all.map(\.label)), DelegateMember.plainVariants, []]

    // MARK: RxSwift

    @Test("RxSwift: asked for before the toolkit comes, and again at any time", arguments: 0...SessionStep.walk.count)
    func beforeToolkit(_ index: Int) {
        for members in Self.memberSets {
            var session = Session(members: members, seed: 3, refusals: 5, steps: SessionStep.walk)
            session.steps.insert(Self.subscribe, at: index)
            expectSame(session, with: Toolkit.sampled) { form in
                form.setDelegate(form.delegate)
                Self.subscribe.perform(form)
            }
        }
    }

    @Test("RxSwift: asked for when the toolkit is there, again and again", arguments: [true, false])
    func afterToolkit(_ isEndless: Bool) {
        for members in Self.memberSets {
            var session = Session(members: members, seed: 4, refusals: 5)
            session.steps = SessionStep.walk + SessionStep.walk
            session.steps = session.steps.flatMap { [$0, Self.subscribe] } + (isEndless ? [] : [Self.unsubscribe])
            expectSame(session, with: Toolkit.sampled)
        }
    }

    @Test("RxSwift: asked for on each layout, with focus and without", arguments: [true, false])
    func onLayout(_ isFirst: Bool) {
        var session = Session(steps: SessionStep.script)
        session.newForm = {
            TransparencyForm(behavior: $0, newTextField: { LayoutTextField() }, newTextView: { LayoutTextView() })
        }
        expectSame(session) { form in
            if isFirst { form.setDelegate(form.delegate) }
            for field in form.fields {
                let ask = { [weak form, weak field] in
                    if let form, let field { form.proxy(RxStandIn.self, of: field).subscribe(form) }
                }
                (field as? LayoutTextField)?.onLayout = ask
                (field as? LayoutTextView)?.onLayout = ask
            }
            if !isFirst {
                form.viewController.view.layoutIfNeeded()
                // The app's delegate is set second, and its proxy steps in front of it at the next layout.
                form.setDelegate(form.delegate)
            }
        }
    }

    @Test("RxSwift: the app changes its delegate below its proxy", arguments: SessionStep.changes)
    func changedDelegate(_ change: SessionStep) {
        for index in [3, 8, 13] {
            var session = Session(steps: SessionStep.walk)
            session.steps.insert(contentsOf: [change, Self.subscribe], at: index)
            expectSame(session, with: Toolkit.sampled) { form in
                form.setDelegate(form.delegate)
                Self.subscribe.perform(form)
            }
        }
    }

    @Test("RxSwift: a cell's field is observed anew each time the cell is used, and Return goes on in it")
    func reusedCell() {
        let form = TransparencyForm()
        form.delegate = ScriptedDelegate(log: form.log)
        form.install()
        form.show()
        for round in 0..<8 {
            // What a cell does when it's reused for another row.
            for field in form.fields {
                form.proxy(RxStandIn.self, of: field).unsubscribe(form)
                if round % 3 != 1 { form.setDelegate(form.delegate, of: field) }
                form.proxy(RxStandIn.self, of: field).subscribe(form)
            }
            form.name.becomeFirstResponder()
            if round % 2 == 0 { form.proxy(RxStandIn.self, of: form.name).subscribe(form) }
            _ = form.log.take()
            form.device.type("a")
            let lines = form.log.take()
            #expect(lines.filter { $0.hasPrefix("app: textField(_:shouldChange") }.count == 1)
            #expect(lines.filter { $0.hasPrefix("observer: textFieldDidChangeSelection") }.count == 1)
            for next in [form.code, form.notes, form.letter] {
                form.device.pressReturn()
                #expect(form.focus === next)
            }
            form.viewController.view.endEditing(true)
        }
    }

    @Test("RxSwift: a text view hears once of each scroll, and the caret is followed", arguments: [true, false])
    func scrolling(_ isAvoiding: Bool) {
        let form = TransparencyForm()
        form.delegate = ScriptedDelegate(log: form.log)
        form.setDelegate(form.delegate)
        form.install()
        form.navigator?.configuration.isAvoidanceEnabled = isAvoiding
        form.show()
        form.proxy(RxStandIn.self, of: form.notes).subscribe(form)
        for _ in 0..<3 {
            form.notes.becomeFirstResponder()
            form.proxy(RxStandIn.self, of: form.notes).subscribe(form)
            form.device.settle()
            _ = form.log.take()
            form.notes.contentOffset.y += 11
            form.device.drag(from: form.notes.center, to: CGPoint(x: form.notes.center.x, y: form.notes.center.y - 30))
            form.device.settle()
            let lines = form.log.take().filter { $0.contains("scrollViewDidScroll") }
            #expect(lines.count >= 2)
            #expect(lines.filter { $0.hasPrefix("app:") }.count == lines.filter { $0.hasPrefix("observer:") }.count)
            form.code.becomeFirstResponder()
        }
    }

    @Test("RxSwift: what the toolkit leaves behind goes on handing on, and the next toolkit needs no more")
    func severalToolkits() {
        let form = TransparencyForm()
        form.delegate = ScriptedDelegate(log: form.log)
        form.setDelegate(form.delegate)
        var depths: [Int] = []
        form.show()
        for _ in 0..<5 {
            form.install()
            form.name.becomeFirstResponder()
            form.proxy(RxStandIn.self, of: form.name)
            form.code.becomeFirstResponder()
            form.device.pressReturn()
            #expect(form.focus === form.notes)
            form.uninstall()
            form.viewController.view.endEditing(true)
            var (depth, next) = (0, form.name.delegate as AnyObject?)
            while let object = next, depth < 100 {
                depth += 1
                next = (object as? any HeadlessForwarding)?.headlessForwardingTarget
            }
            depths.append(depth)
        }
        #expect(depths == Array(repeating: 3, count: 5), "the app's proxy, the navigator's, and the delegate")
    }

    @Test("RxSwift: with its proxy in front, Return goes on under the next toolkit", arguments: [true, false])
    func nextToolkit(_ keepsFocus: Bool) {
        let form = TransparencyForm()
        form.delegate = ScriptedDelegate(log: form.log)
        form.setDelegate(form.delegate)
        form.install()
        form.show()
        form.name.becomeFirstResponder()
        let proxy = form.proxy(RxStandIn.self, of: form.name)
        for _ in 0..<2 {
            form.uninstall()
            if !keepsFocus { form.viewController.view.endEditing(true) }
            form.install()
            form.name.becomeFirstResponder()
            #expect(form.name.delegate === proxy)
            form.device.pressReturn()
            #expect(form.focus === form.code)
            form.name.becomeFirstResponder()
        }
    }

    @Test("RxSwift: another object steps in front of a proxy that has come back", arguments: [true, false])
    func frontOfProxy(_ isKeeping: Bool) {
        let step = SessionStep("put another object in front of the proxy") { $0.putFronts(keeping: isKeeping) }
        for members in Self.memberSets {
            for index in [2, 6, 12] {
                var session = Session(members: members, steps: SessionStep.walk + SessionStep.walk)
                session.steps.insert(contentsOf: [Self.subscribe, step], at: index)
                expectSame(session, with: Toolkit.sampled) { form in
                    form.setDelegate(form.delegate)
                    Self.subscribe.perform(form)
                }
            }
        }
    }

    @Test("an app that assigns its delegates again and again does not pile up what hands on to them")
    func pile() {
        let form = TransparencyForm()
        let delegates = (0..<3).map { ScriptedDelegate("\($0)", log: form.log) }
        form.install()
        form.show()
        var proxies: [() -> AnyObject?] = []
        for round in 0..<30 {
            form.name.delegate = delegates[round % 3]
            form.name.becomeFirstResponder()
            #expect(form.name.delegate !== delegates[round % 3])
            proxies.append { [weak proxy = form.name.delegate] in proxy }
            form.code.becomeFirstResponder()
        }
        let alive = Set(proxies.compactMap { $0().map(ObjectIdentifier.init) })
        #expect(alive.count <= 3)
    }

    @Test("an app that makes a new delegate each time while the field is edited does not pile up anything either")
    func pileOfDelegates() {
        let form = TransparencyForm()
        form.install()
        form.show()
        var proxies: [() -> AnyObject?] = []
        for _ in 0..<30 {
            let delegate = ScriptedDelegate("name", log: form.log)
            form.name.delegate = delegate
            form.name.becomeFirstResponder()
            proxies.append { [weak proxy = form.name.delegate] in proxy }
            form.delegate = ScriptedDelegate("other", log: form.log)
            form.name.delegate = form.delegate
            form.code.becomeFirstResponder()
        }
        #expect(Set(proxies.compactMap { $0().map(ObjectIdentifier.init) }).count <= 3)
    }

    // MARK: ReactiveCocoa

    private func reactiveForm(_ behavior: HeadlessBehavior = .init()) -> TransparencyForm {
        TransparencyForm(
            behavior: behavior, newTextField: { ReactiveTextField() }, newTextView: { ReactiveTextView() })
    }

    @Test("ReactiveCocoa: a field that hands on whatever is assigned to a delegate that it keeps")
    func setter() {
        for members in Self.memberSets {
            var session = Session(members: members, seed: 9, refusals: 5)
            session.newForm = { _ in
                TransparencyForm(newTextField: { ReactiveTextField() }, newTextView: { ReactiveTextView() })
            }
            expectSame(session)
            for change in SessionStep.changes {
                session.steps = SessionStep.walk
                session.steps.insert(change, at: 8)
                expectSame(session, with: Toolkit.sampled)
            }
        }
    }

    @Test("ReactiveCocoa: Return goes on, and the field has the app's delegate when the toolkit has gone")
    func setterReturn() {
        let form = reactiveForm()
        form.delegate = ScriptedDelegate(log: form.log)
        form.setDelegate(form.delegate)
        form.install()
        form.show()
        for _ in 0..<3 {
            form.name.becomeFirstResponder()
            form.device.pressReturn()
            form.device.pressReturn()
            #expect(form.focus === form.notes)
            form.device.pressReturn()
            #expect(form.focus === form.letter)
        }
        form.uninstall()
        for field in form.fields {
            let proxy = form.delegate(of: field) as? SetterProxy
            #expect(proxy?.forwardee === form.delegate)
        }
    }

    // MARK: By hand

    @Test("a proxy written by hand that puts itself in front on each layout ends no app, and Return goes on")
    func handMade() {
        for isFirst in [true, false] {
            let form = TransparencyForm(newTextField: { LayoutTextField() }, newTextView: { LayoutTextView() })
            form.delegate = ScriptedDelegate(log: form.log)
            form.setDelegate(form.delegate)
            for field in form.fields {
                let ask = { [weak form, weak field] in
                    if let form, let field { _ = form.proxy(HandMadeProxy.self, of: field) }
                }
                if isFirst { ask() }
                (field as? LayoutTextField)?.onLayout = ask
                (field as? LayoutTextView)?.onLayout = ask
            }
            form.install()
            form.show()
            for _ in 0..<3 {
                for step in SessionStep.script { step.perform(form) }
                form.name.becomeFirstResponder()
                form.device.settle()
                _ = form.log.take()
                form.device.type("a")
                #expect(form.log.take().filter { $0.hasPrefix("hand-made: selection name") }.count == 1)
                form.device.pressReturn()
                #expect(form.focus === form.code)
            }
            form.uninstall()
            for step in SessionStep.script { step.perform(form) }
        }
    }

    private final class SecretiveField: UITextField {
        private static let nobody = UIView()
        let guardian = HandMadeProxy(of: SecretiveField.nobody, log: SessionLog())
        override var delegate: (any UITextFieldDelegate)? {
            get { guardian }
            set {
                guardian.stand(inFrontOf: newValue)
                super.delegate = guardian
            }
        }
    }

    @Test("a proxy written by hand that does not keep what it stands in front of goes on handing on")
    func handMadeWeak() {
        final class Front: NSObject, UITextFieldDelegate {
            weak var next: (any UITextFieldDelegate)?
            func textFieldDidBeginEditing(_ textField: UITextField) { next?.textFieldDidBeginEditing(textField) }
        }
        let form = DeviceForm(3)
        let (hooks, front) = (TextFieldHooks(), Front())
        var began = 0
        hooks.didBegin = { _ in began += 1 }
        form.fields[0].delegate = hooks
        form.fields[0].becomeFirstResponder()
        #expect(began == 1)
        front.next = form.fields[0].delegate
        form.fields[0].delegate = front
        for round in 2...4 {
            form.fields[1].becomeFirstResponder()
            form.fields[0].becomeFirstResponder()
            #expect(began == round)
        }
    }

    @Test("a field that takes no delegate and tells nobody to whom it hands on is left without one of ours")
    func secretive() {
        let form = TransparencyForm(newTextField: { SecretiveField() })
        form.install()
        form.show()
        let decisions = trace { form.name.becomeFirstResponder() }
        #expect(decisions.contains { $0.kind == .keptDelegate && $0.view === form.name })
        #expect((form.name as? SecretiveField)?.guardian.next == nil)
        #expect(form.name.returnKeyType == .default)
        form.device.pressReturn()
        #expect(form.focus !== form.code)
    }

    // MARK: Own delegates

    @Test(
        "P16: a field that is its own delegate is handed nothing that its class implements", arguments: [false, true])
    func ownDelegate(_ isRepeated: Bool) {
        let form = TransparencyForm(newTextField: { OwnTextField() }, newTextView: { OwnTextView() })
        for case let field as OwnTextField in form.fields {
            field.log = form.log
            field.delegate = field
        }
        for case let view as OwnTextView in form.fields {
            view.log = form.log
            view.delegate = view
        }
        form.install()
        form.show()
        for _ in 0..<(isRepeated ? 3 : 1) {
            for field in form.fields {
                field.becomeFirstResponder()
                #expect(form.delegate(of: field) !== field, "the toolkit's proxy is in front")
                // UIKit sends a message to a delegate that claims it, even if the field itself implements it. The
                // headless UIKit stops when the field receives it.
                form.device.type("a")
            }
        }
        #expect(form.name.text == (isRepeated ? "aaa" : "a"))
        form.name.becomeFirstResponder()
        form.device.type("9")
        #expect(form.name.text?.contains("9") == false, "what the app's class implements is forwarded")
    }
}
