import FormNavigationCore
import UIKit

/// A bar at the bottom of a screen that rides on the keyboard, and the content behind it, which comes along.
@MainActor
final class InputBarRider {
    private(set) var inputBar: FormInputBar?
    private(set) weak var pinned: UIView?
    private let ledger: AvoidanceLedger
    /// The upper edge of the bar that the content has come up to; `nil` while the bar is in its own place.
    private var followedTop: CGFloat?
    /// The inset at the content's lower end, as it was made last; `nil` while it is the app's.
    private var bottomInset: CGFloat?
    /// How much of the content lay below the bar's upper edge before the interface rotated, in points.
    private var contentBelow: CGFloat?
    /// The upper edge of the bar where a finger has dragged it, and the keyboard; `nil` where they have settled.
    private(set) var draggedTop: CGFloat?
    /// Whether a view was pinned that has not been brought to the bar yet.
    private var hasNewPin = false
    private var padding: SafeAreaPadding?
    private let guideView = KeyboardGuideView()

    /// What a bar leaves empty at its lower end for the safe area, and the safe area that this was found out for.
    private struct SafeAreaPadding {
        var safeArea: CGFloat
        var height: CGFloat
    }

    init(ledger: AvoidanceLedger) {
        self.ledger = ledger
    }

    func set(_ inputBar: FormInputBar?) {
        self.inputBar = inputBar
        followedTop = nil
        padding = nil
        bottomInset = nil
    }

    func pin(_ view: UIView?) {
        pinned = view
        hasNewPin = view != nil
    }

    private var scrollView: UIScrollView? { inputBar?.scrollView }

    /// The bar, where it is part of a form.
    func bar(in root: UIView) -> UIView? {
        guard let bar = inputBar?.view, !bar.isHidden, bar.isDescendant(of: root) else { return nil }
        return bar
    }

    /// Brings the bar to the keyboard.
    ///
    /// - Parameters:
    ///   - top: The keyboard's upper edge in the window, in points.
    ///   - movesContent: Whether the content comes along: not where a field in it says what is to be seen.
    /// - Returns: The bar's upper edge.
    func ride(
        _ bar: UIView, on top: CGFloat, in root: UIView, movesContent: Bool, _ pass: AvoidancePass
    ) throws -> CGFloat {
        draggedTop = nil
        // What is laid out to find out about the safe area can leave the bar lower than it was, and a scroll view that ends
        // at the bar higher, whose offset UIKit then brings back to the content's end.
        let topBefore = RestingGeometry.frame(of: bar).minY
        let offsetBefore = scrollView.map { AvoidanceSituation.ScrollView($0, in: ledger).contentOffset }
        var situation = try situation(of: bar, on: top, in: root, pass)
        situation.followedTop = followedTop ?? topBefore
        if movesContent, let scrollView, scrollView.isDescendant(of: root) {
            situation.content = AvoidanceSituation.ScrollView(scrollView, in: ledger)
            if let offsetBefore { situation.content?.contentOffset = offsetBefore }
            situation.pinnedEnd = pinnedEnd(in: scrollView)
        }
        // What does not come along has come as far as the bar will be.
        if !contentComesAlong(in: situation) { situation.followedTop = AvoidancePlanner.plan(situation).top }
        let plan = AvoidancePlanner.plan(situation)
        EngineEvents.emit(.barPlanned(plan, for: situation))
        try pass.move(bar, by: plan.shift)
        if let scrollView, var part = plan.content {
            // What the person has scrolled to stays while the bar does.
            if plan.top == followedTop, !hasNewPin, let content = situation.content {
                part.contentOffset = content.contentOffset
            }
            try pass.apply(part, to: scrollView)
            bottomInset = part.bottomInset
            hasNewPin = false
            contentBelow = nil
        }
        followedTop = plan.top
        return plan.top
    }

    /// The bar alone, and the keyboard.
    private func situation(
        of bar: UIView, on top: CGFloat, in root: UIView, _ pass: AvoidancePass
    ) throws -> InputBarSituation {
        let top = top - (inputBar?.usableDistance ?? 0)
        let padding = try safeAreaPadding(of: bar, in: root, top: top, pass)
        return InputBarSituation(bar: RestingGeometry.frame(of: bar), safeAreaPadding: padding, keyboardTop: top)
    }

    /// Whether the content moves as far as the bar does. What is pinned, or was at the bar before a rotation, goes there.
    private func contentComesAlong(in situation: InputBarSituation) -> Bool {
        guard let content = situation.content, situation.pinnedEnd == nil else { return true }
        return comesAlong(content)
    }

    /// Whether content that is where it is moves with the bar.
    private func comesAlong(_ content: AvoidanceSituation.ScrollView) -> Bool {
        switch inputBar?.contentMovement ?? .always {
        case .always: return true
        case .never: return false
        case .atEnd:
            guard content.isUsable else { return false }
            let range = content.verticalRange(bottomInset: bottomInset ?? content.bottomInset)
            return content.contentOffset.y > range.upperBound - 1
        }
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
        try pass.move(bar, by: plan.shift)
    }

    /// The finger has let go, or brought the keyboard back.
    func endDrag() { draggedTop = nil }

    /// Nothing will be where it was.
    func interfaceWillRotate() {
        guard let followedTop, let scrollView else { return }
        contentBelow = contentEnd(of: scrollView) - followedTop
        self.followedTop = nil
    }

    /// What part of the content was right above the bar while that was away from its own place.
    struct ContentPosition {
        fileprivate let bar: UIView
        fileprivate let scrollView: UIScrollView
        /// Where the bar and the content were.
        fileprivate let top: CGFloat
        fileprivate let contentOffset: CGFloat
    }

    /// Whether the bar, or what it has brought along, may be away from its own place.
    var isAway: Bool { followedTop != nil || contentBelow != nil || guideView.superview != nil }

    /// Forgets how far the bar had come, and what was pinned: the ledger puts back what was moved.
    ///
    /// - Returns: What comes back with the bar, see ``bringBack(_:_:)``; `nil` where the content stays where it is.
    func restore() -> ContentPosition? {
        guideView.removeFromSuperview()
        guard isAway else { return nil }
        defer {
            followedTop = nil
            draggedTop = nil
            contentBelow = nil
            padding = nil
            pinned = nil
            bottomInset = nil
        }
        guard let top = draggedTop ?? followedTop, let bar = inputBar?.view, let scrollView, bar.window != nil else {
            return nil
        }
        let content = AvoidanceSituation.ScrollView(scrollView, in: ledger)
        guard comesAlong(content), !scrollView.formOptions.scrolling.restoresOffset else { return nil }
        return ContentPosition(bar: bar, scrollView: scrollView, top: top, contentOffset: content.contentOffset.y)
    }

    /// Brings the content back down with the bar, as far as it reaches, once the ledger has put everything back.
    func bringBack(_ position: ContentPosition, _ pass: AvoidancePass) throws {
        // A bar that has its safe area again is higher by that from the next layout on, and a scroll view that ends at it
        // lower. The form may have been let go by now, so it is the window that is laid out.
        if let window = position.bar.window { try pass.layOut(window) }
        let fall = RestingGeometry.frame(of: position.bar).minY - position.top
        let content = AvoidanceSituation.ScrollView(position.scrollView, in: ledger)
        let plan = AvoidancePlanner.planAtRest(for: content, at: position.contentOffset - fall)
        try pass.apply(plan, to: position.scrollView, changesInset: false)
    }

    /// The lower edge of what is to be seen right above the bar, in the window's coordinates.
    private func pinnedEnd(in scrollView: UIScrollView) -> CGFloat? {
        if let pinned, pinned.isDescendant(of: scrollView) { return pinned.convert(pinned.bounds, to: nil).maxY }
        return contentBelow.map { contentEnd(of: scrollView) - $0 }
    }

    private func contentEnd(of scrollView: UIScrollView) -> CGFloat {
        let content = AvoidanceSituation.ScrollView(scrollView, in: ledger)
        return content.frame.minY - content.contentOffset.y + content.contentSize.height
    }

    /// How much of the bar's lower end is there for the safe area alone, and may go behind the keyboard.
    ///
    /// A bar that reaches to the end of the screen keeps its content above the safe area. Once it is away from there its
    /// safe area is empty (F14): a bar that is laid out by that gets lower by itself, and one that is not keeps the gap.
    /// So the bar is moved, laid out, and measured again, together with the form, whose constraints may say how high it is.
    /// What shows something is never part of it.
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
    /// The lower edge of the texts, controls, labels and images in a bar, in the window's coordinates; `nil` for none.
    ///
    /// What fills the bar from top to bottom and takes no text is its background.
    fileprivate func lowestContent(in bar: CGRect) -> CGFloat? {
        guard !isHidden, alpha >= 0.01 else { return nil }
        let frame = convert(bounds, to: nil)
        let isBackground = frame.minY <= bar.minY && frame.maxY >= bar.maxY
        if self is any UITextInput { return frame.maxY }
        if self is UIControl || self is UILabel || self is UIImageView, !isBackground { return frame.maxY }
        return subviews.compactMap { $0.lowestContent(in: bar) }.max()
    }
}
