import Testing
import UIKit

/// Blocks with animations, and when they're complete.
@MainActor
@Suite(.onStage)
struct AnimationBlockTests {
    /// Starts an animation in a function that isn't asynchronous: in one that is, Swift would require that the
    /// animation is awaited.
    private func animate(
        for duration: Double, after delay: Double = 0, _ block: @escaping () -> Void,
        completion: @escaping () -> Void
    ) {
        UIView.animate(withDuration: duration, delay: delay, animations: block) { _ in completion() }
    }

    @Test("I1 the block runs at once, the completion when the time is over")
    func completion() async {
        let screen = TestScreen()
        let view = screen.add(UIView(), CGRect(x: 0, y: 100, width: 50, height: 50))
        await screen.settle()
        var isOver = false
        animate(for: 0.3, after: 0.2) {
            view.alpha = 0
        } completion: {
            isOver = true
        }
        #expect(view.alpha == 0)
        #expect(!isOver)
        await screen.stage.wait { isOver }
        #expect(isOver)
    }

    @Test("I1 without a duration the completion still waits for the next turn", arguments: [0, -1.0])
    func zeroDuration(duration: Double) async {
        let stage = makeStage()
        var isOver = false
        animate(for: duration) {
        } completion: {
            isOver = true
        }
        #expect(!isOver)
        await stage.wait { isOver }
        #expect(isOver)
    }

    @Test("I3 options keep their bits, and a curve stands at bit 16")
    func options() {
        _ = makeStage()
        #expect(UIView.AnimationOptions.layoutSubviews.rawValue == 1)
        #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 4)
        #expect(UIView.AnimationOptions.overrideInheritedDuration.rawValue == 32)
        #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
        #expect(UIView.AnimationOptions(rawValue: 7 << 16).rawValue == 0x70000)
    }

    @Test("I6 with animations disabled blocks run, and there is nothing to wait for")
    func disabled() async {
        let stage = makeStage()
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        #expect(!UIView.areAnimationsEnabled)
        var log: [String] = []
        animate(for: 5) {
            log.append("block")
        } completion: {
            log.append("completion")
        }
        #expect(log == ["block"])
        await stage.wait { log.count == 2 }
        #expect(log == ["block", "completion"])
        UIView.setAnimationsEnabled(true)
        UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("M1 the raw values of the content attribute")
    func rawValues() {
        let attributes: [UISemanticContentAttribute] = [
            .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
        ]
        #expect(attributes.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(UIView().semanticContentAttribute == .unspecified)
    }

    @Test("M2 the direction is not handed down to subviews")
    func notInherited() {
        _ = makeStage()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.semanticContentAttribute = .forceRightToLeft
        #expect(inner.effectiveUserInterfaceLayoutDirection == UIView().effectiveUserInterfaceLayoutDirection)
        #expect(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
}
