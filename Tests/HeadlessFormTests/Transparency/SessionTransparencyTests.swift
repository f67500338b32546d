import TestSupport
import Testing
import UIKit

/// Whatever a user does in a form, the app notices the same with and without the toolkit.
@MainActor
struct SessionTransparencyTests {
    @Test("a delegate that implements everything", arguments: HeadlessBehavior.sampled(0), [0, 30])
    func everything(_ behavior: HeadlessBehavior, _ refusals: Int) {
        expectSame(Session(seed: 1, refusals: refusals, behavior: behavior))
    }

    @Test("a delegate that implements nothing, and none at all", arguments: HeadlessBehavior.sampled(1))
    func nothing(_ behavior: HeadlessBehavior) {
        expectSame(Session(members: [], behavior: behavior))
        expectSame(Session(behavior: behavior)) { _ in }
    }

    private static func playSingleMembers() {
        for member in DelegateMember.all {
            expectSame(Session(members: [member.label], seed: 2, refusals: 30), with: Toolkit.sampled)
        }
    }

    private static func playAllMembersButOne() {
        for member in DelegateMember.all {
            var session = Session(seed: 3, refusals: 10, steps: SessionStep.walk)
            session.members.remove(member.label)
            expectSame(session, with: Toolkit.sampled)
        }
    }

    @Test("a text view that keeps Return", arguments: [0, 20])
    func lineBreaks(_ refusals: Int) {
        let steps: [SessionStep] = [
            .tap(.notes), .lineBreak, .type("x"), .lineBreak, .tap(.letter), .lineBreak, .settle,
        ]
        let all = Set(DelegateMember.all.map(\.label))
        for members in [all, all.subtracting(DelegateMember.ofReturn), DelegateMember.ofReturn, []] {
            let session = Session(members: members, seed: 4, refusals: refusals, steps: steps)
            expectSame(session, with: [.inTextFields])
        }
    }

    private static func playAnySession(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var session = Session(seed: seed)
        let share = Int.random(in: 5...95, using: &random)
        // In the order of the tables, so that a seed always means the same.
        session.members = Set(DelegateMember.all.map(\.label).filter { _ in random.chance(share) })
        session.refusals = [0, 5, 20, 50].randomElement(using: &random) ?? 0
        session.behavior = HeadlessBehavior.all.randomElement(using: &random) ?? HeadlessBehavior()
        session.steps = (0..<50).compactMap { _ in SessionStep.pool.randomElement(using: &random) }
        expectSame(session)
    }

    @Test("the script leads UIKit to every member that it calls of its own accord, besides the question of Return")
    func coverage() {
        let all = Set(DelegateMember.all.map(\.label))
        var heard: Set<String> = []
        for members in [all, DelegateMember.plainVariants] {
            let account = Session(members: members).play(.everywhere)
            heard.formUnion(members.filter { member in account.contains { $0.hasPrefix("app: \(member) ") } })
        }
        // A headless device doesn't have the menus, links, panels, or suggestions for these.
        let never = all.subtracting(heard).subtracting(["textFieldShouldReturn(_:)"])
        let strange = [
            "Menu", "Suggestion", "primaryAction", "shouldInteract", "Formatting", "WritingTools", "writing",
        ]
        #expect(never.allSatisfy { member in strange.contains { member.contains($0) } }, "\(never)")
    }

    /// In their own processes, so that they don't keep the other tests of the main actor waiting.
    struct LongTests {
        @Test("a delegate that implements a single member", .oneProcessAtATime)
        func single() async {
            await #expect(processExitsWith: .success) { await SessionTransparencyTests.playSingleMembers() }
        }

        @Test("a delegate that implements all members but one", .oneProcessAtATime)
        func allButOne() async {
            await #expect(processExitsWith: .success) { await SessionTransparencyTests.playAllMembersButOne() }
        }

        @Test("any delegate, any session", .oneProcessAtATime)
        func any() async {
            await #expect(processExitsWith: .success) {
                for seed in 1...UInt64(testsEverything ? 40 : 16) {
                    await SessionTransparencyTests.playAnySession(seed)
                }
            }
        }
    }
}
