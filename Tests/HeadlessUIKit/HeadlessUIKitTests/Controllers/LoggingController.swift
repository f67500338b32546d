import UIKit

/// What happened, in order.
@MainActor
final class CallLog {
    var entries: [String] = []

    /// The entries since the last call, without those of `viewIsAppearing(_:)`.
    func take() -> [String] {
        defer { entries = [] }
        return entries.filter { !$0.hasSuffix("isAppearing") }
    }
}

/// Writes down what its container and its presenter tell it.
class LoggingController: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog = CallLog()) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func note(_ event: String) {
        log.entries.append("\(name) \(event)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("load")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "willLeave" : "willEnter")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "didLeave" : "didEnter")
    }
}

extension HeadlessDevice {
    /// Shows a controller and lets everything come to rest.
    @discardableResult
    func showAndSettle(_ controller: UIViewController) -> UIWindow {
        let window = show(controller)
        settle()
        return window
    }
}
