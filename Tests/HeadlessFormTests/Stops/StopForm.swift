import FormNavigation
import UIKit

/// A form on a headless device that doesn't only consist of text fields: name, switch, city, date picker, segments.
@MainActor
struct StopForm: FormOnDevice {
    let device: HeadlessDevice
    let viewController = UIViewController()
    let navigator: FormNavigator
    let name = UITextField()
    let news = UISwitch()
    let city = UITextField()
    let birthday = UIDatePicker()
    let plan = UISegmentedControl(items: ["Free", "Pro"])
    let views: [UIView]

    /// - Parameter gap: The distance between the views, in points.
    init(
        gap: CGFloat = 20, on device: HeadlessDevice = HeadlessDevice(),
        configuration: FormNavigator.Configuration = .init()
    ) {
        self.device = device
        views = [name, news, city, birthday, plan]
        for (view, label) in zip(views, ["Name", "News", "City", "Birthday", "Plan"]) {
            view.accessibilityLabel = label
            (view as? UITextField)?.placeholder = label
        }
        let scrollView = UIScrollView(frame: device.screen.bounds)
        viewController.view.addSubview(scrollView)
        var y = CGFloat(20)
        for view in views {
            let height: CGFloat = 40
            view.frame = CGRect(x: 20, y: y, width: 300, height: height)
            scrollView.addSubview(view)
            y += height + gap
        }
        scrollView.contentSize = CGSize(width: 393, height: y)
        for control in [news, birthday, plan] { control.formOptions.stop = .always }
        navigator = FormNavigator(viewController: viewController, configuration: configuration)
        device.show(viewController)
    }

    /// The name of the field that has focus.
    var focus: String? { navigator.currentField?.accessibilityLabel }
}

/// The app's own control that shows choices in place of the keyboard.
final class ChoiceControl: UIControl, FormInputAccessoryHost {
    let choices = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    var takesFocus = true
    private var accessoryView: UIView?

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { choices }
    override var inputAccessoryView: UIView? {
        get { accessoryView }
        set { accessoryView = newValue }
    }

    override func becomeFirstResponder() -> Bool { takesFocus && super.becomeFirstResponder() }
}

/// The same, but it can't be given an accessory view.
final class BareControl: UIControl {
    override var canBecomeFirstResponder: Bool { true }
}
