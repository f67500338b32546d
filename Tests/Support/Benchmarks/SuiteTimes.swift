import Foundation

/// Runs `swift test` and prints how long it took, suite by suite, the slowest first.
func printSuiteTimes() {
    fflush(nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "test"]
    let output = Pipe()
    process.standardOutput = output
    let start = Date()
    do { try process.run() } catch {
        print("\nTests: not measured, since \(error)")
        return
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let suite = /Suite (?<name>.+) (passed|failed) after (?<seconds>[0-9.]+) seconds/
    let times = text.matches(of: suite).map { (name: String($0.name), seconds: Double($0.seconds) ?? 0) }
    print(
        String(
            format: "\nswift test: %.0f seconds, building included%@", Date().timeIntervalSince(start),
            process.terminationStatus == 0 ? "" : "; IT FAILED"))
    for (name, seconds) in times.sorted(by: { $0.seconds > $1.seconds }) {
        print(pad("  " + name, 60), String(format: "%8.2f s", seconds))
    }
}
