import Testing
import UIKit

@Suite("Transitions, keyframes and animators")
@MainActor
final class TransitionTests {
    /// Made by each test itself, since tests of other devices run between a suite's making and its tests.
    lazy var stage = ViewStage()
    let log = Log()

    @Test("UIView.transition(with:): changes at once, completion when the time is over")
    func transitionInside() {
        _ = stage
        UIView.transition(with: stage.root, duration: 0.5, options: .transitionCrossDissolve) {
            self.log("changes")
        } completion: {
            self.log("completion \($0)")
        }
        #expect(log.take() == ["changes"])
        stage.device.runLoop.advance(by: 0.4)
        #expect(log.take() == [])
        stage.device.runLoop.advance(by: 0.2)
        #expect(log.take() == ["completion true"])
    }

    @Test("UIView.transition(from:to:): exchanged in the hierarchy, or shown and hidden")
    func transitionBetween() {
        _ = stage
        let (old, new) = (stage.add(UIView(), .zero), UIView())
        UIView.transition(from: old, to: new, duration: 0.5)
        #expect(old.superview == nil)
        #expect(new.superview === stage.root)
        stage.root.addSubview(old)
        UIView.transition(from: new, to: old, duration: 0.5, options: .showHideTransitionViews)
        #expect(new.isHidden && !old.isHidden)
        #expect(new.superview === stage.root)
    }

    @Test("UIView.animateKeyframes: keyframes last their part of the whole, and the completion comes at its end")
    func keyframes() {
        _ = stage
        UIView.animateKeyframes(withDuration: 2, delay: 1) {
            UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
                self.log("\(UIView.inheritedAnimationDuration)")
            }
        } completion: { _ in
            self.log("completion")
        }
        #expect(log.take() == ["1.0"])
        stage.device.runLoop.advance(by: 2.9)
        #expect(log.take() == [])
        stage.device.runLoop.advance(by: 0.2)
        #expect(log.take() == ["completion"])
    }

    @Test("UIView.beginAnimations: code up to the commit is animated")
    func beginAndCommit() {
        _ = stage
        #expect(UIView.inheritedAnimationDuration == 0)
        UIView.beginAnimations(nil, context: nil)
        #expect(UIView.inheritedAnimationDuration == 0.2)
        UIView.setAnimationDuration(0.7)
        UIView.setAnimationCurve(.linear)
        #expect(UIView.inheritedAnimationDuration == 0.7)
        UIView.commitAnimations()
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test("UIViewPropertyAnimator: animates from its start, and completes at the end of its time")
    func animator() {
        _ = stage
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { self.log("animation") }
        animator.addAnimations { self.log("more") }
        animator.addCompletion { self.log("completion \($0 == .end)") }
        #expect(animator.state == .inactive)
        animator.startAnimation(afterDelay: 0.5)
        #expect(log.take() == ["animation", "more"])
        #expect(animator.state == .active && animator.isRunning)
        stage.device.runLoop.advance(by: 1.4)
        #expect(log.take() == [])
        stage.device.runLoop.advance(by: 0.2)
        #expect(log.take() == ["completion true"])
        #expect(animator.state == .inactive && !animator.isRunning)
    }

    @Test("UIViewPropertyAnimator.pauseAnimation: time stands still until it is started again")
    func pausing() {
        _ = stage
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
        } completion: { _ in
            self.log("completion")
        }
        stage.device.runLoop.advance(by: 0.6)
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        stage.device.runLoop.advance(by: 5)
        #expect(log.take() == [])
        animator.startAnimation()
        stage.device.runLoop.advance(by: 0.3)
        #expect(log.take() == [])
        stage.device.runLoop.advance(by: 0.2)
        #expect(log.take() == ["completion"])
    }

    @Test("UIViewPropertyAnimator.stopAnimation: completions are called when it is finished, or never")
    func stopping() {
        _ = stage
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {}
        animator.addCompletion { self.log("at \($0.rawValue)") }
        animator.startAnimation()
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(log.take() == [])
        animator.finishAnimation(at: .current)
        #expect(log.take() == ["at 2"])
        animator.addCompletion { _ in self.log("never") }
        animator.startAnimation()
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        stage.device.runLoop.advance(by: 2)
        #expect(log.take() == [])
    }
}
