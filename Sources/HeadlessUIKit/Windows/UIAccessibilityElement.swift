/// Something for assistive technology that isn't a view of its own.
@preconcurrency @MainActor
open class UIAccessibilityElement: NSObject {
    /// The view, or another object, that contains the element.
    open weak var accessibilityContainer: AnyObject?
    /// Whether assistive technology sees the element. `true` by default.
    open var isAccessibilityElement = true
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none

    /// The shape that assistive technology outlines in place of ``accessibilityFrame``, in screen coordinates. `nil` by
    /// default.
    open var accessibilityPath: UIBezierPath?

    /// Assistive technology activates the element, as by a double tap with VoiceOver. Does nothing by default.
    ///
    /// - Returns: Whether the element has responded. Otherwise, it's tapped in the middle.
    open func accessibilityActivate() -> Bool { false }

    /// - Parameter container: The view, or another object, that contains the element. It isn't retained.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    private var storedFrame = CGRect.zero

    /// The frame in screen coordinates, in points. By default, it follows from ``accessibilityFrameInContainerSpace``.
    open var accessibilityFrame: CGRect {
        get {
            guard storedFrame == .zero, let view = accessibilityContainer as? UIView else { return storedFrame }
            return view.convert(accessibilityFrameInContainerSpace, to: UIScreen.main.coordinateSpace)
        }
        set { storedFrame = newValue }
    }

    /// The frame in the coordinates of the container, in points. Zero by default.
    open var accessibilityFrameInContainerSpace = CGRect.zero
}
