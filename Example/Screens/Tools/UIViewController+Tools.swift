import FormDiagnostics
import UIKit

// What the app adds to the bar of each screen.

extension UIViewController {
    /// Adds buttons for the trace, the inspector, and a recorder to the screen's own.
    func addTools() {
        // A screen sets its own buttons when its view loads.
        loadViewIfNeeded()
        let trace = UIBarButtonItem(
            title: "Trace", image: UIImage(systemName: "text.alignleft"),
            primaryAction: UIAction { [weak self] _ in self?.showTrace() })
        let inspector = UIBarButtonItem(
            title: "Inspector", image: UIImage(systemName: "number"),
            primaryAction: UIAction { _ in FormInspector.isEnabled.toggle() })
        for item in [trace, inspector] { item.accessibilityLabel = item.title }
        var items = (navigationItem.rightBarButtonItems ?? []) + [trace, inspector]
        if !items.contains(where: { $0 is RecordButtonItem }) { items.append(RecordButtonItem(on: self)) }
        navigationItem.rightBarButtonItems = items
    }

    /// Dismisses a presented screen.
    func addCloseButton() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    private func showTrace() {
        let trace = TraceViewController()
        trace.addCloseButton()
        let navigation = UINavigationController(rootViewController: trace)
        // The form above the lower half stays usable.
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        navigation.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        present(navigation, animated: true)
    }
}
