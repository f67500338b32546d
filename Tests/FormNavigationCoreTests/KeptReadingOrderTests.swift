import FormNavigationCore
import Foundation
import TestSupport
import Testing

/// Frames keep the order that they had, unless they're clearly apart in another one.
struct KeptReadingOrderTests {
    private func order(_ frames: [CGRect], keeping places: [Int?], _ direction: ReadingOrder.Direction = .leftToRight)
        -> [Int]
    {
        ReadingOrder.order(of: frames, keeping: places, direction: direction)
    }

    /// Two frames side by side, 40 points high, the second of which is `rise` points higher.
    private func pair(_ rise: CGFloat) -> [CGRect] {
        [CGRect(x: 20, y: 200, width: 150, height: 40), CGRect(x: 190, y: 200 - rise, width: 150, height: 40)]
    }

    @Test(
        "a frame that rises beside another one stays behind it until there's a gap of half its height",
        arguments: [(0, false), (19, false), (21, false), (40, false), (59, false), (60, true), (200, true)])
    func rising(_ rise: Int, isAbove: Bool) {
        let frames = pair(CGFloat(rise))
        #expect(order(frames, keeping: [0, 1]) == (isAbove ? [1, 0] : [0, 1]))
        #expect(order(frames, keeping: [nil, nil]) == ReadingOrder.order(of: frames))
        #expect(order(frames, keeping: [0, nil]) == ReadingOrder.order(of: frames))
    }

    @Test("mirrored, from right to left", arguments: [0, 30, 59, 60] as [CGFloat])
    func rightToLeft(_ rise: CGFloat) {
        let frames = pair(rise).map { CGRect(x: 400 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        #expect(order(frames, keeping: [0, 1], .rightToLeft) == (rise < 60 ? [0, 1] : [1, 0]))
    }

    @Test("frames that have exchanged their positions in a row or in a column exchange their order")
    func exchanged() {
        let row = [CGRect(x: 190, y: 0, width: 150, height: 40), CGRect(x: 20, y: 0, width: 150, height: 40)]
        #expect(order(row, keeping: [0, 1]) == [1, 0])
        let column = [CGRect(x: 20, y: 48, width: 300, height: 40), CGRect(x: 20, y: 0, width: 300, height: 40)]
        #expect(order(column, keeping: [0, 1]) == [1, 0])
        let touching = [CGRect(x: 20, y: 40, width: 300, height: 40), CGRect(x: 20, y: 0, width: 300, height: 40)]
        #expect(order(touching, keeping: [0, 1]) == [1, 0])
    }

    @Test("a frame that's new comes where people read it, and doesn't keep its neighbors from their order")
    func new() {
        let frames = pair(30) + [CGRect(x: 20, y: 300, width: 300, height: 40)]
        #expect(order(frames, keeping: [0, 1, nil]) == [0, 1, 2])
        #expect(order(frames, keeping: [0, nil, 1]) == [1, 0, 2])
        let between = pair(30) + [CGRect(x: 345, y: 185, width: 20, height: 40)]
        #expect(order(between, keeping: [0, 1, nil]).filter { $0 < 2 } == [0, 1])
    }

    @Test("whatever the frames and the places, every index is there once, and reading again changes nothing")
    func total() {
        for seed in 1...500 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            func number() -> CGFloat {
                let odd: [CGFloat] = [.nan, .infinity, -.infinity]
                return random.chance(3) ? odd[random.number(0...2)] : CGFloat(random.number(0...6)) * 25
            }
            let count = random.number(0...12)
            let frames = (0..<count).map { _ in CGRect(x: number(), y: number(), width: number(), height: number()) }
            // Fields that are new come between those that are known, and those keep their order by themselves.
            let isNew = random.chance(50)
            let places: [Int?] = (0..<count).shuffled(using: &random).map { isNew && random.chance(20) ? nil : $0 }
            let direction: ReadingOrder.Direction = random.chance(50) ? .leftToRight : .rightToLeft
            let first = order(frames, keeping: places, direction)
            #expect(first.sorted() == Array(0..<count), "seed \(seed)")
            guard !places.contains(nil) else { continue }
            let now = frames.indices.map { first.firstIndex(of: $0) }
            #expect(order(frames, keeping: now, direction) == first, "seed \(seed)")
        }
    }

    @Test("a form of generated frames that stays as it is keeps its reading order")
    func unchanged() {
        for seed in 1...300 as ClosedRange<UInt64> {
            var random = SplitMix64(seed: seed)
            let frames = (0..<random.number(2...12)).map { _ in
                CGRect(
                    x: random.number(0...300), y: random.number(0...300), width: random.number(1...200),
                    height: random.number(1...80))
            }
            let read = ReadingOrder.order(of: frames)
            let places = frames.indices.map { read.firstIndex(of: $0) }
            #expect(order(frames, keeping: places) == read, "seed \(seed)")
        }
    }

    @Test("in an outline, a container keeps the place of its first field")
    func container() {
        let frames = pair(30)
        let fields = [
            FieldSequence.Item(frame: frames[0], lastPlace: 0), FieldSequence.Item(frame: frames[1], lastPlace: 1),
        ]
        let group = FormOutline.Container(
            frame: frames[1], space: RowSpace(sectionCount: 0) { _ in 0 },
            rows: [FormOutline.Row(path: nil, entries: [.field(1)])])
        let outline = FormOutline(fields: fields, containers: [group], entries: [.field(0), .container(0)])
        #expect(outline.places(order: .position, direction: .leftToRight).indices == [0, 1])
        #expect(outline.places(order: .tag, direction: .leftToRight).indices == [0, 1])
    }
}
