import Testing
import UIKit

@MainActor
@Suite("Gesture recognizers and touches")
struct GestureTests {
    /// Writes down its touches.
    final class Touched: UIView {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("cancelled") }
    }

    /// Answers with what it was given.
    final class Judge: NSObject, UIGestureRecognizerDelegate {
        var begins = true
        var receives = true
        var isSimultaneous = false
        var touched: [UIView?] = []

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            touched.append(touch.view)
            return receives
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isSimultaneous }
    }

    func tap(_ log: Log, _ name: String = "tap") -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        HeadlessGesture.setAction(of: tap) { [log] _ in log(name) }
        return tap
    }

    let frame = CGRect(x: 100, y: 200, width: 100, height: 100)

    @Test("A view gets its touches, and hands on what it does not handle")
    func plainTouches() {
        let stage = ViewStage()
        let log = Log()
        let view = stage.add(Touched(log), frame)
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        stage.tap(inner)
        #expect(log.take() == ["began", "ended"])
        stage.drag(inner, by: CGVector(dx: 0, dy: 20))
        #expect(log.take() == ["began", "moved", "moved", "ended"])
    }

    @Test("A recognized tap takes the touch from the view, unless it is told not to", arguments: [true, false])
    func cancelsTouches(cancels: Bool) {
        let stage = ViewStage()
        let log = Log()
        let view = stage.add(Touched(log), frame)
        let recognizer = tap(log)
        recognizer.cancelsTouchesInView = cancels
        stage.root.addGestureRecognizer(recognizer)
        stage.tap(view)
        #expect(log.take() == (cancels ? ["began", "cancelled", "tap"] : ["began", "tap", "ended"]))
        stage.tap(view)
        #expect(log.take().count == 3)
    }

    @Test("A tap recognizer fails when the finger goes away, and comes back for the next touch")
    func tapFails() {
        let stage = ViewStage()
        let log = Log()
        let view = stage.add(UIView(), frame)
        view.addGestureRecognizer(tap(log))
        stage.drag(view, by: CGVector(dx: 0, dy: 80))
        #expect(log.take() == [])
        stage.tap(view)
        #expect(log.take() == ["tap"])
    }

    @Test("The delegate may refuse a touch or a beginning, and sees the touched view")
    func delegate() {
        let stage = ViewStage()
        let log = Log()
        let view = stage.add(Touched(log), frame)
        let recognizer = tap(log)
        let judge = Judge()
        recognizer.delegate = judge
        stage.root.addGestureRecognizer(recognizer)
        judge.receives = false
        stage.tap(view)
        #expect(log.take() == ["began", "ended"])
        #expect(judge.touched == [view])
        judge.receives = true
        judge.begins = false
        stage.tap(view)
        #expect(log.take() == ["began", "ended"])
        judge.begins = true
        stage.tap(view)
        #expect(log.take() == ["began", "cancelled", "tap"])
    }

    @Test("Of two recognizers the inner one wins, unless both may recognize", arguments: [false, true])
    func simultaneous(isSimultaneous: Bool) {
        let stage = ViewStage()
        let log = Log()
        let view = stage.add(UIView(), frame)
        view.addGestureRecognizer(tap(log, "inner"))
        let outer = tap(log, "outer")
        let judge = Judge()
        judge.isSimultaneous = isSimultaneous
        outer.delegate = judge
        stage.root.addGestureRecognizer(outer)
        stage.tap(view)
        #expect(log.take() == (isSimultaneous ? ["inner", "outer"] : ["inner"]))
    }

    @Test("A single tap waits for the double tap it requires to fail")
    func doubleTap() {
        let stage = ViewStage()
        let log = Log()
        let view = stage.add(UIView(), frame)
        let (single, double) = (tap(log, "single"), tap(log, "double"))
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        stage.tap(view)
        #expect(log.take() == [])
        stage.device.runLoop.settle()
        #expect(log.take() == ["single"])
        stage.tap(view)
        stage.tap(view)
        #expect(log.take() == ["double"])
        stage.device.runLoop.settle()
        #expect(log.take() == [])
        stage.tap(view)
        stage.device.runLoop.settle()
        #expect(log.take() == ["single"])
    }

    @Test("A recognizer is enabled, belongs to one view, and is let go by it")
    func ownership() {
        let stage = ViewStage()
        let log = Log()
        let (first, second) = (stage.add(UIView(), frame), stage.add(UIView(), .zero))
        let recognizer = tap(log)
        second.addGestureRecognizer(recognizer)
        first.addGestureRecognizer(recognizer)
        #expect(second.gestureRecognizers == [])
        #expect(recognizer.view === first)
        recognizer.isEnabled = false
        stage.tap(first)
        #expect(log.take() == [])
        recognizer.isEnabled = true
        stage.tap(first)
        #expect(log.take() == ["tap"])
        first.removeGestureRecognizer(recognizer)
        #expect(recognizer.view == nil)
        stage.tap(first)
        #expect(log.take() == [])
    }

    @Test("A tap recognizer around a button leaves its taps to it, but not those of a disabled one")
    func aroundControls() {
        let stage = ViewStage()
        let log = Log()
        stage.root.addGestureRecognizer(tap(log))
        let button = stage.add(UIButton(type: .system), frame)
        button.addAction(UIAction { _ in log("button") }, for: .primaryActionTriggered)
        stage.tap(button)
        #expect(log.take() == ["button"])
        button.isEnabled = false
        stage.tap(button)
        #expect(log.take() == ["tap"])
    }

    @Test("A37 a tap gives a text field or a text view focus even inside a view with a tap recognizer")
    func aroundText() {
        let stage = ViewStage()
        let log = Log()
        let ancestor = tap(log)
        stage.root.addGestureRecognizer(ancestor)
        for view in [UITextField(), UITextView()] as [UIView] {
            stage.add(view, frame)
            for cancels in [true, false] {
                ancestor.cancelsTouchesInView = cancels
                stage.tap(view)
                #expect(view.isFirstResponder)
                #expect(log.take() == [])
                view.resignFirstResponder()
            }
            (view as? UITextField)?.isEnabled = false
            (view as? UITextView)?.isEditable = false
            stage.tap(view)
            #expect(!view.isFirstResponder)
            #expect(log.take() == ["tap"])
            view.removeFromSuperview()
        }
    }

    @Test("A pan begins after some points, and tells how far and how it ended")
    func pan() {
        let stage = ViewStage()
        let log = Log()
        let view = stage.add(UIView(), frame)
        let pan = UIPanGestureRecognizer()
        HeadlessGesture.setAction(of: pan) { [log, unowned view] in
            log("\($0.state) \(Int($0.translation(in: view).y))")
        }
        view.addGestureRecognizer(pan)
        stage.drag(view, by: CGVector(dx: 0, dy: 30))
        #expect(log.take() == ["began 10", "changed 20", "changed 30", "ended 30"])
        #expect(pan.state == .possible)
    }

    @Test("K7 a subclass recognizes by its touch methods and its state")
    func subclassing() {
        final class Press: UIGestureRecognizer {
            let log = Log()
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func reset() { log("reset") }
        }
        let stage = ViewStage()
        let view = stage.add(UIView(), frame)
        let press = Press()
        HeadlessGesture.setAction(of: press) { [log = press.log] in
            log("\($0.state) \(Int($0.location(in: $0.view).x))")
        }
        view.addGestureRecognizer(press)
        stage.tap(view)
        #expect(press.log.take() == ["began 50", "ended 50", "reset"])
    }

    @Test("Switching a recognizer off cancels what it recognizes, and it gets no more of the touch")
    func switchingOff() {
        final class Mover: UIGestureRecognizer {
            let log = Log()
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { log("moved") }
        }
        let stage = ViewStage()
        let view = stage.add(UIView(), frame)
        let mover = Mover()
        HeadlessGesture.setAction(of: mover) { [log = mover.log] in
            log("\($0.state)")
            if $0.state == .began { $0.isEnabled = false }
        }
        view.addGestureRecognizer(mover)
        stage.drag(view, by: CGVector(dx: 0, dy: 50))
        #expect(mover.log.take() == ["began", "cancelled"])
    }

    @Test("A view has no recognizers until there is one, and none when the last is gone")
    func noRecognisers() {
        _ = HeadlessDevice()
        let view = UIView()
        #expect(view.gestureRecognizers == nil)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [tap])
        view.removeGestureRecognizer(tap)
        #expect(view.gestureRecognizers == [] && tap.view == nil)
    }
}
