import Testing
import UIKit

/// Which field gains focus, and which loses it.
@MainActor
@Suite(.onStage)
struct FocusTests {
    @Test("A1 the defaults: cannot become, can resign, resigning answers true")
    func defaults() {
        let screen = TestScreen()
        let view = screen.add(UIView(), .zero)
        #expect(!view.canBecomeFirstResponder)
        #expect(view.canResignFirstResponder)
        #expect(view.resignFirstResponder())
        #expect(!view.becomeFirstResponder())
        #expect(!view.isFirstResponder)
        #expect(view.inputView == nil && view.inputAccessoryView == nil)
    }

    @Test("A2 reading canBecomeFirstResponder asks should-begin; becoming asks once")
    func probing() {
        let screen = TestScreen()
        let field = screen.field("a")
        #expect(field.canBecomeFirstResponder)
        #expect(screen.log.take() == ["shouldBegin a"])
        #expect(field.becomeFirstResponder())
        #expect(screen.log.take() == ["shouldBegin a", "didBegin a"])
    }

    @Test("A3 a text view asks should-begin, unless it is not selectable")
    func textViewProbing() {
        let screen = TestScreen()
        let view = screen.textView("a")
        #expect(view.becomeFirstResponder())
        #expect(screen.log.take() == ["shouldBegin a", "didBegin a"])
        view.resignFirstResponder()
        _ = screen.log.take()
        view.isSelectable = false
        #expect(!view.becomeFirstResponder())
        #expect(screen.log.take() == [])
    }

    @Test("A4 a delegate without should-begin and should-end says yes")
    func missingQuestions() {
        final class Silent: NSObject, UITextFieldDelegate, UITextViewDelegate {}
        let screen = TestScreen()
        let silent = Silent()
        let field = screen.field("a")
        let view = screen.textView("b")
        field.delegate = silent
        view.delegate = silent
        #expect(field.becomeFirstResponder())
        #expect(view.becomeFirstResponder())
        #expect(view.resignFirstResponder())
    }

    @Test("A5 off a window it fails, and the holder stays")
    func offWindow() {
        let screen = TestScreen()
        let field = screen.field("a")
        field.becomeFirstResponder()
        let stray = UITextField(frame: .zero)
        #expect(!stray.becomeFirstResponder())
        #expect(field.isFirstResponder && !stray.isFirstResponder)
    }

    @Test("A6 becoming again answers true without traffic")
    func again() async {
        let screen = TestScreen()
        let field = screen.field("a")
        field.becomeFirstResponder()
        await screen.settle()
        screen.log.observeKeyboard()
        _ = screen.log.take()
        #expect(field.becomeFirstResponder())
        await screen.settle()
        #expect(screen.log.take() == [])
    }

    @Test("A7 the keyboard is there for the key window's first responder only", .needsSoftwareKeyboard)
    func keyWindow() async {
        let screen = TestScreen()
        let field = screen.field("a")
        field.becomeFirstResponder()
        await screen.settle()
        #expect(screen.stage.keyboardFrame != nil)
        screen.stage.show(UIViewController())
        await screen.settle()
        #expect(!screen.window.isKeyWindow)
        #expect(field.isFirstResponder)
        #expect(screen.stage.keyboardFrame == nil)
        screen.window.makeKey()
        await screen.settle()
        #expect(screen.stage.keyboardFrame != nil)
    }

    @Test("A13 isEditing and isFirstResponder while callbacks run")
    func flags() {
        let screen = TestScreen()
        let field = screen.field("a")
        var during: [Bool] = []
        screen.log.reactions["didBegin a"] = { during += [field.isEditing, field.isFirstResponder] }
        screen.log.reactions["didEnd a"] = { during += [field.isEditing, field.isFirstResponder] }
        #expect(!field.isEditing)
        field.becomeFirstResponder()
        field.resignFirstResponder()
        #expect(during == [true, true, false, false])
    }

    @Test("A17 a field that may not end keeps focus, editing and keyboard", arguments: [true, false])
    func refusal(textView: Bool) async {
        let screen = TestScreen()
        let input: UIView = textView ? screen.textView("a") : screen.field("a")
        ((input as? UITextField)?.delegate as? LoggingFieldDelegate)?.mayEnd = false
        ((input as? UITextView)?.delegate as? LoggingViewDelegate)?.mayEnd = false
        input.becomeFirstResponder()
        await screen.settle()
        let frame = screen.stage.keyboardFrame
        screen.log.observeKeyboard()
        _ = screen.log.take()
        #expect(!input.resignFirstResponder())
        #expect(!screen.root.endEditing(false))
        await screen.settle()
        #expect(screen.log.take() == ["shouldEnd a", "shouldEnd a"])
        #expect(input.isFirstResponder && screen.stage.keyboardFrame == frame)
        #expect((input as? UITextField)?.isEditing ?? true)
    }

    @Test("A18 A19 ending with force, and leaving the window, ends editing whatever should-end says")
    func force() async {
        let screen = TestScreen()
        let field = screen.field("a")
        (field.delegate as? LoggingFieldDelegate)?.mayEnd = false
        field.becomeFirstResponder()
        _ = screen.log.take()
        #expect(screen.window.endEditing(true))
        // A19: if it's forced, the delegate isn't asked.
        #expect(screen.log.take() == ["didEnd a"])
        #expect(!field.isFirstResponder)
        field.becomeFirstResponder()
        _ = screen.log.take()
        field.removeFromSuperview()
        #expect(screen.log.take().last == "didEnd a")
        #expect(!field.isFirstResponder)
        await screen.settle()
        #expect(screen.stage.keyboardFrame == nil)
    }

    @Test("A19 endEditing looks at the receiver and below, and asks unless it forces")
    func endEditing() {
        let screen = TestScreen()
        let field = screen.field("a")
        let sibling = screen.add(UIView(), .zero)
        field.becomeFirstResponder()
        _ = screen.log.take()
        sibling.endEditing(false)
        #expect(field.isFirstResponder)
        #expect(field.endEditing(false))
        #expect(screen.log.take() == ["shouldEnd a", "didEnd a"])
    }

    @Test("A20 what endEditing answers where nothing below has focus", arguments: Question.endingNothing.settings)
    func endingNothing(setting: Setting) {
        let screen = TestScreen(setting)
        screen.field("a").becomeFirstResponder()
        let sibling = screen.add(UIView(), .zero)
        setting.record("\(sibling.endEditing(false))")
    }

    @Test("A21 removing an ancestor resigns, with did-end, and hides the keyboard", .needsSoftwareKeyboard)
    func removingAncestor() async {
        let screen = TestScreen()
        let box = screen.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300))
        let field = screen.field("a")
        box.addSubview(field)
        field.becomeFirstResponder()
        await screen.settle()
        screen.log.observeKeyboard()
        _ = screen.log.take()
        box.removeFromSuperview()
        #expect(screen.log.lines.contains("didEnd a"))
        #expect(!field.isEditing && !field.isFirstResponder)
        await screen.settle()
        #expect(screen.log.lines.contains("willHide"))
        #expect(screen.stage.keyboardFrame == nil)
    }

    @Test("A18 A21 a view that leaves its window gives up first responder while it is still in it")
    func leavingResigns() {
        final class EndObserver: NSObject, UITextFieldDelegate {
            weak var windowAtEnd: UIWindow?
            func textFieldDidEndEditing(_ textField: UITextField) { windowAtEnd = textField.window }
        }
        let screen = TestScreen()
        let holder = screen.add(UIView(), CGRect(x: 0, y: 100, width: 100, height: 100))
        let field = screen.field("a")
        holder.addSubview(field)
        let observer = EndObserver()
        field.delegate = observer
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        holder.removeFromSuperview()
        #expect(!field.isFirstResponder)
        #expect(observer.windowAtEnd === screen.window)
    }

    @Test("A21 a controller that is first responder lets go with its view")
    func removingController() {
        let screen = TestScreen()
        screen.controller.isWilling = true
        #expect(screen.controller.becomeFirstResponder())
        screen.window.rootViewController = nil
        #expect(!screen.controller.isFirstResponder)
    }

    @Test("A22 making a focused text view not editable, or not selectable, resigns")
    func becomingReadOnly() {
        let screen = TestScreen()
        let view = screen.textView("a")
        view.becomeFirstResponder()
        view.isEditable = false
        #expect(!view.isFirstResponder)
        view.isEditable = true
        view.becomeFirstResponder()
        view.isSelectable = false
        #expect(!view.isFirstResponder)
        #expect(screen.log.lines.filter { $0 == "didEnd a" }.count == 2)
    }

    @Test("A32 hidden and transparent fields accept focus, a disabled one does not")
    func unreachable() {
        let screen = TestScreen()
        let hidden = screen.field("a")
        let transparent = screen.field("b")
        let disabled = screen.field("c")
        hidden.isHidden = true
        transparent.alpha = 0
        disabled.isEnabled = false
        #expect(hidden.becomeFirstResponder())
        #expect(transparent.becomeFirstResponder())
        #expect(!disabled.becomeFirstResponder())
        #expect(transparent.isFirstResponder)
    }

    @Test("A34 what becomes of the focus of a view that is hidden", arguments: Question.hiddenFocus.settings)
    func hiding(setting: Setting) async {
        let screen = TestScreen(setting)
        let (first, second) = (screen.field("a"), screen.field("b"))
        first.becomeFirstResponder()
        await screen.settle()
        first.isHidden = true
        await screen.settle()
        switch screen.stage.focus {
        case first: setting.record("keeps focus")
        case second: setting.record("the next field gets it")
        default: setting.record("nobody has it")
        }
    }

    @Test("A36 a text view to read can become first responder and show its accessory view")
    func readOnly() async {
        let screen = TestScreen()
        let view = screen.textView("a")
        let bar = UIView.bar()
        view.isEditable = false
        view.inputAccessoryView = bar
        screen.log.observeKeyboard()
        #expect(view.becomeFirstResponder())
        await screen.settle()
        #expect(screen.log.takeKeyboard() == Log.show)
        #expect(bar.window != nil)
    }
}
