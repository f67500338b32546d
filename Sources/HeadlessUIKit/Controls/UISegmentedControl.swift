/// A control with a few choices side by side.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    override var primaryEvent: Event? { .valueChanged }

    /// What ``selectedSegmentIndex`` is when nothing is chosen.
    public nonisolated static let noSegment = -1

    private struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
    }

    private var segments: [Segment] = []

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// One segment for each `String` or `UIImage`.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
        bounds.size = intrinsicContentSize
        center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Segment(title: $0.title, image: $0.image, action: $0) }
        if frame.isEmpty { sizeToFit() }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfSegments: Int { segments.count }

    /// Setting it doesn't send an event. ``noSegment`` by default.
    open var selectedSegmentIndex = noSegment

    /// Whether a selection doesn't persist. `false` by default.
    open var isMomentary = false
    open var selectedSegmentTintColor: UIColor?

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Segment(title: action.title, image: action.image, action: action), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
        invalidateIntrinsicContentSize()
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = min(max(segment, 0), segments.count - 1)
        segments.remove(at: index)
        if selectedSegmentIndex == index {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > index {
            selectedSegmentIndex -= 1
        }
        invalidateIntrinsicContentSize()
    }

    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = Self.noSegment
        invalidateIntrinsicContentSize()
    }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        segments[segment].title = title
        segments[segment].image = nil
        invalidateIntrinsicContentSize()
    }

    open func titleForSegment(at segment: Int) -> String? { segments[segment].title }

    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        segments[segment].image = image
        segments[segment].title = nil
        invalidateIntrinsicContentSize()
    }

    open func imageForSegment(at segment: Int) -> UIImage? { segments[segment].image }

    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        segments[segment] = Segment(title: action.title, image: action.image, action: action)
        invalidateIntrinsicContentSize()
    }

    open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }

    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { segments[segment].isEnabled = enabled }

    open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

    // MARK: Titles

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the font and the color of the titles of segments in a state. The attributes for the normal state also apply in
    /// states without their own.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state.rawValue] = attributes
        invalidateIntrinsicContentSize()
    }

    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// The attributes that the title of a segment has now.
    func shownTitleAttributes(at segment: Int) -> [NSAttributedString.Key: Any] {
        var state: State = isEnabled && segments[segment].isEnabled ? .normal : .disabled
        if segment == selectedSegmentIndex { state.insert(.selected) }
        return titleAttributes[state.rawValue] ?? titleAttributes[State.normal.rawValue] ?? [:]
    }

    // MARK: Size and touches

    private var font: UIFont {
        titleAttributes[State.normal.rawValue]?[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: .medium)
    }

    open override var intrinsicContentSize: CGSize {
        let widths = segments.map { segment in
            segment.title.map { HeadlessTextMetrics.width(of: $0, font: font).rounded(.up) }
                ?? segment.image?.size.width ?? 0
        }
        // All segments are as wide as the widest.
        return CGSize(width: ((widths.max() ?? 0) + 20) * CGFloat(segments.count), height: 32)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The frame of a segment. The first one is the leading one.
    func frameOfSegment(at index: Int) -> CGRect {
        let width = bounds.width / CGFloat(max(1, segments.count))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = isMirrored ? segments.count - 1 - index : index
        return CGRect(x: width * CGFloat(place), y: 0, width: width, height: bounds.height)
    }

    override var preventsAncestorTaps: Bool { true }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isEnabled, let point = touch?.location(in: self), bounds.contains(point),
            let index = segments.indices.first(where: { frameOfSegment(at: $0).contains(point) }),
            segments[index].isEnabled, isMomentary || index != selectedSegmentIndex
        else { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }
}
