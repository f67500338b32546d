import Testing
import UIKit

/// Attributes of what is typed, lines, and what is copied and pasted, after Apple's pages of `UITextField`, `UITextView`,
/// `NSTextContainer`, `UIPasteboard` and `UIResponderStandardEditActions`.
@MainActor
struct TextStyleTests {
    private func color(of text: NSAttributedString?, at index: Int) -> UIColor? {
        text?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
    }

    @Test("a field's default attributes are those of all its text, and what they leave out keeps its default")
    func defaults() {
        let stage = ViewStage()
        let field = stage.add(UITextField(), CGRect(x: 20, y: 100, width: 200, height: 40))
        field.text = "Ada"
        field.defaultTextAttributes = [.foregroundColor: UIColor.red, .kern: 2]
        #expect(field.textColor == .red && field.font == .systemFont(ofSize: 17) && field.text == "Ada")
        #expect(field.defaultTextAttributes[.kern] as? Int == 2)
        #expect(color(of: field.attributedText, at: 0) == .red)
    }

    @Test("a field has typing attributes while it is edited, and a change of the selection brings back what is there")
    func typingInField() {
        let stage = ViewStage()
        let field = stage.add(UITextField(), CGRect(x: 20, y: 100, width: 200, height: 40))
        field.text = "ab"
        #expect(field.typingAttributes == nil)
        field.typingAttributes = [.foregroundColor: UIColor.red]
        #expect(field.typingAttributes == nil)
        field.becomeFirstResponder()
        field.typingAttributes = [.foregroundColor: UIColor.red]
        stage.device.type("cd")
        #expect(field.text == "abcd")
        #expect(color(of: field.attributedText, at: 1) == .label && color(of: field.attributedText, at: 3) == .red)
        #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .red, "as the character before")
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        #expect(field.typingAttributes?[.foregroundColor] as? UIColor == .label)
        field.resignFirstResponder()
        #expect(field.typingAttributes == nil)
    }

    @Test("a text view's typing attributes are those of the text at the selection, until they are set")
    func typingInView() {
        let stage = ViewStage()
        let view = stage.add(UITextView(), CGRect(x: 20, y: 100, width: 200, height: 100))
        view.font = .systemFont(ofSize: 20)
        #expect(view.typingAttributes[.font] as? UIFont == .systemFont(ofSize: 20))
        view.becomeFirstResponder()
        stage.device.type("a")
        view.typingAttributes = [.foregroundColor: UIColor.blue]
        stage.device.type("b")
        #expect(color(of: view.attributedText, at: 1) == .blue && color(of: view.attributedText, at: 0) == nil)
        view.selectedRange = NSRange(location: 1, length: 0)
        #expect(view.typingAttributes[.foregroundColor] == nil)
        view.text = "plain"
        #expect(view.typingAttributes[.foregroundColor] == nil, "L11")
    }

    @Test("a text container with a number of lines has no more, and the view is no higher")
    func lineLimit() {
        let stage = ViewStage()
        let view = stage.add(UITextView(), CGRect(x: 20, y: 100, width: 200, height: 100))
        view.isScrollEnabled = false
        view.text = "1\n2\n3\n4"
        let four = view.intrinsicContentSize.height
        view.textContainer.maximumNumberOfLines = 2
        let two = view.intrinsicContentSize.height
        #expect(two < four)
        view.text = "1\n2"
        #expect(view.intrinsicContentSize.height == two)
        view.textContainer.maximumNumberOfLines = 0
        view.text = "1\n2\n3\n4"
        #expect(view.intrinsicContentSize.height == four)
    }

    @Test("what is selected is copied and cut, and pasting asks the delegate")
    func pasting() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var asked: [String] = []
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool {
                asked.append(string)
                return string != "no"
            }
        }
        let (stage, delegate) = (ViewStage(), Delegate())
        let field = stage.add(UITextField(), CGRect(x: 20, y: 100, width: 200, height: 40))
        field.delegate = delegate
        field.text = "Ada"
        field.copy(nil)
        #expect(UIPasteboard.general.string == nil, "nothing is selected")
        field.becomeFirstResponder()
        field.selectAll(nil)
        field.copy(nil)
        #expect(UIPasteboard.general.string == "Ada" && field.text == "Ada")
        field.cut(nil)
        #expect(field.text == "" && delegate.asked == [""])
        field.paste(nil)
        #expect(field.text == "Ada" && delegate.asked == ["", "Ada"])
        UIPasteboard.general.string = "no"
        field.paste(nil)
        #expect(field.text == "Ada")
        stage.device.paste("!")
        #expect(field.text == "Ada!" && UIPasteboard.general.string == "!")
    }

    @Test("a pasteboard holds one kind of thing after the other, counts, and says when it changes")
    func pasteboard() {
        _ = HeadlessDevice()
        var changes = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
        ) { _ in MainActor.assumeIsolated { changes += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        let general = UIPasteboard.general
        #expect(!general.hasStrings && general.numberOfItems == 0)
        general.strings = ["a", "b"]
        #expect(general.string == "a" && general.numberOfItems == 2 && general.changeCount == 1)
        general.url = URL(string: "https://example.org")
        #expect(general.hasURLs && !general.hasStrings && general.string == nil && changes == 2)
        #expect(UIPasteboard(name: .init("mine"), create: false) == nil)
        UIPasteboard(name: .init("mine"), create: true)?.color = .red
        #expect(UIPasteboard(name: .init("mine"), create: false)?.color == .red)
        UIPasteboard.remove(withName: .init("mine"))
        #expect(UIPasteboard(name: .init("mine"), create: false) == nil)
        #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
        _ = HeadlessDevice()
        #expect(!UIPasteboard.general.hasURLs, "each device has its own")
    }
}
