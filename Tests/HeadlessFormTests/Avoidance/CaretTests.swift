import FormNavigation
import Testing
import UIKit

/// The edited line is visible, however the caret got there.
@MainActor
struct CaretTests {
    @Test(
        "a caret that moves without a change of text stays visible, with and without a toolbar",
        arguments: [true, false])
    func moves(_ toolbar: Bool) {
        for scrolls in [true, false] {
            var configuration = FormNavigator.Configuration()
            configuration.isToolbarEnabled = toolbar
            configuration.isReturnKeyEnabled = toolbar
            configuration.handlesHardwareKeyboard = toolbar
            let stage = TextViewStage(lines: 60, scrolls: scrolls, configuration: configuration)
            stage.focus()
            for line in [40, 3, 58, 20, 1] {
                stage.moveCaret(toLine: line)
                #expect(stage.isCaretSeen, "line \(line), scrolls \(scrolls)")
            }
            stage.textView.resignFirstResponder()
            stage.device.settle()
            #expect(stage.scrollView.contentInset == .zero)
            stage.navigator.uninstall()
            #expect(stage.textView.delegate == nil)
        }
    }

    @Test("#309: a tap on line 99 of a long text stays at line 99", arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func line99(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) throws {
        let stage = TextViewStage(lines: 120, scrolls: true, on: HeadlessDevice(.iPhone15, movedSafeArea))
        let textView = stage.textView
        let line = (textView.text as NSString).range(of: "line 99")
        let position = try #require(textView.position(from: textView.beginningOfDocument, offset: line.location))
        textView.contentOffset.y = textView.caretRect(for: position).minY - 300
        let offset = textView.contentOffset.y
        let place = textView.convert(textView.caretRect(for: position), to: nil)
        stage.device.tap(at: CGPoint(x: place.midX + 30, y: place.midY))
        stage.device.settle()
        #expect(textView.isFirstResponder)
        #expect(abs(textView.selectedRange.location - line.location) <= 7)
        #expect(stage.isCaretSeen)
        #expect(textView.contentOffset.y == offset, "it was already visible")
    }

    @Test(
        "a caret far down in a text view to which a move gives focus comes into sight together with the keyboard",
        arguments: HeadlessBehavior.KeyboardOrder.allCases)
    func caretAfterMove(_ order: HeadlessBehavior.KeyboardOrder) {
        var behavior = HeadlessBehavior()
        behavior.textViewOrder = order
        let stage = TextViewStage(lines: 120, scrolls: true, on: HeadlessDevice(behavior: behavior))
        let line = (stage.textView.text as NSString).range(of: "line 99")
        stage.select(line.location..<line.location)
        stage.textView.contentOffset.y = 0
        #expect(stage.navigator.focus(stage.textView))
        stage.device.runLoop.turn()
        let caret = stage.caret
        stage.device.settle()
        #expect(stage.isCaretSeen)
        #expect(stage.caret == caret)
    }

    @Test("the caret of a text view that gets focus without a tap, while the keyboard is up, comes into sight")
    func caretWithoutTap() {
        let stage = TextViewStage(lines: 60, scrolls: true)
        let field = UITextField(named: "Name", frame: CGRect(x: 20, y: 10, width: 200, height: 40))
        stage.scrollView.addSubview(field)
        let line = (stage.textView.text as NSString).range(of: "line 50")
        stage.select(line.location..<line.location)
        stage.textView.contentOffset.y = 0
        field.becomeFirstResponder()
        stage.device.settle()
        stage.textView.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.isCaretSeen)
    }

    @Test(
        "the app's delegate hears of the caret as without the toolkit, and keeps its place",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func delegate(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        final class Delegate: NSObject, UITextViewDelegate {
            var count = 0
            func textViewDidChangeSelection(_ textView: UITextView) { count += 1 }
        }
        let stage = TextViewStage(lines: 60, scrolls: false, on: HeadlessDevice(.iPhone15, movedSafeArea))
        let delegate = Delegate()
        stage.textView.delegate = delegate
        stage.textView.becomeFirstResponder()
        let before = delegate.count
        stage.moveCaret(toLine: 30)
        #expect(delegate.count == before + 1)
        stage.navigator.uninstall()
        #expect(stage.textView.delegate === delegate)
    }

    @Test("a text view that the app moves while the form scrolls for its text keeps its caret in sight")
    func movedWhileScrolling() {
        final class Moving: NSObject, UIScrollViewDelegate {
            var onScroll: (() -> Void)?
            func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }
        }
        let stage = TextViewStage(lines: 1, scrolls: false)
        let delegate = Moving()
        stage.textView.frame.origin.y = 400
        stage.scrollView.delegate = delegate
        stage.focus()
        for line in 0..<12 {
            var hasMoved = false
            delegate.onScroll = {
                guard !hasMoved else { return }
                hasMoved = true
                stage.textView.frame.origin.y += 30
            }
            stage.device.type("\nline \(line)")
            let size = stage.textView.sizeThatFits(stage.textView.bounds.size)
            stage.textView.frame.size.height = size.height
            stage.scrollView.contentSize.height = 1_400
            stage.device.settle()
            #expect(stage.isCaretSeen, "line \(line)")
        }
        stage.scrollView.delegate = nil
    }

    @Test(
        "#1771 #677 #1310: a text view that grows with its text keeps its caret above the keyboard",
        arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func growing(_ movedSafeArea: HeadlessBehavior.MovedSafeArea) {
        let stage = TextViewStage(lines: 1, scrolls: false, on: HeadlessDevice(.iPhone15, movedSafeArea))
        stage.textView.frame.origin.y = 400
        stage.textView.becomeFirstResponder()
        stage.device.settle()
        for line in 0..<30 {
            stage.device.type("\nand line \(line)")
            let size = stage.textView.sizeThatFits(stage.textView.bounds.size)
            stage.textView.frame.size.height = size.height
            stage.scrollView.contentSize.height = 400 + size.height + 20
            stage.device.settle()
            stage.device.type(".")
            stage.device.settle()
            #expect(stage.isCaretSeen, "line \(line)")
        }
    }
}
