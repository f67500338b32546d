import UIKit

/// An empty screen in a key window for a test's views, with a log of calls and notifications.
@MainActor
final class TestScreen {
    let stage: any Stage
    let controller = InputController()
    let window: UIWindow
    let log = Log()
    /// The delegates, which views hold weakly.
    private var scribes: [NSObject] = []

    init(_ setting: Setting = Setting()) {
        stage = makeStage(setting)
        window = stage.show(controller)
        controller.view.backgroundColor = .white
    }

    var root: UIView { controller.view }

    func settle() async { await stage.settle() }

    /// Adds a view to the root view.
    @discardableResult
    func add<View: UIView>(_ view: View, _ frame: CGRect) -> View {
        view.frame = frame
        root.addSubview(view)
        return view
    }

    /// A text field whose delegate writes into the log.
    func field(_ name: String) -> UITextField {
        let scribe = LoggingFieldDelegate(log)
        scribes.append(scribe)
        let field = UITextField()
        field.accessibilityIdentifier = name
        field.delegate = scribe
        return add(field, CGRect(x: 20, y: 120 + 50 * root.subviews.count, width: 200, height: 34))
    }

    /// A text view whose delegate writes into the log.
    func textView(_ name: String) -> UITextView {
        let scribe = LoggingViewDelegate(log)
        scribes.append(scribe)
        let view = UITextView()
        view.accessibilityIdentifier = name
        view.delegate = scribe
        return add(view, CGRect(x: 20, y: 120 + 50 * root.subviews.count, width: 200, height: 100))
    }
}

/// A controller that can be first responder and have input views.
final class InputController: UIViewController {
    var isWilling = false
    var bar: UIView?
    var pad: UIView?

    override var canBecomeFirstResponder: Bool { isWilling }
    override var inputAccessoryView: UIView? { bar }
    override var inputView: UIView? { pad }
}

extension UIView {
    /// A view above the keys.
    static func bar(_ height: CGFloat = 44) -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: height)) }
}
