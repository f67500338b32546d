import Foundation

/// Finds the frames inside an area among many, without comparing each of them with each area.
package struct FramesByTop: Sendable {
    private let frames: [CGRect]
    /// The indices of the frames, by the frames' top edges.
    private var indices: [Int] = []

    /// - Parameter frames: The frames, in any single coordinate space whose y-axis points down. One whose position isn't a
    ///   number isn't inside any area.
    package init(_ frames: [CGRect]) {
        self.frames = frames
        indices.reserveCapacity(frames.count)
        for index in frames.indices where !frames[index].minY.isNaN { indices.append(index) }
        indices.sort { frames[$0].minY < frames[$1].minY }
    }

    /// Returns the indices of the frames that don't extend beyond an area, by their top edges.
    package func indices(inside area: CGRect) -> [Int] {
        var (low, high) = (0, indices.count)
        while low < high {
            let middle = (low + high) / 2
            if frames[indices[middle]].minY < area.minY { low = middle + 1 } else { high = middle }
        }
        var found: [Int] = []
        for index in indices[low...] {
            let frame = frames[index]
            guard frame.minY <= area.maxY else { break }
            if frame.maxY <= area.maxY, frame.minX >= area.minX, frame.maxX <= area.maxX { found.append(index) }
        }
        return found
    }
}
