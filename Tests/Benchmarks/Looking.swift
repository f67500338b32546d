import FormNavigation
import UIKit

// How long a form takes to look at, for one focus change, beside two other ways of doing it.

let bareWalk = Method(name: "bare walk") { root in
    @MainActor func visit(_ view: UIView) -> Int {
        var count = 1
        for subview in view.subviews { count += visit(subview) }
        return count
    }
    return visit(root)
}

@MainActor private var navigators: [ObjectIdentifier: FormNavigator] = [:]

let collecting = Method(name: "look") { root in
    let controller = root.next as! UIViewController
    let navigator = navigators[ObjectIdentifier(controller)] ?? FormNavigator(viewController: controller)
    navigators[ObjectIdentifier(controller)] = navigator
    return navigator.fields.count
}

let collectingAndOrdering = collecting

/// What is common today: collect recursively, sort at every level, and convert both frames to the window's coordinates in
/// every comparison; and do it three times for one tap on Next, to enable the two buttons and to move.
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
            let (first, second) = (first.convert(first.bounds, to: nil), second.convert(second.bounds, to: nil))
            return first.minY != second.minY ? first.minY < second.minY : first.minX < second.minX
        }
    }
    return (0..<3).map { _ in fields(in: root).count }[0]
}

@MainActor
func compareLooks() {
    print("Medians of one run. 'per walk' is to be at most 2×, 'faster' at least 20×, from 1,000 views on.\n")
    print(
        ["views", "fields", "bare walk", "collect", "and order", "per walk", "common, a tap", "faster"].map(padded)
            .joined()
    )
    for count in [100, 1_000, 10_000, 100_000] {
        let screen = UIViewController()
        screen.view = Tree.make(count)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.rootViewController = UINavigationController(rootViewController: screen)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let root: UIView = screen.view
        let runs = max(11, min(201, 400_000 / count))
        let times = medians(of: [bareWalk, collecting, collectingAndOrdering, common], on: root, runs: runs)
        let (bare, collected, ordered, other) = (times[0], times[1], times[2], times[3])
        let columns = [
            padded("\(bareWalk.run(root))"), padded("\(collectingAndOrdering.run(root))"), text(bare), text(collected),
            text(ordered), text(ratio: ordered / bare), text(other), text(ratio: other / ordered),
        ]
        print(columns.joined())
    }
}
