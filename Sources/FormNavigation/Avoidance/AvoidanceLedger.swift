import UIKit

/// Records what avoidance has changed in the app's views, so that exactly that can be restored.
///
/// Insets and transforms return exactly to their previous values, bit for bit, unless something else has set them. If
/// the app changes them in the meantime, its change survives.
///
/// A change is recorded before it's made, because UIKit and the app may respond to it by asking to restore it.
@MainActor
final class AvoidanceLedger {
    /// A length that something was added to, and that the app may set in the meantime.
    private struct AddedLength: Equatable {
        private(set) var own: CGFloat = 0
        private var added: CGFloat = 0
        private var written: CGFloat?

        /// The app's part of the current value, and what was added to it.
        ///
        /// A value that the app has set since is either relative to the one that it has read, and then contains our part,
        /// or a value of its own, whichever of the two it's closer to. A value that's less than our part doesn't contain
        /// it. Where our part is most of it, the app has hardly replaced all of it.
        func parts(of present: CGFloat) -> (own: CGFloat, added: CGFloat) {
            guard present != written else { return (own, added) }
            guard let written else { return (present, 0) }
            let isRelative =
                present >= added && (own < added || present == added || abs(present - written) <= abs(present - own))
            return isRelative ? (present - added, added) : (present, 0)
        }

        /// Whether something was added that the current value no longer contains.
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
        /// The bottom edge on the screen. When a view has left its window, there's no way to tell whether it's upside
        /// down.
        let edge: WritableKeyPath<UIEdgeInsets, CGFloat>
        /// The inset at that edge, in points of the scroll view.
        var inset = AddedLength()
        /// The vertical indicators' inset at that edge.
        var indicatorInset = AddedLength()
        /// The offset before the first change.
        let originalOffset: CGPoint
    }

    private var scrollEntries = WeakRegistry<UIScrollView, ScrollEntry>()
    private var writtenInsets = WrittenInsets()
    private var shifted = WeakRegistry<UIView, Void>()

    /// The scroll views that this ledger has changed.
    var scrollViews: [UIScrollView] { scrollEntries.keys }

    /// The views that this ledger has moved.
    var shiftedViews: [UIView] { shifted.keys }

    /// Whether there's nothing to restore.
    var isEmpty: Bool { scrollViews.isEmpty && shiftedViews.isEmpty }

    /// Whether the app has overwritten an inset, or moved back a view, that this ledger has changed.
    var isUndone: Bool {
        scrollViews.contains { scrollView in
            guard let entry = scrollEntries[scrollView] else { return false }
            return entry.inset.isUndone(in: scrollView.contentInset[keyPath: entry.edge])
        } || !viewsPutBack.isEmpty
    }

    /// The views that this ledger has moved, and that the app or a container has moved back since.
    var viewsPutBack: [UIView] { shiftedViews.filter { ViewShifts.amount(of: $0) == 0 } }

    // MARK: - Scroll views

    /// The part of a scroll view's inset at its bottom edge that this ledger added, in points of the scroll view.
    func inset(of scrollView: UIScrollView, in space: ScrollViewSpace) -> CGFloat {
        guard let entry = scrollEntries[scrollView], entry.edge == space.lowerEdge else { return 0 }
        return entry.inset.parts(of: scrollView.contentInset[keyPath: entry.edge]).added
    }

    /// Adds `inset` points of the window at the bottom edge, also to the indicators' inset, in place of what was added
    /// before.
    func setInset(_ inset: CGFloat, of scrollView: UIScrollView) {
        let space = ScrollViewSpace(of: scrollView)
        let old = self.inset(of: scrollView, in: space)
        // If the inset stays the same, it isn't converted back and forth.
        let new = space.inWindow(old) == inset ? old : space.inScrollView(inset)
        var entry =
            scrollEntries[scrollView] ?? ScrollEntry(edge: space.lowerEdge, originalOffset: scrollView.contentOffset)
        if entry.edge != space.lowerEdge {
            // The app has turned the scroll view upside down in the meantime.
            guard write(0, to: scrollView, entry) else { return }
            entry = ScrollEntry(edge: space.lowerEdge, originalOffset: entry.originalOffset)
        }
        write(new, to: scrollView, entry)
    }

    /// Records the offset of a scroll view whose insets don't change, before it scrolls.
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

    /// - Returns: Whether this has finished, and neither UIKit nor the app responded by setting the insets again.
    @discardableResult
    private func write(_ inset: CGFloat, to scrollView: UIScrollView, _ entry: ScrollEntry) -> Bool {
        var entry = entry
        for (property, length) in [
            (\UIScrollView.contentInset, \ScrollEntry.inset),
            (\UIScrollView.verticalScrollIndicatorInsets, \ScrollEntry.indicatorInset),
        ] {
            var insets = scrollView[keyPath: property]
            let present = insets[keyPath: entry.edge]
            let total = entry[keyPath: length].adding(inset, to: present)
            insets[keyPath: entry.edge] = total
            scrollEntries[scrollView] = entry
            if inset != 0 {
                let own = entry[keyPath: length].own
                writtenInsets.note(total, own: own, at: entry.edge, of: property, in: scrollView)
            }
            // Setting the same value would still cause layout, and call the app's observers.
            if insets[keyPath: entry.edge] != present { scrollView[keyPath: property] = insets }
            guard scrollEntries[scrollView] == entry else { return false }
        }
        return true
    }

    /// Whether the app may have saved an inset that contains our part.
    var remembersInsets: Bool { !writtenInsets.isEmpty }

    /// Takes back our part of insets that the app has saved while it was there, and restored after it was taken back.
    ///
    /// - Parameter forgets: Whether the app has had the time to restore them.
    func takeBackSavedInsets(forgets: Bool) {
        let restored = writtenInsets.restored(except: scrollViews)
        if forgets { writtenInsets.forget() }
        for (scrollView, property, insets) in restored { scrollView[keyPath: property] = insets }
    }

    // MARK: - Views that are moved

    /// Moves a view by `shift` points of the window from the position that the app gave it.
    ///
    /// - Returns: Whether this changed anything.
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
