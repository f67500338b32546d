import FormNavigationCore
import UIKit

/// A bar at the bottom of a screen that stays on the keyboard, and the content behind it, which moves along.
@MainActor
final class InputBarMover {
    private let observer: KeyboardObserver
    private let content: InputBarContent
    /// The top edge of the bar in the last plan, or `nil` while the bar is in its own position.
    private var plannedTop: CGFloat?
    /// The top edge of the bar after a finger has dragged it together with the keyboard, or `nil` when they have
    /// settled.
    private(set) var draggedTop: CGFloat?
    private var padding: SafeAreaPadding?
    private let guideView = KeyboardGuideView()

    /// The space at the bottom of a bar that's empty for the safe area, and the safe area that it's for.
    private struct SafeAreaPadding {
        var safeArea: CGFloat
        var height: CGFloat
    }

    init(_ inputBar: FormInputBar? = nil, ledger: AvoidanceLedger, observer: KeyboardObserver) {
        content = InputBarContent(behind: inputBar, ledger: ledger)
        self.observer = observer
    }

    var inputBar: FormInputBar? { content.inputBar }

    func pin(_ view: UIView?) { content.pin(view) }

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
        content.barMovesUp()
        // The layout that determines the space for the safe area may resize the scroll view, and UIKit then adjusts its
        // offset.
        noteContent()
        var situation = try situation(of: bar, on: top, in: root, pass)
        try place(bar, as: AvoidancePlanner.plan(situation), pass)
        // A scroll view that ends at the bar has its new size from here on.
        try pass.layOut(root)
        if movesContent { content.join(&situation, in: root) }
        let plan = AvoidancePlanner.plan(situation)
        EngineEvents.emit(.barPlanned(plan, for: situation))
        plannedTop = plan.top
        try content.move(with: bar, plan, for: situation, pass)
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
        let top = top - (inputBar?.keyboardDistance.asDistance ?? 0)
        var padding = try safeAreaPadding(of: bar, in: root, top: top, pass)
        // The field may have grown since, and may extend beyond the bar.
        if let end = bar.endOfFocusedField { padding = min(padding, bar.convert(bar.bounds, to: nil).maxY - end) }
        return InputBarSituation(bar: RestingGeometry.frame(of: bar), safeAreaPadding: padding, keyboardTop: top)
    }

    /// Records what's visible of the content above the bar, while nothing moves.
    func noteContent() { content.note(isBarAway: plannedTop != nil) }

    // MARK: Under a finger

    /// Whether scrolling the content down drags the keyboard down.
    private var dragsKeyboard: Bool {
        guard let mode = inputBar?.scrollView?.keyboardDismissMode else { return false }
        return mode == .interactive || mode == .interactiveWithAccessory
    }

    /// Calls `onMove` whenever the keyboard's layout guide has moved, if scrolling can move it.
    func followKeyboard(around bar: UIView, onMove: @escaping () -> Void) {
        if dragsKeyboard, let screen = bar.viewWithKeyboardGuide { guideView.follow(in: screen, onMove: onMove) }
    }

    /// Whether a finger scrolls the content, and may drag the keyboard.
    var canBeDragged: Bool { dragsKeyboard && inputBar?.scrollView?.isTracking == true }

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
        content.forget()
        content.note(above: plannedTop, isBarAway: plannedTop != nil)
    }

    func interfaceWillRotate() {
        plannedTop = nil
        padding = nil
        content.interfaceWillRotate()
    }

    // MARK: Returning

    /// Whether the bar, or what it has taken along, may be away from its own position.
    var isAway: Bool { plannedTop != nil || content.isAway || guideView.superview != nil }

    /// Forgets where the bar was, and what was pinned. The ledger restores what was moved.
    ///
    /// - Returns: What comes back with the bar, see ``bringBack(_:_:)``; `nil` if the content stays where it is.
    func restore() -> InputBarContent.Position? {
        guideView.removeFromSuperview()
        guard isAway else { return nil }
        let position = content.restore(isBarAway: plannedTop != nil, isSettled: observer.isSettled)
        plannedTop = nil
        draggedTop = nil
        padding = nil
        return position
    }

    /// Moves the content back down with the bar, after the ledger has restored everything.
    func bringBack(_ position: InputBarContent.Position, _ pass: AvoidancePass) throws {
        try content.bringBack(position, pass)
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
