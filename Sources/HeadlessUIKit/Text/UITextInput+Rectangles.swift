/// The part of a selection on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    private let storedRect: CGRect
    private let startsSelection: Bool
    private let endsSelection: Bool

    public override init() {
        (storedRect, startsSelection, endsSelection) = (.zero, false, false)
        super.init()
    }

    init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
        (storedRect, startsSelection, endsSelection) = (rect, containsStart, containsEnd)
        super.init()
    }

    /// In the input's coordinates.
    open var rect: CGRect { storedRect }
    /// Whether the selection begins in the rectangle.
    open var containsStart: Bool { startsSelection }
    /// Whether the selection ends in the rectangle.
    open var containsEnd: Bool { endsSelection }
    /// Whether lines run from top to bottom. `false` by default.
    open var isVertical: Bool { false }
}

// Every input's other answers determine these, so that a view that doesn't have its own gets the right ones.
extension UITextInput {
    /// One rectangle for each line of `range`, from top to bottom.
    public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let first = offset(from: beginningOfDocument, to: range.start)
        let last = offset(from: beginningOfDocument, to: range.end)
        var rects: [CGRect] = []
        for offset in first..<max(first, last) {
            guard let start = position(from: beginningOfDocument, offset: offset),
                let end = position(from: start, offset: 1), let unit = textRange(from: start, to: end)
            else { break }
            let rect = firstRect(for: unit)
            if let line = rects.last, line.minY == rect.minY {
                rects[rects.count - 1] = line.union(rect)
            } else {
                rects.append(rect)
            }
        }
        return rects.enumerated().map { index, rect in
            UITextSelectionRect(rect, containsStart: index == 0, containsEnd: index == rects.count - 1)
        }
    }

    /// The position nearest to a point in the input's coordinates, within `range`.
    public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let position = closestPosition(to: point) else { return nil }
        if compare(position, to: range.start) == .orderedAscending { return range.start }
        return compare(position, to: range.end) == .orderedDescending ? range.end : position
    }

    /// The range of the character at a point in the input's coordinates, or `nil` without one.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        guard let near = closestPosition(to: point) else { return nil }
        for start in [near, position(from: near, offset: -1)].compactMap({ $0 }) {
            guard let end = position(from: start, offset: 1), let range = textRange(from: start, to: end) else {
                continue
            }
            if firstRect(for: range).contains(point) { return range }
        }
        return nil
    }
}
