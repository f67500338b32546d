import TestSupport
import Testing

/// The app lets its navigator or its screen go inside of any of its code, in the middle of any move.
///
/// `EVERYTHING=1 swift test --filter LifetimeTests` plays all combinations, which takes minutes. Otherwise the kinds of
/// release take turns.
@MainActor
struct LifetimeTests {
    @Test("nothing crashes, nothing stays alive, and everything is given back", arguments: FormUse.allCases)
    func released(_ use: FormUse) throws {
        var problems: [String] = []
        var index = FormUse.allCases.firstIndex(of: use) ?? 0
        for list in Self.lists(use) {
            for (code, count) in try Self.counts(use, list) {
                for turn in testsEverything ? Array(1...min(count, 4)) : count > 1 ? [1, min(count, 3)] : [1] {
                    index += 1
                    let next = Release.allCases[index % Release.allCases.count]
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
        for use in FormUse.allCases {
            for list in Self.lists(use) { missing.subtract(try Self.counts(use, list).map(\.code)) }
        }
        #expect(missing.isEmpty)
    }

    /// The kinds of lists that matter to a use.
    static func lists(_ use: FormUse) -> [LifetimeScreen.List] {
        testsEverything || use.isAboutRows ? LifetimeScreen.List.allCases : [.table]
    }

    /// Which code runs during a move in which the app does nothing, and how often.
    static func counts(_ use: FormUse, _ list: LifetimeScreen.List) throws -> [(code: AppCode, count: Int)] {
        let stage = LifetimeStage(use, list)
        _ = try stage.play()
        let counts = stage.runner.counts
        return AppCode.allCases.compactMap { code in counts[code].map { (code, $0) } }
    }
}
