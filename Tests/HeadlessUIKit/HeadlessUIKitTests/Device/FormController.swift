import UIKit

/// A navigation bar, two fields far apart, a button and a switch, and a toolbar over the keyboard.
@MainActor
final class FormController: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 120, width: 250, height: 34))
    let email = UITextField(frame: CGRect(x: 20, y: 700, width: 250, height: 34))
    let button = UIButton(frame: CGRect(x: 20, y: 180, width: 120, height: 44))
    let toolbar = UIToolbar()
    private(set) var nextItem = UIBarButtonItem()
    private(set) var previousItem = UIBarButtonItem()
    private(set) var taps: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign up"
        view.backgroundColor = .systemBackground
        name.placeholder = "Name"
        email.placeholder = "Email & more"
        for field in [name, email] {
            field.borderStyle = .roundedRect
            field.inputAccessoryView = toolbar
            view.addSubview(field)
        }
        name.returnKeyType = .next
        button.setTitle("Send", for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.taps.append("Send") }, for: .touchUpInside)
        view.addSubview(button)
        nextItem = UIBarButtonItem(
            title: "Next",
            primaryAction: UIAction(title: "Next") { [weak self] _ in
                self?.taps.append("Next")
                self?.email.becomeFirstResponder()
            })
        previousItem = UIBarButtonItem(
            title: "Previous",
            primaryAction: UIAction(title: "Previous") { [weak self] _ in
                self?.taps.append("Previous")
            })
        previousItem.isEnabled = false
        toolbar.items = [previousItem, nextItem, .flexibleSpace()]
        toolbar.sizeToFit()
    }
}

extension HeadlessDevice {
    /// A new device with a form on its screen.
    ///
    /// Tests begin with it instead of keeping a device in their suite: other tests may run between a suite's
    /// initializer and its test, and there is only one current device.
    static func showingForm(
        on model: HeadlessModel = .iPhone15, inNavigation: Bool = false
    ) -> (device: HeadlessDevice, form: FormController) {
        let (device, form) = (HeadlessDevice(model), FormController())
        device.show(inNavigation ? UINavigationController(rootViewController: form) : form)
        return (device, form)
    }

    /// What the device says when `view` cannot be tapped.
    func refusal(of view: UIView) -> String? {
        do {
            try tap(view)
            return nil
        } catch {
            return "\(error)"
        }
    }
}
