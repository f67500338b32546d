import UIKit

/// A screen that requests focus before it's in a window, reports the result, and disappears.
final class EarlyFocusViewController: UIViewController {
    private let field = UITextField.bordered("Focused early")
    private let report: (String) -> Void
    private var watch: KeyboardWatch?
    private var keyboard = "no keyboard"

    /// - Parameter report: A closure that receives the answer when the screen has appeared.
    init(report: @escaping (String) -> Void) {
        self.report = report
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("The screen of questions makes this one in code.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        show(UIStackView.column([field]))
        watch = KeyboardWatch { [weak self] line in
            guard let self, line.hasPrefix("willShow") else { return }
            keyboard = transitionCoordinator == nil ? "keyboard after the transition" : "keyboard in the transition"
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        field.becomeFirstResponder()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        watch = nil
        report("\(field.isFirstResponder ? "remembered" : "forgotten"), \(keyboard)")
        navigationController?.popViewController(animated: true)
    }
}
