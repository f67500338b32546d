import Testing
import UIKit

/// What's posted when the keyboard appears, changes, and disappears.
@MainActor
@Suite(.onStage)
struct KeyboardSeriesTests {
    /// A screen with a focused field, nothing pending, and a log that observes the keyboard.
    private func focused(_ setting: Setting = Setting(), bar: UIView? = nil) async -> (TestScreen, UITextField) {
        let screen = TestScreen(setting)
        let field = screen.field("a")
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        await screen.settle()
        screen.log.observeKeyboard()
        _ = screen.log.take()
        return (screen, field)
    }

    @Test("E1 names and keys, through any subclass and from anywhere")
    nonisolated func names() {
        #expect(UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
        #expect(UIResponder.keyboardDidShowNotification.rawValue == "UIKeyboardDidShowNotification")
        #expect(UIResponder.keyboardWillHideNotification.rawValue == "UIKeyboardWillHideNotification")
        #expect(UIResponder.keyboardDidHideNotification.rawValue == "UIKeyboardDidHideNotification")
        #expect(UIWindow.keyboardWillChangeFrameNotification.rawValue == "UIKeyboardWillChangeFrameNotification")
        #expect(UIWindow.keyboardDidChangeFrameNotification.rawValue == "UIKeyboardDidChangeFrameNotification")
        #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    }

    @Test("E2 K3 the user info: frames as NSValue, numbers as NSNumber", .needsSoftwareKeyboard)
    func userInfo() async {
        let screen = TestScreen()
        let field = screen.field("a")
        var info: [String: String] = [:]
        let observations = Observations()
        observations.add(UIResponder.keyboardWillShowNotification) { notification in
            let found = (notification.userInfo ?? [:]).reduce(into: [String: String]()) { result, pair in
                result[pair.key as? String ?? ""] =
                    pair.value is NSNumber ? "number" : pair.value is NSValue ? "value" : "?"
            }
            MainActor.assumeIsolated { info = found }
        }
        field.becomeFirstResponder()
        await screen.settle()
        // A device includes more of them, which are deprecated.
        let frames = [UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey]
        let numbers = [
            UIResponder.keyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey,
            UIResponder.keyboardIsLocalUserInfoKey,
        ]
        #expect(frames.map { info[$0] } == ["value", "value"])
        #expect(numbers.map { info[$0] } == ["number", "number", "number"])
        withExtendedLifetime(observations) {}
    }

    @Test(
        "Q25 did-show carries the frame of will-show, or another", .needsSoftwareKeyboard,
        arguments: Question.didFrame.settings)
    func didFrame(setting: Setting) async {
        let screen = TestScreen(setting)
        let field = screen.field("a")
        var ends: [CGRect] = []
        let observations = Observations()
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification] {
            observations.add(name) { notification in
                let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let frame = end?.cgRectValue ?? .zero
                MainActor.assumeIsolated { ends.append(frame) }
            }
        }
        field.becomeFirstResponder()
        await screen.settle()
        let distance = (ends.last?.minY ?? 0) - (ends.first?.minY ?? 0)
        setting.record(distance == 0 ? "the same" : "\(distance) points lower")
        withExtendedLifetime(observations) {}
    }

    @Test(
        "E4 the object is the screen, or nil before iOS 16.1", .needsSoftwareKeyboard,
        arguments: Question.screenAsObject.settings)
    func object(setting: Setting) async {
        let (screen, field) = await focused(setting)
        var objects: Set<String> = []
        let observations = Observations()
        for name in [UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidChangeFrameNotification] {
            observations.add(name) { notification in
                let kind =
                    notification.object == nil ? "nil" : notification.object is UIScreen ? "the screen" : "another"
                MainActor.assumeIsolated { _ = objects.insert(kind) }
            }
        }
        field.resignFirstResponder()
        await screen.settle()
        setting.record(objects.sorted().joined(separator: " or "))
        withExtendedLifetime(observations) {}
    }

    @Test("E9 the order of the notifications", .needsSoftwareKeyboard)
    func order() async {
        let screen = TestScreen()
        let field = screen.field("a")
        screen.log.observeKeyboard()
        field.becomeFirstResponder()
        await screen.settle()
        #expect(screen.log.takeKeyboard() == Log.show)
        field.resignFirstResponder()
        await screen.settle()
        #expect(screen.log.takeKeyboard() == Log.hide)
    }

    @Test(
        "E10 what a turn of the device posts with the keyboard up", .needsSoftwareKeyboard,
        arguments: Question.turning.settings)
    func turning(setting: Setting) async {
        let (screen, field) = await focused(setting)
        let hasTurned = await screen.stage.turn(to: .landscapeRight)
        setting.record(hasTurned ? screen.log.takeKeyboard().joined(separator: " ") : "could not be turned")
        #expect(field.isFirstResponder)
    }

    @Test(
        "A28 what is posted between fields that share an accessory view", .needsSoftwareKeyboard,
        arguments: Question.sharedAccessory.settings)
    func quietHandover(setting: Setting) async {
        let shared = UIView.bar()
        let (screen, a) = await focused(setting, bar: shared)
        let b = screen.field("b")
        b.inputAccessoryView = shared
        b.becomeFirstResponder()
        await screen.settle()
        #expect(shared.window != nil)
        a.becomeFirstResponder()
        await screen.settle()
        let lines = screen.log.takeKeyboard()
        #expect(!lines.contains("willHide"))
        setting.record(lines.isEmpty ? "nothing" : lines.joined(separator: " "))
    }

    @Test(
        "A28 A29 E11 between fields with different accessory views of one height", .needsSoftwareKeyboard,
        arguments: Question.handoverNotifications.settings)
    func handover(setting: Setting) async {
        let (screen, _) = await focused(setting, bar: .bar())
        let frame = screen.stage.keyboardFrame
        let b = screen.field("b")
        b.inputAccessoryView = .bar()
        var hasMoved = false
        let observations = Observations()
        observations.add(UIResponder.keyboardWillChangeFrameNotification) { notification in
            let info = notification.userInfo
            let begin = info?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
            let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let isAway = begin?.cgRectValue != end?.cgRectValue
            MainActor.assumeIsolated { hasMoved = isAway }
        }
        b.becomeFirstResponder()
        await screen.settle()
        withExtendedLifetime(observations) {}
        // A29: if nothing changes, the keyboard begins where it ends.
        #expect(!hasMoved)
        let lines = screen.log.takeKeyboard()
        setting.record(lines.isEmpty ? "nothing" : lines.joined(separator: " "))
        #expect(!lines.contains("willHide"))
        #expect(screen.stage.keyboardFrame == frame)
        #expect(b.inputAccessoryView?.window != nil)
    }
}
