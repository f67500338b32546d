import Testing
import UIKit

@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
    /// Writes down every call.
    final class Listener: NSObject, UIScrollViewDelegate {
        let log = Log()
        var zoomed: UIView?

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log("willZoom") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { log("didZoom \(scrollView.zoomScale)") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            log("didEndZoom \(scale)")
        }
    }

    /// A scroll view of 100 × 400 points with 100 × 1000 of content, in no window.
    func scrollView(content: CGFloat = 1000) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        scrollView.contentSize = CGSize(width: 100, height: content)
        return scrollView
    }

    @Test("Content at its top stays at the top when the safe area arrives")
    func staysAtTop() {
        let stage = ViewStage()
        let scrollView = stage.add(UIScrollView(), stage.root.bounds)
        scrollView.contentSize.height = 2000
        stage.window.layoutIfNeeded()
        #expect(scrollView.contentOffset.y == -stage.window.safeAreaInsets.top)
    }

    @Test("Content at its top stays at the top when the device turns", arguments: [555.0, 2000])
    func staysAtTopInRotation(height: Double) {
        let device = HeadlessDevice(.iPad)
        let content = UIViewController()
        let scrollView = UIScrollView()
        content.view = scrollView
        scrollView.contentSize.height = height
        device.show(UINavigationController(rootViewController: content))
        for orientation in [UIInterfaceOrientation.landscapeRight, .portrait] {
            let top = scrollView.adjustedContentInset.top
            #expect(top > 0 && scrollView.contentOffset.y == -top)
            device.rotate(to: orientation)
            device.runLoop.settle()
        }
        #expect(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)
    }

    @Test("An offset in its range stays in it when insets or content shrink, and keeps still when they grow")
    func staysInRange() {
        _ = HeadlessDevice()
        let scrollView = scrollView()
        scrollView.contentInset.bottom = 300
        scrollView.contentOffset.y = 900
        scrollView.contentInset.bottom = 350
        #expect(scrollView.contentOffset.y == 900)
        scrollView.contentInset.bottom = 0
        #expect(scrollView.contentOffset.y == 600)
        scrollView.contentSize.height = 500
        #expect(scrollView.contentOffset.y == 100)
        scrollView.contentOffset.y = 4000
        scrollView.contentInset.bottom = 10
        #expect(scrollView.contentOffset.y == 4000)
    }

    @Test("C3 zooming scales the delegate's view and tells it so")
    func zooming() {
        _ = HeadlessDevice()
        let scrollView = scrollView()
        let listener = Listener()
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        scrollView.addSubview(content)
        listener.zoomed = content
        scrollView.delegate = listener
        scrollView.zoomScale = 2
        #expect(scrollView.zoomScale == 1)
        scrollView.maximumZoomScale = 3
        scrollView.zoomScale = 2
        #expect(listener.log.take() == ["willZoom", "didZoom 2.0", "didEndZoom 2.0"])
        #expect(scrollView.contentSize == CGSize(width: 200, height: 800))
        scrollView.zoomScale = 9
        #expect(scrollView.zoomScale == 3)
    }

    @Test("F18 without a window an inset is only stored, and in one the content that is at its beginning stays there")
    func insetsWithoutWindow() {
        let stage = ViewStage(.iPhoneSE)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 500, height: 500)
        scrollView.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(scrollView.contentOffset == .zero)
        stage.root.addSubview(scrollView)
        #expect(scrollView.contentOffset == CGPoint(x: -20, y: -10))
        scrollView.contentInset.top = 15
        #expect(scrollView.contentOffset.y == -15)
    }

    @Test("An offset that is set without a window stays")
    func offsetWithoutWindow() {
        let stage = ViewStage(.iPhoneSE)
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.contentInset.top = 10
        scrollView.contentOffset = .zero
        stage.root.addSubview(scrollView)
        stage.device.settle()
        #expect(scrollView.contentOffset == .zero)
    }
}
