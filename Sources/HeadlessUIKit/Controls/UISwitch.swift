/// A control that's on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    override var primaryEvent: Event? { .valueChanged }

    /// Every switch has this size, in points.
    private static let size = CGSize(width: 51, height: 31)

    /// The size is the switch's own, whatever the frame says.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        // A switch keeps its size before a label beside it does.
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Setting it doesn't send an event. `false` by default.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    private var storedIsOn = false

    /// The color while on. `nil`, green, by default.
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?

    /// This doesn't send an event.
    open func setOn(_ on: Bool, animated: Bool) { storedIsOn = on }

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }

    override var preventsAncestorTaps: Bool { true }

    override func touchUp(isInside: Bool) {
        if isInside { storedIsOn.toggle() }
        super.touchUp(isInside: isInside)
        if isInside { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
}
