import Foundation

/// What a number is to be.
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
        case .atMost(let limit): "≤ \(number(limit))×"
        case .atLeast(let limit): "≥ \(number(limit))×"
        }
    }

    private func number(_ value: Double) -> String { String(format: "%g", value) }
}

/// One job on one form.
struct Result {
    var job: Job
    /// The form, or the two that are compared.
    var form: String
    var views: Int
    /// The median, in seconds, and how much of it is UIKit's own part.
    var time: Double
    var ownPart: Double?
    /// What the goal is about.
    var ratio: Double
    var goal: Goal?

    var isMissed: Bool { goal?.isMet(by: ratio) == false }
}

/// Prints results as they come, and all of them as one table at the end.
@MainActor
final class Report {
    private var results: [Result] = []
    /// Of what stands at the beginning of a line, in characters.
    private let width = 42

    var missed: Int { results.count { $0.isMissed } }

    func heading(_ text: String, ratio: String = "per walk") {
        print("\n\(text)")
        print(pad("", width), column("time"), column("UIKit's own"), column(ratio), column("goal"))
    }

    func add(_ result: Result) {
        results.append(result)
        // Also where the output goes to a file, it can be followed.
        defer { fflush(nil) }
        print(
            pad("  " + result.job.rawValue, width), column(milliseconds(result.time)),
            column(result.ownPart.map(milliseconds) ?? ""), column(times(result.ratio)),
            column(result.goal?.text ?? ""),
            result.isMissed ? " MISSED" : "")
    }

    /// One line per form, one column per job.
    func printSummary() {
        let sizes = Set(results.map(\.views)).filter { $0 > 0 }.sorted()
        for views in sizes {
            let sized = results.filter { $0.views == views }
            let jobs = Job.allCases.filter { job in sized.contains { $0.job == job } }
            let heads = jobs.map { column($0.short) }
            print("\n" + pad("\(views) views, in bare walks", width), heads.joined(separator: " "))
            for form in unique(sized.map(\.form)) {
                let cells = jobs.map { job in
                    sized.first { $0.form == form && $0.job == job }.map {
                        times($0.ratio) + ($0.isMissed ? " !" : "  ")
                    }
                }
                print(pad("  " + form, width), cells.map { column($0 ?? "") }.joined(separator: " "))
            }
            let goals = jobs.map { job in sized.first { $0.job == job }?.goal.map { $0.text + "  " } ?? "" }
            print(pad("  goal", width), goals.map { column($0) }.joined(separator: " "))
        }
        print("\n" + pad("What is to be the same for any size", width), column("large/small"), column("goal"))
        for result in results where result.views == 0 {
            let name = "  \(result.job.rawValue)" + (result.form == "table" ? "" : ", \(result.form)")
            print(
                pad(name, width), column(times(result.ratio)), column(result.goal?.text ?? ""),
                result.isMissed ? "!" : "")
        }
        let goals = results.count { $0.goal != nil }
        print("\n\(missed) of \(goals) goals missed\(missed == 0 ? "." : ", marked with '!' and MISSED.")")
    }
}

private func unique(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
}

func milliseconds(_ seconds: Double) -> String { String(format: "%.4f ms", seconds * 1_000) }
func times(_ ratio: Double) -> String { String(format: "%.2f×", ratio) }
func pad(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
func column(_ text: String) -> String { String(repeating: " ", count: max(0, 13 - text.count)) + text }
