import UIKit

/// Tells which views of a form are on the screen, or can get there: by scrolling, or because avoidance moves the form up
/// once one of them has focus.
///
/// A closed drawer or sheet lies beside the screen, and a collapsed section clips what it holds: nothing brings that in.
@MainActor
struct Visibility {
    /// What the window shows while the form is at rest, in the coordinate space of the form's superview.
    let viewport: CGRect

    private let root: UIView
    private let shift: @MainActor (UIView) -> CGFloat

    /// Looks at the screen around a form; `nil` for a form that is in no window, or has no size.
    ///
    /// - Parameters:
    ///   - root: The view that holds the form. Wherever it was moved as a whole, by avoidance, by the app or in a
    ///     transition, its fields count as visible.
    ///   - shift: How far avoidance has moved a view, in points; negative is up.
    init?(of root: UIView, shift: @escaping @MainActor (UIView) -> CGFloat = { _ in 0 }) {
        guard let seen = root.viewportAtRest?.applying(CGAffineTransform.identity.entering(root)), !seen.isEmpty else {
            return nil
        }
        viewport = seen
        self.root = root
        self.shift = shift
    }

    /// Whether a view in the form is visible, or can be scrolled to.
    func shows(_ view: UIView) -> Bool { isReachable(view, asField: false) }

    /// Whether a field in the form is visible, or comes to be once it has focus.
    func reaches(_ field: UIView) -> Bool { isReachable(field, asField: true) }

    private func isReachable(_ view: UIView, asField isField: Bool) -> Bool {
        var space = CGAffineTransform.identity.entering(root)
        var place = Place(viewport: viewport, superview: root.bounds.applying(space))
        place.enter(root, in: space)
        let path = sequence(first: view, next: \.superview).prefix { $0 !== root }
        for next in Array(path).reversed() {
            space = CGAffineTransform(translationX: 0, y: -shift(next)).concatenating(space).entering(next)
            // Popups start at a scale of nothing, and then nothing lies beside anything.
            if space.a * space.d == space.b * space.c { return true }
            let frame = next.bounds.applying(space)
            if next === view, isField { break }
            place.isMovedAway = place.isMovedAway || place.hasMovedAway(frame)
            if next === view, !place.shows(frame) { return false }
            place.enter(next, in: space)
        }
        return !isField || place.shows(view.bounds.applying(space))
    }

    /// Where the views in one superview are, and what is visible of them.
    private struct Place {
        /// What is on the screen, or brought in by a scroll view around this; `nil` for everything.
        var viewport: CGRect?
        var superview: CGRect
        /// What the views around these leave of them; `nil` for all.
        var clip: CGRect?
        /// Whether this is in a view that was moved away as a whole.
        var isMovedAway = false

        @MainActor
        mutating func enter(_ view: UIView, in space: CGAffineTransform) {
            superview = view.bounds.applying(space)
            if let scrollView = view as? UIScrollView {
                (viewport, clip, isMovedAway) = (scrollView.scrollableArea?.applying(space), nil, false)
            } else if view.clipsToBounds {
                clip = clip?.intersection(superview) ?? superview
            }
        }

        /// Whether a container is no part of a longer form, but lies beside its superview and the screen.
        func hasMovedAway(_ frame: CGRect) -> Bool {
            guard let viewport, !frame.isEmpty else { return false }
            return frame.isApart(from: viewport) && frame.isApart(from: superview)
        }

        func shows(_ frame: CGRect) -> Bool {
            if let clip, frame.isApart(from: clip) { return false }
            let seen = clip?.intersection(frame) ?? frame
            guard let viewport, seen.isApart(from: viewport) else { return true }
            // Above or below the screen counts as reachable, since forms are moved up and down; sideways does not.
            return !isMovedAway && seen.maxX > viewport.minX && seen.minX < viewport.maxX
        }
    }
}

extension CGRect {
    /// Whether two rectangles have no point between their edges in common; frames that are not numbers do.
    func isApart(from other: CGRect) -> Bool {
        maxX <= other.minX || minX >= other.maxX || maxY <= other.minY || minY >= other.maxY
    }
}

extension UIScrollView {
    /// What scrolling brings in, in the view's bounds coordinates; `nil` for everything.
    ///
    /// The content size is of no use for its height: before layout it is zero, and it is often as high as it happens to
    /// be. Its width is: steps beside each other that the app moves are no content of a form that scrolls up and down.
    var scrollableArea: CGRect? {
        // Rows are brought in also where the person cannot scroll.
        guard contentSize.width <= bounds.width || !isScrollEnabled && rowContainer == nil else { return nil }
        return CGRect(x: bounds.minX, y: bounds.minY - 1e6, width: bounds.width, height: 2e6)
    }
}

extension UIView {
    /// The part of the view's coordinates that the window shows while the view itself is at rest, or `nil` for a view that
    /// is in no window.
    ///
    /// Avoidance, the app or a transition may have moved the view, and what is in it with it: a view as large as its window
    /// counts as filling it, wherever it is just now.
    fileprivate var viewportAtRest: CGRect? {
        guard let window else { return nil }
        let seen = convert(window.bounds, from: window)
        let x = Self.shifted(seen.minX, seen.width, over: bounds.minX, bounds.width)
        let y = Self.shifted(seen.minY, seen.height, over: bounds.minY, bounds.height)
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// The length that begins at `start`, moved by as little as it takes to hold another one, or that one if it is longer.
    private static func shifted(
        _ start: CGFloat, _ length: CGFloat, over otherStart: CGFloat, _ otherLength: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        guard length > otherLength else { return (otherStart, otherLength) }
        return (min(max(start, otherStart + otherLength - length), otherStart), length)
    }
}
