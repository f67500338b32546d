import Foundation
import Testing

@testable import FormNavigationCore

/// A bar at the bottom of a phone's screen, 844 points high, with a keyboard that's 300 points high.
@Suite("Input bar planner")
struct InputBarPlannerTests {
    private func situation(
        bottom: CGFloat = 844, padding: CGFloat = 0, content: AvoidanceSituation.ScrollView? = nil,
        kept: KeptContent? = nil
    ) -> InputBarSituation {
        InputBarSituation(
            bar: CGRect(x: 0, y: bottom - 84, width: 390, height: 84), safeAreaPadding: padding, keyboardTop: 544,
            content: content, kept: kept)
    }

    /// 2,000 points of content in a view that fills the screen.
    private func content(mayChangeInset: Bool = true, bottomInset: CGFloat = 0) -> AvoidanceSituation.ScrollView {
        AvoidanceSituation.ScrollView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), contentOffset: CGPoint(x: 0, y: 100),
            contentSize: CGSize(width: 390, height: 2_000), adjustedInsets: .init(top: 0, bottom: 34),
            bottomInset: bottomInset, mayChangeInset: mayChangeInset)
    }

    @Test(
        "puts the bar on the keyboard, what is empty for the safe area behind it, and no bar lower",
        arguments: [
            (844, 0, -300), (844, 34, -266), (844, -10, -310), (544, 0, 0), (500, 0, 0), (560, 34, 0),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func shift(bottom: CGFloat, padding: CGFloat, shift: CGFloat) {
        let plan = AvoidancePlanner.plan(situation(bottom: bottom, padding: padding))
        #expect(plan == InputBarPlan(shift: shift, top: bottom - 84 + shift, content: nil))
    }

    @Test("makes room for bar and keyboard where it may, and scrolls within what there is", arguments: [true, false])
    func inset(mayChangeInset: Bool) {
        let content = content(mayChangeInset: mayChangeInset, bottomInset: mayChangeInset ? 0 : 20)
        let plan = AvoidancePlanner.plan(situation(content: content, kept: .beforeEnd(0)))
        // The bar's top edge is at 460. Of what's below it, the safe area takes 34.
        let inset: CGFloat = mayChangeInset ? 844 - 460 - 34 : 20
        #expect(plan.content?.bottomInset == inset)
        #expect(plan.content?.contentOffset.y == 2_000 + 34 + inset - 844)
    }

    @Test("keeps the offset of content of which nothing is to stay in place")
    func nothingKept() {
        #expect(AvoidancePlanner.plan(situation(content: content())).content?.contentOffset.y == 100)
    }

    @Test("leaves everything as it is for numbers that are none", arguments: [.nan, .infinity] as [CGFloat])
    func unusable(number: CGFloat) {
        let content = content(bottomInset: 7)
        let kept = AvoidancePlan.ScrollView(keeping: content)
        var padded = situation(content: content, kept: .beforeEnd(0))
        padded.safeAreaPadding = number
        var placed = situation(content: content, kept: .beforeEnd(0))
        placed.keyboardTop = number
        var sideways = situation(content: content, kept: .beforeEnd(0))
        sideways.bar.origin.x = number
        for situation in [padded, placed, sideways] {
            #expect(AvoidancePlanner.plan(situation) == InputBarPlan(shift: 0, top: 760, content: kept))
        }
        var broken = content
        broken.contentOffset.x = number
        let plan = AvoidancePlanner.plan(situation(content: broken, kept: .beforeEnd(0)))
        #expect(plan.shift == -300 && plan.content?.bottomInset == 7 && plan.content?.contentOffset.y == 100)
    }
}
