import Testing
import UIKit

/// A finger that is put down, moved step by step, and lifted.
@MainActor
struct FingerStepTests {
    @MainActor
    private final class Listener: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    @MainActor
    private struct Stage {
        let device: HeadlessDevice
        let window: UIWindow
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 400))
        let listener = Listener()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))

        init() {
            let stage = ViewStage()
            (device, window) = (stage.device, stage.window)
            scrollView.contentSize = CGSize(width: 300, height: 3_000)
            scrollView.delegate = listener
            scrollView.addSubview(field)
            stage.root.addSubview(scrollView)
            device.settle()
        }
    }

    @Test("while a finger is down the content follows it with each step, and something else may happen")
    func steps() throws {
        let stage = Stage()
        let (device, scrollView, listener) = (stage.device, stage.scrollView, stage.listener)
        let finger = try #require(device.putDown(at: CGPoint(x: 150, y: 450)))
        #expect(scrollView.isTracking && !scrollView.isDragging)
        finger.move(to: CGPoint(x: 150, y: 350))
        #expect(scrollView.isTracking && scrollView.isDragging && !scrollView.isDecelerating)
        #expect(listener.offsets.count >= 8 && listener.offsets == listener.offsets.sorted())
        let offset = scrollView.contentOffset.y
        scrollView.contentInset.bottom = 300
        device.advance(by: 0.1)
        #expect(scrollView.isDragging && scrollView.contentOffset.y == offset)
        finger.move(to: CGPoint(x: 150, y: 330))
        #expect(scrollView.contentOffset.y == offset + 20)
        #expect(finger.location == CGPoint(x: 150, y: 330) && finger.isDown)
        finger.rest()
        finger.lift()
        #expect(!finger.isDown && !scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
        #expect(scrollView.contentOffset.y == offset + 20)
        // What has been lifted moves nothing.
        finger.move(to: .zero)
        finger.lift()
        #expect(scrollView.contentOffset.y == offset + 20)
    }

    @Test("content flies on from under a finger that has not rested")
    func deceleration() throws {
        let stage = Stage()
        let (device, scrollView) = (stage.device, stage.scrollView)
        let finger = try #require(device.putDown(at: CGPoint(x: 150, y: 450)))
        finger.move(to: CGPoint(x: 150, y: 250))
        let offset = scrollView.contentOffset.y
        finger.lift()
        #expect(!scrollView.isDragging && scrollView.isDecelerating)
        device.settle()
        #expect(!scrollView.isDecelerating && scrollView.contentOffset.y > offset)
    }

    @Test("Q21 a drag that dismisses the keyboard goes on writing the offset while the keyboard hides")
    func dismissal() throws {
        let stage = Stage()
        let (device, scrollView, listener) = (stage.device, stage.scrollView, stage.listener)
        scrollView.keyboardDismissMode = .onDrag
        stage.field.becomeFirstResponder()
        device.settle()
        var offsetsAtHide: Int?
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
        ) { [listener] _ in MainActor.assumeIsolated { offsetsAtHide = listener.offsets.count } }
        defer { NotificationCenter.default.removeObserver(token) }
        let finger = try #require(device.putDown(at: CGPoint(x: 150, y: 300)))
        finger.move(to: CGPoint(x: 150, y: 200))
        let before = try #require(offsetsAtHide)
        #expect(!stage.field.isFirstResponder && scrollView.isDragging)
        #expect(listener.offsets.count > before + 5)
        finger.rest()
        finger.lift()
    }

    @Test("where nothing takes the touch there is no finger")
    func nowhere() {
        let stage = Stage()
        stage.window.isHidden = true
        #expect(stage.device.putDown(at: CGPoint(x: 150, y: 450)) == nil)
    }
}
