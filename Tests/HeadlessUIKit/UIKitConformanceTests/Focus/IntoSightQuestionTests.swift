import Testing
import UIKit

/// Text inputs that scroll themselves into sight.
@MainActor
@Suite(.onStage)
struct IntoSightQuestionTests {
    @Test(
        "F13 P13 a text field below the visible part that gets focus scrolls the nearest scroll view, or does not",
        arguments: Question.intoSight.settings)
    func field(setting: Setting) async {
        let screen = TestScreen(setting)
        let (outer, inner, field) = (UIScrollView(), UIScrollView(), UITextField())
        for view in [outer, inner] { view.contentInsetAdjustmentBehavior = .never }
        screen.add(outer, screen.root.bounds)
        outer.contentSize = CGSize(width: 300, height: 2_000)
        inner.frame = CGRect(x: 0, y: 60, width: 300, height: 200)
        inner.contentSize = CGSize(width: 300, height: 1_000)
        outer.addSubview(inner)
        field.frame = CGRect(x: 20, y: 300, width: 200, height: 40)
        inner.addSubview(field)
        await screen.settle()
        field.becomeFirstResponder()
        await screen.settle()
        let isSeen = inner.bounds.contains(field.frame) ? "" : ", and is not seen"
        let others = outer.contentOffset.y == 0 ? "" : ", and the outer one"
        setting.record(inner.contentOffset.y == 0 ? "stays\(others)" : "scrolls\(isSeen)\(others)")
    }
}
