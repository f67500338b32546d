import FormNavigationCore
import Foundation
import Testing

@Suite("Rectangles")
struct RectangleTests {
    @Test(
        "rectangles overlap only if they have an area in common",
        arguments: [
            (CGRect(x: 5, y: 5, width: 10, height: 10), true), (CGRect(x: -5, y: -5, width: 10, height: 10), true),
            (CGRect(x: 10, y: 0, width: 10, height: 10), false), (CGRect(x: -10, y: 0, width: 10, height: 10), false),
            (CGRect(x: 0, y: 10, width: 10, height: 10), false), (CGRect(x: 0, y: -10, width: 10, height: 10), false),
        ])
    func overlaps(_ other: CGRect, _ overlaps: Bool) {
        #expect(CGRect(x: 0, y: 0, width: 10, height: 10).overlaps(other) == overlaps)
    }

    @Test("a rectangle encloses what's inside, up to a distance")
    func encloses() {
        let frame = CGRect(x: 24, y: 100, width: 300, height: 40)
        #expect(frame.encloses(frame))
        for edges in [(-0.5, 0), (0.5, 0), (0, -0.5), (0, 0.5)] as [(CGFloat, CGFloat)] {
            let moved = frame.offsetBy(dx: edges.0, dy: edges.1)
            #expect(!frame.encloses(moved) && frame.encloses(moved, within: 0.6))
        }
    }
}
