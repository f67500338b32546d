import FormNavigation
import UIKit

extension HeadlessDevice {
    /// Shows a screen whose form has an input bar, and gives it time to settle.
    func show(_ controller: UIViewController, with inputBar: FormInputBar) -> FormNavigator {
        let form = FormNavigator(viewController: controller)
        form.inputBar = inputBar
        show(controller)
        settle()
        return form
    }
}
