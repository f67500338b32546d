import TestSupport
import Testing

/// The app releases its navigator or its screen inside any of its code, in the middle of any move.
///
/// `EVERYTHING=1 swift test --filter LifetimeTests` plays all combinations, which takes minutes. Otherwise, code that
/// runs in many uses acts in every other use, and the kinds of release take turns, as do the code's first run and a
/// later one.
@MainActor
struct LifetimeTests {
    private static func release(during use: FormUse) throws {
        var problems: [String] = []
        let all = try played.get()
        // Halved, so that each code occurs with every kind of release.
        var index = (FormUse.allCases.firstIndex(of: use) ?? 0) / 2
        for (turn, played) in all.enumerated() where played.use == use {
            let list = played.list
            for (place, (code, count)) in played.counts.enumerated() {
                let isUsual = all.count { $0.counts.contains { $0.code == code } } > 9
                guard testsEverything || !isUsual || (turn + place).isMultiple(of: 2) else { continue }
                index += 1
                let next = Release.allCases[index % Release.allCases.count]
                let isFirst = (index / Release.allCases.count).isMultiple(of: 2)
                for turn in testsEverything ? Array(1...min(count, 4)) : [isFirst ? 1 : min(count, 3)] {
                    for release in testsEverything ? Release.allCases : [next] {
                        problems += try LifetimeStage(use, list).play(release, in: code, turn: turn).map {
                            "\(list), \(use), run \(turn) of \(code), \(release): \($0)"
                        }
                    }
                }
            }
        }
        #expect(problems.isEmpty, "\(problems.count): \(problems.prefix(8).joined(separator: "\n"))")
    }

    @Test("all code of the app runs in some move")
    func reached() throws {
        var missing = Set(AppCode.allCases)
        for played in try Self.played.get() { missing.subtract(played.counts.map(\.code)) }
        #expect(missing.isEmpty)
    }

    /// The kinds of lists that matter to a use.
    private static func lists(_ use: FormUse) -> [LifetimeScreen.List] {
        testsEverything || use.isAboutRows ? LifetimeScreen.List.allCases : [.table]
    }

    /// A use, and which code runs in it, and how often, if the app does nothing.
    private struct Played {
        let use: FormUse
        let list: LifetimeScreen.List
        let counts: [(code: AppCode, count: Int)]
    }

    private static let played = Result {
        try FormUse.allCases.flatMap { use in
            try lists(use).map { Played(use: use, list: $0, counts: try counts(use, $0)) }
        }
    }

    private static func counts(_ use: FormUse, _ list: LifetimeScreen.List) throws -> [(code: AppCode, count: Int)] {
        let stage = LifetimeStage(use, list)
        _ = try stage.play()
        let counts = stage.runner.counts
        return AppCode.allCases.compactMap { code in counts[code].map { (code, $0) } }
    }

    /// In its own process, so that it doesn't keep the other tests of the main actor waiting.
    struct LongTests {
        @Test("nothing crashes, nothing stays alive, and everything is given back", .oneProcessAtATime)
        func released() async {
            await #expect(processExitsWith: .success) {
                for use in FormUse.allCases { try await LifetimeTests.release(during: use) }
            }
        }
    }
}
