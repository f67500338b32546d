import FormNavigationCore
import UIKit

extension AvoidanceEngine {
    /// The positions that a plan depends on, and that the app may change without notice.
    struct Place: Equatable {
        fileprivate let field: RestingPlace
        fileprivate let companions: [RestingPlace]
        fileprivate let bar: RestingPlace?
        /// In the field's own coordinates.
        fileprivate let caret: CGRect?
        /// The field's distance to the keyboard.
        fileprivate let distance: CGFloat
        /// The window's bounds in the coordinates of the screen, and so of the keyboard. The user may move the window.
        fileprivate let windowFrame: CGRect
        /// Whether the app has undone something that avoidance has moved or added.
        fileprivate var isUndone: Bool

        /// The positions as a plan finds them, which redoes what the app has undone.
        var planned: Place {
            var result = self
            result.isUndone = false
            return result
        }
    }

    /// The current positions, or `nil` while no field is kept clear. It takes one climb from the field to the window.
    func place() -> Place? {
        guard let field = service?.field, let window = field.window else { return nil }
        let caret = field is UITextView ? caretFrame.map { field.convert($0, from: window) } : nil
        return Place(
            field: RestingPlace(of: field, in: ledger),
            companions: reader.companions(of: field).map { RestingPlace(of: $0, in: ledger) },
            bar: service?.root.flatMap(barMover.bar).map { RestingPlace(of: $0, in: ledger) }, caret: caret,
            distance: reader.distance(for: field), windowFrame: window.boundsInScreen, isUndone: ledger.isUndone)
    }

    /// Looks, at the end of a frame, whether the app has moved the field since the last plan. If so, a plan is due.
    ///
    /// - Returns: The delay, in seconds, after which to look again, or `nil` if that isn't necessary.
    func look() -> Double? {
        guard !isDue, let field = service?.field, let window = field.window, field.hasFocus else { return nil }
        let scrollViews = service?.root.map { reader.scrollViews(around: field, in: $0) } ?? []
        let offsets = scrollViews.map(\.contentOffset)
        // The app, or a person, may have scrolled on purpose.
        let isWhereItWas = offsets == service?.offsets
        field.layOutWindow()
        service?.offsets = scrollViews.map(\.contentOffset)
        guard service?.field === field, field.hasFocus, !isBusy(around: field) else { return nil }
        if let transition = field.nearestViewController?.transitionCoordinator, transition !== endedTransition {
            wait(for: transition)
            return nil
        }
        guard let place = place() else { return nil }
        // The user wants to see what a finger scrolls to, and what layout corrects in the process.
        guard !field.isScrolledByFinger else {
            movements.accepted(place)
            service?.isScrolledAway = true
            return nil
        }
        if service?.isCoveredByFinger == true {
            service?.isCoveredByFinger = false
            replan()
            return nil
        }
        let time = CACurrentMediaTime()
        let timeToPlaceCaret = service?.timeToPlaceCaret(at: time)
        if timeToPlaceCaret == 0 {
            caretStays()
            return nil
        }
        if barMover.isAway { barMover.noteContent() }
        if service?.windowFrame != place.windowFrame {
            service?.windowFrame = place.windowFrame
            movements.forgetPlans()
        }
        // A scroll view whose content shrinks and grows again in the course of one layout has scrolled on its own.
        let isDisplaced = isWhereItWas && service?.offsets != offsets
        let isInSight = isInSight(field, of: window)
        switch movements.updated(to: place, isDisplaced: isDisplaced, isInSight: isInSight, at: time) {
        case .nothing: return timeToPlaceCaret
        case .later(let delay): return min(delay, timeToPlaceCaret ?? delay)
        case .plan:
            service?.isFirstLook = true
            service?.resistance = nil
            replan { $0.isForMovement = true }
            return nil
        }
    }

    /// Measures again when a transition has ended, such as a change of the window's size, because a screen update
    /// doesn't necessarily follow.
    private func wait(for transition: any UIViewControllerTransitionCoordinator) {
        guard transition !== awaitedTransition else { return }
        awaitedTransition = transition
        // Without something to animate, UIKit doesn't necessarily report the end.
        _ = transition.animate(
            alongsideTransition: { _ in },
            completion: { [weak self, weak transition] _ in
                self?.endedTransition = transition
                self?.frames.request()
            })
    }

    /// Whether something else is moving the views around the field, and a plan will follow when that has ended.
    private func isBusy(around field: UIView) -> Bool {
        isKeyboardMoving || !observer.isSettled || observer.isRotating || barMover.isDragged
            || field.window?.windowScene?.activationState == .background
    }

    /// Whether any part of a field is visible between the top of the window and the keyboard.
    func isInSight(_ field: UIView, of window: UIWindow) -> Bool {
        var visible = window.bounds
        if let top = reader.keyboardTop(for: field, in: window, observer) {
            visible.size.height = max(0, top - visible.minY)
        }
        for view in field.withSuperviews where view !== field && view.clipsToBounds {
            visible = visible.intersection(view.convert(view.bounds, to: nil))
        }
        return visible.overlaps(field.convert(field.bounds, to: nil))
    }
}
