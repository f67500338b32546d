import Foundation
import Testing

@testable import FormNavigationCore

@Suite("Keyboard")
struct KeyboardTests {
    // MARK: - Placement

    @Test(
        "E15 is docked when its bottom edge is not above the screen's",
        arguments: [
            // As wide as the screen or narrower, higher or lower.
            (CGRect(x: 0, y: 416, width: 1024, height: 352), "docked"),
            (CGRect(x: 300, y: 500, width: 320, height: 268), "docked"),
            // E18: only the accessory view is visible, and the rest is below the screen.
            (CGRect(x: 0, y: 713, width: 1024, height: 352), "docked"),
            // Off by fractions of a point.
            (CGRect(x: 0, y: 416, width: 1024, height: 351.25), "docked"),
            (CGRect(x: 0, y: 416, width: 1024, height: 292), "docked"),
            (CGRect(x: 0, y: 416, width: 1024, height: 291), "detached"),
            (CGRect(x: 0, y: 270, width: 1024, height: 352), "detached"),
            (CGRect(x: 600, y: 420, width: 320, height: 254), "detached"),
            // Partly beside the screen.
            (CGRect(x: 900, y: 420, width: 320, height: 254), "detached"),
            (CGRect(x: 600, y: 416, width: 1024, height: 292), "detached"),
            // Outside, on each side.
            (CGRect(x: 0, y: 768, width: 1024, height: 352), "absent"),
            (CGRect(x: 0, y: 767.5, width: 1024, height: 352), "absent"),
            (CGRect(x: 0, y: -352, width: 1024, height: 352), "absent"),
            (CGRect(x: -320, y: 420, width: 320, height: 254), "absent"),
            (CGRect(x: 1024, y: 420, width: 320, height: 254), "absent"),
            (CGRect(x: 1023.5, y: 420, width: 320, height: 254), "absent"),
            // E14: without a width or height.
            (CGRect(x: 0, y: 700, width: 1024, height: 0), "absent"),
            (CGRect(x: 0, y: 700, width: 0, height: 68), "absent"),
            (.zero, "absent"),
            // A negative size covers the rectangle from 416 to 768.
            (CGRect(x: 1024, y: 768, width: -1024, height: -352), "docked"),
            // Without a position.
            (.null, "absent"),
            (CGRect(x: CGFloat.nan, y: 416, width: 1024, height: 352), "absent"),
            (CGRect(x: 0, y: CGFloat.nan, width: 1024, height: 352), "absent"),
            (CGRect(x: 0, y: 416, width: 1024, height: CGFloat.infinity), "absent"),
        ] as [(CGRect, String)])
    func placement(frame: CGRect, expected: String) {
        let keyboard = Keyboard(frame: frame, screenBounds: Tablet.screen)
        switch keyboard {
        case .absent:
            #expect(expected == "absent")
            #expect(keyboard.frame == nil)
        case .docked(let kept):
            #expect(expected == "docked")
            #expect(kept == frame && keyboard.frame == kept)
        case .detached(let kept):
            #expect(expected == "detached")
            #expect(kept == frame && keyboard.frame == kept)
        }
    }

    @Test(
        "is absent from a screen of no finite area",
        arguments: [
            .zero, .null, CGRect(x: 0, y: 0, width: 1024, height: 0),
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: 768), CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
        ] as [CGRect])
    func brokenScreen(bounds: CGRect) {
        #expect(Keyboard(frame: Tablet.keyboard, screenBounds: bounds) == .absent)
    }

    @Test("E15 is in the same place when each edge is off by less than a point")
    func sameness() {
        let keyboard = Keyboard.docked(Tablet.keyboard)
        #expect(Keyboard.absent.isSame(as: .absent))
        #expect(keyboard.isSame(as: .docked(CGRect(x: 0.5, y: 416.75, width: 1024, height: 350.75))))
        for frame in [
            Tablet.keyboard.offsetBy(dx: 0, dy: 1), Tablet.keyboard.offsetBy(dx: 1, dy: 0),
            CGRect(x: 0, y: 415, width: 1024, height: 353), CGRect(x: 0, y: 416, width: 1024, height: 353),
            CGRect(x: -1, y: 416, width: 1025, height: 352), CGRect(x: 0, y: 416, width: 1023, height: 352),
        ] {
            #expect(!keyboard.isSame(as: .docked(frame)), "\(frame)")
        }
        #expect(!keyboard.isSame(as: .detached(Tablet.keyboard)))
        #expect(!keyboard.isSame(as: .absent))
        let huge = Keyboard.docked(CGRect(x: 1e308, y: 1e308, width: 1e308, height: 1e308))
        #expect(huge.isSame(as: huge))
        #expect(Keyboard.detached(Tablet.floating).isSame(as: .detached(Tablet.floating)))
        #expect(!Keyboard.detached(Tablet.floating).isSame(as: .detached(.zero)))
    }

    // MARK: - Overlap

    @Test(
        "E5, E6 covers a view where it does on the screen, in the window's coordinates",
        arguments: [
            // A window that fills the screen: window and screen coincide.
            (CGRect(x: 0, y: 0, width: 1024, height: 768), CGRect(x: 0, y: 0, width: 1024, height: 768), 416, 352),
            // The right half of a split screen.
            (CGRect(x: 512, y: 0, width: 512, height: 768), CGRect(x: 0, y: 0, width: 512, height: 768), 416, 352),
            // A window in the middle of the screen, whose bottom edge is at 700.
            (CGRect(x: 200, y: 100, width: 500, height: 600), CGRect(x: 0, y: 0, width: 500, height: 600), 316, 284),
            // A view in that window that ends above the window's bottom edge.
            (CGRect(x: 200, y: 100, width: 500, height: 600), CGRect(x: 20, y: 50, width: 300, height: 400), 316, 134),
        ] as [(CGRect, CGRect, CGFloat, CGFloat)])
    func overlap(window: CGRect, rect: CGRect, y: CGFloat, height: CGFloat) {
        let expected = CGRect(x: rect.minX, y: y, width: rect.width, height: height)
        #expect(Keyboard.docked(Tablet.keyboard).overlap(with: rect, inWindow: window) == expected)
    }

    @Test("E6 covers a view beside it as little as it does on the screen")
    func narrowOverlap() {
        let keyboard = Keyboard.docked(CGRect(x: 600, y: 500, width: 320, height: 268))
        let window = CGRect(x: 512, y: 0, width: 512, height: 768)
        let rect = CGRect(x: 0, y: 0, width: 512, height: 768)
        #expect(keyboard.overlap(with: rect, inWindow: window) == CGRect(x: 88, y: 500, width: 320, height: 268))
    }

    @Test("covers nothing of a view that ends above it, or lies beside it, or is nowhere")
    func noOverlap() {
        let keyboard = Keyboard.docked(Tablet.keyboard)
        let window = CGRect(x: 200, y: 100, width: 500, height: 600)
        #expect(keyboard.overlap(with: CGRect(x: 0, y: 0, width: 500, height: 316), inWindow: window) == nil)
        #expect(keyboard.overlap(with: CGRect(x: 0, y: 400, width: 0, height: 100), inWindow: window) == nil)
        #expect(keyboard.overlap(with: CGRect(x: -400, y: 400, width: 200, height: 100), inWindow: window) == nil)
        #expect(keyboard.overlap(with: .null, inWindow: window) == nil)
        #expect(keyboard.overlap(with: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), inWindow: window) == nil)
        #expect(keyboard.overlap(with: CGRect(x: 0, y: 0, width: 1, height: 500), inWindow: .null) == nil)
        let huge = CGRect(x: 1e308, y: 1e308, width: 1e308, height: 1e308)
        #expect(Keyboard.docked(huge).overlap(with: huge, inWindow: Tablet.screen) == nil)
        let nowhere = CGRect(x: 0, y: CGFloat.nan, width: 500, height: 600)
        #expect(keyboard.overlap(with: CGRect(x: 0, y: 0, width: 1, height: 500), inWindow: nowhere) == nil)
    }

    @Test("E12, E17 covers nothing while it is not docked: the user can take it away")
    func detachedOverlap() {
        #expect(Keyboard.detached(Tablet.floating).overlap(with: Tablet.screen, inWindow: Tablet.screen) == nil)
        #expect(Keyboard.absent.overlap(with: Tablet.screen, inWindow: Tablet.screen) == nil)
    }
}
