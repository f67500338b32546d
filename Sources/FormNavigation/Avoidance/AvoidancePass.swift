import FormNavigationCore
import UIKit

/// One attempt to move views to where a plan or the app wants them.
///
/// A change, or a layout, may run the app's code (`scrollViewDidScroll`, `layoutSubviews`,
/// `viewSafeAreaInsetsDidChange`). After each of them, the pass checks whether it's still needed, and throws
/// ``Interruption`` if it isn't.
@MainActor
struct AvoidancePass {
    struct Interruption: Error {}

    let ledger: AvoidanceLedger
    /// Whether scrolling may end what a finger has set in motion.
    var endsFlights = false
    /// A closure that's called if a finger keeps a view from scrolling.
    var onFinger: () -> Void = {}
    let isWanted: () -> Bool

    func check() throws {
        if !isWanted() { throw Interruption() }
    }

    func layOut(_ view: UIView) throws {
        view.layoutIfNeeded()
        try check()
    }

    // MARK: - Applying

    /// Applies a plan, from the outside in.
    ///
    /// - Parameter onStop: A closure that's called with a scroll view that the app hasn't let scroll that far, for
    ///   example because its content mustn't scroll beyond its end. The container then stays where it is.
    /// - Returns: Whether something may have another position than was measured. If only the innermost scroll view has
    ///   scrolled, nothing has.
    func apply(
        _ plan: AvoidancePlan, to scrollViews: [UIScrollView], _ container: UIView?, onStop: (UIScrollView) -> Void
    ) throws -> Bool {
        var (hasMoved, isStopped) = (false, false)
        for (scrollView, part) in zip(scrollViews, plan.scrollViews).reversed() {
            let start = scrollView.contentOffset.y
            guard try apply(part, to: scrollView) else { continue }
            let target = ScrollViewSpace(of: scrollView).ownOffset(part.contentOffset, of: scrollView).y
            let missing = target - scrollView.contentOffset.y
            // An offset is rounded to a whole pixel, which may be a point wide.
            if (target < start ? -missing : missing) > 1 {
                isStopped = true
                onStop(scrollView)
            }
            // The contents of a scroll view that has scrolled may have another safe area, and therefore other insets. A
            // collection view's headers may float from now on.
            if scrollView !== scrollViews.first || scrollView is UICollectionView { hasMoved = true }
        }
        if isStopped { return true }
        if let container, try move(container, by: plan.containerShift) { hasMoved = true }
        return hasMoved
    }

    /// Applies a plan to a scroll view, as far as its options allow.
    ///
    /// - Returns: Whether it has scrolled.
    @discardableResult
    func apply(
        _ plan: AvoidancePlan.ScrollView, to scrollView: UIScrollView, changesInset: Bool = true
    ) throws -> Bool {
        if changesInset {
            if scrollView.scrollingOptions.changesInsets {
                ledger.setInset(plan.bottomInset, of: scrollView)
                try check()
            } else {
                ledger.note(scrollView)
            }
        }
        // The content under a finger follows it, and a scroll that's still in progress would move it back.
        guard !scrollView.isUnderFinger || endsFlights && !scrollView.isTracking else {
            onFinger()
            return false
        }
        let space = ScrollViewSpace(of: scrollView)
        // Assigning an equal offset would still tell the scroll view's delegate (F6, F11).
        guard scrollView.isUnderFinger || space.offset(of: scrollView) != plan.contentOffset else { return false }
        scrollView.scroll(to: space.ownOffset(plan.contentOffset, of: scrollView))
        try check()
        return true
    }

    /// Moves a view by `shift` points of the window from the position that the app gave it.
    ///
    /// - Returns: Whether this changed anything.
    @discardableResult
    func move(_ view: UIView, by shift: CGFloat) throws -> Bool {
        let hasMoved = ledger.setShift(shift, of: view)
        try check()
        return hasMoved
    }

    // MARK: - Restoring

    /// Forgets moves that the app or a container has undone.
    ///
    /// What such a move has added to the safe area is still there, so every measurement would be wrong.
    func forgetUndoneMoves(in root: UIView) throws {
        let views = ledger.viewsPutBack
        guard !views.isEmpty else { return }
        try restoreShifts(of: views)
        try layOut(root)
    }

    func restoreShifts(except kept: [UIView] = []) throws {
        try restoreShifts(of: ledger.shiftedViews.filter { !kept.contains($0) })
    }

    private func restoreShifts(of views: [UIView]) throws {
        for view in views {
            ledger.restoreShift(of: view)
            try check()
        }
    }

    /// Restores the insets of scroll views, and their offsets if their options ask for that. Other offsets stay if the
    /// content reaches that far.
    func restoreScrollViews() throws {
        for scrollView in ledger.scrollViews {
            let offset = ledger.restoreInsets(of: scrollView)
            try check()
            if let offset, scrollView.scrollingOptions.restoresOffset, !scrollView.isUnderFinger {
                scrollView.scroll(to: offset)
                try check()
            } else {
                let plan = AvoidancePlanner.planAtRest(for: .init(scrollView, in: ledger))
                try apply(plan, to: scrollView, changesInset: false)
            }
        }
    }
}
