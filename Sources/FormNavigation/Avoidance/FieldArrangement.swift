import FormNavigationCore
import UIKit

/// Measures, plans, and applies until one field is visible.
@MainActor
struct FieldArrangement {
    /// The views that don't move with the container, because their layout depends on something that stays.
    enum Resistance {
        case companions
        case field
    }

    let field: UIView
    /// The view that contains what may move.
    let root: UIView
    /// The line being edited, in the window's coordinates; `nil` if it doesn't count.
    let caret: () -> CGRect?
    /// The views to keep visible with the field, if there's room.
    var companions: [UIView]
    let reader: SituationReader
    let pass: AvoidancePass

    /// Brings the field above an edge, and measures once more after the layout that movement causes.
    ///
    /// - Parameters:
    ///   - top: The top edge of the keyboard, or of the bar that stays on it.
    ///   - container: The view that moves where scrolling isn't enough. `nil` by default.
    ///   - onResistance: A closure that's called if moving the container doesn't move the field, or what stays visible
    ///     with it. The container then returns to its position.
    func arrange(
        above top: CGFloat, moving container: UIView? = nil, onResistance: (Resistance) -> Void = { _ in }
    ) throws {
        var shifts = container.map { [RestingGeometry.windowShift(of: $0)] } ?? []
        // What the app doesn't let scroll stays where it is, and the container moves instead.
        var stopped: [UIScrollView] = []
        for _ in 0..<3 {
            let scrollViews = reader.scrollViews(around: field, in: root)
            var situation = situation(above: top, scrollViews, container)
            for index in scrollViews.indices where stopped.contains(scrollViews[index]) {
                situation.scrollViews[index].scrollsVertically = false
            }
            let plan = plan(situation)
            shifts.append(plan.containerShift)
            if let container, AvoidancePlanner.isResisted(shifts) {
                try pass.move(container, by: 0)
                try pass.layOut(root)
                // A button whose layout depends on the keyboard stays where it is, and mustn't keep the field there.
                guard companions.isEmpty else {
                    onResistance(.companions)
                    return try withoutCompanions.arrange(above: top, moving: container, onResistance: onResistance)
                }
                onResistance(.field)
                EngineEvents.emit(.resisted)
                return try arrange(above: top)
            }
            guard try pass.apply(plan, to: scrollViews, container, onStop: { stopped.append($0) }) else { return }
            // What depends on a safe area, or on the keyboard's layout guide, moves within the view that moved.
            try pass.layOut(root)
        }
    }

    private var withoutCompanions: FieldArrangement {
        var arrangement = self
        arrangement.companions = []
        return arrangement
    }

    /// Scrolls until the field is visible where no keyboard covers the window: with a hardware keyboard, or for a switch.
    func reveal(above end: CGFloat) throws {
        let scrollViews = reader.scrollViews(around: field, in: root)
        var situation = situation(above: end, scrollViews, nil)
        situation.distance = 0
        for index in scrollViews.indices { situation.scrollViews[index].mayChangeInset = false }
        for (scrollView, part) in zip(scrollViews, plan(situation).scrollViews) {
            try pass.apply(part, to: scrollView, changesInset: false)
        }
    }

    private func situation(
        above top: CGFloat, _ scrollViews: [UIScrollView], _ container: UIView?
    ) -> AvoidanceSituation {
        reader.situation(
            of: field, caret: caret(), companions: companions, above: top, in: root, scrollViews, container: container)
    }

    private func plan(_ situation: AvoidanceSituation) -> AvoidancePlan {
        let plan = AvoidancePlanner.plan(situation)
        EngineEvents.emit(.planned(plan, for: situation))
        return plan
    }
}
