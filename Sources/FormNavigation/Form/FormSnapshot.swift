import FormNavigationCore
import UIKit

/// A form at one moment: its fields in order, the plan for each, and the rows among them that aren't loaded.
///
/// It holds its fields strongly, and exists only during the call that created it, because the app's code may change
/// anything about a form.
@MainActor
struct FormSnapshot {
    /// A field, and what the navigator does for it.
    struct Field {
        let view: UIView
        let kind: FieldKind
        /// Whether Previous, Next, and Return visit it. Only the field that has focus may not be a stop.
        private(set) var isStop: Bool
        /// Whether it has focus but can't be seen or used right now, for example while its screen fades in. It isn't a
        /// stop, and keeps everything that it has.
        private(set) var isUnseen: Bool
        /// Whether it has focus and moves skip it. It then has what the user needs to leave it.
        private(set) var isSkipped: Bool
        /// What distinguishes it from the other fields, in this reading of the form and in the next.
        let identity: FieldIdentity
        /// What the navigator does for it, according to the configuration and its own options.
        let capabilities: FormNavigator.Capabilities
        /// The value of its options for Return.
        let movesOnReturn: Bool?
        /// The value of its options for its key.
        let keepsReturnKeyType: Bool?

        /// The rows that contain it, outermost first.
        var rows: [FormRow] { identity.rows }

        /// Whether it gets what every field of the form gets.
        var isManaged: Bool { isStop || isUnseen }

        /// Whether it gets what the user needs to leave it: the toolbar, keys of a hardware keyboard, and taps outside.
        var canBeLeft: Bool { isManaged || isSkipped }

        /// The same field, skipped by moves because of something outside it.
        var skipped: Field {
            var field = self
            (field.isStop, field.isUnseen, field.isSkipped) = (false, false, canBeLeft)
            return field
        }
    }

    /// A place that a move may lead to.
    enum Slot {
        case field(Field)
        /// Rows of a table or a collection that aren't loaded, and may contain fields.
        case rows(ClosedRange<IndexPath>, of: any RowContainer)
    }

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
    /// The number of views visited.
    let visitCount: Int
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

    /// Finds and orders the fields below `root`.
    ///
    /// - Parameters:
    ///   - root: The view that contains the form. Its layout direction is the form's.
    ///   - surroundings: What surrounds the views in it.
    ///   - emptyRows: The rows that have been searched and contain no field.
    init(
        of root: UIView, _ surroundings: Surroundings, _ context: FormContext,
        emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]
    ) {
        let collector = FieldCollector(searching: root, in: surroundings, context)
        self.root = root
        isHidden = surroundings.reason?.isTemporary == true
        order = collector.slots(emptyRows: emptyRows)
        fields = order.compactMap(\.field)
        fieldWithFocus = collector.fieldWithFocus
        checked = collector.checked + Self.fields(of: collector, leftOutOf: fields)
        hasViewsWithoutSize = collector.hasViewsWithoutSize
        visitCount = collector.visitCount
        searchedDirections = context.searchedDirections
        rowsKnownEmpty = context.rowsKnownEmpty
        configuration = context.configuration
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

    /// The fields with content to check that a custom order leaves out.
    private static func fields(of collector: FieldCollector, leftOutOf fields: [Field]) -> [UIView] {
        guard fields.lazy.filter(\.isStop).count < collector.found.count else { return [] }
        let present = Set(fields.lazy.filter(\.isStop).map { ObjectIdentifier($0.view) })
        return collector.found.filter(\.field.isStop).map(\.field.view).filter {
            $0.assignedOptions?.checksContent == true && !present.contains(ObjectIdentifier($0))
        }
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

extension FormNavigator.Configuration {
    /// Whether a field's number pad should be at the bottom of the screen, even on iPad. A number pad doesn't have a
    /// key that moves on, and a popover doesn't necessarily have the toolbar with one (Q1).
    @MainActor
    func docksNumberPad(of field: UIView, with capabilities: FormNavigator.Capabilities) -> Bool {
        guard capabilities.contains(.toolbar), field.formField?.hasNumberPad == true else { return false }
        return !(field.assignedOptions?.allowsNumberPadPopover ?? allowsNumberPadPopover)
    }
}

extension FormSnapshot.Slot {
    /// The field at this place, or `nil` for rows.
    var field: FormSnapshot.Field? {
        if case .field(let field) = self { field } else { nil }
    }
}
