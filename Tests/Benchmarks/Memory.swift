import FormNavigation
import Foundation
import UIKit

/// Runs ``measureMemory()`` in a program of its own, whose heap holds nothing that other jobs have left, and is counted.
///
/// - Returns: Whether what is left after many moves is as little as it is to be.
func measureMemoryApart() -> Bool {
    fflush(nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--memory"]
    process.environment = ProcessInfo.processInfo.environment.merging(Heap.environment) { $1 }
    do { try process.run() } catch {
        print("\nMemory: not measured, since \(error)")
        return false
    }
    process.waitUntilExit()
    return process.terminationStatus == 0
}

/// Prints what a navigator takes per field, and what is left of it.
///
/// - Returns: Whether nothing grows with the number of moves.
@MainActor
func measureMemory() -> Bool {
    guard Heap.now() != nil else {
        print("\nMemory: not measured, since this system's heap cannot be read.")
        return true
    }
    print("\nMemory: blocks in use on glibc's heap, counted before and after, in a process of its own")
    measureFields()
    return measureManyMoves()
}

@MainActor
private func measureFields() {
    let screen = FormScreen(.rows, views: 10_105, isDetailed: false, on: HeadlessDevice())
    func prepare() {
        screen.install()
        screen.focus(0)
        screen.endEditing()
    }
    // What is made once for all is made now.
    prepare()
    screen.uninstall()
    guard let before = Heap.now() else { return }
    prepare()
    guard let prepared = Heap.now().map({ $0 - before }) else { return }
    screen.uninstall()
    guard let left = Heap.now().map({ $0 - before }) else { return }
    let count = screen.stops.count
    func perField(_ number: Int) -> String { String(format: "%.1f", Double(number) / Double(count)) }
    print(
        "  a navigator that has prepared \(count) fields: \(perField(prepared.bytes)) bytes,",
        "\(perField(prepared.objects)) objects per field; after uninstall() \(left.bytes) bytes,",
        "\(left.objects) objects are left in all")
}

@MainActor
private func measureManyMoves() -> Bool {
    let screen = FormScreen(.rows, views: 35, isDetailed: false, on: HeadlessDevice())
    screen.install()
    screen.focus(0)
    func move(_ count: Int) {
        guard let navigator = screen.navigator else { return }
        for _ in 0..<count / 2 {
            precondition(navigator.goNext())
            screen.device.settle()
            precondition(navigator.goPrevious())
            screen.device.settle()
        }
    }
    move(2_000)
    guard let before = Heap.now() else { return true }
    let count = 100_000
    move(count)
    guard let left = Heap.now().map({ $0 - before }) else { return true }
    // Tables that are cleared up now and then may be at another point of that; what grows would leave far more.
    let isMet = left.bytes < count / 10
    print(
        "  after \(count) moves \(left.bytes) bytes, \(left.objects) objects are left", isMet ? "" : "MISSED: it grows")
    return isMet
}
