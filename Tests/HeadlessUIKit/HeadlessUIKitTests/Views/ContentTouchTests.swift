import Testing
import UIKit

/// What the content of a scroll view learns of touches.
@MainActor
@Suite("Touches in a scroll view")
struct ContentTouchTests {
    /// A view that writes down its touches.
    final class Content: UIView {
        let log = Log()

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            if log.entries.last != "moved" { log("moved") }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("cancelled") }
    }

    /// A scroll view that answers what a test wants.
    final class Deciding: UIScrollView {
        var begins = true
        var cancels: Bool?

        override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
            begins && super.touchesShouldBegin(touches, with: event, in: view)
        }
        override func touchesShouldCancel(in view: UIView) -> Bool {
            cancels ?? super.touchesShouldCancel(in: view)
        }
    }

    @MainActor private struct Scene {
        let stage = ViewStage()
        let scrollView: Deciding
        let content = Content(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let slider = UISlider(frame: CGRect(x: 0, y: 220, width: 300, height: 34))

        init() {
            scrollView = stage.add(Deciding(), CGRect(x: 0, y: 200, width: 300, height: 300))
            scrollView.contentSize = CGSize(width: 300, height: 1000)
            scrollView.addSubview(content)
            scrollView.addSubview(slider)
            stage.window.layoutIfNeeded()
        }

        /// Puts a finger on the content, waits for some seconds, and drags upward.
        func drag(after seconds: Double) {
            let finger = stage.device.putDown(at: CGPoint(x: 150, y: 300))
            stage.device.advance(by: seconds)
            finger?.move(to: CGPoint(x: 150, y: 250))
            finger?.rest()
            finger?.lift()
        }
    }

    @Test("F19 the content learns of a touch once the finger has stayed for a moment, or when it's lifted")
    func delay() {
        let scene = Scene()
        let finger = scene.stage.device.putDown(at: CGPoint(x: 150, y: 300))
        scene.stage.device.advance(by: 0.14)
        #expect(scene.content.log.take() == [])
        scene.stage.device.advance(by: 0.02)
        #expect(scene.content.log.take() == ["began"])
        finger?.lift()
        #expect(scene.content.log.take() == ["ended"])
        scene.stage.tap(scene.content)
        #expect(scene.content.log.take() == ["began", "ended"])
        #expect(scene.stage.device.runLoop.isIdle)
    }

    @Test("F19 a drag within the moment scrolls, and the content learns nothing")
    func quickDrag() {
        let scene = Scene()
        scene.drag(after: 0)
        #expect(scene.content.log.take() == [])
        #expect(scene.scrollView.contentOffset.y > 0)
        scene.stage.device.settle()
        #expect(scene.content.log.take() == [])
    }

    @Test("F19 a later drag scrolls, too, and takes the touch from the content")
    func lateDrag() {
        let scene = Scene()
        scene.drag(after: 0.2)
        #expect(scene.content.log.take() == ["began", "cancelled"])
        #expect(scene.scrollView.contentOffset.y > 0)
    }

    @Test("F19 a later drag on a control doesn't scroll, unless the scroll view says so", arguments: [nil, true])
    func lateDragOnControl(cancels: Bool?) {
        let scene = Scene()
        scene.scrollView.cancels = cancels
        let control = UIControl(frame: scene.content.frame)
        scene.scrollView.addSubview(control)
        scene.drag(after: 0.2)
        #expect((scene.scrollView.contentOffset.y > 0) == (cancels == true))
    }

    @Test("F19 a scroll view that can't cancel the touches of its content doesn't scroll once that knows of them")
    func cannotCancel() {
        let scene = Scene()
        #expect(scene.scrollView.canCancelContentTouches)
        scene.scrollView.canCancelContentTouches = false
        scene.drag(after: 0)
        let offset = scene.scrollView.contentOffset.y
        #expect(offset > 0)
        scene.drag(after: 0.2)
        #expect(scene.content.log.take() == ["began", "moved", "ended"])
        #expect(scene.scrollView.contentOffset.y == offset)
    }

    @Test("F19 without a delay, the content learns of a touch immediately")
    func noDelay() {
        let scene = Scene()
        #expect(scene.scrollView.delaysContentTouches)
        scene.scrollView.delaysContentTouches = false
        scene.drag(after: 0)
        #expect(scene.content.log.take() == ["began", "cancelled"])
    }

    @Test("F19 the scroll view can keep touches from its content")
    func refused() {
        let scene = Scene()
        scene.scrollView.begins = false
        scene.stage.tap(scene.content)
        #expect(scene.content.log.take() == [])
    }

    @Test("a finger that moves in a direction that doesn't scroll reaches the content, such as a slider")
    func otherDirection() {
        let scene = Scene()
        scene.slider.value = 0
        let finger = scene.stage.device.putDown(at: CGPoint(x: 12, y: 437))
        finger?.move(to: CGPoint(x: 52, y: 437))
        #expect(scene.slider.value > 0)
        finger?.lift()
        #expect(scene.scrollView.contentOffset == .zero)
    }
}
