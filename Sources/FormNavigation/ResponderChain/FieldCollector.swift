import FormNavigationCore
import UIKit

/// Finds the fields below a view, in one walk.
///
/// It never asks a view whether it can become first responder: a text field asks its delegate in turn (A2).
@MainActor
package struct FieldCollector {
    /// A field that can take part now, or the one that has focus.
    package struct Found {
        package let field: UIView
        /// Whether it can take part. The focused field may have stopped to, and is still where moves start from.
        package let isStop: Bool
        /// In points, in the coordinate space of the searched view's superview.
        package let frame: CGRect
        /// The rows that the field is in, from the outermost container to the innermost.
        let rows: [IndexPath]
    }

    /// A table or a collection with what is loaded of it, or a view whose fields go together.
    struct Container {
        /// `nil` for what has no rows.
        let view: (any RowContainer)?
        let tag: Int
        /// In points, in the coordinate space of the searched view's superview.
        let frame: CGRect
        var rows: [FormOutline.Row]
    }

    package private(set) var found: [Found] = []
    private(set) var containers: [Container] = []
    /// What is at the level that is being searched: in the end the outermost one.
    private(set) var entries: [FormOutline.Entry] = []

    /// How many walks there have been, for tests: one per focus change.
    package static private(set) var walkCount = 0

    /// Views that are not entered, and why.
    private var barriers: [ObjectIdentifier: FormNavigator.SkipReason]
    /// Views whose fields go together.
    private let groups: Set<ObjectIdentifier>
    /// Views that are fields although they take no text.
    private let stops: Set<ObjectIdentifier>
    /// Whether there are any of these: asking so is cheaper than asking each set about each view.
    private var hasBarriers: Bool, hasGroups: Bool, hasStops: Bool
    /// Whether fields are visited only to say why they are skipped.
    private let isTracing = FormNavigator.trace != nil
    /// The rows that are being searched, one inside the other.
    private var rows: [IndexPath] = []
    /// What has been skipped, while that is traced.
    private var skips: [(field: UIView, reason: FormNavigator.SkipReason)] = []

    /// `nil` where everything counts as in sight.
    private var sight: Sight?
    /// Where what is being searched is in sight without a closer look, in the coordinate space of the searched view's
    /// superview; `nil` for anywhere.
    private var clear: CGRect?
    private var isFocusOutOfSight = false
    /// The views beside which nothing counts.
    private var modalViews: [UIView] = []

    /// Searches `root` and everything in it, depth first.
    package init(searching root: UIView, barriers: [ObjectIdentifier: FormNavigator.SkipReason]) {
        self.barriers = barriers
        sight = Sight(of: root, shift: NavigatorRegistry.shift)
        clear = sight?.screen
        let options = FieldOptions.registry
        groups = Set(options.keys(where: { $0.grouping == .together }).map(ObjectIdentifier.init))
        stops = Set(options.keys(where: \.isStop).map(ObjectIdentifier.init))
        (hasBarriers, hasGroups, hasStops) = (!barriers.isEmpty, !groups.isEmpty, !stops.isEmpty)
        Self.walkCount += 1
        // Whatever space the root is in, frames come out right relative to each other, which is all that order needs.
        search(root, in: .identity, skipped: nil)
        if isFocusOutOfSight || !modalViews.isEmpty { searchAgain(root) }
        for skip in skips { FormNavigator.report(.skipped(skip.field, skip.reason)) }
    }

    /// Searches once more, with what the first search has found out.
    private mutating func searchAgain(_ root: UIView) {
        // Focus often comes first, and then the layout that brings its field in: what is out of sight is not known yet.
        if isFocusOutOfSight { (sight, clear) = (nil, nil) }
        // Of modal views beside each other the last one lies on top.
        for view in modalViews.reversed() where barrier(at: view) != .behindModal {
            for sibling in view.superview?.subviews ?? [] where sibling !== view {
                barriers[ObjectIdentifier(sibling)] = .behindModal
                hasBarriers = true
            }
        }
        (found, containers, entries, skips) = ([], [], [], [])
        search(root, in: .identity, skipped: nil)
    }

    /// Looks at one view, and then at those in it.
    ///
    /// - Parameters:
    ///   - space: Maps the coordinates of the view's superview to those of the root's. Working it out on the way down
    ///     costs one addition per container; converting each frame by itself would climb back up every time.
    ///   - skipped: Why everything in here is passed over, if it is.
    private mutating func search(_ view: UIView, in space: CGAffineTransform, skipped: FormNavigator.SkipReason?) {
        // Asking for the classes is many times faster than asking for the protocol, and every view is asked.
        if let field = view as? UITextField { return visit(field, in: space, skipped: skipped) }
        let scrollView = view as? UIScrollView
        if scrollView is UITextView { return visit(view, in: space, skipped: skipped) }
        if hasStops, stops.contains(ObjectIdentifier(view)) { return visit(view, in: space, skipped: skipped) }
        let subviews = view.subviews
        guard !subviews.isEmpty else { return }
        let clips = view.clipsToBounds
        let reason = skipped ?? reasonNotToEnter(view, clips: clips)
        let inner = space.entering(view)
        if view.accessibilityViewIsModal { noteModal(view, view.bounds.applying(inner), skipped: reason) }
        // The field with focus may be out of sight.
        if let reason, reason != .outOfSight, !isTracing { return }
        guard clips || scrollView != nil else { return search(subviews, of: view, in: inner, skipped: reason) }
        let outerClear = clear
        defer { clear = outerClear }
        let frame = view.bounds.applying(inner)
        guard let scrollView else {
            clear = clear?.intersection(frame) ?? frame
            return search(subviews, of: view, in: inner, skipped: reason)
        }
        // What scrolling brings in is seen only where the scroll view is.
        let skipped = reason ?? (isOutOfSight(view, frame, isField: false) ? .outOfSight : nil)
        clear = scrollView.reach?.applying(inner)
        // The rows of a table that nobody sees are no way to go.
        if skipped == nil, let container = scrollView.rowContainer { return search(container, in: inner) }
        search(subviews, of: view, in: inner, skipped: skipped)
    }

    private mutating func search(
        _ subviews: [UIView], of view: UIView, in inner: CGAffineTransform, skipped: FormNavigator.SkipReason?
    ) {
        if hasGroups, groups.contains(ObjectIdentifier(view)) {
            return search(group: view, in: inner, skipped: skipped)
        }
        for subview in subviews { search(subview, in: inner, skipped: skipped) }
    }

    /// Looks at a view whose fields go together.
    private mutating func search(
        group: UIView, in inner: CGAffineTransform, skipped: FormNavigator.SkipReason?
    ) {
        let outer = entries
        entries = []
        for subview in group.subviews { search(subview, in: inner, skipped: skipped) }
        let row = FormOutline.Row(path: nil, entries: entries)
        let frame = group.bounds.applying(inner)
        containers.append(Container(view: nil, tag: group.tag, frame: frame, rows: [row]))
        entries = outer + [.container(containers.count - 1)]
    }

    /// Looks at what is loaded of a table or a collection, each row by itself.
    private mutating func search(_ container: any RowContainer, in inner: CGAffineTransform) {
        let outer = entries
        let index = containers.count
        let frame = container.bounds.applying(inner)
        containers.append(Container(view: container, tag: container.tag, frame: frame, rows: []))
        // What is no row, such as a header, stands where it lies among the rows.
        for view in container.subviews.sorted(by: container.isBefore) {
            let path = container.indexPath(ofLoaded: view)
            // Cells that wait to be used again may still be there.
            if path == nil, container.isCell(view) { continue }
            entries = []
            if let path { rows.append(path) }
            search(view, in: inner, skipped: nil)
            if path != nil { rows.removeLast() }
            if path != nil || !entries.isEmpty {
                containers[index].rows.append(FormOutline.Row(path: path, entries: entries))
            }
        }
        entries = outer + [.container(index)]
    }

    private mutating func visit(
        _ field: UIView, in space: CGAffineTransform, skipped: FormNavigator.SkipReason?
    ) {
        let frame = field.bounds.applying(space.entering(field))
        var reason = skipped ?? reasonToSkip(field)
        if reason == nil, isOutOfSight(field, frame, isField: true) { reason = .outOfSight }
        if isTracing, let reason { skips.append((field, reason)) }
        guard reason == nil || field.hasFocus else { return }
        if reason == .outOfSight { isFocusOutOfSight = true }
        entries.append(.field(found.count))
        found.append(Found(field: field, isStop: reason == nil, frame: frame, rows: rows))
    }

    /// Takes note of a view beside which nothing counts: also of one that is left alone because it has a form of its own.
    private mutating func noteModal(_ view: UIView, _ frame: CGRect, skipped: FormNavigator.SkipReason?) {
        guard view.isModal, skipped == barrier(at: view) else { return }
        if !isOutOfSight(view, frame, isField: false) { modalViews.append(view) }
    }

    private func isOutOfSight(_ view: UIView, _ frame: CGRect, isField: Bool) -> Bool {
        guard let clear, frame.isApart(from: clear), let sight else { return false }
        return !sight.reaches(view, isField: isField)
    }

    private func reasonToSkip(_ field: UIView) -> FormNavigator.SkipReason? {
        if let barrier = barrier(at: field) { return barrier }
        if field.isInvisible { return .hidden }
        if !field.isUserInteractionEnabled { return .notInteractive }
        if !field.takesPart { return .disabled }
        if field is UISearchTextField { return .bar }
        if field.bounds.isEmpty, field.window != nil { return .noSize }
        return nil
    }

    // `isHidden` and `alpha` speak of one view only, so each container answers for what is in it (A35).
    private func reasonNotToEnter(_ container: UIView, clips: Bool) -> FormNavigator.SkipReason? {
        if let barrier = barrier(at: container) { return barrier }
        if container.isInvisible { return .hiddenAncestor }
        if !container.isUserInteractionEnabled { return .notInteractiveAncestor }
        if container is UISearchBar { return .bar }
        if clips, container.bounds.isEmpty, sight != nil { return .outOfSight }
        return nil
    }

    private func barrier(at view: UIView) -> FormNavigator.SkipReason? {
        hasBarriers ? barriers[ObjectIdentifier(view)] : nil
    }
}

extension CGAffineTransform {
    /// Maps the bounds coordinates of `view` to where `self` maps those of its superview.
    @MainActor
    func entering(_ view: UIView) -> CGAffineTransform {
        let bounds = view.bounds
        let transform = view.transform
        guard !transform.isIdentity else {
            let origin = view.frame.origin
            return translatedBy(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
        }
        // With a transform `frame` is undefined (F5); the transform acts about the centre (F3).
        let center = view.center
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            .concatenating(self)
    }
}
