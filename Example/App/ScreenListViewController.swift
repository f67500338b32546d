import UIKit

/// The list of screens, grouped by topic.
final class ScreenListViewController: UITableViewController {
    private let groups = [
        (title: "Examples", screens: ExampleScreen.examples),
        (title: "Laboratory", screens: ExampleScreen.laboratory),
        (title: "Test screens", screens: ExampleScreen.testScreens + ExampleScreen.deviceScreens),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "FormNavigation"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "screen")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        groups[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        groups[section].screens.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "screen", for: indexPath)
        let screen = groups[indexPath.section].screens[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = screen.summary
        cell.contentConfiguration = content
        cell.accessoryType = screen.presentation == .pushed ? .disclosureIndicator : .none
        cell.accessibilityIdentifier = screen.name
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        show(groups[indexPath.section].screens[indexPath.row])
    }

    /// Shows a screen by its name, without an animation.
    func show(screenNamed name: String) {
        guard let screen = groups.flatMap(\.screens).first(where: { $0.name == name }) else { return }
        show(screen, animated: false)
    }

    private func show(_ screen: ExampleScreen, animated: Bool = true) {
        let content = screen.makeContent()
        switch screen.presentation {
        case .pushed:
            content.addTools()
            if screen.isRightToLeft {
                let direction = UITraitCollection(layoutDirection: .rightToLeft)
                navigationController?.setOverrideTraitCollection(direction, forChild: content)
            }
            navigationController?.pushViewController(content, animated: animated)
        case .sheet:
            content.addTools()
            content.addCloseButton()
            present(UINavigationController(rootViewController: content), animated: animated)
        case .fullScreen:
            content.loadViewIfNeeded()
            for case let navigation as UINavigationController in content.children {
                navigation.viewControllers.first?.addTools()
                navigation.viewControllers.first?.addCloseButton()
            }
            content.modalPresentationStyle = .fullScreen
            present(content, animated: animated)
        }
    }
}
