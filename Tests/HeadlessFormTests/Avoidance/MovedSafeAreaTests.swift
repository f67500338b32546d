import Testing
import UIKit

/// The switch that determines what happens to the safe area of a view that moves.
@MainActor
struct MovedSafeAreaTests {
    @MainActor
    private struct Stage {
        let controller = UIViewController()
        let plain = UIView()

        init(_ behavior: HeadlessBehavior.MovedSafeArea) {
            let device = HeadlessDevice(.iPhone15, behavior)
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: controller)]
            device.show(tabs)
            device.settle()
            plain.frame = controller.view.bounds
            controller.view.addSubview(plain)
        }

        func moveUp(_ view: UIView) {
            view.transform = CGAffineTransform(translationX: 0, y: -200)
            view.layoutIfNeeded()
        }
    }

    @Test("at rest the safe area is the same in each", arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func atRest(_ behavior: HeadlessBehavior.MovedSafeArea) {
        let stage = Stage(behavior)
        let insets = UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0)
        #expect(stage.controller.view.safeAreaInsets == insets)
        #expect(stage.plain.safeAreaInsets == insets)
        stage.moveUp(stage.controller.view)
        stage.controller.view.transform = .identity
        #expect(stage.controller.view.safeAreaInsets == insets)
    }

    @Test(
        "P1 P2 P3: a controller's view that is moved up",
        arguments: zip(
            HeadlessBehavior.MovedSafeArea.allCases,
            [
                UIEdgeInsets(top: 303, left: 0, bottom: 0, right: 0),
                UIEdgeInsets(top: 103, left: 0, bottom: 0, right: 0),
                UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0),
            ]))
    func moved(_ behavior: HeadlessBehavior.MovedSafeArea, _ insets: UIEdgeInsets) {
        let stage = Stage(behavior)
        stage.moveUp(stage.controller.view)
        #expect(stage.controller.view.safeAreaInsets == insets)
        stage.controller.view.transform = .identity
        stage.controller.view.frame.origin.y = -200
        #expect(stage.controller.view.safeAreaInsets == insets)
    }

    // F14: what it has beyond the edge of its superview adds nothing.
    @Test("P3: a plain view follows its place in each", arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func plainView(_ behavior: HeadlessBehavior.MovedSafeArea) {
        let stage = Stage(behavior)
        stage.moveUp(stage.plain)
        #expect(stage.plain.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 0, right: 0))
    }

    @Test("P4: additional insets are added, negative ones too", arguments: HeadlessBehavior.MovedSafeArea.allCases)
    func additional(_ behavior: HeadlessBehavior.MovedSafeArea) {
        let stage = Stage(behavior)
        stage.moveUp(stage.controller.view)
        let before = stage.controller.view.safeAreaInsets
        stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: -40, left: 5, bottom: 10, right: 0)
        let after = stage.controller.view.safeAreaInsets
        #expect(after.top == before.top - 40 && after.left == before.left + 5 && after.bottom == before.bottom + 10)
    }
}
