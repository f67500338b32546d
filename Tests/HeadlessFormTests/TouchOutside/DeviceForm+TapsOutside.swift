import FormNavigation
import UIKit

extension DeviceForm {
    /// A form with two fields in the upper part of the screen. Its navigator ends editing at a tap outside.
    static func forTapsOutside(isOn: Bool = true, on device: HeadlessDevice = HeadlessDevice()) -> DeviceForm {
        let form = DeviceForm(2, on: device)
        form.navigator.configuration.endsEditingOnTapOutside = isOn
        return form
    }

    var root: UIView { viewController.view }

    /// Taps where the form is empty.
    func tapBackground() { device.tap(at: CGPoint(x: 200, y: 220)) }
}
