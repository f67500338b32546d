import Foundation
import TestSupport
import Testing

@testable import FormNavigationCore

/// What's true of every form, tested with generated ones.
@Suite("Reading order of any form")
struct ReadingOrderPromiseTests {
    static let seeds: ClosedRange<UInt64> = 1...150

    @Test("holds every frame once, those without a place last", arguments: seeds)
    func permutation(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let odd: [CGFloat] = [
            .nan, .infinity, -.infinity, 0, -40, 1e308, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
        ]
        for form in GeneratedForm.allCases {
            var frames = form.frames(using: &random)
            for index in frames.indices where random.chance(30) {
                let value = odd.randomElement(using: &random)!
                switch random.number(0...4) {
                case 0: frames[index].origin.x = value
                case 1: frames[index].origin.y = value
                case 2: frames[index].size.width = value
                case 3: frames[index].size.height = value
                default: frames[index] = [.null, .infinite, .zero].randomElement(using: &random)!
                }
            }
            let unplaced = frames.indices.filter { index in
                let frame = frames[index]
                return frame.origin.x == .infinity || frame.origin.y == .infinity || frame.origin.x.isNaN
                    || frame.origin.y.isNaN || frame.size.width.isNaN || frame.size.height.isNaN
            }
            for direction in ReadingOrder.Direction.allCases {
                let order = ReadingOrder.order(of: frames, direction: direction)
                #expect(order.sorted() == Array(frames.indices), "seed \(seed), \(form)")
                #expect(Array(order.suffix(unplaced.count)) == unplaced, "seed \(seed), \(form)")
                #expect(order == ReadingOrder.order(of: frames, direction: direction), "seed \(seed), \(form)")
            }
        }
    }

    @Test("stays the same when the form is moved or scaled", arguments: seeds)
    func movingAndScaling(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for form in GeneratedForm.allCases {
            let frames = form.frames(using: &random)
            let order = ReadingOrder.order(of: frames)
            let moved = frames.map { $0.offsetBy(dx: 1000, dy: -3000) }
            #expect(ReadingOrder.order(of: moved) == order, "seed \(seed), \(form)")
            for scale: CGFloat in [0.125, 3, 1024] {
                let scaled = frames.map { frame in
                    CGRect(
                        x: frame.origin.x * scale, y: frame.origin.y * scale,
                        width: frame.size.width * scale, height: frame.size.height * scale)
                }
                #expect(ReadingOrder.order(of: scaled) == order, "seed \(seed), \(form), scale \(scale)")
            }
        }
    }

    @Test("stays the same when the fields come in another order", arguments: seeds)
    func shuffling(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for form in GeneratedForm.allCases {
            let frames = form.distinctFrames(using: &random)
            let shuffled = frames.shuffled(using: &random)
            for direction in ReadingOrder.Direction.allCases {
                let read = ReadingOrder.order(of: frames, direction: direction).map { frames[$0] }
                let readShuffled = ReadingOrder.order(of: shuffled, direction: direction).map { shuffled[$0] }
                #expect(readShuffled == read, "seed \(seed), \(form), \(direction)")
            }
        }
    }

    @Test("is the same from right to left for the mirror image", arguments: seeds)
    func mirroring(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for form in GeneratedForm.allCases {
            let frames = form.frames(using: &random)
            let mirrored = frames.map { frame in
                CGRect(x: 500 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
            }
            #expect(
                ReadingOrder.order(of: mirrored, direction: .rightToLeft) == ReadingOrder.order(of: frames),
                "seed \(seed), \(form)")
        }
    }

    @Test("is the same for frames given by another corner", arguments: seeds)
    func negativeSizes(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for form in GeneratedForm.allCases {
            let frames = form.frames(using: &random)
            let turned = frames.map { frame in
                let flipsX = random.chance(50)
                let flipsY = random.chance(50)
                return CGRect(
                    x: flipsX ? frame.maxX : frame.minX, y: flipsY ? frame.maxY : frame.minY,
                    width: flipsX ? -frame.width : frame.width, height: flipsY ? -frame.height : frame.height)
            }
            #expect(ReadingOrder.order(of: turned) == ReadingOrder.order(of: frames), "seed \(seed), \(form)")
        }
    }

    @Test("goes through whole rows, from top to bottom", arguments: seeds)
    func wholeRows(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for form in GeneratedForm.allCases {
            let frames = form.frames(using: &random)
            let rows = rows(of: frames)
            for direction in ReadingOrder.Direction.allCases {
                let read = ReadingOrder.order(of: frames, direction: direction).map { rows[$0] }
                #expect(read == rows.sorted(), "seed \(seed), \(form), \(direction)")
            }
        }
    }

    @Test("lets a field in a row of its own come and go without moving others", arguments: seeds)
    func separateRow(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for form in GeneratedForm.allCases {
            let above = form.frames(using: &random)
            let others = GeneratedForm.allCases.randomElement(using: &random)!.frames(using: &random)
            let field = CGRect(
                x: random.number(-300...300), y: Int(above.map(\.maxY).max() ?? 0) + random.number(1...20),
                width: 100, height: random.number(0...60))
            let top = field.maxY + CGFloat(random.number(1...20))
            let below = others.map { $0.offsetBy(dx: 0, dy: top - (others.map(\.minY).min() ?? 0)) }
            for direction in ReadingOrder.Direction.allCases {
                let readAbove = ReadingOrder.order(of: above, direction: direction).map { above[$0] }
                let readBelow = ReadingOrder.order(of: below, direction: direction).map { below[$0] }
                let without = above + below
                #expect(
                    ReadingOrder.order(of: without, direction: direction).map { without[$0] } == readAbove + readBelow,
                    "seed \(seed), \(form), \(direction)")
                let with = [field] + above + below
                #expect(
                    ReadingOrder.order(of: with, direction: direction).map { with[$0] }
                        == readAbove + [field] + readBelow,
                    "seed \(seed), \(form), \(direction)")
            }
        }
    }

    @Test("reads what stands on either side of a tall field as a form of its own", arguments: seeds)
    func sidesOfTallField(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for form in GeneratedForm.allCases {
            let left = form.frames(using: &random)
            let right = GeneratedForm.allCases.randomElement(using: &random)!.frames(using: &random)
                .map { $0.offsetBy(dx: 2000, dy: 0) }
            let tall = CGRect(x: 1000, y: -5000, width: 100, height: 10_000)
            let readLeft = ReadingOrder.order(of: left).map { left[$0] }
            let readRight = ReadingOrder.order(of: right).map { right[$0] }
            let frames = [tall] + right + left
            #expect(
                ReadingOrder.order(of: frames).map { frames[$0] } == readLeft + [tall] + readRight,
                "seed \(seed), \(form)")
        }
    }

    /// The number of each frame's row, found by comparing every frame with every other.
    private func rows(of frames: [CGRect]) -> [Int] {
        var rows = Array(frames.indices)
        for (index, frame) in frames.enumerated() {
            for other in frames[..<index].indices {
                let overlap = min(frame.maxY, frames[other].maxY) - max(frame.minY, frames[other].minY)
                guard overlap >= min(frame.height, frames[other].height) / 2 else { continue }
                let (kept, replaced) = (rows[other], rows[index])
                for member in rows.indices where rows[member] == replaced { rows[member] = kept }
            }
        }
        let names = Set(rows).sorted { row, other in
            let middle = { (row: Int) in frames.indices.filter { rows[$0] == row }.map { frames[$0].midY }.min()! }
            return middle(row) < middle(other)
        }
        return rows.map { names.firstIndex(of: $0)! }
    }
}
