import UIKit

/// The trace console: what the navigators decide, as they decide it.
final class TraceViewController: UIViewController {
    private let textView = UITextView()

    override func loadView() {
        textView.isEditable = false
        textView.accessibilityLabel = "Trace"
        textView.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
        view = textView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trace"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Clear", primaryAction: UIAction { _ in TraceLog.shared.clear() })
        TraceLog.shared.show(in: self)
    }

    /// Shows what the log holds now, to its end.
    func update() {
        textView.text = TraceLog.shared.lines.joined(separator: "\n")
        textView.scrollRangeToVisible(NSRange(location: textView.text.utf16.count, length: 0))
    }
}
