import FormNavigationCore
import UIKit

/// A bar at the bottom of a screen that stays on the keyboard, and the content behind it, which moves along.
@MainActor
final class InputBarMover {
    private(set) var inputBar: FormInputBar?
    private let ledger: AvoidanceLedger
    private let observer: KeyboardObserver
    /// The top edge of the bar in the last plan, or `nil` while the bar is in its own position.
    private(set) var plannedTop: CGFloat?
    /// The part of the content that stays in place, and the state when it was recorded.
    private var hold: ContentHold?
    /// Whether content has moved up with the bar, and moves back down with it.
    private var hasMovedContent = false
    /// The position of the bar without a keyboard.
    private var barPlace: AvoidanceSituation.ScrollView.BarPlace?
    /// What has moved back with the bar, until the keyboard has settled. A sheet that the keyboard raised sinks after
    /// the bar.
    private var returned: ContentHold?
    /// The top edge of the bar after a finger has dragged it together with the keyboard, or `nil` when they have
    /// settled.
    private(set) var draggedTop: CGFloat?
    /// Whether a view was pinned that hasn't been moved to the bar yet.
    private var hasNewPin: Bool
    private var padding: SafeAreaPadding?
    private let guideView = KeyboardGuideView()

    /// A part of the content that stays where it's visible.
    private struct ContentHold {
        var kept: KeptContent
        /// The last position of content and bar.
        var content: AvoidanceSituation.ScrollView
        var top: CGFloat

        /// Whether layout has moved or resized the bar or the scroll view since.
        func isLaidOut(_ content: AvoidanceSituation.ScrollView, above top: CGFloat) -> Bool {
            self.content.frame != content.frame || self.top != top
        }
    }

    /// The space at the bottom of a bar that's empty for the safe area, and the safe area that it's for.
    private struct SafeAreaPadding {
        var safeArea: CGFloat
        var height: CGFloat
    }

    init(_ inputBar: FormInputBar? = nil, ledger: AvoidanceLedger, observer: KeyboardObserver) {
        (self.inputBar, self.ledger, self.observer) = (inputBar, ledger, observer)
        hasNewPin = inputBar?.pinnedView != nil
    }

    func pin(_ view: UIView?) {
        inputBar?.pinnedView = view
        hasNewPin = view != nil
    }

    private var scrollView: UIScrollView? { inputBar?.scrollView }

    /// The bar, if it's part of a form.
    func bar(in root: UIView) -> UIView? {
        guard let bar = inputBar?.view, !bar.isHidden, bar.isDescendant(of: root) else { return nil }
        return bar
    }

    // MARK: Staying on the keyboard

    /// Moves the bar to the keyboard.
    ///
    /// - Parameters:
    ///   - top: The keyboard's top edge in the window, in points.
    ///   - movesContent: Whether the content moves along: not if a field in it determines what's visible.
    /// - Returns: The frame of the bar.
    func bring(
        _ bar: UIView, to top: CGFloat, in root: UIView, movesContent: Bool, _ pass: AvoidancePass
    ) throws -> InputBarPlan {
        draggedTop = nil
        returned = nil
        // The layout that determines the space for the safe area may resize the scroll view, and UIKit then adjusts its
        // offset.
        noteContent()
        var situation = try situation(of: bar, on: top, in: root, pass)
        try place(bar, as: AvoidancePlanner.plan(situation), pass)
        // A scroll view that ends at the bar has its new size from here on.
        try pass.layOut(root)
        if movesContent, let scrollView, scrollView.isDescendant(of: root) {
            situation.content = AvoidanceSituation.ScrollView(scrollView, in: ledger)
            situation.kept = keptContent(in: scrollView)
        }
        let plan = AvoidancePlanner.plan(situation)
        EngineEvents.emit(.barPlanned(plan, for: situation))
        plannedTop = plan.top
        guard let scrollView, let part = plan.content else {
            hold = nil
            return plan
        }
        hasMovedContent = true
        try pass.apply(part, to: scrollView)
        hasNewPin = false
        let content = AvoidanceSituation.ScrollView(scrollView, in: ledger)
        hold = situation.kept.map { ContentHold(kept: $0, content: content, top: bar.topInWindow) }
        return plan
    }

    /// Puts the bar where a plan wants it, even if something else takes the bar along.
    func place(_ bar: UIView, as plan: InputBarPlan, _ pass: AvoidancePass) throws {
        let carried = bar.withSuperviews.dropFirst().reduce(0) {
            $0 + RestingGeometry.windowShift(of: $1)
        }
        try pass.move(bar, by: plan.shift - carried)
    }

    /// Moves only the bar.
    private func situation(
        of bar: UIView, on top: CGFloat, in root: UIView, _ pass: AvoidancePass
    ) throws -> InputBarSituation {
        let top = top - (inputBar?.usableDistance ?? 0)
        var padding = try safeAreaPadding(of: bar, in: root, top: top, pass)
        // The field may have grown since, and may extend beyond the bar.
        if let end = bar.endOfFocusedField { padding = min(padding, bar.convert(bar.bounds, to: nil).maxY - end) }
        return InputBarSituation(bar: RestingGeometry.frame(of: bar), safeAreaPadding: padding, keyboardTop: top)
    }

    // MARK: The content

    /// Records what's visible of the content above the bar, while nothing moves.
    ///
    /// If the position or size of the bar or the scroll view has changed since the last record, layout has run in
    /// between, and may have changed the offset. Then the record stays, unless someone has also scrolled. Nothing is
    /// recorded while the bar is on its way back, as in a sheet that sinks with the keyboard.
    ///
    /// - Parameter barTop: The top edge of the bar; by default, its current one.
    func noteContent(above barTop: CGFloat? = nil) {
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
        hold = ContentHold(kept: kept, content: content, top: top)
        if plannedTop == nil { barPlace = content.place(ofBarAt: top) }
    }

    private var movement: KeptContent.Movement {
        switch inputBar?.contentMovement ?? .always {
        case .always: .always
        case .atEnd: .atEnd
        case .never: .never
        }
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

    // MARK: Under a finger

    /// Whether scrolling the content down drags the keyboard down.
    private var dragsKeyboard: Bool {
        guard let mode = scrollView?.keyboardDismissMode else { return false }
        return mode == .interactive || mode == .interactiveWithAccessory
    }

    /// Calls `onMove` whenever the keyboard's layout guide has moved, if scrolling can move it.
    func followKeyboard(around bar: UIView, onMove: @escaping () -> Void) {
        if dragsKeyboard, let screen = bar.viewWithKeyboardGuide { guideView.follow(in: screen, onMove: onMove) }
    }

    /// Whether a finger scrolls the content, and may drag the keyboard.
    var canBeDragged: Bool { dragsKeyboard && scrollView?.isTracking == true }

    /// Whether a finger that's still there has moved the bar.
    var isDragged: Bool { draggedTop != nil && canBeDragged }

    /// Moves the bar with a keyboard that a finger drags. The content already follows the finger.
    func follow(_ bar: UIView, to top: CGFloat, in root: UIView, _ pass: AvoidancePass) throws {
        let plan = AvoidancePlanner.plan(try situation(of: bar, on: top, in: root, pass))
        draggedTop = plan.top
        try place(bar, as: plan, pass)
    }

    /// The keyboard is back, with the finger or after it. The scroll position stays.
    func endDrag() {
        draggedTop = nil
        hold = nil
        noteContent(above: plannedTop)
    }

    /// The content will have another width, and other heights, so only the distance to its end remains meaningful.
    func interfaceWillRotate() {
        plannedTop = nil
        barPlace = nil
        padding = nil
        if let content = hold?.content { hold?.kept = .beforeEnd(max(0, content.distanceToEnd)) }
    }

    /// The part of the content that stays in place when the bar returns to its own position.
    struct ContentPosition {
        fileprivate let bar: UIView
        fileprivate let scrollView: UIScrollView
        fileprivate let kept: KeptContent
        fileprivate let barPlace: AvoidanceSituation.ScrollView.BarPlace?
    }

    /// Whether the bar, or what it has taken along, may be away from its own position.
    var isAway: Bool { plannedTop != nil || hasMovedContent || returned != nil || guideView.superview != nil }

    /// Forgets where the bar was, and what was pinned. The ledger restores what was moved.
    ///
    /// - Returns: What comes back with the bar, see ``bringBack(_:_:)``; `nil` if the content stays where it is.
    func restore() -> ContentPosition? {
        guideView.removeFromSuperview()
        guard isAway else { return nil }
        if let returned {
            let position = position(of: returned)
            // As long as the keyboard moves, layout may still follow, as in a sheet that sinks with it.
            if position != nil || observer.isSettled { self.returned = nil }
            return position
        }
        noteContent()
        defer {
            hasMovedContent = false
            plannedTop = nil
            draggedTop = nil
            hold = nil
            padding = nil
            inputBar?.pinnedView = nil
        }
        guard hasMovedContent, let hold, let bar = inputBar?.view, let scrollView, bar.window != nil,
            !scrollView.scrollingOptions.restoresOffset
        else { return nil }
        return ContentPosition(bar: bar, scrollView: scrollView, kept: hold.kept, barPlace: barPlace)
    }

    /// The content that moves back once more, if layout has moved the bar or the scroll view since.
    private func position(of returned: ContentHold) -> ContentPosition? {
        guard let bar = inputBar?.view, let scrollView, bar.window != nil else { return nil }
        let content = AvoidanceSituation.ScrollView(scrollView, in: ledger)
        let isLaidOut = returned.isLaidOut(content, above: bar.topInWindow)
        guard isLaidOut, !content.isScrolled(since: returned.content) else { return nil }
        return ContentPosition(bar: bar, scrollView: scrollView, kept: returned.kept, barPlace: barPlace)
    }

    /// Moves the content back down with the bar, as far as it reaches, after the ledger has restored everything.
    func bringBack(_ position: ContentPosition, _ pass: AvoidancePass) throws {
        // After the next layout, a bar that has its safe area again is higher by it, and a scroll view that ends at the
        // bar is lower. The form may have been released by now, so this lays out the window.
        if let window = position.bar.window { try pass.layOut(window) }
        let content = AvoidanceSituation.ScrollView(position.scrollView, in: ledger)
        let top = RestingGeometry.frame(of: position.bar).minY
        let offset = content.offset(returning: position.kept, above: top, from: position.barPlace)
        let plan = AvoidancePlanner.planAtRest(for: content, at: offset)
        try pass.apply(plan, to: position.scrollView, changesInset: false)
        returned = ContentHold(
            kept: position.kept, content: AvoidanceSituation.ScrollView(position.scrollView, in: ledger),
            top: position.bar.topInWindow)
    }

    /// The height at the bar's bottom edge that's there only for the safe area, and may move behind the keyboard.
    ///
    /// A bar that extends to the bottom of the screen keeps its content above the safe area. When it moves away from
    /// there, its safe area is empty (F14). A bar whose layout depends on it gets lower on its own, and any other bar
    /// keeps the gap. So this moves the bar, lays it out, and measures it again, together with the form, whose
    /// constraints may determine its height. Visible content is never part of the gap.
    private func safeAreaPadding(
        of bar: UIView, in root: UIView, top: CGFloat, _ pass: AvoidancePass
    ) throws -> CGFloat {
        let safeEnd = RestingGeometry.frame(of: root).maxY - root.safeAreaInsets.bottom
        let safeArea = max(0, RestingGeometry.frame(of: bar).maxY - safeEnd)
        if let padding, padding.safeArea == safeArea { return padding.height }
        var height = safeArea
        if safeArea > 0 {
            try pass.move(bar, by: 0)
            try pass.layOut(root)
            let before = RestingGeometry.frame(of: bar)
            try pass.move(bar, by: min(0, top - before.maxY))
            try pass.layOut(root)
            let moved = bar.convert(bar.bounds, to: nil)
            height = max(0, safeArea - max(0, before.height - moved.height))
            if let end = bar.lowestContent(in: moved) { height = min(height, max(0, moved.maxY - end)) }
        }
        padding = SafeAreaPadding(safeArea: safeArea, height: height)
        return height
    }
}

extension UIView {
    fileprivate var topInWindow: CGFloat { convert(bounds, to: nil).minY }

    /// The bottom edge of the field in this bar that has focus, in the window's coordinates; `nil` if no field has
    /// focus, or if it can be scrolled in the bar.
    fileprivate var endOfFocusedField: CGFloat? {
        guard let field = firstResponderInside?.fieldWithFocus, field !== self,
            !field.withSuperviews.dropFirst().prefix(while: { $0 !== self })
                .contains(where: { $0 is UIScrollView })
        else { return nil }
        return field.convert(field.bounds, to: nil).maxY
    }

    /// The bottom edge of the texts, controls, labels, and images in a bar, in the window's coordinates; `nil` if there
    /// are none.
    ///
    /// A view that fills the bar from top to bottom and doesn't accept text is its background.
    fileprivate func lowestContent(in bar: CGRect) -> CGFloat? {
        guard !isHidden, alpha >= 0.01 else { return nil }
        let frame = convert(bounds, to: nil)
        let isBackground = frame.minY <= bar.minY && frame.maxY >= bar.maxY
        if self is any UITextInput { return frame.maxY }
        if self is UIControl || self is UILabel || self is UIImageView, !isBackground { return frame.maxY }
        return subviews.compactMap { $0.lowestContent(in: bar) }.max()
    }
}
