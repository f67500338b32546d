import Testing
import UIKit

/// Focus that moves from one field to another.
@MainActor
@Suite(.onStage)
struct HandoverTests {
    @Test(
        "A23 A25 A26 asking for focus is enough: the old field ends before the new one begins, whoever is asked first",
        arguments: Question.handover.settings)
    func handover(setting: Setting) {
        let screen = TestScreen(setting)
        let a = screen.field("a")
        let b = screen.textView("b")
        a.becomeFirstResponder()
        _ = screen.log.take()
        #expect(b.becomeFirstResponder())
        #expect(!a.isFirstResponder && b.isFirstResponder)
        switch screen.log.take() {
        case ["shouldBegin b", "shouldEnd a", "didEnd a", "didBegin b"]: setting.record("new field first")
        case ["shouldEnd a", "didEnd a", "shouldBegin b", "didBegin b"]: setting.record("old field first")
        case let lines:
            setting.record(lines.joined(separator: ", "))
            let (end, begin) = (lines.firstIndex(of: "didEnd a"), lines.firstIndex(of: "didBegin b"))
            #expect((end ?? .max) < (begin ?? -1))
        }
    }

    @Test("A24 a field that may not end keeps focus from another", arguments: Question.handover.settings)
    func refusedHandover(setting: Setting) {
        let screen = TestScreen(setting)
        let a = screen.field("a")
        let b = screen.field("b")
        (a.delegate as? LoggingFieldDelegate)?.mayEnd = false
        a.becomeFirstResponder()
        #expect(!b.becomeFirstResponder())
        #expect(a.isFirstResponder && a.isEditing && !b.isEditing)
        #expect(screen.log.lines.filter { $0 == "shouldEnd a" }.count == 1)
    }

    @Test(
        "A25 A27 who has focus where the new field refuses it, and with it the keyboard", .needsSoftwareKeyboard,
        arguments: Question.refusedHandover.settings)
    func refusingCandidate(setting: Setting) async {
        let screen = TestScreen(setting)
        let a = screen.field("a")
        let b = screen.field("b")
        (b.delegate as? LoggingFieldDelegate)?.mayBegin = false
        a.becomeFirstResponder()
        _ = screen.log.take()
        #expect(!b.becomeFirstResponder())
        #expect(!b.isFirstResponder && !b.isEditing)
        await screen.settle()
        #expect((screen.stage.keyboardFrame != nil) == a.isFirstResponder)
        setting.record(a.isFirstResponder ? "old field keeps focus" : "nobody")
    }

    @Test("A26 at most one first responder, also when did-end moves focus itself")
    func movingInDidEnd() {
        let screen = TestScreen()
        let a = screen.field("a")
        let b = screen.field("b")
        let c = screen.field("c")
        a.becomeFirstResponder()
        screen.log.reactions["didEnd a"] = { c.becomeFirstResponder() }
        b.becomeFirstResponder()
        #expect([a, b, c].filter(\.isFirstResponder).count == 1)
        #expect([a, b, c].filter(\.isEditing).count == 1)
        #expect([a, b, c].first(where: \.isFirstResponder)?.isEditing == true)
    }

    @Test("A26 focus moved on inside did-begin ends where it was sent", arguments: Question.textFieldOrder.settings)
    func movingInDidBegin(setting: Setting) {
        let screen = TestScreen(setting)
        let a = screen.field("a")
        let b = screen.field("b")
        screen.log.reactions["didBegin a"] = { b.becomeFirstResponder() }
        a.becomeFirstResponder()
        #expect(b.isFirstResponder && b.isEditing && !a.isFirstResponder && !a.isEditing)
    }

    @Test("A26 a field taken away by the old field's did-end does not get focus")
    func vanishingCandidate() {
        let screen = TestScreen()
        let a = screen.field("a")
        let b = screen.field("b")
        a.becomeFirstResponder()
        screen.log.reactions["didEnd a"] = { b.removeFromSuperview() }
        #expect(!b.becomeFirstResponder())
        #expect(!b.isFirstResponder && !b.isEditing)
    }
}
