import Foundation

// Values derived from the numbers of a situation, and which of those numbers are usable.

extension AvoidanceSituation.ScrollView {
    /// Whether all its numbers are finite.
    package var isUsable: Bool {
        let insets = adjustedInsets
        return frame.isUsable
            && [contentOffset.x, contentOffset.y, contentSize.width, contentSize.height].allSatisfy(\.isPlace)
            && [insets.top, insets.bottom, bottomInset].allSatisfy(\.isPlace)
    }

    /// The natural range of the vertical offset (F9), with a bottom inset that is added to the adjusted one.
    package func verticalRange(bottomInset: CGFloat) -> ClosedRange<CGFloat> {
        let (start, end) = (-adjustedInsets.top, offsetAtEnd(bottomInset: bottomInset))
        return restsAtEnd ? min(start, end)...end : start...max(start, end)
    }

    /// The vertical offset at which the end of the content, with all insets, meets the end of the frame.
    func offsetAtEnd(bottomInset: CGFloat) -> CGFloat {
        max(0, contentSize.height) + adjustedInsets.bottom + bottomInset - abs(frame.size.height)
    }

    /// The bottom inset to add if something covers the frame from an edge downward, to the extent that the insets of
    /// the app and the system don't already make room.
    func bottomInset(coveredFrom edge: CGFloat) -> CGFloat {
        let frame = Extent(vertically: frame)
        let covered = CGFloat(max(0, min(frame.length, frame.end - Double(edge))))
        return max(0, covered - max(0, adjustedInsets.bottom))
    }
}

extension AvoidanceSituation.Container {
    var isUsable: Bool { shift.isPlace && !maximumRise.isNaN }
}

extension CGFloat {
    /// The farthest coordinate that's precise to less than a millionth of a point.
    static let farthestPlace: CGFloat = 1_073_741_824

    var isPlace: Bool { magnitude <= .farthestPlace }
}

extension CGRect {
    var isUsable: Bool {
        origin.x.isPlace && origin.y.isPlace && size.width.isPlace && size.height.isPlace
    }
}

extension Extent {
    /// The vertical extent of a rectangle, whose size may be negative.
    init(vertically rect: CGRect) {
        let (edge, other) = (Double(rect.origin.y), Double(rect.origin.y + rect.size.height))
        self.init(start: min(edge, other), end: max(edge, other))
    }
}
