extension CGRect {
    /// Whether the two have an area in common. On Linux, Foundation's `intersects(_:)` also counts a shared edge.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether an element with this frame is in `rect`. One without a width or a height has a place there, too, and can
    /// size itself.
    func isSeen(in rect: CGRect) -> Bool {
        guard width == 0 || height == 0, width >= 0, height >= 0 else { return overlaps(rect) }
        return minX < rect.maxX && rect.minX <= maxX && minY < rect.maxY && rect.minY <= maxY
    }
}
