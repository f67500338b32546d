import Foundation
import Testing

@testable import FormNavigationCore

/// Which part of the content behind a bar stays in place.
@Suite("Kept content")
struct KeptContentTests {
    private typealias ScrollView = AvoidanceSituation.ScrollView

    /// 2,000 points of content in a view that's 600 points high.
    private func content(at offset: CGFloat, height: CGFloat = 600, isFlipped: Bool = false) -> ScrollView {
        ScrollView(
            frame: CGRect(x: 0, y: 0, width: 375, height: height), contentOffset: CGPoint(x: 0, y: offset),
            contentSize: CGSize(width: 375, height: 2_000), restsAtEnd: isFlipped)
    }

    @Test(
        "what is noted depends on the movement, and on whether the end is in sight",
        arguments: [
            (500, .always, .atBar(1_100)), (1_400, .always, .beforeEnd(0)), (1_399.5, .always, .beforeEnd(0.5)),
            (1_399, .always, .atBar(1_999)), (500, .atEnd, .atTop(500)), (1_400, .atEnd, .beforeEnd(0)),
            (500, .never, .atTop(500)), (1_400, .never, .atTop(1_400)),
        ] as [(CGFloat, KeptContent.Movement, KeptContent)])
    func noted(offset: CGFloat, movement: KeptContent.Movement, expected: KeptContent) {
        #expect(KeptContent(of: content(at: offset), above: 600, moving: movement) == expected)
    }

    @Test("a bar behind which the content lies covers what is below its upper edge, one at which it ends nothing")
    func edge() {
        #expect(KeptContent(of: content(at: 500), above: 550, moving: .always) == .atBar(1_050))
        #expect(KeptContent(of: content(at: 500), above: 900, moving: .always) == .atBar(1_100))
    }

    @Test(
        "the offset that keeps it lies in the natural range",
        arguments: [
            (.atBar(1_100), 300, 800), (.atBar(100), 300, 0), (.atBar(2_000), 300, 1_700), (.atBar(3_000), 300, 1_700),
            (.atTop(500), 300, 500), (.atTop(5_000), 300, 1_700), (.beforeEnd(0), 300, 1_700),
            (.beforeEnd(200), 300, 1_500), (.atBar(.nan), 300, 77), (.atTop(.infinity), 300, 77),
        ] as [(KeptContent, CGFloat, CGFloat)])
    func offset(kept: KeptContent, top: CGFloat, expected: CGFloat) {
        #expect(content(at: 77).offset(keeping: kept, above: top, bottomInset: 300) == expected)
    }

    @Test(
        "noted and kept where nothing has changed, it stays to the last bit", arguments: [0, 100.5, 1_400] as [CGFloat])
    func unchanged(offset: CGFloat) {
        for movement in [KeptContent.Movement.always, .atEnd, .never] {
            let content = content(at: offset)
            let kept = KeptContent(of: content, above: 540, moving: movement)
            #expect(content.offset(keeping: kept, above: 540, bottomInset: 0) == offset)
        }
    }

    @Test("a scroll view that may not be scrolled, or has a number that is none, stays")
    func fixed() {
        var fixed = content(at: 77)
        fixed.scrollsVertically = false
        var broken = content(at: 77)
        broken.contentSize.height = .nan
        for content in [fixed, broken] {
            for kept in [KeptContent.beforeEnd(0), .atTop(500), .atBar(700)] {
                #expect(content.offset(keeping: kept, above: 300, bottomInset: 300) == 77)
            }
        }
    }

    @Test("what UIKit does to an offset when a view is resized is no scrolling")
    func isScrolled() {
        let old = content(at: 1_400)
        // 60 points higher, with the offset brought back to the content's end.
        #expect(!content(at: 1_340, height: 660).isScrolled(since: old))
        #expect(!content(at: 1_400, height: 540).isScrolled(since: old))
        #expect(content(at: 1_370, height: 660).isScrolled(since: old))
        #expect(content(at: 900, height: 540).isScrolled(since: old))
        // The content has grown by as much in the same turn, after the view.
        var grown = content(at: 1_340, height: 660)
        grown.contentSize.height = 2_060
        #expect(!grown.isScrolled(since: old))
        // The content has become lower in the same turn, before the view.
        var shrunk = content(at: 1_300, height: 540)
        shrunk.contentSize.height = 1_900
        #expect(!shrunk.isScrolled(since: old))
        // Upside down, UIKit keeps the distance to the content's end.
        let flipped = content(at: 900, isFlipped: true)
        #expect(!content(at: 840, height: 660, isFlipped: true).isScrolled(since: flipped))
        #expect(content(at: 900, height: 660, isFlipped: true).isScrolled(since: flipped))
    }

    @Test("what was found out in a sheet of another height is reckoned there")
    func raisedSheet() {
        let (raised, low) = (content(at: 500, height: 900), content(at: 800, height: 600))
        let place = raised.place(ofBarAt: 850)
        // Content that was kept at the bar is where it was without the keyboard, measured from the top.
        #expect(low.offset(returning: .atBar(1_350), above: 550, from: place) == 500)
        #expect(raised.offset(returning: .atBar(1_350), above: 850, from: place) == 500)
        // In a view of the same height, a bar that has grown since covers nothing.
        #expect(raised.offset(returning: .atBar(1_350), above: 800, from: place) == 550)
        // But at the end, it stays at the end.
        #expect(low.offset(returning: .beforeEnd(0), above: 550, from: place) == 1_400)
    }
}
