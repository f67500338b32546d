/// The view controller of an app's own keyboard, or of what's above the keyboard.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func loadView() {
        view = UIInputView(
            frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 0), inputViewStyle: .keyboard)
    }

    /// The controller's view, if it's an input view.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// Puts the keyboard away.
    open func dismissKeyboard() { HeadlessDevice.current.keyboard.pressDismiss() }
}
