import FormNavigationCore
import UIKit

/// Reads the values that a plan depends on from views. It doesn't change anything.
@MainActor
struct SituationReader {
    let ledger: AvoidanceLedger
    let spacing: KeyboardSpacing
    /// The views to keep visible with every field.
    let companions: [UIView]

    /// The top edge of a docked keyboard in a field's window, whose coordinates are the screen's only if the window fills
    /// it (E5, E6).
    func keyboardTop(for field: UIView, in window: UIWindow, _ observer: KeyboardObserver) -> CGFloat? {
        let (keyboard, frame) = (observer.keyboard(on: window), window.boundsInScreen)
        if case .detached = keyboard { return nil }
        var tops = [keyboard.overlap(with: window.bounds, inWindow: frame)?.minY].compactMap { $0 }
        // Notifications are sometimes wrong, and so is the guide (P10). While the keyboard moves, the guide is late, and
        // after a hide, it may be outdated. But a keyboard that was posted below the screen may be there (R2).
        if observer.isSettled, !observer.isHidden, let top = field.keyboardTopByGuide { tops.append(top) }
        return tops.min().map { $0 - spacing.covered }
    }

    /// The scroll views from the field outward; a text view that scrolls is the first of them.
    func scrollViews(around field: UIView, in root: UIView) -> [UIScrollView] {
        var scrollViews: [UIScrollView] = []
        var next: UIView? = field
        while let view = next {
            if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled { scrollViews.append(scrollView) }
            next = view === root ? nil : view.superview
        }
        return scrollViews
    }

    /// Returns the views to show, and what can move them.
    ///
    /// - Parameters:
    ///   - caret: The frame of the caret, in the window's coordinates, or `nil` if it doesn't count.
    ///   - companions: The views to show with the field, if there's room.
    ///   - top: The top edge of the keyboard, or of the bar that stays on it.
    ///   - container: The view that moves if scrolling isn't enough.
    func situation(
        of field: UIView, caret: CGRect?, companions: [UIView], above top: CGFloat, in root: UIView,
        _ scrollViews: [UIScrollView], container: UIView?
    ) -> AvoidanceSituation {
        let distance = distance(for: field)
        // A floating header or footer covers the rows behind it.
        let rows = scrollViews.first { $0.rowContainer != nil }
        let floating = rows?.floatingHeights(around: field) ?? (header: 0, footer: 0)
        var situation = AvoidanceSituation(
            viewport: RestingGeometry.viewport(around: root), keyboardTop: top, distance: distance + floating.footer,
            topDistance: floating.header + (spacing.topDistance ?? distance))
        situation.scrollViews = scrollViews.indices.map { index in
            let isInside = scrollViews[(index + 1)...].contains(where: \.scrollsUpwards)
            return AvoidanceSituation.ScrollView(scrollViews[index], in: ledger, isInside: isInside)
        }
        // All of the scroll views are around the field, or one is the field itself.
        situation.caret = caret.map { AvoidanceSituation.Target(frame: $0, scrollView: scrollViews.indices.first) }
        let aroundField = scrollViews.first === field ? scrollViews.dropFirst() : scrollViews[...]
        let frame = field.convert(field.bounds, to: nil)
        // The container moves because of this decision, so the decision is made without that movement.
        if scrollViews.first !== field || !aroundField.isEmpty
            || !situation.showsEnough(of: RestingGeometry.frame(of: field))
        {
            situation.field = AvoidanceSituation.Target(frame: frame, scrollView: aroundField.indices.first)
        }
        for companion in companions where companion.isDescendant(of: root) && !companion.isHidden {
            situation.companions.append(
                AvoidanceSituation.Target(
                    frame: companion.convert(companion.bounds, to: nil),
                    scrollView: scrollViews.firstIndex { companion.isDescendant(of: $0) }))
        }
        situation.container = container.map { container in
            // No farther than the part that the keyboard covers, of the container or of a field that extends beyond it.
            let end = max(RestingGeometry.frame(of: container).maxY, RestingGeometry.frame(of: field).maxY)
            return .init(
                shift: RestingGeometry.windowShift(of: container), maximumRise: max(0, end - top + distance))
        }
        return situation
    }

    func companions(of field: UIView) -> [UIView] {
        (field.assignedOptions?.avoidance.companions ?? []) + companions
    }

    func distance(for field: UIView) -> CGFloat {
        field.assignedOptions?.avoidance.keyboardDistance?.asDistance ?? spacing.distance
    }
}

extension AvoidanceSituation.ScrollView {
    /// Creates a scroll view for the planner.
    ///
    /// - Parameters:
    ///   - ledger: The ledger that knows which part of the inset belongs to avoidance.
    ///   - isInside: Whether it's inside another one that may scroll. Then it doesn't need to scroll if all of its
    ///     content is visible, as with a row of cards in a table, or a short text in a form.
    @MainActor
    init(_ scrollView: UIScrollView, in ledger: AvoidanceLedger, isInside: Bool = false) {
        let space = ScrollViewSpace(of: scrollView)
        let inset = ledger.inset(of: scrollView, in: space)
        let adjusted = scrollView.adjustedContentInset
        let (upper, lower) = (adjusted[keyPath: space.upperEdge], adjusted[keyPath: space.lowerEdge] - inset)
        let size = scrollView.contentSize
        let isWhollySeen = size.height + upper + lower <= scrollView.bounds.height
        let isLeftAlone = !space.isUpright || !scrollView.scrollsUpwards || isInside && isWhollySeen
        let options = scrollView.scrollingOptions
        self.init(
            frame: scrollView.convert(scrollView.bounds, to: nil), contentOffset: space.offset(of: scrollView),
            contentSize: CGSize(width: size.width, height: space.inWindow(size.height)),
            adjustedInsets: .init(top: space.inWindow(upper), bottom: space.inWindow(lower)),
            bottomInset: space.inWindow(inset), scrollsVertically: options.changesOffset && !isLeftAlone,
            mayChangeInset: options.changesInsets && !isLeftAlone, restsAtEnd: space.isUpsideDown)
    }
}

extension AvoidanceSituation {
    /// Whether a field that scrolls by itself, and is too high to be visible as a whole, is visible well enough where it
    /// is: at least half as much as there's room for. Its caret then decides alone.
    fileprivate func showsEnough(of frame: CGRect) -> Bool {
        guard let keyboardTop else { return false }
        let room = keyboardTop - viewport.minY
        let seen = min(frame.maxY, keyboardTop) - max(frame.minY, viewport.minY)
        return frame.height > room && seen >= room / 2
    }
}

extension UIScrollView {
    /// Whether the view may scroll up. It may not if it scrolls by pages, or if its content is wider than the view and
    /// no higher.
    fileprivate var scrollsUpwards: Bool {
        !isPagingEnabled && (contentSize.width <= bounds.width || contentSize.height > bounds.height)
    }
}
