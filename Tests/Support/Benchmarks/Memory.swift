import FormNavigation
import Foundation
import UIKit

/// Runs ``measureMemory()`` in a separate program, whose heap doesn't contain anything from other jobs, and can be
/// counted.
///
/// - Returns: The number of missed goals.
func measureMemoryApart() -> Int {
    fflush(nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--memory"]
    process.environment = ProcessInfo.processInfo.environment.merging(Heap.environment) { $1 }
    do { try process.run() } catch {
        print("\nMemory: not measured, since \(error)")
        return 1
    }
    process.waitUntilExit()
    return Int(process.terminationStatus)
}

/// Prints how much memory a navigator takes per field, and what remains of it.
///
/// - Returns: The number of missed goals.
@MainActor
func measureMemory() -> Int {
    guard Heap.now() != nil else {
        print("\nMemory: not measured, since this system's heap cannot be read.")
        return 0
    }
    print("\nMemory: blocks in use on glibc's heap, counted before and after, in a process of its own")
    return [measureFields(), measureManyMoves()].count { $0 == false }
}

/// Prints a goal, and returns whether it's met.
private func check(_ bytes: Double, atMost limit: Double) -> Bool {
    let isMet = bytes <= limit
    print(String(format: "    goal ≤ %g bytes", limit), isMet ? "" : "MISSED")
    return isMet
}

@MainActor
private func measureFields() -> Bool? {
    let screen = FormScreen(.rows, views: 10_105, isDetailed: false, on: HeadlessDevice())
    func prepare() {
        screen.install()
        screen.focus(0)
        screen.endEditing()
    }
    // This creates what's created only once.
    prepare()
    screen.uninstall()
    guard let before = Heap.now() else { return nil }
    prepare()
    guard let prepared = Heap.now().map({ $0 - before }) else { return nil }
    screen.uninstall()
    guard let left = Heap.now().map({ $0 - before }) else { return nil }
    let count = screen.stops.count
    func perField(_ number: Int) -> Double { Double(number) / Double(count) }
    func text(_ number: Double) -> String { String(format: "%.1f", number) }
    print(
        "  a navigator that has prepared \(count) fields: \(text(perField(prepared.bytes))) bytes,",
        "\(text(perField(prepared.objects))) objects per field; after uninstall() \(left.bytes) bytes,",
        "\(left.objects) objects remain in total")
    return check(perField(prepared.bytes), atMost: 300)
}

@MainActor
private func measureManyMoves() -> Bool? {
    let screen = FormScreen(.rows, views: 35, isDetailed: false, on: HeadlessDevice())
    screen.install()
    screen.focus(0)
    func move(_ count: Int) {
        guard let navigator = screen.navigator else { return }
        for _ in 0..<count / 2 {
            precondition(navigator.focusNext())
            screen.device.settle()
            precondition(navigator.focusPrevious())
            screen.device.settle()
        }
    }
    move(2_000)
    guard let before = Heap.now() else { return nil }
    let count = 100_000
    move(count)
    guard let left = Heap.now().map({ $0 - before }) else { return nil }
    print("  after \(count) moves \(left.bytes) bytes, \(left.objects) objects are left")
    // Nothing remains, except for variations that don't grow: a block may include a remainder that's too short for its
    // own block, and a table may be at a different point of its growth. One object in three thousand moves would exceed
    // the limit.
    return check(Double(left.bytes), atMost: 1_000)
}
