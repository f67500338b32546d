import Foundation

// What moving through a form costs, as ratios within one run, beside what it is to cost.
//
//     swift run -c release Benchmarks            everything; the exit code is 0 whatever comes out
//     swift run -c release Benchmarks --check    the same; the exit code is 1 where a goal is missed
//     swift run -c release Benchmarks --tests    at the end also the time of `swift test`, by suite
//     … --views 1000                             moves in forms of this size only, for a profiler

let arguments = CommandLine.arguments
if arguments.contains("--memory") { exit(measureMemory() ? 0 : 1) }

print(
    "Medians of ratios, each of times of one round, in which all jobs take turns. Times are of computing, not of the clock."
)
let report = Report()
let onlySize = arguments.firstIndex(of: "--views").flatMap { arguments.dropFirst($0 + 1).first }.flatMap { Int($0) }
for (views, rounds) in [(100, 101), (1_000, 41), (10_000, 15)] where views == onlySize ?? views {
    for shape in Tree.Shape.allCases {
        for isDetailed in [false, true] {
            measureMoves(shape, views: views, isDetailed: isDetailed, rounds: rounds, report: report)
        }
    }
}
var isMemoryKept = true
if onlySize == nil {
    for shape in Tree.Shape.allCases {
        measureTyping(shape, rounds: 9, report: report)
    }
    measureRows(rounds: 21, report: report)
    isMemoryKept = measureMemoryApart()
}
report.printSummary()
if arguments.contains("--tests") { printSuiteTimes() }
if arguments.contains("--check"), report.missed > 0 || !isMemoryKept { exit(1) }
