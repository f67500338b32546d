import FormNavigationCore
import UIKit

/// Records what the app sees of the keyboard and what navigators decide, for a report that can be replayed.
///
/// Start it before a field gets focus, do what goes wrong, and attach ``json`` to the report:
///
/// ```swift
/// let recorder = FormRecorder()
/// recorder.start()
/// // … what goes wrong …
/// recorder.stop()
/// try recorder.json?.write(to: file)
/// ```
///
/// A recording has keyboard notifications with their values and times, changes of focus, the geometry of the views
/// between the field and its window, and what navigators decide about them. It has no text, placeholder, title or
/// identifier of your app, and no names of its classes: a view is called by the nearest class of UIKit's.
/// <doc:Recording> describes the file.
///
/// A recorder costs nothing until it is started. It keeps no view, view controller or navigator alive.
@MainActor
public final class FormRecorder {
    /// The recorder that is at work.
    private(set) static weak var current: FormRecorder?

    private let origin: String
    private var recording: FormRecording?
    private var views = RecordedViews()
    private var startTime = 0.0
    /// Whether there is still a keyboard, or a field with focus, from before the start, of which too little is known.
    private var isWaiting = false
    /// How many happenings are being dealt with, one inside the other.
    private var depth = 0
    /// Which start it was.
    private var session = 0
    /// Whether avoidance is moving something just now.
    private var isMoving = false
    /// The field that has begun to be edited last.
    private weak var field: UIView?

    /// Creates a recorder. Keep it while it records.
    ///
    /// - Parameter origin: Where the recording comes from, in words for the file. "An app" by default.
    public init(origin: String = "An app") {
        self.origin = origin
    }

    /// Whether the recorder has been started and not been stopped.
    public private(set) var isRecording = false

    /// Begins a new recording, and drops what was recorded before.
    ///
    /// One recorder records at a time; another one that records is stopped. While a keyboard is up, or a field has
    /// focus, nothing is recorded until that has gone.
    public func start() {
        Self.current?.stop()
        Self.current = self
        isRecording = true
        isWaiting = Self.isInUse
        session += 1
        (depth, isMoving, field) = (0, false, nil)
        startTime = CACurrentMediaTime()
        views = RecordedViews()
        recording = FormRecording(origin: origin, device: .current)
    }

    /// Ends the recording. Does nothing if there is none.
    public func stop() {
        guard isRecording else { return }
        isRecording = false
        Self.current = nil
    }

    /// The recording so far, as a JSON file. `nil` before the first ``start()``.
    public var json: Data? { recording.flatMap { try? $0.json() } }
}

// MARK: - What is told

extension FormRecorder {
    /// What happens to a navigator.
    enum Happening {
        case keyboard(FormRecording.Notification)
        /// The field has begun to be edited.
        case focus(UIView)
        /// The field is not edited any more.
        case ended(UIView)
        /// The person has typed in the field, or moved the caret.
        case caret
        /// A rotation, or a swipe back, is over.
        case transitionEnded(isCancelled: Bool)
        /// Somebody asks the navigator to look once more.
        case look
        /// The navigator ends its work.
        case stopped
    }

    /// Does what is to be done about something that happens, and notes both if somebody records.
    ///
    /// - Parameters:
    ///   - happening: What happens.
    ///   - onlyIfMoved: Whether it is worth a note only where something has changed its place. `false` by default.
    static func during(_ happening: Happening, onlyIfMoved: Bool = false, _ work: () -> Void) {
        guard let recorder = current else { return work() }
        recorder.record(happening, onlyIfMoved: onlyIfMoved, work)
    }

    /// Does what may move the views around a field, and notes what has changed before and because of that.
    ///
    /// - Parameters:
    ///   - field: The field that is kept clear of the keyboard; `nil` for the one before, which is let go.
    ///   - caret: The line with its caret, in the window's coordinates; `nil` for none.
    static func watch(_ field: UIView?, caret: @autoclosure () -> CGRect?, _ work: () -> Void) {
        guard let recorder = current, !recorder.isWaiting, !recorder.isMoving else { return work() }
        if recorder.depth == 0 {
            recorder.record(.look, onlyIfMoved: true) { recorder.move(field, caret: caret(), work) }
        } else {
            recorder.move(field, caret: caret(), work)
        }
    }

    /// Takes note of something about what happens now, once.
    func note(_ content: FormRecording.Content) {
        guard isRecording, !isWaiting, recording?.events.last?.content != content || content.isHappening else { return }
        append(content)
    }

    /// A decision, if the recording has words for it.
    func note(_ decision: FormNavigator.Decision) {
        note(.decision(FormRecording.Decision(decision) { [views] in views.knownNumber(of: $0) }))
    }

    /// A field is kept clear of the keyboard from now on.
    func noteService(
        for field: UIView, in root: UIView, container: UIView?, companions: [UIView], distance: CGFloat,
        _ spacing: AvoidanceEngine.Spacing, byMove: Bool, hasInputBar: Bool
    ) {
        // What is in another window, or in none, is not described.
        let companions = companions.filter { $0.window === field.window }
        let container = container.flatMap { $0.window === field.window ? $0 : nil }
        note(
            .serving(
                FormRecording.Service(
                    field: views.number(of: field), root: views.number(of: root),
                    container: container.map { views.number(of: $0) },
                    companions: companions.map { views.number(of: $0) }, distance: distance,
                    topDistance: spacing.topDistance, covered: spacing.covered == 0 ? nil : spacing.covered,
                    isByMove: byMove, hasInputBar: hasInputBar)))
    }

    // MARK: Private

    private static var isInUse: Bool {
        KeyboardObserver.shared.keyboard != .absent || !FocusTracker.shared.fieldsWithFocus.isEmpty
    }

    private func record(_ happening: Happening, onlyIfMoved: Bool, _ work: () -> Void) {
        guard !isWaiting else {
            work()
            isWaiting = Self.isInUse
            return
        }
        // A field that had focus before the start is not described, and its end is not worth a note.
        if case .ended(let field) = happening, views.knownNumber(of: field) == nil { return work() }
        let count = recording?.events.count ?? 0
        let session = session
        // The way to a field is worth knowing, whatever a navigator makes of it.
        if case .focus(let field) = happening { self.field = field }
        note(content(of: happening))
        if !isMoving, !onlyIfMoved, let field { noteChanges(around: field) { .found($0) } }
        depth += 1
        work()
        guard session == self.session else { return }
        depth -= 1
        guard onlyIfMoved, isRecording, let events = recording?.events[count...] else { return }
        let hasMoved = events.contains { event in
            if case .found = event.content { return true }
            if case .done = event.content { return true }
            return false
        }
        if !hasMoved { recording?.events.removeSubrange(count...) }
    }

    private func content(of happening: Happening) -> FormRecording.Content {
        switch happening {
        case .keyboard(let notification): .keyboard(notification)
        case .focus(let field): .focus(.init(views.number(of: field)))
        case .ended(let field): .ended(.init(views.number(of: field)))
        case .caret: .caret
        case .transitionEnded(let isCancelled): .transitionEnded(.init(isCancelled: isCancelled))
        case .look: .look
        case .stopped: .stopped
        }
    }

    private func move(_ field: UIView?, caret: @autoclosure () -> CGRect?, _ work: () -> Void) {
        guard let field = field ?? self.field else { return work() }
        let session = session
        noteChanges(around: field, caret: .some(caret())) { .found($0) }
        isMoving = true
        work()
        guard session == self.session else { return }
        isMoving = false
        noteChanges(around: field, caret: .some(caret())) { .done($0) }
    }

    private func noteChanges(
        around field: UIView, caret: CGRect?? = nil, _ content: (FormRecording.Geometry) -> FormRecording.Content
    ) {
        guard isRecording, let geometry = views.changes(around: field, caret: caret) else { return }
        append(content(geometry))
    }

    private func append(_ content: FormRecording.Content) {
        // To a tenth of a millisecond: the file is read by people too.
        let time = ((CACurrentMediaTime() - startTime) * 10_000).rounded() / 10_000
        let last = recording?.events.last?.time ?? 0
        recording?.events.append(
            FormRecording.Event(
                time: max(last, time), isNested: content.isHappening && depth > 0, content: content))
    }
}

extension FormRecording.Device {
    /// The device that the app runs on.
    @MainActor fileprivate static var current: Self {
        let idiom: Idiom =
            switch UIDevice.current.userInterfaceIdiom {
            case .phone: .phone
            case .pad: .pad
            default: .other
            }
        return Self(
            idiom: idiom, system: UIDevice.current.systemVersion,
            isRightToLeft: UITraitCollection.current.layoutDirection == .rightToLeft,
            screen: KeyboardScreen.main.bounds.size)
    }
}
