import Foundation

/// Where everything is to be, so that the keyboard hides as little as possible of what is being edited.
///
/// The values are not differences: whoever applies a plan writes them as they are, where they are not there already.
package struct AvoidancePlan: Sendable, Equatable {
    /// What is to be changed of a scroll view.
    package struct ScrollView: Sendable, Equatable {
        /// The content offset, in points.
        package var contentOffset: CGPoint
        /// The bottom inset to add to those of the app and the system, in points; at least `0`.
        package var bottomInset: CGFloat

        package init(contentOffset: CGPoint, bottomInset: CGFloat) {
            self.contentOffset = contentOffset
            self.bottomInset = bottomInset
        }

        /// Leaves a scroll view as it is.
        package init(keeping scrollView: AvoidanceSituation.ScrollView) {
            self.init(contentOffset: scrollView.contentOffset, bottomInset: scrollView.bottomInset)
        }
    }

    /// The scroll views, in the order of the situation.
    package var scrollViews: [ScrollView]
    /// How far the container is to be moved from where its own transform puts it, in points; `0`, or less to move up.
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
