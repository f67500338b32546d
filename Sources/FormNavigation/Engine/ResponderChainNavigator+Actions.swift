import FormNavigationCore
import UIKit

/// What the engine does for the user, and for an app that asks for the same.
extension ResponderChainNavigator {
    /// Previous or Next was tapped in the toolbar.
    func tappedMove(_ direction: MoveDirection) {
        guard isActive else { return }
        click()
        move(direction)
    }

    /// Done was tapped in the toolbar.
    func tappedDone() {
        guard isActive else { return }
        click()
        let field = currentField
        endEditing()
        if let field { askApp { $0.didTapDone(in: field) } }
    }

    /// A key of a hardware keyboard that has a key command was pressed.
    func pressed(_ key: FormKey) {
        // A field keeps focus below a screen that's presented over its form, but the keys belong to that screen.
        guard isActive, focus?.view?.isBelowPresentedScreen != true else { return }
        switch key {
        case .next: move(.next)
        case .previous: move(.previous)
        case .cancel, .done: endEditing()
        }
    }

    /// The user has tapped outside the field that has focus.
    func tappedOutside() {
        if isActive { endEditing(because: .tapOutside) }
    }

    /// Something has happened in a field.
    func receive(_ event: DelegateHandler.Event) {
        guard isActive else { return }
        switch event {
        case .pressedReturn(let field): center.reason.during(.returnKey) { moveOnReturn(from: field) }
        case .textWillChange(let field): autoAdvance.note(field, isFull: field.isFull)
        case .textMayHaveChanged(let field): textMayHaveChanged(in: field)
        case .caretMoved(let field): avoidance.caretMoved(in: field)
        }
    }

    /// Plays the sound of a key, before anything moves: it needs this toolbar on screen (N2).
    private func click() {
        if configuration.playsInputClicks { UIDevice.current.playClick() }
    }

    // MARK: - Ending

    /// Ends editing, if the fields that have focus allow it.
    ///
    /// - Returns: Whether no field of this scope has focus now and, for the whole application, no field at all has the
    ///   keyboard. If editing ended in one scene, fields in other scenes don't count.
    @discardableResult
    func endEditing(because reason: FormFocusChange.Reason = .done) -> Bool {
        let isForApp = isActive && scope.viewController == nil
        if isForApp, currentField == nil { center.noticeFocus() }
        let fields = fieldsToEnd
        let scene = fields.first?.window?.windowScene
        for field in fields {
            center.reason.during(reason) {
                field.letGoOfFocus()
                center.group { noticeLostFocus() }
            }
            if !field.hasFocus { endedField = field }
        }
        if fields.contains(where: \.hasFocus) { return false }
        // Another scene may have a field with focus, too, and keeps it.
        return [currentPlace()?.focus.view, isForApp ? center.focus.fieldWithKeyboard : nil]
            .allSatisfy { $0 == nil || scene != nil && $0?.window?.windowScene !== scene }
    }

    /// The fields of this scope that have focus, in one scene. A field keeps focus while another window has the keyboard
    /// (A7).
    private var fieldsToEnd: [UIView] {
        guard let current = currentField else { return [] }
        let scene = current.window?.windowScene
        let others = center.focus.fieldsWithFocus.filter { $0 !== current && $0.window?.windowScene === scene }
        return [current] + others.filter { reader.location(of: $0) != nil }
    }

    // MARK: - Return

    /// Whether Return may still act. It may not if the app has moved focus elsewhere, presented a screen over the form,
    /// or ended editing with ``FormNavigator/endEditing()``.
    ///
    /// Many delegates resign focus and allow Return. They don't mean to prevent the user from moving on.
    func takesReturn(in field: UIView) -> Bool {
        guard isActive, let window = field.window, !field.isBelowPresentedScreen, endedField !== field,
            let location = reader.location(of: field), location.capabilities(of: field).contains(.returnKeys)
        else { return false }
        return field.isFirstResponder || currentPlace() == nil && !window.hasFirstResponder
    }

    /// Moves on or, in the last field, ends editing.
    private func moveOnReturn(from field: UIView) {
        guard let location = reader.location(of: field) else { return }
        // The last field is the last one for Return, even if the buttons wrap around.
        let result = step(.next, because: .returnKey, from: field, at: location, wraps: false)
        guard result.isEndOfForm else { return report(result, from: field) }
        guard mayMoveOn(from: field) else { return report(.stayed(.invalid), from: field) }
        guard isActive else { return }
        field.resignFirstResponder()
        guard isActive, currentPlace() == nil else { return }
        // The app may have replaced this step of the form with the next one.
        if !reader.isStop(field), case .moved = step(.next, because: .returnKey, from: field, wraps: false) { return }
        if isActive, currentPlace() == nil { askApp { $0.didFinish(in: field) } }
    }

    // MARK: - Full fields

    /// Moves on from a field that has just become full, if the navigator moves focus for it. It never leaves the last
    /// field, because people check what they have typed.
    func textMayHaveChanged(in field: UIView) {
        guard isActive, !center.pencil.isUnderWay(in: field),
            autoAdvance.textChanged(in: field, isFull: field.isFull), let focus = currentPlace()?.focus,
            focus.view === field, !focus.capabilities.isDisjoint(with: .moving),
            focusAndForm().form?.contains(field) == true
        else { return }
        report(step(.next, because: .autoAdvance, from: field, wraps: false), from: field)
    }
}
