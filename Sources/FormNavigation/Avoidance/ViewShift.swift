import UIKit

/// A view that avoidance has moved, and what of its transform and its safe area is the app's.
///
/// The view is moved by its transform: a layout pass and a rotation leave transforms alone, frames they do not (F5).
/// UIKit may work the safe area of a moved view out anew (P1, P2), or leave it (P3). What is laid out from it would then
/// slide back inside the view. So what the move takes from the safe area, `additionalSafeAreaInsets` gives back, which
/// UIKit adds to its own (P4).
///
/// The app may change the transform and those insets meanwhile. A new value is either relative to what the app has read,
/// and then has our part in it, or a value of its own: whichever of the two it is nearer to.
@MainActor
struct ViewShift {
    /// Who has moved the view.
    weak var owner: AnyObject?
    /// How far it is moved, in points of its superview; negative is up.
    private(set) var amount: CGFloat = 0

    /// The app's own transform, and the one that was written.
    private var base: CGAffineTransform
    private var written: CGAffineTransform

    /// The controller's own additional insets, what was added to them, and their sum as it was written.
    private var baseInsets = UIEdgeInsets.zero
    private var addedInsets = UIEdgeInsets.zero
    private var writtenInsets = UIEdgeInsets.zero

    init(of view: UIView) {
        base = view.transform
        written = view.transform
    }

    /// The shift as it is after whatever the app may have done to the view's transform.
    func present(in transform: CGAffineTransform) -> ViewShift {
        guard transform != written else { return self }
        var result = self
        result.written = transform
        result.base = transform
        if abs(transform.ty - written.ty) <= abs(transform.ty - base.ty) {
            result.base.ty = base.ty + (transform.ty - written.ty).withoutRoundingError
        } else {
            result.amount = 0
        }
        return result
    }

    /// Moves the view, whose transform is the present one, by `amount` in all.
    mutating func move(_ view: UIView, by amount: CGFloat) {
        // Where the app has put the view back by itself, what was added is not its safe area.
        if self.amount == 0 { restoreSafeArea(of: view) }
        let safeArea = view.safeAreaInsets
        self.amount = amount
        let moved = amount == 0 ? base : base.concatenating(CGAffineTransform(translationX: 0, y: amount))
        if view.transform != moved { view.transform = moved }
        written = moved
        if amount == 0 {
            restoreSafeArea(of: view)
            // Insets have been seen to stay wrong until the next layout (P2).
            view.setNeedsLayout()
            return
        }
        // UIKit may tell at once, or with the next layout only.
        for _ in 0..<2 {
            keep(safeArea, of: view)
            view.layoutIfNeeded()
        }
        keep(safeArea, of: view)
    }

    // MARK: The safe area

    private mutating func keep(_ safeArea: UIEdgeInsets, of view: UIView) {
        guard let controller = view.controllerOfView else { return }
        let lost = safeArea - view.safeAreaInsets
        guard !lost.isNearlyZero else { return }
        let own = ownInsets(of: controller)
        addedInsets = addedInsets + lost
        write(own, to: controller)
    }

    private mutating func restoreSafeArea(of view: UIView) {
        guard !addedInsets.isNearlyZero, let controller = view.controllerOfView else { return }
        let own = ownInsets(of: controller)
        addedInsets = .zero
        write(own, to: controller)
    }

    private mutating func write(_ own: UIEdgeInsets, to controller: UIViewController) {
        baseInsets = own
        writtenInsets = own + addedInsets
        if controller.additionalSafeAreaInsets != writtenInsets { controller.additionalSafeAreaInsets = writtenInsets }
    }

    /// The additional insets that are the app's, edge by edge.
    private func ownInsets(of controller: UIViewController) -> UIEdgeInsets {
        let present = controller.additionalSafeAreaInsets
        guard !addedInsets.isNearlyZero else { return present }
        func own(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
            let (value, written, base) = (
                present[keyPath: edge], writtenInsets[keyPath: edge], baseInsets[keyPath: edge]
            )
            guard abs(value - written) <= abs(value - base) else { return value }
            return base + (value - written).withoutRoundingError
        }
        return UIEdgeInsets(top: own(\.top), left: own(\.left), bottom: own(\.bottom), right: own(\.right))
    }
}

extension UIView {
    /// The controller whose own view this is.
    fileprivate var controllerOfView: UIViewController? {
        (next as? UIViewController).flatMap { $0.viewIfLoaded === self ? $0 : nil }
    }
}

extension UIEdgeInsets {
    fileprivate static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }

    fileprivate static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom,
            right: left.right - right.right)
    }

    fileprivate var isNearlyZero: Bool { [top, left, bottom, right].allSatisfy { abs($0) < 1e-6 } }
}

extension CGFloat {
    /// The number that sums and differences of lengths on a screen have come from.
    fileprivate var withoutRoundingError: CGFloat { (self * 1_048_576).rounded() / 1_048_576 }
}
