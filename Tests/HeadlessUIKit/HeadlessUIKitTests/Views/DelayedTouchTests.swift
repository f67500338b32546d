import Testing
import UIKit

/// What a view learns of touches that a recognizer delays.
@MainActor
@Suite("Touches that a recognizer delays")
struct DelayedTouchTests {
    /// A view that writes down its touches, and their phase where it isn't the one that the method is about.
    final class Touched: UIView {
        let log = Log()

        private func note(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ name: String) {
            log(touches.allSatisfy { $0.phase == phase } ? name : "\(name) in another phase")
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, .began, "began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, .moved, "moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, .ended, "ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("cancelled") }
    }

    @MainActor private struct Scene<Recognizer: UIGestureRecognizer> {
        let stage = ViewStage()
        let view = Touched()
        let recognizer: Recognizer

        init(_ recognizer: Recognizer) {
            self.recognizer = recognizer
            recognizer.delaysTouchesBegan = true
            stage.add(view, CGRect(x: 100, y: 200, width: 100, height: 100))
            HeadlessGesture.setAction(of: recognizer) { [log = view.log] in
                if $0.state == .began || $0.state == .ended { log("recognized: \($0.state)") }
            }
            view.addGestureRecognizer(recognizer)
        }

        func putDown() -> HeadlessFinger? { stage.device.putDown(at: CGPoint(x: 150, y: 250)) }
    }

    private func doubleTap() -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
    }

    @Test("F36 by default, a view learns of a touch while recognizers still decide")
    func parallel() {
        let scene = Scene(UIPanGestureRecognizer())
        #expect(!UIGestureRecognizer().delaysTouchesBegan)
        scene.recognizer.delaysTouchesBegan = false
        let finger = scene.putDown()
        #expect(scene.view.log.take() == ["began"])
        finger?.lift()
        #expect(scene.view.log.take() == ["ended"])
    }

    @Test("F36 the view learns of a delayed touch once the recognizer fails")
    func failing() {
        let scene = Scene(UIPanGestureRecognizer())
        let finger = scene.putDown()
        scene.stage.device.advance(by: 1)
        #expect(scene.view.log.take() == [])
        finger?.lift()
        #expect(scene.view.log.take() == ["began", "ended"])
    }

    @Test(
        "F36 the view never learns of a touch that is recognized, whether or not the recognizer cancels touches",
        arguments: [true, false])
    func recognizing(cancels: Bool) {
        let scene = Scene(UIPanGestureRecognizer())
        scene.recognizer.cancelsTouchesInView = cancels
        scene.stage.drag(scene.view, by: CGVector(dx: 0, dy: 60))
        #expect(scene.view.log.take() == ["recognized: began", "recognized: ended"])
        scene.stage.device.settle()
        #expect(scene.view.log.take() == [])
    }

    @Test("F36 a touch that has ended in the meantime begins and ends where the recognizer fails later")
    func endedTouch() {
        let scene = Scene(doubleTap())
        scene.stage.tap(scene.view)
        #expect(scene.view.log.take() == [])
        scene.stage.device.settle()
        #expect(scene.view.log.take() == ["began", "ended"])
        scene.stage.tap(scene.view)
        scene.stage.tap(scene.view)
        scene.stage.device.settle()
        #expect(scene.view.log.take() == ["recognized: ended"])
    }

    @Test("F36 a recognizer that's turned off delays no longer")
    func turnedOff() {
        let scene = Scene(UIPanGestureRecognizer())
        let finger = scene.putDown()
        scene.recognizer.isEnabled = false
        #expect(scene.view.log.take() == ["began"])
        finger?.lift()
        #expect(scene.view.log.take() == ["ended"])
    }

    @Test("F36 a touch that another recognizer takes doesn't begin where the delaying one fails")
    func taken() {
        let scene = Scene(UIPanGestureRecognizer())
        let tap = UITapGestureRecognizer()
        HeadlessGesture.setAction(of: tap) { [log = scene.view.log] _ in log("tap") }
        scene.stage.root.addGestureRecognizer(tap)
        tap.require(toFail: scene.recognizer)
        scene.stage.tap(scene.view)
        scene.stage.device.settle()
        #expect(scene.view.log.take() == ["tap"])
    }

    @Test("F36 a button that a double tap delays is pressed only after the time for the second tap")
    func button() {
        let stage = ViewStage()
        let tap = doubleTap()
        tap.delaysTouchesBegan = true
        stage.root.addGestureRecognizer(tap)
        let button = stage.add(UIButton(type: .system), CGRect(x: 100, y: 200, width: 100, height: 44))
        let log = Log()
        button.addAction(UIAction { _ in log("pressed") }, for: .touchUpInside)
        stage.tap(button)
        #expect(log.take() == [])
        stage.device.settle()
        #expect(log.take() == ["pressed"])
    }

    @Test("F36 what a scroll view and a recognizer delay begins once neither does")
    func inScrollView() {
        let scene = Scene(UIPanGestureRecognizer())
        let scrollView = UIScrollView(frame: scene.view.frame)
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scene.stage.root.addSubview(scrollView)
        scene.view.frame.origin = .zero
        scrollView.addSubview(scene.view)
        let finger = scene.putDown()
        scene.stage.device.advance(by: 0.5)
        #expect(scene.view.log.take() == [])
        scene.recognizer.isEnabled = false
        #expect(scene.view.log.take() == ["began"])
        finger?.lift()
        #expect(scene.view.log.take() == ["ended"])
        scene.recognizer.isEnabled = true
        let other = scene.putDown()
        scene.recognizer.isEnabled = false
        #expect(scene.view.log.take() == [])
        scene.stage.device.advance(by: 0.2)
        #expect(scene.view.log.take() == ["began"])
        other?.lift()
    }
}
