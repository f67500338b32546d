import Testing

@testable import UIKit

/// A single action of the user, or of the app, in a form.
struct SessionStep: Sendable, CustomTestStringConvertible {
    let name: String
    let perform: @MainActor (TransparencyForm) -> Void

    init(_ name: String, _ perform: @escaping @MainActor (TransparencyForm) -> Void) {
        self.name = name
        self.perform = perform
    }

    var testDescription: String { name }

    // MARK: - Sessions

    /// A walk through the form that makes UIKit call every member that it calls on its own.
    static let script: [SessionStep] = [
        tap(.name), type("Ada"), type("é👍🏽"), delete, selectAll, type("Bob"), paste("Ada\u{301} Lovelace"),
        selectMiddle, delete, tapAgain(.name), type("!"), clear, clear, type("Bob"), settle,
        tap(.code), type("99"), insert, setText, selectAll, delete, dismiss, settle,
        tap(.notes), tapAgain(.notes), type("xy"), paste("two words"), selectAll, selectMiddle, delete, drag(-40),
        drag(70), scroll, animatedScroll, settle, scrollToTop, settle, inset, setText, insert, endEditing, settle,
        tap(.letter), type("."), zoom, drag(-30), settle, tap(.letter), delete, tap(.name), forceEndEditing,
        focus(.code), focus(.notes), disable(.notes), enable(.notes), focus(.letter), remove(.letter),
        put(.letter), focus(.code), disable(.code), type("lost?"), resign, enable(.code), settle,
    ]

    /// Steps to choose from.
    static let pool: [SessionStep] =
        script + [hide(.code), unhide(.code), remove(.name), put(.name), resign, tapAgain(.letter), drag(200)]

    /// A short walk through all fields, and back to the first.
    static let walk: [SessionStep] = [
        .tap(.name), .type("ab"), .selectMiddle, .tap(.code), .type("9"), .delete, .tap(.notes), .type("x"), .drag(-20),
        .tap(.letter), .type("y"), .dismiss, .settle, .tap(.name), .type("c"), .clear, .tap(.notes), .delete,
    ]

    /// What an app may do with its delegates in between.
    static let changes: [SessionStep] = [
        SessionStep("replace the delegate") { $0.setDelegate($0.otherDelegate) },
        SessionStep("replace the delegate and let the old one go") { form in
            form.setDelegate(form.otherDelegate)
            form.delegate = nil
        },
        SessionStep("take the delegate away") { $0.setDelegate(nil) },
        SessionStep("assign the same delegate once more") { $0.setDelegate($0.delegate) },
        SessionStep("let the delegate go") { $0.delegate = nil },
    ]

    /// Return, if a text view has focus.
    static let lineBreak = SessionStep("start a line, in a text view") { form in
        if form.focus is UITextView { form.device.pressReturn() }
    }

    // MARK: - Fingers

    static func tap(_ place: TransparencyForm.Place) -> SessionStep {
        SessionStep("tap \(place)") { form in
            // A field that's out of reach is out of reach with and without the toolkit.
            do { try form.device.tap(form.field(place)) } catch { form.log.write("\(error)") }
        }
    }

    /// Taps near the beginning of the text.
    static func tapAgain(_ place: TransparencyForm.Place) -> SessionStep {
        SessionStep("tap at the beginning of \(place)") { form in
            let frame = form.field(place).frame
            form.device.tap(at: CGPoint(x: frame.minX + 20, y: frame.minY + 20))
        }
    }

    static let clear = SessionStep("tap the clear button") { form in
        let button = form.name.clearButtonRect(forBounds: form.name.bounds)
        form.device.tap(at: form.name.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
    }

    static func drag(_ distance: CGFloat) -> SessionStep {
        SessionStep("drag the text view with focus by \(distance)") { form in
            let view = form.focus as? UITextView ?? form.notes
            let start = CGPoint(x: view.frame.midX, y: view.frame.midY)
            form.device.drag(from: start, to: CGPoint(x: start.x, y: start.y + distance))
        }
    }

    // MARK: - Keys

    static func type(_ text: String) -> SessionStep {
        SessionStep("type \(text)") { $0.device.type(text) }
    }

    static func paste(_ text: String) -> SessionStep {
        SessionStep("paste \(text)") { $0.device.paste(text) }
    }

    static let pressReturn = SessionStep("press Return") { $0.device.pressReturn() }
    static let delete = SessionStep("delete") { $0.device.deleteBackward() }
    static let dismiss = SessionStep("put the keyboard away") { $0.device.dismissKeyboard() }
    static let settle = SessionStep("wait") { $0.device.settle() }

    // MARK: - Selection

    static let selectAll = SessionStep("select all") { form in
        let input = form.focus as? any UITextInput
        input?.selectedTextRange = input.flatMap { $0.textRange(from: $0.beginningOfDocument, to: $0.endOfDocument) }
    }

    static let selectMiddle = SessionStep("select the second character") { form in
        (form.focus as? UITextField)?.selection = NSRange(location: 1, length: 1)
        (form.focus as? UITextView)?.selectedRange = NSRange(location: 1, length: 1)
    }

    // MARK: - The app

    static let insert = SessionStep("the app inserts text") { ($0.focus as? any UITextInput)?.insertText("in") }

    static let setText = SessionStep("the app sets the text") { form in
        (form.focus as? UITextField)?.text = "set by the app"
        (form.focus as? UITextView)?.text = (0..<9).map { "set \($0)" }.joined(separator: "\n")
    }

    static func focus(_ place: TransparencyForm.Place) -> SessionStep {
        SessionStep("the app gives focus to \(place)") { form in
            form.log.write("became: \(form.field(place).becomeFirstResponder())")
        }
    }

    static let resign = SessionStep("the app takes focus away") { form in
        form.log.write("resigned: \(describe(form.focus?.resignFirstResponder()))")
    }

    static let endEditing = SessionStep("the app ends editing") { form in
        form.log.write("ended: \(form.viewController.view.endEditing(false))")
    }

    static let forceEndEditing = SessionStep("the app ends editing by force") { form in
        form.log.write("ended: \(form.viewController.view.endEditing(true))")
    }

    static func disable(_ place: TransparencyForm.Place) -> SessionStep {
        SessionStep("the app disables \(place)") { $0.setEnabled(false, $0.field(place)) }
    }

    static func enable(_ place: TransparencyForm.Place) -> SessionStep {
        SessionStep("the app enables \(place)") { $0.setEnabled(true, $0.field(place)) }
    }

    static func hide(_ place: TransparencyForm.Place) -> SessionStep {
        SessionStep("the app hides \(place)") { $0.field(place).isHidden = true }
    }

    static func unhide(_ place: TransparencyForm.Place) -> SessionStep {
        SessionStep("the app shows \(place)") { $0.field(place).isHidden = false }
    }

    static func remove(_ place: TransparencyForm.Place) -> SessionStep {
        SessionStep("the app removes \(place)") { $0.field(place).removeFromSuperview() }
    }

    static func put(_ place: TransparencyForm.Place) -> SessionStep {
        SessionStep("the app puts \(place) back") { $0.viewController.view.addSubview($0.field(place)) }
    }

    // MARK: - Scrolling

    static let scroll = SessionStep("the app scrolls") { $0.notes.contentOffset.y += 13 }
    static let animatedScroll = SessionStep("the app scrolls with animation") { form in
        form.notes.setContentOffset(CGPoint(x: 0, y: 21), animated: true)
    }
    static let scrollToTop = SessionStep("tap the status bar") { $0.notes.scrollToTop() }
    static let inset = SessionStep("the app changes the inset") { $0.notes.contentInset.bottom += 5 }
    static let zoom = SessionStep("the app zooms") { $0.letter.zoomScale = $0.letter.zoomScale == 2 ? 1 : 2 }
}

extension TransparencyForm {
    fileprivate func setEnabled(_ isEnabled: Bool, _ field: UIView) {
        (field as? UITextField)?.isEnabled = isEnabled
        (field as? UITextView)?.isEditable = isEnabled
    }
}
