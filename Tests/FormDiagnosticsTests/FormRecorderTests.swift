import FormDiagnostics
import FormNavigation
import Foundation
import TestSupport
import Testing
import UIKit

/// What a recorder writes, and what it doesn't.
@MainActor
struct FormRecorderTests {
    /// An event of a file.
    private typealias Event = [String: Any]

    private func events(_ recorder: FormRecorder) throws -> [Event] {
        let json = try #require(recorder.json)
        let file = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        return try #require(file["events"] as? [Event])
    }

    private func kinds(_ recorder: FormRecorder) throws -> [String] {
        try events(recorder).compactMap { $0["what"] as? String }
    }

    /// Posts a keyboard notification as UIKit does.
    private func post(_ name: NSNotification.Name, top: CGFloat = 516) {
        NotificationCenter.default.post(
            name: name, object: UIScreen.main,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: top, width: 393, height: 336),
                UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
                UIResponder.keyboardAnimationCurveUserInfoKey: 7, UIResponder.keyboardIsLocalUserInfoKey: true,
            ])
    }

    private func hideKeyboard() { post(UIResponder.keyboardWillHideNotification, top: UIScreen.main.bounds.maxY) }

    @Test("nothing is recorded before the start and after the stop, and a new start begins anew")
    func startAndStop() throws {
        let form = TestForm(column: 3)
        let navigator = FormNavigator(viewController: form.viewController)
        let recorder = FormRecorder()
        form.fields[0].becomeFirstResponder()
        hideKeyboard()
        form.window.endEditing(true)
        #expect(recorder.json == nil && !recorder.isRecording)

        hideKeyboard()
        recorder.start()
        #expect(try events(recorder).isEmpty)
        form.fields[1].becomeFirstResponder()
        #expect(recorder.isRecording)
        #expect(try kinds(recorder).filter { $0 == "focus" }.count == 1)
        recorder.stop()
        let recorded = recorder.json
        form.fields[2].becomeFirstResponder()
        post(UIResponder.keyboardWillChangeFrameNotification)
        #expect(recorder.json == recorded && !recorder.isRecording)

        form.window.endEditing(true)
        hideKeyboard()
        recorder.start()
        #expect(try events(recorder).isEmpty)
        #expect(navigator.currentField == nil)
    }

    @Test("focus, keyboard, where the views are and what was decided are recorded, in the order of time")
    func contents() throws {
        let form = TestForm([
            CGRect(x: 20, y: 700, width: 300, height: 40), CGRect(x: 20, y: 750, width: 300, height: 40),
        ])
        let navigator = FormNavigator(viewController: form.viewController)
        let recorder = FormRecorder(origin: "A test")
        hideKeyboard()
        recorder.start()
        form.fields[0].becomeFirstResponder()
        post(UIResponder.keyboardWillShowNotification)
        endFrame()
        navigator.focusNext()
        endFrame()
        form.window.endEditing(true)
        hideKeyboard()
        recorder.stop()

        let events = try events(recorder)
        let kinds = try kinds(recorder)
        for kind in ["focus", "found", "serving", "keyboard", "plan", "done", "decision", "ended"] {
            #expect(kinds.contains(kind), "\(kind)")
        }
        let times = events.compactMap { $0["time"] as? Double }
        #expect(times.count == events.count && times == times.sorted())
        let decision = events.first { $0["what"] as? String == "decision" }
        #expect(decision?["decision"] as? String == "moved")
        let names = events.compactMap { $0["kind"] as? String }
        #expect(names.contains("willShow") && names.contains("willHide"))
        let views = events.compactMap { $0["views"] as? [Event] }.joined()
        #expect(views.contains { $0["class"] as? String == "UITextField" })
        #expect(views.contains { $0["class"] as? String == "UIWindow" })
        #expect(views.contains { $0["transform"] != nil })
        let file = try JSONSerialization.jsonObject(with: recorder.json ?? Data()) as? [String: Any]
        #expect(file?["origin"] as? String == "A test")
        #expect((file?["device"] as? Event)?["system"] as? String == UIDevice.current.systemVersion)
    }

    @Test("the keys that people press are not recorded while nothing moves for them")
    func keys() throws {
        let form = TestForm(column: 1)
        let navigator = FormNavigator(viewController: form.viewController)
        let recorder = FormRecorder()
        hideKeyboard()
        recorder.start()
        form.fields[0].becomeFirstResponder()
        let count = try events(recorder).count
        for _ in 0..<5 { form.fields[0].insertText("x") }
        #expect(try events(recorder).count == count)
        #expect(navigator.currentField === form.fields[0])
    }

    @Test("while a keyboard is up that is from before the start nothing is recorded until it has gone")
    func keyboardFromBefore() throws {
        let form = TestForm(column: 2)
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        post(UIResponder.keyboardWillShowNotification)
        let recorder = FormRecorder()
        recorder.start()
        form.fields[1].becomeFirstResponder()
        post(UIResponder.keyboardDidShowNotification)
        #expect(try events(recorder).isEmpty)
        form.window.endEditing(true)
        hideKeyboard()
        form.fields[0].becomeFirstResponder()
        #expect(try kinds(recorder).contains("focus"))
        #expect(navigator.currentField === form.fields[0])
    }

    @Test("a field that has focus at the start is not recorded, and what it was moved for is not either")
    func focusFromBefore() throws {
        let form = TestForm(column: 2)
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        // As with a hardware keyboard.
        hideKeyboard()
        let recorder = FormRecorder()
        recorder.start()
        navigator.reload()
        #expect(try events(recorder).isEmpty)
        form.fields[0].resignFirstResponder()
        form.fields[1].becomeFirstResponder()
        let kinds = try kinds(recorder)
        #expect(kinds.filter { $0 == "focus" }.count == 1 && !kinds.contains("ended"))
    }

    @Test("one recorder records at a time, and one that is let go does not anymore")
    func oneAtATime() throws {
        let form = TestForm(column: 1)
        let first = FormRecorder()
        hideKeyboard()
        first.start()
        var second: FormRecorder? = FormRecorder()
        second?.start()
        #expect(!first.isRecording && second?.isRecording == true)
        weak var gone: FormRecorder?
        gone = second
        second = nil
        #expect(gone == nil)
        form.fields[0].becomeFirstResponder()
        #expect(try events(first).isEmpty)
    }

    /// Restarts a recorder each time the keyboard changes.
    private final class Restarter: FormNavigatorDelegate {
        let recorder: FormRecorder
        private(set) var count = 0

        init(_ recorder: FormRecorder) { self.recorder = recorder }

        func formNavigator(_: FormNavigator, keyboardDidChange _: FormKeyboard) {
            count += 1
            recorder.stop()
            recorder.start()
        }
    }

    @Test("what is under way when a recorder is restarted inside a callback stays out of the new recording")
    func restartInCallback() throws {
        let form = TestForm(column: 2)
        let navigator = FormNavigator(viewController: form.viewController)
        let restarter = Restarter(FormRecorder())
        hideKeyboard()
        restarter.recorder.start()
        navigator.delegate = restarter
        post(UIResponder.keyboardWillShowNotification)
        endFrame()
        #expect(restarter.count == 1 && restarter.recorder.isRecording)
        #expect(try events(restarter.recorder).isEmpty)
        hideKeyboard()
        endFrame()
        #expect(restarter.count == 2)
        #expect(try events(restarter.recorder).isEmpty)

        navigator.delegate = nil
        form.fields[0].becomeFirstResponder()
        let kinds = try kinds(restarter.recorder)
        #expect(kinds.contains("focus") && kinds.contains("serving"))
        #expect(try events(restarter.recorder).first?["nested"] == nil)
    }

    @Test("a recorder keeps neither views nor controllers nor the navigator alive")
    func lifetime() {
        let recorder = FormRecorder()
        _ = TestForm(column: 0)
        hideKeyboard()
        recorder.start()
        var watched: [Weak] = []
        do {
            let form = TestForm(column: 2)
            let navigator = FormNavigator(viewController: form.viewController)
            let label = UILabel()
            form.view.addSubview(label)
            form.fields[0].formOptions.avoidance.companions = [label]
            form.fields[0].becomeFirstResponder()
            post(UIResponder.keyboardWillShowNotification)
            navigator.focusNext()
            let objects: [AnyObject] = [form.viewController, form.window, form.view, navigator, label] + form.fields
            watched = objects.map { Weak(object: $0) }
            form.window.endEditing(true)
            form.window.isHidden = true
        }
        #expect(recorder.isRecording)
        #expect(recorder.json.map { String(decoding: $0, as: UTF8.self).contains("companions") } == true)
        #expect(watched.compactMap(\.object).isEmpty)
    }

    // MARK: - Secrets

    /// Everything that could reveal whose app it is, or what the user typed, contains "secret".
    private final class SecretField: UITextField {}
    private final class SecretTextView: UITextView {}
    private final class SecretBox<Content>: UIView {}
    private final class SecretController: UIViewController, FormNavigatorDelegate {
        func formNavigator(_: FormNavigator, shouldMoveFrom _: UIView?, to _: UIView) -> Bool { false }
    }

    @Test("no text, placeholder, title, name, identifier, tag, class or module of the app's is in the file")
    func secrets() throws {
        let form = TestForm([], in: SecretController())
        let (field, textView, label) = (SecretField(), SecretTextView(), UILabel())
        let box = SecretBox<SecretField>(frame: form.view.bounds)
        form.view.addSubview(box)
        form.viewController.title = "secret"
        for (index, view) in [field, textView, label, box].enumerated() {
            view.accessibilityLabel = "secret label"
            view.accessibilityIdentifier = "secret identifier"
            view.accessibilityHint = "secret hint"
            view.accessibilityValue = "secret value"
            view.tag = 271_828
            if view === box { continue }
            view.frame = CGRect(x: 20, y: 600 + 60 * index, width: 300, height: 50)
            box.addSubview(view)
        }
        (field.text, field.placeholder, label.text) = ("secret word", "secret placeholder", "secret error")
        field.isSecureTextEntry = true
        textView.text = "secret story"
        for view in [field, textView] as [UIView] {
            view.formOptions.avoidance.companions = [label]
            view.formOptions.toolbar.title = .text("secret title")
            view.formOptions.error = "a secret reason"
        }
        let navigator = FormNavigator(viewController: form.viewController)
        let delegate = try #require(form.viewController as? SecretController)
        let hidden = SecretField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        hidden.isHidden = true
        box.addSubview(hidden)
        let recorder = FormRecorder()
        hideKeyboard()
        recorder.start()
        // A trace adds decisions to record.
        let decisions = trace {
            field.becomeFirstResponder()
            post(UIResponder.keyboardWillShowNotification)
            NotificationCenter.default.post(
                name: UIResponder.keyboardWillShowNotification, object: nil,
                userInfo: ["secret": "secret", UIResponder.keyboardFrameEndUserInfoKey: "secret frame"])
            field.insertText("secret")
            navigator.focusNext()
            textView.insertText("a secret\nof two lines")
            navigator.delegate = delegate
            navigator.focusPrevious()
            _ = navigator.fields
            form.window.endEditing(true)
            hideKeyboard()
        }
        recorder.stop()
        #expect(decisions.count > 3)
        let json = String(decoding: try #require(recorder.json), as: UTF8.self)
        for word in ["refusedByDelegate", "UITextView", "skipped"] { #expect(json.contains("\"\(word)\"")) }
        let module = String(reflecting: Self.self).components(separatedBy: ".")[0]
        var secrets = ["secret", "271828", module, ProcessInfo.processInfo.processName]
        secrets += [Bundle.main.bundleIdentifier].compactMap { $0 }
        for secret in secrets {
            let isTold = json.localizedCaseInsensitiveContains(secret)
            #expect(!isTold, "\(secret)")
        }
        for event in try events(recorder) {
            for view in event["views"] as? [Event] ?? [] { #expect(view["class"] is String) }
        }
    }
}
