import Foundation

/// The positions of everything that keyboard avoidance depends on, at one moment.
///
/// All rectangles and edges are in points, in the coordinate space of the window, whose y-axis points down. They
/// include the offsets, insets, and shift that are applied at this moment. The container moves by a translation in that
/// space, and everything else in the situation is inside the container.
package struct AvoidanceSituation: Sendable, Equatable {
    /// What the bars at the top and the sides leave of the window, and what the scroll views outside the container
    /// leave of that.
    ///
    /// It may extend below the keyboard's top edge, which limits it anyway. If an edge isn't a finite number, nothing
    /// moves for the caret, the field, or the companions.
    package var viewport: CGRect
    /// The top edge of the docked keyboard, or of the bar on top of it, or `nil` if there's no docked keyboard.
    ///
    /// While it isn't a finite number, everything stays as it is.
    package var keyboardTop: CGFloat?
    /// The minimum distance between what should be visible and `keyboardTop`. `0` by default.
    ///
    /// A distance that's negative, or isn't a finite number, counts as `0`. The distance shrinks if it would leave too
    /// little room for the caret, or for a field that fits without it.
    package var distance: CGFloat
    /// The distance to keep above the field, if there's room for it. `nil`, the default, means ``distance``. Invalid
    /// numbers count as they do there.
    package var topDistance: CGFloat?
    /// The line being edited, with the highest priority: as much of it as possible should be visible. `nil` by default.
    package var caret: Target?
    /// The field being edited, with the second priority: as much of it as possible should be visible. `nil` by default.
    package var field: Target?
    /// The views that should be visible with the field, such as an error label and a button, by priority. Each is
    /// visible as a whole or not considered.
    ///
    /// Empty by default.
    package var companions: [Target]
    /// The scroll views around the caret that are in the container, from the inside out. Each is inside the next.
    ///
    /// A text view counts, so that the caret is in the first of them and the field in the second. Empty by default.
    package var scrollViews: [ScrollView]
    /// What moves if scrolling isn't enough, or `nil`, the default, if nothing may move.
    package var container: Container?

    package init(
        viewport: CGRect, keyboardTop: CGFloat?, distance: CGFloat = 0, topDistance: CGFloat? = nil,
        caret: Target? = nil, field: Target? = nil,
        companions: [Target] = [], scrollViews: [ScrollView] = [], container: Container? = nil
    ) {
        self.viewport = viewport
        self.keyboardTop = keyboardTop
        self.distance = distance
        self.topDistance = topDistance
        self.caret = caret
        self.field = field
        self.companions = companions
        self.scrollViews = scrollViews
        self.container = container
    }
}

extension AvoidanceSituation {
    /// Something that should be visible.
    package struct Target: Sendable, Equatable {
        /// The rectangle. A rectangle with a component that isn't a finite number is ignored. One with a negative size
        /// counts as the rectangle that it covers.
        package var frame: CGRect
        /// The index of the innermost of the situation's scroll views that contains it, or `nil` if none does.
        ///
        /// A target whose index is out of range is ignored.
        package var scrollView: Int?

        package init(frame: CGRect, scrollView: Int? = nil) {
            self.frame = frame
            self.scrollView = scrollView
        }
    }

    /// A scroll view around the caret.
    ///
    /// A scroll view with a component that isn't a finite number stays as it is, and hides nothing.
    package struct ScrollView: Sendable, Equatable {
        /// The frame in the window. One with a negative size counts as the rectangle that it covers.
        package var frame: CGRect
        /// The content offset. Only the vertical component counts.
        package var contentOffset: CGPoint
        /// The content size. Only the height counts. A negative size counts as zero.
        package var contentSize: CGSize
        /// The adjusted content insets (F7) of the app and the system, without `bottomInset`.
        package var adjustedInsets: Insets
        /// The part of the bottom inset that earlier plans have added. `0` by default.
        package var bottomInset: CGFloat
        /// Whether a plan may change the vertical content offset. `true` by default.
        package var scrollsVertically: Bool
        /// Whether a plan may change `bottomInset`. `true` by default.
        package var mayChangeInset: Bool
        /// Whether content that's shorter than the view is at its end, as in a list that's upside down. `false` by
        /// default.
        package var restsAtEnd: Bool

        package init(
            frame: CGRect, contentOffset: CGPoint = .zero, contentSize: CGSize, adjustedInsets: Insets = Insets(),
            bottomInset: CGFloat = 0, scrollsVertically: Bool = true, mayChangeInset: Bool = true,
            restsAtEnd: Bool = false
        ) {
            self.frame = frame
            self.contentOffset = contentOffset
            self.contentSize = contentSize
            self.adjustedInsets = adjustedInsets
            self.bottomInset = bottomInset
            self.scrollsVertically = scrollsVertically
            self.mayChangeInset = mayChangeInset
            self.restsAtEnd = restsAtEnd
        }
    }

    /// Distances from the top and the bottom edge of a rectangle, inward, in points.
    package struct Insets: Sendable, Equatable {
        package var top: CGFloat
        package var bottom: CGFloat

        /// Creates insets that are `0` by default.
        package init(top: CGFloat = 0, bottom: CGFloat = 0) {
            self.top = top
            self.bottom = bottom
        }
    }

    /// The view that contains everything else, and how far it may move.
    ///
    /// A container stays as it is if its shift isn't a finite number, or if `maximumRise` isn't a number.
    package struct Container: Sendable, Equatable {
        /// How far earlier plans have moved it. Negative is up. `0` by default.
        package var shift: CGFloat
        /// The maximum distance that it may move up in total. Unlimited by default; a negative limit counts as `0`.
        package var maximumRise: CGFloat

        package init(shift: CGFloat = 0, maximumRise: CGFloat = .infinity) {
            self.shift = shift
            self.maximumRise = maximumRise
        }
    }
}
