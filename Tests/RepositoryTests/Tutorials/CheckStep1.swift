import FormNavigation
import UIKit

/// The tutorial about checking a form: a form in a hurry.
enum CheckStep1 {
    final class TicketViewController: UIViewController {
        let emailField = UITextField()
        let seatsField = UITextField()
        let wishesView = UITextView()
        private lazy var form = FormNavigator(viewController: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            emailField.placeholder = "Email"
            seatsField.placeholder = "Seats"
            seatsField.keyboardType = .numberPad
            let fields = [emailField, seatsField, wishesView]
            for (index, field) in fields.enumerated() {
                field.frame = CGRect(x: 20, y: 120 + 60 * index, width: 353, height: 44)
                field.backgroundColor = .secondarySystemBackground
                view.addSubview(field)
            }
            form.configuration.isToolbarEnabled = false
        }
    }
}
