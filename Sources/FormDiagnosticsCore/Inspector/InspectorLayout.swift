import Foundation

/// Finds room for the inspector's labels and buttons, so that they cover neither fields nor each other.
package struct InspectorLayout: Sendable {
    /// The rectangle that everything has to be in.
    private let area: CGRect
    /// What has to stay visible.
    private var taken: [CGRect]

    /// - Parameters:
    ///   - area: The rectangle that everything has to be in, in points.
    ///   - marks: The rectangles that have to stay visible, such as fields. Those without an area, or that aren't finite, don't
    ///     count.
    package init(in area: CGRect, around marks: [CGRect]) {
        self.area = area
        taken = marks.filter { $0.width > 0 && $0.height > 0 && $0.isFinite }
    }

    /// Places a rectangle, and keeps it visible from now on.
    ///
    /// - Parameters:
    ///   - size: The size of the rectangle.
    ///   - wishes: The places for its upper left corner, the best one first. If all of them are taken, the free place closest
    ///     to the first one counts. If no place is free, it's the one of these that covers least.
    package mutating func place(_ size: CGSize, at wishes: [CGPoint]) -> CGRect {
        let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        let frames = wishes.filter(\.isFinite).map { CGRect(origin: $0, size: size).moved(into: area) }
        let frame =
            frames.first(where: isFree) ?? nearestFree(size, to: frames.first)
            ?? frames.min { covered(by: $0) < covered(by: $1) } ?? CGRect(origin: area.origin, size: size)
        taken.append(frame)
        return frame
    }

    /// Keeps a rectangle visible from now on.
    package mutating func keepClear(_ frame: CGRect) { taken.append(frame) }

    // MARK: - Private

    private func isFree(_ frame: CGRect) -> Bool { !taken.contains { $0.sharesArea(with: frame) } }

    private func covered(by frame: CGRect) -> CGFloat { taken.reduce(0) { $0 + $1.sharedArea(with: frame) } }

    /// The closest free place. A rectangle that can be anywhere can also be where it touches an edge of the area, or of
    /// something that's taken, in both directions.
    private func nearestFree(_ size: CGSize, to wish: CGRect?) -> CGRect? {
        guard let wish else { return nil }
        let xs = [area.minX, area.maxX - size.width, wish.minX] + taken.flatMap { [$0.maxX, $0.minX - size.width] }
        let ys = [area.minY, area.maxY - size.height, wish.minY] + taken.flatMap { [$0.maxY, $0.minY - size.height] }
        // Sorted, so that the same picture always looks the same.
        let rows = Set(ys.filter { $0 >= area.minY && $0 + size.height <= area.maxY }).sorted()
        let columns = Set(xs.filter { $0 >= area.minX && $0 + size.width <= area.maxX }).sorted()
        var nearest: (frame: CGRect, distance: CGFloat)?
        for y in rows {
            for x in columns {
                let distance = hypot(x - wish.minX, y - wish.minY)
                guard distance < nearest?.distance ?? .infinity else { continue }
                let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
                if isFree(frame) { nearest = (frame, distance) }
            }
        }
        return nearest?.frame
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    fileprivate var isFinite: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }

    /// The rectangle as close to its place as it can be within an area.
    package func moved(into area: CGRect) -> CGRect {
        let origin = CGPoint(
            x: max(area.minX, min(minX, area.maxX - width)), y: max(area.minY, min(minY, area.maxY - height)))
        return CGRect(origin: origin, size: size)
    }

    /// Whether the rectangles overlap by more than a rounding error.
    fileprivate func sharesArea(with other: CGRect) -> Bool {
        let shared = overlap(with: other)
        return shared.width > 0.01 && shared.height > 0.01
    }

    fileprivate func sharedArea(with other: CGRect) -> CGFloat {
        let shared = overlap(with: other)
        return max(0, shared.width) * max(0, shared.height)
    }

    /// How far the rectangles extend into each other. A number is negative if they're apart.
    private func overlap(with other: CGRect) -> (width: CGFloat, height: CGFloat) {
        (min(maxX, other.maxX) - max(minX, other.minX), min(maxY, other.maxY) - max(minY, other.minY))
    }
}
