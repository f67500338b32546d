import Foundation

/// The positions of a bar at the bottom of a screen, such as a comment box, and of the content behind it, at one
/// moment.
///
/// All rectangles and edges are in points, in the coordinate space of the window, whose y-axis points down.
package struct InputBarSituation: Sendable, Equatable {
    /// The frame of the bar in its own position, without the shift that's applied at this moment.
    package var bar: CGRect
    /// The height at the bottom of the bar that's empty for the safe area, and may move behind the keyboard. Negative
    /// if what's being edited extends that far beyond the bar. `0` by default.
    package var safeAreaPadding: CGFloat
    /// The top edge of the docked keyboard.
    package var keyboardTop: CGFloat
    /// The scroll view whose content is visible above the bar, with the layout for the bar's new position, or `nil` if
    /// there's no scroll view.
    package var content: AvoidanceSituation.ScrollView?
    /// The part of the content that stays in place; `nil`, the default, keeps the offset.
    package var kept: KeptContent?

    package init(
        bar: CGRect, safeAreaPadding: CGFloat = 0, keyboardTop: CGFloat, content: AvoidanceSituation.ScrollView? = nil,
        kept: KeptContent? = nil
    ) {
        self.bar = bar
        self.safeAreaPadding = safeAreaPadding
        self.keyboardTop = keyboardTop
        self.content = content
        self.kept = kept
    }
}

/// The positions that a bar and the content behind it should have.
package struct InputBarPlan: Sendable, Equatable {
    /// The distance, in points, to move the bar from its own position. `0`, or negative to move up.
    package var shift: CGFloat
    /// The top edge of the bar at that position.
    package var top: CGFloat
    /// The changes to the scroll view, or `nil` if there's no scroll view.
    package var content: AvoidancePlan.ScrollView?

    package init(shift: CGFloat, top: CGFloat, content: AvoidancePlan.ScrollView?) {
        self.shift = shift
        self.top = top
        self.content = content
    }
}

extension AvoidancePlanner {
    /// Returns the plan for a bar that stays on the keyboard.
    ///
    /// 1. The bar's bottom edge, minus the empty part for the safe area, meets the keyboard. A bar that's already above
    ///    it stays.
    /// 2. The bottom inset makes room for the part of the scroll view that the bar and the keyboard cover, to the
    ///    extent that the insets of the app and the system don't already.
    /// 3. The content scrolls so that the part to keep stays in place, within the natural range (F9), including that
    ///    inset.
    ///
    /// A number that isn't finite, or isn't between plus and minus 2³⁰, leaves what it describes as it is.
    package static func plan(_ situation: InputBarSituation) -> InputBarPlan {
        let bar = situation.bar
        var plan = InputBarPlan(
            shift: 0, top: bar.minY, content: situation.content.map(AvoidancePlan.ScrollView.init(keeping:)))
        guard bar.isUsable, situation.safeAreaPadding.isPlace, situation.keyboardTop.isPlace else { return plan }
        plan.shift = min(0, situation.keyboardTop - (bar.maxY - situation.safeAreaPadding))
        plan.top += plan.shift

        guard let content = situation.content, content.isUsable else { return plan }
        let inset = content.mayChangeInset ? content.bottomInset(coveredFrom: plan.top) : content.bottomInset
        plan.content?.bottomInset = inset
        if let kept = situation.kept {
            plan.content?.contentOffset.y = content.offset(keeping: kept, above: plan.top, bottomInset: inset)
        }
        return plan
    }
}
