import Testing
import UIKit

/// A fresh device with one key window, and a log of what is called and posted.
@MainActor
final class InputStage {
    let device: HeadlessDevice
    let controller = InputController()
    let window: UIWindow
    let log = InputLog()

    var root: UIView { controller.view }
    var keyboard: HeadlessKeyboard { device.keyboard }

    init(_ model: HeadlessModel = .iPhoneSE, behavior: HeadlessBehavior = HeadlessBehavior()) {
        device = HeadlessDevice(model, behavior: behavior)
        window = UIWindow(frame: device.screen.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        device.settle()
    }

    /// A text field in the window whose delegate writes into the log.
    func field(_ name: String, _ delegate: LoggingFieldDelegate? = nil) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: 40 + 50 * root.subviews.count, width: 200, height: 34))
        field.accessibilityIdentifier = name
        root.addSubview(field)
        let scribe = delegate ?? LoggingFieldDelegate(log)
        scribe.log = log
        log.retained.append(scribe)
        field.delegate = scribe
        return field
    }

    /// A text view in the window whose delegate writes into the log.
    func textView(_ name: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 40 + 50 * root.subviews.count, width: 200, height: 100))
        view.accessibilityIdentifier = name
        root.addSubview(view)
        let scribe = LoggingViewDelegate(log)
        log.retained.append(scribe)
        view.delegate = scribe
        return view
    }
}

/// A controller that can be first responder and have input views.
final class InputController: UIViewController {
    var isWilling = false
    var bar: UIView?
    var pad: UIView?

    override var canBecomeFirstResponder: Bool { isWilling }
    override var inputAccessoryView: UIView? { bar }
    override var inputView: UIView? { pad }
}

/// What happened, in order.
@MainActor
final class InputLog {
    var lines: [String] = []
    /// The notifications as they were posted.
    var notes: [KeyboardNote] = []
    /// What to do when a line is written.
    var reactions: [String: () -> Void] = [:]
    var retained: [AnyObject] = []
    private var tokens: [any NSObjectProtocol] = []

    nonisolated init() {}

    isolated deinit {
        for token in tokens { NotificationCenter.default.removeObserver(token) }
    }

    func write(_ line: String) {
        lines.append(line)
        reactions[line]?()
    }

    /// The lines so far, which are forgotten.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Also writes the keyboard's notifications: `willShow`, `didHide`…
    func observeKeyboard() {
        for (name, short) in KeyboardNote.names {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notification in
                let note = KeyboardNote(short, notification)
                MainActor.assumeIsolated {
                    self?.notes.append(note)
                    self?.write(short)
                }
            }
            tokens.append(token)
        }
    }

    /// Also writes the editing notifications: `note:didBegin a`…
    func observeEditing() {
        let names: [(Notification.Name, String)] = [
            (UITextField.textDidBeginEditingNotification, "didBegin"),
            (UITextField.textDidEndEditingNotification, "didEnd"),
            (UITextField.textDidChangeNotification, "didChange"),
            (UITextView.textDidBeginEditingNotification, "didBegin"),
            (UITextView.textDidEndEditingNotification, "didEnd"),
            (UITextView.textDidChangeNotification, "didChange"),
        ]
        for (name, short) in names {
            let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] notification in
                nonisolated(unsafe) let object = notification.object
                MainActor.assumeIsolated {
                    self?.write("note:\(short) \((object as? UIView)?.accessibilityIdentifier ?? "?")")
                }
            }
            tokens.append(token)
        }
    }

    /// Also writes a field's control events: `event:didBegin a`…
    func observeEvents(of field: UITextField) {
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "didBegin"), (.editingDidEnd, "didEnd"), (.editingChanged, "changed"),
            (.primaryActionTriggered, "primary"),
        ]
        let name = field.accessibilityIdentifier ?? "?"
        for (event, short) in events {
            field.addAction(UIAction { [weak self] _ in self?.write("event:\(short) \(name)") }, for: event)
        }
    }
}

/// A keyboard notification.
struct KeyboardNote: Equatable, Sendable {
    static var names: [(Notification.Name, String)] {
        [
            (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
            (UIResponder.keyboardWillShowNotification, "willShow"),
            (UIResponder.keyboardWillHideNotification, "willHide"),
            (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
            (UIResponder.keyboardDidShowNotification, "didShow"),
            (UIResponder.keyboardDidHideNotification, "didHide"),
        ]
    }

    var name: String
    var begin: CGRect
    var end: CGRect
    var duration: Double
    var curve: Int
    var isLocal: Bool
    var hasScreen: Bool

    init(_ name: String, _ notification: Notification) {
        let info = notification.userInfo ?? [:]
        self.name = name
        begin = (info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue ?? .null
        end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
        duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? -1
        curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? -1
        isLocal = (info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue ?? false
        hasScreen = notification.object is UIScreen
    }
}

/// A text field's delegate that writes down what it hears, and answers as told.
class LoggingFieldDelegate: NSObject, UITextFieldDelegate {
    var log: InputLog
    var mayEnd = true
    var mayChange = true
    var mayClear = true
    var returns = true

    init(_ log: InputLog = InputLog()) {
        self.log = log
        super.init()
    }

    private func write(_ what: String, _ field: UITextField) {
        log.write("\(what) \(field.accessibilityIdentifier ?? "?")")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        write("shouldBegin", textField)
        return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { write("didBegin", textField) }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        write("shouldEnd", textField)
        return mayEnd
    }

    func textFieldDidEndEditing(_ textField: UITextField) { write("didEnd", textField) }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        write("shouldChange(\(range.location),\(range.length),\(string.debugDescription))", textField)
        return mayChange
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { write("didChangeSelection", textField) }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        write("shouldClear", textField)
        return mayClear
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        write("shouldReturn", textField)
        return returns
    }
}

/// A text view's delegate that writes down what it hears, and answers as told.
final class LoggingViewDelegate: NSObject, UITextViewDelegate {
    unowned let log: InputLog
    var mayEnd = true
    var mayChange = true

    init(_ log: InputLog) {
        self.log = log
        super.init()
    }

    private func write(_ what: String, _ view: UITextView) {
        log.write("\(what) \(view.accessibilityIdentifier ?? "?")")
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        write("shouldBegin", textView)
        return true
    }

    func textViewDidBeginEditing(_ textView: UITextView) { write("didBegin", textView) }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        write("shouldEnd", textView)
        return mayEnd
    }

    func textViewDidEndEditing(_ textView: UITextView) { write("didEnd", textView) }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        write("shouldChange(\(range.location),\(range.length),\(text.debugDescription))", textView)
        return mayChange
    }

    func textViewDidChange(_ textView: UITextView) { write("didChange", textView) }

    func textViewDidChangeSelection(_ textView: UITextView) { write("didChangeSelection", textView) }
}

extension Collection where Element == String {
    /// The lines that are about editing questions and answers only.
    func without(_ prefixes: String...) -> [String] {
        filter { line in !prefixes.contains { line.hasPrefix($0) } }
    }
}
