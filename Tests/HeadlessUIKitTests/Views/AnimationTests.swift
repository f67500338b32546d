import Testing
import UIKit

@MainActor
@Suite("Animation")
struct AnimationTests {
    @Test("I1 the block runs at once, the completion when the time is over")
    func completion() {
        let device = HeadlessDevice()
        let view = UIView()
        var finished: [Bool] = []
        UIView.animate(withDuration: 0.3, delay: 0.2) {
            view.alpha = 0
        } completion: {
            finished.append($0)
        }
        #expect(view.alpha == 0)
        device.runLoop.advance(by: 0.45)
        #expect(finished == [])
        device.runLoop.advance(by: 0.1)
        #expect(finished == [true])
    }

    @Test("I1 without a duration the completion still waits for the next turn", arguments: [0, -1.0])
    func zeroDuration(duration: Double) {
        let device = HeadlessDevice()
        var isFinished = false
        UIView.animate(withDuration: duration) {
        } completion: { _ in
            isFinished = true
        }
        #expect(!isFinished)
        device.runLoop.turn()
        #expect(isFinished)
    }

    @Test("I3 options keep their bits, and a curve stands at bit 16")
    func options() {
        _ = HeadlessDevice()
        #expect(UIView.AnimationOptions.layoutSubviews.rawValue == 1)
        #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 4)
        #expect(UIView.AnimationOptions.overrideInheritedDuration.rawValue == 32)
        #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
        #expect(UIView.AnimationOptions(rawValue: 7 << 16).rawValue == 0x70000)
        #expect(UIView.AnimationCurve(rawValue: 7) == nil)
    }

    @Test("I5 a nested animation takes the outer one's duration, unless it overrides it")
    func nesting() {
        let device = HeadlessDevice()
        var ends: [String: Double] = [:]
        UIView.animate(withDuration: 1) {
            #expect(UIView.inheritedAnimationDuration == 1)
            UIView.animate(withDuration: 0.1) {
            } completion: { _ in
                ends["nested"] = device.runLoop.now
            }
            UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
                #expect(UIView.inheritedAnimationDuration == 0.1)
            } completion: { _ in
                ends["own"] = device.runLoop.now
            }
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        device.runLoop.settle()
        #expect(ends == ["nested": 1, "own": 0.1])
    }

    @Test("I6 with animations disabled blocks run, and there is nothing to wait for")
    func disabled() {
        let device = HeadlessDevice()
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        var log: [String] = []
        UIView.animate(withDuration: 5) {
            log.append("block")
        } completion: { _ in
            log.append("completion")
        }
        #expect(log == ["block"])
        device.runLoop.turn()
        #expect(log == ["block", "completion"])
        UIView.setAnimationsEnabled(true)
        UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("Animations are disabled on one device only")
    func freshDevice() {
        _ = HeadlessDevice()
        UIView.setAnimationsEnabled(false)
        _ = HeadlessDevice()
        #expect(UIView.areAnimationsEnabled)
    }
}
