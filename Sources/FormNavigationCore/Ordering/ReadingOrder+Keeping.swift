import Foundation

extension ReadingOrder {
    /// Returns the indices of the frames in the order in which people read them, in which frames that had an order keep
    /// it unless they're clearly apart in another one.
    ///
    /// A field that's edited often moves by a few points, for example because a hint below it appears. Without this,
    /// Next could lead from each of two fields to the other one, forever.
    ///
    /// Two frames are clearly apart if one is below the other and they share a column but not a row, if they're next to
    /// each other in a row, or if they're neither and the vertical gap between them is at least half of the smaller
    /// height. They share a row or a column if they overlap by half, as they do for ``order(of:direction:)``. So frames
    /// that shared a row have to move as far beyond the touching of their edges as they overlapped.
    ///
    /// - Parameters:
    ///   - frames: The frames to order.
    ///   - places: For each frame, its place in the last order, or `nil` if it had none.
    ///   - direction: The reading direction. `.leftToRight` by default.
    package static func order(
        of frames: some RandomAccessCollection<CGRect>, keeping places: some RandomAccessCollection<Int?>,
        direction: Direction = .leftToRight
    ) -> [Int] {
        var order = order(of: frames, direction: direction)
        let (frames, places) = (Array(frames), Array(places))
        let slots = order.indices.filter { places[order[$0]] != nil }
        var known = slots.map { (index: order[$0], place: places[order[$0]] ?? 0) }
        // Each exchange makes the order more like the last one, so there's an end.
        var isSettled = false
        while !isSettled {
            isSettled = true
            for (first, second) in zip(known.indices, known.indices.dropFirst())
            where known[first].place > known[second].place
                && !isClearly(frames[known[first].index], before: frames[known[second].index], direction)
            {
                known.swapAt(first, second)
                isSettled = false
            }
        }
        for (slot, item) in zip(slots, known) { order[slot] = item.index }
        return order
    }

    /// Whether a frame clearly precedes one that follows it in reading order. One without a position never does.
    private static func isClearly(_ first: CGRect, before second: CGRect, _ direction: Direction) -> Bool {
        let height = min(first.height, second.height)
        let sharesRow = min(first.maxY, second.maxY) - max(first.minY, second.minY) >= height / 2
        let columnOverlap = min(first.maxX, second.maxX) - max(first.minX, second.minX)
        if columnOverlap >= min(first.width, second.width) / 2 { return !sharesRow && first.midY < second.midY }
        if sharesRow { return direction == .leftToRight ? first.midX < second.midX : first.midX > second.midX }
        return second.minY - first.maxY >= height / 2
    }
}
