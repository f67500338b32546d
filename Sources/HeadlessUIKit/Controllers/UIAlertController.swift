/// A message with buttons and, in alerts, text fields.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Below the title.
    open var message: String? { didSet { alertView?.setNeedsLayout() } }
    open internal(set) var preferredStyle = Style.actionSheet
    /// In addition order.
    open private(set) var actions: [UIAlertAction] = []
    /// The emphasized action. `nil` by default.
    open var preferredAction: UIAlertAction? { didSet { alertView?.setNeedsLayout() } }

    /// Contains the text fields (H8).
    private var fieldController: AlertFieldController?
    private var alertView: AlertView? { viewIfLoaded as? AlertView }
    private var keyboardObservers: [any NSObjectProtocol] = []

    open override var title: String? { didSet { alertView?.setNeedsLayout() } }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        alertView?.add(action)
    }

    /// Adds a text field below the message, in alerts only.
    ///
    /// - Parameter configurationHandler: Is given the field immediately.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "only alerts can have text fields, not action sheets")
        let controller = fieldController ?? AlertFieldController()
        if fieldController == nil {
            fieldController = controller
            addChild(controller)
            controller.didMove(toParent: self)
            alertView?.fields = controller.view
        }
        let field = controller.addField()
        configurationHandler?(field)
        alertView?.setNeedsLayout()
    }

    /// In the order of their addition. `nil` if there aren't any.
    open var textFields: [UITextField]? { fieldController?.fields }

    // MARK: The view

    open override func loadView() {
        let alertView = AlertView(alert: self)
        alertView.frame = UIScreen.main.bounds
        view = alertView
        for action in actions { alertView.add(action) }
        if let fieldController { alertView.fields = fieldController.view }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let names = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
        keyboardObservers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let isHiding = note.name == UIResponder.keyboardWillHideNotification
                let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
                let frame = isHiding ? nil : end?.cgRectValue
                MainActor.assumeIsolated { self?.alertView?.keyboardFrame = frame }
            }
        }
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        // An alert with a text field is ready for typing.
        textFields?.first?.becomeFirstResponder()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for observer in keyboardObservers { NotificationCenter.default.removeObserver(observer) }
        keyboardObservers = []
    }

    // Neither a sheet nor full screen: the alert floats in front of the dimmed screen.
    override var automaticPresentationStyle: UIModalPresentationStyle { .custom }
    override var dimsPresenter: Bool { true }

    /// The user taps the action's button: the alert is dismissed, and then the handler runs.
    ///
    /// The alert lives until then, since handlers read its text fields.
    func choose(_ action: UIAlertAction) {
        dismiss(animated: true) {
            withExtendedLifetime(self) { action.perform() }
        }
    }
}

/// Contains the text fields of an alert (H8).
final class AlertFieldController: UIViewController {
    private(set) var fields: [UITextField] = []
    /// The height of one field's row, in points.
    static let rowHeight: CGFloat = 30

    func addField() -> UITextField {
        let row = UIView()
        row.layer.borderWidth = 0.5
        row.layer.borderColor = UIColor.separator.cgColor
        row.backgroundColor = .systemBackground
        let field = UITextField()
        field.font = .systemFont(ofSize: 13)
        row.addSubview(field)
        view.addSubview(row)
        fields.append(field)
        return field
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, row) in view.subviews.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: view.bounds.width, height: Self.rowHeight)
            row.subviews.first?.frame = row.bounds.insetBy(dx: 6, dy: 0)
        }
    }
}
