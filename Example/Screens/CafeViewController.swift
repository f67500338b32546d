import FormNavigation
import UIKit

/// An app with three screens that don't have their own navigators.
///
/// The shared navigator manages them, and rules change what it does in some of them.
final class CafeViewController: UITabBarController {
    /// The configuration of the shared navigator before.
    private var configuration: FormNavigator.Configuration?

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            tab(OrderViewController(), "Order", "cart"), tab(MessageViewController(), "Message", "bubble"),
            tab(TillViewController(), "Till", "creditcard"),
        ]
    }

    private func tab(_ screen: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        screen.title = title
        let navigation = UINavigationController(rootViewController: screen)
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return navigation
    }

    // An app does this once, in its app delegate. This example restores the configuration for its other screens.

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard configuration == nil else { return }
        configuration = FormNavigator.shared.configuration
        FormNavigator.shared.enable()
        FormNavigator.shared.configuration.rules += [
            .off(.toolbar, in: MessageViewController.self), .on(.tapOutside, in: OrderViewController.self),
        ]
        FormNavigator.shared.configuration.excludedViewControllerClasses.append(TillViewController.self)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let configuration { FormNavigator.shared.configuration = configuration }
        configuration = nil
    }
}

/// An order. A rule makes a tap outside the fields end editing.
private final class OrderViewController: UIViewController {
    private let tableLabel = UILabel.small("We call your name.")

    override func viewDidLoad() {
        super.viewDidLoad()
        show(
            UIStackView.column([
                UITextField.bordered("Drink"), UITextField.bordered("Your name", .name), tableLabel,
                UIButton.prominent("Bring It to a Table…") { [weak self] in self?.askForTable() },
            ]))
    }

    private func askForTable() {
        let alert = UIAlertController(title: "Table", message: "It says so on the lamp.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Number" }
        alert.addAction(
            UIAlertAction(title: "Bring", style: .default) { [weak self, weak alert] _ in
                self?.tableLabel.text = "We come to table \(alert?.textFields?.first?.text ?? "")."
            })
        present(alert, animated: true)
    }
}

/// A message to the kitchen. A rule turns off the toolbar.
private final class MessageViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        show(UIStackView.column([UITextField.bordered("About"), UITextField.bordered("What is it?")]))
    }
}

/// The till, which has its own keys. The configuration excludes it.
private final class TillViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let fields = ["Article", "Price"].map { UITextField.bordered($0) { $0.returnKeyType = .search } }
        show(UIStackView.column(fields))
    }
}
