import Testing
import UIKit

@MainActor
struct FirstResponderTests {
    @Test("A1 the defaults: cannot become, can resign, resigning answers true")
    func defaults() {
        let stage = InputStage()
        let view = UIView(frame: .zero)
        stage.root.addSubview(view)
        #expect(!view.canBecomeFirstResponder)
        #expect(view.canResignFirstResponder)
        #expect(view.resignFirstResponder())
        #expect(!view.becomeFirstResponder())
        #expect(!view.isFirstResponder)
        #expect(view.inputView == nil && view.inputAccessoryView == nil)
    }

    @Test("A2 reading canBecomeFirstResponder asks should-begin; becoming asks once")
    func probing() {
        let stage = InputStage()
        let field = stage.field("a")
        #expect(field.canBecomeFirstResponder)
        #expect(stage.log.take() == ["shouldBegin a"])
        #expect(field.becomeFirstResponder())
        #expect(stage.log.take() == ["shouldBegin a", "didBegin a"])
    }

    @Test("A3 a text view asks should-begin, unless it is not selectable")
    func textViewProbing() {
        let stage = InputStage()
        let view = stage.textView("a")
        #expect(view.becomeFirstResponder())
        #expect(stage.log.take() == ["shouldBegin a", "didBegin a"])
        view.resignFirstResponder()
        _ = stage.log.take()
        view.isSelectable = false
        #expect(!view.becomeFirstResponder())
        #expect(stage.log.take() == [])
    }

    @Test("A4 a delegate without should-begin and should-end says yes")
    func missingQuestions() {
        final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate {}
        let stage = InputStage()
        let silent = Silent()
        let field = stage.field("a")
        let view = stage.textView("b")
        field.delegate = silent
        view.delegate = silent
        #expect(field.becomeFirstResponder())
        #expect(view.becomeFirstResponder())
        #expect(view.resignFirstResponder())
    }

    @Test("A5 off a window it fails, and the holder stays")
    func offWindow() {
        let stage = InputStage()
        let field = stage.field("a")
        field.becomeFirstResponder()
        let stray = UITextField(frame: .zero)
        #expect(!stray.becomeFirstResponder())
        #expect(field.isFirstResponder && !stray.isFirstResponder)
    }

    @Test("A6 becoming again answers true without traffic")
    func again() {
        let stage = InputStage()
        let field = stage.field("a")
        field.becomeFirstResponder()
        stage.log.observeKeyboard()
        _ = stage.log.take()
        #expect(field.becomeFirstResponder())
        #expect(stage.log.take() == [])
    }

    @Test("A7 without its window being key a field has focus but no keyboard; the keyboard follows the key window")
    func keyWindow() {
        let stage = InputStage()
        let other = UIWindow(frame: stage.device.screen.bounds)
        other.rootViewController = UIViewController()
        other.isHidden = false
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        other.rootViewController?.view.addSubview(field)
        #expect(!other.isKeyWindow)
        #expect(field.becomeFirstResponder())
        #expect(!stage.keyboard.isVisible)
        other.makeKey()
        #expect(stage.keyboard.isVisible)
        stage.window.makeKey()
        #expect(!stage.keyboard.isVisible)
        #expect(field.isFirstResponder)
    }

    @Test("A13 isEditing and isFirstResponder while callbacks run")
    func flags() {
        let stage = InputStage()
        let field = stage.field("a")
        var during: [Bool] = []
        stage.log.reactions["didBegin a"] = { during += [field.isEditing, field.isFirstResponder] }
        stage.log.reactions["didEnd a"] = { during += [field.isEditing, field.isFirstResponder] }
        #expect(!field.isEditing)
        field.becomeFirstResponder()
        field.resignFirstResponder()
        #expect(during == [true, true, false, false])
    }

    @Test("A17 a field that may not end keeps focus, editing and keyboard", arguments: [true, false])
    func refusal(textView: Bool) {
        let stage = InputStage()
        let input: UIView = textView ? stage.textView("a") : stage.field("a")
        (stage.log.retained.last as? FieldScribe)?.mayEnd = false
        (stage.log.retained.last as? ViewScribe)?.mayEnd = false
        input.becomeFirstResponder()
        stage.device.settle()
        stage.log.observeKeyboard()
        _ = stage.log.take()
        #expect(!input.resignFirstResponder())
        #expect(!stage.root.endEditing(false))
        stage.device.settle()
        #expect(stage.log.take() == ["shouldEnd a", "shouldEnd a"])
        #expect(input.isFirstResponder && stage.keyboard.isVisible)
        #expect((input as? UITextField)?.isEditing ?? true)
    }

    @Test("A18 A19 ending with force, and leaving the window, ends editing whatever should-end says")
    func force() {
        let stage = InputStage()
        let field = stage.field("a", FieldScribe())
        (field.delegate as? FieldScribe)?.mayEnd = false
        field.becomeFirstResponder()
        _ = stage.log.take()
        #expect(stage.window.endEditing(true))
        // A19: forcing does not ask.
        #expect(stage.log.take() == ["didEnd a"])
        #expect(!field.isFirstResponder && !stage.keyboard.isVisible)
        field.becomeFirstResponder()
        _ = stage.log.take()
        field.removeFromSuperview()
        #expect(stage.log.take().last == "didEnd a")
        #expect(!field.isFirstResponder && !stage.keyboard.isVisible)
    }

    @Test("A19 endEditing looks at the receiver and below, and asks unless it forces")
    func endEditing() {
        let stage = InputStage()
        let field = stage.field("a")
        let sibling = UIView(frame: .zero)
        stage.root.addSubview(sibling)
        field.becomeFirstResponder()
        _ = stage.log.take()
        #expect(!sibling.endEditing(false))
        #expect(field.isFirstResponder)
        #expect(field.endEditing(false))
        #expect(stage.log.take() == ["shouldEnd a", "didEnd a"])
    }

    @Test("A21 removing an ancestor resigns, with did-end, and hides the keyboard")
    func removingAncestor() {
        let stage = InputStage()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        stage.root.addSubview(box)
        let field = stage.field("a")
        box.addSubview(field)
        field.becomeFirstResponder()
        stage.log.observeKeyboard()
        _ = stage.log.take()
        box.removeFromSuperview()
        #expect(stage.log.lines.contains("didEnd a"))
        #expect(stage.log.lines.contains("willHide"))
        #expect(!field.isEditing && !field.isFirstResponder && !stage.keyboard.isVisible)
    }

    @Test("A21 a controller that is first responder lets go with its view")
    func removingController() {
        let stage = InputStage()
        stage.controller.isWilling = true
        #expect(stage.controller.becomeFirstResponder())
        stage.window.rootViewController = nil
        #expect(!stage.controller.isFirstResponder)
    }

    @Test("A22 making a focused text view not editable, or not selectable, resigns")
    func becomingReadOnly() {
        let stage = InputStage()
        let view = stage.textView("a")
        view.becomeFirstResponder()
        view.isEditable = false
        #expect(!view.isFirstResponder)
        view.isEditable = true
        view.becomeFirstResponder()
        view.isSelectable = false
        #expect(!view.isFirstResponder)
        #expect(stage.log.lines.filter { $0 == "didEnd a" }.count == 2)
    }

    @Test(
        "A23 A26 asking for focus is enough: the old field ends before the new one begins",
        arguments: HeadlessBehaviour.HandoverOrder.allCases)
    func handover(order: HeadlessBehaviour.HandoverOrder) {
        var behaviour = HeadlessBehaviour()
        behaviour.handoverOrder = order
        let stage = InputStage(behaviour: behaviour)
        let a = stage.field("a")
        let b = stage.textView("b")
        a.becomeFirstResponder()
        _ = stage.log.take()
        #expect(b.becomeFirstResponder())
        #expect(!a.isFirstResponder && b.isFirstResponder)
        // A25: only who is asked first differs.
        switch order {
        case .newFieldFirst: #expect(stage.log.take() == ["shouldBegin b", "shouldEnd a", "didEnd a", "didBegin b"])
        case .oldFieldFirst: #expect(stage.log.take() == ["shouldEnd a", "didEnd a", "shouldBegin b", "didBegin b"])
        }
    }

    @Test("A24 a field that may not end keeps focus from another", arguments: HeadlessBehaviour.HandoverOrder.allCases)
    func refusedHandover(order: HeadlessBehaviour.HandoverOrder) {
        var behaviour = HeadlessBehaviour()
        behaviour.handoverOrder = order
        let stage = InputStage(behaviour: behaviour)
        let a = stage.field("a", FieldScribe())
        let b = stage.field("b")
        (a.delegate as? FieldScribe)?.mayEnd = false
        a.becomeFirstResponder()
        #expect(!b.becomeFirstResponder())
        #expect(a.isFirstResponder && a.isEditing && !b.isEditing)
        #expect(stage.log.lines.filter { $0 == "shouldEnd a" }.count == 1)
    }

    @Test("A27 a new field that refuses: the old one hears nothing if it is asked second")
    func refusingCandidate() {
        let stage = InputStage()
        let a = stage.field("a")
        let b = stage.field("b", FieldScribe())
        (b.delegate as? FieldScribe)?.mayBegin = false
        a.becomeFirstResponder()
        _ = stage.log.take()
        #expect(!b.becomeFirstResponder())
        #expect(stage.log.take() == ["shouldBegin b"])
        #expect(a.isFirstResponder && stage.keyboard.isVisible)
    }

    @Test("A25 a new field that refuses after the old one has ended leaves nobody, and no keyboard")
    func refusingAfterEnd() {
        var behaviour = HeadlessBehaviour()
        behaviour.handoverOrder = .oldFieldFirst
        let stage = InputStage(behaviour: behaviour)
        let a = stage.field("a")
        let b = stage.field("b", FieldScribe())
        (b.delegate as? FieldScribe)?.mayBegin = false
        a.becomeFirstResponder()
        #expect(!b.becomeFirstResponder())
        #expect(!a.isFirstResponder && !b.isFirstResponder && !stage.keyboard.isVisible)
    }

    @Test("A26 at most one first responder, also when did-end moves focus itself")
    func movingInDidEnd() {
        let stage = InputStage()
        let a = stage.field("a")
        let b = stage.field("b")
        let c = stage.field("c")
        a.becomeFirstResponder()
        stage.log.reactions["didEnd a"] = { c.becomeFirstResponder() }
        b.becomeFirstResponder()
        #expect([a, b, c].filter(\.isFirstResponder).count == 1)
        #expect([a, b, c].filter(\.isEditing).count == 1)
        #expect([a, b, c].first(where: \.isFirstResponder)?.isEditing == true)
        #expect(stage.keyboard.isVisible)
    }

    @Test(
        "A26 focus moved on inside did-begin ends where it was sent",
        arguments: HeadlessBehaviour.KeyboardOrder.allCases)
    func movingInDidBegin(order: HeadlessBehaviour.KeyboardOrder) {
        var behaviour = HeadlessBehaviour()
        behaviour.textFieldOrder = order
        let stage = InputStage(behaviour: behaviour)
        let a = stage.field("a")
        let b = stage.field("b")
        stage.log.reactions["didBegin a"] = { b.becomeFirstResponder() }
        a.becomeFirstResponder()
        #expect(b.isFirstResponder && b.isEditing && !a.isFirstResponder && !a.isEditing)
        #expect(stage.keyboard.responder === b)
    }

    @Test("A26 a field taken away by the old field's did-end does not get focus")
    func vanishingCandidate() {
        let stage = InputStage()
        let a = stage.field("a")
        let b = stage.field("b")
        a.becomeFirstResponder()
        stage.log.reactions["didEnd a"] = { b.removeFromSuperview() }
        #expect(!b.becomeFirstResponder())
        #expect(!b.isFirstResponder && !b.isEditing && !stage.keyboard.isVisible)
    }

    @Test("A31 a disabled field ignores taps, and an enabled one takes focus")
    func tapping() {
        let stage = InputStage()
        let field = stage.field("a")
        field.isEnabled = false
        stage.device.tap(at: CGPoint(x: 60, y: field.frame.midY))
        #expect(!field.isFirstResponder)
        field.isEnabled = true
        stage.device.tap(at: CGPoint(x: 60, y: field.frame.midY))
        #expect(field.isFirstResponder)
        let view = stage.textView("b")
        stage.device.tap(at: CGPoint(x: 60, y: view.frame.midY))
        #expect(view.isFirstResponder)
    }

    @Test("A32 hidden and transparent fields accept focus, a disabled one does not")
    func unreachable() {
        let stage = InputStage()
        let hidden = stage.field("a")
        let transparent = stage.field("b")
        let disabled = stage.field("c")
        hidden.isHidden = true
        transparent.alpha = 0
        disabled.isEnabled = false
        #expect(hidden.becomeFirstResponder())
        #expect(transparent.becomeFirstResponder())
        _ = stage.log.take()
        #expect(!disabled.becomeFirstResponder())
        #expect(transparent.isFirstResponder)
    }

    @Test("A36 a text view to read can become first responder and show its accessory view")
    func readOnly() {
        let stage = InputStage()
        let view = stage.textView("a")
        view.isEditable = false
        view.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        stage.log.observeKeyboard()
        #expect(view.becomeFirstResponder())
        #expect(stage.log.take() == ["willChangeFrame", "willShow"])
        #expect(stage.keyboard.frame.height == 44)
        #expect(!stage.keyboard.type("x"))
    }

    @Test("nothing keeps a focused field alive")
    func lifetime() {
        let stage = InputStage()
        weak var weakField: UITextField?
        do {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
            stage.root.addSubview(field)
            field.becomeFirstResponder()
            weakField = field
            field.removeFromSuperview()
        }
        #expect(weakField == nil)
    }

    @Test("nothing keeps a window with a focused field alive")
    func windowLifetime() {
        let device = HeadlessDevice()
        weak var weakWindow: UIWindow?
        weak var weakField: UITextField?
        do {
            let window = UIWindow(frame: device.screen.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
            window.rootViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            device.settle()
            weakWindow = window
            weakField = field
        }
        #expect(weakWindow == nil && weakField == nil)
        // The keyboard finds out when focus moves next.
        let next = UIWindow(frame: device.screen.bounds)
        next.makeKeyAndVisible()
        #expect(!device.keyboard.isVisible)
    }
}
