import FormNavigationCore
import Testing

@Suite("Look budget")
struct RefreshBudgetTests {
    @Test("the first look may begin at any time")
    func first() {
        #expect(RefreshBudget().allows(at: 0))
        #expect(RefreshBudget().allows(at: -5))
    }

    @Test(
        "the next look begins when a hundred times as long as the last one took has passed",
        arguments: [(0.002, 0.199, false), (0.002, 0.2, true), (0.02, 1.99, false), (0.02, 2, true)])
    func next(duration: Double, pause: Double, isAllowed: Bool) {
        var budget = RefreshBudget()
        budget.spend(from: 8, to: 8 + duration)
        #expect(budget.allows(at: 8 + duration + pause + 1e-9) == isAllowed)
    }

    @Test("ten looks are made in a second, however short they are", arguments: [(0.09, false), (0.1, true)])
    func interval(pause: Double, isAllowed: Bool) {
        var budget = RefreshBudget()
        budget.spend(from: 8, to: 8)
        #expect(budget.allows(at: 8 + pause + 1e-9) == isAllowed)
    }

    @Test("how long it takes until the next look", arguments: [(8.0, 0.1), (8.06, 0.04), (9, 0)])
    func wait(time: Double, wait: Double) {
        var budget = RefreshBudget()
        #expect(budget.delay(at: time) == 0)
        budget.spend(from: 8, to: 8)
        #expect(abs(budget.delay(at: time) - wait) < 1e-9)
    }

    @Test("a clock that is set back during a look costs no more than that")
    func clock() {
        var budget = RefreshBudget()
        budget.spend(from: 8, to: 7)
        #expect(budget.allows(at: 7.1 + 1e-9))
    }

    @Test("what is known to have changed is looked at whatever it costs")
    func reset() {
        var budget = RefreshBudget()
        budget.spend(from: 0, to: 5)
        budget.reset()
        #expect(budget.allows(at: 5))
    }
}
