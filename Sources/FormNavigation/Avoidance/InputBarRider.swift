import FormNavigationCore
import UIKit

/// A bar at the bottom of a screen that stays on the keyboard, and the content behind it, which moves along.
@MainActor
final class InputBarRider {
    private(set) var inputBar: FormInputBar?
    private let ledger: AvoidanceLedger
    /// The upper edge of the bar in the last plan; `nil` while the bar is in its own place.
    private(set) var plannedTop: CGFloat?
    /// The part of the content that stays in place, and the state when that was noted.
    private var hold: ContentHold?
    /// Whether content has risen with the bar, and comes down with it.
    private var hasMovedContent = false
    /// The position of the bar without a keyboard.
    private var barPlace: AvoidanceSituation.ScrollView.BarPlace?
    /// What has come back with the bar, until the keyboard has settled: a sheet that it has raised sinks after the bar.
    private var returned: ContentHold?
    /// The upper edge of the bar where a finger has dragged it and the keyboard; `nil` once they have settled.
    private(set) var draggedTop: CGFloat?
    /// Whether a view was pinned that has not been brought to the bar yet.
    private var hasNewPin = false
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

    /// The space that a bar leaves empty at its lower end for the safe area, and the safe area that this applies to.
    private struct SafeAreaPadding {
        var safeArea: CGFloat
        var height: CGFloat
    }

    init(ledger: AvoidanceLedger) {
        self.ledger = ledger
    }

    func set(_ inputBar: FormInputBar?) {
        self.inputBar = inputBar
        hasNewPin = inputBar?.pinnedView != nil
        plannedTop = nil
        hold = nil
        hasMovedContent = false
        barPlace = nil
        returned = nil
        padding = nil
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

    // MARK: Riding

    /// Brings the bar to the keyboard.
    ///
    /// - Parameters:
    ///   - top: The keyboard's upper edge in the window, in points.
    ///   - movesContent: Whether the content moves along: not if a field in it determines what's visible.
    /// - Returns: The frame of the bar.
    func ride(
        _ bar: UIView, on top: CGFloat, in root: UIView, movesContent: Bool, _ pass: AvoidancePass
    ) throws -> InputBarPlan {
        draggedTop = nil
        returned = nil
        // What is laid out to find out about the safe area may resize the scroll view, whose offset UIKit then adjusts.
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

    /// Puts the bar where a plan has it, even if something carries the bar along.
    func place(_ bar: UIView, as plan: InputBarPlan, _ pass: AvoidancePass) throws {
        let carried = sequence(first: bar, next: \.superview).dropFirst().reduce(0) {
            $0 + RestingGeometry.windowShift(of: $1)
        }
        try pass.move(bar, by: plan.shift - carried)
    }

    /// The bar alone, and the keyboard.
    private func situation(
        of bar: UIView, on top: CGFloat, in root: UIView, _ pass: AvoidancePass
    ) throws -> InputBarSituation {
        let top = top - (inputBar?.usableDistance ?? 0)
        var padding = try safeAreaPadding(of: bar, in: root, top: top, pass)
        // The field may have grown since, and it may stick out of the bar.
        if let end = bar.endOfFocusedField { padding = min(padding, bar.convert(bar.bounds, to: nil).maxY - end) }
        return InputBarSituation(bar: RestingGeometry.frame(of: bar), safeAreaPadding: padding, keyboardTop: top)
    }

    // MARK: The content

    /// Notes what's visible of the content above the bar, while nothing moves.
    ///
    /// If the bar or the scroll view has another position or size than when that was last noted, layout has run in
    /// between, and may have changed the offset: then the note stays, unless someone has scrolled, too.
    ///
    /// - Parameter barTop: The upper edge of the bar; by default, its current one.
    func noteContent(above barTop: CGFloat? = nil) {
        guard let bar = inputBar?.view, let scrollView, bar.window != nil, bar.window === scrollView.window else {
            return
        }
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

    /// The part of the content that stays in place: the one noted before, or what has been pinned since.
    private func keptContent(in scrollView: UIScrollView) -> KeptContent? {
        guard hasNewPin, let pinned = inputBar?.pinnedView, pinned.isDescendant(of: scrollView) else {
            return hold?.kept
        }
        let content = AvoidanceSituation.ScrollView(scrollView, in: ledger)
        let end = pinned.convert(pinned.bounds, to: nil).maxY
        return .atBar(end - content.frame.minY + content.contentOffset.y)
    }

    // MARK: Under a finger

    /// Whether scrolling the content down takes the keyboard along.
    private var dragsKeyboard: Bool {
        guard let mode = scrollView?.keyboardDismissMode else { return false }
        return mode == .interactive || mode == .interactiveWithAccessory
    }

    /// Calls `onMove` whenever the keyboard's layout guide has moved, if scrolling may move it.
    func followKeyboard(in window: UIWindow, onMove: @escaping () -> Void) {
        if dragsKeyboard { guideView.follow(in: window, onMove: onMove) }
    }

    /// Whether a finger scrolls the content, and may take the keyboard along.
    var canBeDragged: Bool { dragsKeyboard && scrollView?.isTracking == true }

    /// Whether the bar has been moved by a finger that is still there.
    var isDragged: Bool { draggedTop != nil && canBeDragged }

    /// Moves the bar with a keyboard that a finger drags. The content is under the finger already.
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

    /// The content will have another width, and other heights: only the distance to its end can be found again.
    func interfaceWillRotate() {
        plannedTop = nil
        barPlace = nil
        if let content = hold?.content { hold?.kept = .beforeEnd(max(0, content.distanceToEnd)) }
    }

    /// The part of the content that stays in place when the bar returns to its own.
    struct ContentPosition {
        fileprivate let bar: UIView
        fileprivate let scrollView: UIScrollView
        fileprivate let kept: KeptContent
        fileprivate let barPlace: AvoidanceSituation.ScrollView.BarPlace?
    }

    /// Whether the bar, or what it has brought along, may be away from its own place.
    var isAway: Bool { plannedTop != nil || hold != nil || returned != nil || guideView.superview != nil }

    /// Forgets where the bar was, and what was pinned: the ledger restores what was moved.
    ///
    /// - Returns: What comes back with the bar, see ``bringBack(_:_:)``; `nil` if the content stays where it is.
    func restore() -> ContentPosition? {
        guideView.removeFromSuperview()
        guard isAway else { return nil }
        if let returned {
            self.returned = nil
            return position(of: returned)
        }
        if draggedTop != nil { hold = nil }
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
            !scrollView.formOptions.scrolling.restoresOffset
        else { return nil }
        return ContentPosition(bar: bar, scrollView: scrollView, kept: hold.kept, barPlace: barPlace)
    }

    /// The content that comes back once more, if layout has moved the bar or the scroll view after they had come back.
    private func position(of returned: ContentHold) -> ContentPosition? {
        guard let bar = inputBar?.view, let scrollView, bar.window != nil else { return nil }
        let content = AvoidanceSituation.ScrollView(scrollView, in: ledger)
        let isLaidOut = returned.isLaidOut(content, above: bar.topInWindow)
        guard isLaidOut, !content.isScrolled(since: returned.content) else { return nil }
        return ContentPosition(bar: bar, scrollView: scrollView, kept: returned.kept, barPlace: barPlace)
    }

    /// Brings the content back down with the bar, as far as it reaches, once the ledger has restored everything.
    func bringBack(_ position: ContentPosition, _ pass: AvoidancePass) throws {
        // A bar that has its safe area again is higher by that from the next layout on, and a scroll view that ends at
        // it lower. The form may have been released by now, so the window is laid out.
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

    /// The height at the bar's lower end that's there for the safe area alone, and may move behind the keyboard.
    ///
    /// A bar that reaches to the end of the screen keeps its content above the safe area. Once it's away from there its
    /// safe area is empty (F14): a bar that's laid out by it gets lower on its own, and any other bar keeps the gap. So
    /// the bar is moved, laid out, and measured again, together with the form, whose constraints may determine its
    /// height. Visible content is never part of it.
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

    /// The lower edge of the field in this bar that has focus, in the window's coordinates; `nil` if no field has
    /// focus, or if it can be scrolled in the bar.
    fileprivate var endOfFocusedField: CGFloat? {
        guard let field = firstResponderInside?.fieldWithFocus, field !== self,
            !sequence(first: field, next: \.superview).dropFirst().prefix(while: { $0 !== self })
                .contains(where: { $0 is UIScrollView })
        else { return nil }
        return field.convert(field.bounds, to: nil).maxY
    }

    /// The lower edge of the texts, controls, labels, and images in a bar, in the window's coordinates; `nil` if there
    /// are none.
    ///
    /// A view that fills the bar from top to bottom and takes no text is its background.
    fileprivate func lowestContent(in bar: CGRect) -> CGFloat? {
        guard !isHidden, alpha >= 0.01 else { return nil }
        let frame = convert(bounds, to: nil)
        let isBackground = frame.minY <= bar.minY && frame.maxY >= bar.maxY
        if self is any UITextInput { return frame.maxY }
        if self is UIControl || self is UILabel || self is UIImageView, !isBackground { return frame.maxY }
        return subviews.compactMap { $0.lowestContent(in: bar) }.max()
    }
}
