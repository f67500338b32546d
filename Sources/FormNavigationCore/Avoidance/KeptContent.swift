import Foundation

/// The part of the content behind a bar that stays in place while the bar moves, grows, or shrinks, and while layout
/// moves or resizes the scroll view.
///
/// It's a position in the content, not an offset, because UIKit adjusts offsets when a scroll view is resized.
package enum KeptContent: Sendable, Equatable {
    /// What's at the bar's top edge stays there: its y-coordinate in the content, in points of the window.
    case atBar(CGFloat)
    /// What's at the scroll view's top edge stays there: its y-coordinate in the content, in points of the window.
    case atTop(CGFloat)
    /// The end of the content stays at its distance below the visible part, in points of the window.
    case beforeEnd(CGFloat)

    fileprivate var isEnd: Bool {
        if case .beforeEnd = self { true } else { false }
    }

    /// Constants that describe when content moves along with a bar.
    package enum Movement: Sendable {
        case always
        case atEnd
        case never
    }

    /// Creates a note of the content that's visible above a bar's top edge.
    package init(of content: AvoidanceSituation.ScrollView, above top: CGFloat, moving movement: Movement) {
        let short = content.distanceToEnd
        switch movement {
        case .never: self = .atTop(content.contentOffset.y)
        case .always, .atEnd:
            if short < 1 {
                self = .beforeEnd(max(0, short))
            } else if movement == .always {
                self = .atBar(content.contentOffset.y + content.distance(to: top))
            } else {
                self = .atTop(content.contentOffset.y)
            }
        }
    }
}

extension AvoidanceSituation.ScrollView {
    /// How much farther the content can scroll up.
    package var distanceToEnd: CGFloat { verticalRange(bottomInset: bottomInset).upperBound - contentOffset.y }

    /// The distance of an edge from the scroll view's top edge, up to the scroll view's height.
    fileprivate func distance(to edge: CGFloat) -> CGFloat { min(edge, frame.maxY) - frame.minY }

    /// Returns the vertical offset that keeps a part of the content in place, in the natural range (F9).
    ///
    /// - Parameters:
    ///   - kept: The part to keep in place.
    ///   - top: The top edge of the bar.
    ///   - bottomInset: The inset in addition to those of the app and the system.
    package func offset(keeping kept: KeptContent, above top: CGFloat, bottomInset: CGFloat) -> CGFloat {
        let range = verticalRange(bottomInset: bottomInset)
        let offset: CGFloat
        switch kept {
        case .atBar(let place): offset = place - distance(to: top)
        case .atTop(let place): offset = place
        case .beforeEnd(let distance): offset = range.upperBound - distance
        }
        guard scrollsVertically, isUsable, offset.isPlace else { return contentOffset.y }
        return min(max(offset, range.lowerBound), range.upperBound)
    }

    /// Returns the offset for content that moves back down with its bar.
    ///
    /// - Parameters:
    ///   - kept: The part to keep in place.
    ///   - top: The top edge of the bar in its own position.
    ///   - old: The bar's position in the scroll view before it rose. A sheet that the keyboard has raised may have
    ///     another height now. The offset is then the one for the old height, with the adjustment that UIKit makes for
    ///     the difference, and the end of the content stays the end.
    package func offset(returning kept: KeptContent, above top: CGFloat, from old: BarPlace?) -> CGFloat {
        guard let old, old.height != frame.height, !kept.isEnd else {
            return offset(keeping: kept, above: top, bottomInset: 0)
        }
        var before = self
        before.frame.size.height = old.height
        let offset = before.offset(keeping: kept, above: frame.minY + old.distance, bottomInset: 0)
        return restsAtEnd ? offset + old.height - frame.height : offset
    }

    /// The position of a bar with this top edge.
    package func place(ofBarAt top: CGFloat) -> BarPlace {
        BarPlace(height: frame.height, distance: distance(to: top))
    }

    /// A bar in its own position, in points of the window.
    package struct BarPlace: Sendable, Equatable {
        /// The height of the scroll view.
        fileprivate var height: CGFloat
        /// The distance from the scroll view's top edge to the bar's.
        fileprivate var distance: CGFloat
    }

    /// Whether the user or the app has scrolled, and not just UIKit, which adjusts the offset when it resizes the
    /// scroll view.
    ///
    /// UIKit keeps the offset, counted from the content's end in a scroll view that's upside down, or moves it into the
    /// natural range (F9). It may do so before the content has its new size.
    package func isScrolled(since old: AvoidanceSituation.ScrollView) -> Bool {
        var expected = old.contentOffset.y
        if restsAtEnd {
            expected += contentSize.height - old.contentSize.height - (frame.height - old.frame.height)
        }
        var states = [self, self, self]
        states[1].contentSize = old.contentSize
        states[2].frame = old.frame
        let natural = states.map { state in
            let range = state.verticalRange(bottomInset: bottomInset)
            return min(max(expected, range.lowerBound), range.upperBound)
        }
        return ([expected] + natural).allSatisfy { abs(contentOffset.y - $0) >= AvoidancePlanner.tolerance }
    }
}
