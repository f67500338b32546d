import Testing
import UIKit

/// A container that replaces one child by another.
@MainActor
@Suite(.onStage)
struct ChildTransitionTests {
    private final class Child: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log("\(name) will appear")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log("\(name) did appear")
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            log("\(name) will disappear")
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            log("\(name) did disappear")
        }
    }

    @Test("H14 the second view joins the first one's superview, and the first leaves when the animation has ended")
    func exchange() async {
        let (stage, container, log) = (makeStage(), UIViewController(), Log())
        let (one, two) = (Child("one", log), Child("two", log))
        stage.show(container)
        for child in [one, two] { container.addChild(child) }
        container.view.addSubview(one.view)
        await stage.settle()
        _ = log.take()
        var (isAnimating, hasEnded) = (false, false)
        exchange(in: container, one, two, animations: { isAnimating = true }, completion: { _ in hasEnded = true })
        #expect(isAnimating && !hasEnded)
        #expect(one.view.superview === container.view && two.view.superview === container.view)
        let begun = log.take()
        #expect(begun.contains("one will disappear") && begun.contains("two will appear"))
        #expect(!begun.contains("two did appear") && !begun.contains("one did disappear"))
        await stage.wait { hasEnded }
        #expect(hasEnded && one.view.superview == nil && two.view.superview === container.view)
        let ended = log.take()
        #expect(ended.contains("one did disappear") && ended.contains("two did appear"))
        #expect(ended.count == 2)
    }

    @Test("H22 without a window, a page is in place, and its completion has been called, when setting it returns")
    func page() {
        let (stage, page) = (makeStage(), UIViewController())
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        var hasEnded = false
        pages.setViewControllers([page], direction: .forward, animated: false) { _ in hasEnded = true }
        #expect(hasEnded && pages.viewControllers == [page] && page.parent === pages)
        #expect(stage.windows.isEmpty)
    }

    /// In an asynchronous function, Swift would call the variant that waits for the end.
    private func exchange(
        in container: UIViewController, _ one: UIViewController, _ two: UIViewController,
        animations: @escaping () -> Void, completion: @escaping (Bool) -> Void
    ) {
        container.transition(
            from: one, to: two, duration: 0.2, options: [], animations: animations, completion: completion)
    }
}
