import Foundation

/// The positions that keep as much as possible of what's being edited above the keyboard.
///
/// The values are absolute, not differences: whoever applies a plan sets them as they are, unless they're already set.
package struct AvoidancePlan: Sendable, Equatable {
    /// The changes to a scroll view.
    package struct ScrollView: Sendable, Equatable {
        /// The content offset, in points.
        package var contentOffset: CGPoint
        /// The bottom inset to add to those of the app and the system, in points; at least `0`.
        package var bottomInset: CGFloat

        package init(contentOffset: CGPoint, bottomInset: CGFloat) {
            self.contentOffset = contentOffset
            self.bottomInset = bottomInset
        }

        /// Creates the changes that leave a scroll view as it is.
        package init(keeping scrollView: AvoidanceSituation.ScrollView) {
            self.init(contentOffset: scrollView.contentOffset, bottomInset: scrollView.bottomInset)
        }
    }

    /// The scroll views, in the order of the situation.
    package var scrollViews: [ScrollView]
    /// The distance, in points, to move the container from where its own transform puts it. `0`, or negative to move
    /// up.
    package var containerShift: CGFloat

    package init(scrollViews: [ScrollView], containerShift: CGFloat) {
        self.scrollViews = scrollViews
        self.containerShift = containerShift
    }

    /// Creates the plan that leaves everything as it is.
    package init(keeping situation: AvoidanceSituation) {
        scrollViews = situation.scrollViews.map(ScrollView.init(keeping:))
        containerShift = situation.container?.shift ?? 0
    }
}
