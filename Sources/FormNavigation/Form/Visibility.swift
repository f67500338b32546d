import UIKit

/// The positions of the views in one view of a form, and which of them are on the screen or can get there: by
/// scrolling, or because avoidance moves the form up when one of them has focus.
///
/// A closed drawer or sheet is next to the screen, and a collapsed section clips its content; nothing reveals those. A
/// walk through a form carries the value down with it. All rectangles are in the coordinate space of the form's
/// superview, as if avoidance hadn't moved anything.
@MainActor
struct Visibility {
    /// Maps the coordinates of the view.
    private(set) var space = CGAffineTransform.identity
    /// The area that's on the screen, or that the enclosing scroll view can reveal, or `nil` for everything.
    private var viewport: CGRect?
    /// The view itself.
    private var bounds = CGRect.infinite
    /// The area that the view and its ancestors don't clip, or `nil` for everything.
    private var clip: CGRect?
    /// Whether the view is inside one that was moved away as a whole.
    private var isMovedAway = false
    /// Whether anything counts as out of sight.
    private(set) var isLimited: Bool
    /// Whether avoidance has moved any view.
    private let hasShifts = !ViewShifts.isEmpty
    /// The transforms of the view and of its ancestors in the form, or `nil` outside the form, where they don't count.
    private var transforms: CGAffineTransform?

    /// Reads the screen around a form. In a form that isn't in a window, or has no size, everything counts as visible.
    ///
    /// - Parameters:
    ///   - root: The view that contains the form. Wherever it was moved as a whole, by avoidance, by the app, or in a
    ///     transition, its fields count as visible.
    ///   - isLimited: Whether anything may count as out of sight. `true` by default.
    init(of root: UIView, isLimited: Bool = true) {
        viewport = root.viewportAtRest?.applying(CGAffineTransform.identity.entering(root))
        self.isLimited = isLimited && viewport?.isEmpty == false
        // A movement of the form as a whole doesn't count.
        space = CGAffineTransform(translationX: 0, y: RestingGeometry.shift(of: root))
    }

    /// Reads the views in one view of a form.
    init(in view: UIView, of root: UIView) {
        let path = Array(view.withSuperviews.prefix { $0 !== root })
        self.init(of: root)
        for view in [root] + path.reversed() { enter(view, ViewKind.kind(of: view)) }
    }

    /// Enters one of the views here.
    mutating func enter(_ view: UIView, _ kind: ViewKind) {
        let (viewBounds, transform) = (view.bounds, view.transform)
        space = space(in: view, viewBounds, transform)
        // The outermost view is the form.
        transforms = if let transforms { transform.concatenating(transforms) } else { .identity }
        let outer = bounds
        bounds = viewBounds.applying(space)
        guard isLimited else { return }
        isMovedAway = isMovedAway || hasMovedAway(bounds, from: outer)
        if kind == .scrollView, let scrollView = view as? UIScrollView {
            viewport = scrollView.scrollableArea?.applying(space)
            (clip, isMovedAway) = (nil, false)
        } else if view.clipsToBounds {
            clip = clip?.intersection(bounds) ?? bounds
        }
    }

    /// The frame of one of the views here.
    func frame(of view: UIView) -> CGRect {
        // Multiplies only if necessary, because an infinite frame would become not a number.
        let transform = view.transform
        guard space.isTranslation, transform.isIdentity else {
            let bounds = view.bounds
            return bounds.applying(space(in: view, bounds, transform))
        }
        return view.frame.offsetBy(dx: space.tx, dy: space.ty)
    }

    /// Whether one of the views here is visible, or can be scrolled to.
    func shows(_ view: UIView) -> Bool {
        let frame = frame(of: view)
        return shows(frame, isMovedAway: isMovedAway || hasMovedAway(frame, from: bounds))
    }

    /// Whether a field here, with its frame in ``frame(of:)``, is visible, or becomes visible once it has focus.
    func reaches(_ frame: CGRect) -> Bool { shows(frame, isMovedAway: isMovedAway) }

    /// Whether a container here as a whole is where the user can't see what's inside it. What scrolling reveals is visible
    /// only where the scroll view is.
    func hidesAll(in view: UIView, _ kind: ViewKind) -> Bool {
        guard isLimited else { return false }
        return view.clipsToBounds && view.bounds.isEmpty || kind == .scrollView && !shows(view)
    }

    /// The reason, in a field itself, why it can't take part here, or `nil` if it can.
    ///
    /// - Parameter frame: The field's frame in ``frame(of:)``.
    func obstacle(of field: UIView, _ kind: ViewKind, _ frame: CGRect) -> FormNavigator.Decision.Reason? {
        if !kind.takesPart(field) { return .disabled }
        if field.bounds.isEmpty, field.window != nil { return .noSize }
        if isScaledToNothing(field) { return .scaledToNothing }
        return reaches(frame) ? nil : .outOfSight
    }

    /// Whether transforms make the view that was entered last invisible. Those of the form as a whole don't count.
    var isScaledToNothing: Bool {
        guard let transforms, !transforms.isIdentity else { return false }
        return transforms.scalesToNothing
    }

    /// Whether transforms make one of the views here invisible. Those of the form as a whole don't count.
    func isScaledToNothing(_ view: UIView) -> Bool {
        guard let transforms, !(transforms.isIdentity && view.transform.isIdentity) else { return false }
        return view.transform.concatenating(transforms).scalesToNothing
    }

    // MARK: - Private

    private func space(in view: UIView, _ bounds: CGRect, _ transform: CGAffineTransform) -> CGAffineTransform {
        let shift = hasShifts ? RestingGeometry.shift(of: view) : 0
        return (shift == 0 ? space : space.translatedBy(x: 0, y: -shift)).entering(view, bounds, transform)
    }

    /// Whether a container isn't part of a longer form, but outside its superview and the screen.
    private func hasMovedAway(_ frame: CGRect, from superview: CGRect) -> Bool {
        guard let viewport, !frame.isEmpty else { return false }
        return frame.isApart(from: viewport) && frame.isApart(from: superview)
    }

    private func shows(_ frame: CGRect, isMovedAway: Bool) -> Bool {
        // Popups start at a scale of zero, and then nothing is outside anything.
        guard isLimited, space.a * space.d != space.b * space.c else { return true }
        if let clip, frame.isApart(from: clip) { return false }
        let seen = clip?.intersection(frame) ?? frame
        guard let viewport, seen.isApart(from: viewport) else { return true }
        // What's above or below the screen counts as reachable, because forms move up and down. What's to the left or
        // right doesn't.
        return !isMovedAway && seen.maxX > viewport.minX && seen.minX < viewport.maxX
    }
}

extension CGAffineTransform {
    fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension CGRect {
    /// Whether two rectangles don't have a point between their edges in common. Frames that aren't numbers don't.
    func isApart(from other: CGRect) -> Bool {
        maxX <= other.minX || minX >= other.maxX || maxY <= other.minY || minY >= other.maxY
    }
}

extension UIScrollView {
    /// The area that scrolling can reveal, in the view's bounds coordinates; `nil` for everything.
    ///
    /// The height of the content size isn't useful: before layout it's zero, and it's often arbitrary. The width is:
    /// steps next to each other, which the app moves, aren't the content of a form that scrolls up and down.
    ///
    /// The area is higher than any form. It isn't infinite, because a transform would make infinite edges not a number.
    var scrollableArea: CGRect? {
        // Moves load rows even if the user can't scroll.
        guard contentSize.width <= bounds.width || !isScrollEnabled && rowContainer == nil else { return nil }
        return CGRect(x: bounds.minX, y: bounds.minY - 1e6, width: bounds.width, height: 2e6)
    }
}

extension UIView {
    /// The part of the view's coordinates that the window shows while the view itself is in its own position, or `nil`
    /// for a view that isn't in a window.
    ///
    /// Avoidance, the app, or a transition may have moved the view together with its content. A view that's as large as
    /// its window counts as filling it, wherever it is right now.
    fileprivate var viewportAtRest: CGRect? {
        guard let window else { return nil }
        let seen = convert(window.bounds, from: window)
        let x = Self.shifted(seen.minX, seen.width, over: bounds.minX, bounds.width)
        let y = Self.shifted(seen.minY, seen.height, over: bounds.minY, bounds.height)
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// The length that begins at `start`, moved by the minimum to contain another one, or the other one if it's longer.
    private static func shifted(
        _ start: CGFloat, _ length: CGFloat, over otherStart: CGFloat, _ otherLength: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        guard length > otherLength else { return (otherStart, otherLength) }
        return (min(max(start, otherStart + otherLength - length), otherStart), length)
    }
}

extension UIView {
    /// Whether the view and its ancestors up to `root` receive touches.
    func takesTouches(upTo root: UIView) -> Bool {
        withSuperviews.first { $0 === root || !$0.isUserInteractionEnabled }.map { $0 === root } ?? true
    }
}
