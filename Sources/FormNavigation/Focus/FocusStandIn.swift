import UIKit

/// Has focus in place of a view that can't have it, such as a switch: the keys hide, the toolbar stays, and a ring
/// marks the view.
///
/// It's inside the view that it stands for, because the responder chain leads through that view (D2), and because it
/// disappears together with that view (A21). It's removed as soon as it loses focus.
final class FocusStandIn: UIView, FormInputAccessoryHost {
    /// The ring's distance from the view, its line width, and its radius, in points: clear of a control's own edge,
    /// unless it clips.
    private static let ring = (distance: CGFloat(4), width: CGFloat(2), radius: CGFloat(8))

    private var accessoryView: UIView?
    /// The view that it stands for.
    private(set) weak var field: UIView?

    /// - Parameter view: The view that it will stand for.
    init(for view: UIView) {
        field = view
        let distance = view.clipsToBounds ? 0 : Self.ring.distance
        super.init(frame: view.bounds.insetBy(dx: -distance, dy: -distance))
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layer.borderWidth = Self.ring.width
        layer.cornerRadius = Self.ring.radius
        showTint(view.tintColor)
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint(tintColor)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showTint(tintColor)
    }

    /// A `CGColor` doesn't adapt to dark mode on its own.
    private func showTint(_ color: UIColor) {
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }

    // Touches go to the view below.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    // MARK: - Focus

    #if os(visionOS)
        // UIKit's own property, which is never read for this class, can't be overridden.
        var inputAccessoryView: UIView?
    #else
        override var inputAccessoryView: UIView? {
            get { accessoryView }
            set { accessoryView = newValue }
        }
    #endif

    override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        let hadFocus = isFirstResponder
        guard super.becomeFirstResponder() else { return false }
        if !hadFocus { field?.postEditing(.fieldDidBeginEditing) }
        return true
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        let hadFocus = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        removeFromSuperview()
        if hadFocus { field?.postEditing(.fieldDidEndEditing) }
        return true
    }
}

extension Notification.Name {
    /// A field that doesn't accept text gained focus: UIKit posts this for text fields and text views only.
    static let fieldDidBeginEditing = Notification.Name("FormNavigation.fieldDidBeginEditing")
    /// A field that doesn't accept text lost focus.
    static let fieldDidEndEditing = Notification.Name("FormNavigation.fieldDidEndEditing")
}

extension UIView {
    /// The superview for a stand-in. A visual effect view accepts subviews only in its content view; anything else
    /// raises an exception (Apple: `UIVisualEffectView`).
    var standInSuperview: UIView { (self as? UIVisualEffectView)?.contentView ?? self }

    /// Tells all navigators that this field gained or lost focus, as UIKit does for a text field.
    func postEditing(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
