import FormDiagnostics
import FormNavigation
import FormNavigationCore
import UIKit

/// Plays a recording on a headless device: it rebuilds the views that the recording describes, posts its notifications
/// in order and on time, and has real navigators respond to them.
///
/// The result differs from the recording if the library now does something else than it did then. It breaks a promise
/// if a field stays covered unnecessarily, or something isn't restored.
@MainActor
final class HeadlessReplay {
    /// Something that isn't as it should be.
    struct Difference: CustomStringConvertible, Equatable {
        /// Seconds since the recording began.
        var time: Double
        /// What had happened, such as `keyboard willShow`.
        var cause: String
        /// What differs, such as `bottom inset of UIScrollView 4`.
        var subject: String
        var expected: String
        var found: String

        var description: String { "\(time) s, \(cause): \(subject): expected \(expected), found \(found)" }
    }

    /// Everything that happened at the same time, and what was noted about it.
    fileprivate struct Step {
        var time: Double
        var happenings: [FormRecording.Content]
        var notes: [FormRecording.Content] = []
    }

    private let recording: FormRecording
    private let stage: ReplayStage
    private let checker = ReplayChecker()
    private let start: Double
    private var navigators: [Int: FormNavigator] = [:]
    private var service: FormRecording.Service?
    private var normalizer = KeyboardNormalizer()
    /// Whether the end of the transition is still to be reported at the present time.
    private var reportsTransitionEnd = false
    private(set) var differences: [Difference] = []
    /// The screen as it was recorded, beside the screen as it is now, when the first difference appeared; `nil` if
    /// there's no difference.
    private(set) var picture: String?
    /// What has been reported and hasn't changed since.
    private var lasting: [ReplayChecker.Issue] = []

    /// Plays a recording.
    ///
    /// - Returns: The differences, in chronological order. The array is empty if everything is as it was, and as
    ///   promised.
    static func differences(in recording: FormRecording) -> [Difference] { played(recording).differences }

    /// Plays a recording to its end.
    static func played(_ recording: FormRecording) -> HeadlessReplay {
        // The shared navigator would take over what the recorded navigators release, with the options that represent
        // the recording.
        let isSharedEnabled = FormNavigator.shared.configuration.isEnabled
        FormNavigator.shared.configuration.isEnabled = false
        defer { FormNavigator.shared.configuration.isEnabled = isSharedEnabled }
        let replay = HeadlessReplay(recording)
        replay.play()
        return replay
    }

    private init(_ recording: FormRecording) {
        self.recording = recording
        stage = ReplayStage(recording)
        start = stage.device.runLoop.now
    }

    // MARK: - Playing

    private func play() {
        let steps = self.steps
        for (index, step) in steps.enumerated() {
            let pause = step.time - (stage.device.runLoop.now - start)
            if pause > 0 { stage.device.advance(by: pause) }
            let isHandedOn = index + 1 < steps.count && steps[index + 1].beginsFocus(at: step.time)
            // A coordinator may report its end only after the notifications that follow the transition.
            reportsTransitionEnd = steps[index...].prefix { $0.time == step.time }.contains(where: \.endsTransition)
            play(step, isHandedOn: isHandedOn)
        }
        for navigator in navigators.values { navigator.uninstall() }
        guard let last = steps.last else { return }
        differences += checker.remains(on: stage).map { $0.difference(at: last.time, after: "the end") }
    }

    private func play(_ step: Step, isHandedOn: Bool) {
        for case .found(let geometry) in step.notes {
            checker.found(geometry)
            stage.apply(found: geometry)
        }
        prepare(step)
        for happening in step.happenings { perform(happening, in: step, isHandedOn: isHandedOn) }
        compare(step)
        for case .done(let geometry) in step.notes { stage.apply(done: geometry) }
    }

    /// Gives the navigators what they had: a form, and the options of the field.
    private func prepare(_ step: Step) {
        for case .serving(let service) in step.notes {
            if service.field != self.service?.field { stage.setResists(false, in: service.container) }
            self.service = service
            guard let controller = stage.controller(of: service.root), let field = stage.views[service.field] else {
                continue
            }
            controller.formContainer = service.container.flatMap { stage.views[$0] }
            field.formOptions.avoidance.keyboardDistance = service.distance
            if navigators[service.root] == nil {
                var configuration = FormNavigator.Configuration()
                // A toolbar is part of the keyboard's frame, which the recording already contains.
                configuration.isToolbarEnabled = false
                configuration.isReturnKeyEnabled = false
                configuration.handlesHardwareKeyboard = false
                navigators[service.root] = FormNavigator(viewController: controller, configuration: configuration)
            }
            navigators[service.root]?.configuration.extraKeyboardDistance = service.covered ?? 0
            navigators[service.root]?.configuration.topDistance = service.topDistance
        }
        setCompanions()
        if step.notes.contains(.resisted) { stage.setResists(true, in: service?.container) }
    }

    /// Sets the field's companions, which may be described only with the frame that measures them.
    private func setCompanions() {
        guard let service, let field = stage.views[service.field] else { return }
        let companions = service.companions.compactMap { stage.views[$0] }
        if field.formOptions.avoidance.companions != companions { field.formOptions.avoidance.companions = companions }
    }

    private func perform(_ happening: FormRecording.Content, in step: Step, isHandedOn: Bool) {
        switch happening {
        case .keyboard(let notification): post(notification)
        case .focus(let reference): focus(reference.view, in: step)
        case .ended(let reference):
            // If focus moves on, the field loses it anyway.
            if !isHandedOn { stage.views[reference.view]?.resignFirstResponder() }
        case .caret:
            NotificationCenter.default.post(
                name: UITextView.textDidChangeNotification, object: service.flatMap { stage.views[$0.field] })
            stage.device.runLoop.turn()
        case .frame: stage.device.runLoop.turn()
        case .transitionEnded(let end):
            stage.transition?.end(isCancelled: end.isCancelled)
            stage.transition = nil
        case .look:
            if step.notes.contains(.left), let service {
                stage.views[service.field]?.formOptions.avoidance.isEnabled = false
            }
            if let service = step.services.last { stage.views[service.field]?.formOptions.avoidance.isEnabled = true }
            for navigator in navigators.values { navigator.reload() }
        case .stopped:
            guard let root = service?.root else { return }
            navigators[root]?.uninstall()
            navigators[root] = nil
        case .found, .done, .serving, .left, .plan, .barPlan, .resisted, .decision: break
        }
    }

    private func focus(_ number: Int, in step: Step) {
        guard let field = stage.views[number] else { return }
        let service = step.services.last { $0.field == number }
        field.formOptions.avoidance.isEnabled = service != nil
        guard let service, service.isByMove, let navigator = navigators[service.root] else {
            field.becomeFirstResponder()
            return
        }
        field.formOptions.validation = .view { (_: UIView) in "No." }
        navigator.focusFirstInvalid()
        field.formOptions.validation = nil
    }

    private func post(_ notification: FormRecording.Notification) {
        stage.turn(to: notification.screen)
        // A transition that ended without a notification is over too.
        if notification.transition == nil, !reportsTransitionEnd { stage.transition = nil }
        if let kind = notification.transition, stage.transition == nil { stage.transition = ReplayTransition(kind) }
        let event = notification.post(on: stage.device)
        if let event { _ = normalizer.receive(event, screenBounds: stage.device.screen.bounds) }
    }

    // MARK: - Comparing

    private func compare(_ step: Step) {
        var issues: [ReplayChecker.Issue] = []
        for case .plan(let planned) in step.notes { issues += checker.issues(with: planned) }
        for case .barPlan(let planned) in step.notes { issues += checker.issues(with: planned) }
        let hasInputBar = service?.hasInputBar == true
        for case .done(let geometry) in step.notes { checker.done(geometry) }
        if recording.expects == .same, !hasInputBar { issues += checker.changes(on: stage) }
        if !hasInputBar, step.isSettling, !step.notes.contains(.left), let service {
            issues += checker.coveredField(of: service, below: normalizer.keyboard, on: stage)
        }
        let news = issues.filter { !lasting.contains($0) }
        if !news.isEmpty, picture == nil { picture = checker.picture(of: stage) }
        differences += news.map { $0.difference(at: step.time, after: step.cause) }
        lasting = issues
    }

    /// The recording, split before each event that isn't part of another one.
    private var steps: [Step] {
        var steps: [Step] = []
        for event in recording.events {
            if event.content.isHappening, !event.isNested || steps.isEmpty {
                steps.append(Step(time: event.time, happenings: [event.content]))
            } else if event.content.isHappening {
                steps[steps.count - 1].happenings.append(event.content)
            } else if !steps.isEmpty {
                steps[steps.count - 1].notes.append(event.content)
            }
        }
        return steps
    }
}

extension HeadlessReplay.Step {
    fileprivate var services: [FormRecording.Service] {
        notes.compactMap { if case .serving(let service) = $0 { service } else { nil } }
    }

    fileprivate var endsTransition: Bool {
        happenings.contains { if case .transitionEnded = $0 { true } else { false } }
    }

    /// Whether the keyboard has come to rest with this step.
    fileprivate var isSettling: Bool {
        happenings.contains { happening in
            guard case .keyboard(let notification) = happening else { return false }
            return notification.kind == .didShow || notification.kind == .didChangeFrame
        }
    }

    fileprivate func beginsFocus(at time: Double) -> Bool {
        guard self.time == time, case .focus = happenings.first else { return false }
        return true
    }

    fileprivate var cause: String {
        switch happenings.first {
        case .keyboard(let notification): "keyboard \(notification.kind)"
        case .focus(let reference): "focus of \(reference.view)"
        case .ended(let reference): "end of editing in \(reference.view)"
        case .caret: "a move of the caret"
        case .frame: "the end of a frame"
        case .transitionEnded: "the end of a transition"
        case .look: "another look"
        case .stopped: "the end of the navigator"
        default: "the start"
        }
    }
}

extension FormRecording.Notification {
    /// Posts the notification as it was.
    ///
    /// - Returns: The event as a reader understands it, if any.
    @MainActor
    fileprivate func post(on device: HeadlessDevice) -> KeyboardEvent? {
        let names: [KeyboardEvent.Kind: NSNotification.Name] = [
            .willShow: UIResponder.keyboardWillShowNotification, .didShow: UIResponder.keyboardDidShowNotification,
            .willHide: UIResponder.keyboardWillHideNotification, .didHide: UIResponder.keyboardDidHideNotification,
            .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification,
            .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification,
        ]
        var userInfo: [AnyHashable: Any] = [:]
        userInfo[UIResponder.keyboardFrameBeginUserInfoKey] = begin
        userInfo[UIResponder.keyboardFrameEndUserInfoKey] = end
        userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] = duration.map(NSNumber.init(value:))
        userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] = curve.map(NSNumber.init(value:))
        userInfo[UIResponder.keyboardIsLocalUserInfoKey] = isLocal.map(NSNumber.init(value:))
        guard let name = names[kind] else { return nil }
        NotificationCenter.default.post(name: name, object: device.screen, userInfo: userInfo)
        return try? KeyboardEvent(kind: kind, userInfo: userInfo)
    }
}
