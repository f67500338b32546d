import FormNavigation
import Testing
import UIKit

/// A picker in place of the keys, below the form's toolbar, on a device that's rotated repeatedly.
@MainActor
struct PickerRotationTests {
    enum Kind: CaseIterable {
        case picker, datePicker, plain, flexible

        @MainActor
        var view: UIView {
            switch self {
            case .picker: return UIPickerView()
            case .datePicker:
                let picker = UIDatePicker()
                picker.preferredDatePickerStyle = .wheels
                picker.sizeToFit()
                return picker
            case .plain, .flexible:
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
                if self == .flexible { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
                return view
            }
        }
    }

    @Test(
        "D10: an input view keeps its height however often the device is turned",
        arguments: Kind.allCases, [HeadlessModel.iPhoneSE, .iPhone15, .iPad])
    func turning(kind: Kind, model: HeadlessModel) throws {
        let device = HeadlessDevice(model)
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        controller.view.addSubview(field)
        field.inputView = kind.view
        let form = FormNavigator(viewController: controller)
        device.show(controller)
        field.becomeFirstResponder()
        device.settle()
        var heights: [UIInterfaceOrientation: CGFloat] = [:]
        for orientation in [
            UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight, .portrait, .landscapeLeft,
        ] {
            device.rotate(to: orientation)
            device.settle()
            let view = try #require(device.keyboard.inputView)
            #expect(view.frame.height == 216)
            #expect(view.frame.maxY == view.superview?.bounds.height)
            let upright: UIInterfaceOrientation = orientation == .portrait ? .portrait : .landscapeLeft
            let height = device.keyboard.frame.height
            #expect(heights.updateValue(height, forKey: upright) ?? height == height)
            #expect(height == 216 + (device.keyboard.inputAccessoryView?.frame.height ?? 0))
        }
        _ = form
    }
}
