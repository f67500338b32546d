import FormNavigationCore
import UIKit

/// Moves focus from field to field, through rows that are not loaded where need be.
@MainActor
final class FocusMover {
    private unowned let navigator: ResponderChainNavigator
    /// The fields that are being given focus, one move inside the other.
    private var attempts: [(field: UIView, hasLostFocus: Bool)] = []
    /// The form that a move has just looked at, until code of the app may have changed it: one walk serves both the move
    /// and what is done for the field.
    private(set) var form: Form?
    private var exhausted = ExhaustedDirections()

    init(for navigator: ResponderChainNavigator) {
        self.navigator = navigator
    }

    /// Whether a field is being given focus just now.
    var isMoving: Bool { !attempts.isEmpty }

    // MARK: - What is possible

    /// Whether there is a field in a direction.
    func canMove(_ direction: MoveDirection) -> Bool {
        let (focused, form) = navigator.forms.lookAround()
        guard let form, !isCovered(form, from: focused?.view) else { return false }
        return mayMove(direction, from: focused?.view, in: form)
    }

    /// Whether there is a field in a direction, or may be one in rows that are not loaded.
    func mayMove(_ direction: MoveDirection, from current: UIView?, in form: Form, wraps: Bool? = nil) -> Bool {
        let wraps = wraps ?? navigator.configuration.wrapsAround
        if form.hasField(direction, of: current, wraps: wraps) { return true }
        return maySearchRows(direction, from: current) && form.hasRows(direction, of: current, wraps: wraps)
    }

    /// Whether rows that are not loaded may be searched for a field.
    func maySearchRows(_ direction: MoveDirection, from current: UIView?) -> Bool {
        navigator.configuration.rowSearchLimit > 0 && !exhausted.contains(direction, from: current)
    }

    /// Searches all rows again: a cell is used for other rows, and the form may have changed.
    func forgetExhaustedDirections() { exhausted = ExhaustedDirections() }

    // MARK: - Moving

    /// Gives focus to the nearest field in a direction that takes it.
    ///
    /// - Returns: Whether focus moved.
    @discardableResult
    func move(_ direction: MoveDirection) -> Bool {
        let (focused, form) = navigator.forms.lookAround()
        guard let form else {
            reportStay(at: focused?.view, .noForm)
            return false
        }
        return move(direction, from: focused?.view, in: form) == .moved
    }

    /// Gives focus to one field of its form, as a move there does, also where another form has focus.
    ///
    /// - Returns: Whether it has focus now.
    func move(to field: UIView) -> Bool {
        let current = navigator.forms.currentField
        guard let form = navigator.forms.form(with: field), form.contains(field) else { return false }
        if field.hasFocus { return true }
        guard !isCovered(form, from: current) else {
            reportStay(at: current, .covered)
            return false
        }
        switch move(from: current, to: field, in: form) {
        case .moved:
            show(after: field)
            return true
        case .gone:
            endEditing(in: field, orReturnTo: current)
            return false
        case .refused, .ended: return false
        }
    }

    /// What a move through a form comes to.
    enum Outcome {
        case moved
        /// Focus is where it was.
        case stayed
        /// The same, and nothing but rows that hold no field followed.
        case foundNothing
    }

    /// Gives focus to the nearest field in a direction that takes it, past those that refuse.
    @discardableResult
    func move(_ direction: MoveDirection, from current: UIView?, in form: Form, wraps: Bool? = nil) -> Outcome {
        let wraps = wraps ?? navigator.configuration.wrapsAround
        guard !isCovered(form, from: current) else {
            reportStay(at: current, .covered)
            return .stayed
        }
        guard mayMove(direction, from: current, in: form, wraps: wraps) else {
            reportStay(at: current, .noFurtherField)
            return .stayed
        }
        var searcher = RowSearcher(direction, limit: navigator.configuration.rowSearchLimit)
        var tried: [(field: UIView, rows: [IndexPath])] = []
        var goneField: UIView?
        var next: Form? = form
        while let form = next {
            next = nil
            slots: for slot in form.slots(direction, of: current, wraps: wraps) {
                switch slot {
                case .field(let field, let rows):
                    guard !attempts.contains(where: { $0.field === field }),
                        !tried.contains(where: { $0.field === field && $0.rows == rows })
                    else { continue }
                    tried.append((field, rows))
                    // No form once a search has run: its empty rows would disable a button while the form itself, looked
                    // at anew, says that there may be more.
                    switch move(from: current, to: field, in: searcher.emptyRows.isEmpty ? form : nil) {
                    case .moved:
                        show(after: field, by: searcher)
                        return .moved
                    case .refused: continue
                    case .gone:
                        goneField = field
                        // What the app has hidden something for is often shown in its place.
                        next = navigator.forms.form(in: form.root, focused: current, emptyRows: searcher.emptyRows)
                        break slots
                    case .ended:
                        if let goneField { endEditing(in: goneField, orReturnTo: current) }
                        searcher.restoreOffsets(layOut: true)
                        return .stayed
                    }
                case .rows(let rows, let container):
                    // Rows that have brought nothing before bring nothing now.
                    if exhausted.contains(direction, from: current) { continue }
                    restoreFocus(to: current)
                    guard searcher.bringIn(rows, of: container) else { continue }
                    next = navigator.forms.form(in: form.root, focused: current, emptyRows: searcher.emptyRows)
                    break slots
                }
            }
        }
        if let goneField { endEditing(in: goneField, orReturnTo: current) } else { restoreFocus(to: current) }
        searcher.restoreOffsets(layOut: true)
        guard navigator.isActive, !searcher.emptyRows.isEmpty else { return .stayed }
        noteExhausted(direction, from: current, searcher)
        return tried.isEmpty ? .foundNothing : .stayed
    }

    /// A field has lost focus, perhaps the very one that was just given it.
    func focusLeft(_ field: UIView) {
        guard let last = attempts.indices.last, attempts[last].field === field else { return }
        attempts[last].hasLostFocus = true
    }

    // MARK: - One field

    /// What an attempt to move to one field comes to.
    private enum Attempt {
        case moved
        /// The field did not take focus: the next one is tried.
        case refused
        /// The field has focus, and is no stop any more: the app has hidden or disabled it when the one before was left.
        case gone
        /// The move is over.
        case ended
    }

    private func move(from current: UIView?, to candidate: UIView, in form: Form?) -> Attempt {
        let mayMove = navigator.delegate { $0.formNavigator($1, shouldMoveFrom: current, to: candidate) } ?? true
        guard navigator.isActive, mayMove else {
            reportStay(at: current, .vetoed(candidate))
            return .ended
        }
        let reason = navigator.delegate { $0.formNavigator($1, reasonToStayIn: current, insteadOf: candidate) }
        if let reason = reason ?? nil {
            reportStay(at: current, .blocked(reason))
            return .ended
        }
        let screens = ShownScreens(around: candidate)
        if give(focusTo: candidate, from: current, in: form) {
            guard let field = focusedField(after: candidate) else { return .moved }
            // A field's delegate hears of its end only when the next one has been asked already (A25).
            if field === candidate, hasAppCode(candidate, current), !navigator.forms.isStop(field) { return .gone }
            FormNavigator.report(.moved(from: current, to: field))
            if field !== current { readOut(field) }
            navigator.delegate { $0.formNavigator($1, didMoveFrom: current, to: field) }
            return .moved
        }
        // A field that opens a screen when it is its turn has taken its turn.
        guard ShownScreens(around: candidate) == screens else {
            reportStay(at: current, .presented)
            return .ended
        }
        reportStay(at: current, .refused(candidate))
        return .refused
    }

    /// The field that has focus after a move, which may have been passed on: then its scope is to be asked.
    private func focusedField(after candidate: UIView) -> UIView? {
        if navigator.focused?.view === candidate, candidate.hasFocus { return candidate }
        return navigator.forms.focused?.view
    }

    /// Gives focus to a field.
    ///
    /// - Returns: Whether it took it, were it only to pass it on or to let it go at once.
    private func give(focusTo candidate: UIView, from current: UIView?, in form: Form?) -> Bool {
        self.form = hasAppCode(candidate, current) || form?.isFocusUnseen == true ? nil : form
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
    private func hasAppCode(_ candidate: UIView, _ current: UIView?) -> Bool {
        candidate.hasAppCode || current?.hasAppCode == true || navigator.navigator?.delegate != nil
    }

    /// Makes a field first responder, or something that stands in for it where it cannot be.
    private func makeFirstResponder(_ field: UIView) -> Bool {
        if field is any FormField { return field.becomeFirstResponder() }
        if field.hasFocus { return true }
        guard !field.canBecomeFirstResponder else {
            guard field.becomeFirstResponder() else { return false }
            field.postEditing(.fieldDidBeginEditing)
            return true
        }
        let standIn = FocusStandIn(for: field)
        field.addSubview(standIn)
        navigator.prepare(standIn, for: field)
        guard standIn.becomeFirstResponder() else {
            standIn.removeFromSuperview()
            return false
        }
        return true
    }

    /// Gives focus back to the field before: one that refuses may do so only after that has let go (A25).
    ///
    /// Without focus, its cell would be used again as soon as other rows are brought in (G2).
    private func restoreFocus(to field: UIView?) {
        if navigator.isActive, let field, !field.hasFocus { _ = makeFirstResponder(field) }
    }

    /// Takes focus away from a field that nobody sees: back to the one before, unless that has gone as well.
    private func endEditing(in field: UIView, orReturnTo current: UIView?) {
        if let current, navigator.forms.isStop(current) { restoreFocus(to: current) }
        if navigator.isActive, field.hasFocus { field.letGoOfFocus() }
    }

    // MARK: - Outcomes

    /// Brings the field that has focus after a move to where it is seen.
    private func show(after candidate: UIView, by searcher: RowSearcher? = nil) {
        guard let field = focusedField(after: candidate) else { return }
        let makeRoom = { [navigator] in navigator.avoidance.replan() }
        searcher?.returnToStart(makeRoom)
        field.scrollIntoSight(makeRoom)
    }

    /// Whether the form is not to be gone through just now: focus would go where the person cannot see it.
    private func isCovered(_ form: Form, from current: UIView?) -> Bool {
        (current ?? form.root).isBelowPresentedScreen || form.root.isBehindModalView
    }

    /// Takes note that the rows in a direction hold no field, so that no button says otherwise.
    private func noteExhausted(_ direction: MoveDirection, from current: UIView?, _ searcher: RowSearcher) {
        reportStay(at: current, searcher.isExhausted ? .searchLimit : .noFurtherField)
        exhausted.insert(direction, from: current)
        if let focused = navigator.forms.focused, focused.view === current,
            let form = navigator.forms.form(around: focused)
        {
            navigator.serve(focused, in: form)
        }
    }

    /// Brings VoiceOver along, which stays at the button that was tapped, or at the field before, when focus moves.
    ///
    /// A delegate that announces something of its own does so after it, and is heard.
    private func readOut(_ field: UIView) {
        // Of moves within a move only the outermost knows where focus ends up.
        guard attempts.isEmpty, UIAccessibility.isVoiceOverRunning else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: field)
    }

    /// Says why focus stays where it is.
    private func reportStay(at current: UIView?, _ obstacle: FormNavigator.Obstacle) {
        FormNavigator.report(.notMoved(from: current, obstacle))
    }
}
