import Testing
import UIKit

@MainActor
@Suite("Dragging scroll views")
struct DraggingTests {
    final class Listener: NSObject, UIScrollViewDelegate {
        let log = Log()
        var target: CGFloat?

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            if log.entries.last != "scroll" { log("scroll") }
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log("begin \(scrollView.isDragging)") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            log("willEnd")
            if let target { targetContentOffset.pointee.y = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log("end \(decelerate) \(scrollView.isDragging)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log("decelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log("rest \(scrollView.isDecelerating)") }
    }

    func scrollView(_ stage: ViewStage) -> UIScrollView {
        let scrollView = stage.add(UIScrollView(), CGRect(x: 0, y: 200, width: 300, height: 300))
        scrollView.contentSize = CGSize(width: 300, height: 1000)
        stage.window.layoutIfNeeded()
        return scrollView
    }

    @Test("C3 a drag moves the content and tells the delegate in order")
    func drag() {
        let stage = ViewStage()
        let scrollView = scrollView(stage)
        let listener = Listener()
        scrollView.delegate = listener
        stage.drag(scrollView, by: CGVector(dx: 0, dy: -100))
        #expect(scrollView.contentOffset.y > 80 && scrollView.contentOffset.y <= 100)
        #expect(listener.log.take() == ["begin true", "scroll", "willEnd", "end false false"])
        #expect(!scrollView.isTracking && !scrollView.isDragging)
    }

    @Test("F22 content that grows while it keeps moving is reached")
    func growingContent() throws {
        let stage = ViewStage()
        let scrollView = scrollView(stage)
        scrollView.contentSize.height = 400
        let finger = try #require(stage.device.putDown(at: CGPoint(x: 150, y: 480)))
        for y in stride(from: 460.0, through: 220, by: -20) {
            stage.device.advance(by: 0.016)
            finger.move(to: CGPoint(x: 150, y: y))
        }
        finger.lift()
        #expect(scrollView.isDecelerating)
        scrollView.contentSize.height = 5000
        stage.device.settle()
        #expect(scrollView.contentOffset.y > 200)
    }

    @Test("C3 the delegate may choose where the content comes to rest, and hears of the way there")
    func deceleration() {
        let stage = ViewStage()
        let scrollView = scrollView(stage)
        let listener = Listener()
        listener.target = 250
        scrollView.delegate = listener
        stage.drag(scrollView, by: CGVector(dx: 0, dy: -100))
        #expect(listener.log.take() == ["begin true", "scroll", "willEnd", "end true false", "decelerate"])
        #expect(scrollView.isDecelerating)
        stage.device.runLoop.settle()
        #expect(scrollView.contentOffset.y == 250)
        #expect(listener.log.take() == ["scroll", "rest false"])
    }

    @Test("Content dragged beyond its end comes back, or does not go there without bouncing", arguments: [true, false])
    func bouncing(bounces: Bool) {
        let stage = ViewStage()
        let scrollView = scrollView(stage)
        scrollView.bounces = bounces
        stage.drag(scrollView, by: CGVector(dx: 0, dy: 100))
        #expect((scrollView.contentOffset.y < 0) == bounces)
        stage.device.runLoop.settle()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test("Nothing moves when scrolling is off, or when the content fits and does not always bounce")
    func still() {
        let stage = ViewStage()
        let scrollView = scrollView(stage)
        scrollView.isScrollEnabled = false
        stage.drag(scrollView, by: CGVector(dx: 0, dy: -100))
        #expect(scrollView.contentOffset.y == 0)
        scrollView.isScrollEnabled = true
        scrollView.contentSize.height = 100
        let listener = Listener()
        scrollView.delegate = listener
        stage.drag(scrollView, by: CGVector(dx: 0, dy: -100))
        #expect(listener.log.take() == [])
        scrollView.alwaysBounceVertical = true
        stage.drag(scrollView, by: CGVector(dx: 0, dy: -100))
        #expect(listener.log.take().first == "begin true")
    }

    @Test("F19 a button learns nothing of a drag that begins on it, and everything of the next tap")
    func button() {
        let stage = ViewStage()
        let scrollView = scrollView(stage)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
        scrollView.addSubview(button)
        let log = Log()
        button.addAction(UIAction { _ in log("tap") }, for: .touchUpInside)
        button.addAction(UIAction { _ in log("cancel") }, for: .touchCancel)
        stage.drag(scrollView, by: CGVector(dx: 0, dy: -50))
        #expect(log.take() == [])
        stage.device.runLoop.settle()
        stage.tap(button)
        #expect(log.take() == ["tap"])
    }

    @Test("Pages are multiples of the bounds")
    func paging() {
        let stage = ViewStage()
        let scrollView = scrollView(stage)
        scrollView.isPagingEnabled = true
        stage.drag(scrollView, by: CGVector(dx: 0, dy: -200))
        stage.device.runLoop.settle()
        #expect(scrollView.contentOffset.y == 300)
    }

    @Test("E20 the raw values of the dismiss mode, and none by default")
    func dismissModes() {
        typealias Mode = UIScrollView.KeyboardDismissMode
        #expect(
            [Mode.none, .onDrag, .interactive, .onDragWithAccessory, .interactiveWithAccessory].map(\.rawValue)
                == [0, 1, 2, 3, 4])
        #expect(UIScrollView().keyboardDismissMode == .none)
    }

    /// A scroll view with a focused field in it.
    func focused(_ stage: ViewStage, _ mode: UIScrollView.KeyboardDismissMode) -> (UIScrollView, UITextField) {
        let scrollView = stage.add(UIScrollView(), stage.root.bounds)
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        scrollView.keyboardDismissMode = mode
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        scrollView.addSubview(field)
        stage.window.layoutIfNeeded()
        field.becomeFirstResponder()
        stage.device.runLoop.settle()
        return (scrollView, field)
    }

    @Test("E20 onDrag puts the keyboard away when a drag begins", arguments: [true, false])
    func onDrag(isOnDrag: Bool) {
        let stage = ViewStage()
        let (scrollView, field) = focused(stage, isOnDrag ? .onDrag : .none)
        stage.device.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 250))
        #expect(scrollView.contentOffset.y > -100)
        #expect(field.isFirstResponder == !isOnDrag)
    }

    @Test("E20, E21 an interactive drag takes the keyboard along, and away when it is let go low enough")
    func interactive() {
        let stage = ViewStage()
        let (_, field) = focused(stage, .interactive)
        let top = stage.device.keyboard.frame.minY
        let bottom = stage.device.screen.bounds.height
        // Above the keyboard nothing happens to it.
        stage.device.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: top - 20))
        #expect(field.isFirstResponder)
        #expect(stage.device.keyboard.frame.minY == top)
        // Pulled a little way and let go, it comes back.
        stage.device.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: top + 20))
        #expect(field.isFirstResponder)
        #expect(stage.device.keyboard.frame.minY == top)
        stage.device.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: bottom - 10))
        #expect(!field.isFirstResponder)
        #expect(!stage.device.keyboard.isVisible)
    }
}
