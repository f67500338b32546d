import Foundation

// What the numbers of a situation amount to, and which of them can be reckoned with.

extension AvoidanceSituation.ScrollView {
    /// Whether all its numbers are finite.
    var isUsable: Bool {
        let insets = adjustedInsets
        return frame.isUsable
            && [contentOffset.x, contentOffset.y, contentSize.width, contentSize.height].allSatisfy(\.isPlace)
            && [insets.top, insets.left, insets.bottom, insets.right, bottomInset].allSatisfy(\.isPlace)
    }

    /// The natural range of the vertical offset (F9), with a bottom inset that is added to the adjusted one.
    func verticalRange(bottomInset: CGFloat) -> ClosedRange<CGFloat> {
        -adjustedInsets.top...max(-adjustedInsets.top, offsetAtEnd(bottomInset: bottomInset))
    }

    /// The vertical offset at which the end of the content, with all insets, meets the end of the frame.
    func offsetAtEnd(bottomInset: CGFloat) -> CGFloat {
        max(0, contentSize.height) + adjustedInsets.bottom + bottomInset - abs(frame.size.height)
    }

    /// The bottom inset to add where something covers the frame from an edge downwards: as far as the insets of the app
    /// and the system do not make room already.
    func bottomInset(coveredFrom edge: CGFloat) -> CGFloat {
        let frame = Extent.vertical(of: frame)
        let covered = CGFloat(max(0, min(frame.length, frame.end - Double(edge))))
        return max(0, covered - max(0, adjustedInsets.bottom))
    }

    /// The natural range of the horizontal offset (F9).
    var horizontalRange: ClosedRange<CGFloat> {
        let end = max(0, contentSize.width) + adjustedInsets.right - abs(frame.size.width)
        return -adjustedInsets.left...max(-adjustedInsets.left, end)
    }
}

extension AvoidanceSituation.Container {
    var isUsable: Bool { shift.isPlace && !maximumRise.isNaN }
}

extension CGFloat {
    /// The farthest place that is told apart to less than a millionth of a point.
    static let farthestPlace: CGFloat = 1_073_741_824

    var isPlace: Bool { magnitude <= .farthestPlace }
}

extension CGRect {
    var isUsable: Bool {
        origin.x.isPlace && origin.y.isPlace && size.width.isPlace && size.height.isPlace
    }
}

extension Extent {
    static func horizontal(of rect: CGRect) -> Extent {
        Extent(from: Double(rect.origin.x), to: Double(rect.origin.x + rect.size.width))
    }

    static func vertical(of rect: CGRect) -> Extent {
        Extent(from: Double(rect.origin.y), to: Double(rect.origin.y + rect.size.height))
    }

    private init(from edge: Double, to other: Double) {
        self.init(start: min(edge, other), end: max(edge, other))
    }
}
