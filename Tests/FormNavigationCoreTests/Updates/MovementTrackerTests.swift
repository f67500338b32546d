import FormNavigationCore
import Testing

@Suite("Movement watch")
struct MovementTrackerTests {
    typealias Watch = MovementTracker<Int>

    /// A tracker of something that was planned for at `place`.
    private func watch(at place: Int = 0) -> Watch {
        var watch = Watch()
        watch.planned(at: place)
        return watch
    }

    /// Returns the answers to updates, one after the other, a sixtieth of a second apart.
    private func answers(_ watch: inout Watch, _ samples: [Int], from time: Double = 0) -> [Watch.Answer] {
        samples.enumerated().map { watch.updated(to: $1, isInSight: true, at: time + Double($0) / 60) }
    }

    @Test("before the first plan nothing is asked for")
    func unplanned() {
        var watch = Watch()
        #expect(answers(&watch, [1, 1, 2, 2]) == [.nothing, .nothing, .nothing, .nothing])
    }

    @Test("where nothing has moved nothing is done")
    func still() {
        var watch = watch()
        #expect(answers(&watch, [0, 0, 0]) == [.nothing, .nothing, .nothing])
    }

    @Test("what has moved is planned for once two updates agree, and then no more")
    func moved() {
        var watch = watch()
        #expect(answers(&watch, [1, 1, 1, 1]) == [.anotherUpdate, .plan, .nothing, .nothing])
    }

    @Test("what moves frame by frame is planned for when it has come to rest")
    func animation() {
        var watch = watch()
        #expect(answers(&watch, [1, 2, 3, 3]) == [.anotherUpdate, .anotherUpdate, .anotherUpdate, .plan])
    }

    @Test("what moves with every update is not asked after for ever, and is planned for when it rests")
    func restless() {
        var watch = watch()
        let answers = answers(&watch, Array(1...100))
        #expect(answers.filter { $0 == .anotherUpdate }.count == 8)
        #expect(!answers.contains(.plan))
        #expect(watch.updated(to: 100, isInSight: true, at: 3) == .plan)
    }

    @Test("what has moved frame by frame and is back is followed for as long as the first time when it moves again")
    func shaken() {
        for shake in [2, 5, 20] {
            var watch = watch()
            _ = answers(&watch, (0..<shake).map { $0.isMultiple(of: 2) ? 1 : 2 } + [0])
            let answers = answers(&watch, [1, 2, 3, 4, 5, 6, 6], from: 5)
            #expect(answers == Array(repeating: .anotherUpdate, count: 6) + [.plan], "after \(shake) updates")
        }
    }

    @Test("what moves frame by frame right after a plan is followed for as long as the first time")
    func secondAnimation() {
        var watch = watch()
        let answers = answers(&watch, Array(1...6) + [6] + Array(7...12) + [12])
        #expect(answers.filter { $0 == .anotherUpdate }.count == 12)
        #expect(answers.filter { $0 == .plan }.count == 2)
    }

    @Test("what goes back to where it was planned for last is nothing new")
    func back() {
        var watch = watch()
        #expect(answers(&watch, [1, 0, 0]) == [.anotherUpdate, .nothing, .nothing])
    }

    @Test("what answers a plan by going back is left alone")
    func backAndForth() {
        var watch = watch()
        #expect(answers(&watch, [1, 1]) == [.anotherUpdate, .plan])
        #expect(answers(&watch, [0, 0, 0], from: 0.1) == [.anotherUpdate, .nothing, .nothing])
    }

    @Test("after two plans in succession a third waits for a second, or for something else")
    func limit() {
        var watch = watch()
        #expect(answers(&watch, [1, 1, 2, 2, 3, 3]).filter { $0 == .plan }.count == 2)
        #expect(!answers(&watch, [4, 4], from: 0.5).contains(.plan))
        #expect(answers(&watch, [5, 5], from: 1.2).contains(.plan))
        watch.planned(at: 6)
        #expect(answers(&watch, [7, 7, 8, 8], from: 1.3).filter { $0 == .plan }.count == 2)
    }

    @Test("what moves again after a plan that lasted is planned for each time")
    func separate() {
        var watch = watch()
        #expect(answers(&watch, (1...9).flatMap { [$0, $0, $0] }).filter { $0 == .plan }.count == 9)
    }

    @Test(
        "what goes back after a plan that lasted answers it within a quarter of a second, and no longer",
        arguments: [(0.2, Watch.Answer.nothing), (0.3, .plan)])
    func late(pause: Double, answer: Watch.Answer) {
        var watch = watch()
        #expect(answers(&watch, [1, 1, 1]) == [.anotherUpdate, .plan, .nothing])
        #expect(answers(&watch, [0, 0], from: pause) == [.anotherUpdate, answer])
    }

    @Test("what goes back before it was found at rest answers the plan, however late", arguments: [0.2, 0.3, 0.9])
    func lateWithoutRest(pause: Double) {
        var watch = watch()
        #expect(answers(&watch, [1, 1]) == [.anotherUpdate, .plan])
        #expect(answers(&watch, [0, 0], from: pause) == [.anotherUpdate, .nothing])
    }

    @Test("what could not be seen when it was at rest is not brought back, and is known from then on")
    func outOfSight() {
        var watch = watch()
        #expect(watch.updated(to: 0, isInSight: true, at: 0) == .nothing)
        #expect(watch.updated(to: 0, isInSight: false, at: 0) == .nothing)
        #expect(answers(&watch, [1, 1, 1]) == [.anotherUpdate, .nothing, .nothing])
        // The previous update found it at rest, and in sight.
        #expect(answers(&watch, [2, 2], from: 1) == [.anotherUpdate, .plan])
    }

    @Test("what there was no room for is brought into sight when it has moved, unless a finger has moved it since")
    func noRoom() {
        for hasFinger in [false, true] {
            var watch = watch()
            #expect(watch.updated(to: 0, isInSight: false, at: 0) == .nothing)
            if hasFinger {
                watch.accepted(1)
                #expect(watch.updated(to: 1, isInSight: false, at: 0.1) == .nothing)
            }
            #expect(answers(&watch, [2, 2], from: 0.2) == [.anotherUpdate, hasFinger ? .nothing : .plan])
        }
    }

    @Test("what a plan has found room for is left alone once the user has scrolled it away")
    func roomLater() {
        var watch = watch()
        #expect(watch.updated(to: 0, isInSight: false, at: 0) == .nothing)
        #expect(answers(&watch, [1, 1, 1], from: 1) == [.anotherUpdate, .plan, .nothing])
        #expect(watch.updated(to: 1, isInSight: false, at: 2) == .nothing)
        #expect(answers(&watch, [2, 2], from: 3) == [.anotherUpdate, .nothing])
    }

    @Test("a window that was resized begins anew, also with what answers a plan by going back")
    func forgottenPlans() {
        var watch = watch()
        #expect(answers(&watch, [1, 1, 2, 2]).filter { $0 == .plan }.count == 2)
        watch.forgetPlans()
        #expect(answers(&watch, [1, 1], from: 0.2) == [.anotherUpdate, .plan])
    }

    @Test("a window that was resized brings back what was scrolled away before")
    func resizedAfterScrolling() {
        var watch = watch()
        #expect(watch.updated(to: 0, isInSight: true, at: 0) == .nothing)
        #expect(watch.updated(to: 0, isInSight: false, at: 0) == .nothing)
        watch.forgetPlans()
        #expect(answers(&watch, [1, 1]) == [.anotherUpdate, .plan])
    }

    @Test("what is out of sight only since it has moved is brought back")
    func movedOutOfSight() {
        var watch = watch()
        #expect(watch.updated(to: 0, isInSight: true, at: 0) == .nothing)
        #expect(watch.updated(to: 1, isInSight: false, at: 0.1) == .anotherUpdate)
        #expect(watch.updated(to: 1, isInSight: false, at: 0.2) == .plan)
    }

    @Test("what a finger has moved is where it belongs")
    func accepted() {
        var watch = watch()
        #expect(answers(&watch, [1]) == [.anotherUpdate])
        watch.accepted(1)
        #expect(answers(&watch, [1, 1]) == [.nothing, .nothing])
    }

    @Test("nothing is accepted before the first plan")
    func acceptedUnplanned() {
        var watch = Watch()
        watch.accepted(1)
        #expect(answers(&watch, [2, 2]) == [.nothing, .nothing])
    }
}
