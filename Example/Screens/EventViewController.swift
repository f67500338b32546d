import FormNavigation
import UIKit

/// A form with pickers.
///
/// One picker is the input view of its field, another opens below its field. People invite guests in a popover, which is a
/// sheet on iPhone.
final class EventViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let titleField = UITextField.bordered("Title")
    private let calendarField = UITextField.bordered("Calendar")
    private let calendarPicker = UIPickerView()
    private let startsField = UITextField.bordered("Starts")
    private let startsPicker = UIDatePicker()
    private let placeField = UITextField.bordered("Place")
    private lazy var inviteButton = UIButton.prominent("Invite…") { [weak self] in self?.invite() }

    private let calendars = ["Home", "Work", "Family", "Engine"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Event"
        calendarPicker.dataSource = self
        calendarPicker.delegate = self
        calendarField.inputView = calendarPicker
        calendarField.text = calendars[0]

        startsPicker.preferredDatePickerStyle = .wheels
        startsPicker.datePickerMode = .date
        startsPicker.timeZone = TimeZone(identifier: "Europe/London")
        startsPicker.date = Date(timeIntervalSince1970: 1_796_900_400)
        startsPicker.accessibilityLabel = "Starts on"
        startsPicker.isHidden = true
        startsPicker.addAction(UIAction { [weak self] _ in self?.showStart() }, for: .valueChanged)
        // The field has focus and the toolbar. The picker is below the field, and there are no keys.
        startsField.inputView = UIView()
        startsField.delegate = self
        showStart()

        let views = [titleField, calendarField, startsField, startsPicker, placeField, inviteButton]
        show(UIStackView.column(views))
        form.enable()
    }

    private func showStart() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_GB")
        formatter.timeZone = startsPicker.timeZone
        formatter.dateStyle = .long
        startsField.text = formatter.string(from: startsPicker.date)
    }

    private func invite() {
        let guest = InvitationViewController()
        guest.modalPresentationStyle = .popover
        guest.preferredContentSize = CGSize(width: 340, height: 300)
        guest.onInvite = { [weak self] name in self?.inviteButton.configuration?.title = "\(name) is invited" }
        guest.popoverPresentationController?.sourceView = inviteButton
        guest.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
        present(guest, animated: true)
    }
}

extension EventViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        calendars.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        calendars[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        calendarField.text = calendars[row]
    }
}

extension EventViewController: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) { openPicker(true) }

    func textFieldDidEndEditing(_ textField: UITextField) { openPicker(false) }

    private func openPicker(_ isOpen: Bool) {
        UIView.animate(withDuration: 0.25) {
            self.startsPicker.isHidden = !isOpen
            self.view.layoutIfNeeded()
        }
    }
}
