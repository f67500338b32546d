import FormNavigation
import FormNavigationCore
import UIKit

// What keyboard avoidance costs: a plan, a keystroke, a keyboard change.

/// A caret at the bottom of scroll views that lie in each other, half of it behind the keyboard.
private func situation(scrollViews count: Int) -> AvoidanceSituation {
    var situation = AvoidanceSituation(
        visible: CGRect(x: 0, y: 60, width: 400, height: 740), keyboardTop: 480, distance: 10,
        caret: .init(frame: CGRect(x: 40, y: 700, width: 2, height: 20), scrollView: 0),
        field: .init(frame: CGRect(x: 20, y: 690, width: 300, height: 40), scrollView: 0))
    situation.scrollViews = (0..<count).map { index in
        let edge = CGFloat(count - index) * 4
        return .init(
            frame: CGRect(x: 0, y: 60 + edge, width: 400, height: 740 - 2 * edge),
            contentSize: CGSize(width: 400, height: 1_000))
    }
    situation.container = .init()
    return situation
}

/// A form of so many views with a focused text view of so many lines at the end of its scroll view.
@MainActor
private struct Form {
    let device = HeadlessDevice()
    let controller = UIViewController()
    let textView = UITextView(frame: CGRect(x: 20, y: 600, width: 350, height: 200))
    let navigator: FormNavigator

    init(views: Int, lines: Int) {
        let scrollView = UIScrollView(frame: device.screen.bounds)
        scrollView.contentSize = CGSize(width: 393, height: 2_000)
        let tree = Tree.make(views)
        // Their fields are looked at, and none of them has focus.
        scrollView.addSubview(tree)
        textView.text = (0..<lines).map { "line \($0)" }.joined(separator: "\n")
        scrollView.addSubview(textView)
        controller.view.addSubview(scrollView)
        navigator = FormNavigator(viewController: controller)
        device.show(controller)
        textView.becomeFirstResponder()
        device.settle()
    }

    /// What the library does when a key has been pressed: the text itself is UIKit's.
    func keystroke() -> Int {
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: textView)
        return 1
    }

    /// What the library does when the keyboard becomes taller or less tall.
    func keyboardChange(to height: CGFloat) -> Int {
        let frame = CGRect(x: 0, y: 852 - height, width: 393, height: height)
        device.keyboard.post(
            UIResponder.keyboardWillChangeFrameNotification, begin: frame, end: frame, duration: 0)
        return 1
    }
}

@MainActor
func compareAvoidance() {
    print("\nAvoidance. 'per walk' is beside a bare walk of the same form.\n")
    print(["plan", "time", "to first"].map(padded).joined())
    let plans = [1, 3, 10].map { count in
        let situation = situation(scrollViews: count)
        return Method(name: "\(count) nested") { _ in
            (0..<1_000).reduce(0) { sum, _ in sum + AvoidancePlanner.plan(situation).scrollViews.count }
        }
    }
    let times = medians(of: plans, on: UIView(), runs: 31)
    for (plan, time) in zip(plans, times) {
        // A thousand at a time.
        print(
            [padded(plan.name), padded(String(format: "%.2f µs", time * 1_000)), text(ratio: time / times[0])].joined())
    }

    print("\n" + ["views", "lines", "bare walk", "keystroke", "per walk", "keyboard", "per walk"].map(padded).joined())
    for (views, lines) in [(100, 10), (10_000, 10), (10_000, 2_000)] {
        let form = Form(views: views, lines: lines)
        let root: UIView = form.controller.view
        var height: CGFloat = 300
        let keystroke = Method(name: "keystroke") { _ in form.keystroke() }
        let change = Method(name: "keyboard") { _ in
            height = height == 300 ? 340 : 300
            return form.keyboardChange(to: height)
        }
        let times = medians(of: [bareWalk, keystroke, change], on: root, runs: 101)
        let columns = [
            padded("\(bareWalk.run(root))"), padded("\(lines)"), text(times[0]), text(times[1]),
            text(ratio: times[1] / times[0]), text(times[2]), text(ratio: times[2] / times[0]),
        ]
        print(columns.joined())
    }
}
