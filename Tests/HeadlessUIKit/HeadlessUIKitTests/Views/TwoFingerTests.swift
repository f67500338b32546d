import Testing
import UIKit

@MainActor
@Suite("Gestures of two fingers, and from the edges")
final class TwoFingerTests {
    // Not before the test itself: every device takes the place of the one before.
    lazy var stage = ViewStage()
    let log = Log()

    private func put(_ x: CGFloat, _ y: CGFloat) throws -> HeadlessFinger {
        try #require(stage.device.putDown(at: CGPoint(x: x, y: y)))
    }

    @Test("A pinch begins when the fingers have moved enough, changes while both are down, and ends with the last")
    func pinch() throws {
        let pinch = UIPinchGestureRecognizer()
        HeadlessGesture.setAction(of: pinch) { [log] in log("\($0.state)") }
        stage.root.addGestureRecognizer(pinch)
        let (first, second) = (try put(150, 400), try put(250, 400))
        #expect(pinch.scale == 1 && pinch.velocity == 0)
        second.move(to: CGPoint(x: 255, y: 400))
        #expect(log.take() == [])
        second.move(to: CGPoint(x: 300, y: 400))
        #expect(log.take().first == "began")
        #expect(pinch.scale == 1.5)
        #expect(pinch.velocity > 0)
        pinch.scale = 1
        first.move(to: CGPoint(x: 225, y: 400))
        #expect(pinch.scale == 0.5)
        #expect(pinch.velocity < 0)
        #expect(Set(log.take()) == ["changed"])
        first.lift()
        second.move(to: CGPoint(x: 350, y: 400))
        #expect(log.take() == [])
        second.lift()
        #expect(log.take() == ["ended"])
        #expect(pinch.state == .possible && pinch.scale == 1)
    }

    @Test("A rotation counts clockwise, through more than half a turn")
    func rotation() throws {
        let rotation = UIRotationGestureRecognizer()
        HeadlessGesture.setAction(of: rotation) { [log] in log("\($0.state)") }
        stage.root.addGestureRecognizer(rotation)
        let (_, second) = (try put(200, 400), try put(300, 400))
        for (x, y) in [(200, 500), (100, 400), (200, 300)] { second.move(to: CGPoint(x: x, y: y)) }
        #expect(abs(rotation.rotation - 1.5 * .pi) < 0.001)
        #expect(rotation.velocity > 0)
        #expect(log.entries.first == "began" && log.entries.last == "changed")
        rotation.rotation = 0
        second.move(to: CGPoint(x: 100, y: 400))
        #expect(abs(rotation.rotation + .pi / 2) < 0.001)
        #expect(rotation.velocity < 0)
    }

    @Test("Fingers that move together neither pinch nor turn")
    func parallel() throws {
        let (pinch, rotation) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
        for recognizer in [pinch, rotation] {
            HeadlessGesture.setAction(of: recognizer) { [log] _ in log("recognized") }
            stage.root.addGestureRecognizer(recognizer)
        }
        let (first, second) = (try put(150, 400), try put(250, 400))
        for step in 1...10 {
            first.move(to: CGPoint(x: 150, y: 400 + step * 4))
            second.move(to: CGPoint(x: 250, y: 400 + step * 4))
        }
        first.lift()
        second.lift()
        #expect(log.entries == [])
    }

    @Test("A drag from an edge begins at one that counts, and goes inwards")
    func edges() {
        let pan = UIScreenEdgePanGestureRecognizer()
        HeadlessGesture.setAction(of: pan) { [log] in log("\($0.state)") }
        stage.root.addGestureRecognizer(pan)
        func drag(_ x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat) -> String? {
            stage.device.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + dx, y: y + dy))
            return log.take().last
        }
        #expect(drag(2, 400, by: 100, 0) == nil)
        pan.edges = .left
        #expect(drag(2, 400, by: 100, 0) == "ended")
        #expect(drag(60, 400, by: 100, 0) == nil)
        #expect(drag(2, 400, by: 0, 100) == nil)
        #expect(drag(391, 400, by: -100, 0) == nil)
        pan.edges = [.left, .right, .bottom]
        #expect(drag(391, 400, by: -100, 0) == "ended")
        #expect(drag(200, 850, by: 0, -100) == "ended")
    }

    @Test("A scroll view with a directional lock scrolls one way, unless the drag is diagonal")
    func directionalLock() {
        let scrollView = stage.add(UIScrollView(), CGRect(x: 0, y: 200, width: 300, height: 300))
        scrollView.contentSize = CGSize(width: 1_000, height: 1_000)
        func offset(after drag: CGVector) -> CGPoint {
            scrollView.contentOffset = CGPoint(x: 300, y: 300)
            stage.drag(scrollView, by: drag)
            return scrollView.contentOffset
        }
        #expect(offset(after: CGVector(dx: -20, dy: -100)) == CGPoint(x: 320, y: 400))
        scrollView.isDirectionalLockEnabled = true
        #expect(offset(after: CGVector(dx: -20, dy: -100)) == CGPoint(x: 300, y: 400))
        #expect(offset(after: CGVector(dx: -100, dy: 20)) == CGPoint(x: 400, y: 300))
        #expect(offset(after: CGVector(dx: -80, dy: -100)) == CGPoint(x: 380, y: 400))
    }
}
