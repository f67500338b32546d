import Foundation
import UIKit

/// A way of doing something with a tree of views.
@MainActor
struct Method {
    let name: String
    let run: @MainActor (UIView) -> Int
}

/// The median times of methods that take turns, in seconds: what the machine does meanwhile then slows all of them.
@MainActor
func medians(of methods: [Method], on root: UIView, runs: Int) -> [Double] {
    let clock = ContinuousClock()
    var times = methods.map { _ in [Double]() }
    var result = 0
    for _ in 0..<runs {
        for (index, method) in methods.enumerated() {
            let time = clock.measure { result += method.run(root) }
            times[index].append(Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
        }
    }
    precondition(result > 0)
    return times.map { $0.sorted()[runs / 2] }
}

func text(_ seconds: Double) -> String { padded(String(format: "%.3f ms", seconds * 1_000)) }
func text(ratio: Double) -> String { padded(String(format: "%.2f×", ratio)) }
func padded(_ text: String) -> String { String(repeating: " ", count: max(0, 13 - text.count)) + text }
