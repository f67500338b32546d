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

    /// Returns the answers to frames, one after the other, a sixtieth of a second apart.
    private func answers(_ watch: inout Watch, _ samples: [Int], from time: Double = 0) -> [Watch.Answer] {
        samples.enumerated().map { watch.updated(to: $1, isInSight: true, at: time + Double($0) / 60) }
    }

    /// Returns the places that plans were made for.
    private func plans(_ watch: inout Watch, _ samples: [Int], from time: Double = 0) -> [Int] {
        zip(samples, answers(&watch, samples, from: time)).filter { $0.1 == .plan }.map(\.0)
    }

    /// The same place for half a second.
    private func rest(at place: Int) -> [Int] { Array(repeating: place, count: 30) }

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

    @Test("what has moved is planned for in the same frame, and then no more")
    func moved() {
        var watch = watch()
        #expect(answers(&watch, [1, 1, 1, 1]) == [.plan, .nothing, .nothing, .nothing])
    }

    @Test("what moves frame by frame is planned for twice, and once more when it has been at rest for a moment")
    func animation() {
        var watch = watch()
        #expect(plans(&watch, Array(1...20) + rest(at: 20)) == [1, 2, 20])
    }

    @Test("what waits says how long, so that there's a look even if nothing on the screen changes")
    func delays() {
        var watch = watch()
        _ = answers(&watch, [1, 2])
        #expect(watch.updated(to: 3, isInSight: true, at: 0.1) == .later(0.25))
        #expect(watch.updated(to: 3, isInSight: true, at: 0.2) == .later(0.25 - (0.2 - 0.1)))
        #expect(watch.updated(to: 3, isInSight: true, at: 0.35) == .plan)
        #expect(watch.updated(to: 3, isInSight: true, at: 0.4) == .nothing)
    }

    @Test("what never rests costs two plans a second, and is planned for when it rests in the end")
    func restless() {
        var watch = watch()
        let plans = plans(&watch, Array(1...600))
        #expect((2...20).contains(plans.count))
        #expect(self.plans(&watch, rest(at: 600), from: 10).last == 600)
    }

    @Test("what goes back to where it was planned for last is nothing new")
    func back() {
        var watch = watch()
        _ = answers(&watch, [1, 2, 3])
        #expect(plans(&watch, rest(at: 2), from: 0.05) == [])
    }

    @Test("what goes and comes back within a quarter of a second is planned for where it is in the end, however often")
    func backAndForth() {
        for times in 1...3 {
            var watch = watch()
            var samples: [Int] = []
            for _ in 0..<times { samples += Array(repeating: 1, count: 8) + Array(repeating: 0, count: 8) }
            let plans = plans(&watch, samples + rest(at: 0))
            #expect(plans.last == 0, "\(times) times")
        }
    }

    @Test("what answers each plan by going back is left alone in the end")
    func answer() {
        var watch = watch()
        var (place, plans) = (1, 0)
        for frame in 0..<600 where watch.updated(to: place, isInSight: true, at: Double(frame) / 60) == .plan {
            plans += 1
            place = 1 - place
        }
        #expect((2...5).contains(plans))
        #expect(watch.updated(to: place, isInSight: true, at: 11) == .nothing)
    }

    @Test("what answers each plan by moving on is left alone in the end")
    func pushed() {
        var watch = watch()
        var (place, plans) = (1, 0)
        for frame in 0..<60 where watch.updated(to: place, isInSight: true, at: Double(frame) / 60) == .plan {
            plans += 1
            place += 1
        }
        #expect((2...5).contains(plans))
    }

    @Test("what moves again after a plan that lasted is planned for each time")
    func separate() {
        var watch = watch()
        #expect(plans(&watch, (1...9).flatMap { Array(repeating: $0, count: 90) }) == Array(1...9))
    }

    @Test("what could not be seen when it was at rest is not brought back, and is known from then on")
    func outOfSight() {
        var watch = watch()
        #expect(watch.updated(to: 0, isInSight: true, at: 0) == .nothing)
        #expect(watch.updated(to: 0, isInSight: false, at: 0) == .nothing)
        #expect(answers(&watch, [1, 1, 1]) == [.nothing, .nothing, .nothing])
        // The previous frame found it at rest, and in sight.
        #expect(answers(&watch, [2, 2], from: 1) == [.plan, .nothing])
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
            #expect(answers(&watch, [2, 2], from: 0.2) == [hasFinger ? .nothing : .plan, .nothing])
        }
    }

    @Test("what a plan has found room for is left alone once the user has scrolled it away")
    func roomLater() {
        var watch = watch()
        #expect(watch.updated(to: 0, isInSight: false, at: 0) == .nothing)
        #expect(answers(&watch, [1, 1, 1], from: 1) == [.plan, .nothing, .nothing])
        #expect(watch.updated(to: 1, isInSight: false, at: 2) == .nothing)
        #expect(answers(&watch, [2, 2], from: 3) == [.nothing, .nothing])
    }

    @Test("a window that was resized begins anew")
    func forgottenPlans() {
        var watch = watch()
        #expect(plans(&watch, [1, 2, 3]) == [1, 2])
        watch.forgetPlans()
        #expect(plans(&watch, [3, 3], from: 0.2) == [3])
    }

    @Test("a window that was resized brings back what was scrolled away before")
    func resizedAfterScrolling() {
        var watch = watch()
        #expect(watch.updated(to: 0, isInSight: true, at: 0) == .nothing)
        #expect(watch.updated(to: 0, isInSight: false, at: 0) == .nothing)
        watch.forgetPlans()
        #expect(answers(&watch, [1, 1]) == [.plan, .nothing])
    }

    @Test("what is out of sight only since it has moved is brought back")
    func movedOutOfSight() {
        var watch = watch()
        #expect(watch.updated(to: 0, isInSight: true, at: 0) == .nothing)
        #expect(watch.updated(to: 1, isInSight: false, at: 0.1) == .plan)
    }

    @Test("what was moved without another position is planned for, too, and what answers that is left alone in the end")
    func displaced() {
        var watch = watch()
        #expect(watch.updated(to: 0, isInSight: true, at: 0) == .nothing)
        #expect(watch.updated(to: 0, isDisplaced: true, isInSight: false, at: 0.1) == .plan)
        #expect(watch.updated(to: 0, isInSight: true, at: 0.2) == .nothing)
        let plans = (0..<60).filter {
            watch.updated(to: 0, isDisplaced: true, isInSight: false, at: 2 + Double($0) / 60) == .plan
        }
        #expect((1...5).contains(plans.count))
    }

    @Test("what a finger has moved is where it belongs")
    func accepted() {
        var watch = watch()
        _ = answers(&watch, [1, 2, 3])
        watch.accepted(3)
        #expect(answers(&watch, [3, 3], from: 1) == [.nothing, .nothing])
    }

    @Test("nothing is accepted before the first plan")
    func acceptedUnplanned() {
        var watch = Watch()
        watch.accepted(1)
        #expect(answers(&watch, [2, 2]) == [.nothing, .nothing])
    }
}
