import FormNavigationCore
import UIKit

/// How the engine moves focus: each kind of move chooses where to begin, and a ``FocusMover`` continues from there.
extension ResponderChainNavigator {
    /// Whether a field is being given focus right now.
    var isMoving: Bool { !attempts.isEmpty }

    /// Whether there's a field in a direction.
    func canMove(_ direction: MoveDirection) -> Bool {
        let (focus, form) = focusAndForm()
        guard let form, !isCovered(form.root, from: focus?.view) else { return false }
        let origin = focus?.view.map { reader.lastOrder.origin(of: $0, in: form, direction) } ?? .nowhere
        return form.canMove(direction, from: origin, wraps: configuration.wrapsAround)
    }

    /// Gives focus to the nearest field in a direction that accepts it.
    ///
    /// - Returns: Whether focus has moved.
    @discardableResult
    func move(_ direction: MoveDirection) -> Bool {
        // If no field has focus, the move goes through everything in the scope.
        let place = currentPlace()
        let current = place?.focus.view
        let isElsewhere = scope.viewController == nil && current?.isBelowPresentedScreen == true
        let field = isElsewhere ? nil : current ?? focusAndForm().focus?.view
        let location = field === current ? place?.location : nil
        let reason: FormFocusChange.Reason = direction == .next ? .next : .previous
        let result = step(
            direction, because: reason, from: field, at: location, wraps: configuration.wrapsAround)
        report(result, from: field)
        return result.hasMoved
    }

    /// Moves on from a field through its form, or through everything in the scope.
    ///
    /// - Parameter location: The field's location, if it has just been found.
    func step(
        _ direction: MoveDirection, because reason: FormFocusChange.Reason, from current: UIView?,
        at location: FieldLocation? = nil, wraps: Bool
    ) -> MoveResult {
        var location = location ?? current.flatMap { reader.location(of: $0) }
        guard let group = location?.group ?? scope.root ?? wholeForm()?.root else { return .stayed(.noForm) }
        guard !isCovered(group, from: current) else { return .stayed(.coveredForm) }
        let search = reader.searches.resume(direction, from: current)
        var mover = mover(
            direction, from: current, at: location, wraps: wraps, search: search, now: rereading.now
        ) { [reader] emptyRows in
            // The app's code may run after the form has been read for the first time, and move the field elsewhere.
            defer { location = nil }
            return location.flatMap { reader.form(at: $0, emptyRows: emptyRows) }
                ?? reader.form(in: group, focused: current, emptyRows: emptyRows)
        }
        let result = center.reason.during(reason) { mover.move() }
        guard !result.hasMoved, isActive else { return result }
        if result.isPaused { reader.searches.pause(mover.rows, from: current) }
        if mover.hasSearchedRows, result.isEndOfForm || result.isRefusal { reader.searches.end(mover.rows) }
        // Fields that refused may have changed the form, and a search without a result disables a button.
        if mover.hasSearchedRows || mover.hasTriedFields { center.group { updateInstallers() } }
        return result
    }

    /// Gives focus to one field of the scope, as a move in that scope does, even if another form has focus.
    ///
    /// - Returns: Whether it has focus now.
    func move(to field: UIView) -> Bool {
        let current = currentField
        var form = isActive ? reader.form(with: field, focused: current) : nil
        // What the app has just added or moved isn't in its place before layout. A row is laid out by its table (Q16).
        if let read = form, !read.contains(field), !field.isInRows {
            field.layOutWindow()
            form = isActive ? reader.form(with: field, focused: current) : nil
        }
        guard let form, form.contains(field) else { return false }
        if field.hasFocus { return true }
        guard !isCovered(form.root, from: nil) else {
            report(.stayed(.coveredForm), from: current)
            return false
        }
        var mover = mover(.next, from: current, wraps: false) { _ in nil }
        let result = center.reason.during(.request) { mover.move(to: field) }
        report(result, from: current)
        return result.hasMoved && field.hasFocus
    }

    /// Gives focus to a field in a row, loading the row if necessary. If that fails, everything is restored.
    ///
    /// - Parameter index: The index of the field among the row's fields, in order.
    func move(toRow path: IndexPath, of container: any RowContainer, index: Int) -> Bool {
        move(toRow: path, of: container) { cell, form in
            let fields = form.stops.filter { $0.isDescendant(of: cell) }
            return fields.indices.contains(index) ? fields[index] : nil
        }
    }

    /// - Parameter choose: Chooses one of the fields in the row's cell.
    private func move(
        toRow path: IndexPath, of container: any RowContainer, _ choose: (UIView, FormSnapshot) -> UIView?
    ) -> Bool {
        guard let root = scope.root ?? wholeForm()?.root, container.isDescendant(of: root),
            container.rowSpace.contains(path)
        else { return false }
        var searcher = RowSearcher(RowSearch(.next, limit: 1))
        if container.loadedCell(at: path) == nil { _ = searcher.loadRows(path...path, of: container) }
        container.layoutIfNeeded()
        if let cell = container.loadedCell(at: path), let form = wholeForm(), let field = choose(cell, form),
            move(to: field)
        {
            return true
        }
        searcher.restoreOffsets(layOut: true)
        return false
    }

    /// Returns focus to the field that had it last. If that field was in a row, focus returns to the field in that row.
    func restoreFocus() -> Bool {
        guard let place = lastPlace, let target = place.find() else { return false }
        switch target {
        case .field(let field): return move(to: field)
        case .row(let path, let container): return move(toRow: path, of: container) { cell, _ in place.field(in: cell) }
        }
    }

    /// Gives focus to the first field of the form, and to no other, whichever field has it now.
    func moveToFirst() -> Bool {
        let current = currentField
        guard let form = wholeForm() else {
            report(.stayed(.noForm), from: current)
            return false
        }
        guard !isCovered(form.root, from: nil) else {
            report(.stayed(.coveredForm), from: current)
            return false
        }
        var mover = mover(
            .next, from: current, wraps: false, origin: { _ in .nowhere },
            readForm: { [weak self] in self?.wholeForm(emptyRows: $0) })
        let result = center.reason.during(.request) { mover.moveToNearest() }
        report(result, from: current)
        return result.hasMoved && mover.target?.hasFocus == true
    }

    private func mover(
        _ direction: MoveDirection, from current: UIView?, at location: FieldLocation? = nil, wraps: Bool,
        origin: (@MainActor (FormSnapshot) -> FormSnapshot.Origin)? = nil, search: RowSearch? = nil,
        now: @escaping @MainActor () -> Double = { 0 },
        readForm: @escaping @MainActor ([ObjectIdentifier: ClosedRange<IndexPath>]) -> FormSnapshot?
    ) -> FocusMover {
        let search = search ?? RowSearch(direction, limit: configuration.rowSearchLimit)
        let wasStop = current.map { field in location.map { reader.isStop(field, at: $0) } ?? isStop(field) } ?? false
        return FocusMover(
            self, direction, from: current, wasStop: wasStop, in: reader.lastOrder, wraps: wraps,
            rows: RowSearcher(search, now: now), origin: origin, readForm: readForm)
    }

    // MARK: - Outcomes

    /// Whether moves through the form aren't possible right now: focus would move where the user can't see it.
    private func isCovered(_ form: UIView, from current: UIView?) -> Bool {
        (current ?? form).isBelowPresentedScreen || form.isBehindModalView
    }
}

extension ResponderChainNavigator: FocusMoverHost {
    func isStop(_ field: UIView) -> Bool { isActive && reader.isStop(field) }

    func isGivingFocus(to field: UIView) -> Bool { attempts.contains { $0.field === field } }

    func allowsMove(from current: UIView?, to field: UIView) -> Bool? {
        askApp { $0.allowsMove(from: current, to: field) }
    }

    func giveFocus(to field: UIView, from current: UIView?) -> Bool {
        attempts.append(FocusAttempt(field: field))
        let hasTaken = makeFirstResponder(field)
        let attempt = attempts.removeLast()
        guard isActive else { return true }
        if attempts.isEmpty, focus == nil { focusIsGone() }
        if hasTaken || attempt.hasLostFocus { return true }
        // The field may have passed focus on.
        guard let focused = focus?.view else { return false }
        return focused !== current && focused.hasFocus
    }

    func restoreFocus(to field: UIView) { _ = makeFirstResponder(field) }

    /// The field that has focus after a move. The field may have passed focus on to another scope, which then answers.
    var fieldWithFocus: UIView? {
        if let field = focus?.view, field.hasFocus { return field }
        return currentPlace()?.focus.view
    }

    func moved(from current: UIView?, to field: UIView) {
        // The table view with the field may have been laid out only now, after its reload.
        if focus?.isStop == false { refresh() }
        DecisionTrace.report(.moved(from: current, to: field))
        // In nested moves, only the outermost one knows where focus ends up.
        if field !== current, !isMoving { voiceOver.move(to: field) }
        guard askApp({ $0.didMove(from: current, to: field) }) != nil, isActive else { return }
        // The delegate may have changed the form.
        center.group { updateInstallers() }
    }

    func showField(by rows: RowSearcher) {
        // One movement from where everything was before the search shows the field.
        if rows.hasSearched { rows.restoreOffsets(layOut: false) }
        fieldToShow = fieldWithFocus
        if let window = fieldToShow?.window, !center.frames.note(in: window) { showFieldIfDue() }
    }

    /// Scrolls what's around the field that a move has led to, once it's clear of the keyboard.
    func showFieldIfDue() {
        guard let field = fieldToShow else { return }
        fieldToShow = nil
        if isActive, field.hasFocus, !center.pencil.isUnderWay(in: field) {
            field.scrollIntoSight(isClear: avoidance.service?.field === field) { [avoidance] in avoidance.replan() }
        }
    }

    func report(_ result: MoveResult, from current: UIView?) {
        guard case .stayed(let obstacle, let candidate) = result, !result.isRefusal || candidate != nil else { return }
        DecisionTrace.report(
            .notMoved(
                from: current, to: candidate, obstacle,
                of: obstacle == .covered ? (current ?? scope.root).flatMap(ResponsibleView.init(inFrontOf:)) : nil))
    }

    /// Makes a field first responder, or its stand-in if it can't be.
    private func makeFirstResponder(_ field: UIView) -> Bool {
        if field.formField != nil { return field.becomeFirstResponder() }
        if field.hasFocus { return true }
        // A view that accepts text and refuses focus doesn't get a stand-in, because the user couldn't type.
        guard !field.isTextInput, !field.canBecomeFirstResponder else {
            guard field.becomeFirstResponder() else { return false }
            field.postEditing(.fieldDidBeginEditing)
            return true
        }
        let standIn = FocusStandIn(for: field)
        field.standInSuperview.addSubview(standIn)
        // Its accessory view must be set before there's a keyboard to load it.
        if let location = reader.location(of: field), location.capabilities(of: field).contains(.toolbar),
            !toolbars.isHidden(configuration.toolbar)
        {
            inputs.prepare(standIn, accessoryView: toolbars.view)
        }
        guard standIn.becomeFirstResponder(), isActive else {
            standIn.resignFirstResponder()
            standIn.removeFromSuperview()
            return false
        }
        return true
    }
}
