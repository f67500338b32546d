import UIKit

/// Moving from field to field, through rows that are not loaded where need be.
extension ResponderChainNavigator {
    /// What is known of the moves that are under way, one inside the other.
    struct Moves {
        /// The fields that are being given focus.
        var candidates: [UIView] = []
        /// The field whose editing has just ended.
        weak var ended: UIView?
        /// The form that a move has just looked at, until code of the app may have changed it: one walk serves both.
        var form: Form?
        /// What moves have found out about rows, until focus changes.
        var deadEnds = DeadEnds()
    }

    /// Whether there is a field in a direction.
    func canMove(_ direction: MoveDirection) -> Bool {
        let current = currentField
        return form().map { !isCovered($0, from: current) && mayMove(direction, from: current, in: $0) } ?? false
    }

    /// Whether there is a field in a direction, or may be one in rows that are not loaded.
    func mayMove(
        _ direction: MoveDirection, from current: UIView?, in form: Form, wraps: Bool? = nil
    ) -> Bool {
        let wraps = wraps ?? configuration.wrapsAround
        if form.hasField(direction, of: current, wraps: wraps) { return true }
        guard configuration.rowSearchLimit > 0, !moves.deadEnds.contains(direction, from: current) else { return false }
        return form.hasRows(direction, of: current, wraps: wraps)
    }

    /// Gives focus to the nearest field in a direction that takes it.
    ///
    /// - Returns: Whether focus moved.
    @discardableResult
    func move(_ direction: MoveDirection) -> Bool {
        let current = currentField
        guard let form = form() else { return stay(current, .noForm) }
        return move(direction, from: current, in: form)
    }

    /// Gives focus to one field of the form, as a move there does.
    ///
    /// - Returns: Whether it has focus now.
    func move(to field: UIView) -> Bool {
        guard let form = form(), form.contains(field) else { return false }
        if field.hasFocus { return true }
        let current = currentField
        guard !isCovered(form, from: current) else { return stay(current, .covered) }
        return move(from: current, to: field, in: form) == .moved
    }

    /// Does what Return does: moves on, or in the last field ends editing.
    func returnPressed(in field: UIView) {
        guard let form = form(around: field) else { return }
        // The last field is the last on the keyboard, also where the buttons go round.
        if mayMove(.next, from: field, in: form, wraps: false) {
            move(.next, from: field, in: form, wraps: false)
        } else {
            field.resignFirstResponder()
            if currentField == nil { delegate { $0.formNavigator($1, didFinishIn: field) } }
        }
    }

    // MARK: - Private

    @discardableResult
    private func move(
        _ direction: MoveDirection, from current: UIView?, in form: Form, wraps: Bool? = nil
    ) -> Bool {
        let wraps = wraps ?? configuration.wrapsAround
        guard !isCovered(form, from: current) else { return stay(current, .covered) }
        guard mayMove(direction, from: current, in: form, wraps: wraps) else { return stay(current, .noFurtherField) }
        var searcher = RowSearcher(direction, limit: configuration.rowSearchLimit)
        var tried: [(field: UIView, rows: [IndexPath])] = []
        var next: Form? = form
        while let form = next {
            next = nil
            steps: for slot in form.slots(direction, of: current, wraps: wraps) {
                switch slot {
                case .field(let field, let rows):
                    guard !moves.candidates.contains(where: { $0 === field }),
                        !tried.contains(where: { $0.field === field && $0.rows == rows })
                    else { continue }
                    tried.append((field, rows))
                    // What a search knows of rows goes with it, and the bar is not to know more than canGoPrevious.
                    switch move(from: current, to: field, in: searcher.emptyRows.isEmpty ? form : nil) {
                    case .moved:
                        if let field = currentField { searcher.show(field) { avoidance.replan() } }
                        return true
                    case .refused: continue
                    case .ended:
                        searcher.giveBack(layOut: true)
                        return false
                    }
                case .rows(let rows, let container):
                    // Rows that have brought nothing before bring nothing now.
                    if moves.deadEnds.contains(direction, from: current) { continue }
                    takeBack(current)
                    guard searcher.bringIn(rows, of: container) else { continue }
                    next = self.form(in: form.root, emptyRows: searcher.emptyRows)
                    break steps
                }
            }
        }
        takeBack(current)
        searcher.giveBack(layOut: true)
        if isActive, !searcher.emptyRows.isEmpty { reachedDeadEnd(direction, from: current, searcher) }
        return false
    }

    /// Whether the form is not to be gone through just now: focus would go where the person cannot see it.
    private func isCovered(_ form: Form, from current: UIView?) -> Bool {
        (current ?? form.root).isBelowPresentedScreen || form.root.isBehindModalView
    }

    /// Gives focus back to the field before: one that refuses may do so only after that has let go (A25).
    ///
    /// Without focus, its cell would be used again as soon as other rows are brought in (G2).
    private func takeBack(_ current: UIView?) {
        if isActive, let current, !current.hasFocus { _ = takeFocus(current) }
    }

    /// Takes note that the rows in a direction hold no field, so that no button says otherwise.
    private func reachedDeadEnd(_ direction: MoveDirection, from current: UIView?, _ searcher: RowSearcher) {
        _ = stay(current, searcher.isExhausted ? .searchLimit : .noFurtherField)
        moves.deadEnds.insert(direction, from: current)
        if let current, let form = form(around: current) { install(on: form, focused: current) }
    }

    /// What an attempt to move to one field comes to.
    private enum Attempt {
        case moved
        /// The field did not take focus: the next one is tried.
        case refused
        /// The move is over.
        case ended
    }

    private func move(from current: UIView?, to candidate: UIView, in form: Form?) -> Attempt {
        let mayMove = delegate { $0.formNavigator($1, shouldMoveFrom: current, to: candidate) } ?? true
        guard isActive, mayMove else {
            _ = stay(current, .vetoed(candidate))
            return .ended
        }
        if let reason = delegate({ $0.formNavigator($1, reasonToStayIn: current, insteadOf: candidate) }) ?? nil {
            _ = stay(current, .blocked(reason))
            return .ended
        }
        let presented = candidate.nearestViewController?.presentedViewController
        if give(focusTo: candidate, from: current, in: form) {
            guard isActive, let field = currentField else { return .moved }
            FormNavigator.report(.moved(from: current, to: field))
            if field !== current { readOut(field) }
            delegate { $0.formNavigator($1, didMoveFrom: current, to: field) }
            return .moved
        }
        // A field that opens a screen when it is its turn has taken its turn.
        guard candidate.nearestViewController?.presentedViewController === presented else {
            _ = stay(current, .presented)
            return .ended
        }
        FormNavigator.report(.notMoved(from: current, .refused(candidate)))
        return .refused
    }

    /// Gives focus to a field.
    ///
    /// - Returns: Whether it took it, were it only to pass it on or to let it go at once.
    private func give(focusTo candidate: UIView, from current: UIView?, in form: Form?) -> Bool {
        moves.ended = nil
        let hasAppCode = candidate.hasAppCode || current?.hasAppCode == true || navigator?.delegate != nil
        moves.form = hasAppCode ? nil : form
        moves.candidates.append(candidate)
        defer {
            moves.candidates.removeLast()
            moves.form = nil
        }
        if takeFocus(candidate) || moves.ended === candidate { return true }
        guard let editing else { return false }
        return editing !== current && editing.hasFocus
    }

    /// Makes a field first responder, or something that stands in for it where it cannot be.
    private func takeFocus(_ field: UIView) -> Bool {
        if field is any FormField { return field.becomeFirstResponder() }
        if field.hasFocus { return true }
        guard !field.canBecomeFirstResponder else {
            guard field.becomeFirstResponder() else { return false }
            field.postEditing(.fieldDidBeginEditing)
            return true
        }
        let standIn = FocusStandIn(for: field)
        field.addSubview(standIn)
        prepare(standIn, for: field)
        guard standIn.becomeFirstResponder() else {
            standIn.removeFromSuperview()
            return false
        }
        return true
    }

    /// Brings VoiceOver along, which stays at the button that was tapped, or at the field before, when focus moves.
    ///
    /// A delegate that announces something of its own does so after it, and is heard.
    private func readOut(_ field: UIView) {
        // Of moves within a move only the outermost knows where focus ends up.
        guard moves.candidates.isEmpty, UIAccessibility.isVoiceOverRunning else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: field)
    }

    private func stay(_ current: UIView?, _ obstacle: FormNavigator.Obstacle) -> Bool {
        FormNavigator.report(.notMoved(from: current, obstacle))
        return false
    }
}
