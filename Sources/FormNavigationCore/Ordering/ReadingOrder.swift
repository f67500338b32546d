import Foundation

/// The order in which a person reads a set of frames.
///
/// The frames are cut into rows, each row into columns, each column into rows again, and so on. Each cut separates all
/// slices. People read rows from top to bottom, and columns from the leading to the trailing side.
///
/// Two frames share a row if they overlap vertically by at least half of the smaller height, and a column if they
/// overlap horizontally by at least half of the smaller width. With an overlap of one half, the middle line of the
/// smaller frame meets the larger frame, so that someone whose eyes follow that line finds the frames side by side.
/// This allows frames in one row to be a few points higher or lower than each other, and rows to touch or to overlap by
/// a few points. Sharing is transitive: a frame that shares a row with two others puts all three in one row.
///
///     ┌───┐ ┌───┐      ┌───┐ ┌───┐      ┌───┐            ┌───┐ ┌───┐ ┌───┐
///     │ 1 │ │ 2 │      │   │ │ 2 │      │ 1 │ ┌───┐      │ 1 │ │ 2 │ │   │
///     └───┘ └───┘      │   │ └───┘      └───┘ │ 3 │      └───┘ └───┘ │   │
///                      │ 1 │            ┌───┐ └───┘                  │ 5 │
///     ┌───┐ ┌───┐      │   │ ┌───┐      │ 2 │ ┌───┐      ┌───┐ ┌───┐ │   │
///     │ 3 │ │ 4 │      │   │ │ 3 │      └───┘ │ 4 │      │ 3 │ │ 4 │ │   │
///     └───┘ └───┘      └───┘ └───┘            └───┘      └───┘ └───┘ └───┘
///       aligned           tall          staggered            spanning
///
/// The spanning frame joins the rows next to it, but people read those as they would without the frame. So each side of
/// such a frame is a form of its own. A frame is spanning if it covers the middle half of every frame in its row. The
/// criterion is half, because two frames of the same height that cover each other by that much always share a row, so
/// only a taller frame spans several rows.
///
/// Frames that no cut can separate, because they overlap, are ordered by their top edges, then by their leading edges,
/// then by the order of the input.
package enum ReadingOrder {
    /// The horizontal reading direction.
    package enum Direction: Sendable, Hashable, CaseIterable {
        case leftToRight
        case rightToLeft
    }

    /// Returns the indices of the frames in the order in which people read them.
    ///
    /// The frames may be in any unit and in any single coordinate space whose y-axis points down. The result contains
    /// every index exactly once, and depends on the order of the input only if frames have the same top and leading
    /// edges. A frame with a negative size counts as the rectangle that it covers, one without a size as a point or
    /// line, and one with an infinite size as a very large one. A frame without a position comes after all others, in
    /// the order of the input: one with a component that isn't a number, or with an infinite origin, as the null
    /// rectangle has.
    ///
    /// A column in reading order takes one pass. Any other arrangement takes time proportional to *n* log *n* for each
    /// level of rows within columns, of which at most ``maximumDepth`` are distinguished.
    ///
    /// - Parameters:
    ///   - frames: The frames to order.
    ///   - direction: The reading direction. `.leftToRight` by default.
    package static func order(
        of frames: some RandomAccessCollection<CGRect>, direction: Direction = .leftToRight
    ) -> [Int] {
        if isColumnInOrder(frames) { return Array(0..<frames.count) }

        var boxes: [Box] = []
        boxes.reserveCapacity(frames.count)
        var unplaced: [Int] = []
        for (index, frame) in frames.enumerated() {
            if let box = Box(frame, index: index, direction: direction) {
                boxes.append(box)
            } else {
                unplaced.append(index)
            }
        }

        var nearestStarts = [Double](repeating: 0, count: boxes.count)
        boxes.withUnsafeMutableBufferPointer { boxes in
            nearestStarts.withUnsafeMutableBufferPointer { nearestStarts in
                let arranger = Arranger(boxes: boxes, nearestStarts: nearestStarts)
                arranger.arrange(boxes.indices, along: .vertical, mayCutAcross: true, depth: 0)
            }
        }
        return boxes.map(\.index) + unplaced
    }

    /// The number of nested cuts, after which frames are ordered by their top and leading edges alone.
    ///
    /// It's 32, because no more fields of 44 points, the size of a comfortable target, fit side by side on the largest
    /// iPad, 1376 points wide, and each cut needs at least one field. The limit keeps the stack shallow, and prevents
    /// quadratic time if frames are nested without end.
    package static let maximumDepth = 32

    /// Whether the frames are already below each other in order, as in most forms. This takes one pass.
    private static func isColumnInOrder(_ frames: some RandomAccessCollection<CGRect>) -> Bool {
        var above: Span?
        for frame in frames {
            guard Box.hasPlace(frame) else { return false }
            let span = Span(origin: frame.origin.y, length: frame.size.height)
            // Frames that are sorted by their middles are all in their own rows if no two neighbors share one.
            if let above, above.end >= span.middle || above.middle >= span.start { return false }
            above = span
        }
        return true
    }
}

/// An axis along which frames are cut. `vertical` results in rows, `horizontal` in columns.
private enum Axis {
    case horizontal
    case vertical
}

/// The range of one axis that a frame covers. `start` is at most `end`, and both are finite.
private struct Span {
    var start: Double
    var end: Double

    var middle: Double { (start + end) / 2 }

    init(origin: CGFloat, length: CGFloat) {
        // With an eighth, every sum here is finite.
        let limit = Double.greatestFiniteMagnitude / 8
        let origin = min(max(Double(origin), -limit), limit)
        let length = min(max(Double(length), -limit), limit)
        start = min(origin, origin + length)
        end = max(origin, origin + length)
    }

    /// Reverses the axis.
    mutating func mirror() {
        (start, end) = (-end, -start)
    }
}

/// A frame prepared for cutting, whose x-axis points to the trailing side and whose y-axis points down.
private struct Box {
    var x: Span
    var y: Span
    var index: Int

    /// Returns `nil` if the frame doesn't have a position.
    init?(_ frame: CGRect, index: Int, direction: ReadingOrder.Direction) {
        guard Self.hasPlace(frame) else { return nil }
        x = Span(origin: frame.origin.x, length: frame.size.width)
        y = Span(origin: frame.origin.y, length: frame.size.height)
        if direction == .rightToLeft { x.mirror() }
        self.index = index
    }

    static func hasPlace(_ frame: CGRect) -> Bool {
        // A value that isn't a number fails every comparison.
        frame.origin.x < .infinity && frame.origin.y < .infinity && frame.size.width <= .infinity
            && frame.size.height <= .infinity
    }

    func span(along axis: Axis) -> Span {
        switch axis {
        case .horizontal: x
        case .vertical: y
        }
    }
}

/// Puts boxes into reading order, in place.
private struct Arranger {
    let boxes: UnsafeMutableBufferPointer<Box>
    /// Scratch space: at each position, the smallest start of the boxes from there to the end of the range being cut.
    let nearestStarts: UnsafeMutableBufferPointer<Double>

    /// Cuts a range of boxes along an axis and arranges each slice along the other one.
    ///
    /// - Parameters:
    ///   - range: The positions of the boxes.
    ///   - axis: The axis to cut along.
    ///   - mayCutAcross: Whether a cut along the other axis, not yet tried, could separate these boxes.
    ///   - depth: The number of cuts around this one.
    func arrange(_ range: Range<Int>, along axis: Axis, mayCutAcross: Bool, depth: Int) {
        guard range.count > 1 else { return }
        guard depth < ReadingOrder.maximumDepth else { return sortByTopAndLeadingEdge(range) }

        sortByMiddle(range, along: axis)
        var nearestStart = Double.infinity
        for position in range.reversed() {
            nearestStart = min(nearestStart, boxes[position].span(along: axis).start)
            nearestStarts[position] = nearestStart
        }

        // Two boxes share a slice if the middle of one is in the other. So the slices are contiguous in the order of
        // the middles. One ends where no earlier box reaches the next middle, and no later box reaches the last one.
        let spanned = axis == .horizontal ? extentSpannedByOneBox(range) : nil
        var run = Run(start: range.lowerBound)
        var sliceStart = range.lowerBound
        var farthestEnd = -Double.infinity
        for position in range {
            let next = position + 1
            if next < range.upperBound {
                let span = boxes[position].span(along: axis)
                farthestEnd = max(farthestEnd, span.end)
                guard farthestEnd < boxes[next].span(along: axis).middle, nearestStarts[next] > span.middle else {
                    continue
                }
            } else if sliceStart == range.lowerBound {
                break
            }
            finish(sliceStart..<next, of: &run, along: axis, spanned: spanned, depth: depth)
            sliceStart = next
        }

        if sliceStart > range.lowerBound {
            flush(&run, until: range.upperBound, along: axis, depth: depth)
        } else if mayCutAcross {
            arrange(range, along: axis.other, mayCutAcross: false, depth: depth + 1)
        } else {
            sortByTopAndLeadingEdge(range)
        }
    }

    /// Slices that are arranged together.
    private struct Run {
        var start: Int
        var sliceCount = 0
    }

    /// Adds a slice to the run, or arranges it on its own.
    private func finish(
        _ slice: Range<Int>, of run: inout Run, along axis: Axis, spanned: ClosedRange<Double>?, depth: Int
    ) {
        let standsAlone = spanned.map { spanned in slice.contains { boxes[$0].y.covers(spanned) } } ?? true
        if standsAlone {
            flush(&run, until: slice.lowerBound, along: axis, depth: depth)
            arrange(slice, along: axis.other, mayCutAcross: false, depth: depth + 1)
            run = Run(start: slice.upperBound)
        } else {
            run.sliceCount += 1
        }
    }

    /// Arranges the slices of the run, if there are any.
    private func flush(_ run: inout Run, until end: Int, along axis: Axis, depth: Int) {
        guard run.sliceCount > 0 else { return }
        arrange(run.start..<end, along: axis.other, mayCutAcross: run.sliceCount > 1, depth: depth + 1)
        run = Run(start: end)
    }

    /// Returns the extent of the middle halves of the boxes' heights if a single box covers it, or `nil` if none does.
    private func extentSpannedByOneBox(_ range: Range<Int>) -> ClosedRange<Double>? {
        var top = Double.infinity
        var bottom = -Double.infinity
        for position in range {
            let y = boxes[position].y
            let quarter = (y.end - y.start) / 4
            top = min(top, y.start + quarter)
            bottom = max(bottom, y.end - quarter)
        }
        let extent = top...bottom
        return range.contains { boxes[$0].y.covers(extent) } ? extent : nil
    }

    private func sortByMiddle(_ range: Range<Int>, along axis: Axis) {
        var slice = UnsafeMutableBufferPointer(rebasing: boxes[range])
        switch axis {
        case .horizontal: slice.sort { $0.x.middle < $1.x.middle }
        case .vertical: slice.sort { $0.y.middle < $1.y.middle }
        }
    }

    private func sortByTopAndLeadingEdge(_ range: Range<Int>) {
        var slice = UnsafeMutableBufferPointer(rebasing: boxes[range])
        slice.sort { ($0.y.start, $0.x.start, $0.index) < ($1.y.start, $1.x.start, $1.index) }
    }
}

extension Axis {
    fileprivate var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Span {
    fileprivate func covers(_ range: ClosedRange<Double>) -> Bool {
        start <= range.lowerBound && range.upperBound <= end
    }
}
