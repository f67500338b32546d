import UIKit

// Views that count what is read of them. Each property that a form navigator may be interested in is overridden twice.

final class CountedView: UIView {
    var kind = Reads.Kind.leaf

    private func count<Value>(_ name: String, _ value: () -> Value) -> Value { Reads.count(name, of: kind, value) }

    override var subviews: [UIView] { count("subviews") { super.subviews } }
    override var isHidden: Bool {
        get { count("isHidden") { super.isHidden } }
        set { super.isHidden = newValue }
    }
    override var alpha: CGFloat {
        get { count("alpha") { super.alpha } }
        set { super.alpha = newValue }
    }
    override var isUserInteractionEnabled: Bool {
        get { count("isUserInteractionEnabled") { super.isUserInteractionEnabled } }
        set { super.isUserInteractionEnabled = newValue }
    }
    override var clipsToBounds: Bool {
        get { count("clipsToBounds") { super.clipsToBounds } }
        set { super.clipsToBounds = newValue }
    }
    override var bounds: CGRect {
        get { count("bounds") { super.bounds } }
        set { super.bounds = newValue }
    }
    override var center: CGPoint {
        get { count("center") { super.center } }
        set { super.center = newValue }
    }
    override var frame: CGRect {
        get { count("frame") { super.frame } }
        set { super.frame = newValue }
    }
    override var transform: CGAffineTransform {
        get { count("transform") { super.transform } }
        set { super.transform = newValue }
    }
    override var tag: Int {
        get { count("tag") { super.tag } }
        set { super.tag = newValue }
    }
    override var accessibilityViewIsModal: Bool {
        get { count("accessibilityViewIsModal") { super.accessibilityViewIsModal } }
        set { super.accessibilityViewIsModal = newValue }
    }
    override var superview: UIView? { count("superview") { super.superview } }
    override var window: UIWindow? { count("window") { super.window } }
    override var next: UIResponder? { count("next") { super.next } }
    override var isFirstResponder: Bool { count("isFirstResponder") { super.isFirstResponder } }
    override var safeAreaInsets: UIEdgeInsets { count("safeAreaInsets") { super.safeAreaInsets } }
    override var tintColor: UIColor! {
        get { count("tintColor") { super.tintColor } }
        set { super.tintColor = newValue }
    }
}

final class CountedField: UITextField {
    let kind = Reads.Kind.field

    private func count<Value>(_ name: String, _ value: () -> Value) -> Value { Reads.count(name, of: kind, value) }

    override var subviews: [UIView] { count("subviews") { super.subviews } }
    override var isHidden: Bool {
        get { count("isHidden") { super.isHidden } }
        set { super.isHidden = newValue }
    }
    override var alpha: CGFloat {
        get { count("alpha") { super.alpha } }
        set { super.alpha = newValue }
    }
    override var isUserInteractionEnabled: Bool {
        get { count("isUserInteractionEnabled") { super.isUserInteractionEnabled } }
        set { super.isUserInteractionEnabled = newValue }
    }
    override var clipsToBounds: Bool {
        get { count("clipsToBounds") { super.clipsToBounds } }
        set { super.clipsToBounds = newValue }
    }
    override var bounds: CGRect {
        get { count("bounds") { super.bounds } }
        set { super.bounds = newValue }
    }
    override var center: CGPoint {
        get { count("center") { super.center } }
        set { super.center = newValue }
    }
    override var frame: CGRect {
        get { count("frame") { super.frame } }
        set { super.frame = newValue }
    }
    override var transform: CGAffineTransform {
        get { count("transform") { super.transform } }
        set { super.transform = newValue }
    }
    override var tag: Int {
        get { count("tag") { super.tag } }
        set { super.tag = newValue }
    }
    override var accessibilityViewIsModal: Bool {
        get { count("accessibilityViewIsModal") { super.accessibilityViewIsModal } }
        set { super.accessibilityViewIsModal = newValue }
    }
    override var superview: UIView? { count("superview") { super.superview } }
    override var window: UIWindow? { count("window") { super.window } }
    override var next: UIResponder? { count("next") { super.next } }
    override var isFirstResponder: Bool { count("isFirstResponder") { super.isFirstResponder } }
    override var safeAreaInsets: UIEdgeInsets { count("safeAreaInsets") { super.safeAreaInsets } }
    override var tintColor: UIColor! {
        get { count("tintColor") { super.tintColor } }
        set { super.tintColor = newValue }
    }
    override var isEnabled: Bool {
        get { count("isEnabled") { super.isEnabled } }
        set { super.isEnabled = newValue }
    }
    override var delegate: (any UITextFieldDelegate)? {
        get { count("delegate") { super.delegate } }
        set { super.delegate = newValue }
    }
    override var returnKeyType: UIReturnKeyType {
        get { count("returnKeyType") { super.returnKeyType } }
        set { super.returnKeyType = newValue }
    }
    override var inputView: UIView? {
        get { count("inputView") { super.inputView } }
        set { super.inputView = newValue }
    }
    override var inputAccessoryView: UIView? {
        get { count("inputAccessoryView") { super.inputAccessoryView } }
        set { super.inputAccessoryView = newValue }
    }
    override var placeholder: String? {
        get { count("placeholder") { super.placeholder } }
        set { super.placeholder = newValue }
    }
    override var isEditing: Bool { count("isEditing") { super.isEditing } }
    override var text: String? {
        get { count("text") { super.text } }
        set { super.text = newValue }
    }
    override var keyboardAppearance: UIKeyboardAppearance {
        get { count("keyboardAppearance") { super.keyboardAppearance } }
        set { super.keyboardAppearance = newValue }
    }
    override var canBecomeFirstResponder: Bool { count("canBecomeFirstResponder") { super.canBecomeFirstResponder } }
}
