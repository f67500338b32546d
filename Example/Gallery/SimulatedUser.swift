import ExampleScreens
import FormDiagnostics
import FormNavigation
import UIKit

/// Somebody who uses a screen, and remembers every step with a picture.
@MainActor
final class SimulatedUser {
    /// A step and what could be seen after it.
    struct Frame {
        var caption: String
        var status: Status
        var marks: Marks
        /// With the inspector over it, if that is on.
        var picture: String
        /// The same without the inspector, or `nil` if that is off.
        var plainPicture: String?
        /// The picture's size, in points.
        var size: CGSize
    }

    let device: HeadlessDevice
    private(set) var frames: [Frame] = []
    let window: UIWindow
    private let report: (String) -> Void

    /// - Parameters:
    ///   - isInspected: Whether pictures have the inspector over the screen, which is left on then.
    ///   - report: Gets each line of the transcript.
    init(
        with screen: ExampleScreen, in setting: Setting, isInspected: Bool = false,
        report: @escaping (String) -> Void = { _ in }
    ) {
        self.report = report
        FormInspector.isEnabled = false
        device = setting.makeDevice(for: screen.language)
        FormInspector.isEnabled = isInspected
        window = device.show(screen.makeViewController())
        // As the app has it: it shows below a form that moves up as a whole.
        window.backgroundColor = .systemBackground
        note("opens the screen")
    }

    // MARK: - Doing

    /// Taps what a user would call `title`: a field by its placeholder, a button by its words.
    func taps(_ title: String) throws {
        try device.tap(title: title)
        note("taps \(title)")
    }

    /// Taps the same several times, and looks up only after the last.
    func taps(_ title: String, times count: Int) throws {
        for _ in 0..<count {
            try device.tap(title: title)
            device.settle()
        }
        note("taps \(title) \(count) times")
    }

    /// Chooses a segment by its title, of the control that is called `name`.
    func chooses(_ title: String, as name: String) throws {
        let control = window.first { $0 is UISegmentedControl && $0.accessibilityLabel == name }
        guard let control = control as? UISegmentedControl,
            let segment = (0..<control.numberOfSegments).first(where: { control.titleForSegment(at: $0) == title })
        else { throw Failure(message: "There is no segment “\(title)” in “\(name)”.", exitCode: 70) }
        try device.tap(segment: segment, in: control)
        note("chooses \(title) as \(name)")
    }

    /// Turns the wheel of the picker in the keyboard's place.
    func turns(toRow title: String, _ row: Int) throws {
        guard let picker = device.keyboard.inputView as? UIPickerView else {
            throw Failure(message: "There is no picker in the keyboard's place.", exitCode: 70)
        }
        try device.pick(row: row, inComponent: 0, of: picker)
        note("turns the wheel to \(title)")
    }

    /// Turns the wheels of a date picker that is called `name`.
    func picks(_ date: Date, as name: String, called text: String) throws {
        guard let picker = window.first(where: { $0 is UIDatePicker && $0.accessibilityLabel == name }) as? UIDatePicker
        else { throw Failure(message: "There is no date picker “\(name)”.", exitCode: 70) }
        try device.pick(date, in: picker)
        note("turns the wheels to \(text)")
    }

    func types(_ text: String) {
        device.type(text)
        note("types \(text.replacingOccurrences(of: "\n", with: "⏎"))")
    }

    /// Presses the key that deletes, so many times.
    func deletes(_ count: Int) {
        for _ in 0..<count { device.deleteBackward() }
        note(count == 1 ? "deletes a character" : "deletes \(count) characters")
    }

    func pressesReturn() {
        let word = device.keyboard.returnKeyTitle
        device.pressReturn()
        note("presses \(word) on the keyboard")
    }

    /// Taps a row of a table by its words.
    func taps(row title: String) throws {
        guard let row = window.first(where: { ($0 as? UITableViewCell)?.textLabel?.text == title }) else {
            throw Failure(message: "There is no row '\(title)'.", exitCode: 70)
        }
        try device.tap(row)
        note("taps the row \(title)")
    }

    /// Taps the margin of the screen, beside the field that has focus.
    func tapsBesideTheField() throws {
        guard let field = window.focusedView else { throw Failure(message: "No field has focus.", exitCode: 70) }
        let margin = CGPoint(x: -12, y: field.bounds.midY)
        device.tap(at: field.convert(margin, to: device.screen.coordinateSpace))
        note("taps beside the field")
    }

    /// Presses a key of a hardware keyboard.
    func presses(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], called name: String) {
        device.press(key, modifiers: modifiers)
        note("presses \(name)")
    }

    /// Connects a hardware keyboard, or takes it away.
    func connectsKeyboard(_ isConnected: Bool) {
        device.keyboard.isHardwareKeyboardAttached = isConnected
        note(isConnected ? "connects a keyboard" : "takes the keyboard away")
    }

    /// Puts the screen away, of which nothing is left to be seen.
    func leaves() { device.close(window) }

    /// Drags what is in the middle of the screen down by a few lines.
    func dragsDown() {
        let middle = CGPoint(x: device.screen.bounds.midX, y: device.screen.bounds.midY / 2)
        device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 80))
        note("drags down")
    }

    /// Drags what is in the middle of the screen down until the finger has pushed the keyboard more than half away.
    func dragsKeyboardDown() {
        let screen = device.screen.bounds
        let keyboard = device.keyboard.frame
        device.drag(
            from: CGPoint(x: screen.midX, y: screen.midY / 2),
            // A bar that follows the finger is at whole pixels.
            to: CGPoint(x: screen.midX, y: (keyboard.minY + keyboard.height * 0.55).rounded()),
            whileResting: { note("drags the keyboard down") })
        note("lifts the finger")
    }

    /// Makes the window as high as that, from the bottom of the screen upward.
    func resizesWindow(toHeight height: CGFloat) {
        guard let scene = window.windowScene else { return }
        let screen = device.screen.bounds
        device.place(scene, in: CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height))
        note("makes the window lower")
    }

    /// Turns the device while it is in use.
    func turns(to orientation: UIInterfaceOrientation) {
        device.rotate(to: orientation)
        note("turns the device to \(orientation.isLandscape ? "landscape" : "portrait")")
    }

    /// Chooses light or dark for the whole device.
    func chooses(_ style: UIUserInterfaceStyle) {
        device.userInterfaceStyle = style
        note("chooses \(style == .dark ? "dark" : "light") mode")
    }

    /// Chooses another text size for the whole device.
    func chooses(_ size: UIContentSizeCategory, called name: String) {
        device.preferredContentSizeCategory = size
        note("makes text \(name)")
    }

    /// Puts a pad's keyboard somewhere else.
    func moves(keyboardTo placement: HeadlessKeyboard.Placement) {
        device.keyboard.placement = placement
        note("makes the keyboard \(placement)")
    }

    // MARK: - Seeing

    /// What the user sees and hears.
    var status: Status { Status(focus: window.focusedView, device: device) }

    private func note(_ deed: String) {
        device.settle()
        let status = status
        let marks = Marks(device, window: window)
        let picture = device.drawSVG()
        let plainPicture = pictureWithoutInspector
        // A picture that is the one before again would look like a mistake.
        let deed = picture == frames.last?.picture ? "\(deed): nothing changes" : deed
        frames.append(
            Frame(
                caption: deed, status: status, marks: marks, picture: picture, plainPicture: plainPicture,
                size: device.imageSize))
        let number = String(repeating: " ", count: frames.count < 10 ? 1 : 0) + "\(frames.count)"
        report("  \(number)  \(deed.padding(toLength: max(deed.count, 34), withPad: " ", startingAt: 0))  \(status)")
    }

    /// What is seen without the inspector's window, which is above those of the app and its alerts.
    private var pictureWithoutInspector: String? {
        guard FormInspector.isEnabled else { return nil }
        let scenes = device.application.connectedScenes.compactMap { $0 as? UIWindowScene }
        let windows = scenes.flatMap(\.windows).filter { !$0.isHidden && $0.windowLevel > .alert }
        for window in windows { window.isHidden = true }
        defer { for window in windows { window.isHidden = false } }
        return device.drawSVG()
    }
}

/// What a user can tell of a form at one moment.
@MainActor
struct Status: @MainActor CustomStringConvertible, Equatable {
    /// The name of the focused field; `nil` if none has focus.
    var focus: String?
    /// The toolbar's title; `nil` if it has none, or there is no toolbar.
    var title: String?
    /// The names of the toolbar's buttons with whether they can be used; empty if there is no toolbar.
    var buttons: [Button]
    /// The word on the return key; `nil` while there is no keyboard, or one without that key.
    var returnKey: String?
    /// How many input clicks have sounded.
    var clicks: Int

    struct Button: Equatable {
        var name: String
        var isEnabled: Bool
    }

    init(focus view: UIView?, device: HeadlessDevice) {
        // What the keyboard shows, not what the field would like it to.
        let toolbar = device.keyboard.inputAccessoryView as? FormToolbar
        let items = toolbar?.bar.items ?? []
        focus = view.map { view in
            let placeholder = (view as? any FormPlaceholderProviding)?.placeholder
            return placeholder?.split(separator: "\n").first.map(String.init)
                ?? view.accessibilityLabel ?? "\(type(of: view))"
        }
        title = items.lazy.compactMap { $0.customView?.accessibilityLabel }.first
        buttons = items.filter { $0.primaryAction != nil }.map { item in
            Button(
                name: item.accessibilityLabel ?? item.title ?? device.language.word("Done"), isEnabled: item.isEnabled)
        }
        let pads: [UIKeyboardType] = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]
        let hasKeys = !device.keyboard.keysFrame.isEmpty && device.keyboard.inputView == nil
        let hasReturnKey = hasKeys && !pads.contains(device.keyboard.keyboardType)
        returnKey = hasReturnKey ? device.keyboard.returnKeyTitle : nil
        clicks = device.keyboard.audibleInputClicks
    }

    var description: String {
        let names = buttons.map { $0.isEnabled ? $0.name : "(\($0.name))" }.joined(separator: " ")
        let bar = names.isEmpty ? "no toolbar" : "toolbar \(title.map { "“\($0)” " } ?? "")\(names)"
        var parts = focus.map { ["focus \($0)", bar] } ?? ["no focus"]
        if let returnKey { parts.append("return key \(returnKey)") }
        if clicks > 0 { parts.append(clicks == 1 ? "1 click" : "\(clicks) clicks") }
        return parts.joined(separator: ", ")
    }
}

extension UIView {
    /// The view in this view, or the view itself, that is first responder, or that something in it is so for.
    var focusedView: UIView? {
        first {
            $0.isFirstResponder || $0.formOptions.stop == .always && $0.subviews.contains(where: \.isFirstResponder)
        }
    }

    /// The first view that fits, at this view or below.
    func first(where fits: (UIView) -> Bool) -> UIView? {
        if fits(self) { return self }
        for view in subviews {
            if let found = view.first(where: fits) { return found }
        }
        return nil
    }
}
