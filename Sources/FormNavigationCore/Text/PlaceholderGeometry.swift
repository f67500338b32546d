import Foundation

/// The position of a text view's placeholder, and the height that the view needs for it and for its text.
///
/// All lengths are in points, in the coordinate space of the text view's content, whose y-axis points down.
package struct PlaceholderGeometry: Sendable, Equatable {
    /// The space between the text and the view's top edge. Like the other three, it may be negative.
    package var top: CGFloat
    /// The space between the text container and the view's left edge, whatever the direction of the text.
    package var left: CGFloat
    /// The space between the text and the view's bottom edge.
    package var bottom: CGFloat
    /// The space between the text container and the view's right edge.
    package var right: CGFloat
    /// The space at both ends of each line, inside the container.
    package var lineFragmentPadding: CGFloat
    /// The height of one line of text.
    package var lineHeight: CGFloat
    /// The number of pixels in a point. `1` by default.
    package var scale: CGFloat

    package init(
        top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat, lineFragmentPadding: CGFloat, lineHeight: CGFloat,
        scale: CGFloat = 1
    ) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
        self.lineFragmentPadding = lineFragmentPadding
        self.lineHeight = lineHeight
        self.scale = scale
    }

    /// Returns a length in whole pixels that's no shorter, as text views round theirs (L22).
    private func wholePixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }

    /// Returns the width of a line in a view of a given width. It is never negative.
    package func lineWidth(in width: CGFloat) -> CGFloat {
        max(0, width - left - right - 2 * lineFragmentPadding)
    }

    /// Returns the frame of a placeholder: where the text would begin, as wide as its lines.
    ///
    /// If the insets don't leave room for all of it, the placeholder has as many whole lines as there's room for, and
    /// at least one. Otherwise, a label centers its lines, which moves them away from where the text begins.
    ///
    /// - Parameters:
    ///   - height: The height of the whole placeholder, in lines of ``lineWidth(in:)``.
    ///   - size: The size of the view.
    package func frame(ofPlaceholder height: CGFloat, in size: CGSize) -> CGRect {
        var visible = max(0, height)
        let room = size.height - top - bottom
        // Labels are rounded up to pixels, which isn't worth a line.
        if visible > room + 1, lineHeight > 0 {
            visible = min(visible, wholePixels(max(1, (room / lineHeight).rounded(.down)) * lineHeight))
        }
        return CGRect(x: left + lineFragmentPadding, y: top, width: lineWidth(in: size.width), height: visible)
    }

    /// Returns the size of a view that shows a whole placeholder, in whole pixels.
    package func size(around placeholder: CGSize) -> CGSize {
        CGSize(
            width: wholePixels(placeholder.width + left + right + 2 * lineFragmentPadding),
            height: wholePixels(placeholder.height + top + bottom))
    }

    /// Returns the height of a view that shows a number of lines, in whole pixels.
    package func height(ofLines count: Int) -> CGFloat {
        wholePixels(CGFloat(count) * lineHeight + top + bottom)
    }

    /// Returns the size that fits a view's content.
    ///
    /// - Parameters:
    ///   - text: The size that fits the text alone.
    ///   - placeholder: The size of the placeholder alone, or `nil` while it isn't visible.
    ///   - width: The available width. A placeholder doesn't make the result wider.
    ///   - maximumLines: The number of lines after which the view doesn't grow. `0` means no limit.
    package func fittingSize(
        text: CGSize, placeholder: CGSize?, width: CGFloat, maximumLines: Int
    ) -> CGSize {
        var size = text
        if let placeholder {
            let whole = self.size(around: placeholder)
            size.width = max(size.width, min(whole.width, width))
            size.height = max(size.height, whole.height)
        }
        if maximumLines > 0 { size.height = min(size.height, height(ofLines: maximumLines)) }
        return size
    }
}
