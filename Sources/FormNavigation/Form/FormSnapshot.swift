import FormNavigationCore
import UIKit

/// A form at one moment: its fields in order, the plan for each, and the rows among them that aren't loaded.
///
/// It holds its fields strongly, and exists only during the call that created it, because the app's code may change
/// anything about a form.
@MainActor
struct FormSnapshot {
    /// The view that was searched.
    let root: UIView
    /// Whether it isn't visible right now, so that none of its fields is a destination.
    let isHidden: Bool
    /// Every stop that's loaded, in order, and the focused field even if it isn't one right now.
    private(set) var fields: [Field]
    /// The field that has focus, in the form or in a part of it that's skipped.
    let fieldWithFocus: UIView?
    /// The views that aren't stops but whose content is checked.
    private let checked: [UIView]
    /// Whether it may have more fields after layout.
    let hasViewsWithoutSize: Bool
    /// The fields, and the rows among them that aren't loaded.
    private(set) var order: [Slot] { didSet { fields = order.compactMap(\.field) } }
    /// The directions in which such rows may be searched.
    let searchedDirections: Set<MoveDirection>
    /// The rows in which an earlier search didn't find a field.
    private let rowsKnownEmpty: [ObjectIdentifier: ClosedRange<IndexPath>]
    /// The configuration of the navigator.
    let configuration: FormNavigator.Configuration
    /// The field of the navigator that has focus.
    private(set) var focus: FocusedField?
    /// The field in which Return ends the form: the last one that's managed, unless rows follow that may contain a
    /// field.
    private var lastField: UIView?

    /// - Parameters:
    ///   - root: The view that was searched.
    ///   - order: The fields, and the rows among them that aren't loaded.
    ///   - checked: The views that aren't stops but whose content is checked.
    ///   - searchedDirections: The directions in which such rows may be searched.
    ///   - rowsKnownEmpty: The rows in which an earlier search didn't find a field.
    init(
        of root: UIView, isHidden: Bool, order: [Slot], fieldWithFocus: UIView?, checked: [UIView],
        hasViewsWithoutSize: Bool, searchedDirections: Set<MoveDirection>,
        rowsKnownEmpty: [ObjectIdentifier: ClosedRange<IndexPath>], _ configuration: FormNavigator.Configuration
    ) {
        (self.root, self.isHidden, self.order) = (root, isHidden, order)
        fields = order.compactMap(\.field)
        (self.fieldWithFocus, self.checked) = (fieldWithFocus, checked)
        self.hasViewsWithoutSize = hasViewsWithoutSize
        (self.searchedDirections, self.rowsKnownEmpty) = (searchedDirections, rowsKnownEmpty)
        self.configuration = configuration
        lastField = findLastField()
    }

    private func findLastField() -> UIView? {
        guard let last = fields.last(where: \.isManaged)?.view else { return nil }
        guard hasRowsToLoad, searchedDirections.contains(.next) else { return last }
        // Rows that aren't loaded may contain a field after it.
        return slots(.next, from: .field(last), wraps: false).contains(where: mayContainField) ? nil : last
    }

    /// Whether a place contains rows that haven't been searched.
    func mayContainField(_ slot: Slot) -> Bool {
        guard case .rows(let range, let container) = slot else { return false }
        guard let empty = rowsKnownEmpty[ObjectIdentifier(container)] else { return true }
        return !(empty.contains(range.lowerBound) && empty.contains(range.upperBound))
    }

    /// The views whose content may be invalid: first the ``stops``, in their order.
    var viewsWithChecks: [UIView] { stops.filter { $0.assignedOptions?.checksContent == true } + checked }

    /// The fields that Previous, Next, and Return visit, in order.
    var stops: [UIView] {
        var stops: [UIView] = []
        for field in fields where field.isStop { stops.append(field.view) }
        return stops
    }

    /// Whether a view is one of the ``stops``.
    func contains(_ view: UIView) -> Bool { field(of: view)?.isStop == true }

    /// The record of a view, if it's one of the ``fields``.
    func field(of view: UIView) -> Field? {
        for field in fields where field.view === view { return field }
        return nil
    }

    /// Whether there are any rows that aren't loaded, and may contain fields.
    var hasRowsToLoad: Bool { order.count > fields.count }

    /// A copy of the snapshot with another record of the focused field.
    func focused(_ focus: FocusedField) -> FormSnapshot {
        var snapshot = self
        snapshot.focus = focus
        snapshot.focus?.isStop = focus.view.flatMap { field(of: $0) }?.isStop ?? false
        return snapshot
    }

    /// A copy of the snapshot with a field at another position.
    func placing(_ field: UIView, at origin: Origin) -> FormSnapshot {
        var snapshot = self
        guard let old = order.firstIndex(where: { $0.field?.view === field }) else { return self }
        var order = order
        let slot = order.remove(at: old)
        let index: Int? =
            switch origin {
            case .after(let neighbor): order.firstIndex { $0.field?.view === neighbor }.map { $0 + 1 }
            case .before(let neighbor): order.firstIndex { $0.field?.view === neighbor }
            case .field, .nowhere: nil
            }
        guard let index else { return self }
        order.insert(slot, at: index)
        snapshot.order = order
        snapshot.lastField = snapshot.findLastField()
        return snapshot
    }

    /// The record of the focused field.
    private var focusedField: Field? { focus?.view.flatMap { field(of: $0) } }

    /// Whether the focused field gets what every field of the form gets.
    var isManaged: Bool { focusedField?.isManaged == true }

    /// Whether it gets what the user needs to leave it.
    var canBeLeft: Bool { focusedField?.canBeLeft == true }

    // MARK: - Return

    /// Whether Return does what the app has decided for a field, if the app has.
    func leavesReturnToApp(in field: Field) -> Bool {
        field.kind == .textField && configuration.leavesReturnToApp && field.movesOnReturn == nil
    }

    /// The role of a field's return key, unless the app handles Return.
    func returnKeyRole(of field: Field) -> ReturnKeyPlan.Role {
        guard field.isManaged else { return .untouched }
        return ReturnKeyPlan.role(
            of: field.kind, movesOnReturn: field.movesOnReturn, isLast: field.view === lastField,
            textViewsMove: configuration.textViewsMoveOnReturn)
    }
}
