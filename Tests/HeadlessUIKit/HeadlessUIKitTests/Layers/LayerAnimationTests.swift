import Testing
import UIKit

@Suite("Animations of layers")
@MainActor
final class LayerAnimationTests {
    /// Made by each test itself, since tests of other devices run between a suite's making and its tests.
    lazy var device = HeadlessDevice()
    let layer = CALayer()
    let log = Log()

    private final class Listener: NSObject, CAAnimationDelegate {
        let log: Log
        init(_ log: Log) { self.log = log }
        func animationDidStart(_ anim: CAAnimation) { note("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { note("stop \(flag)") }

        private func note(_ entry: String) {
            let log = log
            MainActor.assumeIsolated { log(entry) }
        }
    }

    private func fade(_ duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = duration
        animation.delegate = Listener(log)
        return animation
    }

    @Test("CAAnimationDelegate: told of the beginning in the next turn and of the end when the time is over")
    func delegate() {
        _ = device
        layer.add(fade(), forKey: "fade")
        #expect(log.take() == [])
        #expect(layer.animationKeys() == ["fade"])
        #expect((layer.animation(forKey: "fade") as? CABasicAnimation)?.keyPath == "opacity")
        device.runLoop.turn()
        #expect(log.take() == ["start"])
        device.runLoop.advance(by: 0.9)
        #expect(log.take() == [])
        device.runLoop.advance(by: 0.2)
        #expect(log.take() == ["stop true"])
        #expect(layer.animationKeys() == nil)
        #expect(layer.opacity == 1)
    }

    @Test("CAAnimation.isRemovedOnCompletion: without it the layer keeps the animation")
    func kept() {
        _ = device
        let animation = fade()
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "fade")
        device.runLoop.advance(by: 2)
        #expect(layer.animationKeys() == ["fade"])
    }

    @Test("CALayer.removeAnimation: the delegate hears that it did not finish; the same key replaces")
    func removing() {
        _ = device
        layer.add(fade(), forKey: "fade")
        device.runLoop.turn()
        _ = log.take()
        layer.removeAnimation(forKey: "fade")
        device.runLoop.advance(by: 2)
        #expect(log.take() == ["stop false"])
        layer.add(fade(), forKey: "fade")
        layer.add(fade(), forKey: "fade")
        #expect(layer.animationKeys() == ["fade"])
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
    }

    @Test("CAMediaTiming: repetitions, reversal and speed make it longer and shorter; it is copied when added")
    func timing() {
        _ = device
        let animation = fade()
        animation.repeatCount = 2
        animation.autoreverses = true
        animation.speed = 2
        layer.add(animation, forKey: "fade")
        animation.speed = 100
        device.runLoop.advance(by: 1.9)
        #expect(log.take() == ["start"])
        device.runLoop.advance(by: 0.2)
        #expect(log.take() == ["stop true"])
    }

    @Test("CATransaction.setCompletionBlock: once all animations added since have ended, at once without any")
    func transactions() {
        _ = device
        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { self.log("none") } }
        CATransaction.commit()
        #expect(log.take() == ["none"])

        CATransaction.begin()
        CATransaction.setCompletionBlock { MainActor.assumeIsolated { self.log("all") } }
        let animation = fade(2)
        animation.delegate = nil
        layer.add(animation, forKey: nil)
        UIView.animate(withDuration: 3) {}
        CATransaction.commit()
        device.runLoop.advance(by: 2.5)
        #expect(log.take() == [])
        device.runLoop.advance(by: 1)
        #expect(log.take() == ["all"])
    }

    @Test("CATransaction: a layer's own change is animated for the transaction's duration, unless actions are disabled")
    func implicit() {
        _ = device
        #expect(CATransaction.animationDuration() == 0.25)
        func change(_ isDisabled: Bool) {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setDisableActions(isDisabled)
            CATransaction.setCompletionBlock { MainActor.assumeIsolated { self.log("done") } }
            layer.position.x += 10
            CATransaction.commit()
        }
        change(true)
        #expect(log.take() == ["done"])
        change(false)
        #expect(log.take() == [])
        device.runLoop.advance(by: 1.1)
        #expect(log.take() == ["done"])
    }

    @Test("CAMediaTimingFunction: the named curves have Apple's control points")
    func curves() {
        _ = device
        var point: [Float] = [0, 0]
        CAMediaTimingFunction(name: .easeInEaseOut).getControlPoint(at: 1, values: &point)
        #expect(point == [0.42, 0])
        CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4).getControlPoint(at: 2, values: &point)
        #expect(point == [0.3, 0.4])
    }
}
