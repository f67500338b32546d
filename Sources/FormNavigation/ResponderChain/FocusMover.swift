import FormNavigationCore
import UIKit

/// Moves focus from field to field, through rows that are not loaded where need be.
@MainActor
final class FocusMover {
    private unowned let navigator: ResponderChainNavigator
    private let giver: FocusGiver
    /// The directions in which a search through rows has found no field, so that no button says otherwise.
    private var exhausted: Set<MoveDirection> = []

    init(for navigator: ResponderChainNavigator) {
        self.navigator = navigator
        giver = FocusGiver(for: navigator)
    }

    /// Whether a field is being given focus just now.
    var isMoving: Bool { giver.isGiving }

    /// The form that a move has just looked at, until code of the app may have changed it: one walk serves both the move
    /// and what is done for the field.
    var form: FormSnapshot? { giver.form }

    // MARK: - What is possible

    /// Whether there is a field in a direction.
    func canMove(_ direction: MoveDirection) -> Bool {
        let (focused, form) = navigator.forms.lookAround()
        guard let form, !isCovered(form, from: focused?.view) else { return false }
        return form.canMove(
            direction, from: focused?.view, wraps: navigator.configuration.wrapsAround)
    }

    /// The directions in which rows that are not loaded may be searched for a field.
    var searchedDirections: Set<MoveDirection> {
        navigator.configuration.rowSearchLimit > 0 ? Set(MoveDirection.allCases).subtracting(exhausted) : []
    }

    /// Searches all rows again: a cell is used for other rows, and the form may have changed.
    func forgetExhaustedDirections() { exhausted = [] }

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
            reportStay(at: current, .coveredForm)
            return false
        }
        return navigator.focusChanges.withReason(orElse: .request) {
            switch move(from: current, to: field, in: form) {
            case .moved:
                show(after: field)
                return true
            case .gone:
                giver.endEditing(in: field, orReturnTo: current)
                return false
            case .refused, .ended: return false
            }
        }
    }

    /// Gives focus to a field in a row, which is brought in if it is not loaded; otherwise everything is as before.
    ///
    /// - Parameter index: Which of the row's fields, in their order.
    func move(toRow path: IndexPath, of container: any RowContainer, index: Int) -> Bool {
        guard let root = navigator.scope.root ?? navigator.forms.focused?.root, container.isDescendant(of: root),
            container.rowSpace.contains(path)
        else { return false }
        var searcher = RowSearcher(.next, limit: 1)
        if container.loadedCell(at: path) == nil { _ = searcher.bringIn(path...path, of: container) }
        container.layoutIfNeeded()
        if let cell = container.loadedCell(at: path), let form = navigator.forms.lookAtAll() {
            let fields = form.stops.filter { $0.isDescendant(of: cell) }
            if fields.indices.contains(index), move(to: fields[index]) { return true }
        }
        searcher.restoreOffsets(layOut: true)
        return false
    }

    /// Gives focus to the first field of the form, whichever has it.
    func moveToFirst() -> Bool {
        let current = navigator.forms.currentField
        guard let form = navigator.forms.lookAtAll() else {
            reportStay(at: current, .noForm)
            return false
        }
        guard !isCovered(form, from: current) else {
            reportStay(at: current, .coveredForm)
            return false
        }
        if let first = form.stops.first, first.hasFocus, !form.hasRows(.previous, of: first, wraps: false) {
            return true
        }
        return navigator.focusChanges.withReason(.request) {
            search(.next, from: current, startingAt: nil, in: form, wraps: false)
        } == .moved
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
    func move(_ direction: MoveDirection, from current: UIView?, in form: FormSnapshot, wraps: Bool? = nil) -> Outcome {
        let wraps = wraps ?? navigator.configuration.wrapsAround
        guard !isCovered(form, from: current) else {
            reportStay(at: current, .coveredForm)
            return .stayed
        }
        guard form.canMove(direction, from: current, wraps: wraps) else {
            reportStay(at: current, .noFurtherField)
            return .stayed
        }
        guard direction == .previous || navigator.invalidFields.mayMoveOn(from: current) else {
            reportStay(at: current, .invalid)
            return .stayed
        }
        return navigator.focusChanges.withReason(orElse: direction == .next ? .next : .previous) {
            search(direction, from: current, startingAt: current, in: form, wraps: wraps)
        }
    }

    /// - Parameter start: Where the fields to be tried begin; `nil` for the form's first or last.
    private func search(
        _ direction: MoveDirection, from current: UIView?, startingAt start: UIView?, in form: FormSnapshot, wraps: Bool
    ) -> Outcome {
        var search = Search(
            direction, from: current, startingAt: start, wraps: wraps, rowLimit: navigator.configuration.rowSearchLimit)
        var (form, step) = (form, step(through: form, &search))
        while step == .lookAgain, let next = look(again: form, search) {
            (form, step) = (next, self.step(through: next, &search))
        }
        if step == .moved { return .moved }
        if let field = search.goneField { giver.endEditing(in: field, orReturnTo: current) }
        if step != .ended, search.goneField == nil { giver.restoreFocus(to: current) }
        search.rows.restoreOffsets(layOut: true)
        guard step != .ended, navigator.isActive, !search.rows.emptyRows.isEmpty else { return .stayed }
        noteExhausted(direction, from: current, search.rows)
        return search.tried.isEmpty ? .foundNothing : .stayed
    }

    /// A field has lost focus, perhaps the very one that was just given it.
    func focusLeft(_ field: UIView) { giver.focusLeft(field) }

    // MARK: - Place by place

    /// A move on its way through the places of a form.
    @MainActor
    private struct Search {
        let direction: MoveDirection
        let current: UIView?
        let start: UIView?
        let wraps: Bool
        var rows: RowSearcher
        /// The fields that have been tried: in another row a field is another one, since cells are used again.
        var tried: [(field: UIView, rows: [IndexPath])] = []
        /// The last of them that was a stop until the field before was left.
        var goneField: UIView?

        init(
            _ direction: MoveDirection, from current: UIView?, startingAt start: UIView?, wraps: Bool, rowLimit: Int
        ) {
            (self.direction, self.current, self.start, self.wraps) = (direction, current, start, wraps)
            rows = RowSearcher(direction, limit: rowLimit)
        }
    }

    /// What follows a place that has been looked at.
    private enum Step {
        /// The next place.
        case onward
        /// The form is another one now.
        case lookAgain
        /// The end, with focus in another field.
        case moved
        /// The end.
        case ended
    }

    /// Looks at one place after the other, as far as they lead on.
    private func step(through form: FormSnapshot, _ search: inout Search) -> Step {
        for slot in form.slots(search.direction, of: search.start, wraps: search.wraps) {
            let step =
                switch slot {
                case .field(let field): step(to: field.view, in: field.rows, of: form, &search)
                case .rows(let rows, let container): step(into: rows, of: container, &search)
                }
            guard step == .onward else { return step }
        }
        return .onward
    }

    private func step(to field: UIView, in rows: [IndexPath], of form: FormSnapshot, _ search: inout Search) -> Step {
        let isTried = search.tried.contains { $0.field === field && $0.rows == rows }
        guard !isTried, field !== search.current, !giver.isGiving(focusTo: field) else { return .onward }
        search.tried.append((field, rows))
        // No form once a search has run: its empty rows would disable a button while the form itself, looked at anew,
        // says that there may be more.
        let isAsFound = search.rows.emptyRows.isEmpty && exhausted.isEmpty
        switch move(from: search.current, to: field, in: isAsFound ? form : nil) {
        case .moved:
            show(after: field, by: search.rows)
            return .moved
        case .refused: return .onward
        case .gone:
            search.goneField = field
            // What the app has hidden something for is often shown in its place.
            return .lookAgain
        case .ended: return .ended
        }
    }

    private func step(
        into rows: ClosedRange<IndexPath>, of container: any RowContainer, _ search: inout Search
    ) -> Step {
        // Rows that have brought nothing before bring nothing now.
        guard !exhausted.contains(search.direction) else { return .onward }
        giver.restoreFocus(to: search.current)
        return search.rows.bringIn(rows, of: container) ? .lookAgain : .onward
    }

    private func look(again form: FormSnapshot, _ search: Search) -> FormSnapshot? {
        navigator.forms.form(in: form.root, focused: search.current, emptyRows: search.rows.emptyRows)
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

    private func move(from current: UIView?, to candidate: UIView, in form: FormSnapshot?) -> Attempt {
        let mayMove = navigator.delegate { $0.formNavigator($1, shouldMoveFrom: current, to: candidate) } ?? true
        guard navigator.isActive, mayMove else {
            reportStay(at: current, .vetoed, insteadOf: candidate)
            return .ended
        }
        let screens = ShownScreens(around: candidate)
        if giver.give(focusTo: candidate, from: current, in: form) {
            guard let field = focusedField(after: candidate) else { return .moved }
            // A field's delegate hears of its end only when the next one has been asked already (A25).
            let mayBeGone = field === candidate && giver.hasAppCode(candidate, current)
            if mayBeGone, !navigator.forms.isStop(field) { return .gone }
            FormNavigator.report(.moved(from: current, to: field))
            if field !== current { readOut(field) }
            navigator.delegate { $0.formNavigator($1, didMoveFrom: current, to: field) }
            return .moved
        }
        // A field that opens a screen when it is its turn has taken its turn.
        guard ShownScreens(around: candidate) == screens else {
            reportStay(at: current, .presentedScreen)
            return .ended
        }
        reportStay(at: current, .refused, insteadOf: candidate)
        return .refused
    }

    /// The field that has focus after a move, which may have been passed on: then its scope is to be asked.
    private func focusedField(after candidate: UIView) -> UIView? {
        if navigator.focused?.view === candidate, candidate.hasFocus { return candidate }
        return navigator.forms.focused?.view
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
    private func isCovered(_ form: FormSnapshot, from current: UIView?) -> Bool {
        (current ?? form.root).isBelowPresentedScreen || form.root.isBehindModalView
    }

    /// Takes note that the rows in a direction hold no field, so that no button says otherwise.
    private func noteExhausted(_ direction: MoveDirection, from current: UIView?, _ searcher: RowSearcher) {
        reportStay(at: current, searcher.isExhausted ? .searchLimit : .noFurtherField)
        exhausted.insert(direction)
        if let focused = navigator.forms.focused, focused.view === current,
            let form = navigator.forms.form(around: focused)
        {
            navigator.services.serve(focused, in: form)
        }
    }

    /// Brings VoiceOver along, which stays at the button that was tapped, or at the field before, when focus moves.
    ///
    /// A delegate that announces something of its own does so after it, and is heard.
    private func readOut(_ field: UIView) {
        // Of moves within a move only the outermost knows where focus ends up.
        guard !isMoving, UIAccessibility.isVoiceOverRunning else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: field)
    }

    /// Says why focus stays where it is.
    private func reportStay(
        at current: UIView?, _ obstacle: FormNavigator.Decision.Reason, insteadOf candidate: UIView? = nil
    ) {
        FormNavigator.report(.notMoved(from: current, to: candidate, obstacle))
    }
}
