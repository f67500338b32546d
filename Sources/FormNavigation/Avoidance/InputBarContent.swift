import FormNavigationCore
import UIKit

/// The content behind an input bar, and the part of it that stays in place while the bar moves.
@MainActor
final class InputBarContent {
    private(set) var inputBar: FormInputBar?
    private let ledger: AvoidanceLedger
    /// The part of the content that stays in place, and the state when it was recorded.
    private var hold: Hold?
    /// Whether content has moved up with the bar, and moves back down with it.
    private var hasMoved = false
    /// Whether a view was pinned that hasn't been moved to the bar yet.
    private var hasNewPin: Bool
    /// The position of the bar without a keyboard.
    private var barPlace: AvoidanceSituation.ScrollView.BarPlace?
    /// What has moved back with the bar, until the keyboard has settled. A sheet that the keyboard raised sinks after
    /// the bar.
    private var returned: Hold?

    /// A part of the content that stays where it's visible.
    private struct Hold {
        var kept: KeptContent
        /// The last position of content and bar.
        var content: AvoidanceSituation.ScrollView
        var top: CGFloat

        /// Whether layout has moved or resized the bar or the scroll view since.
        func isLaidOut(_ content: AvoidanceSituation.ScrollView, above top: CGFloat) -> Bool {
            self.content.frame != content.frame || self.top != top
        }
    }

    init(behind inputBar: FormInputBar?, ledger: AvoidanceLedger) {
        (self.inputBar, self.ledger) = (inputBar, ledger)
        hasNewPin = inputBar?.pinnedView != nil
    }

    func pin(_ view: UIView?) {
        inputBar?.pinnedView = view
        hasNewPin = view != nil
    }

    private var scrollView: UIScrollView? { inputBar?.scrollView }

    /// Whether the content, or what has come back with the bar, may still move.
    var isAway: Bool { hasMoved || returned != nil }

    // MARK: - Recording

    /// Records what's visible of the content above the bar, while nothing moves.
    ///
    /// If the position or size of the bar or the scroll view has changed since the last record, layout has run in
    /// between, and may have changed the offset. Then the record stays, unless someone has also scrolled. Nothing is
    /// recorded while the bar is on its way back, as in a sheet that sinks with the keyboard.
    ///
    /// - Parameters:
    ///   - barTop: The top edge of the bar; by default, its current one.
    ///   - isBarAway: Whether the bar isn't in its own position.
    func note(above barTop: CGFloat? = nil, isBarAway: Bool) {
        guard returned == nil, let bar = inputBar?.view, let scrollView, bar.window != nil,
            bar.window === scrollView.window
        else { return }
        let content = AvoidanceSituation.ScrollView(scrollView, in: ledger)
        let top = barTop ?? bar.topInWindow
        if let hold {
            let isSame =
                hold.content.contentOffset == content.contentOffset
                && hold.content.contentSize == content.contentSize
            let isLaidOut = hold.isLaidOut(content, above: top)
            guard isLaidOut ? content.isScrolled(since: hold.content) : !isSame else { return }
        }
        let kept = KeptContent(of: content, above: top, moving: movement)
        hold = Hold(kept: kept, content: content, top: top)
        if !isBarAway { barPlace = content.place(ofBarAt: top) }
    }

    private var movement: KeptContent.Movement {
        switch inputBar?.contentMovement ?? .always {
        case .always: .always
        case .atEnd: .atEnd
        case .never: .never
        }
    }

    /// Forgets what stays in place, until it's recorded again.
    func forget() { hold = nil }

    /// The content will have another width, and other heights, so only the distance to its end remains meaningful.
    func interfaceWillRotate() {
        barPlace = nil
        if let content = hold?.content { hold?.kept = .beforeEnd(max(0, content.distanceToEnd)) }
    }

    // MARK: - Moving with the bar

    /// The bar moves to the keyboard again, so what has come back no longer counts.
    func barMovesUp() { returned = nil }

    /// Adds the content to the situation of the bar, if it's part of a form.
    func join(_ situation: inout InputBarSituation, in root: UIView) {
        guard let scrollView, scrollView.isDescendant(of: root) else { return }
        situation.content = AvoidanceSituation.ScrollView(scrollView, in: ledger)
        situation.kept = keptContent(in: scrollView)
    }

    /// The part of the content that stays in place: the recorded one, or what has been pinned since.
    private func keptContent(in scrollView: UIScrollView) -> KeptContent? {
        guard hasNewPin, let pinned = inputBar?.pinnedView, pinned.isDescendant(of: scrollView) else {
            return hold?.kept
        }
        let content = AvoidanceSituation.ScrollView(scrollView, in: ledger)
        let end = pinned.convert(pinned.bounds, to: nil).maxY
        return .atBar(end - content.frame.minY + content.contentOffset.y)
    }

    /// Moves the content as planned with the bar.
    func move(with bar: UIView, _ plan: InputBarPlan, for situation: InputBarSituation, _ pass: AvoidancePass) throws {
        guard let scrollView, let part = plan.content else { return forget() }
        hasMoved = true
        try pass.apply(part, to: scrollView)
        hasNewPin = false
        let content = AvoidanceSituation.ScrollView(scrollView, in: ledger)
        hold = situation.kept.map { Hold(kept: $0, content: content, top: bar.topInWindow) }
    }

    // MARK: - Moving back

    /// The part of the content that stays in place when the bar returns to its own position.
    struct Position {
        fileprivate let bar: UIView
        fileprivate let scrollView: UIScrollView
        fileprivate let kept: KeptContent
        fileprivate let barPlace: AvoidanceSituation.ScrollView.BarPlace?
    }

    /// Forgets where the content was, and what was pinned.
    ///
    /// - Parameters:
    ///   - isBarAway: Whether the bar isn't in its own position.
    ///   - isSettled: Whether the keyboard is in its final position.
    /// - Returns: What comes back with the bar, see ``bringBack(_:_:)``; `nil` if the content stays where it is.
    func restore(isBarAway: Bool, isSettled: Bool) -> Position? {
        if let returned {
            let position = position(of: returned)
            // As long as the keyboard moves, layout may still follow, as in a sheet that sinks with it.
            if position != nil || isSettled { self.returned = nil }
            return position
        }
        note(isBarAway: isBarAway)
        defer {
            hasMoved = false
            hold = nil
            inputBar?.pinnedView = nil
        }
        guard hasMoved, let hold, let bar = inputBar?.view, let scrollView, bar.window != nil,
            !scrollView.scrollingOptions.restoresOffset
        else { return nil }
        return Position(bar: bar, scrollView: scrollView, kept: hold.kept, barPlace: barPlace)
    }

    /// The content that moves back once more, if layout has moved the bar or the scroll view since.
    private func position(of returned: Hold) -> Position? {
        guard let bar = inputBar?.view, let scrollView, bar.window != nil else { return nil }
        let content = AvoidanceSituation.ScrollView(scrollView, in: ledger)
        let isLaidOut = returned.isLaidOut(content, above: bar.topInWindow)
        guard isLaidOut, !content.isScrolled(since: returned.content) else { return nil }
        return Position(bar: bar, scrollView: scrollView, kept: returned.kept, barPlace: barPlace)
    }

    /// Moves the content back down with the bar, as far as it reaches, after the ledger has restored everything.
    func bringBack(_ position: Position, _ pass: AvoidancePass) throws {
        // After the next layout, a bar that has its safe area again is higher by it, and a scroll view that ends at the
        // bar is lower. The form may have been released by now, so this lays out the window.
        if let window = position.bar.window { try pass.layOut(window) }
        let content = AvoidanceSituation.ScrollView(position.scrollView, in: ledger)
        let top = RestingGeometry.frame(of: position.bar).minY
        let offset = content.offset(returning: position.kept, above: top, from: position.barPlace)
        let plan = AvoidancePlanner.planAtRest(for: content, at: offset)
        try pass.apply(plan, to: position.scrollView, changesInset: false)
        returned = Hold(
            kept: position.kept, content: AvoidanceSituation.ScrollView(position.scrollView, in: ledger),
            top: position.bar.topInWindow)
    }
}

extension UIView {
    fileprivate var topInWindow: CGFloat { convert(bounds, to: nil).minY }
}
