import Testing
import UIKit

/// What UIKit itself does to views while a form may have moved them.
@MainActor
@Suite(.onStage)
struct ContainerFrameTests {
    @Test(
        "Q17 a navigation controller takes a translation of its child's view back at a layout, or leaves it",
        arguments: Question.containerFrames.settings)
    func translation(setting: Setting) async {
        let stage = makeStage(setting)
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        _ = stage.show(navigation)
        await stage.settle()
        let top = child.view.frame.minY
        child.view.transform = CGAffineTransform(translationX: 0, y: -100)
        navigation.view.setNeedsLayout()
        child.view.superview?.setNeedsLayout()
        await stage.settle()
        setting.record(child.view.frame.minY == top ? "is taken back" : "stays")
        #expect(child.view.transform.ty == -100)
    }

    @Test(
        "Q18 reading a keyboard guide leaves constraints with it in the view, or none",
        arguments: Question.guideConstraints.settings)
    func guideConstraints(setting: Setting) async {
        let screen = TestScreen(setting)
        let view = screen.add(UIView(), CGRect(x: 0, y: 100, width: 300, height: 400))
        await screen.settle()
        #expect(view.constraints.isEmpty)
        let guide = view.keyboardLayoutGuide
        await screen.settle()
        let constraints = view.constraints
        setting.record(constraints.isEmpty ? "none" : "some")
        #expect(constraints.allSatisfy { $0.firstItem === guide || $0.secondItem === guide })
    }

    @Test(
        "Q22 an assigned offset ends a smooth scroll, or does not", arguments: Question.smoothScroll.settings)
    func smoothScroll(setting: Setting) async {
        let screen = TestScreen(setting)
        let scrollView = screen.add(UIScrollView(), CGRect(x: 0, y: 100, width: 300, height: 400))
        scrollView.contentSize = CGSize(width: 300, height: 3_000)
        await screen.settle()
        scrollView.setContentOffset(CGPoint(x: 0, y: 1_000), animated: true)
        scrollView.contentOffset = CGPoint(x: 0, y: 50)
        await screen.settle()
        setting.record(scrollView.contentOffset.y == 1_000 ? "goes on" : "ends")
    }
}
