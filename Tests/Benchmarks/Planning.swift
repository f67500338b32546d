import FormNavigationCore
import UIKit

// How long it takes to work out where a form moves when the keyboard comes.

/// A caret at the bottom of scroll views that lie in each other, half of it behind the keyboard.
private func situation(scrollViews count: Int) -> AvoidanceSituation {
    var situation = AvoidanceSituation(
        viewport: CGRect(x: 0, y: 60, width: 400, height: 740), keyboardTop: 480, distance: 10,
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

@MainActor
func measurePlans() {
    print("\nA plan for keyboard avoidance")
    for count in [1, 3, 10] {
        let situation = situation(scrollViews: count)
        let times = (0..<31).map { _ in
            time(times: 300) { sink += AvoidancePlanner.plan(situation).scrollViews.count }
        }
        print(pad("  \(count) nested scroll view\(count == 1 ? "" : "s")", 34), column(milliseconds(median(times))))
    }
}
