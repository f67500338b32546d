import FormNavigation
import UIKit

/// A text field of the app's own class, which runs code when it gains and loses focus.
final class ChangingField: UITextField {
    var onBecome: (() -> Void)?
    var onResign: (() -> Void)?
    var onResigned: (() -> Void)?

    @discardableResult
    override func becomeFirstResponder() -> Bool {
        onBecome?()
        return super.becomeFirstResponder()
    }

    @discardableResult
    override func resignFirstResponder() -> Bool {
        onResign?()
        defer { onResigned?() }
        return super.resignFirstResponder()
    }
}

/// A form that the app changes while focus moves: fields "0", "1", … below each other.
@MainActor
final class ChangingForm: FormOnDevice, FormNavigatorDelegate {
    let device: HeadlessDevice
    let viewController = UIViewController()
    let navigator: FormNavigator
    let hooks = TextFieldHooks()
    private let delegate: TextFieldHooks?
    private(set) var fields: [ChangingField] = []
    private var observers: [any NSObjectProtocol] = []
    /// What the app does when the navigator asks about a move, and when it reports one.
    var onQuestion: () -> Void = {}
    var onEnd: () -> Void = {}
    /// Whether the app may still perform its action in a move.
    var isMoving = false
    private(set) var moves: [String?] = []
    private(set) var finished = 0

    /// - Parameters:
    ///   - count: The number of fields.
    ///   - device: The device.
    ///   - hasDelegate: Whether the fields have the app's delegate, ``hooks``, and the navigator has one.
    init(_ count: Int, on device: HeadlessDevice = HeadlessDevice(), hasDelegate: Bool = true) {
        self.device = device
        delegate = hasDelegate ? hooks : nil
        navigator = FormNavigator(viewController: viewController)
        for index in 0..<count { add("\(index)", at: 80 + 60 * CGFloat(index)) }
        if hasDelegate { navigator.delegate = self }
        device.show(viewController)
    }

    /// Adds a field to the screen.
    @discardableResult
    func add(_ name: String, at y: CGFloat) -> ChangingField {
        let field = ChangingField(named: name, frame: CGRect(x: 20, y: y, width: 300, height: 40))
        field.delegate = delegate
        fields.append(field)
        viewController.view.addSubview(field)
        return field
    }

    /// Runs `body` whenever a notification is posted, until ``forget()`` is called.
    func observe(_ name: Notification.Name, _ body: @escaping @MainActor () -> Void) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { body() }
            })
    }

    /// Removes what would receive events of the next form.
    func forget() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    var focusedField: ChangingField? { fields.first(where: \.isFirstResponder) }
    var focus: String? { focusedField?.placeholder }

    /// What's wrong: the toolbar, the return key, and the position of focus should be those of a form that's read now.
    ///
    /// - Parameter isLast: Whether a new navigator may read the form, which permanently replaces the form's own.
    func problems(isLast: Bool = true) -> [String] {
        guard let field = focusedField else {
            return navigator.currentField.map { ["nobody has focus, and \($0) is served"] } ?? []
        }
        let toolbar = navigator.toolbar
        let (goesBack, goesOn) = (toolbar.previousItem.isEnabled, toolbar.nextItem.isEnabled)
        let (key, bar) = (field.returnKeyType, device.keyboard.inputAccessoryView)
        navigator.reload()
        let fresh = isLast ? FormNavigator(viewController: viewController) : navigator
        var problems: [String] = []
        if bar !== toolbar { problems.append("there is no toolbar") }
        if !fresh.fields.contains(field) { problems.append("\(field.placeholder ?? "") is no field of the form") }
        if goesBack != fresh.canFocusPrevious { problems.append("Previous is \(goesBack ? "enabled" : "disabled")") }
        if goesOn != fresh.canFocusNext { problems.append("Next is \(goesOn ? "enabled" : "disabled")") }
        if key != field.returnKeyType { problems.append("the return key is \(key)") }
        return problems
    }

    /// The fields without focus whose delegate isn't the app's.
    var fieldsLeftWithProxy: [String] {
        fields.filter { !$0.isFirstResponder && $0.delegate !== delegate }.compactMap(\.placeholder)
    }

    func formNavigator(_: FormNavigator, shouldMoveFrom _: UIView?, to _: UIView) -> Bool {
        onQuestion()
        return true
    }

    func formNavigator(_: FormNavigator, didMoveFrom _: UIView?, to nextField: UIView) {
        moves.append((nextField as? UITextField)?.placeholder)
    }

    func formNavigator(_: FormNavigator, didEndEditingIn _: UIView, because _: FormFocusChange.Reason) { onEnd() }
    func formNavigator(_: FormNavigator, didFinishIn _: UIView) { finished += 1 }
}

/// The ways for a user to move.
enum FormMove: CaseIterable {
    case toolbar, returnKey, tab, call, backByToolbar, back

    var isForward: Bool { self != .backByToolbar && self != .back }

    @MainActor
    func perform(_ form: some FormOnDevice) throws {
        switch self {
        case .toolbar: try form.device.tap(form.navigator.toolbar.nextItem)
        case .returnKey: form.device.pressReturn()
        case .tab: form.device.press(.keyboardTab)
        case .call: form.navigator.focusNext()
        case .backByToolbar: try form.device.tap(form.navigator.toolbar.previousItem)
        case .back: form.navigator.focusPrevious()
        }
    }
}
