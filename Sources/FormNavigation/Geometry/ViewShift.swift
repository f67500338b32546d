import UIKit

/// How far avoidance has moved a view, and which parts of its transform and its safe area belong to the app.
///
/// The view moves by its transform, because layout and rotation don't change transforms, but do change frames (F5).
/// UIKit may recalculate the safe area of a moved view (P1, P2), or not (P3). Anything whose layout depends on it would
/// then move back inside the view. For this reason, `additionalSafeAreaInsets`, which UIKit adds to its own (P4),
/// restore what the move takes from the safe area.
///
/// The app may change the transform and those insets in the meantime. A new value is either relative to the one that
/// the app has read, and then contains our part, or a value of its own, whichever of the two it's closer to.
///
/// A container that assigns the view's `frame` puts the view where it would be without the move, and changes its center
/// instead, because `frame` results from applying the transform to the bounds (Q17). The move has then been undone, and
/// the next one corrects the center.
struct ViewShift {
    /// The y-coordinates of a view's top and bottom edges.
    typealias Edges = (top: CGFloat, bottom: CGFloat)

    /// The object that has moved the view.
    weak var owner: AnyObject?
    /// The number of the last movement, among all movements.
    var movement = 0
    /// How far the view is moved, in points of its superview; negative is up.
    private(set) var amount: CGFloat = 0

    /// The app's own transform, and the one that is written.
    private var base: CGAffineTransform
    private(set) var transform: CGAffineTransform

    /// The view's top and bottom edges without its transform, in its superview.
    private var edges: Edges
    /// The distance, in points of the superview, by which a container that assigned the frame has moved the center.
    private(set) var centerOffset: CGFloat = 0

    /// The view controller's own additional insets, what is added to them, and the sum.
    private var baseInsets = UIEdgeInsets.zero
    private var addedInsets = UIEdgeInsets.zero
    private(set) var additionalInsets = UIEdgeInsets.zero

    @MainActor
    init(of view: UIView) {
        base = view.transform
        transform = view.transform
        edges = view.edgesWithoutTransform
    }

    /// The shift after whatever the app or a container may have done to the view.
    @MainActor
    func present(in view: UIView) -> ViewShift {
        var result = self
        let transform = view.transform
        guard transform != self.transform else {
            // Auto Layout sets the center itself, whatever the transform is.
            guard amount != 0, view.translatesAutoresizingMaskIntoConstraints, isAssigned(in: view) else { return self }
            result.edges = view.edgesWithoutTransform
            result.centerOffset -= amount
            result.amount = 0
            return result
        }
        result.transform = transform
        result.base = transform
        if abs(transform.ty - self.transform.ty) <= abs(transform.ty - base.ty) {
            result.base.ty = base.ty + (transform.ty - self.transform.ty).withoutRoundingError
        } else {
            result.amount = 0
        }
        return result
    }

    /// Whether a container seems to have assigned the view's frame, not its center. The transform is the last one that
    /// was set.
    ///
    /// Without its transform, a view whose frame was assigned has edges at a distance of `-amount` from where the
    /// container wants them.
    @MainActor
    private func isAssigned(in view: UIView) -> Bool {
        let present = view.edgesWithoutTransform
        let height = view.superview?.bounds.height ?? 0
        /// The number of edges that are where they were before, or at those of the superview.
        func fits(_ place: Edges) -> Int {
            func isNear(_ edge: CGFloat, _ others: CGFloat...) -> Bool { others.contains { abs($0 - edge) < 0.5 } }
            return (isNear(place.top, edges.top, 0) ? 1 : 0) + (isNear(place.bottom, edges.bottom, height) ? 1 : 0)
        }
        let (asAssigned, asPlaced) = (fits((present.top + amount, present.bottom + amount)), fits(present))
        if asAssigned != asPlaced { return asAssigned > asPlaced }
        let moved = present.top - edges.top
        return abs(moved + amount) < abs(moved)
    }

    /// Moves the view, whose current transform and center are given, by `amount` in total.
    ///
    /// - Returns: The distance to add to the center's y coordinate.
    mutating func move(by amount: CGFloat, from edges: Edges) -> CGFloat {
        defer { centerOffset = 0 }
        self.amount = amount
        self.edges = (edges.top - centerOffset, edges.bottom - centerOffset)
        transform = amount == 0 ? base : base.concatenating(CGAffineTransform(translationX: 0, y: amount))
        return -centerOffset
    }

    // MARK: The safe area

    /// Whether something is added to the controller's insets.
    var addsInsets: Bool { !addedInsets.isNearlyZero }

    /// Adds what the move has taken from the safe area.
    ///
    /// - Parameters:
    ///   - safeArea: The safe area before the move, and now.
    ///   - insets: The controller's current additional insets.
    /// - Returns: Whether there was anything to add.
    mutating func keep(_ safeArea: (before: UIEdgeInsets, now: UIEdgeInsets), addingTo insets: UIEdgeInsets) -> Bool {
        let lost = safeArea.before - safeArea.now
        guard !lost.isNearlyZero else { return false }
        add(addedInsets + lost, to: insets)
        return true
    }

    /// Removes what was added to the controller's insets, which are `insets` now.
    mutating func takeBackInsets(from insets: UIEdgeInsets) { add(.zero, to: insets) }

    private mutating func add(_ added: UIEdgeInsets, to insets: UIEdgeInsets) {
        baseInsets = ownInsets(in: insets)
        addedInsets = added
        additionalInsets = baseInsets + added
    }

    /// The additional insets that are the app's, edge by edge.
    private func ownInsets(in present: UIEdgeInsets) -> UIEdgeInsets {
        guard addsInsets else { return present }
        func own(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
            let (value, written, base) = (
                present[keyPath: edge], additionalInsets[keyPath: edge], baseInsets[keyPath: edge]
            )
            guard abs(value - written) <= abs(value - base) else { return value }
            return base + (value - written).withoutRoundingError
        }
        return UIEdgeInsets(top: own(\.top), left: own(\.left), bottom: own(\.bottom), right: own(\.right))
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

extension UIView {
    /// The view's edges without its transform, in points of its superview.
    var edgesWithoutTransform: ViewShift.Edges { (center.y - bounds.height / 2, center.y + bounds.height / 2) }
}
