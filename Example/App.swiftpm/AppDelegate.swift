import UIKit

/// Shows the example's screens in a list.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: ScreenListViewController())
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// The list.
final class ScreenListViewController: UITableViewController {
    private let screens = ExampleScreen.all

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "FormNavigation"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { screens.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = screens[indexPath.row].summary
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        // Each screen brings its navigation bar along.
        let screen = screens[indexPath.row].makeViewController()
        screen.modalPresentationStyle = .formSheet
        present(screen, animated: true)
    }
}
