import UIKit

/// What avoidance has changed in the app's views, so that exactly that can be restored.
///
/// Applying and restoring is exact: insets and transforms are what they were, to the last bit where nothing else has
/// written them. The app may change the same ones meanwhile; its change survives.
///
/// A change is noted before it's written, since UIKit and the app may respond to it by asking to restore it.
@MainActor
final class AvoidanceLedger {
    /// A length that something was added to, and that the app may set meanwhile.
    private struct AddedLength: Equatable {
        private var own: CGFloat = 0
        private var added: CGFloat = 0
        private var written: CGFloat?

        /// The app's part of the present value, and what was added to it. A value less than what was added was set by
        /// the app since, and contains nothing of ours.
        func parts(of present: CGFloat) -> (own: CGFloat, added: CGFloat) {
            guard present != written else { return (own, added) }
            return present >= added ? (present - added, added) : (present, 0)
        }

        /// Whether something was added that the present value no longer contains.
        func isUndone(in present: CGFloat) -> Bool { added != 0 && parts(of: present).added == 0 }

        /// The value with `amount` added in place of what was added before.
        mutating func adding(_ amount: CGFloat, to present: CGFloat) -> CGFloat {
            own = parts(of: present).own
            added = amount
            let sum = own + amount
            written = sum
            return sum
        }
    }

    private struct ScrollEntry: Equatable {
        /// The lower edge. A view that has left its window no longer tells that it's upside down.
        let edge: WritableKeyPath<UIEdgeInsets, CGFloat>
        /// The inset at the lower end, in points of the scroll view.
        var inset = AddedLength()
        /// The vertical indicators' inset at the lower end.
        var indicatorInset = AddedLength()
        /// The offset before the first change.
        let originalOffset: CGPoint
    }

    private var scrollEntries = WeakRegistry<UIScrollView, ScrollEntry>()
    private var shifted = WeakRegistry<UIView, Void>()

    /// The scroll views that this ledger has changed.
    var scrollViews: [UIScrollView] { scrollEntries.keys }

    /// The views that this ledger has moved.
    var shiftedViews: [UIView] { shifted.keys }

    /// Whether there's nothing to restore.
    var isEmpty: Bool { scrollViews.isEmpty && shiftedViews.isEmpty }

    /// Whether the app has overwritten an inset, or put back a view, that this ledger has changed.
    var isUndone: Bool {
        scrollViews.contains { scrollView in
            guard let entry = scrollEntries[scrollView] else { return false }
            return entry.inset.isUndone(in: scrollView.contentInset[keyPath: entry.edge])
        } || !viewsPutBack.isEmpty
    }

    /// The views that this ledger has moved, and that the app or a container has put back since.
    var viewsPutBack: [UIView] {
        shiftedViews.filter { ViewShifts.isMoved($0, by: self) && ViewShifts.amount(of: $0) == 0 }
    }

    // MARK: - Scroll views

    /// The part of a scroll view's inset at its lower end that this ledger added, in points of the scroll view.
    func inset(of scrollView: UIScrollView) -> CGFloat {
        guard let entry = scrollEntries[scrollView], entry.edge == ScrollViewSpace(of: scrollView).lowerEdge else {
            return 0
        }
        return entry.inset.parts(of: scrollView.contentInset[keyPath: entry.edge]).added
    }

    /// Adds `inset` points of the window at the lower end, and to the indicators' inset as well, in place of what was
    /// added before.
    func setInset(_ inset: CGFloat, of scrollView: UIScrollView) {
        let space = ScrollViewSpace(of: scrollView)
        let old = self.inset(of: scrollView)
        // Not converted there and back where it stays.
        let new = space.inWindow(old) == inset ? old : space.inScrollView(inset)
        var entry =
            scrollEntries[scrollView] ?? ScrollEntry(edge: space.lowerEdge, originalOffset: scrollView.contentOffset)
        if entry.edge != space.lowerEdge {
            // The app has turned it over meanwhile.
            guard write(0, to: scrollView, entry) else { return }
            entry = ScrollEntry(edge: space.lowerEdge, originalOffset: entry.originalOffset)
        }
        write(new, to: scrollView, entry)
    }

    /// Notes the offset of a scroll view whose insets stay as they are, before it is scrolled.
    func note(_ scrollView: UIScrollView) {
        guard scrollEntries[scrollView] == nil else { return }
        let edge = ScrollViewSpace(of: scrollView).lowerEdge
        scrollEntries[scrollView] = ScrollEntry(edge: edge, originalOffset: scrollView.contentOffset)
    }

    /// Restores the insets of a scroll view.
    ///
    /// - Returns: The offset that it had before the first change.
    func restoreInsets(of scrollView: UIScrollView) -> CGPoint? {
        guard let entry = scrollEntries[scrollView], write(0, to: scrollView, entry) else { return nil }
        scrollEntries[scrollView] = nil
        return entry.originalOffset
    }

    /// - Returns: Whether the write has finished, and no response of UIKit or the app to it has written the insets
    ///   again.
    @discardableResult
    private func write(_ inset: CGFloat, to scrollView: UIScrollView, _ entry: ScrollEntry) -> Bool {
        var entry = entry
        for (property, length) in [
            (\UIScrollView.contentInset, \ScrollEntry.inset),
            (\UIScrollView.verticalScrollIndicatorInsets, \ScrollEntry.indicatorInset),
        ] {
            var insets = scrollView[keyPath: property]
            let present = insets[keyPath: entry.edge]
            insets[keyPath: entry.edge] = entry[keyPath: length].adding(inset, to: present)
            scrollEntries[scrollView] = entry
            // A write that changes nothing still makes UIKit lay out, and the app's observers run.
            if insets[keyPath: entry.edge] != present { scrollView[keyPath: property] = insets }
            guard scrollEntries[scrollView] == entry else { return false }
        }
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
        shifted[view] = new == 0 ? nil : ()
        return ViewShifts.move(view, by: new, for: self)
    }

    /// Restores the position of a view that this ledger has moved, unless another one has moved it since.
    func restoreShift(of view: UIView) {
        shifted[view] = nil
        if ViewShifts.isMoved(view, by: self) { ViewShifts.move(view, by: 0, for: self) }
    }
}
