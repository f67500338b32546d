import FormNavigation
import Testing
import UIKit

/// The user's finger decides what it scrolls: meanwhile, the navigator may change insets, but no offset.
@MainActor
@Suite("A finger on the screen")
struct FingerTests {
    /// A scroll view with a finger on it.
    @MainActor
    private final class HeldScrollView: UIScrollView {
        var phase: Phase?
        var held: Bool {
            get { phase == .dragging }
            set { phase = newValue ? .dragging : nil }
        }
        override var isTracking: Bool { phase == .touched || phase == .dragging }
        override var isDragging: Bool { phase == .dragging || phase == .lifted }
        override var isDecelerating: Bool { phase == .decelerating }
    }

    /// What a finger does with a scroll view. UIKit doesn't say when exactly each of its properties changes.
    enum Phase: CaseIterable { case touched, dragging, lifted, decelerating }

    @MainActor
    private struct Stage {
        let device = HeadlessDevice(.iPhoneSE)
        let controller = UIViewController()
        let scrollView = HeldScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        let fields: [UITextField]
        let form: FormNavigator

        init() {
            fields = (0..<12).map {
                UITextField(named: "\($0)", frame: CGRect(x: 20, y: 40 + 100 * CGFloat($0), width: 300, height: 40))
            }
            controller.view.addSubview(scrollView)
            scrollView.contentSize = CGSize(width: 375, height: 1_300)
            for field in fields { scrollView.addSubview(field) }
            form = FormNavigator(viewController: controller)
            device.show(controller)
            device.settle()
        }
    }

    @Test(
        "a form that is scrolled right after a tap does not jump when the keyboard has shown", arguments: Phase.allCases
    )
    func afterTap(phase: Phase) {
        let stage = Stage()
        stage.fields[4].becomeFirstResponder()
        stage.device.runLoop.turn()
        stage.scrollView.phase = phase
        stage.scrollView.contentOffset.y = 700
        stage.device.settle()
        #expect(stage.scrollView.contentOffset.y == 700)
        #expect(stage.scrollView.contentInset.bottom > 0)
    }

    @Test("a keyboard that grows does not pull the form away, and nothing is brought back when the finger has let go")
    func keyboardGrows() {
        let stage = Stage()
        stage.fields[6].becomeFirstResponder()
        stage.device.settle()
        stage.scrollView.held = true
        stage.scrollView.contentOffset.y = 120
        let inset = stage.scrollView.contentInset.bottom
        stage.device.keyboard.extraHeight = 60
        stage.device.settle()
        #expect(stage.scrollView.contentOffset.y == 120)
        #expect(stage.scrollView.contentInset.bottom == inset + 60)
        stage.scrollView.held = false
        stage.device.advance(by: 2)
        stage.device.settle()
        #expect(stage.scrollView.contentOffset.y == 120)
        // The next character goes into the field, which is visible again.
        stage.device.type("a")
        stage.device.settle()
        #expect(stage.device.distance(to: stage.fields[6]) >= 10 - 0.5)
    }

    @Test("what layout moves under a finger moves nothing around it, then and afterward")
    func layoutMeanwhile() {
        let stage = Stage()
        let outer = UIScrollView(frame: stage.controller.view.bounds)
        outer.contentSize = CGSize(width: 375, height: 1_000)
        outer.addSubview(stage.scrollView)
        stage.controller.view.addSubview(outer)
        // The inner one can't scroll far enough on its own.
        stage.scrollView.contentSize.height = 680
        stage.scrollView.formOptions.scrolling.changesInsets = false
        stage.fields[5].becomeFirstResponder()
        stage.device.settle()
        let offset = outer.contentOffset
        #expect(offset.y > 0)
        stage.scrollView.held = true
        stage.fields[5].frame.origin.y += 60
        stage.device.settle()
        #expect(outer.contentOffset == offset)
        stage.scrollView.held = false
        stage.device.advance(by: 2)
        stage.device.settle()
        #expect(outer.contentOffset == offset)
    }

    @Test(
        "a keyboard that goes leaves the offset to the finger, and takes its inset along",
        arguments: [false, true])
    func keyboardGoes(restoresOffset: Bool) {
        let stage = Stage()
        stage.scrollView.formOptions.scrolling.restoresOffset = restoresOffset
        stage.fields[6].becomeFirstResponder()
        stage.device.settle()
        stage.scrollView.held = true
        stage.scrollView.contentOffset.y = 860
        stage.form.endEditing()
        stage.device.settle()
        #expect(stage.scrollView.contentOffset.y == 860)
        #expect(stage.scrollView.contentInset.bottom == 0)
    }
}
