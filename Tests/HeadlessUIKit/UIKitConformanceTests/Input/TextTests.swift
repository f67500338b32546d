import Testing
import UIKit

/// The content of text inputs, and what they report about it.
@MainActor
@Suite(.onStage)
struct TextTests {
    @Test("L4 setting text sends neither event nor notification")
    func programmaticText() {
        let screen = TestScreen()
        let field = screen.field("a")
        screen.log.observeEditing()
        screen.log.observeEvents(of: field)
        field.text = "x"
        field.attributedText = NSAttributedString(string: "y")
        #expect(screen.log.take() == [])
        #expect(field.text == "y")
    }

    @Test("L3 setting text calls no did-change and posts nothing")
    func programmaticLines() {
        let screen = TestScreen()
        let view = screen.textView("a")
        screen.log.observeEditing()
        view.text = "abc"
        view.attributedText = NSAttributedString(string: "abcd")
        view.text = nil
        #expect(screen.log.take() == [])
        #expect(view.text == "" && view.attributedText.string == "")
    }

    @Test("L9 what the text of a text field reads as where there is none", arguments: Question.emptyText.settings)
    func emptyText(setting: Setting) {
        _ = makeStage(setting)
        let (field, view) = (UITextField(), UITextView())
        let untouched: String? = field.text
        field.text = nil
        let emptied: String? = field.text
        #expect(untouched == emptied)
        setting.record(emptied == nil ? "nil" : "empty")
        let lines: String = view.text
        #expect(lines == "")
    }

    @Test("L10 placeholder and attributed placeholder are one")
    func placeholder() {
        let field = UITextField(frame: .zero)
        #expect(field.placeholder == nil && field.attributedPlaceholder == nil)
        field.attributedPlaceholder = NSAttributedString(string: "Name")
        #expect(field.placeholder == "Name")
        field.placeholder = "E-mail"
        #expect(field.attributedPlaceholder?.string == "E-mail")
        field.attributedPlaceholder = nil
        #expect(field.placeholder == nil)
    }

    @Test("L11 assigning text makes the attributed text uniform")
    func uniform() {
        let field = UITextField(frame: .zero)
        let key = NSAttributedString.Key("mark")
        field.attributedText = NSAttributedString(string: "ab", attributes: [key: 1])
        #expect(field.attributedText?.attribute(key, at: 0, effectiveRange: nil) != nil)
        field.text = "cd"
        #expect(field.attributedText?.string == "cd")
        #expect(field.attributedText?.attribute(key, at: 0, effectiveRange: nil) == nil)
    }

    @Test("L13 the size of a text field's font", arguments: Question.fieldFont.settings)
    func fieldFont(setting: Setting) {
        _ = makeStage(setting)
        let field = UITextField()
        let size = field.font?.pointSize ?? 0
        setting.record("\(size)")
        field.font = .systemFont(ofSize: 30)
        field.font = nil
        #expect(field.font?.pointSize == size)
    }

    @Test("L13 L14 defaults")
    func defaults() {
        let field = UITextField(frame: .zero)
        let view = UITextView(frame: .zero)
        #expect(field.borderStyle == .none && field.clearButtonMode == .never)
        #expect(field.leftViewMode == .never && field.rightViewMode == .never && !field.clearsOnBeginEditing)
        #expect(view.isEditable && view.isSelectable)
        #expect([field.autocapitalizationType, view.autocapitalizationType] == [.sentences, .sentences])
        #expect([field.autocorrectionType, view.autocorrectionType] == [.default, .default])
        #expect([field.spellCheckingType, view.spellCheckingType] == [.default, .default])
        #expect([field.smartQuotesType, view.smartQuotesType] == [.default, .default])
        #expect([field.smartDashesType, view.smartDashesType] == [.default, .default])
        #expect([field.smartInsertDeleteType, view.smartInsertDeleteType] == [.default, .default])
        #expect([field.keyboardType, view.keyboardType] == [.default, .default])
        #expect([field.keyboardAppearance, view.keyboardAppearance] == [.default, .default])
        #expect([field.returnKeyType, view.returnKeyType] == [.default, .default])
        #expect([field.enablesReturnKeyAutomatically, view.enablesReturnKeyAutomatically] == [false, false])
        #expect([field.isSecureTextEntry, view.isSecureTextEntry] == [false, false])
        #expect(field.textContentType == nil && view.textContentType == nil)
        #expect(field.passwordRules == nil && view.passwordRules == nil)
    }

    @Test("H9 H10 a search bar's field is below it in the chain, and has the bar's delegate")
    func searchBar() async {
        let screen = TestScreen()
        let bar = screen.add(UISearchBar(), CGRect(x: 0, y: 120, width: 375, height: 56))
        await screen.settle()
        var responder: UIResponder? = bar.searchTextField
        while let current = responder, current !== bar { responder = current.next }
        #expect(responder === bar && bar.searchTextField.superview !== bar)
        #expect(bar.searchTextField.delegate != nil)
        #expect(bar.becomeFirstResponder() && bar.isFirstResponder && bar.searchTextField.isFirstResponder)
        #expect(bar.resignFirstResponder())
    }

    @Test("L1 the default inset and padding")
    func insets() {
        _ = makeStage()
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(view.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
        #expect(view.textContainer.lineFragmentPadding == 5)
        let caret = view.caretRect(for: view.beginningOfDocument)
        #expect(caret.minX == 5 && caret.minY == 8)
        view.textContainer.lineFragmentPadding = 0
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 2, y: 1))
    }

    @Test("L7 insertText inserts without focus, at the end")
    func insert() {
        let view = UITextView(frame: .zero)
        view.text = "ab"
        view.insertText("c")
        #expect(view.text == "abc" && view.selectedRange == NSRange(location: 3, length: 0))
    }

    @Test(
        "L7 what a text that is inserted in the text view with focus tells", arguments: Question.insertedText.settings)
    func insertedText(setting: Setting) {
        let screen = TestScreen(setting)
        let view = screen.textView("a")
        view.becomeFirstResponder()
        screen.log.observeEditing()
        _ = screen.log.take()
        #expect(screen.stage.type("x") && view.text == "x")
        setting.record(screen.log.take().joined(separator: ", "))
    }

    @Test("L12 no intrinsic height while it scrolls; otherwise that of the text")
    func intrinsicHeight() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
        view.font = .systemFont(ofSize: 16)
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        let one = view.intrinsicContentSize.height
        #expect(one > 16 + 16)
        view.text = "a\nb\nc"
        #expect(view.intrinsicContentSize.height > one + 30)
        let narrow = UITextView(frame: .zero)
        narrow.text = "several words that do not fit"
        let wide = narrow.sizeThatFits(CGSize(width: 1000, height: CGFloat.greatestFiniteMagnitude))
        let broken = narrow.sizeThatFits(CGSize(width: 80, height: CGFloat.greatestFiniteMagnitude))
        #expect(broken.height > wide.height && broken.width <= 80 && wide.width < 1000)
    }

    @Test("C5 subclasses override what they override on iOS")
    func subclass() {
        final class Sub: UITextView {
            var settings: [String] = []
            override init(frame: CGRect, textContainer: NSTextContainer?) {
                super.init(frame: frame, textContainer: textContainer)
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override weak var delegate: (any UITextViewDelegate)? {
                get { super.delegate }
                set {
                    settings.append("delegate")
                    super.delegate = newValue
                }
            }
            override var text: String! { didSet { settings.append("text") } }
            override var attributedText: NSAttributedString! { didSet { settings.append("attributedText") } }
            override var font: UIFont? { didSet { settings.append("font") } }
            override var textContainerInset: UIEdgeInsets { didSet { settings.append("inset") } }
        }
        final class Silent: NSObject, UITextViewDelegate {}
        let view = Sub(frame: .zero)
        let silent = Silent()
        view.delegate = silent
        view.text = "a"
        view.attributedText = NSAttributedString(string: "b")
        view.font = .systemFont(ofSize: 20)
        view.textContainerInset = .zero
        #expect(view.settings == ["delegate", "attributedText", "text", "attributedText", "font", "inset"])
        #expect(view.delegate === silent && (view as UIScrollView).delegate === silent)
    }

    @Test(
        "B11 raw values",
        arguments: [
            (UIReturnKeyType.default, 0), (.go, 1), (.google, 2), (.join, 3), (.next, 4), (.route, 5), (.search, 6),
            (.send, 7), (.yahoo, 8), (.done, 9), (.emergencyCall, 10), (.continue, 11),
        ])
    func rawValues(type: UIReturnKeyType, value: Int) {
        #expect(type.rawValue == value)
    }
}
