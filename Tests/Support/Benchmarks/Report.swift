import Foundation

/// The goal for a number.
enum Goal {
    case atMost(Double)
    case atLeast(Double)

    func isMet(by value: Double) -> Bool {
        switch self {
        case .atMost(let limit): value <= limit
        case .atLeast(let limit): value >= limit
        }
    }

    var text: String {
        switch self {
        case .atMost(let limit): "≤ \(number(limit))"
        case .atLeast(let limit): "≥ \(number(limit))"
        }
    }

    private func number(_ value: Double) -> String { String(format: "%g", value) }
}

/// One job on one form.
struct Result {
    var job: Job
    var form: String
    /// The number of views in the form; `nil` if the job has its own sizes.
    var views: Int?
    /// The median, in seconds, and how much of it is UIKit's own part.
    var time: Double
    var ownPart: Double?
    /// The value that the goal applies to.
    var ratio: Double
    /// Walks through the views of a form, in a job that shouldn't need any.
    var walks: Int?

    var goal: Goal? { job.goal(views: views) }
    var isMissed: Bool { goal?.isMet(by: ratio) == false || walks ?? 0 > 0 }

    /// The share of a frame at 120 Hz that the time takes, without UIKit's own part.
    var frameShare: Double { (time - (ownPart ?? 0)) / (1.0 / 120) }

    var remarks: String {
        (walks.map { $0 == 0 ? " no walk" : " \($0) walks" } ?? "") + (isMissed ? " MISSED" : "")
    }
}

/// Prints results as they arrive, and all of them in one table at the end.
@MainActor
final class Report {
    /// What each run has measured, always in the same order.
    private var runs: [[Result]] = []
    /// The width of the beginning of a line, in characters.
    private let width = 50

    func startRun(_ number: Int, of count: Int) {
        runs.append([])
        if count > 1 { print("\n=== Run \(number) of \(count)") }
    }

    func heading(_ text: String, unit: String) {
        print("\n\(text)")
        print(pad("", width), row(["time", "UIKit's own", "of a frame", unit, "goal"]))
    }

    func add(_ result: Result) {
        runs[runs.count - 1].append(result)
        // Even if the output goes to a file, it can be followed.
        defer { fflush(nil) }
        let cells = [
            milliseconds(result.time), result.ownPart.map(milliseconds) ?? "", percent(result.frameShare),
            times(result.ratio), result.goal?.text ?? "",
        ]
        print(pad("  " + result.job.rawValue, width), row(cells) + result.remarks)
    }

    /// The medians of all runs.
    private var medians: [Result] {
        (runs.first ?? []).indices.map { index in
            let results = runs.map { $0[index] }
            var result = results[0]
            result.time = median(results.map(\.time))
            if result.ownPart != nil { result.ownPart = median(results.compactMap(\.ownPart)) }
            result.ratio = median(results.map(\.ratio))
            result.walks = results.compactMap(\.walks).max()
            return result
        }
    }

    /// Prints one line per form, and one column per job, with the medians of all runs.
    ///
    /// - Returns: The number of missed goals.
    func printSummary() -> Int {
        let medians = medians
        for (views, sized) in grouped(medians.filter { $0.views != nil }, by: { $0.views ?? 0 }) {
            let jobs = Job.allCases.filter { job in sized.contains { $0.job == job } }
            print("\n" + pad("\(views) views, in bare walks", width), row(jobs.map(\.short)))
            for (form, results) in grouped(sized, by: \.form) {
                let cells = jobs.map { job in
                    results.first { $0.job == job }.map { times($0.ratio) + ($0.isMissed ? " !" : "  ") } ?? ""
                }
                print(pad("  " + form, width), row(cells))
            }
            print(pad("  goal", width), row(jobs.map { ($0.goal(views: views)?.text ?? "") + "   " }))
        }
        for (unit, results) in grouped(medians.filter { $0.views == nil }, by: \.job.unit) {
            print("\n" + pad("Other jobs", width), row([unit, "goal"]))
            for result in results {
                let cells = row([times(result.ratio), result.goal?.text ?? ""])
                print(pad("  \(result.job.rawValue), \(result.form)", width), cells + result.remarks)
            }
        }
        let missed = medians.count { $0.isMissed }
        if runs.count > 1 { printMissesByRun() }
        let count = medians.count { $0.goal != nil }
        print("\n\(missed) of \(count) goals missed\(missed == 0 ? "." : ", marked with '!' or MISSED.")")
        return missed
    }

    private func printMissesByRun() {
        print("\nWhat is missed in any of \(runs.count) runs, run by run")
        for index in (runs.first ?? []).indices {
            let results = runs.map { $0[index] }
            guard let first = results.first, results.contains(where: \.isMissed) else { continue }
            let names = [first.job.short, first.views.map { "\($0) views" }, first.form].compactMap { $0 }
            let ratios = results.map { times($0.ratio) + ($0.isMissed ? " !" : "  ") }
            print(pad("  " + names.joined(separator: ", "), 64), row(ratios + [first.goal?.text ?? ""]))
        }
    }
}

/// Groups values by a key, in the order in which the keys first occur.
private func grouped<Value, Key: Equatable>(_ values: [Value], by key: (Value) -> Key) -> [(Key, [Value])] {
    values.reduce(into: []) { groups, value in
        let key = key(value)
        if let index = groups.firstIndex(where: { $0.0 == key }) {
            groups[index].1.append(value)
        } else {
            groups.append((key, [value]))
        }
    }
}

func milliseconds(_ seconds: Double) -> String { String(format: "%.4f ms", seconds * 1_000) }
func times(_ ratio: Double) -> String { String(format: "%.2f×", ratio) }
func pad(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
private func percent(_ share: Double) -> String { String(format: "%.2f %%", share * 100) }
private func row(_ cells: [String]) -> String {
    cells.map { String(repeating: " ", count: max(0, 13 - $0.count)) + $0 }.joined(separator: " ")
}
