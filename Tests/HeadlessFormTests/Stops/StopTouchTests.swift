import FormNavigation
import Testing
import UIKit

/// Stops that contain something to tap.
@MainActor
struct StopTouchTests {
    @Test("a button inside a stop that has focus can be tapped")
    func buttonInside() throws {
        let form = DeviceForm(1)
        let stop = UIView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
        stop.formOptions.stop = .always
        let button = UIButton(frame: CGRect(x: 100, y: 30, width: 100, height: 40))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stop.addSubview(button)
        form.viewController.view.addSubview(stop)
        form.fields[0].becomeFirstResponder()
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.navigator.currentField === stop)
        try form.device.tap(button)
        #expect(taps == 1)
        #expect(form.navigator.currentField === stop)
    }
}
