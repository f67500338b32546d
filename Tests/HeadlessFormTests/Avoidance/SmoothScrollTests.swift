import FormNavigation
import Testing
import UIKit

/// Scrolling that's already in progress when a field is brought clear of the keyboard: by the app, or by a finger that
/// dismisses the keyboard.
@MainActor
struct SmoothScrollTests {
    @MainActor
    private struct Stage {
        let device: HeadlessDevice
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let field = UITextField(frame: CGRect(x: 20, y: 620, width: 300, height: 40))
        let form: FormNavigator
        let listener = Listener()

        init(endsByAssignment: Bool = true) {
            var behavior = HeadlessBehavior()
            behavior.assignedOffsetsEndAnimatedScrolls = endsByAssignment
            device = HeadlessDevice(.iPhoneSE, behavior: behavior)
            scrollView.contentSize = CGSize(width: 375, height: 900)
            scrollView.addSubview(field)
            controller.view.addSubview(scrollView)
            form = FormNavigator(viewController: controller)
            device.show(controller)
            device.settle()
        }
    }

    /// Compares the offset with the finger's offset at each step.
    private final class Listener: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if scrollView.isTracking { offsets.append(scrollView.contentOffset.y) }
        }
    }

    @Test("Q22: a scroll that the app has begun does not take the field behind the keyboard", arguments: [true, false])
    func appScrolls(endsByAssignment: Bool) {
        let stage = Stage(endsByAssignment: endsByAssignment)
        stage.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        stage.field.becomeFirstResponder()
        stage.device.settle()
        #expect(stage.device.distance(to: stage.field) >= 9.5)
    }

    @Test("Q21: a drag that sends the keyboard away goes on smoothly, and the content comes back from beyond its end")
    func dismissedByDrag() throws {
        let stage = Stage()
        stage.scrollView.keyboardDismissMode = .onDrag
        stage.field.becomeFirstResponder()
        stage.device.settle()
        // To the end of the range that includes the inset for the keyboard.
        stage.scrollView.contentOffset.y = 900 + stage.scrollView.contentInset.bottom - 667
        stage.device.settle()
        stage.scrollView.delegate = stage.listener
        let finger = try #require(stage.device.putDown(at: CGPoint(x: 100, y: 150)))
        finger.move(to: CGPoint(x: 100, y: 190))
        #expect(!stage.field.isFirstResponder && stage.scrollView.isDragging)
        stage.device.advance(by: 1)
        finger.move(to: CGPoint(x: 100, y: 220))
        let steps = zip(stage.listener.offsets, stage.listener.offsets.dropFirst()).map { $0 - $1 }
        #expect(steps.count > 5)
        #expect(steps.allSatisfy { $0 >= 0 && $0 < 20 }, "\(steps)")
        #expect(stage.scrollView.contentInset.bottom == 0)
        finger.rest()
        finger.lift()
        stage.device.settle()
        #expect(abs(stage.scrollView.contentOffset.y - (900 - 667)) < 0.5)
    }
}
