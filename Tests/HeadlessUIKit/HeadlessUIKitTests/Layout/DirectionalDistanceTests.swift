import Testing
import UIKit

@MainActor
@Suite("Distances between anchors, from right to left")
struct DirectionalDistanceTests {
    @Test("They go towards the trailing edge, or to the right", arguments: [true, false])
    func directions(isDirectional: Bool) {
        let stage = ViewStage(layoutDirection: .rightToLeft)
        let (first, second) = (UIView(), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            stage.root.addSubview(view)
            view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        }
        first.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 200).isActive = true
        let gap =
            isDirectional
            ? first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
            : first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
        gap.constraint(equalToConstant: 10).isActive = true
        stage.root.layoutIfNeeded()
        #expect(second.frame.minX == (isDirectional ? 150 : 250))
    }
}
