import FormDiagnostics
import FormNavigation
import FormNavigationCore
import UIKit

/// What a replay is compared with: the recording, and the promises for every form.
@MainActor
final class ReplayChecker {
    /// A difference whose time isn't known yet.
    struct Issue: Equatable {
        var subject: String
        var expected: String
        var found: String

        func difference(at time: Double, after cause: String) -> HeadlessReplay.Difference {
            HeadlessReplay.Difference(time: time, cause: cause, subject: subject, expected: expected, found: found)
        }
    }

    /// A length that a navigator changes.
    private struct Written {
        let name: String
        let recorded: (FormRecording.View) -> CGFloat?
        let present: @MainActor (any ReplayView) -> CGFloat?
        let write: @MainActor (any ReplayView, CGFloat) -> Void
        /// Whether it's restored when the keyboard has disappeared. A form may stay scrolled.
        var comesBack = true
    }

    /// Smaller differences are rounding errors, in points.
    private static let tolerance: CGFloat = 0.05

    private static let written = [
        Written(
            name: "shift", recorded: { $0.transform?[5] ?? 0 }, present: { $0.transform.ty },
            write: { $0.transform.ty = $1 }),
        Written(
            name: "offset", recorded: { $0.scroll == nil ? nil : $0.bounds.minY },
            present: { ($0 as? UIScrollView)?.contentOffset.y },
            write: { ($0 as? UIScrollView)?.contentOffset.y = $1 }, comesBack: false),
        Written(
            name: "bottom inset", recorded: { $0.scroll?.inset.bottom },
            present: { ($0 as? UIScrollView)?.contentInset.bottom },
            write: { ($0 as? UIScrollView)?.contentInset.bottom = $1 }),
        Written(
            name: "top inset", recorded: { $0.scroll?.inset.top },
            present: { ($0 as? UIScrollView)?.contentInset.top },
            write: { ($0 as? UIScrollView)?.contentInset.top = $1 }),
        Written(
            name: "bottom inset of the indicators", recorded: { $0.scroll?.indicatorInset.bottom },
            present: { ($0 as? UIScrollView)?.verticalScrollIndicatorInsets.bottom },
            write: { ($0 as? UIScrollView)?.verticalScrollIndicatorInsets.bottom = $1 }),
    ]

    /// The latest state of each view in the recording.
    private var recorded: [Int: FormRecording.View] = [:]
    /// Each view's own values, by the names of ``written``.
    private var own: [Int: [String: CGFloat]] = [:]

    /// Records what had changed without a navigator: it's the app's, and stays.
    func found(_ geometry: FormRecording.Geometry) {
        for view in geometry.views {
            let old = recorded[view.view]
            for length in Self.written {
                guard let new = length.recorded(view) else { continue }
                own[view.view, default: [:]][length.name, default: 0] += new - (old.flatMap(length.recorded) ?? 0)
            }
            recorded[view.view] = view
        }
    }

    /// Records what a navigator has changed.
    func done(_ geometry: FormRecording.Geometry) {
        for view in geometry.views { recorded[view.view] = view }
    }

    // MARK: - The recording

    /// The values of the views that differ from the recording.
    func changes(on stage: ReplayStage) -> [Issue] {
        compare(stage, Self.written) { length, number in recorded[number].flatMap(length.recorded) }
    }

    /// The screen as it was recorded, beside the screen as it is now.
    func picture(of stage: ReplayStage) -> String {
        let found = stage.device.drawSVG()
        var changed: [(Written, any ReplayView, CGFloat)] = []
        for (number, view) in stage.views.sorted(by: { $0.key < $1.key }) where view.window != nil {
            for length in Self.written {
                guard let recorded = recorded[number].flatMap(length.recorded), let present = length.present(view),
                    abs(recorded - present) > Self.tolerance
                else { continue }
                changed.append((length, view, present))
                length.write(view, recorded)
            }
        }
        let recorded = stage.device.drawSVG()
        for (length, view, value) in changed.reversed() { length.write(view, value) }
        return ReplayPicture.svg(recorded: recorded, found: found)
    }

    /// The differences between the planner's result for a recorded situation and the recorded result.
    func issues(with planned: FormRecording.Planned) -> [Issue] {
        let plan = AvoidancePlanner.plan(planned.situation)
        var lengths = [("plan: shift", planned.plan.containerShift, plan.containerShift)]
        for (index, (expected, found)) in zip(planned.plan.scrollViews, plan.scrollViews).enumerated() {
            lengths += Self.lengths("plan: scroll view \(index)", expected, found)
        }
        return Self.issues(lengths)
    }

    /// The differences between the planner's result for the recorded situation of a bar and the recorded result.
    func issues(with planned: FormRecording.PlannedBar) -> [Issue] {
        let plan = AvoidancePlanner.plan(planned.situation)
        var lengths = [("plan for the bar: shift", planned.plan.shift, plan.shift)]
        if let expected = planned.plan.content, let found = plan.content {
            lengths += Self.lengths("plan for the bar: content", expected, found)
        }
        return Self.issues(lengths)
    }

    private static func lengths(
        _ name: String, _ expected: AvoidancePlan.ScrollView, _ found: AvoidancePlan.ScrollView
    ) -> [(String, CGFloat, CGFloat)] {
        [
            ("\(name), offset", expected.contentOffset.y, found.contentOffset.y),
            ("\(name), bottom inset", expected.bottomInset, found.bottomInset),
        ]
    }

    private static func issues(_ lengths: [(subject: String, expected: CGFloat, found: CGFloat)]) -> [Issue] {
        lengths.filter { abs($0.expected - $0.found) > tolerance }
            .map { Issue(subject: $0.subject, expected: $0.expected.text, found: $0.found.text) }
    }

    // MARK: - The promises

    /// The values that aren't the app's own after all navigators are gone.
    func remains(on stage: ReplayStage) -> [Issue] {
        compare(stage, Self.written.filter(\.comesBack)) { length, number in own[number]?[length.name] }
    }

    /// Whether a field, or the line with its caret, is below the top edge of a docked keyboard although there's room
    /// above it.
    func coveredField(of service: FormRecording.Service, below keyboard: Keyboard, on stage: ReplayStage) -> [Issue] {
        guard let field = stage.views[service.field], field.isFirstResponder, let window = field.window,
            service.container != nil,
            let top = keyboard.overlap(with: window.bounds, inWindow: stage.windowFrame)?.minY
        else { return [] }
        var frame = field.convert(field.bounds, to: nil)
        if let caret = (field as? ReplayTextView)?.caret {
            let line = CGRect(x: 0, y: caret.top, width: 1, height: caret.height)
            frame = field.convert(line, to: nil).intersection(frame)
        }
        // Bars above a scroll view are in its inset.
        let highest = sequence(first: field as UIView, next: \.superview).compactMap { $0 as? UIScrollView }
            .map { $0.convert($0.bounds, to: nil).minY + $0.adjustedContentInset.top }
            .reduce(window.safeAreaInsets.top, max)
        guard frame.maxY > top + Self.tolerance, frame.minY > highest + Self.tolerance, frame.height < top - highest
        else { return [] }
        return [
            Issue(
                subject: "lower edge of the edited \(name(of: service.field))", expected: "\(top.text) or less",
                found: frame.maxY.text)
        ]
    }

    // MARK: - Words

    private func compare(
        _ stage: ReplayStage, _ lengths: [Written], with expected: (Written, Int) -> CGFloat?
    ) -> [Issue] {
        var issues: [Issue] = []
        for (number, view) in stage.views.sorted(by: { $0.key < $1.key }) where view.window != nil {
            for length in lengths {
                guard let expected = expected(length, number), let found = length.present(view),
                    abs(expected - found) > Self.tolerance
                else { continue }
                issues.append(
                    Issue(
                        subject: "\(length.name) of \(name(of: number))", expected: expected.text, found: found.text))
            }
        }
        return issues
    }

    private func name(of number: Int) -> String { "\(recorded[number]?.class ?? "view") \(number)" }
}

extension CGFloat {
    /// The value to two decimal places, without trailing zeros.
    fileprivate var text: String {
        let rounded = (self * 100).rounded() / 100
        return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
