import Foundation

extension CGRect {
    /// Whether the two have an area in common. Foundation's `intersects(_:)` on Linux also counts a shared edge.
    package func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether another rectangle is inside, up to a distance in points. Rounding errors make `contains(_:)` too strict on
    /// Linux.
    package func encloses(_ other: CGRect, within distance: CGFloat = 0) -> Bool {
        other.minX >= minX - distance && other.minY >= minY - distance && other.maxX <= maxX + distance
            && other.maxY <= maxY + distance
    }
}
