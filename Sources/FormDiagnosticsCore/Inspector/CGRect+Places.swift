import Foundation

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    var isFinite: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }

    /// The rectangle as close to its place as it can be within an area.
    package func fitted(into area: CGRect) -> CGRect {
        let origin = CGPoint(
            x: max(area.minX, min(minX, area.maxX - width)), y: max(area.minY, min(minY, area.maxY - height)))
        return CGRect(origin: origin, size: size)
    }

    /// The rectangle with that share of its size over the closest edges of another one, if it's outside.
    func shifted(over other: CGRect, by share: CGFloat) -> CGRect {
        var frame = self
        if midX < other.minX {
            frame.origin.x = other.minX - width * (1 - share)
        } else if midX > other.maxX {
            frame.origin.x = other.maxX - width * share
        }
        if midY < other.minY {
            frame.origin.y = other.minY - height * (1 - share)
        } else if midY > other.maxY {
            frame.origin.y = other.maxY - height * share
        }
        return frame
    }

    /// Whether the rectangles overlap by more than a rounding error.
    func sharesArea(with other: CGRect) -> Bool {
        let shared = overlap(with: other)
        return shared.width > 0.01 && shared.height > 0.01
    }

    func sharedArea(with other: CGRect) -> CGFloat {
        let shared = overlap(with: other)
        return max(0, shared.width) * max(0, shared.height)
    }

    /// How far the rectangles extend into each other. A number is negative if they're apart.
    private func overlap(with other: CGRect) -> (width: CGFloat, height: CGFloat) {
        (min(maxX, other.maxX) - max(minX, other.minX), min(maxY, other.maxY) - max(minY, other.minY))
    }

    /// The distance between the closest points of two rectangles.
    func gap(to other: CGRect) -> CGFloat {
        hypot(max(0, other.minX - maxX, minX - other.maxX), max(0, other.minY - maxY, minY - other.maxY))
    }

    /// The point in this rectangle that's closest to the middle of another one.
    func nearestPoint(to other: CGRect) -> CGPoint {
        CGPoint(x: max(minX, min(other.midX, maxX)), y: max(minY, min(other.midY, maxY)))
    }

    /// Whether a straight line goes through the inside of the rectangle.
    func isCrossed(from start: CGPoint, to end: CGPoint) -> Bool {
        guard width > 0, height > 0 else { return false }
        // The part of the line, from 0 to 1, that's between the edges of both directions.
        var part = (from: CGFloat(0), to: CGFloat(1))
        for (start, end, low, high) in [(start.x, end.x, minX, maxX), (start.y, end.y, minY, maxY)] {
            guard start != end else {
                if start <= low || start >= high { return false }
                continue
            }
            let edges = [(low - start) / (end - start), (high - start) / (end - start)].sorted()
            part = (max(part.from, edges[0]), min(part.to, edges[1]))
        }
        return part.from < part.to
    }
}
