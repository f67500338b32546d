import FormNavigationCore
import UIKit

/// Lets a bar at the bottom of a screen ride on the keyboard, and brings the content behind it along.
@MainActor
final class InputBarRider {
    private(set) weak var bar: UIView?
    private weak var scrollView: UIScrollView?
    private weak var pinned: UIView?
    private let ledger: AvoidanceLedger
    /// The upper edge of the bar that the content has come up to; `nil` while the bar is in its own place.
    private var followedTop: CGFloat?
    /// How much of the content lay below the bar's upper edge before the interface turned, in points.
    private var contentBelow: CGFloat?
    /// Whether a view was pinned that has not been brought to the bar yet.
    private var hasNewPin = false
    private var emptyEnd: EmptyEnd?

    /// What a bar leaves empty at its lower end, and the safe area that this was found out for.
    private struct EmptyEnd {
        var safeArea: CGFloat
        var height: CGFloat
    }

    init(ledger: AvoidanceLedger) {
        self.ledger = ledger
    }

    func set(_ bar: UIView?, over scrollView: UIScrollView?) {
        self.bar = bar
        self.scrollView = scrollView
        followedTop = nil
        emptyEnd = nil
    }

    func pin(_ view: UIView?) {
        pinned = view
        hasNewPin = view != nil
    }

    /// The bar, where it is part of a form.
    func bar(in root: UIView) -> UIView? {
        guard let bar, !bar.isHidden, bar.isDescendant(of: root) else { return nil }
        return bar
    }

    /// Brings the bar to the keyboard.
    ///
    /// - Parameters:
    ///   - top: The keyboard's upper edge in the window, in points.
    ///   - movesContent: Whether the content comes along: not where a field in it says what is to be seen.
    /// - Returns: The bar's upper edge.
    func ride(_ bar: UIView, on top: CGFloat, in root: UIView, movesContent: Bool) -> CGFloat {
        let emptyEnd = emptyEnd(of: bar, in: root, top: top)
        var situation = InputBarSituation(bar: place(of: bar), emptyEnd: emptyEnd, keyboardTop: top)
        situation.followedTop = followedTop ?? situation.bar.minY
        if movesContent, let scrollView, scrollView.isDescendant(of: root) {
            situation.content = ledger.measure(scrollView, frame: scrollView.convert(scrollView.bounds, to: nil))
            situation.pinnedEnd = pinnedEnd(in: scrollView)
        }
        let plan = AvoidancePlanner.plan(situation)
        ledger.setShift(plan.shift, of: bar)
        if let scrollView, var part = plan.content {
            // What the person has scrolled to stays while the bar does.
            if plan.top == followedTop, !hasNewPin { part.contentOffset = scrollView.contentOffset }
            ledger.apply(part, to: scrollView)
            hasNewPin = false
            contentBelow = nil
        }
        followedTop = plan.top
        return plan.top
    }

    /// The interface is about to turn, and nothing will be where it was.
    func turn() {
        guard let followedTop, let scrollView else { return }
        contentBelow = contentEnd(of: scrollView) - followedTop
        self.followedTop = nil
    }

    /// Forgets how far the bar had come, and what was pinned: the ledger gives back what was moved.
    func stop() {
        guard followedTop != nil || contentBelow != nil else { return }
        followedTop = nil
        contentBelow = nil
        emptyEnd = nil
        pinned = nil
    }

    /// The lower edge of what is to be seen right above the bar, in the window's coordinates.
    private func pinnedEnd(in scrollView: UIScrollView) -> CGFloat? {
        if let pinned, pinned.isDescendant(of: scrollView) { return pinned.convert(pinned.bounds, to: nil).maxY }
        return contentBelow.map { contentEnd(of: scrollView) - $0 }
    }

    private func contentEnd(of scrollView: UIScrollView) -> CGFloat {
        scrollView.convert(CGPoint(x: 0, y: scrollView.contentSize.height), to: nil).y
    }

    /// Where the bar is without the ledger's shift, in the window's coordinates.
    private func place(of bar: UIView) -> CGRect {
        bar.convert(bar.bounds, to: nil).offsetBy(dx: 0, dy: -ledger.shift(of: bar))
    }

    /// How much of the bar's lower end is there for the safe area alone.
    ///
    /// A bar that reaches to the end of the screen keeps its content above the safe area. Once it is away from there its
    /// safe area is empty (F14): a bar that is laid out by that gets lower by itself, and one that is not keeps the gap.
    /// So the bar is moved, laid out, and measured again.
    private func emptyEnd(of bar: UIView, in root: UIView, top: CGFloat) -> CGFloat {
        let safeEnd = root.convert(root.bounds, to: nil).maxY - root.safeAreaInsets.bottom
        let safeArea = max(0, place(of: bar).maxY - safeEnd)
        if let emptyEnd, emptyEnd.safeArea == safeArea { return emptyEnd.height }
        var height = safeArea
        if safeArea > 0 {
            ledger.setShift(0, of: bar)
            root.layoutIfNeeded()
            let before = bar.bounds.height
            ledger.setShift(min(0, top - place(of: bar).maxY), of: bar)
            root.layoutIfNeeded()
            height = max(0, safeArea - max(0, before - bar.bounds.height))
        }
        emptyEnd = EmptyEnd(safeArea: safeArea, height: height)
        return height
    }
}
