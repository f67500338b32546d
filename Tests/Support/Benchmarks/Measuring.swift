import Foundation
import UIKit

/// The time that this thread has spent computing, in seconds.
///
/// What other programs do meanwhile does not count, so a busy machine spoils less than with a clock on the wall.
func computingTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// How long `body` takes, in seconds: the mean of so many times one after the other.
@MainActor
func time(times: Int = 1, _ body: () -> Void) -> Double {
    let start = computingTime()
    for _ in 0..<times { body() }
    return (computingTime() - start) / Double(times)
}

func median(_ values: [Double]) -> Double { values.isEmpty ? .nan : values.sorted()[values.count / 2] }

/// Visits every view and does nothing there: what every other time is a multiple of.
@MainActor
func bareWalk(_ view: UIView) -> Int {
    var count = 1
    for subview in view.subviews { count += bareWalk(subview) }
    return count
}

/// Whatever is computed for its time alone ends up here, so that it cannot be left out.
@MainActor var sink = 0
