import UIKit

/// The trace console, which shows the decisions of navigators as they're made.
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

    /// Shows the current contents of the log, scrolled to the end.
    func update() {
        textView.text = TraceLog.shared.lines.joined(separator: "\n")
        textView.scrollRangeToVisible(NSRange(location: textView.text.utf16.count, length: 0))
    }
}
