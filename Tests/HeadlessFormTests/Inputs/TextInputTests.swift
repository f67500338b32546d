import FormNavigation
import TestSupport
import Testing
import UIKit
import WebKit

/// Views that accept text but aren't text fields or text views: the app's own, or those of libraries.
@MainActor
struct TextInputTests {
    /// A name field, the app's own note view, and a city field.
    @MainActor
    private struct Stage<Note: NoteView>: FormOnDevice {
        let device: HeadlessDevice
        let viewController = UIViewController()
        let navigator: FormNavigator
        let name: UITextField
        let note: Note
        let city: UITextField
        let window: UIWindow

        init(
            _ note: Note = NoteView(), top: CGFloat = 500, height: CGFloat = 40,
            on device: HeadlessDevice = HeadlessDevice()
        ) {
            self.device = device
            self.note = note
            name = UITextField(named: "Name", frame: CGRect(x: 20, y: top - 60, width: 300, height: 40))
            city = UITextField(named: "City", frame: CGRect(x: 20, y: top + height + 20, width: 300, height: 40))
            note.frame = CGRect(x: 20, y: top, width: 300, height: height)
            note.accessibilityLabel = "Note"
            for view in [name, note, city] as [UIView] { viewController.view.addSubview(view) }
            navigator = FormNavigator(viewController: viewController)
            window = device.show(viewController)
        }

        var focus: String? {
            navigator.currentField.map { ($0 as? UITextField)?.placeholder ?? $0.accessibilityLabel ?? "?" }
        }

        /// What the toolbar shows.
        var title: String? {
            navigator.toolbar.bar.items?.lazy.compactMap { $0.customView?.subviews.first as? UILabel }.first?.text
        }

        /// The distance from the bottom edge of the caret to the keyboard, in points.
        var roomBelowCaret: CGFloat? {
            guard let position = note.selectedTextRange?.end else { return nil }
            return device.keyboard.frame.minY - note.convert(note.caretRect(for: position), to: nil).maxY
        }

        func tapNote(y: CGFloat = 20) {
            device.tap(at: note.convert(CGPoint(x: 10, y: y), to: nil))
            device.settle()
        }
    }

    // MARK: Being part of the form

    @Test("without avoidance, nothing moves for it, neither with the keyboard nor afterward")
    func withoutAvoidance() {
        let stage = Stage(top: 700)
        stage.navigator.configuration.isAvoidanceEnabled = false
        let place = stage.viewController.view.frame
        stage.note.becomeFirstResponder()
        for _ in 0..<5 {
            #expect(stage.viewController.view.frame == place)
            stage.device.runLoop.turn()
        }
        stage.device.settle()
        #expect(stage.viewController.view.frame == place && stage.focus == "Note")
        stage.navigator.configuration.isAvoidanceEnabled = true
        stage.device.settle()
        #expect(stage.viewController.view.frame.minY < place.minY)
    }

    @Test(
        "it is a stop by itself, in its place, without being asked whether it can have focus, and .never takes it out")
    func collected() {
        let stage = Stage()
        #expect(stage.navigator.fields == [stage.name, stage.note, stage.city])
        #expect(stage.note.focusRequests == 0)
        stage.note.formOptions.stop = .never
        #expect(stage.navigator.fields == [stage.name, stage.city])
        stage.note.formOptions.stop = .always
        #expect(stage.navigator.fields == [stage.name, stage.note, stage.city])
    }

    @Test("one that is disabled, hidden or says that it is not editable is no stop")
    func notTakingPart() {
        let stage = Stage()
        stage.note.isEditable = false
        #expect(stage.navigator.fields == [stage.name, stage.city])
        stage.note.isEditable = true
        stage.note.isHidden = true
        #expect(stage.navigator.fields == [stage.name, stage.city])
        stage.note.isHidden = false
        stage.note.isUserInteractionEnabled = false
        #expect(stage.navigator.fields == [stage.name, stage.city])
        stage.note.isUserInteractionEnabled = true
        #expect(stage.navigator.fields == [stage.name, stage.note, stage.city])
    }

    @Test("a control that accepts text is a stop while it is enabled")
    func control() {
        let stage = Stage()
        let control = TextControl(frame: stage.note.frame.offsetBy(dx: 0, dy: 120))
        stage.viewController.view.addSubview(control)
        #expect(stage.navigator.fields == [stage.name, stage.note, stage.city, control])
        control.isEnabled = false
        #expect(stage.navigator.fields == [stage.name, stage.note, stage.city])
    }

    @Test("what lies in one, such as what it draws its text with, is no stop")
    func partsOfOne() {
        let stage = Stage()
        stage.note.addSubview(NoteView(frame: stage.note.bounds))
        stage.note.addSubview(UITextField(frame: stage.note.bounds))
        #expect(stage.navigator.fields == [stage.name, stage.note, stage.city])
    }

    @Test("Next, Return, Tab and Shift-Tab lead to it and on from it, and Return in it is its own")
    func moving() throws {
        let stage = Stage()
        stage.name.becomeFirstResponder()
        #expect(stage.name.returnKeyType == .next)
        #expect(stage.visited(1) { stage.device.pressReturn() } == ["Note"])
        #expect(stage.note.isFirstResponder)
        stage.device.type("a")
        stage.device.pressReturn()
        #expect(stage.note.text == "a\n" && stage.focus == "Note")
        #expect(stage.visited(2) { stage.navigator.focusNext() } == ["City", "City"])
        #expect(stage.visited(2) { stage.navigator.focusPrevious() } == ["Note", "Name"])
        stage.device.keyboard.isHardwareKeyboardAttached = true
        #expect(stage.visited(2) { stage.device.press(.keyboardTab) } == ["Note", "City"])
        #expect(stage.visited(1) { stage.device.press(.keyboardTab, modifiers: .shift) } == ["Note"])
        stage.device.press(.keyboardEscape)
        #expect(stage.focus == nil && stage.viewController.keyCommands == nil)
        stage.note.formOptions.movesOnTab = false
        stage.name.becomeFirstResponder()
        #expect(stage.visited(2) { stage.device.press(.keyboardTab) } == ["Note", "Note"])
    }

    @Test("one that refuses is passed over, and nothing stands in for it")
    func refusing() {
        let stage = Stage()
        stage.note.takesFocus = false
        #expect(stage.visited(2) { stage.navigator.focusNext() } == ["Name", "City"])
        #expect(stage.note.subviews.isEmpty)
    }

    // MARK: The toolbar

    @Test("it has the toolbar where it has room for one, named as VoiceOver names it, and gives it back")
    func toolbar() throws {
        let stage = Stage(HostNoteView())
        #expect(stage.visited(2) { stage.navigator.focusNext() } == ["Name", "Note"])
        #expect(stage.device.keyboard.inputAccessoryView === stage.navigator.toolbar)
        #expect(stage.title == "Note")
        try stage.device.tap(title: "Next")
        stage.device.settle()
        #expect(stage.focus == "City")
        stage.navigator.focusPrevious()
        stage.navigator.uninstall()
        #expect(stage.note.inputAccessoryView == nil && stage.note.isFirstResponder)
    }

    @Test("one that has no room for it keeps its keyboard bare, and the fields around it theirs")
    func noToolbar() {
        let stage = Stage()
        #expect(stage.visited(2) { stage.navigator.focusNext() } == ["Name", "Note"])
        #expect(stage.device.keyboard.isVisible && stage.device.keyboard.inputAccessoryView == nil)
        stage.navigator.focusNext()
        stage.device.settle()
        #expect(stage.device.keyboard.inputAccessoryView === stage.navigator.toolbar)
    }

    @Test("with a hardware keyboard the toolbar goes where it is to, first of all over one of these")
    func hardwareKeyboard() {
        let stage = Stage(HostNoteView())
        stage.device.keyboard.isHardwareKeyboardAttached = true
        stage.navigator.configuration.toolbar.hidesWithHardwareKeyboard = true
        stage.navigator.focus(stage.note)
        stage.device.settle()
        #expect(stage.note.isFirstResponder && stage.note.inputAccessoryView == nil)
    }

    // MARK: Focus by a tap

    @Test("tapped first of all, it is where moves start from, with toolbar and keys", arguments: [true, false])
    func tapped(isShared: Bool) throws {
        let before = FormNavigator.shared.configuration
        defer { FormNavigator.shared.configuration = before }
        let stage = Stage(HostNoteView())
        var navigator = stage.navigator
        if isShared {
            stage.navigator.uninstall()
            navigator = FormNavigator.shared
            navigator.enable()
        }
        stage.tapNote()
        #expect(navigator.currentField === stage.note)
        #expect(stage.device.keyboard.inputAccessoryView === navigator.toolbar)
        #expect(stage.viewController.keyCommands?.isEmpty == false)
        #expect(navigator.focusNext())
        stage.device.settle()
        #expect(navigator.currentField === stage.city)
        navigator.endEditing()
        stage.device.settle()
    }

    @Test("tapped after a text field, it is noticed too, and both ends are told once", arguments: HeadlessBehavior.all)
    func tappedLater(_ behavior: HeadlessBehavior) {
        let stage = Stage(HostNoteView(), top: 300, on: HeadlessDevice(behavior: behavior))
        let listener = FocusListener()
        stage.navigator.delegate = listener
        stage.name.becomeFirstResponder()
        stage.device.settle()
        stage.tapNote()
        #expect(stage.focus == "Note")
        #expect(stage.device.keyboard.inputAccessoryView === stage.navigator.toolbar)
        stage.city.becomeFirstResponder()
        stage.device.settle()
        stage.navigator.endEditing()
        stage.device.settle()
        #expect(listener.changes == ["+Name", "-Name", "+Note", "-Note", "+City", "-City"])
    }

    @Test("tapped after a text field where neither keyboard nor toolbar changes, it is noticed with the next layout")
    func tappedInSilence() {
        for hasHardwareKeyboard in [false, true] {
            let stage = Stage(top: 300)
            stage.device.keyboard.isHardwareKeyboardAttached = hasHardwareKeyboard
            stage.navigator.configuration.isToolbarEnabled = false
            stage.name.becomeFirstResponder()
            stage.device.settle()
            let views = stage.window.subviews
            #expect(stage.notifications { stage.tapNote() } == [])
            #expect(stage.focus == "Note" && stage.navigator.canFocusNext)
            #expect(stage.window.subviews == views)
            stage.name.becomeFirstResponder()
            stage.device.settle()
            #expect(stage.focus == "Name" && stage.window.subviews == views)
        }
    }

    @Test("one that code gives focus without a word is taken up when the form is looked at anew")
    func reloading() {
        let stage = Stage()
        stage.device.keyboard.isHardwareKeyboardAttached = true
        stage.note.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.viewController.keyCommands == nil)
        stage.navigator.reload()
        #expect(stage.focus == "Note" && stage.viewController.keyCommands != nil)
    }

    @Test("one that has focus where nobody sees it is the current field all the same")
    func outOfSight() {
        let stage = Stage()
        stage.device.keyboard.isHardwareKeyboardAttached = true
        let drawer = UIScrollView(frame: CGRect(x: 500, y: 100, width: 300, height: 100))
        stage.viewController.view.addSubview(drawer)
        drawer.addSubview(stage.note)
        stage.note.becomeFirstResponder()
        #expect(stage.navigator.fields == [stage.name, stage.city] && stage.navigator.currentField === stage.note)
    }

    @Test("one that lets go by itself has no keys left in the form")
    func letsGo() {
        let stage = Stage(HostNoteView())
        stage.tapNote()
        stage.note.resignFirstResponder()
        stage.device.settle()
        #expect(stage.navigator.currentField == nil && stage.viewController.keyCommands == nil)
        #expect(stage.viewController.view.transform == .identity)
    }

    @Test("one that posts what text views post is served at once, and a full one moves on")
    func posting() {
        let stage = Stage(HostNoteView())
        stage.note.formOptions.autoAdvanceLength = 2
        stage.note.becomeFirstResponder()
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: stage.note)
        #expect(stage.focus == "Note" && stage.note.inputAccessoryView === stage.navigator.toolbar)
        for text in ["1", "2"] {
            #expect(stage.focus == "Note")
            stage.device.type(text)
            NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: stage.note)
        }
        #expect(stage.focus == "City")
    }

    @Test("a tap on it does not end editing in a field before")
    func tapOutside() {
        let stage = Stage(HostNoteView(), top: 300)
        stage.navigator.configuration.endsEditingOnTapOutside = true
        stage.name.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.notifications { stage.tapNote() }.contains("willHide") == false)
        #expect(stage.focus == "Note")
        stage.device.tap(at: CGPoint(x: 200, y: 100))
        stage.device.settle()
        #expect(stage.focus == nil)
    }

    // MARK: Staying clear of the keyboard

    @Test("it is seen above the keyboard, by a move and by a tap, together with the keyboard, and all comes back")
    func avoidance() {
        for isTap in [true, false] {
            let stage = Stage(HostNoteView(), top: 700)
            if isTap {
                stage.device.tap(at: stage.note.convert(CGPoint(x: 10, y: 20), to: nil))
            } else {
                stage.navigator.focus(stage.note)
            }
            stage.device.runLoop.turn()
            #expect(stage.viewController.view.transform.ty < 0, "while the keyboard appears")
            stage.device.settle()
            let end = stage.note.convert(stage.note.bounds, to: nil).maxY
            #expect(abs(stage.device.keyboard.frame.minY - end - 10) < 0.5)
            stage.navigator.endEditing()
            stage.device.settle()
            #expect(stage.viewController.view.transform == .identity)
        }
    }

    @Test("of a tall one its caret is seen, where the tap has put it and after typing, once the app says so")
    func caret() throws {
        let note = NoteView()
        note.text = Array(repeating: "line", count: 34).joined(separator: "\n")
        let stage = Stage(note, top: 100, height: 700)
        stage.tapNote(y: 690)
        let room = try #require(stage.roomBelowCaret)
        #expect(abs(room - 10) < 0.5)
        let lift = stage.viewController.view.transform.ty
        #expect(lift < 0)
        // If there isn't room for all of it, the line at the top requires less movement.
        note.selectedTextRange = note.textRange(from: note.beginningOfDocument, to: note.beginningOfDocument)
        stage.navigator.reload()
        stage.device.settle()
        #expect(stage.viewController.view.transform.ty > lift)
        note.selectedTextRange = note.textRange(from: note.endOfDocument, to: note.endOfDocument)
        stage.device.type("x")
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: note)
        stage.device.settle()
        let roomAfter = try #require(stage.roomBelowCaret)
        #expect(abs(roomAfter - 10) < 0.5)
    }

    @Test("a tap in a tall one moves nothing to where the caret was before, be the keyboard there already or not")
    func caretBefore() throws {
        for isKeyboardThere in [false, true] {
            let note = HostNoteView()
            note.text = Array(repeating: "line", count: 34).joined(separator: "\n")
            note.selectedTextRange = note.textRange(from: note.endOfDocument, to: note.endOfDocument)
            let stage = Stage(note, top: 100, height: 700)
            if isKeyboardThere {
                stage.city.becomeFirstResponder()
                stage.device.settle()
            }
            let place = note.convert(CGPoint(x: 10, y: isKeyboardThere ? 590 : 230), to: nil)
            stage.device.tap(at: place)
            let lift = stage.viewController.view.transform.ty
            stage.device.settle()
            #expect(abs(stage.viewController.view.transform.ty - lift) < 0.5, "it doesn't move back and forth")
            let room = try #require(stage.roomBelowCaret)
            #expect(room >= 9.5)
            #expect(stage.device.caretFrame.map { $0.minY >= 50 } == true)
            #expect(stage.focus == "Note")
        }
    }

    // MARK: The system's own views

    @Test("a web page's fields are its own: no stop, nothing moved, no toolbar", arguments: [true, false])
    func webView(isShared: Bool) {
        let before = FormNavigator.shared.configuration
        defer { FormNavigator.shared.configuration = before }
        let stage = Stage()
        let web = WKWebView(frame: CGRect(x: 0, y: 600, width: 393, height: 200))
        stage.viewController.view.addSubview(web)
        var navigator = stage.navigator
        if isShared {
            stage.navigator.uninstall()
            navigator = FormNavigator.shared
            navigator.enable()
        }
        stage.name.becomeFirstResponder()
        #expect(navigator.fields == [stage.name, stage.note, stage.city])
        stage.name.resignFirstResponder()
        stage.device.settle()
        let page = web.scrollView.subviews[0]
        #expect(page is any UITextInput && page.becomeFirstResponder())
        stage.device.settle()
        #expect(stage.device.keyboard.isVisible && page.isFirstResponder)
        #expect(navigator.currentField == nil && stage.viewController.keyCommands == nil)
        #expect(stage.device.keyboard.inputAccessoryView == nil)
        #expect(stage.viewController.view.transform == .identity)
        page.resignFirstResponder()
        stage.device.settle()
    }

    @Test("the field of a search bar stays the bar's, and a text field is one stop with whatever it edits with")
    func systemFields() {
        let stage = Stage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 393, height: 50))
        stage.viewController.view.addSubview(bar)
        stage.name.becomeFirstResponder()
        stage.name.addSubview(NoteView(frame: stage.name.bounds))
        #expect(stage.navigator.fields == [stage.name, stage.note, stage.city])
    }
}

/// Records which fields gained and lost focus.
private final class FocusListener: FormNavigatorDelegate {
    private(set) var changes: [String] = []

    func formNavigator(
        _: FormNavigator, didBeginEditingIn field: UIView, because _: FormFocusChange.Reason
    ) { note("+", field) }

    func formNavigator(
        _: FormNavigator, didEndEditingIn field: UIView, because _: FormFocusChange.Reason
    ) { note("-", field) }

    private func note(_ sign: String, _ field: UIView) {
        changes.append(sign + ((field as? UITextField)?.placeholder ?? field.accessibilityLabel ?? "?"))
    }
}

/// The app's own control that accepts text.
private final class TextControl: UIControl, UITextInput {
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
    func text(in range: UITextRange) -> String? { nil }
    func replace(_ range: UITextRange, withText text: String) {}
    var selectedTextRange: UITextRange?
    var markedTextRange: UITextRange? { nil }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    var beginningOfDocument: UITextPosition { UITextPosition() }
    var endOfDocument: UITextPosition { UITextPosition() }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
}
