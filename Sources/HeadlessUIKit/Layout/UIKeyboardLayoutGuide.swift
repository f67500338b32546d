/// A guide that follows something that moves.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// A guide that follows the keyboard.
///
/// Without a docked keyboard, it's the strip below the safe area, so views that are pinned to its top edge are at the
/// bottom of the safe area.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    private var observers: [any NSObjectProtocol] = []

    /// Whether it follows an undocked, split or floating keyboard too. `false` by default.
    open var followsUndockedKeyboard = false {
        didSet { keyboardMoved() }
    }

    /// Whether its top edge stays at the bottom of the safe area when there's no keyboard. `true` by default; `false`
    /// for the bottom of the view.
    @available(iOS 17.0, *)
    open var usesBottomSafeArea = true {
        didSet { keyboardMoved() }
    }

    override init(_ kind: Kind, in view: UIView) {
        super.init(kind, in: view)
        HeadlessDevice.current.keyboard?.guides.add(self)
        for name in [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
            UIResponder.keyboardWillHideNotification,
        ] {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.keyboardMoved() }
                }
            )
        }
    }

    /// There are no archives here, and only a view has a keyboard to follow.
    public required init?(coder: NSCoder) { nil }

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// The keyboard has moved, so everything that depends on the guide is laid out again.
    func keyboardMoved() {
        if let owningView { ConstraintLayout.invalidate(owningView) }
    }

    /// The distances from `view`'s bounds to the rectangle.
    func keyboardInsets(in view: UIView) -> UIEdgeInsets {
        let bounds = view.bounds
        // R1: reports disagree on whether a window's guide follows the keyboard.
        if view is UIWindow, HeadlessDevice.current.behavior.windowKeyboardGuidesStayAtZero {
            return UIEdgeInsets(top: 0, left: 0, bottom: bounds.height, right: bounds.width)
        }
        let keyboard = HeadlessDevice.current.keyboard!
        var insets = UIEdgeInsets.zero
        insets.top = bounds.height - (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
        guard let window = view.window else { return insets }
        // The keyboard appears from the window's bottom edge, wherever the view ends.
        insets.bottom = bounds.maxY - view.convert(CGPoint(x: 0, y: window.bounds.maxY), from: nil).y
        guard keyboard.isVisible else { return insets }
        let frame = view.convert(keyboard.frame, from: window.screen.coordinateSpace)
        let isDocked = keyboard.placement == .docked
        if isDocked {
            insets.top = max(min(frame.minY - bounds.minY, insets.top), 0)
        } else if followsUndockedKeyboard {
            insets = UIEdgeInsets(
                top: frame.minY - bounds.minY, left: frame.minX - bounds.minX,
                bottom: bounds.maxY - frame.maxY, right: bounds.maxX - frame.maxX
            )
        }
        return insets
    }
}

/// The guides that follow a finger which drags the keyboard: nothing is posted then (E21).
@MainActor
struct KeyboardGuides {
    private struct Weak {
        weak var guide: UIKeyboardLayoutGuide?
    }

    private var guides: [Weak] = []

    mutating func add(_ guide: UIKeyboardLayoutGuide) {
        guides.removeAll { $0.guide == nil }
        guides.append(Weak(guide: guide))
    }

    func keyboardMoved() {
        for weak in guides { weak.guide?.keyboardMoved() }
    }
}
