import FormDiagnosticsCore
import Foundation
import TestSupport
import Testing

/// The inspector's labels look for room.
struct InspectorLayoutTests {
    private static let area = CGRect(x: 10, y: 50, width: 380, height: 300)

    @Test("the first wish that's free counts, and nothing leaves the area")
    func wishes() {
        var layout = InspectorLayout(in: Self.area, around: [CGRect(x: 20, y: 60, width: 100, height: 40)])
        let size = CGSize(width: 30, height: 16)
        #expect(
            layout.place(size, at: [CGPoint(x: 40, y: 70), CGPoint(x: 130, y: 70)]).origin == CGPoint(x: 130, y: 70))
        #expect(layout.place(size, at: [CGPoint(x: 1_000, y: -80)]).origin == CGPoint(x: 360, y: 50))
        #expect(layout.place(size, at: [CGPoint(x: 130, y: 70)]).origin == CGPoint(x: 130, y: 54), "the closest place")
        #expect(layout.place(size, at: [CGPoint(x: CGFloat.nan, y: 70)]).minX.isFinite)
        let whole = layout.place(CGSize(width: 900, height: 900), at: [.zero])
        #expect(whole == Self.area)
    }

    @Test("without room, a label is where it covers least")
    func full() {
        var layout = InspectorLayout(in: Self.area, around: [CGRect(x: 0, y: 0, width: 400, height: 345)])
        let frame = layout.place(
            CGSize(width: 30, height: 16), at: [CGPoint(x: 40, y: 70), CGPoint(x: 40, y: 334)])
        #expect(frame.origin == CGPoint(x: 40, y: 334))
        let lost = CGRect(x: CGFloat.infinity, y: 0, width: 4, height: 4)
        var other = InspectorLayout(in: Self.area, around: [lost, .null, .zero])
        #expect(other.place(CGSize(width: 30, height: 16), at: [CGPoint(x: 40, y: 70)]).origin == CGPoint(x: 40, y: 70))
    }

    // MARK: - Words, and marks that have labels

    private static let size = CGSize(width: 30, height: 16)

    @Test("words stay visible even if a wish is at them, and before the empty part of a field")
    func words() {
        let label = CGRect(x: 40, y: 66, width: 60, height: 20)
        var layout = InspectorLayout(in: Self.area, around: [], and: [label])
        #expect(layout.place(Self.size, at: [CGPoint(x: 50, y: 70)]).origin == CGPoint(x: 50, y: 86))
        // The whole area is a field, with words in the first half.
        let field = CGRect(x: 0, y: 0, width: 400, height: 400)
        var full = InspectorLayout(in: Self.area, around: [field], and: [CGRect(x: 0, y: 0, width: 200, height: 400)])
        let wishes = [CGPoint(x: 40, y: 70), CGPoint(x: 250, y: 70)]
        let first = full.place(Self.size, at: wishes)
        let second = full.place(Self.size, at: wishes)
        #expect(first.origin == wishes[1] && second.minX > 200 && second.maxY <= first.minY)
    }

    @Test("at the edge of the area, a label can cover the border of its mark, but no more of it")
    func border() {
        for (x, expected) in [(24, CGPoint(x: 10, y: 112)), (20, CGPoint(x: 22, y: 83))] {
            let mark = CGRect(x: x, y: 100, width: 300, height: 40)
            var layout = InspectorLayout(in: Self.area, around: [mark])
            let wishes = [CGPoint(x: CGFloat(x) - 18, y: 112), CGPoint(x: 22, y: 83)]
            let frame = layout.place(CGSize(width: 16, height: 16), at: wishes, beside: mark)
            #expect(frame.origin == expected)
        }
    }

    @Test("a label without room next to its mark goes over an edge of it, or inside, where there are no words")
    func overEdge() {
        // Ten points are between the fields, and a label needs 16.
        let marks = [100, 150, 200].map { CGRect(x: 10, y: $0, width: 380, height: 40) }
        let wishes = [CGPoint(x: 10, y: 133), CGPoint(x: 360, y: 133), CGPoint(x: 360, y: 191)]
        var layout = InspectorLayout(in: Self.area, around: marks)
        #expect(layout.place(Self.size, at: wishes, beside: marks[1]).origin == CGPoint(x: 10, y: 142))
        let words = CGRect(x: 17, y: 154, width: 100, height: 32)
        var second = InspectorLayout(in: Self.area, around: marks, and: [words])
        #expect(second.place(Self.size, at: wishes, beside: marks[1]).origin == CGPoint(x: 360, y: 142))
        // Without a gap, it's inside.
        let stack = [110, 150, 190].map { CGRect(x: 10, y: $0, width: 380, height: 40) }
        var third = InspectorLayout(in: Self.area, around: stack, and: [words])
        #expect(third.place(Self.size, at: wishes, beside: stack[1]).origin == CGPoint(x: 360, y: 150))
        // Its own line with the caret isn't in the way.
        let line = CGRect(x: 10, y: 150, width: 380, height: 20)
        var fourth = InspectorLayout(in: Self.area, around: stack + [line], and: [words])
        #expect(fourth.place(Self.size, at: wishes, beside: stack[1]).origin == CGPoint(x: 360, y: 150))
    }

    @Test("if a label has to be somewhere else, its line crosses nothing, if possible")
    func lines() {
        // A mark full of words, with fields above it and room above those, and more room far below.
        let mark = CGRect(x: 10, y: 120, width: 380, height: 30)
        let above = CGRect(x: 10, y: 76, width: 380, height: 40)
        let below = CGRect(x: 10, y: 154, width: 150, height: 150)
        var layout = InspectorLayout(in: Self.area, around: [mark, above, below], and: [mark])
        let frame = layout.place(Self.size, at: [CGPoint(x: 20, y: 103)], beside: mark)
        #expect(frame.minY >= 150 && frame.minX >= 160)
        // Where every line crosses something, the closest place counts.
        let wide = CGRect(x: 0, y: 151, width: 400, height: 10)
        var other = InspectorLayout(in: Self.area, around: [mark, above, wide], and: [mark])
        #expect(other.place(Self.size, at: [CGPoint(x: 20, y: 103)], beside: mark).origin == CGPoint(x: 20, y: 60))
    }

    @Test("the reserve counts only if there's no room in the area")
    func reserve() {
        let reserve = CGRect(x: 10, y: 0, width: 380, height: 350)
        var layout = InspectorLayout(in: Self.area, around: [CGRect(x: 0, y: 50, width: 400, height: 284)])
        #expect(layout.place(Self.size, at: [CGPoint(x: 40, y: 52)], orIn: reserve).minY == 334)
        var full = InspectorLayout(
            in: Self.area, around: [CGRect(x: 0, y: 50, width: 400, height: 400)],
            and: [CGRect(x: 0, y: 0, width: 100, height: 50)])
        #expect(full.place(Self.size, at: [CGPoint(x: 40, y: 52)], orIn: reserve).origin == CGPoint(x: 100, y: 34))
    }

    @Test("no label covers a mark, words, or another label if there's room", arguments: 0..<60)
    func promise(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        func frame() -> CGRect {
            CGRect(x: number(0...380), y: number(30...340), width: number(10...300), height: number(5...80))
        }
        let marks = (0..<Int(number(0...14))).map { _ in frame() }
        let content = (0..<Int(number(0...6))).map { _ in frame() }
        var layout = InspectorLayout(in: Self.area, around: marks, and: content)
        var taken = marks + content
        for _ in 0..<12 {
            let size = CGSize(width: number(16...160), height: number(14...30))
            let placed = layout.place(size, at: (0..<3).map { _ in frame().origin })
            #expect(Self.area.insetBy(dx: -0.01, dy: -0.01).contains(placed))
            let covers = taken.contains { $0.insetBy(dx: 0.01, dy: 0.01).intersects(placed) }
            #expect(!covers || !Self.hasRoom(for: size, around: taken))
            taken.append(placed)
        }
    }

    /// Whether a label has room at a whole number of points, as all sizes and marks do.
    private static func hasRoom(for size: CGSize, around taken: [CGRect]) -> Bool {
        for y in stride(from: area.minY, through: area.maxY - size.height, by: 1) {
            var x = area.minX
            while x + size.width <= area.maxX {
                let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
                guard let obstacle = taken.first(where: { $0.insetBy(dx: 0.01, dy: 0.01).intersects(frame) }) else {
                    return true
                }
                x = max(x + 1, obstacle.maxX)
            }
        }
        return false
    }
}
