import Foundation

extension InspectorPicture {
    /// Returns the frames of the labels: next to their marks or over the edge of them, where they cover neither a field, nor
    /// words, nor another label, if there's room.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of the labels, in points.
    ///   - layout: The room for them. Afterward, it contains the labels, too.
    package func frames(ofLabels sizes: [CGSize], in layout: inout InspectorLayout) -> [CGRect] {
        var frames = [CGRect](repeating: .zero, count: labels.count)
        // Numbers are small, and have to be at their fields. Reasons and rules take what's left.
        for kind in [Label.Kind.number, .reason, .rules] {
            for index in labels.indices where labels[index].kind == kind && sizes.indices.contains(index) {
                let wishes = wishes(for: labels[index], of: sizes[index])
                frames[index] = layout.place(sizes[index], at: wishes, beside: labels[index].mark)
            }
        }
        return frames
    }

    /// The lines from labels that had to be placed somewhere else to their marks.
    package func leaders(from frames: [CGRect]) -> [Arrow] {
        zip(labels, frames).compactMap { label, frame in
            guard frame.gap(to: label.mark) > 12 else { return nil }
            return Arrow(start: frame.nearestPoint(to: label.mark), end: label.mark.nearestPoint(to: frame))
        }
    }

    /// The best places for a label's upper left corner.
    private func wishes(for label: Label, of size: CGSize) -> [CGPoint] {
        let mark = label.mark
        let (left, right) = (mark.minX, mark.maxX - size.width)
        let (before, after) = (mark.minX - size.width - 2, mark.maxX + 2)
        let (above, below) = (mark.minY - size.height - 1, mark.maxY + 1)
        // Next to the first line of a text view, and in the middle of anything that's lower.
        let line = mark.minY + (min(mark.height, 44) - size.height) / 2
        let (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
        let (outside, otherSide) = isRightToLeft ? (after, before) : (before, after)
        switch label.kind {
        case .number:
            return [(outside, line), (leading, above), (otherSide, line), (leading, below), (trailing, above)].points
        case .reason:
            let inset: CGFloat = isRightToLeft ? -14 : 14
            return [
                (leading + inset, line), (trailing - inset, line), (leading, above), (leading, below), (outside, line),
                (otherSide, line), (trailing, above), (trailing, below),
            ].points
        case .rules:
            return [(trailing, above), (trailing, below), (leading, above), (leading, below), (otherSide, line)].points
        }
    }
}

extension [(CGFloat, CGFloat)] {
    fileprivate var points: [CGPoint] { map { CGPoint(x: $0.0, y: $0.1) } }
}
