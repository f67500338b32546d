import Testing
import UIKit

@MainActor
struct ReturnKeyTests {
    @Test(
        "B1 B2 Return asks should-return; neither true nor a missing delegate dismisses the keyboard",
        arguments: [true, nil])
    func keepsFocus(answer: Bool?) {
        let stage = InputStage()
        let field = stage.field("a")
        if answer == nil { field.delegate = nil }
        field.becomeFirstResponder()
        _ = stage.log.take()
        #expect(stage.keyboard.pressReturn())
        #expect(stage.log.take() == (answer == nil ? [] : ["shouldReturn a"]))
        #expect(field.isFirstResponder)
    }

    @Test(
        "B3 on-exit is sent before did-end, and with a handler the field resigns; false suppresses it",
        arguments: [true, false, nil])
    func onExit(returns: Bool?) {
        let stage = InputStage()
        let field = stage.field("a", LoggingFieldDelegate())
        if let returns { (field.delegate as? LoggingFieldDelegate)?.returns = returns } else { field.delegate = nil }
        field.addAction(UIAction { [log = stage.log] _ in log.write("onExit a") }, for: .editingDidEndOnExit)
        field.addAction(UIAction { [log = stage.log] _ in log.write("end a") }, for: .editingDidEnd)
        field.becomeFirstResponder()
        _ = stage.log.take()
        stage.keyboard.pressReturn()
        switch returns {
        case true: #expect(stage.log.take() == ["shouldReturn a", "onExit a", "shouldEnd a", "didEnd a", "end a"])
        case false: #expect(stage.log.take() == ["shouldReturn a"])
        case nil: #expect(stage.log.take() == ["onExit a", "end a"])
        }
        #expect(field.isFirstResponder == (returns == false))
    }

    @Test("B5 Return triggers the primary action, unless the delegate says no", arguments: [true, false])
    func primaryAction(returns: Bool) {
        let stage = InputStage()
        let field = stage.field("a", LoggingFieldDelegate())
        (field.delegate as? LoggingFieldDelegate)?.returns = returns
        stage.log.observeEvents(of: field)
        field.becomeFirstResponder()
        stage.keyboard.pressReturn()
        #expect(stage.log.lines.contains("event:primary a") == returns)
    }

    @Test("B6 a field neither inserts a newline nor asks should-change for Return")
    func noNewline() {
        let stage = InputStage()
        let field = stage.field("a")
        field.text = "x"
        field.becomeFirstResponder()
        _ = stage.log.take()
        stage.keyboard.pressReturn()
        stage.keyboard.type("\n")
        #expect(stage.log.take() == ["shouldReturn a", "shouldReturn a"])
        #expect(field.text == "x")
    }

    @Test("B7 in a text view Return is a change to a newline, as is pasting one")
    func textView() {
        let stage = InputStage()
        let view = stage.textView("a")
        view.text = "ab"
        view.becomeFirstResponder()
        _ = stage.log.take()
        stage.keyboard.pressReturn()
        #expect(stage.log.take().first == #"shouldChange(2,0,"\n") a"#)
        #expect(view.text == "ab\n")
        (view.delegate as? LoggingViewDelegate)?.mayChange = false
        stage.keyboard.paste("\n")
        #expect(stage.log.take() == [#"shouldChange(3,0,"\n") a"#])
        #expect(view.text == "ab\n" && view.isFirstResponder)
    }

    @Test("B8 a deletion has an empty replacement, and ranges count UTF-16 units")
    func deletion() {
        let stage = InputStage()
        let field = stage.field("a")
        let view = stage.textView("b")
        field.text = "a👍🏽"
        view.text = "é😀"
        field.becomeFirstResponder()
        _ = stage.log.take()
        stage.keyboard.deleteBackward()
        #expect(stage.log.take().first == #"shouldChange(1,4,"") a"#)
        #expect(field.text == "a")
        view.becomeFirstResponder()
        _ = stage.log.take()
        stage.keyboard.deleteBackward()
        #expect(stage.log.take().first == #"shouldChange(1,2,"") b"#)
        #expect(view.text == "é")
    }

    @Test("B9 a new return key shows after reloadInputViews, which others' calls do not do")
    func returnKeyType() {
        let stage = InputStage()
        let field = stage.field("a")
        let other = stage.field("b")
        #expect(field.returnKeyType == .default)
        field.becomeFirstResponder()
        #expect(stage.keyboard.returnKeyTitle == "return")
        field.returnKeyType = .next
        #expect(stage.keyboard.returnKeyTitle == "return" && stage.keyboard.returnKeyType == .default)
        other.reloadInputViews()
        #expect(stage.keyboard.returnKeyTitle == "return" && stage.keyboard.reloadCount == 0)
        field.reloadInputViews()
        #expect(stage.keyboard.returnKeyTitle == "Next" && stage.keyboard.reloadCount == 1)
        other.returnKeyType = .done
        other.becomeFirstResponder()
        #expect(stage.keyboard.returnKeyType == .done && stage.keyboard.returnKeyTitle == "Done")
    }

    @Test("B9 a type set in should-begin, or in did-begin with a reload, is the one shown")
    func returnKeyTypeInCallbacks() {
        let stage = InputStage()
        let a = stage.field("a")
        let b = stage.field("b")
        stage.log.reactions["shouldBegin a"] = {
            a.returnKeyType = .go
            a.reloadInputViews()
        }
        stage.log.reactions["didBegin b"] = {
            b.returnKeyType = .send
            b.reloadInputViews()
        }
        a.becomeFirstResponder()
        #expect(stage.keyboard.returnKeyTitle == "Go")
        b.becomeFirstResponder()
        #expect(stage.keyboard.returnKeyTitle == "Send")
    }

    @Test("B10 by default Return works on an empty field; it can rest while there is no text")
    func automaticReturn() {
        let stage = InputStage()
        let field = stage.field("a")
        #expect(!field.enablesReturnKeyAutomatically)
        field.becomeFirstResponder()
        #expect(stage.keyboard.isReturnKeyEnabled)
        field.enablesReturnKeyAutomatically = true
        field.reloadInputViews()
        _ = stage.log.take()
        #expect(!stage.keyboard.isReturnKeyEnabled && !stage.keyboard.pressReturn())
        #expect(stage.log.take() == [])
        stage.keyboard.type("x")
        #expect(stage.keyboard.isReturnKeyEnabled && stage.keyboard.pressReturn())
    }
}
