/// A row of dots, one for each page. The dot of the current page is stronger than the others.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    override var primaryEvent: Event? { .valueChanged }

    private static let dot: CGFloat = 7
    private static let distance: CGFloat = 17

    private var dots: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        update()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        update()
    }

    /// 0 by default.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            // If all pages are removed, the first one remains current (F35).
            storedPage = numberOfPages == 0 ? min(storedPage, 0) : min(max(storedPage, 0), numberOfPages - 1)
            invalidateIntrinsicContentSize()
            update()
        }
    }

    private var storedPage = -1

    /// The current page, limited to the existing pages. -1 by default, until there are pages. Setting it doesn't send an
    /// event.
    open var currentPage: Int {
        get { storedPage }
        set {
            storedPage = min(max(newValue, 0), numberOfPages - 1)
            update()
        }
    }

    /// Whether the control is hidden if there's only one page. `false` by default.
    open var hidesForSinglePage = false { didSet { update() } }
    /// The system's if `nil`, the default.
    open var pageIndicatorTintColor: UIColor? { didSet { update() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { update() } }

    /// The size that the given number of dots needs.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: Self.dot + CGFloat(max(pageCount - 1, 0)) * Self.distance + 2 * 10, height: 26)
    }

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func update() {
        while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
        while dots.count < numberOfPages {
            let dot = UIView()
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dot / 2
            dots.append(dot)
            addSubview(dot)
        }
        for (index, dot) in dots.enumerated() {
            let color = index == storedPage ? currentPageIndicatorTintColor : pageIndicatorTintColor
            dot.backgroundColor = color ?? (index == storedPage ? .label : .tertiaryLabel)
            dot.isHidden = hidesForSinglePage && numberOfPages == 1
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = Self.dot + CGFloat(max(dots.count - 1, 0)) * Self.distance
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, dot) in dots.enumerated() {
            let place = CGFloat(isMirrored ? dots.count - 1 - index : index)
            dot.frame = CGRect(
                x: bounds.midX - width / 2 + place * Self.distance, y: bounds.midY - Self.dot / 2, width: Self.dot,
                height: Self.dot)
        }
    }

    override var preventsAncestorTaps: Bool { true }

    /// A tap beside the current dot moves one page in that direction.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isEnabled, let point = touch?.location(in: self), bounds.contains(point),
            dots.indices.contains(storedPage)
        else { return }
        let isRight = point.x > dots[storedPage].frame.midX
        let old = storedPage
        currentPage += isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? 1 : -1
        if storedPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "page \(storedPage + 1) of \(numberOfPages)" }
        set { super.accessibilityValue = newValue }
    }
}
