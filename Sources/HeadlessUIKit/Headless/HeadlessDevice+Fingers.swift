extension HeadlessDevice {
    /// The reason why a finger couldn't do what it was told.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        /// A description of the reason.
        public let description: String
    }

    // MARK: Taps

    /// Touches a point of the screen, and lifts the finger.
    ///
    /// Whatever is at that point receives the touch. If there's nothing, the touch has no effect.
    ///
    /// - Parameter point: The point, in screen coordinates.
    public func tap(at point: CGPoint) {
        layOut()
        guard let finger = Finger(at: point, of: self) else { return }
        finger.end()
    }

    /// Activates a view as a double tap with VoiceOver does: by its `accessibilityActivate()` or, if that returns `false`, by
    /// a tap at its `accessibilityActivationPoint`.
    ///
    /// - Throws: ``Failure`` if the view isn't in a window.
    public func activate(_ view: UIView) throws {
        layOut()
        guard view.window != nil else { throw Failure(description: "\(name(of: view)) is not in a window") }
        if view.accessibilityActivate() { return layOut() }
        tap(at: view.accessibilityActivationPoint)
    }

    /// Activates an element that isn't a view, as a double tap with VoiceOver does: by its `accessibilityActivate()` or, if
    /// that returns `false`, by a tap in the middle of its frame.
    public func activate(_ element: UIAccessibilityElement) {
        layOut()
        if element.accessibilityActivate() { return layOut() }
        tap(at: CGPoint(x: element.accessibilityFrame.midX, y: element.accessibilityFrame.midY))
    }

    /// Touches a point of the screen, and lifts the finger after some seconds.
    ///
    /// - Parameters:
    ///   - point: The point, in screen coordinates.
    ///   - seconds: The time that the finger stays down.
    public func hold(at point: CGPoint, for seconds: Double) {
        layOut()
        guard let finger = Finger(at: point, of: self) else { return }
        advance(by: seconds)
        finger.end()
    }

    /// Taps the middle of the visible part of a view.
    ///
    /// - Parameter view: The view.
    /// - Throws: ``Failure`` if a finger can't reach the view, because the view is hidden, out of sight, or behind
    ///   something. The description says what's in the way.
    public func tap(_ view: UIView) throws {
        tap(at: try reach(view))
    }

    /// Taps a bar button.
    ///
    /// - Throws: ``Failure`` if the button isn't in a visible bar, or if something is in the way.
    public func tap(_ item: UIBarButtonItem) throws {
        layOut()
        let shortcuts = keyboard.shortcuts
        if (shortcuts.leading + shortcuts.trailing).contains(where: { $0 === item }) {
            if item.isEnabled { item.perform() }
            return layOut()
        }
        guard let view = item.view, view.window != nil else {
            let title = item.title ?? item.accessibilityLabel
            throw Failure(description: "the bar button \(Self.quoted(title)) is not in a visible bar")
        }
        try tap(view)
    }

    /// Taps a segment.
    ///
    /// The index counts from the leading edge.
    ///
    /// - Throws: ``Failure`` if a finger can't reach the control.
    public func tap(segment: Int, in control: UISegmentedControl) throws {
        _ = try reach(control)
        let middle = control.frameOfSegment(at: segment)
        guard let window = control.window else { return }
        let point = control.convert(CGPoint(x: middle.midX, y: middle.midY), to: window)
        tap(at: window.convert(point, to: UIWindow?.none))
    }

    /// Chooses a date in a picker.
    ///
    /// - Throws: ``Failure`` if a finger can't reach the picker.
    public func pick(_ date: Date, in picker: UIDatePicker) throws {
        _ = try reach(picker)
        picker.pick(date)
        layOut()
    }

    /// Turns the wheels of a countdown timer.
    ///
    /// - Parameter duration: The duration, in seconds, to the precision of the wheels.
    /// - Throws: ``Failure`` if a finger can't reach the picker, or if the picker isn't a timer.
    public func pick(duration: TimeInterval, in picker: UIDatePicker) throws {
        _ = try reach(picker)
        guard picker.datePickerMode == .countDownTimer else {
            throw Failure(description: "\(name(of: picker)) is for dates, not for a timer")
        }
        picker.pick(duration: duration)
        layOut()
    }

    /// Chooses a color in a color well.
    ///
    /// - Throws: ``Failure`` if a finger can't reach the well.
    public func pick(_ color: UIColor, in well: UIColorWell) throws {
        _ = try reach(well)
        well.pick(color)
        layOut()
    }

    /// Turns a wheel of a picker until a row is chosen.
    ///
    /// - Throws: ``Failure`` if a finger can't reach the picker, or if it doesn't have the row.
    public func pick(row: Int, inComponent component: Int, of picker: UIPickerView) throws {
        _ = try reach(picker)
        guard (0..<picker.numberOfComponents).contains(component),
            (0..<picker.numberOfRows(inComponent: component)).contains(row)
        else {
            throw Failure(description: "\(name(of: picker)) has no row \(row) in component \(component)")
        }
        picker.userSelects(row: row, inComponent: component)
        layOut()
    }

    /// Taps the button, bar button, other control, or text view that a user would call `title`.
    ///
    /// - Throws: ``Failure`` if there's no such view, or if something is in the way. The description lists the titles
    ///   that exist.
    public func tap(title: String) throws {
        layOut()
        let views = visibleControls()
        let matches = views.filter { Self.names(of: $0).contains(title) }
        guard let first = matches.first else {
            let others = views.compactMap { Self.names(of: $0).first }.map(Self.quoted).joined(separator: ", ")
            throw Failure(
                description: "there is nothing to tap called “\(title)”" + (others.isEmpty ? "" : ", only \(others)"))
        }
        // Something further back may have the same title, and so may something in front that doesn't receive touches,
        // such as the title of a toolbar.
        for match in matches.filter(\.isUserInteractionEnabled) + matches {
            if let point = try? reach(match) { return tap(at: point) }
        }
        tap(at: try reach(first))
    }

    /// Moves a finger from one point of the screen to another, in steps of at most 10 points, and lifts it there.
    ///
    /// Both points are in screen coordinates. The clock advances by a sixtieth of a second for each step. The finger
    /// rests before it's lifted, so that content doesn't keep scrolling.
    ///
    /// - Parameter whileResting: A closure that's called while the finger rests, for example to check a keyboard that
    ///   the finger has dragged halfway down. By default, it does nothing.
    public func drag(from start: CGPoint, to end: CGPoint, whileResting: () -> Void = {}) {
        guard let finger = putDown(at: start) else { return }
        finger.move(to: end)
        finger.rest()
        whileResting()
        finger.lift()
    }

    /// Puts a finger down and leaves it there.
    ///
    /// ```swift
    /// let finger = device.putDown(at: CGPoint(x: 200, y: 500))
    /// finger?.move(to: CGPoint(x: 200, y: 300))
    /// // The scroll view is being dragged.
    /// device.keyboard.extraHeight = 45
    /// finger?.lift()
    /// // Its content flies on.
    /// device.settle()
    /// ```
    ///
    /// A scroll view delivers the touch to its content once the finger has stayed for 0.15 seconds, or when it's lifted,
    /// unless its `delaysContentTouches` is `false`.
    ///
    /// - Parameter point: The point, in screen coordinates.
    /// - Returns: The finger, or `nil` if nothing receives the touch.
    public func putDown(at point: CGPoint) -> HeadlessFinger? {
        layOut()
        return Finger(at: point, of: self).map { HeadlessFinger($0, at: point, of: self) }
    }

    /// Drags a row of a table view to the place of another row, by the control that it shows while the table view is in
    /// editing mode.
    ///
    /// - Parameters:
    ///   - source: The row.
    ///   - destination: The row whose place it's dragged to.
    ///   - table: The table view.
    /// - Throws: ``Failure`` if the row doesn't show the control, if a finger can't reach it, or if the destination is out of
    ///   sight.
    public func dragRow(at source: IndexPath, to destination: IndexPath, in table: UITableView) throws {
        layOut()
        guard let control = table.cellForRow(at: source)?.reorderControl else {
            throw Failure(description: "row \(Array(source)) doesn't show a control that moves it")
        }
        let start = try reach(control)
        let (old, new) = (table.rectForRow(at: source), table.rectForRow(at: destination))
        guard table.indexPathForRow(at: CGPoint(x: table.bounds.midX, y: new.midY)) == destination,
            table.bounds.minY..<table.bounds.maxY ~= new.midY
        else { throw Failure(description: "row \(Array(destination)) is out of sight") }
        // The rows in between close up. In another section, so does what is above the row that makes room.
        let edge = destination < source ? new.minY : destination.section == source.section ? new.maxY : new.minY
        let place = destination < source ? edge + old.height / 2 : edge - old.height / 2
        let finger = putDown(at: start)
        for middle in [new.midY, place] { finger?.move(to: CGPoint(x: start.x, y: start.y + middle - old.midY)) }
        finger?.rest()
        finger?.lift()
    }

    /// Drags a sheet on iPhone to another of its heights, if it has that height.
    public func dragSheet(
        of viewController: UIViewController, to detent: UISheetPresentationController.Detent.Identifier
    ) {
        let sheet =
            viewController.sheetPresentationController
            ?? viewController.popoverPresentationController?.adaptiveSheetPresentationController
        sheet?.userSelects(detent)
        layOut()
    }

    /// Swipes back to the previous screen.
    ///
    /// A finger moves from the edge across a part of the screen, rests, and is lifted. If it has crossed less than half
    /// of the screen, the swipe is canceled. To look at the screen while the finger is down, use
    /// ``HeadlessTransition``.
    ///
    /// - Parameter part: The part of the screen that the finger crosses, from 0 to 1.
    public func swipeBack(across part: CGFloat) {
        let (bounds, isFlipped) = (screen.bounds, layoutDirection == .rightToLeft)
        // Halfway between the status bar and the keyboard.
        let y = (keyboard.isVisible ? min(keyboard.frame.minY, bounds.maxY) : bounds.maxY) / 2
        let origin = windowOrigin.x + 2
        let start = isFlipped ? bounds.maxX - 2 : origin
        let way = (bounds.width - origin) * min(max(part, 0), 1)
        drag(from: CGPoint(x: start, y: y), to: CGPoint(x: isFlipped ? start - way : start + way, y: y))
    }

    // MARK: Reach

    /// The view that a finger at a point of the screen would touch.
    func view(at point: CGPoint) -> UIView? {
        for window in application.windowsFrontToBack {
            if let view = window.hitTest(window.fromScreen(point), with: nil) { return view }
        }
        return nil
    }

    /// The point of the screen where a finger would touch `view`: the middle of its visible part, or another point in
    /// it that nothing covers.
    func reach(_ view: UIView) throws -> CGPoint {
        layOut()
        let part = try visiblePart(of: view)
        let steps: [CGFloat] = [0.5, 0.1, 0.3, 0.7, 0.9]
        let points = steps.flatMap { y in
            steps.map { x in CGPoint(x: part.minX + part.width * x, y: part.minY + part.height * y) }
        }
        if let point = points.first(where: { isReachable(view, at: $0) }) { return point }
        let name = name(of: view)
        if let pad = keyboard.numberPadFrame, pad.contains(points[0]) {
            throw Failure(description: "\(name) is behind the number pad \(Self.text(pad))")
        }
        guard let obstacle = self.view(at: points[0]) else {
            throw Failure(description: "\(name) does not receive touches, and neither does anything behind it")
        }
        if obstacle.window === keyboard.window, view.window !== keyboard.window {
            throw Failure(description: "\(name) is behind the keyboard \(Self.text(keyboard.frame))")
        }
        throw Failure(description: "\(name) is behind \(self.name(of: obstacle))")
    }

    /// Whether a touch at `point` goes to `view`: to the view itself, to something inside it, or, if the view doesn't
    /// receive touches, to what's behind it.
    private func isReachable(_ view: UIView, at point: CGPoint) -> Bool {
        guard keyboard.numberPadFrame?.contains(point) != true, let hit = self.view(at: point) else { return false }
        return hit.isDescendant(of: view) || (!view.isUserInteractionEnabled && view.isDescendant(of: hit))
    }

    /// The part of `view` that's visible and has nothing in front of it, in screen coordinates.
    private func visiblePart(of view: UIView) throws -> CGRect {
        let name = name(of: view)
        guard let window = view.window else { throw Failure(description: "\(name) is not in a window") }
        var part = view.convert(view.bounds, to: window)
        var next: UIView? = view
        while let ancestor = next {
            let which = ancestor === view ? name : "\(name) is not visible: \(self.name(of: ancestor))"
            if ancestor.isHidden { throw Failure(description: "\(which) is hidden") }
            if ancestor.alpha < 0.01 { throw Failure(description: "\(which) is transparent") }
            if ancestor.clipsToBounds || ancestor === window {
                part = part.intersection(ancestor.convert(ancestor.bounds, to: window))
                guard part.width > 0, part.height > 0 else {
                    throw Failure(description: "\(name) is out of sight, outside \(self.name(of: ancestor))")
                }
            }
            next = ancestor.superview
        }
        part = window.convert(part, to: UIWindow?.none).intersection(screen.bounds)
        guard part.width > 0, part.height > 0 else {
            throw Failure(description: "\(name) is off the screen \(Self.text(screen.bounds))")
        }
        return part
    }

    // MARK: Names

    /// Every visible control and text view, the topmost window first.
    private func visibleControls() -> [UIView] {
        var controls: [UIView] = []
        func visit(_ view: UIView) {
            guard !view.isHidden, view.alpha >= 0.01 else { return }
            if view is UIControl || view is UITextView { controls.append(view) }
            view.subviews.forEach(visit)
        }
        for window in application.windowsFrontToBack { visit(window) }
        return controls
    }

    /// What a user may call `view`, the most descriptive first.
    static func names(of view: UIView) -> [String] {
        var names = [view.accessibilityLabel]
        switch view {
        case let field as UITextField: names += [field.placeholder, field.text]
        case let textView as UITextView: names += [textView.text]
        case let label as UILabel: names += [label.text]
        case let button as UIButton: names += [button.currentTitle]
        default: names += view.subviews.compactMap { ($0 as? UILabel)?.text }
        }
        return names.compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// The kind of `view`, and what a user would call it.
    func title(of view: UIView) -> String {
        let kind = String(describing: Swift.type(of: view))
        return (Self.names(of: view).first ?? view.accessibilityIdentifier).map { "\(kind) \(Self.quoted($0))" } ?? kind
    }

    /// The title of `view`, and its position on the screen.
    func name(of view: UIView) -> String {
        guard let window = view.window else { return title(of: view) }
        let frame = window.convert(view.convert(view.bounds, to: window), to: UIWindow?.none)
        return "\(title(of: view)) at \(Self.text(frame))"
    }

    static func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "without a title" }

    static func text(_ rect: CGRect) -> String {
        "(" + [rect.minX, rect.minY, rect.width, rect.height].map(SVGCanvas.number).joined(separator: ", ") + ")"
    }
}

/// A finger on a device's screen.
@preconcurrency @MainActor
public final class HeadlessFinger {
    private let finger: Finger
    private let device: HeadlessDevice

    /// The position of the finger, in screen coordinates.
    public private(set) var location: CGPoint
    /// Whether the finger is still on the screen.
    public private(set) var isDown = true

    fileprivate init(_ finger: Finger, at point: CGPoint, of device: HeadlessDevice) {
        self.finger = finger
        self.device = device
        location = point
    }

    /// Moves the finger to a point of the screen, in steps of at most 10 points. Each step takes a sixtieth of a
    /// second.
    ///
    /// - Parameter point: The point, in screen coordinates.
    public func move(to point: CGPoint) {
        guard isDown else { return }
        let start = location
        let distance = max(abs(point.x - start.x), abs(point.y - start.y))
        let steps = max(1, (distance / 10).rounded(.up))
        for step in stride(from: 1, through: steps, by: 1) {
            let part = step / steps
            device.advance(by: 1 / 60)
            location = CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)
            finger.move(to: location)
        }
    }

    /// Keeps the finger where it is for a fifth of a second, so that content doesn't keep scrolling when the finger is
    /// lifted.
    public func rest() { device.advance(by: 0.2) }

    /// Lifts the finger. Content that it was moving keeps scrolling, unless the finger has rested.
    public func lift() {
        guard isDown else { return }
        isDown = false
        finger.end()
    }
}

/// A finger on the screen. It stays with the window that it first touched.
@MainActor
private struct Finger {
    private let touch: UITouch
    private let window: UIWindow
    private let device: HeadlessDevice

    /// Puts a finger down at a point of the screen, or returns `nil` if nothing receives the touch.
    init?(at point: CGPoint, of device: HeadlessDevice) {
        guard !device.keyboard.takesTouch(at: point), let window = device.view(at: point)?.window else { return nil }
        self.window = window
        self.device = device
        touch = UITouch(at: window.fromScreen(point), in: window)
        send()
    }

    func move(to point: CGPoint) {
        touch.update(.moved, at: window.fromScreen(point))
        send()
    }

    func end() {
        touch.update(.ended)
        send()
    }

    /// Each event is its own turn, and windows lay out after it.
    private func send() {
        device.occupyVoiceOver()
        // An event contains all fingers on the screen.
        for other in device.touches where other !== touch { other.rest() }
        if !device.touches.contains(touch) { device.touches.append(touch) }
        device.application.sendEvent(UIEvent(touches: Set(device.touches)))
        if touch.phase == .began { device.voiceOverElement = touch.view }
        if touch.phase == .ended || touch.phase == .cancelled { device.touches.removeAll { $0 === touch } }
        device.layOut()
    }
}

extension UIWindow {
    /// A point of the screen in the window's coordinates.
    fileprivate func fromScreen(_ point: CGPoint) -> CGPoint { convert(point, from: UIWindow?.none) }
}
