/// A bar with a field for a search term.
///
/// The field is nested inside the bar, and its delegate is the bar's. Replacing that delegate breaks the bar.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextInputTraits, UIBarPositioning {
    private let container = UIView(frame: .zero)
    private let background = BarBackground()
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private lazy var fieldDelegate = SearchFieldDelegate(self)
    private lazy var cancelButton = makeCancelButton()
    private var inputAccessoryViewStorage: UIView?
    /// The search controller that the bar is part of.
    weak var searchController: UISearchController?

    /// The field.
    open private(set) var searchTextField = UISearchTextField(frame: .zero)

    /// The delegate for editing and the buttons.
    open weak var delegate: (any UISearchBarDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// What the search bar itself calls, whatever a subclass returns from ``delegate``.
    final weak var storedDelegate: (any UISearchBarDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchTextField.returnKeyType = .search
        searchTextField.enablesReturnKeyAutomatically = true
        searchTextField.delegate = fieldDelegate
        searchTextField.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                HeadlessOptional.call(storedDelegate, "searchBar(_:textDidChange:)") {
                    $0.searchBar(self, textDidChange: self.text ?? "")
                }
                searchController?.searchTextDidChange()
            }, for: .editingChanged)
        background.isTopBar = true
        container.addSubview(background)
        container.addSubview(searchTextField)
        addSubview(container)
        updateBackground()
    }

    // MARK: Background

    /// How much of a bar is visible behind the field.
    public enum Style: UInt, Sendable {
        /// As `prominent`.
        case `default` = 0
        /// A background with a hairline. In a navigation bar, there's none.
        case prominent = 1
        /// No background.
        case minimal = 2
    }

    /// How much of a bar is visible behind the field. `.default` by default.
    open var searchBarStyle = Style.default { didSet { updateBackground() } }
    /// Follows light and dark mode by default. Black is always dark.
    open var barStyle = UIBarStyle.default { didSet { updateBackground() } }
    /// The background's color. The default is `nil`, for the system's.
    open var barTintColor: UIColor? { didSet { updateBackground() } }
    /// Whether what's behind the bar shows through. `true` by default.
    open var isTranslucent = true { didSet { updateBackground() } }

    /// The image in place of the background and its hairline. An empty image shows nothing. `nil` by default.
    open var backgroundImage: UIImage? {
        get { backgroundImages[.default] }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// - Parameter barPosition: The position of the bar. A search bar doesn't know its own, so only `.any` applies.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        guard barPosition == .any else { return }
        backgroundImages[barMetrics] = backgroundImage
        updateBackground()
    }

    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barPosition == .any ? backgroundImages[barMetrics] : nil
    }

    private func updateBackground() {
        background.update(style: barStyle, tint: barTintColor, isTranslucent: isTranslucent)
        background.image = backgroundImages[.default]
        // A navigation bar has its own (H16).
        background.isHidden = background.image == nil && (searchBarStyle == .minimal || superview is UINavigationBar)
    }

    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        updateBackground()
    }

    /// The search text. Setting it doesn't notify the delegate.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// The text in the field while it's empty. `nil` by default.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    /// Whether there's a Cancel button. `false` by default.
    open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { showOrHideCancelButton() } } }

    /// Shows or hides the cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }

    /// Whether the bar can be used. `true` by default.
    @available(iOS 16.4, *)
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set { searchTextField.isEnabled = newValue }
    }

    open var barPosition: UIBarPosition { .any }

    // MARK: Scopes

    private lazy var scopeControl = makeScopeControl()

    /// What to search in: the titles of the buttons below the field. `nil` by default.
    open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { showScopes() } } }

    /// The selected scope. Setting it doesn't notify the delegate. 0 by default.
    open var selectedScopeButtonIndex = 0 {
        didSet { if selectedScopeButtonIndex != scopeControl.selectedSegmentIndex { showSelectedScope() } }
    }

    /// Whether the buttons are shown, if there are any. `false` by default.
    open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { showScopes() } } }

    open func setShowsScopeBar(_ show: Bool, animated: Bool) { showsScopeBar = show }

    /// The height of the scope buttons' row. 0 if it's hidden.
    var scopeHeight: CGFloat { showsScopeBar && scopeButtonTitles?.isEmpty == false ? 44 : 0 }

    private func makeScopeControl() -> UISegmentedControl {
        let control = UISegmentedControl()
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                selectedScopeButtonIndex = scopeControl.selectedSegmentIndex
                HeadlessOptional.call(storedDelegate, "searchBar(_:selectedScopeButtonIndexDidChange:)") {
                    $0.searchBar(self, selectedScopeButtonIndexDidChange: self.selectedScopeButtonIndex)
                }
                searchController?.searchTextDidChange()
            }, for: .valueChanged)
        return control
    }

    private func showScopes() {
        scopeControl.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            scopeControl.insertSegment(withTitle: title, at: index, animated: false)
        }
        showSelectedScope()
        if scopeHeight > 0 { container.addSubview(scopeControl) } else { scopeControl.removeFromSuperview() }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Sets the font and the color of the titles of the scope buttons in a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { scopeControl.setTitleTextAttributes(attributes, for: state) }

    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeControl.titleTextAttributes(for: state)
    }

    private func showSelectedScope() {
        let isThere = scopeButtonTitles?.indices.contains(selectedScopeButtonIndex) == true
        scopeControl.selectedSegmentIndex = isThere ? selectedScopeButtonIndex : UISegmentedControl.noSegment
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// The field finds it up the responder chain.
    open override var inputAccessoryView: UIView? {
        get { inputAccessoryViewStorage }
        set { inputAccessoryViewStorage = newValue }
    }

    // MARK: Traits

    // These are the field's traits (L14), except that the return key shows Search, and is disabled while there's no
    // text.

    /// Which letters are capitalised while typing. `.sentences` by default.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Whether typing is corrected. `.default` by default.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// Whether spelling is checked. `.default` by default.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// Whether straight quotes become typographic ones. `.default` by default.
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    /// Whether two hyphens become a dash. `.default` by default.
    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    /// Whether spaces are added and removed around words. `.default` by default.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    /// Whether predictions appear in the text. `.default` by default.
    open var inlinePredictionType: UITextInlinePredictionType {
        get { searchTextField.inlinePredictionType }
        set { searchTextField.inlinePredictionType = newValue }
    }
    /// Which keys the keyboard offers first. `.default` by default.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The keyboard's colors. `.default` by default.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// What the return key says. `.search` by default.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Whether the return key is disabled while there's no text. `true` by default.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    /// Whether the text is shown as dots. `false` by default.
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    /// What the text means. `nil` by default.
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    /// The rules for generated passwords. `nil` by default.
    open var passwordRules: UITextInputPasswordRules? {
        get { searchTextField.passwordRules }
        set { searchTextField.passwordRules = newValue }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 56 + scopeHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 56 + scopeHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        container.frame = bounds
        background.frame = bounds
        let height = bounds.height - scopeHeight
        var fieldFrame = CGRect(x: 8, y: (height - 36) / 2, width: max(bounds.width - 16, 0), height: 36)
        if scopeHeight > 0 {
            scopeControl.frame = CGRect(x: 8, y: height + 4, width: fieldFrame.width, height: 32)
        }
        if showsCancelButton {
            let width = min(cancelButton.intrinsicContentSize.width + 8, fieldFrame.width)
            fieldFrame.size.width -= width
            var buttonFrame = CGRect(x: fieldFrame.maxX, y: fieldFrame.minY, width: width, height: 36)
            if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                fieldFrame.origin.x += width
                buttonFrame.origin.x = 8
            }
            cancelButton.frame = buttonFrame
        }
        searchTextField.frame = fieldFrame
    }

    private func makeCancelButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(HeadlessLanguage.current.word("Cancel"), for: .normal)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                HeadlessOptional.call(storedDelegate, "searchBarCancelButtonClicked(_:)") {
                    $0.searchBarCancelButtonClicked(self)
                }
                searchController?.isActive = false
            }, for: .touchUpInside)
        return button
    }

    private func showOrHideCancelButton() {
        if showsCancelButton { container.addSubview(cancelButton) } else { cancelButton.removeFromSuperview() }
        setNeedsLayout()
    }
}
