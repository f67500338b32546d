import FormNavigation
import UIKit

/// A map with a panel, which is a child view controller.
final class RideViewController: UIViewController {
    private let panel = RidePanelViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Ride"
        // This stands for an `MKMapView`.
        let map = StreetView()
        addChild(panel)
        for subview in [map, panel.view!] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        panel.didMove(toParent: self)
        NSLayoutConstraint.activate([
            map.topAnchor.constraint(equalTo: view.topAnchor),
            map.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            map.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        panel.onOrder = { [weak self] in self?.title = "Ride to \($0)" }
    }
}

/// The panel. Its form moves above the keyboard, and the map behind it doesn't.
final class RidePanelViewController: UIViewController {
    /// A closure that receives the destination.
    var onOrder: (String) -> Void = { _ in }

    private lazy var form = FormNavigator(viewController: self)

    private lazy var orderButton = UIButton.prominent("Order") { [weak self] in self?.order() }
    private let fields = ["Pick-up", "Destination", "Note for the driver"].map { UITextField.bordered($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.layer.cornerRadius = 16
        let column = UIStackView.column(fields + [orderButton])
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -20),
            column.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -16),
        ])

        form.enable()
        // What follows the last field should be visible with it.
        fields.last?.formOptions.avoidance.companions = [orderButton]
    }

    private func order() {
        view.endEditing(true)
        onOrder(fields[1].text ?? "")
    }
}

/// A few streets.
private final class StreetView: UIView {
    private let streets = (0..<8).map { _ in UIView() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray5
        for street in streets {
            street.backgroundColor = .systemBackground
            addSubview(street)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, street) in streets.enumerated() {
            let part = CGFloat(index / 2 + 1) / 5
            street.frame =
                index.isMultiple(of: 2)
                ? CGRect(x: 0, y: part * bounds.height, width: bounds.width, height: 12)
                : CGRect(x: part * bounds.width, y: 0, width: 12, height: bounds.height)
        }
    }
}
