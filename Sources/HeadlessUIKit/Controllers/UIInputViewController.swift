/// The controller of a keyboard of an app's own.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func loadView() {
        view = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard)
    }
}
