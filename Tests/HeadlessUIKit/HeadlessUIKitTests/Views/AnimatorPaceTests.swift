import Testing
import UIKit

@MainActor
@Suite("The paces of animators, and springs")
struct AnimatorPaceTests {
    @Test("A spring settles when Apple's documentation says so", arguments: [(5.0, 2.85), (15, 1.02), (10, 1.47)])
    func settling(damping: Double, seconds: Double) {
        _ = HeadlessDevice()
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.damping = CGFloat(damping)
        #expect(abs(spring.settlingDuration - seconds) < 0.01)
    }

    @Test("A spring is damped no more than it takes for it not to swing")
    func overdamped() {
        _ = HeadlessDevice()
        let spring = CASpringAnimation()
        spring.damping = 20
        let critical = spring.settlingDuration
        spring.damping = 40
        #expect(critical > 0.9 && critical < 1)
        #expect(spring.settlingDuration == critical)
        spring.damping = 0
        #expect(spring.settlingDuration == .infinity)
    }

    @Test("A layer's copy of a spring animation is one")
    func copies() throws {
        _ = HeadlessDevice()
        let (layer, spring) = (CALayer(), CASpringAnimation(keyPath: "opacity"))
        (spring.mass, spring.stiffness, spring.initialVelocity, spring.toValue) = (2, 50, 3, 1)
        layer.add(spring, forKey: "spring")
        let copy = try #require(layer.animation(forKey: "spring") as? CASpringAnimation)
        #expect(copy !== spring)
        #expect(copy.mass == 2 && copy.stiffness == 50 && copy.initialVelocity == 3)
        #expect(copy.settlingDuration == spring.settlingDuration)
        #expect(copy.toValue as? Int == 1)
    }

    @Test("A spring with a mass decides how long its animator lasts; one with a damping ratio doesn't")
    func durations() {
        _ = HeadlessDevice()
        let device = HeadlessDevice.current
        let heavy = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector())
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: heavy)
        #expect(abs(animator.duration - 1.4727) < 0.001)
        var isDone = false
        animator.addCompletion { _ in isDone = true }
        animator.startAnimation()
        device.advance(by: 1.4)
        #expect(!isDone)
        device.advance(by: 0.1)
        #expect(isDone)
        let ratio = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 0))
        #expect(UIViewPropertyAnimator(duration: 0.3, timingParameters: ratio).duration == 0.3)
        #expect(ratio.initialVelocity.dx == 1)
    }

    @Test("An animator knows its pace")
    func paces() throws {
        _ = HeadlessDevice()
        let curve = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
        #expect(curve.timingParameters?.timingCurveType == .builtin)
        #expect(curve.timingParameters?.cubicTimingParameters?.controlPoint2 == CGPoint(x: 1, y: 1))
        let points = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
        #expect(points.timingParameters?.timingCurveType == .cubic)
        #expect(points.timingParameters?.cubicTimingParameters?.controlPoint1 == CGPoint(x: 0.1, y: 0.2))
        let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7)
        #expect(spring.timingParameters?.timingCurveType == .spring)
        #expect(spring.timingParameters?.springTimingParameters != nil)
    }
}
