/// Something that a user can do with what an app shares.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public override init() { super.init() }
}

/// Lets the user send, save, or copy something. Here, it can't be sent anywhere: it shows what it has, and closes.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    public typealias CompletionWithItemsHandler =
        @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// The shared items, for a test to read.
    public let headlessActivityItems: [Any]
    /// Called when it has closed.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        headlessActivityItems = activityItems
        super.init(nibName: nil, bundle: nil)
        // An iPad shows it in a popover, which needs a source. On other devices, it's a sheet.
        modalPresentationStyle = .popover
    }

    public required init?(coder: NSCoder) {
        headlessActivityItems = []
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        let names = headlessActivityItems.map { item in (item as? URL)?.lastPathComponent ?? "\(type(of: item))" }
        let label = UILabel()
        label.text = names.joined(separator: ", ")
        let close = UIButton(
            type: .system, primaryAction: UIAction(title: "Close") { [weak self] _ in self?.close() })
        let column = UIStackView(arrangedSubviews: [label, close])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }

    private func close() {
        presentingViewController?.dismiss(animated: true) { [self] in completionWithItemsHandler?(nil, false, nil, nil)
        }
    }
}
