import Testing
import UIKit

/// Offsets and insets, and what's reported about them.
@MainActor
@Suite(.onStage)
struct ScrollingTests {
    /// Records every call.
    private final class Listener: NSObject, UIScrollViewDelegate {
        let log = Log()

        func scrollViewDidScroll(_ scrollView: UIScrollView) { log("didScroll \(Int(scrollView.contentOffset.y))") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log("didEndScrollingAnimation") }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
            log("inset \(Int(scrollView.adjustedContentInset.top)) \(Int(scrollView.adjustedContentInset.bottom))")
        }
    }

    /// A scroll view of 100 × 400 points with content of 100 × 1000 points, without a window.
    /// A scroll view on a screen, and what its delegate learns.
    private func showScrollView() -> (TestScreen, UIScrollView, Listener) {
        let screen = TestScreen()
        let scrollView = screen.add(UIScrollView(), CGRect(x: 0, y: 200, width: 100, height: 400))
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 100, height: 1000)
        let listener = Listener()
        scrollView.delegate = listener
        return (screen, scrollView, listener)
    }

    private func scrollView(content: CGFloat = 1000) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        scrollView.contentSize = CGSize(width: 100, height: content)
        return scrollView
    }

    @Test("F6 offsets are not clamped to the content, and equal ones are not announced")
    func offsets() {
        _ = makeStage()
        let scrollView = scrollView()
        let listener = Listener()
        scrollView.delegate = listener
        scrollView.contentOffset = CGPoint(x: 0, y: 5000)
        #expect(scrollView.contentOffset.y == 5000)
        scrollView.contentOffset = CGPoint(x: 0, y: 5000)
        scrollView.setContentOffset(CGPoint(x: 0, y: -70), animated: false)
        #expect(scrollView.contentOffset.y == -70)
        #expect(listener.log.take() == ["didScroll 5000", "didScroll -70"])
    }

    @Test("F20 without a window, an animated scroll ends at once")
    func animatedWithoutWindow() {
        _ = makeStage()
        let scrollView = scrollView()
        scrollView.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
        #expect(scrollView.contentOffset.y == 60)
    }

    @Test("F11 every change of the offset is announced before the setter returns")
    func didScroll() {
        _ = makeStage()
        let scrollView = scrollView()
        let listener = Listener()
        scrollView.delegate = listener
        scrollView.contentOffset.y = 10
        #expect(listener.log.take() == ["didScroll 10"])
        scrollView.bounds.origin.y = 20
        #expect(listener.log.take() == ["didScroll 20"])
        UIView.animate(withDuration: 1) { scrollView.contentOffset.y = 30 }
        #expect(listener.log.take() == ["didScroll 30"])
    }

    @Test("C4 only an animated programmatic scroll ends with didEndScrollingAnimation, later")
    func animated() async {
        let (screen, scrollView, listener) = showScrollView()
        scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        #expect(listener.log.take() == [])
        await screen.stage.wait { listener.log.lines.last == "didEndScrollingAnimation" }
        // A device also reports the frames along the way.
        #expect(listener.log.take().suffix(2) == ["didScroll 50", "didEndScrollingAnimation"])
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        scrollView.contentOffset.y = 60
        await screen.settle()
        #expect(listener.log.take().last == "didScroll 60")
        #expect(scrollView.contentOffset.y == 60)
    }

    @Test("C8 an animated scroll ends where it is when another one begins, and the delegate learns of both ends")
    func interrupted() async {
        let (screen, scrollView, listener) = showScrollView()
        scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        #expect(listener.log.take().last == "didEndScrollingAnimation")
        await screen.stage.wait { listener.log.lines.last == "didEndScrollingAnimation" }
        #expect(listener.log.take().suffix(2) == ["didScroll 100", "didEndScrollingAnimation"])
    }

    @Test("F7 F8 how much of the safe area counts as inset")
    func adjustment() {
        let screen = TestScreen()
        let edges = screen.window.safeAreaInsets
        let scrollView = screen.add(UIScrollView(), screen.root.bounds)
        scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        screen.window.layoutIfNeeded()
        let whole = UIEdgeInsets(top: edges.top + 1, left: 2, bottom: edges.bottom + 3, right: 4)

        scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(scrollView.adjustedContentInset == scrollView.contentInset)
        scrollView.contentSize.height = screen.root.bounds.height + 1
        #expect(scrollView.adjustedContentInset == whole)
        scrollView.contentSize.height = 10
        scrollView.alwaysBounceVertical = true
        #expect(scrollView.adjustedContentInset == whole)
        scrollView.alwaysBounceVertical = false
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset == whole)
        scrollView.contentSize.height = 2000
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == scrollView.contentInset)
    }

    @Test("F7 the raw values of the behavior, and automatic by default")
    func behaviorValues() {
        typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
        #expect([Behavior.automatic, .scrollableAxes, .never, .always].map(\.rawValue) == [0, 1, 2, 3])
        #expect(UIScrollView().contentInsetAdjustmentBehavior == .automatic)
    }

    @Test("F8 automatic counts the vertical safe area of a navigation controller's content in any case")
    func automaticInNavigation() {
        let stage = makeStage()
        for isInNavigation in [false, true] {
            let content = UIViewController()
            let scrollView = UIScrollView()
            content.view = scrollView
            let window = stage.show(isInNavigation ? UINavigationController(rootViewController: content) : content)
            window.layoutIfNeeded()
            #expect((scrollView.adjustedContentInset.bottom > 0) == isInNavigation)
        }
    }

    @Test("C3 a change of the adjusted inset is announced, to subclasses and to the delegate")
    func adjustedInsetChange() {
        final class Told: UIScrollView {
            var count = 0
            override func adjustedContentInsetDidChange() { count += 1 }
        }
        let screen = TestScreen()
        let listener = Listener()
        let scrollView = Told(frame: screen.root.bounds)
        scrollView.delegate = listener
        scrollView.contentInsetAdjustmentBehavior = .always
        scrollView.contentInset.bottom = 5
        #expect(listener.log.take() == ["inset 0 5"])
        scrollView.contentInset.bottom = 5
        #expect(scrollView.count == 1)
        screen.root.addSubview(scrollView)
        screen.window.layoutIfNeeded()
        let edges = screen.window.safeAreaInsets
        #expect(listener.log.take().last == "inset \(Int(edges.top)) \(Int(edges.bottom + 5))")
        #expect(scrollView.count == 2)
    }

    @Test(
        "F10 a rectangle is made visible with the least movement, within the range F9 gives",
        arguments: [
            // rectangle's top, its height, offset before, offset after
            [500, 50, 0, 150],
            [500, 50, 300, 300],
            [100, 50, 300, 100],
            [580, 20, 200, 200],
            [581, 20, 200, 201],
            [990, 10, 0, 600],
            [0, 10, 300, 0],
            [500, 450, 0, 500],
            [950, 500, 0, 600],
            [2000, 10, 50, 50],
        ])
    func rectToVisible(row: [CGFloat]) {
        _ = makeStage()
        let scrollView = scrollView()
        scrollView.contentOffset.y = row[2]
        scrollView.scrollRectToVisible(CGRect(x: 0, y: row[0], width: 10, height: row[1]), animated: false)
        #expect(scrollView.contentOffset.y == row[3])
    }

    @Test("F10 what insets cover does not count as visible")
    func rectToVisibleWithInsets() {
        _ = makeStage()
        let scrollView = scrollView()
        scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 200, right: 0)
        scrollView.contentOffset.y = 0
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 150)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == -20)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 800)
    }

    @Test("F12 the indicator insets are set together and read apart, and adjust by default")
    func indicatorInsets() {
        let scrollView = UIScrollView()
        #expect(scrollView.automaticallyAdjustsScrollIndicatorInsets)
        scrollView.scrollIndicatorInsets.bottom = 7
        #expect(scrollView.verticalScrollIndicatorInsets.bottom == 7)
        #expect(scrollView.horizontalScrollIndicatorInsets.bottom == 7)
        scrollView.verticalScrollIndicatorInsets.bottom = 9
        #expect(scrollView.horizontalScrollIndicatorInsets.bottom == 7)
    }

    @Test("F18 a scroll view without window or run loop keeps what it is given")
    func detached() {
        let scrollView = UIScrollView()
        scrollView.contentOffset = CGPoint(x: 1, y: 2)
        scrollView.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        scrollView.contentSize = CGSize(width: 5, height: 6)
        #expect(scrollView.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(scrollView.contentSize == CGSize(width: 5, height: 6))
    }

    @Test("C5 C6 the delegate is weak, and a delegate may implement nothing")
    func weakDelegate() {
        final class Silent: NSObject, UIScrollViewDelegate {}
        let scrollView = scrollView()
        var silent: Silent? = Silent()
        scrollView.delegate = silent
        scrollView.contentOffset.y = 5
        silent = nil
        #expect(scrollView.delegate == nil)
    }
}
