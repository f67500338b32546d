import FormNavigation
import TestSupport
import Testing

@testable import UIKit

/// What a tap outside the focused field does, and what it doesn't affect.
@MainActor
struct TouchOutsideTests {
    // MARK: Ending

    @Test("a tap in the input bar keeps editing for as long as it's the input bar")
    func formerInputBar() {
        let form = DeviceForm(2)
        form.navigator.configuration.endsEditingOnTapOutside = true
        let bars = [300, 380].map { UIView(frame: CGRect(x: 0, y: $0, width: 393, height: 60)) }
        for bar in bars { form.viewController.view.addSubview(bar) }
        for current in [0, 1, nil, 1, nil, 0] {
            form.navigator.inputBar = current.map { FormInputBar(bars[$0]) }
            for (index, bar) in bars.enumerated() {
                form.fields[0].becomeFirstResponder()
                form.device.settle()
                form.device.tap(at: bar.convert(CGPoint(x: 200, y: 30), to: nil))
                form.device.settle()
                #expect((form.focus == "0") == (index == current), "bar \(index) while it's \(current ?? -1)")
            }
        }
    }

    @Test("a tap on the background ends editing, without a sound, and only if the app asks for it")
    func background() {
        let form = DeviceForm.forTapsOutside(isOn: false)
        form.navigator.configuration.playsInputClicks = true
        form.fields[0].becomeFirstResponder()
        form.tapBackground()
        #expect(form.focus == "0")
        form.navigator.configuration.endsEditingOnTapOutside = true
        form.tapBackground()
        #expect(form.focus == nil)
        #expect(form.device.keyboard.inputClicks == 0)
        form.fields[1].becomeFirstResponder()
        form.tapBackground()
        #expect(form.focus == nil)
    }

    @Test("a tap in a view of the app's own that takes text moves no keyboard")
    func textInput() throws {
        let form = DeviceForm.forTapsOutside()
        let note = NoteView(named: "Note", frame: CGRect(x: 20, y: 240, width: 300, height: 40))
        form.root.addSubview(note)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let names = form.notifications { try? form.device.tap(note) }
        #expect(note.isFirstResponder)
        #expect(!names.contains("willHide"))
    }

    @Test("where controls do not keep editing, a tap on a text field that is disabled ends it")
    func disabledField() {
        let form = DeviceForm.forTapsOutside()
        form.navigator.configuration.viewClassesThatKeepEditing = []
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.fields[1].isEnabled = false
        form.device.tap(at: form.fields[1].convert(CGPoint(x: 150, y: 20), to: nil))
        #expect(form.focus == nil)
    }

    @Test("a tap on a stop of the app's own keeps editing")
    func stop() throws {
        let form = DeviceForm.forTapsOutside()
        let toggle = UISwitch(frame: CGRect(x: 20, y: 240, width: 51, height: 31))
        toggle.formOptions.stop = .always
        form.root.addSubview(toggle)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        try form.device.tap(toggle)
        #expect(toggle.isOn && form.fields[0].isFirstResponder)
    }

    @Test("without toolbar, return keys, keys and avoidance it works alone")
    func alone() {
        let form = DeviceForm.forTapsOutside()
        form.navigator.configuration.isToolbarEnabled = false
        form.navigator.configuration.isReturnKeyEnabled = false
        form.navigator.configuration.handlesHardwareKeyboard = false
        form.navigator.configuration.isAvoidanceEnabled = false
        form.fields[0].becomeFirstResponder()
        form.tapBackground()
        #expect(form.focus == nil)
    }

    @Test("the tap goes through: views and recognizers of the app get what they get without", arguments: [true, false])
    func goesThrough(isOn: Bool) throws {
        let form = DeviceForm.forTapsOutside(isOn: isOn)
        var log: [String] = []
        let view = TouchedView(frame: CGRect(x: 20, y: 300, width: 200, height: 100))
        view.onTouch = { log.append($0) }
        form.root.addSubview(view)
        let judge = ScriptedGestureDelegate { log.append($0) }
        let taps = [form.window, form.root, view].map { view in
            let tap = UITapGestureRecognizer()
            tap.cancelsTouchesInView = false
            tap.delegate = judge
            HeadlessGesture.setAction(of: tap) { _ in log.append("tap") }
            view.addGestureRecognizer(tap)
            return tap
        }
        form.fields[0].becomeFirstResponder()
        try form.device.tap(view)
        #expect(taps.count == 3)
        #expect(
            log == [
                "receives", "receives", "receives", "began", "begins", "tap", "begins", "tap", "begins", "tap", "ended",
            ])
        #expect(form.focus == (isOn ? nil : "0"))
    }

    @Test(
        "a recognizer that waits for every other, or prevents every other, works as without", arguments: [true, false])
    func rivals(waits: Bool) throws {
        let form = DeviceForm.forTapsOutside()
        var taps = 0
        let tap = UITapGestureRecognizer()
        let judge = ScriptedGestureDelegate { _ in }
        judge.isSimultaneous = false
        judge.waits = waits
        tap.delegate = judge
        HeadlessGesture.setAction(of: tap) { _ in taps += 1 }
        form.root.addGestureRecognizer(tap)
        form.fields[0].becomeFirstResponder()
        form.tapBackground()
        #expect(taps == 1)
        #expect(form.focus == nil)
    }

    @Test("a field that does not let editing end keeps it")
    func veto() {
        let form = DeviceForm.forTapsOutside()
        let delegate = Ending()
        form.fields[0].delegate = delegate
        form.fields[0].becomeFirstResponder()
        form.tapBackground()
        #expect(form.focus == "0")
        #expect(delegate.questions == 1)
        delegate.mayEnd = true
        form.tapBackground()
        #expect(form.focus == nil)
    }

    @Test("focus that the app sends elsewhere with the same tap stays there, even if UIKit doesn't report it")
    func focusByTap() {
        let form = DeviceForm.forTapsOutside()
        let notes = [240, 290].map { NoteView(named: "Note", frame: CGRect(x: 20, y: $0, width: 300, height: 40)) }
        for note in notes { form.root.addSubview(note) }
        let tap = UITapGestureRecognizer()
        form.root.addGestureRecognizer(tap)
        let moves: [(UIView, UIView)] = [
            (form.fields[0], form.fields[1]), (form.fields[0], notes[0]), (notes[0], notes[1]),
        ]
        for (field, target) in moves {
            HeadlessGesture.setAction(of: tap) { _ in target.becomeFirstResponder() }
            field.becomeFirstResponder()
            form.device.settle()
            form.tapBackground()
            #expect(target.isFirstResponder)
        }
    }

    // MARK: What keeps editing

    @Test("controls, bars, texts, the input bar and what the app names keep editing", arguments: Kind.allCases)
    func kept(_ kind: Kind) {
        let form = DeviceForm.forTapsOutside()
        let view = kind.view
        view.frame = CGRect(x: 20, y: 300, width: 200, height: 60)
        form.root.addSubview(view)
        form.navigator.configuration.viewClassesThatKeepEditing.append(Named.self)
        if kind == .inputBar { form.navigator.inputBar = FormInputBar(view) }
        if kind == .marked { view.formOptions.endsEditingWhenTapped = false }
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        view.addSubview(inner)
        // The middle of a search bar is its field, which takes focus.
        let places = [CGPoint(x: 10, y: 10)] + (kind == .searchBar ? [] : [CGPoint(x: 100, y: 30)])
        for place in places {
            form.fields[0].becomeFirstResponder()
            form.device.tap(at: view.convert(place, to: nil))
            #expect(form.focus == (kind == .plain ? nil : "0"))
        }
    }

    @Test("a tap in an input bar that the app has just set keeps editing")
    func laterInputBar() throws {
        let form = DeviceForm.forTapsOutside()
        let bar = UIView(frame: CGRect(x: 0, y: 240, width: 393, height: 50))
        form.root.addSubview(bar)
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        form.navigator.inputBar = FormInputBar(bar)
        try form.device.tap(bar)
        #expect(form.focus == "0")
    }

    @Test("a button works with one tap, and the keyboard stays")
    func button() throws {
        let form = DeviceForm.forTapsOutside()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        form.root.addSubview(button)
        form.fields[0].becomeFirstResponder()
        try form.device.tap(button)
        #expect(taps == 1)
        #expect(form.focus == "0")
    }

    @Test(
        "A28 a tap in another field takes focus there, and no keyboard goes away in between",
        arguments: HeadlessBehavior.all)
    func anotherField(_ behavior: HeadlessBehavior) {
        let form = DeviceForm.forTapsOutside(on: HeadlessDevice(behavior: behavior))
        let view = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 60))
        form.root.addSubview(view)
        form.root.formOptions.endsEditingWhenTapped = true
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        let notifications = form.notifications {
            try? form.device.tap(form.fields[1])
            #expect(form.focus == "1")
            try? form.device.tap(view)
            #expect(view.isFirstResponder)
            try? form.device.tap(form.fields[0])
            #expect(form.focus == "0")
        }
        #expect(!notifications.contains("willHide"))
    }

    @Test("a tap in the focused field moves the caret, and one on its right view does what that does")
    func inside() throws {
        let form = DeviceForm.forTapsOutside()
        let field = form.fields[0]
        field.text = "some text"
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        field.rightView = button
        field.rightViewMode = .always
        field.formOptions.endsEditingWhenTapped = true
        field.becomeFirstResponder()
        let end = field.selectedTextRange
        form.device.tap(at: field.convert(CGPoint(x: 5, y: 20), to: nil))
        #expect(field.selectedTextRange != end)
        try form.device.tap(button)
        #expect(form.focus == "0")
    }

    @Test("dragging and holding are no tap")
    func noTap() {
        let form = DeviceForm.forTapsOutside()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 250, width: 393, height: 200))
        scrollView.contentSize = CGSize(width: 393, height: 1000)
        form.root.addSubview(scrollView)
        form.fields[0].becomeFirstResponder()
        form.device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
        #expect(scrollView.contentOffset.y > 0)
        form.device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 388))
        form.device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 110, y: 400))
        form.device.hold(at: CGPoint(x: 100, y: 400), for: 0.6)
        #expect(form.focus == "0")
        form.device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 103, y: 397))
        #expect(form.focus == nil)
    }

    @Test("two fingers are no tap")
    func twoFingers() {
        let form = DeviceForm.forTapsOutside()
        form.fields[0].becomeFirstResponder()
        let touches = [CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300)].map { UITouch(at: $0, in: form.window) }
        for (phase, number) in [(UITouch.Phase.began, 1), (.began, 2), (.ended, 2)] {
            for touch in touches.prefix(number) { touch.update(phase) }
            form.device.application.sendEvent(UIEvent(touches: Set(touches.prefix(number))))
        }
        #expect(form.focus == "0")
    }

    @Test(
        "Q36: a tap is one whether or not a recognizer counts the touch that begins, and two fingers are none",
        arguments: [true, false])
    func counting(areCounted: Bool) throws {
        var behavior = HeadlessBehavior()
        behavior.recognizersCountNewTouches = areCounted
        let form = DeviceForm.forTapsOutside(on: HeadlessDevice(behavior: behavior))
        form.fields[0].becomeFirstResponder()
        let first = try #require(form.device.putDown(at: CGPoint(x: 100, y: 300)))
        form.tapBackground()
        first.lift()
        #expect(form.focus == "0")
        form.tapBackground()
        #expect(form.focus == nil)
    }

    @Test("Q36: the Pencil ends no editing, since a stroke of Scribble looks like a tap")
    func pencil() {
        let form = DeviceForm.forTapsOutside()
        form.fields[0].becomeFirstResponder()
        form.device.touchType = .pencil
        form.tapBackground()
        #expect(form.focus == "0")
        form.device.touchType = .direct
        form.tapBackground()
        #expect(form.focus == nil)
    }

    // MARK: Options

    @Test(
        "a control that is told to ends editing has done its work by then, wherever the screen goes",
        arguments: [true, false])
    func control(isEnabled: Bool) throws {
        let form = DeviceForm.forTapsOutside()
        form.fields[1].frame.origin.y = 700
        let button = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 40))
        var log: [String] = []
        button.addAction(
            UIAction { [field = form.fields[1]] _ in log.append(field.isFirstResponder ? "done" : "late") },
            for: .touchUpInside)
        button.isEnabled = isEnabled
        button.formOptions.endsEditingWhenTapped = true
        form.root.addSubview(button)
        form.fields[1].becomeFirstResponder()
        form.device.settle()
        let raised = button.convert(CGPoint.zero, to: nil).y
        try form.device.tap(button)
        form.device.settle()
        #expect(button.convert(CGPoint.zero, to: nil).y > raised + 100)
        #expect(log == (isEnabled ? ["done"] : []))
        #expect(form.focus == nil)
        #expect(button.handlerCount == 1)
    }

    @Test("a control that did not fire is given back all the same")
    func unfired() throws {
        let form = DeviceForm.forTapsOutside()
        let control = UIControl(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
        control.formOptions.endsEditingWhenTapped = true
        let tap = UITapGestureRecognizer()  // The recognizer takes the touch from the control.
        control.addGestureRecognizer(tap)
        form.root.addSubview(control)
        form.fields[0].becomeFirstResponder()
        try form.device.tap(control)
        #expect(form.focus == "0" && control.handlerCount == 1)
        try form.device.tap(form.fields[0])
        #expect(control.handlerCount == 0)
        try form.device.tap(control)
        #expect(control.handlerCount == 1)
        form.navigator.uninstall()
        #expect(control.handlerCount == 0)
    }

    @Test("what is in a view follows its option, and the innermost one counts")
    func innermost() throws {
        let form = DeviceForm.forTapsOutside()
        let box = UIView(frame: CGRect(x: 0, y: 250, width: 393, height: 200))
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        label.isUserInteractionEnabled = true
        let button = UIButton(frame: CGRect(x: 20, y: 80, width: 100, height: 40))
        form.root.addSubview(box)
        box.addSubview(label)
        box.addSubview(button)
        let ends = { (view: UIView) throws -> Bool in
            form.fields[0].becomeFirstResponder()
            try form.device.tap(view)
            return form.focus == nil
        }
        box.formOptions.endsEditingWhenTapped = false
        #expect(try !ends(label))
        label.formOptions.endsEditingWhenTapped = true
        #expect(try ends(label))
        box.formOptions.endsEditingWhenTapped = true
        #expect(try ends(button))
        button.formOptions.endsEditingWhenTapped = false
        #expect(try !ends(button))
    }

    @Test("the trace says why a tap keeps editing")
    func tracing() throws {
        let form = DeviceForm.forTapsOutside()
        let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
        form.root.addSubview(button)
        form.fields[0].becomeFirstResponder()
        let decisions = trace {
            try? form.device.tap(form.fields[0])
            try? form.device.tap(button)
            form.tapBackground()
        }
        #expect(decisions.map(\.description) == ["a tap on UIButton keeps editing: its class keeps editing"])
    }
}

extension TouchOutsideTests {
    enum Kind: CaseIterable {
        case plain, button, disabledButton, toggle, control, disabledField, searchBar, navigationBar, toolbar, tabBar,
            textToRead, named, inputBar, marked

        @MainActor var view: UIView {
            switch self {
            case .plain, .inputBar, .marked: return UIView()
            case .button: return UIButton()
            case .disabledButton:
                let button = UIButton()
                button.isEnabled = false
                return button
            case .toggle: return UISwitch()
            case .control: return UIControl()
            case .disabledField:
                let field = UITextField()
                field.isEnabled = false
                return field
            case .searchBar: return UISearchBar()
            case .navigationBar: return UINavigationBar()
            case .toolbar: return UIToolbar()
            case .tabBar: return UITabBar()
            case .textToRead:
                let view = UITextView()
                view.isEditable = false
                return view
            case .named: return Named()
            }
        }
    }

    /// A view whose class the app specifies.
    private final class Named: UIView {}
}

/// Reports the touches that it receives.
private final class TouchedView: UIView {
    var onTouch: (String) -> Void = { _ in }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch("cancelled") }
}

/// The app's gesture delegate, which records the questions about the app's recognizers.
private final class ScriptedGestureDelegate: NSObject, UIGestureRecognizerDelegate {
    var isSimultaneous = true
    var waits = false
    private let log: (String) -> Void

    init(_ log: @escaping (String) -> Void) { self.log = log }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        log("begins")
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        log("receives")
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { isSimultaneous }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { waits }
}

/// A field's delegate that can prevent editing from ending.
private final class Ending: NSObject, UITextFieldDelegate {
    var mayEnd = false
    var questions = 0

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        questions += 1
        return mayEnd
    }
}

extension UIControl {
    /// How many actions the control has.
    fileprivate var handlerCount: Int {
        var count = 0
        enumerateEventHandlers { _, _, _, _, _ in count += 1 }
        return count
    }
}
