import Foundation
import Testing

/// The accounts of stories as they were: a line for each story, with its number and those of its steps.
///
/// `RECORD=1 swift test --filter AccountTests` writes them again, after a change of what a form is meant to do.
struct AccountFile {
    /// Whether stories can be the same as the recorded ones. Foundation on Linux informs the observers of a notification
    /// in another order than on Apple's platforms.
    static var isComparable: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    private let name: String
    private var recorded: [UInt64: [String]]

    init(_ name: String) {
        self.name = name
        let text = (try? String(contentsOf: Self.url(name), encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        recorded = Dictionary(lines.map { (UInt64($0[0]) ?? 0, Array($0.dropFirst())) }, uniquingKeysWith: { $1 })
    }

    /// Records an issue with the first step that isn't as recorded, and the steps that led there.
    mutating func compare(_ account: Account, _ number: UInt64) {
        guard !RecordingFiles.shouldRecordAgain else {
            recorded[number] = account.numbers
            return
        }
        let (now, before) = (account.numbers, recorded[number] ?? [])
        guard now != before else { return }
        let index = zip(now, before).prefix { $0 == $1 }.count
        let steps = account.steps[..<min(index + 1, account.steps.count)].suffix(3)
        Issue.record(
            "Story \(number), step \(index + 1) of \(before.count):\n\(steps.joined(separator: "\n"))")
    }

    func writeIfRequested() throws {
        guard RecordingFiles.shouldRecordAgain else { return }
        let lines = recorded.sorted { $0.key < $1.key }.map { (["\($0.key)"] + $0.value).joined(separator: " ") }
        try FileManager.default.createDirectory(
            at: Self.url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
        try lines.joined(separator: "\n").appending("\n").write(to: Self.url(name), atomically: true, encoding: .utf8)
    }

    private static func url(_ name: String) -> URL {
        URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Support/Accounts/\(name).txt")
    }
}
