import TestSupport
import Testing

/// The app acts inside any of its code, in the middle of any use of the form: it moves focus, changes the field or the
/// form, or presents a screen.
///
/// `EVERYTHING=1 swift test --filter AppActTests` plays all combinations. Otherwise, the acts take turns, as do the
/// first run of the code and a later one.
@MainActor
struct AppActTests {
    private static func play(_ use: FormUse) throws {
        var problems: [String] = []
        for list in lists(use) {
            let counts = try AppActStage(use, list).counts()
            for code in AppCode.allCases {
                guard let count = counts[code] else { continue }
                for (act, turn) in acts(use, code, count) where act.isPossible(in: code) {
                    let found = try AppActStage(use, list).play(act, in: code, turn: turn)
                    problems += found.map { "\(list), \(use), \(act) in run \(turn) of \(code): \($0)" }
                }
            }
        }
        #expect(problems.isEmpty, "\(problems.count): \(problems.prefix(40).joined(separator: "\n"))")
    }

    private static func lists(_ use: FormUse) -> [LifetimeScreen.List] {
        testsEverything ? LifetimeScreen.List.allCases : use.isAboutRows ? [.collection] : [.table]
    }

    /// What the app does, and in which run of its code.
    private static func acts(_ use: FormUse, _ code: AppCode, _ count: Int) -> [(AppAct, turn: Int)] {
        guard !testsEverything else {
            return AppAct.allCases.flatMap { act in Set([1, min(count, 3)]).sorted().map { (act, $0) } }
        }
        let (useIndex, codeIndex) = (index(of: use), index(of: code))
        let act = AppAct.allCases[(useIndex * 7 + codeIndex * 3) % AppAct.allCases.count]
        return [(act, (useIndex + codeIndex).isMultiple(of: 2) ? 1 : min(count, 3))]
    }

    private static func index<Case: CaseIterable & Equatable>(of value: Case) -> Int {
        Array(Case.allCases).firstIndex(of: value) ?? 0
    }

    /// In its own process, so that it doesn't keep the other tests of the main actor waiting.
    struct LongTests {
        @Test("whatever an app does inside its code, the form is right afterward", .oneProcessAtATime)
        func acts() async {
            await #expect(processExitsWith: .success) {
                for use in FormUse.allCases { try await AppActTests.play(use) }
            }
        }
    }
}
