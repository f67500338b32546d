/// A control with a minus and a plus.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    override var primaryEvent: Event? { .valueChanged }

    /// Every stepper has this size, in points.
    private static let size = CGSize(width: 94, height: 32)

    private let minus = UIImageView(image: UIImage(systemName: "minus"))
    private let plus = UIImageView(image: UIImage(systemName: "plus"))
    private let divider = UIView()

    /// The size is the stepper's own, whatever the frame says.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        divider.backgroundColor = .separator
        for view in [minus, plus, divider] {
            view.isUserInteractionEnabled = false
            view.tintColor = .label
            view.contentMode = .center
            addSubview(view)
        }
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        update()
    }

    // MARK: Value

    private var storedValue = 0.0

    /// The value, limited to the range. Setting it doesn't send an event. 0 by default.
    open var value: Double {
        get { storedValue }
        set {
            storedValue = min(max(newValue, minimumValue), maximumValue)
            update()
        }
    }

    /// 0 by default. A larger one than the maximum takes that along.
    open var minimumValue = 0.0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }

    /// 100 by default. A smaller one than the minimum takes that along.
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }

    /// How much one tap changes. 1 by default.
    open var stepValue = 1.0 {
        didSet { precondition(stepValue > 0, "the step of a stepper has to be greater than 0") }
    }

    /// Whether events are sent while a finger holds the stepper, and not only when it's lifted. `true` by default.
    open var isContinuous = true
    /// Whether holding the stepper changes the value repeatedly. `true` by default.
    open var autorepeat = true
    /// Whether the first value follows the last one, and vice versa. `false` by default.
    open var wraps = false { didSet { update() } }

    private func update() {
        minus.alpha = wraps || storedValue > minimumValue ? 1 : 0.3
        plus.alpha = wraps || storedValue < maximumValue ? 1 : 0.3
    }

    private func step(up isUp: Bool) {
        var new = storedValue + (isUp ? stepValue : -stepValue)
        if new > maximumValue { new = wraps ? minimumValue : maximumValue }
        if new < minimumValue { new = wraps ? maximumValue : minimumValue }
        value = new
    }

    // MARK: Geometry

    open override var intrinsicContentSize: CGSize { Self.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = CGSize(width: bounds.width / 2, height: bounds.height)
        let (left, right) = (
            CGRect(origin: .zero, size: half), CGRect(x: half.width, y: 0, width: half.width, height: half.height)
        )
        minus.frame = isMirrored ? right : left
        plus.frame = isMirrored ? left : right
        divider.frame = CGRect(x: half.width - 0.5, y: 7, width: 1, height: bounds.height - 14)
    }

    // MARK: Touches

    override var preventsAncestorTaps: Bool { true }

    /// Which half the finger is on, and whether it has changed anything yet.
    private var press: (isUp: Bool, hasChanged: Bool)?

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        press = (isRight != isMirrored, false)
        change()
        if autorepeat { repeatLater(after: 0.5) }
        return true
    }

    private func change() {
        guard let press else { return }
        let old = storedValue
        step(up: press.isUp)
        guard storedValue != old else { return }
        self.press?.hasChanged = true
        if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    private func repeatLater(after delay: Double) {
        HeadlessDevice.current.runLoop.schedule(after: delay) { [weak self] in
            guard let self, isTracking, press != nil else { return }
            let old = storedValue
            change()
            if storedValue != old { repeatLater(after: 0.1) }
        }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        let hasChanged = press?.hasChanged ?? false
        press = nil
        if !isContinuous, hasChanged { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        press = nil
    }
}
