import FormNavigation
import UIKit

/// A form with room around its fields, whose navigator ends editing on a tap outside.
@MainActor
@dynamicMemberLookup
struct OutsideForm {
    let form: DeviceForm

    /// Shows two text fields, named "0" and "1", in the upper part of the screen.
    init(isOn: Bool = true, on device: HeadlessDevice = HeadlessDevice()) {
        form = DeviceForm(2, on: device)
        form.navigator.configuration.endsEditingOnTapOutside = isOn
    }

    subscript<Value>(dynamicMember path: KeyPath<DeviceForm, Value>) -> Value { form[keyPath: path] }

    var root: UIView { form.viewController.view }

    func tapBackground() { form.device.tap(at: CGPoint(x: 200, y: 220)) }

    func notifications(_ body: () -> Void) -> [String] { form.notifications(body) }
}
