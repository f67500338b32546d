import FormNavigationCore
import UIKit

/// What avoidance has changed about the app's views, so that exactly that can be taken back.
///
/// Applying and restoring is exact: insets and transforms are what they were, to the last bit where nothing else has
/// written them. The app may change the same ones meanwhile; its change survives.
@MainActor
final class AvoidanceLedger {
    /// A length that something has been added to, and that the app may set meanwhile.
    private struct AddedLength {
        private var own: CGFloat = 0
        private var added: CGFloat = 0
        private var written: CGFloat?

        /// The app's part of the present value, and what was added to it. A value that is less than what was added was
        /// set anew by the app, and nothing of it is ours.
        func parts(of present: CGFloat) -> (own: CGFloat, added: CGFloat) {
            guard present != written else { return (own, added) }
            return present >= added ? (present - added, added) : (present, 0)
        }

        /// The value with `amount` added in place of what was added before.
        mutating func adding(_ amount: CGFloat, to present: CGFloat) -> CGFloat {
            own = parts(of: present).own
            added = amount
            let sum = own + amount
            written = sum
            return sum
        }
    }

    private struct ScrollEntry {
        /// Which end is the lower one. A view that has left its window does not tell any more that it is upside down.
        let edge: WritableKeyPath<UIEdgeInsets, CGFloat>
        /// The inset at the lower end, in points of the scroll view.
        var inset = AddedLength()
        /// The vertical indicators' inset there.
        var indicatorInset = AddedLength()
        /// The offset before the first change.
        let originalOffset: CGPoint
    }

    private var scrollEntries = WeakRegistry<UIScrollView, ScrollEntry>()
    private var shifted = WeakRegistry<UIView, Void>()

    /// The scroll views that have something of this ledger's.
    var scrollViews: [UIScrollView] { scrollEntries.keys }

    // MARK: - Scroll views

    /// How much of a scroll view's inset at its lower end is this ledger's.
    private func inset(of scrollView: UIScrollView, in space: ScrollViewSpace) -> CGFloat {
        guard let entry = scrollEntries[scrollView], entry.edge == space.lowerEdge else { return 0 }
        return entry.inset.parts(of: scrollView.contentInset[keyPath: entry.edge]).added
    }

    /// Makes `inset` points of the inset at the lower end this ledger's, and of the indicators' as well.
    private func setInset(_ inset: CGFloat, of scrollView: UIScrollView, in space: ScrollViewSpace) {
        let edge = space.lowerEdge
        var entry = scrollEntries[scrollView] ?? ScrollEntry(edge: edge, originalOffset: scrollView.contentOffset)
        if entry.edge != edge {
            // The app has turned it over meanwhile.
            restoreInsets(of: scrollView)
            entry = ScrollEntry(edge: edge, originalOffset: entry.originalOffset)
        }
        write(inset, to: scrollView, &entry)
        scrollEntries[scrollView] = entry
    }

    private func restoreInsets(of scrollView: UIScrollView) {
        guard var entry = scrollEntries[scrollView] else { return }
        write(0, to: scrollView, &entry)
    }

    private func write(_ inset: CGFloat, to scrollView: UIScrollView, _ entry: inout ScrollEntry) {
        let (present, indicator) = (
            scrollView.contentInset[keyPath: entry.edge], scrollView.verticalScrollIndicatorInsets[keyPath: entry.edge]
        )
        let new = entry.inset.adding(inset, to: present)
        let newIndicator = entry.indicatorInset.adding(inset, to: indicator)
        // A write that changes nothing still makes UIKit lay out, and the app's observers run.
        if new != present { scrollView.contentInset[keyPath: entry.edge] = new }
        if newIndicator != indicator { scrollView.verticalScrollIndicatorInsets[keyPath: entry.edge] = newIndicator }
    }

    /// Gives a scroll view its insets back, and its offset where it asks for that; otherwise the offset stays as far as
    /// the content reaches.
    func restore(_ scrollView: UIScrollView) {
        let entry = scrollEntries[scrollView]
        restoreInsets(of: scrollView)
        scrollEntries[scrollView] = nil
        if scrollView.formOptions.scrolling.restoresOffset, let entry {
            scrollView.contentOffset = entry.originalOffset
        } else {
            scroll(scrollView)
        }
    }

    /// Scrolls as far as the content reaches.
    ///
    /// - Parameter offset: Where to, in points of the window. Where the scroll view is, by default.
    func scroll(_ scrollView: UIScrollView, to offset: CGFloat? = nil) {
        var part = measure(scrollView)
        if let offset, offset.isFinite, part.scrollsVertically, part.isUsable { part.contentOffset.y = offset }
        let situation = AvoidanceSituation(viewport: .null, keyboardTop: nil, scrollViews: [part])
        apply(AvoidancePlanner.plan(situation).scrollViews[0], to: scrollView, changesInset: false)
    }

    /// A scroll view as the planner sees it.
    ///
    /// - Parameter isInside: Whether it lies in another one that may scroll. Then it need not, if all of its content is
    ///   seen: a row of cards in a table, a short text in a form.
    func measure(_ scrollView: UIScrollView, isInside: Bool = false) -> AvoidanceSituation.ScrollView {
        let space = ScrollViewSpace(of: scrollView)
        let inset = self.inset(of: scrollView, in: space)
        let adjusted = scrollView.adjustedContentInset
        let (upper, lower) = (adjusted[keyPath: space.upperEdge], adjusted[keyPath: space.lowerEdge] - inset)
        let size = scrollView.contentSize
        let isWhollySeen = size.height + upper + lower <= scrollView.bounds.height
        let isLeftAlone = !space.isUpright || !scrollView.scrollsUpwards || isInside && isWhollySeen
        let options = scrollView.formOptions.scrolling
        return AvoidanceSituation.ScrollView(
            frame: scrollView.convert(scrollView.bounds, to: nil), contentOffset: space.offset(of: scrollView),
            contentSize: CGSize(width: size.width, height: space.inWindow(size.height)),
            adjustedInsets: .init(top: space.inWindow(upper), bottom: space.inWindow(lower)),
            bottomInset: space.inWindow(inset), scrollsVertically: options.changesOffset && !isLeftAlone,
            mayChangeInset: options.changesInsets && !isLeftAlone,
            restsAtEnd: space.isUpsideDown)
    }

    /// Does to a scroll view what a plan says, as far as its options allow.
    ///
    /// - Returns: Whether it has scrolled.
    @discardableResult
    func apply(_ plan: AvoidancePlan.ScrollView, to scrollView: UIScrollView, changesInset: Bool = true) -> Bool {
        let space = ScrollViewSpace(of: scrollView)
        if changesInset, scrollView.formOptions.scrolling.changesInsets {
            let old = inset(of: scrollView, in: space)
            // Not converted there and back where it stays.
            let new = space.inWindow(old) == plan.bottomInset ? old : space.inScrollView(plan.bottomInset)
            setInset(new, of: scrollView, in: space)
        }
        // Assigning an equal offset would still tell the scroll view's delegate (F6, F11).
        guard space.offset(of: scrollView) != plan.contentOffset else { return false }
        scrollView.contentOffset = space.ownOffset(plan.contentOffset, of: scrollView)
        return true
    }

    // MARK: - Views that are moved

    /// Moves a view by `shift` points of the window from where the app has it.
    ///
    /// - Returns: Whether that has changed anything.
    @discardableResult
    func setShift(_ shift: CGFloat, of view: UIView) -> Bool {
        let old = RestingGeometry.shift(of: view)
        let new = RestingGeometry.windowShift(of: view) == shift ? old : shift / (view.superview?.verticalScale ?? 1)
        if new != 0 { shifted[view] = () }
        defer { if new == 0 { shifted[view] = nil } }
        return RestingGeometry.shift(view, by: new, for: self)
    }

    /// Puts all views back that this ledger has moved, unless another one has moved them since.
    func restoreShifts() {
        for view in shifted.keys {
            if RestingGeometry.isShifted(view, by: self) { RestingGeometry.shift(view, by: 0, for: self) }
            shifted[view] = nil
        }
    }
}

extension ScrollViewSpace {
    fileprivate var upperEdge: WritableKeyPath<UIEdgeInsets, CGFloat> { isUpsideDown ? \.bottom : \.top }
    fileprivate var lowerEdge: WritableKeyPath<UIEdgeInsets, CGFloat> { isUpsideDown ? \.top : \.bottom }
}

extension UIScrollView {
    /// Whether the view may be scrolled upwards: not from page to page, and not where the content is wider than the view
    /// and no higher.
    var scrollsUpwards: Bool {
        !isPagingEnabled && (contentSize.width <= bounds.width || contentSize.height > bounds.height)
    }
}
