import FormNavigationCore
import Foundation
import TestSupport
import Testing

@Suite("Frames by top: which frames are inside an area")
struct FramesByTopTests {
    private func frames(inside area: CGRect, among frames: [CGRect]) -> Set<Int> {
        Set(FramesByTop(frames).indices(inside: area))
    }

    @Test("a frame is inside an area if it does not extend beyond any edge")
    func edges() {
        let area = CGRect(x: 10, y: 10, width: 100, height: 50)
        #expect(frames(inside: area, among: [area, area.insetBy(dx: 1, dy: 1)]) == [0, 1])
        for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
            #expect(frames(inside: area, among: [area.offsetBy(dx: x, dy: y)]).isEmpty)
        }
    }

    @Test("frames in any order are found, whatever is above and below them")
    func anyOrder() {
        let column = [300.0, 0, 200, 100].map { CGRect(x: 0, y: $0, width: 100, height: 40) }
        #expect(frames(inside: CGRect(x: 0, y: 90, width: 100, height: 200), among: column) == [2, 3])
        #expect(frames(inside: CGRect(x: 0, y: 50, width: 100, height: 40), among: column).isEmpty)
        #expect(frames(inside: CGRect(x: 0, y: 0, width: 100, height: 1_000), among: column) == [0, 1, 2, 3])
    }

    @Test("a frame that is not a number is in no area, and does not hide others")
    func notNumbers() {
        let whole = CGRect(x: 0, y: 0, width: 100, height: 1_000)
        let column = [.nan, 20, .nan, 10, Double.infinity].map { CGRect(x: 0, y: $0, width: 100, height: 40) }
        #expect(frames(inside: whole, among: column) == [1, 3])
        #expect(frames(inside: CGRect(x: 0, y: Double.nan, width: 100, height: 100), among: column).isEmpty)
        #expect(frames(inside: whole, among: []).isEmpty)
    }

    @Test("the result is that of comparing each frame with the area", arguments: 0..<20)
    func sameAsComparing(seed: Int) {
        var generator = SplitMix64(seed: UInt64(seed))
        func rectangle() -> CGRect {
            CGRect(
                x: Int.random(in: 0..<20, using: &generator), y: Int.random(in: 0..<200, using: &generator),
                width: Int.random(in: 0..<30, using: &generator), height: Int.random(in: 0..<60, using: &generator))
        }
        let all = (0..<40).map { _ in rectangle() }
        let area = rectangle()
        let expected = all.indices.filter { index in
            all[index].minX >= area.minX && all[index].maxX <= area.maxX && all[index].minY >= area.minY
                && all[index].maxY <= area.maxY
        }
        #expect(frames(inside: area, among: all) == Set(expected))
    }
}
