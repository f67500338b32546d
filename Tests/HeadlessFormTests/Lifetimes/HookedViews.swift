import FormNavigation
import UIKit

/// A text field of the app's own class, which runs code wherever a subclass can.
final class HookedField: UITextField {
    /// The placeholder at first. To read it doesn't run the app's code.
    let name: String
    private let runner: AppCodeRunner

    init(_ name: String, _ runner: AppCodeRunner, frame: CGRect) {
        (self.name, self.runner) = (name, runner)
        super.init(frame: frame)
        placeholder = name
        let events: [(UIControl.Event, AppCode)] = [
            (.editingDidBegin, .editingDidBegin), (.editingChanged, .editingChanged),
            (.editingDidEnd, .editingDidEnd), (.primaryActionTriggered, .primaryAction),
        ]
        for (event, code) in events { addAction(UIAction { _ in runner.run(code) }, for: event) }
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool {
        runner.run(.canBecomeFirst)
        return super.canBecomeFirstResponder
    }

    override var canResignFirstResponder: Bool {
        runner.run(.canResignFirst)
        return super.canResignFirstResponder
    }

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        runner.run(.becomeFirst)
        defer { runner.run(.hasBecomeFirst) }
        return super.becomeFirstResponder()
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        runner.run(.resignFirst)
        defer { runner.run(.hasResignedFirst) }
        return super.resignFirstResponder()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        runner.run(.fieldLayout)
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        runner.run(.fieldMovedToWindow)
    }

    override func reloadInputViews() {
        super.reloadInputViews()
        runner.run(.reloadInputViews)
    }

    override var inputAccessoryView: UIView? { didSet { runner.run(.accessoryViewIsSet, name) } }
    override var delegate: (any UITextFieldDelegate)? { didSet { runner.run(.delegateIsSet, name) } }
    override var returnKeyType: UIReturnKeyType {
        didSet { runner.run(.returnKeyIsSet, "\(name) \(returnKeyType.rawValue)") }
    }

    override var placeholder: String? {
        get {
            runner.run(.placeholder)
            return super.placeholder
        }
        set { super.placeholder = newValue }
    }
}

/// A text view of the app's own class.
final class HookedTextView: UITextView {
    var runner: AppCodeRunner?

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        runner?.run(.viewBecomeFirst)
        return super.becomeFirstResponder()
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        runner?.run(.viewResignFirst)
        return super.resignFirstResponder()
    }
}

/// The view that avoidance moves.
final class HookedContainer: UIView {
    var runner: AppCodeRunner?

    override var transform: CGAffineTransform { didSet { runner?.run(.transformIsSet, "\(transform.ty)") } }
}

/// A list whose insets avoidance changes.
final class HookedTable: UITableView {
    var runner: AppCodeRunner?

    override var contentInset: UIEdgeInsets { didSet { runner?.run(.insetIsSet, "\(contentInset)") } }
}

/// The same.
final class HookedCollection: UICollectionView {
    var runner: AppCodeRunner?

    override var contentInset: UIEdgeInsets { didSet { runner?.run(.insetIsSet, "\(contentInset)") } }
}

/// The app's own view in place of the toolbar.
final class HookedBar: UIView, FormAccessoryView {
    private let runner: AppCodeRunner
    private(set) var actions: FormToolbar.Actions?

    init(_ runner: AppCodeRunner) {
        self.runner = runner
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    required init?(coder: NSCoder) { nil }

    func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) {
        self.actions = actions
        runner.run(.accessoryViewUpdate, "\(state.title ?? "-") \(state.error ?? "-") \(state.place)/\(state.count)")
    }
}
