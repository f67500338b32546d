import FormNavigation
import FormNavigationCore
import UIKit

/// One recording in progress, from a start to a stop.
///
/// Each start creates a new session. Only the listeners that learned of the beginning of some work learn of its end, so
/// nothing of it gets into a session that the app's code starts in between.
@MainActor
final class RecordingSession {
    private(set) var recording: FormRecording

    private var views = RecordedViews()
    private let startTime = CACurrentMediaTime()
    /// Whether there's still a keyboard, or a field with focus, from before the start. Too little is known about those.
    private var isWaiting = RecordingSession.isInUse
    /// The work in progress, each piece inside the previous one.
    private var works: [Work] = []
    /// The field in which editing began last.
    private weak var field: UIView?
    /// What was recorded last about the field that's kept clear of the keyboard.
    private var service: FormRecording.Content?

    /// What's known about work that has begun.
    private struct Work {
        /// Whether it's recorded as something that happened.
        var isHappening = false
        /// The number of events before it, if it's worth recording only if something moves.
        var eventsBefore: Int?
        /// The field that views are moved for.
        var movedField: UIView?
        /// Whether the recorder may stop waiting when it ends.
        var isBeforeStart = false
    }

    init(origin: String) {
        recording = FormRecording(origin: origin, device: .current)
        EngineEvents.add(self)
    }

    private static var isInUse: Bool { EngineEvents.keyboard != .absent || EngineEvents.hasFocus }

    private var isNested: Bool { works.contains(where: \.isHappening) }

    private var isMoving: Bool { works.contains { $0.movedField != nil } }

    // MARK: Work

    private func begin(_ cause: EngineEvent.Cause) -> Work {
        if case .movement(let field, let caret) = cause { return beginMovement(of: field, caret: caret) }
        guard !isWaiting else { return Work(isBeforeStart: true) }
        // A field that had focus before the start isn't described, and the end of its editing isn't recorded.
        if case .focusEnd(let field) = cause, views.knownNumber(of: field) == nil { return Work() }
        // A change of focus is worth recording, whatever a navigator does about it.
        if case .focus(let field) = cause { self.field = field }
        var work = Work(isHappening: true)
        if cause.isWorthNoteOnlyIfMoved { work.eventsBefore = recording.events.count }
        if let content = content(of: cause) { note(content) }
        if work.eventsBefore == nil, !isMoving, let field { noteChanges(around: field) { .found($0) } }
        return work
    }

    private func beginMovement(of field: UIView?, caret: () -> CGRect?) -> Work {
        var work = Work()
        guard !isWaiting, !isMoving else { return work }
        if !isNested {
            work = Work(isHappening: true, eventsBefore: recording.events.count)
            note(.look)
        }
        work.movedField = field ?? self.field
        if let field = work.movedField { noteChanges(around: field, caret: .some(caret())) { .found($0) } }
        return work
    }

    private func end(_ work: Work, for cause: EngineEvent.Cause) {
        if let field = work.movedField, case .movement(_, let caret) = cause {
            noteChanges(around: field, caret: .some(caret())) { .done($0) }
        }
        if work.isBeforeStart { isWaiting = Self.isInUse }
        guard let count = work.eventsBefore else { return }
        let isWorthNote = recording.events[count...].contains { event in
            switch event.content {
            case .found, .done, .serving, .left: true
            default: false
            }
        }
        if !isWorthNote { recording.events.removeSubrange(count...) }
    }

    /// Describes what happened with the names of the file format.
    private func content(of cause: EngineEvent.Cause) -> FormRecording.Content? {
        switch cause {
        case .keyboard(let kind, let userInfo, let screen, let transition):
            var notification = FormRecording.Notification(kind: kind, userInfo: userInfo)
            notification.screen = screen
            notification.transition = transition.map { $0.targetTransform.isIdentity ? .interactive : .rotation }
            return .keyboard(notification)
        case .focus(let field): return .focus(.init(views.number(of: field)))
        case .focusEnd(let field): return .ended(.init(views.number(of: field)))
        case .caret: return .caret
        case .frame: return .frame
        case .transitionEnd(let isCancelled): return .transitionEnded(.init(isCancelled: isCancelled))
        case .look: return .look
        case .stop: return .stopped
        case .movement: return nil
        }
    }

    // MARK: Notes

    /// Records a note about what's happening, once.
    private func note(_ content: FormRecording.Content) {
        guard !isWaiting, recording.events.last?.content != content || content.isHappening else { return }
        append(content)
    }

    /// Records which field is kept clear of the keyboard, if that has changed.
    private func noteService(_ content: FormRecording.Content) {
        guard !isWaiting, content != service else { return }
        service = content
        note(content)
    }

    private func noteChanges(
        around field: UIView, caret: CGRect?? = nil, _ content: (FormRecording.Geometry) -> FormRecording.Content
    ) {
        guard let geometry = views.changes(around: field, caret: caret) else { return }
        append(content(geometry))
    }

    private func append(_ content: FormRecording.Content) {
        // To a tenth of a millisecond, because people read the file, too.
        let time = ((CACurrentMediaTime() - startTime) * 10_000).rounded() / 10_000
        let last = recording.events.last?.time ?? 0
        recording.events.append(
            FormRecording.Event(time: max(last, time), isNested: content.isHappening && isNested, content: content))
    }

    /// The navigator keeps a field clear of the keyboard from now on.
    private func content(of service: EngineEvent.Service) -> FormRecording.Content {
        // Views in another window, or in none, aren't described.
        let window = service.field.window
        let companions = service.companions.filter { $0.window === window }
        let container = service.container.flatMap { $0.window === window ? $0 : nil }
        return .serving(
            FormRecording.Service(
                field: views.number(of: service.field), root: views.number(of: service.root),
                container: container.map { views.number(of: $0) },
                companions: companions.map { views.number(of: $0) }, distance: service.distance,
                topDistance: service.topDistance, covered: service.covered == 0 ? nil : service.covered,
                isByMove: service.isByMove, hasInputBar: service.hasInputBar))
    }
}

extension RecordingSession: EngineEvents.Listener {
    func hear(_ event: EngineEvent) {
        switch event {
        case .began(let cause): works.append(begin(cause))
        case .ended(let cause): if let work = works.popLast() { end(work, for: cause) }
        case .decided(let decision):
            note(.decision(FormRecording.Decision(decision) { [views] in views.knownNumber(of: $0) }))
        case .serving(let service): noteService(content(of: service))
        case .left: noteService(.left)
        case .planned(let plan, let situation): note(.plan(.init(plan, for: situation)))
        case .barPlanned(let plan, let situation): note(.barPlan(.init(plan, for: situation)))
        case .resisted: note(.resisted)
        }
    }
}

extension EngineEvent.Cause {
    /// Whether it's worth recording only if something moved.
    fileprivate var isWorthNoteOnlyIfMoved: Bool {
        switch self {
        case .caret, .frame, .look: true
        case .stop(let isServing): !isServing
        case .keyboard, .focus, .focusEnd, .transitionEnd, .movement: false
        }
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
