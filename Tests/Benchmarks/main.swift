import FormNavigation
import UIKit

// How long a form takes to look at, for one focus change, beside two other ways of doing it.
//
//     swift run -c release Benchmarks

/// A way of going through a tree.
@MainActor
struct Method {
    let name: String
    let run: @MainActor (UIView) -> Int
}

let bareWalk = Method(name: "bare walk") { root in
    @MainActor func visit(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + visit($1) } }
    return visit(root)
}

let collecting = Method(name: "collect") { root in
    FieldCollector(searching: root, barriers: [:]).found.count
}

let collectingAndOrdering = Method(name: "collect and order") { root in
    Form(in: root, order: .position, barriers: [:]).fields.count
}

/// What is common today: collect recursively, sort at every level, and convert both frames in every comparison; and do
/// it three times for one tap on Next, to enable the two buttons and to move.
let common = Method(name: "common method, one tap") { root in
    @MainActor func fields(in view: UIView) -> [UIView] {
        var found: [UIView] = []
        for subview in view.subviews {
            if let field = subview as? UITextField, field.isEnabled, !field.isHidden, field.alpha != 0 {
                found.append(field)
            } else if !view.isHidden, view.alpha != 0 {
                found += fields(in: subview)
            }
        }
        return found.sorted { first, second in
            let (first, second) = (first.convert(first.bounds, to: root), second.convert(second.bounds, to: root))
            return first.minY != second.minY ? first.minY < second.minY : first.minX < second.minX
        }
    }
    return (0..<3).map { _ in fields(in: root).count }[0]
}

/// The median time of a number of runs, in seconds.
@MainActor
func median(of method: Method, on root: UIView, runs: Int) -> Double {
    let clock = ContinuousClock()
    var result = 0
    let times = (0..<runs).map { _ in
        let time = clock.measure { result += method.run(root) }
        return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
    precondition(result > 0)
    return times.sorted()[runs / 2]
}

func text(_ seconds: Double) -> String { padded(String(format: "%.3f ms", seconds * 1_000)) }
func text(ratio: Double) -> String { padded(String(format: "%.2f×", ratio)) }
func padded(_ text: String) -> String { String(repeating: " ", count: max(0, 13 - text.count)) + text }

print("Medians of one run. 'per walk' is to be at most 2×, 'faster' at least 20×, from 1,000 views on.\n")
print(
    ["views", "fields", "bare walk", "collect", "and order", "per walk", "common, a tap", "faster"].map(padded).joined()
)
for count in [100, 1_000, 10_000, 100_000] {
    let root = Tree.make(count)
    let runs = max(11, min(2_001, 2_000_000 / count))
    let bare = median(of: bareWalk, on: root, runs: runs)
    let collected = median(of: collecting, on: root, runs: runs)
    let ordered = median(of: collectingAndOrdering, on: root, runs: runs)
    let other = median(of: common, on: root, runs: max(3, runs / 200))
    let columns = [
        padded("\(bareWalk.run(root))"), padded("\(collectingAndOrdering.run(root))"), text(bare), text(collected),
        text(ordered), text(ratio: ordered / bare), text(other), text(ratio: other / ordered),
    ]
    print(columns.joined())
}
