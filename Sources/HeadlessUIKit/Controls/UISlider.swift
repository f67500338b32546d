/// A control for choosing a value between two limits.
@preconcurrency @MainActor
open class UISlider: UIControl {
    override var primaryEvent: Event? { .valueChanged }

    private static let thumbSize: CGFloat = 28
    private static let trackHeight: CGFloat = 4

    private let minimumTrack = UIView()
    private let maximumTrack = UIView()
    private let thumb = UIView()
    private let minimumImageView = UIImageView()
    private let maximumImageView = UIImageView()
    /// Where in the thumb the finger is, in points from its middle.
    private var grip: CGFloat?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [maximumTrack, minimumTrack, thumb, minimumImageView, maximumImageView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for track in [minimumTrack, maximumTrack] { track.layer.cornerRadius = Self.trackHeight / 2 }
        thumb.layer.cornerRadius = Self.thumbSize / 2
        thumb.layer.borderWidth = 0.5
        thumb.layer.borderColor = UIColor(white: 0, alpha: 0.15).cgColor
        updateColors()
    }

    // MARK: Value

    private var storedValue: Float = 0

    /// The value, limited to the range. Setting it doesn't send an event. 0 by default.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// This doesn't send an event.
    open func setValue(_ value: Float, animated: Bool) {
        storedValue = min(max(value, minimumValue), maximumValue)
        setNeedsLayout()
    }

    /// 0 by default. A larger one than the maximum takes that along.
    open var minimumValue: Float = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = storedValue
        }
    }

    /// 1 by default. A smaller one than the minimum takes that along.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = storedValue
        }
    }

    /// Whether events are sent while the thumb moves, and not only when it's released. `true` by default.
    open var isContinuous = true

    /// Increases the value by a tenth of the range.
    open override func accessibilityIncrement() { adjust(by: 0.1) }

    /// Decreases the value by a tenth of the range.
    open override func accessibilityDecrement() { adjust(by: -0.1) }

    private func adjust(by part: Float) {
        let old = storedValue
        setValue(old + part * (maximumValue - minimumValue), animated: false)
        if storedValue != old { sendActions(for: .valueChanged) }
    }

    // MARK: Appearance

    open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
    open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// The tint color if `nil`, the default.
    open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
    open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
    open var thumbTintColor: UIColor? { didSet { updateColors() } }

    private func updateColors() {
        minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
        thumb.backgroundColor = thumbTintColor ?? .white
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    // MARK: Geometry

    /// The slider has the height of its thumb, and any width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }

    /// The picture's rectangle at the end of the least value.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, isLeft: !isMirrored)
    }

    /// The picture's rectangle at the end of the greatest value.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, isLeft: isMirrored)
    }

    private func imageRect(_ image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let size = image?.size else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// The rectangle of the line that the thumb moves on.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + 8 } ?? 2 }
        let (least, greatest) = (room(minimumValueImage), room(maximumValueImage))
        return CGRect(
            x: bounds.minX + (isMirrored ? greatest : least), y: bounds.midY - Self.trackHeight / 2,
            width: max(bounds.width - least - greatest, 0), height: Self.trackHeight)
    }

    /// The thumb's rectangle for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let range = maximumValue - minimumValue
        let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
        let way = max(rect.width - Self.thumbSize, 0)
        return CGRect(
            x: rect.minX + way * (isMirrored ? 1 - part : part), y: rect.midY - Self.thumbSize / 2,
            width: Self.thumbSize, height: Self.thumbSize)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    open override func layoutSubviews() {
        super.layoutSubviews()
        minimumImageView.image = minimumValueImage
        maximumImageView.image = maximumValueImage
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
        let track = trackRect(forBounds: bounds)
        let place = thumbRect(forBounds: bounds, trackRect: track, value: value)
        maximumTrack.frame = track
        minimumTrack.frame = CGRect(
            x: isMirrored ? place.midX : track.minX, y: track.minY,
            width: isMirrored ? track.maxX - place.midX : place.midX - track.minX, height: track.height)
        thumb.frame = place
    }

    // MARK: Touches

    override var preventsAncestorTaps: Bool { true }

    /// Only the thumb can be dragged.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        let point = touch.location(in: self)
        guard thumb.frame.insetBy(dx: -8, dy: -8).contains(point) else { return false }
        grip = point.x - thumb.frame.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let way = max(track.width - Self.thumbSize, 1)
        var part = (touch.location(in: self).x - (grip ?? 0) - track.minX - Self.thumbSize / 2) / way
        if isMirrored { part = 1 - part }
        let old = value
        value = minimumValue + Float(min(max(part, 0), 1)) * (maximumValue - minimumValue)
        if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        grip = nil
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override var accessibilityValue: String? {
        get {
            let range = maximumValue - minimumValue
            let part = range > 0 ? (value - minimumValue) / range : 0
            return super.accessibilityValue ?? "\(Int((part * 100).rounded()))%"
        }
        set { super.accessibilityValue = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.adjustable) }
        set { super.accessibilityTraits = newValue }
    }
}
