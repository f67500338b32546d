import FormNavigation
import Foundation
import TestSupport
import Testing
import UIKit

/// Small worlds are searched completely: on the smallest screens, every sequence of three events out of eight.
///
/// The events are played one after the other in an order that contains each sequence once (a de Bruijn sequence). A
/// sequence occurs in the state that others have led to, and costs one event instead of three. With `EVERYTHING=1`, the
/// sequences consist of four events out of twelve.
struct SmallWorldTests {
    // In their own processes, so that they don't keep the other tests of the main actor waiting.

    @Test("every sequence of three events, on a screen pinned to the safe area", .oneProcessAtATime)
    func pinned() async {
        await #expect(processExitsWith: .success) {
            await Self.playAll { ($0.container, $0.layout) = (.navigation, .safeArea) }
        }
    }

    @Test("every sequence of three events, in a scroll view", .oneProcessAtATime)
    func scrolling() async {
        await #expect(processExitsWith: .success) {
            await Self.playAll { ($0.container, $0.scrolling) = (.tabBar, .one) }
        }
    }

    @Test("every sequence of three events, in a sheet", .oneProcessAtATime)
    func sheet() async {
        await #expect(processExitsWith: .success) {
            await Self.playAll { ($0.container, $0.layout, $0.field) = (.mediumSheet, .stack, .growingTextView) }
        }
    }

    @MainActor
    private static func playAll(_ describe: (inout ScreenSketch) -> Void) {
        var sketch = ScreenSketch()
        describe(&sketch)
        let length = testsEverything ? 4 : 3
        let choice = testsEverything ? ScreenEvent.dozen : ScreenEvent.eight
        let world = ScreenWorld(sketch, on: HeadlessDevice())
        var random = SplitMix64(seed: 1)
        var log: [ScreenEvent] = []
        for index in deBruijnSequence(of: choice.count, length: length) {
            let event = choice[index]
            log.append(event)
            world.perform(event)
            guard let broken = world.brokenPromise(looksAgain: random.chance(33)) else { continue }
            Issue.record("\(sketch), after \(log.count) events: \(broken)\n  \(log.suffix(12))")
            return
        }
        #expect(log.count >= Int(pow(Double(choice.count), Double(length))))
    }

    /// Numbers less than `count` in an order that, read as a ring, contains each sequence of `length` numbers exactly
    /// once.
    @MainActor
    private static func deBruijnSequence(of count: Int, length: Int) -> [Int] {
        var sequence: [Int] = []
        var word = Array(repeating: 0, count: count * length)
        func extend(_ position: Int, _ period: Int) {
            if position > length {
                if length.isMultiple(of: period) { sequence += word[1...period] }
                return
            }
            word[position] = word[position - period]
            extend(position + 1, period)
            var next = word[position - period] + 1
            while next < count {
                word[position] = next
                extend(position + 1, position)
                next += 1
            }
        }
        extend(1, 1)
        return sequence + sequence.prefix(length - 1)
    }
}
