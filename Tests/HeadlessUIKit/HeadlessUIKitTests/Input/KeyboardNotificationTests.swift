import Testing
import UIKit

@MainActor
struct KeyboardNotificationTests {
    private static let show = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]
    private static let hide = ["willChangeFrame", "willHide", "didChangeFrame", "didHide"]

    /// A stage with a focused field, nothing pending, and an empty log that watches the keyboard.
    private func focused(
        _ model: HeadlessModel = .iPhoneSE, behavior: HeadlessBehavior = HeadlessBehavior(), bar: UIView? = nil
    ) -> (InputStage, UITextField) {
        let stage = InputStage(model, behavior: behavior)
        let field = stage.field("a")
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        stage.device.settle()
        stage.log.observeKeyboard()
        _ = stage.log.take()
        return (stage, field)
    }

    private func bar(_ height: CGFloat = 44) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height)) }

    /// The keyboard's lines so far and in all later turns.
    private func series(_ stage: InputStage) -> [String] {
        stage.device.settle()
        let names = KeyboardNote.names.map(\.1)
        return stage.log.take().filter { names.contains($0) }
    }

    @Test("E2 the frames' boxes can be read in every way, and say their type without leaking it each time")
    func boxes() {
        let stage = InputStage()
        let field = stage.field("a")
        var frames: [CGRect] = []
        var answersAlike = false
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { notification in
            guard let box = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue else { return }
            var frame = CGRect.zero
            box.getValue(&frame)
            let found = [frame, box.cgRectValue]
            let isAlike = box.objCType == box.objCType && String(cString: box.objCType).hasPrefix("{CGRect=")
            MainActor.assumeIsolated { (frames, answersAlike) = (found, isAlike) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        field.becomeFirstResponder()
        #expect(frames == [stage.keyboard.frame, stage.keyboard.frame])
        #expect(answersAlike)
    }

    @Test("E5 E6 frames are in screen coordinates, whatever the window's place in the screen")
    func screenCoordinates() {
        let (stage, field) = focused(.iPad)
        let end = CGRect(x: 0, y: 1180 - 339, width: 820, height: 339)
        #expect(stage.keyboard.frame == end)
        stage.device.windowOrigin = CGPoint(x: 100, y: 50)
        let inWindow = stage.device.screen.coordinateSpace.convert(stage.keyboard.frame, to: stage.root)
        #expect(inWindow == end.offsetBy(dx: -100, dy: -50))
        field.resignFirstResponder()
        #expect(stage.log.notes.last?.begin == end)
    }

    @Test("E7 E8 a phone's show and hide: frames, duration, curve, local")
    func dump() throws {
        let stage = InputStage()
        let field = stage.field("a")
        stage.log.observeKeyboard()
        field.becomeFirstResponder()
        let hidden = CGRect(x: 0, y: 667, width: 375, height: 260)
        let up = hidden.offsetBy(dx: 0, dy: -260)
        let shown = try #require(stage.log.notes.last)
        #expect(shown.name == "willShow" && shown.begin == hidden && shown.end == up)
        #expect(shown.duration == 0.25 && shown.curve == 7 && shown.isLocal)
        field.resignFirstResponder()
        let gone = try #require(stage.log.notes.last)
        #expect(gone.name == "willHide" && gone.begin == up && gone.end == hidden)
        #expect(stage.keyboard.frame == hidden && !stage.keyboard.isVisible)
    }

    @Test("a series that is overtaken is not finished")
    func superseded() {
        let stage = InputStage()
        let field = stage.field("a")
        stage.log.observeKeyboard()
        field.becomeFirstResponder()
        stage.device.advance(by: 0.1)
        field.resignFirstResponder()
        #expect(series(stage) == ["willChangeFrame", "willShow"] + Self.hide)
        // Resigning inside the first notification of the show series leaves out the rest.
        stage.log.reactions["willChangeFrame"] = { field.resignFirstResponder() }
        field.becomeFirstResponder()
        #expect(series(stage) == ["willChangeFrame"] + Self.hide)
    }

    @Test("E10 without a keyboard rotation posts nothing")
    func quietRotation() {
        let (stage, field) = focused()
        field.resignFirstResponder()
        _ = series(stage)
        stage.device.rotate(to: .landscapeLeft)
        #expect(series(stage) == [])
    }

    @Test(
        "A28 A29 between fields whose keyboards differ in height there is no hide; the end frame is the new one",
        arguments: HeadlessBehavior.HandoverNotifications.allCases)
    func handoverWithNewHeight(switch setting: HeadlessBehavior.HandoverNotifications) {
        var behavior = HeadlessBehavior()
        behavior.handoverNotifications = setting
        let (stage, _) = focused(behavior: behavior)
        let b = stage.field("b")
        b.inputAccessoryView = bar()
        let before = stage.keyboard.frame
        b.becomeFirstResponder()
        #expect(series(stage) == (setting == .fullSeries ? Self.show : ["willChangeFrame", "didChangeFrame"]))
        #expect(stage.log.notes.allSatisfy { $0.begin == before && $0.end == stage.keyboard.frame })
        #expect(stage.keyboard.frame.height == before.height + 44)
    }

    @Test(
        "E11 a change of height, as with emoji, announces itself with will-show again",
        arguments: HeadlessBehavior.HandoverNotifications.allCases)
    func height(switch setting: HeadlessBehavior.HandoverNotifications) {
        var behavior = HeadlessBehavior()
        behavior.handoverNotifications = setting
        let (stage, _) = focused(behavior: behavior)
        let before = stage.keyboard.frame
        stage.keyboard.extraHeight = 42
        #expect(series(stage) == Self.show)
        #expect(stage.log.notes.last?.begin == before)
        #expect(stage.keyboard.frame.height == before.height + 42 && stage.keyboard.frame.maxY == 667)
    }

    @Test(
        "E12 E13 undocking posts will-hide with an end frame in the screen; docking posts will-show",
        arguments: [HeadlessKeyboard.Placement.undocked, .split])
    func undocking(placement: HeadlessKeyboard.Placement) throws {
        let (stage, _) = focused(.iPad)
        stage.keyboard.placement = placement
        #expect(series(stage) == Self.hide)
        let end = try #require(stage.log.notes.first).end
        #expect(end == stage.keyboard.frame && end.maxY < 1180 && stage.keyboard.isVisible)
        stage.keyboard.placement = .docked
        #expect(series(stage) == Self.show)
        #expect(stage.keyboard.frame.maxY == 1180)
    }

    @Test("E12 E15 floating posts changes of the frame only, whose bottom lies above the screen's")
    func floating() {
        let (stage, _) = focused(.iPad)
        stage.keyboard.placement = .floating
        #expect(series(stage) == ["willChangeFrame", "didChangeFrame"])
        #expect(stage.keyboard.frame.maxY < 1180 && stage.keyboard.frame.width < 820)
        #expect(stage.keyboard.frame.size == HeadlessModel.floatingKeyboardSize)
        stage.keyboard.placement = .docked
        #expect(series(stage) == Self.show)
    }

    @Test(
        "E17 undocked, focus posts changes of the frame only",
        arguments: [HeadlessKeyboard.Placement.undocked, .split, .floating])
    func focusWhileUndocked(placement: HeadlessKeyboard.Placement) {
        let (stage, field) = focused(.iPad)
        field.resignFirstResponder()
        stage.keyboard.placement = placement
        _ = series(stage)
        field.becomeFirstResponder()
        #expect(series(stage) == ["willChangeFrame", "didChangeFrame"])
        field.resignFirstResponder()
        #expect(series(stage) == ["willChangeFrame", "didChangeFrame"])
    }

    @Test("E14 odd notifications can be posted, and change nothing")
    func oddities() throws {
        let (stage, _) = focused(.iPad)
        let before = stage.keyboard.frame
        stage.keyboard.post(
            UIResponder.keyboardWillChangeFrameNotification, begin: before, end: .zero, duration: 0, curve: 0)
        let note = try #require(stage.log.notes.last)
        #expect(note.name == "willChangeFrame" && note.end == .zero && note.duration == 0 && note.curve == 0)
        #expect(stage.keyboard.frame == before && stage.keyboard.isVisible)
    }

    @Test("E16 another app's keyboard is not local, and not ours")
    func foreign() {
        let stage = InputStage(.iPad)
        stage.log.observeKeyboard()
        stage.keyboard.showForOtherApp(height: 300)
        #expect(series(stage) == Self.show)
        #expect(stage.log.notes.allSatisfy { !$0.isLocal && $0.end.height == 300 && $0.end.maxY == 1180 })
        #expect(!stage.keyboard.isVisible)
        stage.keyboard.hideForOtherApp()
        #expect(series(stage) == Self.hide)
        #expect(stage.log.notes.allSatisfy { !$0.isLocal })
    }

    @Test("E18 with a hardware keyboard only an accessory view is shown, and without one nothing is posted")
    func hardware() {
        let stage = InputStage(.iPad)
        stage.keyboard.isHardwareKeyboardAttached = true
        let field = stage.field("a")
        let other = stage.field("b")
        other.inputAccessoryView = bar()
        stage.log.observeKeyboard()
        field.becomeFirstResponder()
        #expect(series(stage) == [])
        #expect(stage.keyboard.type("x") && field.text == "x")
        other.becomeFirstResponder()
        #expect(series(stage) == Self.show)
        #expect(stage.keyboard.frame == CGRect(x: 0, y: 1180 - 44, width: 820, height: 44))
        field.becomeFirstResponder()
        #expect(series(stage) == Self.hide)
    }

    @Test("E19 attaching a hardware keyboard while editing hides the keys, detaching shows them")
    func attaching() {
        let (stage, _) = focused(.iPad)
        stage.keyboard.isHardwareKeyboardAttached = true
        #expect(series(stage) == Self.hide)
        stage.keyboard.isHardwareKeyboardAttached = false
        #expect(series(stage) == Self.show)
    }

    @Test("E20 E21 an interactive drag posts nothing until it dismisses, and then hides from where it was")
    func interactiveDismissal() {
        let (stage, field) = focused()
        let up = stage.keyboard.frame
        stage.keyboard.dragDown(by: 100)
        #expect(stage.log.take() == [] && stage.keyboard.frame == up.offsetBy(dx: 0, dy: 100))
        stage.keyboard.endDrag(dismisses: false)
        #expect(field.isFirstResponder && stage.keyboard.frame == up)
        stage.keyboard.dragDown(by: 150)
        stage.keyboard.endDrag(dismisses: true)
        #expect(series(stage) == Self.hide)
        #expect(!field.isFirstResponder && !stage.keyboard.isVisible)
        #expect(stage.log.notes.last?.begin == up.offsetBy(dx: 0, dy: 150))
        #expect(stage.log.notes.allSatisfy { $0.end.minY == 667 })
    }

    @Test("E21 a drag whose field may not end springs back")
    func refusedDismissal() {
        let (stage, field) = focused()
        (field.delegate as? LoggingFieldDelegate)?.mayEnd = false
        let up = stage.keyboard.frame
        stage.keyboard.dragDown(by: 500)
        stage.keyboard.endDrag(dismisses: true)
        #expect(series(stage) == [])
        #expect(field.isFirstResponder && stage.keyboard.frame == up)
    }

    @Test("E24 with animations off the duration is 0, and did-show still comes in a later turn")
    func noAnimation() {
        let stage = InputStage()
        let field = stage.field("a")
        stage.log.observeKeyboard()
        UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
        #expect(stage.log.notes.last?.duration == 0)
        #expect(!stage.log.lines.contains("didShow"))
        #expect(series(stage) == Self.show)
    }

    @Test("I5 observers run inside the keyboard's animation")
    func animationContext() {
        let stage = InputStage()
        let field = stage.field("a")
        stage.log.observeKeyboard()
        var inherited = -1.0
        stage.log.reactions["willShow"] = { inherited = UIView.inheritedAnimationDuration }
        field.becomeFirstResponder()
        #expect(inherited == 0.25)
    }

    @Test("the dismiss key resigns")
    func dismissKey() {
        let (stage, field) = focused(.iPad)
        #expect(stage.keyboard.pressDismiss())
        #expect(!field.isFirstResponder)
        #expect(!stage.keyboard.pressDismiss())
    }

    @Test("E10 the show series of a rotation has the new dimensions")
    func rotation() {
        let (stage, _) = focused()
        stage.device.rotate(to: .landscapeLeft)
        stage.device.settle()
        #expect(stage.log.notes.first { $0.name == "willHide" }?.begin == CGRect(x: 0, y: 407, width: 375, height: 260))
        #expect(stage.log.notes.last?.end == CGRect(x: 0, y: 375 - 200, width: 667, height: 200))
        #expect(stage.keyboard.frame == stage.log.notes.last?.end)
        #expect(stage.keyboard.window.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    }
}
