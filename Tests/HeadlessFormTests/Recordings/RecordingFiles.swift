import Foundation

/// The recordings that every test run replays, next to this file's folder.
enum RecordingFiles {
    // Located by the path of this file, which is the same on Linux and on a Mac, so nothing has to be copied into a
    // bundle.
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Support/Recordings")

    /// The names of all files, without `.json`.
    static var names: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    }

    static func data(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

    /// Whether the recordings of the headless device should be recorded again:
    /// `RECORD=1 swift test --filter RecordingTests`.
    static var shouldRecordAgain: Bool { ProcessInfo.processInfo.environment["RECORD"] != nil }

    static func write(_ data: Data, _ name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: url(name))
    }

    /// Writes a drawing of a replay to a folder beside the build.
    static func write(_ picture: String, of name: String) throws -> URL {
        let pictures = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(
                ".build/replays")
        try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
        let file = pictures.appendingPathComponent("\(name).svg")
        try picture.write(to: file, atomically: true, encoding: .utf8)
        return file
    }

    private static func url(_ name: String) -> URL { folder.appendingPathComponent("\(name).json") }
}
