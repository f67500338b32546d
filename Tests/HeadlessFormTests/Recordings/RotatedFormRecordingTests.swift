import FormDiagnostics
import FormNavigation
import FormNavigationCore
import Testing
import UIKit

/// A recording of a form that's rotated while one of its fields is edited.
@MainActor
struct RotatedFormRecordingTests {
    @Test(
        "a rotation replays as it was, whether the content reaches just below the screen or far",
        arguments: [560, 580, 620, 640, 670, 700, 740, 840, 2000] as [CGFloat])
    func rotation(contentHeight: CGFloat) throws {
        let device = HeadlessDevice(.iPhone15)
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: controller.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 100, height: contentHeight)
        let field = UITextField(frame: CGRect(x: 20, y: 500, width: 200, height: 40))
        scrollView.addSubview(field)
        controller.view.addSubview(scrollView)
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        let recorder = FormRecorder()
        recorder.start()
        field.becomeFirstResponder()
        device.settle()
        device.rotate(to: .landscapeLeft)
        device.settle()
        form.endEditing()
        device.settle()
        recorder.stop()
        let recording = try FormRecording(json: #require(recorder.json))
        #expect(HeadlessReplay.differences(in: recording).map(\.description) == [])
    }
}
