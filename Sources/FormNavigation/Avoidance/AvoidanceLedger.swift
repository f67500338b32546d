import FormNavigationCore
import UIKit

/// What avoidance has changed about the app's views, so that exactly that can be taken back.
///
/// Applying and giving back is exact: insets and transforms are what they were, to the last bit where nothing else has
/// written them. The app may change the same ones meanwhile; its change survives.
@MainActor
final class AvoidanceLedger {
    private struct ScrollEntry {
        /// How much of the bottom inset is this ledger's, in points.
        var inset: CGFloat = 0
        /// How much of the vertical indicators' bottom inset is.
        var indicatorInset: CGFloat = 0
        /// The offset before the first change.
        let originalOffset: CGPoint
    }

    private struct ContainerEntry {
        /// How far the container is moved, in points; negative is up.
        var shift: CGFloat
        /// The app's own transform.
        var base: CGAffineTransform
        /// What was written: anything else is the app's.
        var written: CGAffineTransform
    }

    private var scrollEntries = WeakRegistry<UIScrollView, ScrollEntry>()
    private var containerEntries = WeakRegistry<UIView, ContainerEntry>()

    /// The scroll views that have something of this ledger's.
    var scrollViews: [UIScrollView] { scrollEntries.keys }

    /// The containers that are moved.
    var containers: [UIView] { containerEntries.keys }

    // MARK: - Scroll views

    /// How much of a scroll view's bottom inset is this ledger's.
    ///
    /// An inset that is smaller than that was set anew by the app, and nothing of it is.
    func inset(of scrollView: UIScrollView) -> CGFloat {
        guard let entry = scrollEntries[scrollView], scrollView.contentInset.bottom >= entry.inset else { return 0 }
        return entry.inset
    }

    /// Makes `inset` points of the bottom inset this ledger's, and of the indicators' as well.
    func setInset(_ inset: CGFloat, of scrollView: UIScrollView) {
        let present = self.inset(of: scrollView)
        var entry = scrollEntries[scrollView] ?? ScrollEntry(originalOffset: scrollView.contentOffset)
        let presentIndicator =
            scrollView.verticalScrollIndicatorInsets.bottom >= entry.indicatorInset ? entry.indicatorInset : 0
        // A write that changes nothing still makes UIKit lay out, and the app's observers run.
        if inset != present { scrollView.contentInset.bottom += inset - present }
        if inset != presentIndicator { scrollView.verticalScrollIndicatorInsets.bottom += inset - presentIndicator }
        entry.inset = inset
        entry.indicatorInset = inset
        scrollEntries[scrollView] = entry
    }

    /// Gives a scroll view its insets back, and forgets it.
    ///
    /// - Returns: The offset that it had before the first change.
    func close(_ scrollView: UIScrollView) -> CGPoint? {
        let entry = scrollEntries[scrollView]
        setInset(0, of: scrollView)
        scrollEntries[scrollView] = nil
        return entry?.originalOffset
    }

    /// A scroll view as the planner sees it.
    ///
    /// - Parameters:
    ///   - frame: Its rectangle in the window.
    ///   - isInside: Whether it lies in another one that may scroll. Then it need not, if all of its content is seen: a
    ///     row of cards in a table, a short text in a form.
    func measure(_ scrollView: UIScrollView, frame: CGRect, isInside: Bool = false) -> AvoidanceSituation.ScrollView {
        let inset = self.inset(of: scrollView)
        let adjusted = scrollView.adjustedContentInset
        let options = scrollView.formOptions
        let height = scrollView.contentSize.height + adjusted.top + adjusted.bottom - inset
        let isLeftAlone = !scrollView.scrollsUpwards || isInside && height <= scrollView.bounds.height
        return AvoidanceSituation.ScrollView(
            frame: frame, contentOffset: scrollView.contentOffset, contentSize: scrollView.contentSize,
            adjustedInsets: .init(
                top: adjusted.top, left: adjusted.left, bottom: adjusted.bottom - inset, right: adjusted.right),
            bottomInset: inset, scrollsVertically: options.isScrolledForKeyboard && !isLeftAlone,
            mayChangeInset: options.isInsetForKeyboard && !isLeftAlone)
    }

    /// Does to a scroll view what a plan says, as far as its options allow.
    func apply(_ plan: AvoidancePlan.ScrollView, to scrollView: UIScrollView) {
        if scrollView.formOptions.isInsetForKeyboard { setInset(plan.bottomInset, of: scrollView) }
        // Assigning an equal offset would still tell the scroll view's delegate (F6, F11).
        if scrollView.contentOffset != plan.contentOffset { scrollView.contentOffset = plan.contentOffset }
    }

    // MARK: - Containers

    /// How far a container is moved, in points; negative is up.
    func shift(of container: UIView) -> CGFloat { entry(of: container)?.shift ?? 0 }

    /// Moves a container by `shift` points from where the app has it, on top of whatever transform that is.
    func setShift(_ shift: CGFloat, of container: UIView) {
        guard shift != self.shift(of: container) else { return }
        let base = entry(of: container)?.base ?? container.transform
        guard shift != 0 else {
            containerEntries[container] = nil
            container.transform = base
            return
        }
        // A layout pass and a rotation leave transforms alone (F5), frames they do not.
        let moved = base.concatenating(CGAffineTransform(translationX: 0, y: shift))
        container.transform = moved
        containerEntries[container] = ContainerEntry(shift: shift, base: base, written: moved)
    }

    /// What is noted of a container, unless its transform is not the one written here: that was set anew by the app, and
    /// nothing of it is this ledger's.
    private func entry(of container: UIView) -> ContainerEntry? {
        containerEntries[container].flatMap { $0.written == container.transform ? $0 : nil }
    }
}

extension UIScrollView {
    /// Whether the view may be scrolled upwards: not from page to page, and not where the content is wider than the view
    /// and no higher.
    var scrollsUpwards: Bool {
        !isPagingEnabled && (contentSize.width <= bounds.width || contentSize.height > bounds.height)
    }
}
