import FormNavigation
import UIKit

/// A form with a date picker, a segmented control, and a switch as stops.
final class BookingViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let nameField = UITextField.bordered("Name") { $0.textContentType = .name }
    private let datePicker = UIDatePicker()
    private let guests = UISegmentedControl(items: ["1", "2", "3", "4", "5+"])
    private let terrace = UISwitch()
    private let occasion = ChoiceControl(["Just dinner", "Birthday", "Anniversary", "Business"])
    private let phoneField = UITextField.bordered("Phone") {
        $0.textContentType = .telephoneNumber
        $0.keyboardType = .phonePad
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Book a Table"
        datePicker.datePickerMode = .date
        datePicker.timeZone = TimeZone(identifier: "Europe/London")
        datePicker.date = Date(timeIntervalSince1970: 1_796_900_400)
        guests.selectedSegmentIndex = 1
        let rows = [
            row("Date", datePicker), row("Guests", guests), row("On the terrace", terrace), row("Occasion", occasion),
        ]
        show(UIStackView.column([nameField] + rows + [phoneField], spacing: 16))

        for control in [datePicker, guests, terrace, occasion] { control.formOptions.stop = .always }
        form.enable()
    }

    private func row(_ name: String, _ control: UIView) -> UIView {
        control.accessibilityLabel = name
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        // The controls keep their size.
        label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        return UIStackView.row([label, control])
    }
}
