/// The panel in which a user searches the text of a text view. It's above the keyboard.
///
/// Here, the panel only has a field. Nothing is searched.
@available(iOS 16.0, *)
@preconcurrency @MainActor
open class UIFindInteraction: NSObject {
    private weak var textView: UITextView?
    private var panel: FindPanel?

    init(in textView: UITextView) {
        self.textView = textView
        super.init()
    }

    /// Whether the panel is on the screen.
    open var isFindNavigatorVisible: Bool { panel != nil }

    /// The text in the panel's field, or `nil` without a panel.
    open var searchText: String? {
        get { panel?.field.text }
        set { panel?.field.text = newValue }
    }

    /// Shows the panel, whose field gains focus.
    open func presentFindNavigator(showingReplace: Bool) {
        guard panel == nil, let textView, textView.isFirstResponder || textView.becomeFirstResponder() else { return }
        let panel = FindPanel()
        self.panel = panel
        HeadlessDevice.current.keyboard.show(panel)
        panel.field.becomeFirstResponder()
    }

    /// Hides the panel. Focus returns to the text view.
    open func dismissFindNavigator() {
        guard panel != nil else { return }
        panel = nil
        HeadlessDevice.current.keyboard.show(nil)
    }
}

/// What's above the keyboard while the user searches.
final class FindPanel: UIView {
    let field = UISearchTextField()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        field.frame = CGRect(x: 8, y: 7, width: 304, height: 36)
        field.autoresizingMask = .flexibleWidth
        addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
}
