/// A control for a date, a time, or both.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    override var primaryEvent: Event? { .valueChanged }

    public enum Mode: Int, Sendable {
        case time = 0
        case date = 1
        case dateAndTime = 2
        case countDownTimer = 3
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.isEmpty { sizeToFit() }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// `nil`, the reader's, by default.
    open var locale: Locale?
    /// The current one by default. `nil` brings that back.
    open var calendar: Calendar! = .current {
        didSet { if calendar == nil { calendar = .current } }
    }
    /// `nil`, the calendar's, by default.
    open var timeZone: TimeZone?

    private var storedDate = Date()

    /// The date, limited to ``minimumDate`` and ``maximumDate``. Setting it doesn't send an event.
    open var date: Date {
        get { rounded(storedDate) }
        set { storedDate = clamped(newValue) }
    }

    /// The wheels' distance between two times, in minutes: a divisor of 60, or else 1, the default.
    open var minuteInterval = 1 {
        didSet { if minuteInterval < 1 || 60 % minuteInterval != 0 { minuteInterval = 1 } }
    }

    /// Whether ``date`` is at one of the times that can be chosen. `true` by default.
    open var roundsToMinuteInterval = true

    /// The last selectable time that isn't later.
    private func rounded(_ date: Date) -> Date {
        guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
        let seconds = Double(minuteInterval * 60)
        return Date(timeIntervalSince1970: (date.timeIntervalSince1970 / seconds).rounded(.down) * seconds)
    }

    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    open var minimumDate: Date? {
        didSet { storedDate = clamped(storedDate) }
    }
    open var maximumDate: Date? {
        didSet { storedDate = clamped(storedDate) }
    }

    private func clamped(_ date: Date) -> Date {
        // Limits that contradict each other are ignored.
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        return min(max(date, minimumDate ?? date), maximumDate ?? date)
    }

    private var storedDuration: TimeInterval = 0

    /// The duration of the timer, in seconds: whole minutes up to 23 hours and 59 minutes. 0 by default. Only for the
    /// mode `.countDownTimer`, which doesn't have a ``date``.
    open var countDownDuration: TimeInterval {
        get {
            let step = Double(minuteInterval * 60)
            return (storedDuration / step).rounded(.down) * step
        }
        set { storedDuration = min(max(newValue, 0), 23 * 3600 + 59 * 60) }
    }

    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The style in use: compact if none is preferred. A timer has wheels.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .wheels: CGSize(width: 320, height: 216)
        case .inline: CGSize(width: 320, height: datePickerMode == .date ? 330 : 380)
        case .automatic, .compact: CGSize(width: datePickerMode == .dateAndTime ? 200 : 122, height: 34)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The user chooses a date.
    func pick(_ date: Date) { userChanges { self.date = date } }

    /// The user chooses the duration of the timer. It can't be zero.
    func pick(duration: TimeInterval) {
        userChanges { countDownDuration = max(duration, Double(minuteInterval * 60)) }
    }

    private func userChanges(_ change: () -> Void) {
        guard isEnabled else { return }
        change()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic = 0
    case wheels = 1
    case compact = 2
    case inline = 3
}
