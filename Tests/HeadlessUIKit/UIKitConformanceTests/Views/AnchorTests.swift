import Testing
import UIKit

/// Distances between anchors, and the anchors of constraints.
@MainActor
@Suite(.onStage)
struct AnchorTests {
    private func placed(in screen: TestScreen) -> (first: UIView, second: UIView) {
        let (first, second) = (UIView(), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            screen.root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 40).isActive = true
            view.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
        first.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 20).isActive = true
        first.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 100).isActive = true
        return (first, second)
    }

    @Test("A distance between anchors is as long as a constant says, backwards where that is negative")
    func constants() {
        let screen = TestScreen()
        let (first, second) = placed(in: screen)
        first.rightAnchor.anchorWithOffset(to: second.leftAnchor).constraint(equalToConstant: 12).isActive = true
        let below = first.bottomAnchor.anchorWithOffset(to: second.topAnchor).constraint(equalToConstant: -10)
        below.isActive = true
        screen.root.layoutIfNeeded()
        #expect(second.frame == CGRect(x: 72, y: 120, width: 40, height: 30))
        below.constant = 50
        screen.root.layoutIfNeeded()
        #expect(second.frame.minY == 180)
        below.isActive = false
        #expect(!screen.root.constraints.contains(below))
    }

    @Test("Two distances are in the proportion that a multiplier says")
    func multiples() {
        let screen = TestScreen()
        let (first, second) = placed(in: screen)
        let third = UIView()
        third.translatesAutoresizingMaskIntoConstraints = false
        screen.root.addSubview(third)
        let gap = first.bottomAnchor.anchorWithOffset(to: second.topAnchor)
        gap.constraint(equalToConstant: 20).isActive = true
        second.leftAnchor.constraint(equalTo: first.leftAnchor).isActive = true
        third.leftAnchor.constraint(equalTo: first.leftAnchor).isActive = true
        let next = second.bottomAnchor.anchorWithOffset(to: third.topAnchor)
        next.constraint(equalTo: gap, multiplier: 2, constant: 1).isActive = true
        third.heightAnchor.constraint(equalTo: gap, multiplier: 0.5).isActive = true
        screen.root.layoutIfNeeded()
        #expect(second.frame.minY == 150)
        #expect(third.frame.minY == 221)
        #expect(third.frame.height == 10)
    }

    @Test("No part of a size is a constant")
    func nothing() {
        let screen = TestScreen()
        let (first, second) = placed(in: screen)
        let constraint = first.widthAnchor.constraint(equalTo: second.widthAnchor, multiplier: 0, constant: 7)
        #expect(constraint.secondItem == nil && constraint.secondAnchor == nil)
        #expect(constraint.multiplier == 1 && constraint.constant == 7)
    }

    @Test("A view that a distance ends at takes the constraint along when it leaves")
    func removal() {
        let screen = TestScreen()
        let (first, second) = placed(in: screen)
        let gap = first.rightAnchor.anchorWithOffset(to: second.leftAnchor).constraint(equalToConstant: 12)
        gap.isActive = true
        second.removeFromSuperview()
        #expect(!gap.isActive)
    }

    @Test("A constraint knows its anchors, and anchors of one place are equal")
    func anchors() throws {
        let screen = TestScreen()
        let (first, second) = placed(in: screen)
        #expect(first.topAnchor == first.topAnchor)
        #expect(first.topAnchor != first.bottomAnchor)
        #expect(first.topAnchor != second.topAnchor)
        let constraint = first.topAnchor.constraint(equalTo: second.bottomAnchor)
        #expect((constraint.firstAnchor as NSObject) == first.topAnchor)
        #expect(try #require(constraint.secondAnchor as NSObject?) == second.bottomAnchor)
        #expect(first.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    }
}
