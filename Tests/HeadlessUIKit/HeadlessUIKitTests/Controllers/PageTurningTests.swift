import Testing
import UIKit

/// Pages that users turn with a finger.
@MainActor
@Suite("Turning pages")
struct PageTurningTests {
    /// Three pages, and what the delegate learns.
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages = (0..<3).map { index in
            let page = LoggedPage()
            page.title = "\(index)"
            return page
        }
        let log = Log()

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { neighbor(of: viewController, -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { neighbor(of: viewController, 1) }

        private func neighbor(of page: UIViewController, _ distance: Int) -> UIViewController? {
            let index = pages.firstIndex { $0 === page }.map { $0 + distance } ?? -1
            return pages.indices.contains(index) ? pages[index] : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { log("will \(pendingViewControllers.compactMap(\.title))") }

        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { log("did \(previousViewControllers.compactMap(\.title)) \(completed)") }
    }

    private final class LoggedPage: UIViewController {
        var isOnScreen = false

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            isOnScreen = true
        }

        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            isOnScreen = false
        }
    }

    private func show(
        _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> (HeadlessDevice, UIPageViewController, Book) {
        let device = HeadlessDevice(.iPhone15, layoutDirection: direction)
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let book = Book()
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        device.show(controller)
        device.settle()
        return (device, controller, book)
    }

    private func swipe(_ device: HeadlessDevice, by distance: CGFloat) {
        let start: CGFloat = distance < 0 ? 300 : 100
        device.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: start + distance, y: 400))
    }

    @Test(
        "a finger that moves to the left turns to the next page, and the delegate learns of it",
        arguments: [true, false])
    func forward(isMirrored: Bool) {
        let (device, controller, book) = show(isMirrored ? .rightToLeft : .leftToRight)
        swipe(device, by: isMirrored ? 250 : -250)
        #expect(book.log.take() == [#"will ["1"]"#])
        device.settle()
        #expect(book.log.take() == [#"did ["0"] true"#])
        #expect(controller.viewControllers == [book.pages[1]] && book.pages[1].isOnScreen && !book.pages[0].isOnScreen)
        #expect(book.pages[0].parent == nil && book.pages[0].viewIfLoaded?.window == nil)
    }

    @Test("a page that isn't turned far enough goes back")
    func cancel() {
        let (device, controller, book) = show()
        swipe(device, by: -60)
        device.settle()
        #expect(book.log.take() == [#"will ["1"]"#, #"did ["0"] false"#])
        #expect(controller.viewControllers == [book.pages[0]] && book.pages[0].isOnScreen && !book.pages[1].isOnScreen)
        #expect(book.pages[0].parent === controller && book.pages[1].parent == nil)
    }

    @Test("before the first page and behind the last one, there's nothing to turn to")
    func ends() {
        let (device, controller, book) = show()
        swipe(device, by: 250)
        device.settle()
        #expect(book.log.take() == [] && controller.viewControllers == [book.pages[0]])
    }

    @Test("without a data source, users can't turn pages")
    func noSource() {
        let (device, controller, book) = show()
        controller.dataSource = nil
        swipe(device, by: -250)
        device.settle()
        #expect(controller.viewControllers == [book.pages[0]])
    }

    @Test("a page that code shows isn't reported")
    func byCode() {
        let (device, controller, book) = show()
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: true)
        device.settle()
        #expect(book.log.take() == [] && book.pages[2].isOnScreen)
    }
}
