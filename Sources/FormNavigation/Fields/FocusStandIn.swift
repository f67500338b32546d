import UIKit

/// Has focus for a view that cannot have it, such as a switch, so that the toolbar stays while the keyboard goes.
///
/// It lies in the view that it stands for, without a size: the responder chain leads through that view (D2), and the view
/// takes it along when it goes (A21). It is taken out as soon as focus leaves it.
final class FocusStandIn: UIView, FormInputView {
    private var accessoryView: UIView?

    override var inputAccessoryView: UIView? {
        get { accessoryView }
        set { accessoryView = newValue }
    }

    override var canBecomeFirstResponder: Bool { true }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        let hadFocus = isFirstResponder
        guard super.becomeFirstResponder() else { return false }
        if !hadFocus { superview?.postEditing(.fieldDidBeginEditing) }
        return true
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        let hadFocus = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        let field = superview
        removeFromSuperview()
        if hadFocus { field?.postEditing(.fieldDidEndEditing) }
        return true
    }
}

extension Notification.Name {
    /// A field that takes no text has got focus: UIKit says so of text fields and text views only.
    static let fieldDidBeginEditing = Notification.Name("FormNavigation.fieldDidBeginEditing")
    /// A field that takes no text has lost focus.
    static let fieldDidEndEditing = Notification.Name("FormNavigation.fieldDidEndEditing")
}

extension UIView {
    /// Tells all navigators what has become of this field, as UIKit does of a text field.
    func postEditing(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }
}
