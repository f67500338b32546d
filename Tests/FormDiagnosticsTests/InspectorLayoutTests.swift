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

    @Test("no label covers a mark or another label if there's room", arguments: 0..<60)
    func promise(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        func frame() -> CGRect {
            CGRect(x: number(0...380), y: number(30...340), width: number(10...300), height: number(5...80))
        }
        let marks = (0..<Int(number(0...14))).map { _ in frame() }
        var layout = InspectorLayout(in: Self.area, around: marks)
        var taken = marks
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
