import Testing
import UIKit

/// The size of a container's child before the first layout.
@MainActor
@Suite(.onStage)
struct ContainerSizeTests {
    private final class Child: UIViewController {
        private(set) var size: CGSize?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            size = view.bounds.size
        }
    }

    @Test("H13 the root of a navigation controller has the container's size before it appears")
    func navigationRoot() async {
        let (stage, child) = (makeStage(), Child())
        let window = stage.show(UINavigationController(rootViewController: child))
        await stage.settle()
        #expect(child.size == window.bounds.size)
    }

    @Test("H13 the selected controller of a tab bar controller has the container's size before it appears")
    func selectedTab() async {
        let (stage, child, tabs) = (makeStage(), Child(), UITabBarController())
        tabs.viewControllers = [UINavigationController(rootViewController: child)]
        let window = stage.show(tabs)
        await stage.settle()
        #expect(child.size == window.bounds.size)
    }
}
