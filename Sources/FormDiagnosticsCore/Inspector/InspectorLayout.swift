import FormNavigationCore
import Foundation

/// Finds room for the inspector's labels and buttons, so that they cover neither fields, nor what the screen says, nor each
/// other.
package struct InspectorLayout: Sendable {
    private struct Obstacle {
        var frame: CGRect
        /// How bad it is to cover a point of it.
        var cost: CGFloat
        var isMark = false

        /// Whether the obstacle is the mark, or a part of it such as the line with the caret.
        func belongs(to mark: CGRect?) -> Bool {
            isMark && mark?.encloses(frame, within: 0.01) == true
        }
    }

    /// The rectangle that everything has to be in.
    private let area: CGRect
    /// What has to stay visible.
    private var obstacles: [Obstacle]
    /// A field's empty part can be covered, if something has to be. Words can't be read anymore.
    private static let costs: (mark: CGFloat, words: CGFloat) = (1, 8)
    /// How much of a mark's edge its label can cover.
    private static let border: CGFloat = 4

    /// - Parameters:
    ///   - area: The rectangle that everything has to be in, in points.
    ///   - marks: The rectangles that have to stay visible, such as fields. Those without an area, or that aren't finite, don't
    ///     count.
    ///   - content: The rectangles of words, pictures, and controls. None by default.
    package init(in area: CGRect, around marks: [CGRect], and content: [CGRect] = []) {
        self.area = area
        let marks = marks.map { Obstacle(frame: $0, cost: Self.costs.mark, isMark: true) }
        let content = content.map { Obstacle(frame: $0, cost: Self.costs.words) }
        obstacles = (marks + content).filter { $0.frame.width > 0 && $0.frame.height > 0 && $0.frame.isFinite }
    }

    /// Places a rectangle, and keeps it visible from now on.
    ///
    /// - Parameters:
    ///   - size: The size of the rectangle.
    ///   - wishes: The places for its upper left corner, the best one first. If all of them are taken, the free place closest
    ///     to the first one counts. If no place is free, it's the one that covers least.
    ///   - mark: What the rectangle is about. It can extend over the edge of that, where there aren't any words, rather than
    ///     be somewhere else. If it's somewhere else, a straight line leads from there to the mark without crossing anything,
    ///     if possible. `nil` by default.
    ///   - reserve: The rectangle to look in if there's no room in the area, or `nil`, the default.
    package mutating func place(
        _ size: CGSize, at wishes: [CGPoint], beside mark: CGRect? = nil, orIn reserve: CGRect? = nil
    ) -> CGRect {
        let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        let frames = wishes.filter(\.isFinite).map { CGRect(origin: $0, size: size).fitted(into: area) }
        let frame =
            frames.first { isFree($0, upTo: mark?.insetBy(dx: Self.border, dy: Self.border), of: mark) }
            ?? overEdge(frames, of: mark)
            ?? nearest(to: frames.first, size, in: area) { isFree($0) && hasWay(from: $0, to: mark) }
            ?? nearest(to: frames.first, size, in: area) { isFree($0) }
            ?? reserve.flatMap { nearest(to: frames.first, size, in: $0) { isFree($0) } }
            ?? leastCovering(frames, size) ?? CGRect(origin: area.origin, size: size)
        keepClear(frame)
        return frame
    }

    /// Keeps a rectangle visible from now on.
    package mutating func keepClear(_ frame: CGRect) {
        obstacles.append(Obstacle(frame: frame, cost: Self.costs.words))
    }

    // MARK: - Private

    /// Whether a rectangle covers nothing, except for the part of `mark` that's outside of `core`.
    private func isFree(_ frame: CGRect, upTo core: CGRect? = nil, of mark: CGRect? = nil) -> Bool {
        !obstacles.contains { obstacle in
            let inTheWay = obstacle.belongs(to: mark) ? core : obstacle.frame
            return inTheWay?.sharesArea(with: frame) ?? false
        }
    }

    /// The first place that's half over an edge of the mark, or else inside it.
    private func overEdge(_ frames: [CGRect], of mark: CGRect?) -> CGRect? {
        guard let mark else { return nil }
        let places = [0.5, 1].flatMap { share in frames.map { $0.shifted(over: mark, by: share).fitted(into: area) } }
        return places.first { isFree($0, of: mark) }
    }

    /// Whether a straight line from a rectangle to its mark crosses nothing.
    private func hasWay(from frame: CGRect, to mark: CGRect?) -> Bool {
        guard let mark else { return true }
        let (start, end) = (frame.nearestPoint(to: mark), mark.nearestPoint(to: frame))
        return !obstacles.contains {
            !$0.belongs(to: mark) && $0.frame.insetBy(dx: 1, dy: 1).isCrossed(from: start, to: end)
        }
    }

    /// The closest place that fits. A rectangle that can be anywhere can also be where it touches an edge of the region, or
    /// of an obstacle, in both directions.
    private func nearest(
        to wish: CGRect?, _ size: CGSize, in region: CGRect, where fits: (CGRect) -> Bool
    ) -> CGRect? {
        guard let wish, size.width <= region.width, size.height <= region.height else { return nil }
        let (right, low) = (region.maxX - size.width, region.maxY - size.height)
        let xs = obstacles.flatMap { [$0.frame.maxX, $0.frame.minX - size.width] } + [region.minX, right, wish.minX]
        let ys = obstacles.flatMap { [$0.frame.maxY, $0.frame.minY - size.height] } + [region.minY, low, wish.minY]
        // Sorted, so that the same picture always looks the same, and that the search ends early.
        let columns = Self.sorted(xs, from: region.minX, to: right, near: wish.minX)
        let rows = Self.sorted(ys, from: region.minY, to: low, near: wish.minY)
        var nearest: (frame: CGRect, distance: CGFloat)?
        for y in rows {
            if let nearest, abs(y - wish.minY) >= nearest.distance { break }
            for x in columns {
                let distance = hypot(x - wish.minX, y - wish.minY)
                if let nearest, distance >= nearest.distance { break }
                let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
                if fits(frame) { nearest = (frame, distance) }
            }
        }
        return nearest?.frame
    }

    /// The values in a range, the one that's closest to the wish first.
    private static func sorted(
        _ values: [CGFloat], from low: CGFloat, to high: CGFloat, near wish: CGFloat
    ) -> [CGFloat] {
        Set(values.filter { $0 >= low && $0 <= high }).sorted { (abs($0 - wish), $0) < (abs($1 - wish), $1) }
    }

    /// The place where a rectangle covers least, the closest one to the first wish if there are several.
    private func leastCovering(_ frames: [CGRect], _ size: CGSize) -> CGRect? {
        guard let wish = frames.first else { return nil }
        let xs = frames.map(\.minX) + [area.minX, area.maxX - size.width]
        let ys = frames.map(\.minY) + obstacles.flatMap { [$0.frame.maxY, $0.frame.minY - size.height] }
        let rows = Self.sorted(ys, from: area.minY, to: area.maxY - size.height, near: wish.minY)
        let places = rows.flatMap { y in
            Self.sorted(xs, from: area.minX, to: area.maxX - size.width, near: wish.minX).map { x in
                CGRect(origin: CGPoint(x: x, y: y), size: size)
            }
        }
        return places.map { ($0, cost: cost(of: $0)) }.min {
            ($0.cost, $0.0.gap(to: wish)) < ($1.cost, $1.0.gap(to: wish))
        }?.0
    }

    private func cost(of frame: CGRect) -> CGFloat {
        obstacles.reduce(0) { $0 + $1.cost * $1.frame.sharedArea(with: frame) }
    }
}
