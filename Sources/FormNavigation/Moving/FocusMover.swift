import FormNavigationCore
import UIKit

/// Moves focus through a form: tries the nearest field, until a field keeps focus or there's nothing left to try.
///
/// Giving or taking focus runs the app's code, which may change the form, so each attempt uses a new snapshot.
@MainActor
struct FocusMover {
    private let host: any FocusMoverHost
    private let current: UIView?
    /// Whether the focused field could take part when the move began. If so, focus returns to it only while it still
    /// can.
    private let wasStop: Bool
    private let hadFocus: Bool
    /// The order of the form when it was last read with the field in focus.
    private var order: LastFieldOrder
    /// What distinguished the field from others in that order.
    private var currentIdentity: FieldIdentity?
    /// Where the field had focus, if it's in a row. Its delegate may reload the table when editing ends, and the cell is
    /// then used for another row.
    private var place: EditedPlace?
    /// Reads the form that the move goes through, given the rows that have been searched and contain no field.
    private let readForm: @MainActor ([ObjectIdentifier: ClosedRange<IndexPath>]) -> FormSnapshot?
    /// Where the move begins in a form.
    private let origin: (@MainActor (FormSnapshot) -> FormSnapshot.Origin)?
    private let direction: MoveDirection
    private let wraps: Bool
    private(set) var rows: RowSearcher
    /// The field that was tried last.
    private(set) weak var target: UIView?
    /// Whether the app's delegate refused a field, and moved or ended focus on its own instead.
    private var isRedirected = false
    /// Whether only the nearest field counts, even if it already has focus.
    private var isToNearest = false
    /// The fields that have been tried, and whether each of them was still there after it refused. In another row, the
    /// same view is a different field, because cells are reused.
    private var tried: [(identity: FieldIdentity, hasRefused: Bool)] = []
    /// Ranges of rows that couldn't be loaded.
    private var closedRows: [(container: ObjectIdentifier, rows: ClosedRange<IndexPath>)] = []
    private var lists = VisitedLists()
    /// The last field that was a stop before the previous one was left.
    private var goneField: UIView?

    /// The number of fields that one move tries. Without a limit, an app that adds a field whenever one is asked would
    /// keep it going forever.
    private static let attemptLimit = 1_000

    /// - Parameters:
    ///   - host: The navigator that makes the move.
    ///   - direction: The direction of the move.
    ///   - current: The field that has focus.
    ///   - wasStop: Whether that field can take part now.
    ///   - order: The order of the form's fields when it was last read.
    ///   - wraps: Whether the form continues at its other end.
    ///   - rows: The searcher for rows that aren't loaded.
    ///   - origin: Where the move begins in a form. The default is the focused field.
    ///   - readForm: Reads the form, given the rows that have been searched and contain no field.
    init(
        _ host: any FocusMoverHost, _ direction: MoveDirection, from current: UIView?, wasStop: Bool,
        in order: LastFieldOrder, wraps: Bool, rows: RowSearcher,
        origin: (@MainActor (FormSnapshot) -> FormSnapshot.Origin)? = nil,
        readForm: @escaping @MainActor ([ObjectIdentifier: ClosedRange<IndexPath>]) -> FormSnapshot?
    ) {
        (self.host, self.direction, self.current, self.wraps) = (host, direction, current, wraps)
        self.wasStop = wasStop
        hadFocus = current?.hasFocus == true
        self.order = order
        currentIdentity = current.flatMap { order.identity(of: $0) }
        self.readForm = readForm
        self.origin = origin
        self.rows = rows
    }

    /// Whether rows were searched.
    var hasSearchedRows: Bool { !rows.emptyRows.isEmpty }

    /// Whether fields were tried, and the app's code has run.
    var hasTriedFields: Bool { !tried.isEmpty }

    // MARK: - Moving

    /// Gives focus to the nearest field that accepts it, skipping those that refuse.
    mutating func move() -> MoveResult {
        let result = tryPlaces()
        // A field that can't be left has kept focus, unless the app moved focus in response.
        guard !result.hasMoved, !result.isInvalid, !isRedirected else { return result }
        giveBack()
        rows.restoreOffsets(layOut: true)
        return result
    }

    /// Gives focus to the nearest field, and to no other. That field may already have focus.
    mutating func moveToNearest() -> MoveResult {
        isToNearest = true
        return move()
    }

    /// Gives focus to one field, and to no other.
    mutating func move(to field: UIView) -> MoveResult {
        let result = attempt(field) ?? .stayed(.refused)
        if !result.hasMoved, !isRedirected { giveBack() }
        return result
    }

    private mutating func tryPlaces() -> MoveResult {
        // The user may always go back, and the app may request any field.
        var hasAskedToLeave = direction == .previous || isToNearest
        var isLaidOut = false
        while host.isActive, tried.count < Self.attemptLimit {
            guard let form = readForm(rows.emptyRows) else { return .stayed(.noForm) }
            if let current, current.hasFocus, let field = form.field(of: current), field.isStop {
                order.update(with: form)
                currentIdentity = field.identity
            }
            // Views that the app has just added have no size before layout.
            if form.hasViewsWithoutSize, !isLaidOut {
                isLaidOut = true
                form.root.layOutWindow()
                continue
            }
            guard let place = nextPlace(in: form) else { break }
            if !hasAskedToLeave {
                hasAskedToLeave = true
                // A validation is the app's code, and may remove itself.
                let isValidated = current?.assignedOptions?.validation != nil
                guard host.mayMoveOn(from: current) else { return .stayed(.invalid) }
                if isValidated {
                    isLaidOut = false
                    continue
                }
            }
            switch place {
            case .field(let field, let identity):
                tried.append((identity, hasRefused: false))
                if let result = attempt(field) { return result }
                isLaidOut = false
                // A table view that has been reloaded in the meantime may have another view in the row, but only after
                // layout.
                tried[tried.count - 1].hasRefused = field.window != nil
                if field.window == nil { lists.layOut() }
                loadPreviousRow()
                if isToNearest, host.isStop(field) { return .stayed(.refused) }
            case .current(let field): return stay(in: field)
            case .rows(let range, let container):
                guard !rows.isOutOfTime else { return .stayed(.searchPaused) }
                // Without focus, the field's cell would be reused when other rows are loaded (G2).
                if previousField === current { restoreFocus(toKeepRow: true) }
                guard host.isActive else { continue }
                if !rows.loadRows(range, of: container) { closedRows.append((ObjectIdentifier(container), range)) }
            }
        }
        if !tried.isEmpty { return .stayed(.refused) }
        return .stayed(hasSearchedRows && rows.isExhausted ? .searchLimit : .noFurtherField)
    }

    /// Shows the field to move to, which already has focus.
    private mutating func stay(in field: UIView) -> MoveResult {
        target = field
        restoreFocus()
        if host.isActive { host.showField(by: rows) }
        return .moved
    }

    private enum Place {
        case field(UIView, FieldIdentity)
        /// The field that has focus, if it's a possible destination.
        case current(UIView)
        case rows(ClosedRange<IndexPath>, any RowContainer)
    }

    /// The nearest place that hasn't been tried.
    ///
    /// - Parameter focused: A field that counts even though it has been tried.
    private func nextPlace(in form: FormSnapshot, or focused: UIView? = nil) -> Place? {
        let origin = origin?(form) ?? current.map { order.origin(of: $0, in: form, direction) } ?? .nowhere
        for slot in form.slots(direction, from: origin, wraps: wraps) {
            switch slot {
            case .field(let stop):
                let (field, identity) = (stop.view, stop.identity)
                // A row may be tried twice: its table may have been reloaded while its field was asked.
                let attempts = tried.filter { $0.identity == identity }
                let isTried = field !== focused && (attempts.count > 1 || attempts.contains(where: \.hasRefused))
                let isCurrent = currentIdentity.map { $0 == identity } ?? (field === current)
                if isCurrent, isToNearest { return .current(field) }
                if !isTried, !isCurrent, !host.isGivingFocus(to: field) { return .field(field, identity) }
            case .rows(let range, let container):
                let isClosed = closedRows.contains { $0.container == ObjectIdentifier(container) && $0.rows == range }
                if form.searches(direction), !isClosed { return .rows(range, container) }
            }
        }
        return nil
    }

    /// Tries one field.
    ///
    /// - Parameter isRepeated: Whether the field is the one that its row has now, instead of the one that was tried.
    /// - Returns: The result of the move, or `nil` to try the next field.
    private mutating func attempt(_ field: UIView, isRepeated: Bool = false) -> MoveResult? {
        target = field
        let focusBefore = host.fieldWithFocus
        let isAllowed = host.allowsMove(from: current, to: field)
        isRedirected = isAllowed == false && host.fieldWithFocus !== focusBefore
        guard isAllowed != false, host.isActive else { return .stayed(.refusedByDelegate, insteadOf: field) }
        // The form has just been read, but the delegate may have changed it while it answered.
        if isAllowed != nil || isRepeated, !host.isStop(field) { return nil }
        for view in [field, current] { lists.note(around: view) }
        if isInRow, let current, current.hasFocus { place = EditedPlace(of: current) }
        let rowOfField = field.isInRows ? EditedPlace(of: field) : nil
        let screens = ShownScreens(around: field)
        guard host.giveFocus(to: field, from: current) else {
            // A field that presents a screen instead of taking focus counts as visited.
            if ShownScreens(around: field) != screens { return .stayed(.presentedScreen) }
            host.report(.stayed(.refused, insteadOf: field), from: current)
            return nil
        }
        guard host.isActive else { return .moved }
        lists.layOut()
        guard host.isActive else { return .moved }
        if !isRepeated, let rowOfField, isLost(field, from: rowOfField) {
            return host.isActive ? rowOfField.loadedField().flatMap { attempt($0, isRepeated: true) } : .moved
        }
        guard let focused = host.fieldWithFocus else { return .moved }
        // A field's delegate learns of the end of editing only after the next field has been asked (A25).
        goneField = focused === field && !host.isStop(field) ? field : nil
        guard goneField == nil else { return nil }
        // Whatever the app has put in the previous field's position comes first.
        if focused === field, hasNearerField(than: field) { return nil }
        guard host.isActive else { return .moved }
        host.moved(from: current, to: focused)
        if host.isActive { host.showField(by: rows) }
        return .moved
    }

    /// Whether a table that was reloaded when editing ended uses the field's cell for another row, so that focus is there
    /// or nowhere.
    ///
    /// Focus doesn't stay there. Without it, no editing ends when the row's present field is tried, so the table isn't
    /// reloaded again.
    private func isLost(_ field: UIView, from row: EditedPlace) -> Bool {
        guard row.isReused, host.fieldWithFocus == nil || field.hasFocus else { return false }
        field.letGoOfFocus()
        return true
    }

    /// Whether the previous field has disappeared, and there's now a nearer field than the one that has focus.
    private func hasNearerField(than field: UIView) -> Bool {
        guard let current, wasStop, !isInRow, !host.isStop(current), let form = readForm(rows.emptyRows) else {
            return false
        }
        guard case .field(let nearest, _) = nextPlace(in: form, or: field) else { return false }
        return nearest !== field
    }

    /// Whether the previous field is in a row, whose cell may be out of sight right now.
    private var isInRow: Bool { if case .row = currentIdentity { true } else { false } }

    // MARK: - Returning focus

    /// Returns focus to the previous field. A field may refuse only after the previous one has released focus (A25).
    private func giveBack() {
        guard host.isActive else { return }
        loadPreviousRow()
        restoreFocus()
        // A field that the app has removed from the form in the meantime is invisible, and loses focus.
        if host.isActive, let goneField, goneField.hasFocus { goneField.letGoOfFocus() }
        if host.isActive, wasStop, let current, current.hasFocus, !mayHaveFocus(current) { current.letGoOfFocus() }
    }

    /// Returns focus to the previous field, unless it had none when the move began: a delegate that resigns focus on
    /// Return has let go of it on purpose.
    ///
    /// - Parameter toKeepRow: Whether the cell of a field that had no focus is about to be reused.
    private func restoreFocus(toKeepRow: Bool = false) {
        guard hadFocus || toKeepRow && wasStop && isInRow, let field = previousField, !field.hasFocus,
            field.window != nil
        else { return }
        if !wasStop || mayHaveFocus(field) { host.restoreFocus(to: field) }
    }

    /// The previous field, or the one that its row has now.
    private var previousField: UIView? {
        guard let place, hasLostCell else { return current }
        return place.presentField
    }

    /// Loads the row of the previous field again, if the app has reloaded its table when editing ended, and the table
    /// shows other rows now.
    private func loadPreviousRow() {
        if let place, hasLostCell { _ = place.loadedField() }
    }

    /// Whether the previous field's cell is used for another row, or waits to be used again.
    private var hasLostCell: Bool {
        guard let place, let current, !current.hasFocus else { return false }
        return place.isReused || current.window == nil
    }

    private func mayHaveFocus(_ field: UIView) -> Bool { isInRow || host.isStop(field) }
}
