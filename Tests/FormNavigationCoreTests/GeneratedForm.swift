import Foundation
import TestSupport

/// Random forms. Their components are whole numbers, so moving and doubling them is exact.
enum GeneratedForm: CaseIterable, Sendable {
    /// Fields anywhere. Many of them overlap.
    case scattered
    /// Fields at few coordinates, so edges coincide and frames repeat.
    case coarse
    /// A grid with gaps. Its fields are a few points off.
    case grid
    /// Columns that aren't aligned with each other.
    case columns
    /// One column in order.
    case column

    func frames(using random: inout SplitMix64) -> [CGRect] {
        let count = random.number(0...24)
        switch self {
        case .scattered:
            return (0..<count).map { _ in
                CGRect(
                    x: random.number(-300...300), y: random.number(-300...300),
                    width: random.number(0...200), height: random.number(0...120))
            }
        case .coarse:
            return (0..<count).map { _ in
                CGRect(
                    x: random.number(0...4) * 20, y: random.number(0...4) * 20,
                    width: random.number(0...3) * 20, height: random.number(0...3) * 20)
            }
        case .grid:
            let columns = random.number(1...4)
            let places = (0..<count).filter { _ in random.chance(80) }.shuffled(using: &random)
            return places.map { place in
                CGRect(
                    x: place % columns * 120 + random.number(-4...4), y: place / columns * 40 + random.number(-4...4),
                    width: random.number(60...110), height: random.number(28...42))
            }
        case .columns:
            var frames: [CGRect] = []
            for column in 0..<random.number(1...4) {
                var y = random.number(0...30)
                for _ in 0..<random.number(0...6) {
                    let height = random.chance(15) ? random.number(100...200) : random.number(20...60)
                    frames.append(CGRect(x: column * 100, y: y, width: random.number(60...95), height: height))
                    y += height + random.number(-4...30)
                }
            }
            return frames.shuffled(using: &random)
        case .column:
            var y = 0
            return (0..<count).map { _ in
                let height = random.number(20...60)
                defer { y += height + random.number(-8...20) }
                return CGRect(x: random.number(0...200), y: y, width: random.number(20...300), height: height)
            }
        }
    }

    /// Frames with different top leading corners, in either reading direction, so that the order of the input never
    /// decides.
    func distinctFrames(using random: inout SplitMix64) -> [CGRect] {
        struct Corner: Hashable {
            var x: CGFloat
            var y: CGFloat
        }
        var topLeft: Set<Corner> = []
        var topRight: Set<Corner> = []
        return frames(using: &random).filter { frame in
            topLeft.insert(Corner(x: frame.minX, y: frame.minY)).inserted
                && topRight.insert(Corner(x: frame.maxX, y: frame.minY)).inserted
        }
    }
}
