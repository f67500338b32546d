import Foundation

// What a user pays for the library, as ratios within one run, next to the goals for them.
//
//     swift run -c release Benchmarks            everything; the exit code is 0 whatever comes out
//     swift run -c release Benchmarks --check    the same; the exit code is 1 where a goal is missed
//     swift run -c release Benchmarks --memory   memory only; the exit code says how many of its goals are missed
//     swift run -c release Benchmarks --tests    at the end also the time of `swift test`, by suite
//     … --runs 3                                 as many runs, one after the other; their medians count
//     … --views 1000 --rounds 3                  moves in forms of this size only, and so often, for a profiler
//
// A separate script prints how much the library adds to the size of an app: Tests/Support/Benchmarks/app-size.

let arguments = CommandLine.arguments
func number(after option: String) -> Int? {
    arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }.flatMap { Int($0) }
}

if arguments.contains("--memory") { exit(Int32(Heap.isCounted ? measureMemory() : measureMemoryApart())) }

if let name = arguments.firstIndex(of: "--count").map({ arguments[$0 + 1] }), let job = CountedJob(rawValue: name) {
    perform(
        job, arguments.contains("--stacks") ? .stacks : .rows, views: number(after: "--views") ?? 1_000,
        count: number(after: "--times") ?? 10)
    exit(0)
}
print(
    """
    Medians of ratios, each of times of one round, in which all jobs take turns. Times are of computing, not of the clock.
    The share of a frame is that of 8.33 ms, the time between two frames at 120 Hz, and without UIKit's own part.
    """)
let report = Report()
let onlySize = number(after: "--views")
let runCount = max(1, number(after: "--runs") ?? 1)
for run in 1...runCount {
    report.startRun(run, of: runCount)
    for (views, rounds) in [(100, 101), (1_000, 41), (10_000, 15)] where views == onlySize ?? views {
        for shape in Tree.Shape.allCases {
            for isDetailed in [false, true] {
                measureMoves(
                    shape, views: views, isDetailed: isDetailed, rounds: number(after: "--rounds") ?? rounds,
                    report: report)
            }
        }
    }
    guard onlySize == nil else { continue }
    for shape in Tree.Shape.allCases {
        measureTyping(shape, rounds: 9, report: report)
    }
    measureRows(rounds: 21, report: report)
    measureSearch(rounds: 15, report: report)
    measureCreation(rounds: 41, report: report)
}
// Memory is counted, so it's the same in each run.
let missedMemory = onlySize == nil ? measureMemoryApart() : 0
let missed = report.printSummary()
if missedMemory > 0 { print("Goals for memory are missed, too: see above.") }
if arguments.contains("--tests") { printSuiteTimes() }
if arguments.contains("--check"), missed + missedMemory > 0 { exit(1) }
