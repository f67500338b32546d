import Foundation
import UIKit

/// The time that this thread has spent computing, in seconds.
///
/// The work of other programs doesn't count, so a busy machine affects it less than wall-clock time.
func computingTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// How long `body` takes, in seconds: the mean of consecutive runs.
@MainActor
func time(times: Int = 1, _ body: () -> Void) -> Double {
    let start = computingTime()
    for _ in 0..<times { body() }
    return (computingTime() - start) / Double(times)
}

func median(_ values: [Double]) -> Double { values.isEmpty ? .nan : values.sorted()[values.count / 2] }

/// Visits every view and does nothing else. Every other time is a multiple of this.
@MainActor
func bareWalk(_ view: UIView) -> Int {
    var count = 1
    for subview in view.subviews { count += bareWalk(subview) }
    return count
}

/// Whatever is computed only to measure its time ends up here, so that the compiler can't omit it.
@MainActor var sink = 0
