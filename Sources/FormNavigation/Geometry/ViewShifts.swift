import UIKit

/// The views that avoidance has moved, for any navigator.
@MainActor
enum ViewShifts {
    private static var shifts = WeakRegistry<UIView, ViewShift>()
    private static var movements = 0

    static var isEmpty: Bool { shifts.isEmpty }

    /// How far a view is moved, in points of its superview; negative is up.
    static func amount(of view: UIView) -> CGFloat { shifts[view]?.present(in: view).amount ?? 0 }

    /// Whether `owner` is the one that has moved a view.
    static func isMoved(_ view: UIView, by owner: AnyObject) -> Bool { shifts[view]?.owner === owner }

    /// Moves a view by `amount` points of its superview from the position that the app gave it. `0` restores that
    /// position.
    ///
    /// - Parameter owner: The object that moves it. Only the last owner to move a view restores its position.
    /// - Returns: Whether that changed anything.
    @discardableResult
    static func move(_ view: UIView, by amount: CGFloat, for owner: AnyObject) -> Bool {
        let old = shifts[view]?.present(in: view)
        guard old != nil || amount != 0 else { return false }
        if let old, amount != 0, old.amount == amount, old.owner === owner { return false }
        var shift = old ?? ViewShift(of: view)
        movements += 1
        shift.owner = owner
        shift.movement = movements
        write(shift, to: view, movingBy: amount)
        return true
    }

    /// Repeats this until neither UIKit nor the app moves the view again in response.
    private static func write(_ shift: ViewShift, to view: UIView, movingBy amount: CGFloat) {
        var shift = shift
        // If the app has moved the view back, what was added isn't part of its safe area.
        if shift.amount == 0, !takeBackInsets(&shift, of: view) { return }
        let safeArea = view.safeAreaInsets
        let correction = shift.move(by: amount, from: view.edgesWithoutTransform)
        let hasWritten = note(shift, of: view) {
            if correction != 0 { view.center.y += correction }
            if view.transform != shift.transform { view.transform = shift.transform }
        }
        guard hasWritten else { return }
        guard amount != 0 else {
            guard takeBackInsets(&shift, of: view) else { return }
            shifts[view] = nil
            // Insets have been reported to stay wrong until the next layout (P2).
            return view.setNeedsLayout()
        }
        // UIKit may calculate the safe area immediately, or only with the view's next layout (P1, P2).
        for _ in 0..<2 {
            guard keep(safeArea, of: view, &shift), note(shift, of: view, view.layoutIfNeeded) else { return }
        }
        _ = keep(safeArea, of: view, &shift)
    }

    private static func keep(_ safeArea: UIEdgeInsets, of view: UIView, _ shift: inout ViewShift) -> Bool {
        guard let controller = view.controllerOfView,
            shift.keep((safeArea, view.safeAreaInsets), addingTo: controller.additionalSafeAreaInsets)
        else { return true }
        return write(shift, of: view, to: controller)
    }

    private static func takeBackInsets(_ shift: inout ViewShift, of view: UIView) -> Bool {
        guard shift.addsInsets, let controller = view.controllerOfView else { return true }
        shift.takeBackInsets(from: controller.additionalSafeAreaInsets)
        return write(shift, of: view, to: controller)
    }

    private static func write(_ shift: ViewShift, of view: UIView, to controller: UIViewController) -> Bool {
        note(shift, of: view) {
            guard controller.additionalSafeAreaInsets != shift.additionalInsets else { return }
            controller.additionalSafeAreaInsets = shift.additionalInsets
        }
    }

    /// Records a shift before a change whose effects may ask for the view's position, or restore it.
    ///
    /// - Returns: Whether the shift is still the last one.
    private static func note(_ shift: ViewShift, of view: UIView, _ write: () -> Void) -> Bool {
        shifts[view] = shift
        write()
        return shifts[view]?.movement == shift.movement
    }
}
