import FormNavigation
import UIKit

/// A form in German with a custom toolbar: titles, tint, items for the form and for one field, and a title to tap.
final class ClaimViewController: UIViewController {
    private lazy var form = FormNavigator(viewController: self)

    private let nameField = UITextField.bordered("Name der versicherten Person")
    private let descriptionField = UITextField.bordered("Ausführliche Beschreibung des Schadens und seiner Ursache")
    private let dateField = UITextField.bordered("TT.MM.JJJJ")
    private let numberField = UITextField.bordered("Vertragsnummer") { $0.keyboardType = .numberPad }
    private let remarkField = UITextField.bordered("Bemerkungen")
    private let statusLabel = UILabel.small("Noch keine Fotos")

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Schadensmeldung"
        view.tintColor = .systemPurple
        numberField.tintColor = .systemRed
        dateField.formOptions.toolbar.title = .text("Datum des Schadens")
        remarkField.formOptions.toolbar.title = .hidden
        let scan = UIBarButtonItem(
            systemItem: .search, primaryAction: UIAction { [weak self] _ in self?.numberField.text = "1843-1217" })
        scan.accessibilityLabel = "Vertrag scannen"
        numberField.formOptions.toolbar.trailingItems = [scan]
        show(UIStackView.column([nameField, descriptionField, dateField, numberField, remarkField, statusLabel]))

        form.configuration.toolbar = toolbarConfiguration
    }

    private var toolbarConfiguration: FormToolbar.Configuration {
        var configuration = FormToolbar.Configuration()
        if let up = UIImage(systemName: "arrow.up"), let down = UIImage(systemName: "arrow.down") {
            configuration.previous = .image(up, accessibilityLabel: "Zurück")
            configuration.next = .image(down, accessibilityLabel: "Weiter")
        }
        configuration.done = .title("Fertig")
        configuration.showsProgress = true
        configuration.progressText = { .init("\($0)/\($1)", accessibilityLabel: "Schritt \($0) von \($1)") }
        configuration.usesFieldTintColor = true
        configuration.titleAction = UIAction { [weak self] _ in self?.explain() }
        let camera = UIBarButtonItem(
            systemItem: .camera, primaryAction: UIAction { [weak self] _ in self?.statusLabel.text = "Ein Foto" })
        camera.accessibilityLabel = "Foto aufnehmen"
        configuration.trailingItems = [camera]
        return configuration
    }

    private func explain() {
        let name = (form.currentField as? UITextField)?.placeholder ?? ""
        statusLabel.text = "„\(name)“ steht in Ihrem Vertrag."
    }
}
