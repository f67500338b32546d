import UIKit

/// Gives focus to one field, and takes it back.
@MainActor
final class FocusGiver {
    private unowned let navigator: ResponderChainNavigator
    /// The fields that are being given focus, one move inside the other.
    private var attempts: [(field: UIView, hasLostFocus: Bool)] = []
    /// The form that a move has just looked at, until code of the app may have changed it.
    private(set) var form: FormSnapshot?

    init(for navigator: ResponderChainNavigator) {
        self.navigator = navigator
    }

    /// Whether a field is being given focus just now.
    var isGiving: Bool { !attempts.isEmpty }

    func isGiving(focusTo field: UIView) -> Bool { attempts.contains { $0.field === field } }

    /// Gives focus to a field.
    ///
    /// - Returns: Whether it took it, were it only to pass it on or to let it go at once.
    func give(focusTo candidate: UIView, from current: UIView?, in form: FormSnapshot?) -> Bool {
        self.form = hasAppCode(candidate, current) || form?.fields.contains(where: \.isUnseen) == true ? nil : form
        attempts.append((candidate, false))
        defer {
            attempts.removeLast()
            self.form = nil
            if attempts.isEmpty, navigator.focused == nil { navigator.focusIsGone() }
        }
        if makeFirstResponder(candidate) || attempts[attempts.count - 1].hasLostFocus { return true }
        // The candidate may have sent focus on.
        guard let field = navigator.focused?.view else { return false }
        return field !== current && field.hasFocus
    }

    /// Whether code of the app may run in a move from one field to another.
    func hasAppCode(_ candidate: UIView, _ current: UIView?) -> Bool {
        candidate.hasAppCode || current?.hasAppCode == true || navigator.navigator?.delegate != nil
    }

    /// A field has lost focus, perhaps the very one that was just given it.
    func focusLeft(_ field: UIView) {
        guard let last = attempts.indices.last, attempts[last].field === field else { return }
        attempts[last].hasLostFocus = true
    }

    /// Gives focus back to the field before: one that refuses may do so only after that has let go (A25).
    ///
    /// Without focus, its cell would be used again as soon as other rows are brought in (G2).
    func restoreFocus(to field: UIView?) {
        if navigator.isActive, let field, !field.hasFocus { _ = makeFirstResponder(field) }
    }

    /// Takes focus away from a field that nobody sees: back to the one before, unless that has gone as well.
    func endEditing(in field: UIView, orReturnTo current: UIView?) {
        if let current, navigator.forms.isStop(current) { restoreFocus(to: current) }
        if navigator.isActive, field.hasFocus { field.letGoOfFocus() }
    }

    /// Makes a field first responder, or something that stands in for it where it cannot be.
    private func makeFirstResponder(_ field: UIView) -> Bool {
        if field.formField != nil { return field.becomeFirstResponder() }
        if field.hasFocus { return true }
        // What takes text and refuses gets no stand-in: there would be nothing to type into.
        guard !field.isTextInput, !field.canBecomeFirstResponder else {
            guard field.becomeFirstResponder() else { return false }
            field.postEditing(.fieldDidBeginEditing)
            return true
        }
        let standIn = FocusStandIn(for: field)
        field.addSubview(standIn)
        navigator.services.prepare(standIn, for: field)
        guard standIn.becomeFirstResponder() else {
            standIn.removeFromSuperview()
            return false
        }
        return true
    }
}
