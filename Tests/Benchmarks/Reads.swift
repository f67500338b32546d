import FormNavigation
import UIKit

// Which properties of UIKit a look and a move read, and how often. On a device each is a message.

/// Counts what is read of views, by what they are.
@MainActor
enum Reads {
    enum Kind: String, CaseIterable {
        case leaf = "plain leaf"
        case container = "container"
        case field = "field"
    }

    static var counts: [Kind: [String: Int]] = [:]
    /// Whether a read is to count; what UIKit reads to answer a read is its own affair.
    static var isCounting = false

    static func count<Value>(_ name: String, of kind: Kind, _ value: () -> Value) -> Value {
        guard isCounting else { return value() }
        isCounting = false
        defer { isCounting = true }
        counts[kind, default: [:]][name, default: 0] += 1
        return value()
    }

    /// Prints how often `body` reads what, per view of each kind.
    static func measure(_ title: String, views: [Kind: Int], _ body: () -> Void) {
        counts = [:]
        isCounting = true
        body()
        isCounting = false
        print("  " + title)
        for kind in Kind.allCases {
            let count = Double(views[kind] ?? 1)
            let reads = (counts[kind] ?? [:]).mapValues { Double($0) / count }
            let list = reads.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, number in
                number == 1 ? name : String(format: "%@ %.3g", name, number)
            }
            let sum = String(format: "%.3g reads", reads.values.reduce(0, +))
            print(pad("    \(kind.rawValue)", 16), column(sum), " ", list.joined(separator: ", "))
        }
    }
}

/// Prints the reads of a form of 30 rows, each a container with a field and three plain leaves.
@MainActor
func measureReads() {
    let device = HeadlessDevice()
    let controller = UIViewController()
    let rows = 30
    for index in 0..<rows {
        let row = CountedView(frame: CGRect(x: 0, y: 22 * index, width: 390, height: 20))
        row.kind = .container
        for x in 0..<3 { row.addSubview(CountedView(frame: CGRect(x: 50 * x, y: 0, width: 40, height: 20))) }
        let field = CountedField(frame: CGRect(x: 160, y: 0, width: 200, height: 20))
        field.placeholder = "Field \(index)"
        row.addSubview(field)
        controller.view.addSubview(row)
    }
    device.show(controller)
    let navigator = FormNavigator(viewController: controller)
    let views: [Reads.Kind: Int] = [.leaf: 3 * rows, .container: rows, .field: rows]
    print("\nProperties of UIKit that are read, per view, in a form of \(rows) fields")
    navigator.goNext()
    device.settle()
    Reads.measure("one look (canGoNext)", views: views) { _ = navigator.canGoNext }
    // The two fields of the move are among them, with what UIKit itself reads of them.
    Reads.measure("whole move by goNext()", views: views) { navigator.goNext() }
    navigator.uninstall()
}
