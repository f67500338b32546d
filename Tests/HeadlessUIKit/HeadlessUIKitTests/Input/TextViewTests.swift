import Testing
import UIKit

@MainActor
struct TextViewTests {
    @Test("L5 an edit asks, changes the text, and then tells")
    func edit() {
        let stage = InputStage()
        let view = stage.textView("a")
        stage.log.observeEditing()
        view.becomeFirstResponder()
        _ = stage.log.take()
        stage.keyboard.type("x")
        let lines = stage.log.take()
        #expect(lines.first == #"shouldChange(0,0,"x") a"#)
        #expect(Set(lines.dropFirst()) == ["didChangeSelection a", "didChange a", "note:didChange a"])
        stage.keyboard.deleteBackward()
        #expect(stage.log.take().first == #"shouldChange(0,1,"") a"# && view.text == "")
    }

    @Test("L8 a selection outside the text is cut to it; NSNotFound is its end")
    func selection() {
        _ = HeadlessDevice()
        let view = UITextView(frame: .zero)
        view.text = "abc"
        view.selectedRange = NSRange(location: 1, length: 10)
        #expect(view.selectedRange == NSRange(location: 1, length: 2))
        view.selectedRange = NSRange(location: NSNotFound, length: 5)
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test("the content grows with the text, and the caret stays visible while typing")
    func contentSize() {
        let stage = InputStage()
        let view = stage.textView("a")
        view.font = .systemFont(ofSize: 16)
        stage.device.settle()
        let empty = view.contentSize.height
        view.becomeFirstResponder()
        for _ in 0..<12 { stage.keyboard.type("line\n") }
        #expect(view.contentSize.height > empty * 5 && view.contentSize.width == 200)
        let caret = view.caretRect(for: view.endOfDocument)
        #expect(view.bounds.contains(caret))
        view.scrollRangeToVisible(NSRange(location: 0, length: 0))
        #expect(view.bounds.contains(view.caretRect(for: view.beginningOfDocument)))
        view.text = ""
        #expect(view.contentSize.height == empty)
    }

    @Test("carets, rectangles and closest positions agree, line by line")
    func geometry() throws {
        _ = HeadlessDevice()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 16)
        view.text = "ab\ncde"
        let second = try #require(view.position(from: view.beginningOfDocument, offset: 3))
        let first = view.caretRect(for: view.beginningOfDocument)
        let caret = view.caretRect(for: second)
        #expect(caret.minX == first.minX && caret.minY > first.minY)
        for offset in 0...6 {
            let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
            let rect = view.caretRect(for: position)
            let found = try #require(view.closestPosition(to: CGPoint(x: rect.minX, y: rect.midY)))
            #expect(view.offset(from: view.beginningOfDocument, to: found) == offset)
        }
        let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        #expect(view.firstRect(for: all).minY == first.minY && view.firstRect(for: all).width > 0)
        view.replace(all, withText: "z")
        #expect(view.text == "z")
    }

    @Test("a wider view breaks its text anew")
    func resizing() {
        _ = HeadlessDevice()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 100))
        view.text = "several words that do not fit"
        let narrow = view.contentSize.height
        view.frame.size.width = 1000
        view.layoutIfNeeded()
        #expect(view.contentSize.height < narrow)
    }

    @Test("a font made from a text style is the one at the reader's text size, and the text is laid out anew in it")
    func textSize() throws {
        let stage = InputStage()
        let view = stage.textView("a")
        view.isScrollEnabled = false
        view.font = .preferredFont(forTextStyle: .body)
        view.text = "a"
        stage.device.preferredContentSizeCategory = .accessibilityLarge
        #expect(view.font?.pointSize == 17)
        stage.device.preferredContentSizeCategory = .large
        view.adjustsFontForContentSizeCategory = true
        stage.device.settle()
        let (content, intrinsic) = (view.contentSize.height, view.intrinsicContentSize.height)
        stage.device.preferredContentSizeCategory = .accessibilityLarge
        #expect(try #require(view.font).pointSize > 30)
        #expect(view.contentSize.height > content && view.intrinsicContentSize.height > intrinsic)
        view.font = .systemFont(ofSize: 17)
        #expect(view.font?.pointSize == 17)
    }

    @Test("a read-only text view takes no typing")
    func readOnly() {
        let stage = InputStage()
        let view = stage.textView("a")
        view.isEditable = false
        view.becomeFirstResponder()
        #expect(!stage.keyboard.type("x") && view.text == "")
        #expect(stage.log.take() == [])
    }

    @Test("UITextView(usingTextLayoutManager:): both engines lay out the same lines", arguments: [true, false])
    func engines(isNewer: Bool) {
        _ = HeadlessDevice()
        let (view, usual) = (UITextView(usingTextLayoutManager: isNewer), UITextView())
        for view in [view, usual] {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            view.text = "Some lines of text, as many as it takes."
            view.layoutIfNeeded()
        }
        #expect(view.contentSize == usual.contentSize && view.contentSize.height > 30)
    }
}
