import Testing
import UIKit

@MainActor
struct TextFieldTests {
    @Test("L5 an edit asks, changes the text, and then tells")
    func edit() {
        let stage = InputStage()
        let field = stage.field("a")
        stage.log.observeEditing()
        stage.log.observeEvents(of: field)
        field.becomeFirstResponder()
        _ = stage.log.take()
        var seen: [String?] = []
        stage.log.reactions[#"shouldChange(0,0,"x") a"#] = { seen.append(field.text) }
        stage.log.reactions["event:changed a"] = { seen.append(field.text) }
        stage.keyboard.type("x")
        let lines = stage.log.take()
        #expect(lines.first == #"shouldChange(0,0,"x") a"#)
        #expect(Set(lines.dropFirst()) == ["didChangeSelection a", "event:changed a", "note:didChange a"])
        #expect(seen == ["", "x"])
    }

    @Test("L5 each character is one edit, a paste is one, and a refusal changes nothing")
    func edits() {
        let stage = InputStage()
        let field = stage.field("a", LoggingFieldDelegate())
        field.becomeFirstResponder()
        _ = stage.log.take()
        stage.keyboard.type("ab")
        stage.keyboard.paste("cd")
        #expect(
            stage.log.take().filter { $0.hasPrefix("shouldChange") }
                == [#"shouldChange(0,0,"a") a"#, #"shouldChange(1,0,"b") a"#, #"shouldChange(2,0,"cd") a"#])
        #expect(field.text == "abcd")
        (field.delegate as? LoggingFieldDelegate)?.mayChange = false
        stage.keyboard.type("x")
        stage.keyboard.deleteBackward()
        #expect(field.text == "abcd")
        #expect(!stage.log.lines.contains("didChangeSelection a"))
    }

    @Test("the selection is replaced by typing, and deleting takes it first")
    func selection() throws {
        let stage = InputStage()
        let field = stage.field("a")
        field.text = "abcdef"
        #expect(field.selectedTextRange == nil)
        field.becomeFirstResponder()
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let end = try #require(field.position(from: start, offset: 2))
        let range = try #require(field.textRange(from: end, to: start))
        #expect(field.text(in: range) == "bc" && !range.isEmpty)
        field.selectedTextRange = range
        _ = stage.log.take()
        stage.keyboard.type("X")
        #expect(stage.log.lines.first == #"shouldChange(1,2,"X") a"#)
        #expect(field.text == "aXdef")
        let caret = try #require(field.selectedTextRange)
        #expect(field.offset(from: field.beginningOfDocument, to: caret.start) == 2 && caret.isEmpty)
        stage.keyboard.deleteBackward()
        #expect(field.text == "adef")
        field.selectedTextRange = range
        stage.keyboard.deleteBackward()
        #expect(field.text == "af")
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.compare(start, to: end) == .orderedAscending)
    }

    @Test("deleting in an empty field asks nothing, yet reaches deleteBackward")
    func emptyDelete() {
        _ = HeadlessDevice()
        final class Counting: UITextField {
            var deletions = 0
            override func deleteBackward() {
                deletions += 1
                super.deleteBackward()
            }
        }
        let stage = InputStage()
        let field = Counting(frame: .zero)
        let scribe = LoggingFieldDelegate(stage.log)
        field.delegate = scribe
        stage.root.addSubview(field)
        field.becomeFirstResponder()
        _ = stage.log.take()
        stage.keyboard.deleteBackward()
        #expect(stage.log.take() == [] && field.deletions == 1)
    }

    @Test("a type that declares no traits has the defaults, and is typed into")
    func customInput() {
        _ = HeadlessDevice()
        final class Input: UIView, UIKeyInput {
            var text = ""
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { text = String(text.dropLast()) }
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = InputStage()
        let input = Input(frame: .zero)
        stage.root.addSubview(input)
        #expect(input.returnKeyType == .default)
        #expect(input.becomeFirstResponder() && stage.keyboard.isVisible)
        stage.keyboard.type("abc\n")
        stage.keyboard.deleteBackward()
        #expect(input.text == "abc")
    }

    @Test("a text input is editable unless it says that it is not: developer.apple.com UITextInput isEditable")
    func editable() {
        _ = HeadlessDevice()
        let view = UITextView()
        let inputs: [any UITextInput] = [UITextField(), view]
        #expect(inputs.map { $0.isEditable } == [true, true])
        view.isEditable = false
        #expect(inputs.map { $0.isEditable } == [true, false])
    }

    @Test("the keyboard has the traits of the field with focus")
    func traits() {
        let stage = InputStage()
        let field = stage.field("a")
        field.keyboardType = .emailAddress
        field.keyboardAppearance = .dark
        field.becomeFirstResponder()
        #expect(stage.keyboard.keyboardType == .emailAddress && stage.keyboard.keyboardAppearance == .dark)
    }

    @Test("natural height: 34 with a rounded border at 17 points, 22 without one")
    func height() {
        _ = HeadlessDevice()
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: 17)
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34 && field.sizeThatFits(.zero).height == 34)
        field.placeholder = "A rather long placeholder"
        let width = field.intrinsicContentSize.width
        field.text = "x"
        #expect(field.intrinsicContentSize.width < width)
    }

    @Test("the caret stands behind the text before it, inside the field")
    func caret() throws {
        _ = HeadlessDevice()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        field.text = "abc"
        let first = field.caretRect(for: field.beginningOfDocument)
        let last = field.caretRect(for: field.endOfDocument)
        #expect(first.minX < last.minX && first.midY == 20 && last.maxX <= 100)
        field.textAlignment = .right
        #expect(field.caretRect(for: field.endOfDocument).maxX == 100)
        field.textAlignment = .natural
        field.text = String(repeating: "abc ", count: 40)
        #expect(field.caretRect(for: field.endOfDocument).maxX <= 100)
        let middle = try #require(field.position(from: field.beginningOfDocument, offset: 2))
        let point = CGPoint(x: field.caretRect(for: middle).minX, y: 20)
        let closest = try #require(field.closestPosition(to: point))
        #expect(field.offset(from: field.beginningOfDocument, to: closest) == 2)
    }

    @Test("overlays take room at their ends, and swap ends from right to left")
    func overlays() {
        let stage = InputStage()
        let field = stage.field("a")
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        field.leftView = left
        stage.device.settle()
        #expect(left.superview == nil && field.textRect(forBounds: field.bounds).minX == 0)
        field.leftViewMode = .always
        stage.device.settle()
        #expect(left.superview === field && left.frame == CGRect(x: 0, y: 7, width: 30, height: 20))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 34))
        field.semanticContentAttribute = .forceRightToLeft
        field.setNeedsLayout()
        stage.device.settle()
        #expect(left.frame.maxX == 200 && field.textRect(forBounds: field.bounds).minX == 0)
        field.leftViewMode = .whileEditing
        stage.device.settle()
        #expect(left.superview == nil)
        field.becomeFirstResponder()
        stage.device.settle()
        #expect(left.superview === field)
    }

    @Test("a secret from before is emptied by the first character typed, and only by that", arguments: [true, false])
    func secret(mayChange: Bool) {
        let stage = InputStage()
        let field = stage.field("a")
        field.isSecureTextEntry = true
        field.becomeFirstResponder()
        stage.device.type("abc")
        #expect(field.text == "abc")
        field.resignFirstResponder()
        field.becomeFirstResponder()
        (field.delegate as? LoggingFieldDelegate)?.mayChange = mayChange
        #expect(field.text == "abc")
        stage.device.type("d")
        #expect(field.text == (mayChange ? "d" : "abc"))
        stage.device.type("e")
        #expect(field.text == (mayChange ? "de" : "abc"))
    }

    @Test("the clear button of a field without focus gives it focus", arguments: [true, false])
    func clearButtonFocus(mayClear: Bool) {
        let stage = InputStage()
        let field = stage.field("a")
        (field.delegate as? LoggingFieldDelegate)?.mayClear = mayClear
        field.clearButtonMode = .always
        field.text = "abc"
        stage.device.settle()
        let button = field.clearButtonRect(forBounds: field.bounds)
        stage.device.tap(at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
        #expect(field.isFirstResponder == mayClear)
        #expect(field.text == (mayClear ? "" : "abc"))
    }

    @Test("a text field makes one line of what is pasted, and asks about that line; a text view does not")
    func pastedLines() {
        let stage = InputStage()
        let (field, view) = (stage.field("a"), stage.textView("b"))
        field.becomeFirstResponder()
        _ = stage.log.take()
        stage.device.paste("1 Main St\nTown\r\n")
        #expect(field.text == "1 Main St Town ")
        #expect(stage.log.take().first == "shouldChange(0,0,\"1 Main St Town \") a")
        view.becomeFirstResponder()
        stage.device.paste("1\n2")
        #expect(view.text == "1\n2")
    }

    @Test("the clear button asks should-clear, empties the field and says so", arguments: [true, false])
    func clearButton(mayClear: Bool) {
        let stage = InputStage()
        let field = stage.field("a", LoggingFieldDelegate())
        (field.delegate as? LoggingFieldDelegate)?.mayClear = mayClear
        field.clearButtonMode = .always
        field.text = "abc"
        stage.log.observeEvents(of: field)
        stage.device.settle()
        let button = field.clearButtonRect(forBounds: field.bounds)
        stage.device.tap(at: CGPoint(x: field.frame.minX + button.midX, y: field.frame.minY + button.midY))
        #expect(stage.log.lines.contains("shouldClear a"))
        #expect(field.text == (mayClear ? "" : "abc"))
        #expect(stage.log.lines.contains("event:changed a") == mayClear)
    }

    @Test("a search bar tells its delegate in its own words")
    func searchBarDelegate() {
        _ = HeadlessDevice()
        final class Scribe: NSObject, UISearchBarDelegate {
            var lines: [String] = []
            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
                lines.append("shouldBegin")
                return true
            }
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("didBegin") }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
                lines.append("didChange \(searchText)")
            }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("didEnd") }
        }
        let stage = InputStage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 375, height: 56))
        let scribe = Scribe()
        bar.delegate = scribe
        bar.showsCancelButton = true
        stage.root.addSubview(bar)
        stage.device.settle()
        stage.device.tap(at: CGPoint(x: 100, y: 128))
        stage.keyboard.type("x")
        stage.keyboard.pressReturn()
        stage.device.tap(at: CGPoint(x: 350, y: 128))
        bar.text = "y"
        bar.resignFirstResponder()
        #expect(scribe.lines == ["shouldBegin", "didBegin", "didChange x", "search", "cancel", "didEnd"])

        // H10: without its field's delegate the bar is deaf.
        bar.searchTextField.delegate = nil
        bar.becomeFirstResponder()
        #expect(scribe.lines.count == 6)
    }
}
