/// A control with a title and an image.
@preconcurrency @MainActor
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7

        public static let roundedRect = ButtonType.system
    }

    private struct Content {
        var title: String?
        var attributedTitle: NSAttributedString?
        var color: UIColor?
        var shadowColor: UIColor?
        var image: UIImage?
    }

    /// By the state's raw value.
    private var contents: [UInt: Content] = [:]
    private var type = ButtonType.custom
    private var storedTitleLabel: UILabel?
    private var storedImageView: UIImageView?
    /// The view behind the content of a button with a configuration.
    private var background: ConfiguredBackgroundView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .button
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        accessibilityTraits = .button
    }

    public convenience init(type buttonType: ButtonType) { self.init(type: buttonType, primaryAction: nil) }

    /// Creates a button that shows the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        type = buttonType
        take(primaryAction)
        let symbols: [ButtonType: String] = [
            .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle",
            .contactAdd: "plus.circle", .close: "xmark.circle.fill",
        ]
        if let symbol = symbols[buttonType] { setImage(UIImage(systemName: symbol), for: .normal) }
        update()
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    /// A button with a configuration, whose title and image take precedence over the action's.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: nil)
        self.configuration = configuration
        take(primaryAction)
        update()  // Observers don't run in initializers.
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
            setImage(action.image, for: .normal)
        }
    }

    // MARK: Content

    open var buttonType: ButtonType { type }

    /// The configuration. `nil` by default, for the plain style of the ``buttonType``.
    public var configuration: Configuration? {
        didSet { if configuration != oldValue { update() } }
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void

    /// Called when the state changes, to adapt the configuration.
    public var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    open func setNeedsUpdateConfiguration() { updateConfiguration() }

    open func updateConfiguration() { configurationUpdateHandler?(self) }

    open func setTitle(_ title: String?, for state: State) {
        contents[state.rawValue, default: Content()].title = title
        update()
    }

    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents[state.rawValue, default: Content()].attributedTitle = title
        update()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents[state.rawValue, default: Content()].color = color
        update()
    }

    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents[state.rawValue, default: Content()].shadowColor = color
        update()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        contents[state.rawValue, default: Content()].image = image
        update()
    }

    open func title(for state: State) -> String? { contents[state.rawValue]?.title }
    open func attributedTitle(for state: State) -> NSAttributedString? { contents[state.rawValue]?.attributedTitle }
    open func titleColor(for state: State) -> UIColor? { contents[state.rawValue]?.color }
    open func titleShadowColor(for state: State) -> UIColor? { contents[state.rawValue]?.shadowColor }
    open func image(for state: State) -> UIImage? { contents[state.rawValue]?.image }

    open var currentTitle: String? { configuration?.title ?? current(\.title) ?? currentAttributedTitle?.string }
    open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }
    open var currentImage: UIImage? { configuration?.image ?? current(\.image) }
    open var currentTitleColor: UIColor { current(\.color) ?? (type == .custom ? .white : tintColor) }

    open var currentTitleShadowColor: UIColor? { current(\.shadowColor) }

    /// The value for the current state, or else for the normal one.
    private func current<Value>(_ value: (Content) -> Value?) -> Value? {
        contents[state.rawValue].flatMap(value) ?? contents[State.normal.rawValue].flatMap(value)
    }

    private var titleFont: UIFont { .systemFont(ofSize: type == .custom ? UIFont.buttonFontSize : 15) }

    /// The label with the title. It's created when it's first read.
    open var titleLabel: UILabel? {
        if let storedTitleLabel { return storedTitleLabel }
        let label = UILabel()
        label.font = titleFont
        label.shadowOffset = .zero
        label.isAccessibilityElement = false
        storedTitleLabel = label
        addSubview(label)
        return label
    }

    /// The view with the image. It's created when it's first read.
    open var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        let view = UIImageView()
        view.contentMode = .center
        storedImageView = view
        addSubview(view)
        return view
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle }
        set { super.accessibilityLabel = newValue }
    }

    /// The menu to choose from, with ``HeadlessDevice/choose(_:from:)``. `nil` by default.
    open var menu: UIMenu? { didSet { showSelection() } }

    /// Whether the button shows what has been chosen from its menu. `false` by default.
    open var changesSelectionAsPrimaryAction = false { didSet { showSelection() } }

    open override var showsMenuAsPrimaryAction: Bool { didSet { showSelection() } }

    override var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

    /// Whether the image is darker while the button is highlighted. Ignored with a configuration. `true` by default.
    open var adjustsImageWhenHighlighted = true { didSet { update() } }

    /// The space around the image and the title, in points, instead of the default one. Ignored with a configuration.
    /// Zero by default.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            guard contentEdgeInsets != oldValue else { return }
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// How much smaller the room in which the title is aligned is at each edge, in points. It doesn't affect the size of the
    /// button. Ignored with a configuration. Zero by default.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }

    /// How much smaller the room in which the image is aligned is at each edge, in points. It doesn't affect the size of the
    /// button. Ignored with a configuration. Zero by default.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

    // MARK: Behavior

    override var preventsAncestorTaps: Bool { true }
    override var primaryEvent: Event? { .touchUpInside }

    override func stateDidChange() {
        super.stateDidChange()
        if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        update()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    // MARK: Layout

    /// Updates the views for the content, the style, and the state.
    private func update() {
        let title = currentTitle
        if title != nil || storedTitleLabel != nil, let label = titleLabel {
            if configuration == nil, let attributed = currentAttributedTitle {
                label.attributedText = attributed
            } else {
                label.text = title
            }
            if let configuration {
                label.font = configuration.font
                label.textAlignment = configuration.titleAlignment.textAlignment(
                    isStacked: configuration.isStacked,
                    isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
            }
            label.textColor = foreground
            label.shadowColor = currentTitleShadowColor
        }
        let image = currentImage
        if image != nil || storedImageView != nil, let view = imageView {
            view.image = image
            view.tintColor = foreground
            view.isHidden = image == nil
            view.isDarkened = isHighlighted && adjustsImageWhenHighlighted && configuration == nil
        }
        updateBackground()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private var foreground: UIColor {
        guard let configuration else {
            return isEnabled || current(\.color) != nil ? currentTitleColor : .tertiaryLabel
        }
        guard isEnabled else { return .tertiaryLabel }
        return configuration.baseForegroundColor ?? (configuration.style == .filled ? .white : tintColor)
    }

    private func updateBackground() {
        let shown = configuration?.shownBackground(tint: tintColor, isEnabled: isEnabled, size: bounds.size)
        guard let shown else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        let view = background ?? ConfiguredBackgroundView()
        background = view
        view.configuration = shown
        view.alpha = isHighlighted ? 0.75 : 1
        view.fill(self)
    }

    private var insets: UIEdgeInsets {
        configuration?.contentInsets.edges(effectiveUserInterfaceLayoutDirection) ?? contentEdgeInsets
    }

    private var padding: CGFloat { configuration?.imagePadding ?? 0 }

    /// The space above and below a title, in a button that has neither a configuration nor its own insets.
    private static let titleMargin: CGFloat = 6

    /// Whether ``sizeToFit()`` has made room for the title, which stays when the title is at the top or at the bottom.
    private var keepsTitleMargin = false

    open override func sizeToFit() {
        keepsTitleMargin = true
        super.sizeToFit()
    }

    private var arrangement: ButtonArrangement {
        ButtonArrangement(
            image: currentImage?.size ?? .zero, gap: currentImage != nil && currentTitle != nil ? padding : 0,
            placement: configuration?.imagePlacement ?? .leading, titleSize: titleSize)
    }

    private func titleSize(width: CGFloat?) -> CGSize {
        guard let title = currentTitle, let label = storedTitleLabel else { return .zero }
        guard !title.isEmpty else {
            // F31: without a configuration, an empty title is as high as a line.
            let keepsLine = configuration == nil && (type == .custom || type == .system)
            return CGSize(width: 0, height: keepsLine ? label.font.lineHeight : 0)
        }
        return label.sizeThatFits(CGSize(width: width ?? 0, height: .greatestFiniteMagnitude))
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        var content = arrangement.size(width: nil)
        guard configuration == nil else { return content.outset(by: insets) }
        // Without a configuration, the size has whole points (F21).
        content = CGSize(width: content.width.roundedUpToPoint, height: content.height.roundedUpToPoint)
        guard contentEdgeInsets == .zero else { return content.outset(by: insets) }
        let hasTitle = currentTitle?.isEmpty == false
        if !hasTitle, currentImage != nil { return content }
        // There are 6 points above and below a title, or the position of one, and a button is at least 30 points wide.
        let line = (storedTitleLabel?.font ?? titleFont).lineHeight
        let title = hasTitle ? titleSize(width: nil).height : line
        content.height = max(content.height, title.roundedUpToPoint + 2 * Self.titleMargin)
        return CGSize(width: max(30, content.width), height: content.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateBackground()
        let room = bounds.inset(by: insets)
        let isConfigured = configuration != nil
        let margin = keepsTitleMargin && !isConfigured && contentEdgeInsets == .zero ? Self.titleMargin : 0
        let alignment = ButtonArrangement.Alignment(
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let rooms =
            isConfigured
            ? (image: room, title: room)
            : (image: room.inset(by: imageEdgeInsets), title: room.inset(by: titleEdgeInsets))
        let frames = arrangement.frames(in: rooms, alignment, margin: margin)
        storedImageView?.frame = frames.image
        storedTitleLabel?.frame = frames.title
    }

    override func baseline(isLast: Bool, height: CGFloat) -> CGFloat {
        guard let label = storedTitleLabel else { return height }
        let own = arrangement.size(width: nil).height
        return (height - own) / 2 + label.baseline(isLast: isLast, height: own)
    }
}

extension CGFloat {
    /// The next whole number. Slightly less counts as one, so that a rounding error doesn't add a point.
    fileprivate var roundedUpToPoint: CGFloat { (self - 0.0001).rounded(.up) }
}
