import UIKit

/// Shows a recording as it would be attached to a report, and shares it if sharing is available.
final class RecordingViewController: UIViewController {
    /// A closure that shares a recording from a screen, beginning at a button. The gallery can't share, so only the app
    /// sets it.
    static var share: ((_ json: Data, _ screen: UIViewController, _ button: UIBarButtonItem) -> Void)?

    private let json: Data
    private let textView = UITextView()

    /// - Parameter json: The output of a `FormRecorder`.
    init(json: Data) {
        self.json = json
        super.init(nibName: nil, bundle: nil)
        title = "Recording"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("The example makes this screen in code.") }

    override func loadView() {
        textView.isEditable = false
        textView.font = .preferredFont(forTextStyle: .footnote)
        textView.backgroundColor = .systemBackground
        textView.text = String(decoding: json, as: UTF8.self)
        textView.accessibilityLabel = "Recording"
        view = textView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        guard let share = Self.share else { return }
        let button = UIBarButtonItem(systemItem: .action)
        button.primaryAction = UIAction { [weak self, weak button] _ in
            if let self, let button { share(json, self, button) }
        }
        navigationItem.rightBarButtonItem = button
    }
}
