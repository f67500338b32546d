import Testing
import UIKit

@MainActor
@Suite("Animation")
struct AnimationTests {
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

    @Test("Animations are disabled on one device only")
    func freshDevice() {
        _ = HeadlessDevice()
        UIView.setAnimationsEnabled(false)
        _ = HeadlessDevice()
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("E8 the keyboard's own curve has a value, and is none of the named ones")
    func keyboardCurve() throws {
        let curve = try #require(UIView.AnimationCurve(rawValue: 7))
        #expect(curve.rawValue == 7)
        #expect(![.easeInOut, .easeIn, .easeOut, .linear].contains(curve))
        #expect(UIView.AnimationCurve(rawValue: 3) == .linear)
        _ = UIViewPropertyAnimator(duration: 1, curve: curve)
    }

    @Test("A curve can be one that has no name, as the keyboard's is")
    func unnamedCurves() throws {
        for value in [0, 1, 2, 3, 4, 7, 123, -1, Int.max] {
            let curve = try #require(UIView.AnimationCurve(rawValue: value))
            #expect(curve.rawValue == value)
            #expect(curve == UIView.AnimationCurve(rawValue: value))
            #expect((curve == .easeOut) == (value == 2))
        }
        #expect(UIView.AnimationCurve(rawValue: 3) == .linear && UIView.AnimationCurve.easeInOut.rawValue == 0)
        #expect(Set([0, 7, 7, 123].compactMap(UIView.AnimationCurve.init(rawValue:))).count == 3)
    }
}
