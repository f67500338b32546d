import UIKit

/// What the app can find out about UIKit on its own.
@MainActor
enum DeviceMeasurements {
    /// The safe areas of root views, in their own position and moved up, in invisible windows.
    static func safeAreas(in scene: UIWindowScene) -> String {
        let containers: [(name: String, wrap: (UIViewController) -> UIViewController)] = [
            ("alone", { $0 }),
            ("navigation", { UINavigationController(rootViewController: $0) }),
            (
                "tabs",
                {
                    let tabs = UITabBarController()
                    tabs.viewControllers = [$0]
                    return tabs
                }
            ),
        ]
        return containers.map { container in
            let content = UIViewController()
            let window = UIWindow(windowScene: scene)
            window.windowLevel = .normal - 1
            window.rootViewController = container.wrap(content)
            window.isHidden = false
            window.layoutIfNeeded()
            defer { window.isHidden = true }
            let rest = content.view.safeAreaInsets
            content.view.transform = CGAffineTransform(translationX: 0, y: -200)
            content.view.layoutIfNeeded()
            let moved = content.view.safeAreaInsets
            return "\(container.name): \(text(rest)) to \(text(moved)), \(behavior(from: rest, to: moved))"
        }.joined(separator: "\n")
    }

    private static func text(_ insets: UIEdgeInsets) -> String { "\(Int(insets.top)) \(Int(insets.bottom))" }

    private static func behavior(from rest: UIEdgeInsets, to moved: UIEdgeInsets) -> String {
        switch (moved.top, moved.bottom) {
        case (rest.top + 200, 0): "follows"
        case (rest.top, rest.bottom): "frozen"
        case (rest.top, 0): "bottom goes, top stays"
        default: "otherwise"
        }
    }

    /// The frames of the keyboard's layout guides of a window and of its root view.
    static func guides(of window: UIWindow?) -> String {
        let views: [(name: String, view: UIView?)] = [
            ("window", window), ("root view", window?.rootViewController?.viewIfLoaded),
        ]
        return views.map { name, view in
            guard let view else { return "no \(name)" }
            // The first use of a guide creates it.
            _ = view.keyboardLayoutGuide
            view.layoutIfNeeded()
            let frame = view.keyboardLayoutGuide.layoutFrame
            return "\(name): from \(Int(frame.minY)) to \(Int(frame.maxY))"
        }.joined(separator: "\n")
    }

    /// The effect of reloading the input views on text.
    static func correction(in textView: UITextView) -> String {
        let before = textView.text ?? ""
        textView.reloadInputViews()
        let after = textView.text ?? ""
        return before == after ? "“\(before)” stays" : "“\(before)” becomes “\(after)”"
    }

    /// Lays out a table view while its cell is being configured, in an invisible window.
    ///
    /// - Returns: A statement that the app continues. Otherwise, the function doesn't return.
    static func layoutInsideConfiguration(in scene: UIWindowScene) -> String {
        let table = RestlessTableViewController()
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .normal - 1
        window.rootViewController = table
        window.isHidden = false
        window.layoutIfNeeded()
        defer { window.isHidden = true }
        return table.hasLaidOut ? "goes on" : "no cell was asked for"
    }

    /// The natural height of a toolbar, and whether it receives touches between its items.
    static func toolbar() -> String {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        func item() -> UIBarButtonItem { UIBarButtonItem(title: "Item", primaryAction: UIAction { _ in }) }
        bar.items = [item(), .flexibleSpace(), item()]
        bar.sizeToFit()
        bar.layoutIfNeeded()
        let middle = CGPoint(x: bar.bounds.midX, y: bar.bounds.midY)
        let touches = bar.hitTest(middle, with: nil) == nil ? "lets touches through" : "takes touches"
        return "\(Int(bar.bounds.height)) points, \(touches)"
    }
}

/// A table view that's laid out while its cell is being configured.
private final class RestlessTableViewController: UITableViewController {
    private(set) var hasLaidOut = false

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        tableView.window?.layoutIfNeeded()
        hasLaidOut = true
        return cell
    }
}
