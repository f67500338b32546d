import FormNavigation
import Foundation
import TestSupport
import Testing
import UIKit

/// What holds on all of the space of screens that ``ScreenSketch`` describes, at each step of random use.
///
/// `FORM_EVENTS` says how many events there are to be, 100,000 by default; `FORM_SEED` plays one screen alone.
@MainActor
struct ScreenPromiseTests {
    private static let eventsPerScreen = 100

    @Test("on every screen, after every event, what is edited is clear of the keyboard and nothing moves without need")
    func everyScreen() {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["FORM_EVENTS"].flatMap(Int.init) ?? 100_000
        let seeds: ClosedRange<UInt64> =
            environment["FORM_SEED"].flatMap { UInt64($0) }.map { $0...$0 }
            ?? 1...UInt64(max(1, count / Self.eventsPerScreen))
        var checked = Checked()
        for seed in seeds {
            if let broken = play(seed, &checked) { Issue.record("\(broken)") }
        }
        #expect(seeds.count == 1 || checked.isPlenty(of: count), "\(checked)")
    }

    /// What could be checked, and how often.
    private struct Checked {
        var events = 0
        var edited = 0
        var lifted = 0
        var atRest = 0

        /// Whether the promises were about something.
        func isPlenty(of count: Int) -> Bool {
            events >= count * 9 / 10 && edited > count / 4 && lifted > count / 20 && atRest > count / 20
        }
    }

    /// Plays one screen, and returns the first promise that is broken, with what led there.
    private func play(_ seed: UInt64, _ checked: inout Checked) -> String? {
        var random = SplitMix64(seed: seed)
        let sketch = ScreenSketch(random: &random)
        var behaviour = HeadlessBehaviour.avoidance.randomElement(using: &random) ?? HeadlessBehaviour()
        behaviour.sheetOrder = random.pick()
        behaviour.swipedKeyboard = random.pick()
        behaviour.remembersEarlyFocus = random.chance(50)
        behaviour.scrollsInputsIntoSight = random.chance(50)
        behaviour.prefetchedCellCount = random.number(0...2)
        let model = HeadlessModel.all[random.number(0...HeadlessModel.all.count - 1)]
        let direction: UIUserInterfaceLayoutDirection = random.chance(30) ? .rightToLeft : .leftToRight
        let world = ScreenWorld(sketch, on: HeadlessDevice(model, layoutDirection: direction, behaviour: behaviour))
        var events: [ScreenEvent] = []
        func account(_ broken: String) -> String {
            """
            seed \(seed): \(broken)
              \(sketch)
              \(model.name), \(behaviour.movedSafeArea), \(direction == .rightToLeft ? "right to left, " : "")\(events)
            """
        }
        for _ in 0..<Self.eventsPerScreen {
            let event = ScreenEvent.random(&random)
            events.append(event)
            world.perform(event)
            checked.events += 1
            if world.focused != nil, world.isFormOnTop { checked.edited += 1 }
            if world.form.view.transform.ty < 0 { checked.lifted += 1 }
            if world.focused == nil, world.isFormOnTop { checked.atRest += 1 }
            if let broken = world.brokenPromise(looksAgain: random.chance(33)) { return account(broken) }
        }
        world.end()
        if let broken = world.brokenField() { return account("not given back: \(broken)") }
        return nil
    }
}
