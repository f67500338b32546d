import FormNavigation
import UIKit

/// The point in a move at which the app changes its form.
enum ChangePlace: CaseIterable {
    case shouldMove, shouldReturn, shouldEnd, didEnd, endEvent, endNotification, resign, resigned
    case become, shouldBegin, didBegin, beginEvent, beginNotification, toldOfEnd

    /// Whether it's a method of a delegate, either the fields' or the navigator's.
    var isDelegateMethod: Bool {
        switch self {
        case .shouldReturn, .shouldEnd, .didEnd, .shouldBegin, .didBegin, .shouldMove, .toldOfEnd: true
        default: false
        }
    }

    /// Makes the app run `body` there, once.
    @MainActor
    func install(in form: ChangingForm, _ body: @escaping @MainActor () -> Void) {
        var isDone = false
        let once: @MainActor () -> Void = {
            guard !isDone else { return }
            isDone = true
            body()
        }
        switch self {
        case .shouldMove: form.onQuestion = once
        case .toldOfEnd: form.onEnd = once
        case .shouldReturn: form.hooks.shouldReturn = { _ in answer(once) }
        case .shouldEnd: form.hooks.shouldEnd = { _ in answer(once) }
        case .didEnd: form.hooks.didEnd = { _ in once() }
        case .shouldBegin: form.hooks.shouldBegin = { _ in answer(once) }
        case .didBegin: form.hooks.didBegin = { _ in once() }
        case .endEvent: for field in form.fields { field.addAction(UIAction { _ in once() }, for: .editingDidEnd) }
        case .beginEvent: for field in form.fields { field.addAction(UIAction { _ in once() }, for: .editingDidBegin) }
        case .endNotification: form.observe(UITextField.textDidEndEditingNotification, once)
        case .beginNotification: form.observe(UITextField.textDidBeginEditingNotification, once)
        case .resign: for field in form.fields { field.onResign = once }
        case .resigned: for field in form.fields { field.onResigned = once }
        case .become: for field in form.fields { field.onBecome = once }
        }
    }
}

@MainActor
private func answer(_ body: () -> Void) -> Bool {
    body()
    return true
}

/// What the app does to its form while focus moves.
enum FormChange: CaseIterable {
    case hideTarget, removeTarget, disableTarget, skipTarget, hideAllBeyond, hideLeft, removeLeft, hideBoth
    case insertBetween, insertBeyond, reorder

    /// Changes the form.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - index: The index of the field that has, or had, focus.
    ///   - isForward: Whether the move is forward.
    @MainActor
    func apply(to form: ChangingForm, from index: Int, isForward: Bool) {
        let step = isForward ? 1 : -1
        let (left, target) = (form.fields[index], form.fields[index + step])
        let beyond = isForward ? Array(form.fields[(index + 1)...]) : Array(form.fields[..<index])
        let y = left.frame.minY
        switch self {
        case .hideTarget: target.isHidden = true
        case .removeTarget: target.removeFromSuperview()
        case .disableTarget: target.isEnabled = false
        case .skipTarget: target.formOptions.stop = .never
        case .hideAllBeyond: for field in beyond { field.isHidden = true }
        case .hideLeft: left.isHidden = true
        case .removeLeft: left.removeFromSuperview()
        case .hideBoth: for field in [left, target] { field.isHidden = true }
        case .insertBetween: form.add("new", at: y + CGFloat(step) * 30)
        case .insertBeyond: form.add("new", at: isForward ? 700 : 30)
        case .reorder: (left.frame, target.frame) = (target.frame, left.frame)
        }
    }
}
