/// A view that shows a part of content that's larger than itself.
///
/// ``contentOffset`` is the origin of the bounds.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        clipsToBounds = true
        addGestureRecognizer(panGestureRecognizer)
    }

    // Subclasses redeclare it with a narrower type over the same storage (C5).
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// What the scroll view itself calls, whatever a subclass returns from ``delegate``.
    final weak var storedDelegate: (any UIScrollViewDelegate)?

    // MARK: Content

    /// The point of the content at the top left of the bounds. Setting it doesn't limit it to the content.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            // Q22: otherwise, a smooth scroll continues to its destination.
            if HeadlessDevice.current.behavior.assignedOffsetsEndAnimatedScrolls { motion.cancel() }
            insetOfRest = nil
            move(to: newValue)
        }
    }

    /// The size of the content, in points. Zero by default.
    open var contentSize = CGSize.zero {
        didSet {
            if contentSize != oldValue { keepOffsetInRange { contentRange(size: oldValue, insets: lastAdjustedInset) } }
        }
    }

    /// The app's own insets around the content. Zero by default.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { updateAdjustedInset() } }
    }

    /// The part of the safe area that's added to the inset. `.automatic` by default.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
    }

    /// ``contentInset`` with the part of the safe area that's added.
    open var adjustedContentInset: UIEdgeInsets { contentInset + adjustment(for: safeAreaInsets) + refreshInset }

    /// ``adjustedContentInset`` has changed.
    open func adjustedContentInsetDidChange() {}

    /// The adjusted inset that the delegate knows.
    private var lastAdjustedInset = UIEdgeInsets.zero
    /// The adjusted inset with the safe area of the last layout. In between, while views around it move, the safe area
    /// passes through meaningless values.
    private var settledAdjustedInset: UIEdgeInsets { contentInset + adjustment(for: lastSafeAreaInsets) + refreshInset }

    /// The control that loads the content again when the user pulls it down. `nil` by default.
    open var refreshControl: UIRefreshControl? { didSet { exchange(oldValue, for: refreshControl) } }

    /// The height of a refresh control while it refreshes.
    private var refreshInset: UIEdgeInsets {
        let isRefreshing = refreshControl?.isRefreshing == true
        return UIEdgeInsets(top: isRefreshing ? UIRefreshControl.height : 0, left: 0, bottom: 0, right: 0)
    }

    private func exchange(_ old: UIRefreshControl?, for new: UIRefreshControl?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        old?.scrollView = nil
        if let new {
            new.scrollView = self
            new.autoresizingMask = .flexibleWidth
            new.frame = CGRect(x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
            insertSubview(new, at: 0)
        }
        updateAdjustedInset()
    }

    func refreshInsetDidChange() { updateAdjustedInset() }

    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Whether the indicators keep to the safe area. `true` by default.
    open var automaticallyAdjustsScrollIndicatorInsets = true

    /// Sets both indicators' insets. Reading gives the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    open var showsVerticalScrollIndicator = true
    open var showsHorizontalScrollIndicator = true

    /// Shows the indicators for a moment. Here, they aren't drawn.
    open func flashScrollIndicators() {}

    // MARK: Scrolling

    /// Whether the user can scroll. `true` by default.
    open var isScrollEnabled = true
    /// Whether scrolling stops at multiples of the bounds. `false` by default.
    open var isPagingEnabled = false
    /// Whether the content can be dragged beyond its ends. `true` by default.
    open var bounces = true
    /// Whether a drag that begins vertically or horizontally scrolls only in that direction. `false` by default.
    open var isDirectionalLockEnabled = false
    /// The only direction in which the current drag scrolls, if it's limited to one.
    var dragLock: NSLayoutConstraint.Axis?
    /// Whether content that fits can be dragged up and down. `false` by default.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } }
    }
    /// Whether content that fits can be dragged sideways. `false` by default.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } }
    }
    /// How dragging dismisses the keyboard. `.none` by default.
    open var keyboardDismissMode = KeyboardDismissMode.none
    open var decelerationRate = DecelerationRate.normal
    /// Whether a tap on the status bar scrolls to the top. `true` by default.
    open var scrollsToTop = true
    /// The recognizer for drags.
    open private(set) var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanRecognizer()

    /// Whether a finger is on the content.
    open internal(set) var isTracking = false
    /// Whether a finger is moving the content.
    open internal(set) var isDragging = false
    /// Whether the content keeps moving after the finger has left it.
    open internal(set) var isDecelerating = false

    /// The movement whose end is scheduled on the run loop.
    let motion = ScrollMotion()

    /// Scrolls to an offset, which isn't limited to the content. An animated scroll ends 0.3 seconds later. Without a window,
    /// nothing is animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        isDecelerating = false
        guard animated, window != nil, UIView.areAnimationsEnabled, contentOffset != self.contentOffset else {
            motion.cancel()
            return move(to: contentOffset)
        }
        scrollSmoothly { [weak self] in self?.move(to: contentOffset) }
    }

    /// Calls `move` when a smooth scroll is over. One that's in progress ends where it is.
    func scrollSmoothly(_ move: @escaping () -> Void) {
        let interrupts = motion.isSmoothScroll
        motion.start(after: 0.3, isSmoothScroll: true) { [weak self] in
            move()
            self?.smoothScrollDidEnd()
        }
        if interrupts { smoothScrollDidEnd() }
    }

    /// Only smooth scrolls that code has started end with this call (C4).
    private func smoothScrollDidEnd() {
        HeadlessOptional.call(storedDelegate, "scrollViewDidEndScrollingAnimation(_:)") {
            $0.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Scrolls by the minimum that shows a rectangle of the content, or not at all if it's already visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard let target = offsetShowing(rect), target != contentOffset else { return }
        setContentOffset(target, animated: animated)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer.view === self, let swiping = gestureRecognizer as? RowSwipeRecognizer {
            return swiping.swipesRow
        }
        guard gestureRecognizer === panGestureRecognizer else {
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
        return canDrag(by: panGestureRecognizer.translation(in: self)) && mayTakeContentTouches
    }

    // MARK: Touches

    /// Whether a touch reaches the content only when it's clear that it doesn't begin a scroll. `true` by default.
    open var delaysContentTouches = true
    /// Whether a drag can cancel a touch that has reached the content. `true` by default.
    open var canCancelContentTouches = true

    /// Whether touches are delivered to `view`. `true` by default.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Whether a drag cancels the touches of `view`. `true` by default, unless the view is a control.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: Zooming

    /// 1 by default.
    open var minimumZoomScale: CGFloat = 1
    /// 1 by default, so the content doesn't zoom.
    open var maximumZoomScale: CGFloat = 1
    open private(set) var isZooming = false

    open var zoomScale: CGFloat {
        get { zoomedView?.transform.a ?? 1 }
        set { setZoomScale(newValue, animated: false) }
    }

    private var zoomedView: UIView? {
        HeadlessOptional.call(storedDelegate, "viewForZooming(in:)") { $0.viewForZooming(in: self) } ?? nil
    }

    /// Scales the delegate's view and the content size with it, immediately.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard minimumZoomScale < maximumZoomScale, let view = zoomedView else { return }
        let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard scale != view.transform.a else { return }
        isZooming = true
        HeadlessOptional.call(storedDelegate, "scrollViewWillBeginZooming(_:with:)") {
            $0.scrollViewWillBeginZooming(self, with: view)
        }
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.frame.origin = .zero
        contentSize = view.frame.size
        HeadlessOptional.call(storedDelegate, "scrollViewDidZoom(_:)") { $0.scrollViewDidZoom(self) }
        isZooming = false
        HeadlessOptional.call(storedDelegate, "scrollViewDidEndZooming(_:with:atScale:)") {
            $0.scrollViewDidEndZooming(self, with: view, atScale: scale)
        }
    }

    // MARK: Reactions

    override func boundsDidChange(from old: CGRect) {
        if bounds.size != old.size {
            keepOffsetInRange { contentRange(size: contentSize, insets: lastAdjustedInset, bounds: old.size) }
        }
        guard bounds.origin != old.origin else { return }
        setNeedsLayout()  // F15
        updateNavigationBar()
        // F11: before the setter returns.
        HeadlessOptional.call(storedDelegate, "scrollViewDidScroll(_:)") { $0.scrollViewDidScroll(self) }
    }

    override func safeAreaDidChange() { updateAdjustedInset() }

    /// The adjusted inset for the offset, if the inset changed without a window.
    private var insetOfRest: UIEdgeInsets?

    override func didArriveInWindow() {
        guard let insetOfRest else { return }
        self.insetOfRest = nil
        bringIntoRange(after: contentRange(size: contentSize, insets: insetOfRest), insets: lastAdjustedInset)
    }

    /// Reports a change of the adjusted inset, and keeps the content where it should be.
    private func updateAdjustedInset() {
        let insets = settledAdjustedInset
        guard insets != lastAdjustedInset else { return }
        let old = lastAdjustedInset
        lastAdjustedInset = insets
        if window == nil, insetOfRest == nil { insetOfRest = old }
        bringIntoRange(after: contentRange(size: contentSize, insets: old), insets: insets)
        adjustedContentInsetDidChange()
        HeadlessOptional.call(storedDelegate, "scrollViewDidChangeAdjustedContentInset(_:)") {
            $0.scrollViewDidChangeAdjustedContentInset(self)
        }
    }

    /// Handles a change of the content or the size. The part of the safe area that counts may have changed, too.
    private func keepOffsetInRange(_ oldRange: () -> ScrollRange) {
        bringIntoRange(after: oldRange(), insets: settledAdjustedInset)
        updateAdjustedInset()
    }

    /// An offset that was in its range stays in it, and one at the beginning stays at the beginning, as soon as there's
    /// a window.
    private func bringIntoRange(after old: ScrollRange, insets: UIEdgeInsets) {
        guard !isTracking, !isDragging else { return }
        let new = contentRange(size: contentSize, insets: insets)
        func kept(_ value: CGFloat, _ old: ClosedRange<CGFloat>, _ new: ClosedRange<CGFloat>) -> CGFloat {
            guard old.contains(value) else { return value }
            guard value > old.lowerBound || window == nil else { return new.lowerBound }
            return min(max(value, new.lowerBound), new.upperBound)
        }
        let offset = CGPoint(
            x: kept(contentOffset.x, old.x, new.x), y: kept(contentOffset.y, old.y, new.y))
        if offset != contentOffset { move(to: offset) }
    }

    /// Changes only the offset.
    func move(to offset: CGPoint) { bounds.origin = offset }

    /// Changes the offset because the content has moved. A finger on the content keeps touching the same part of it.
    func correctOffset(to offset: CGPoint) {
        let old = contentOffset
        move(to: offset)
        (panGestureRecognizer as? ScrollPanRecognizer)?.contentMoved(
            by: CGPoint(x: offset.x - old.x, y: offset.y - old.y))
    }
}
