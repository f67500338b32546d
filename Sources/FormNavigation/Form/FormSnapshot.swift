import FormNavigationCore
import UIKit

/// A form at one moment: its fields in their order, what each is to have, and the rows among them that are not loaded.
///
/// It keeps its fields alive, and ends with the call that has looked: code of the app may change anything about a form.
@MainActor
struct FormSnapshot {
    /// A field, and what is done for it.
    struct Field {
        let view: UIView
        let kind: FieldKind
        /// Whether Previous, Next and Return visit it. Only the field that has focus may be none.
        let isStop: Bool
        /// Whether it has focus and merely cannot be seen or used just now, as while its screen fades in: it is no stop, and
        /// keeps all that it has.
        let isUnseen: Bool
        /// Whether it has focus and is passed over by moves: it has what it takes to leave it.
        let isPassed: Bool
        /// The rows that it is in, outermost first. In another row it is another field, since cells are used again.
        let rows: [FormRow]
        /// What is done for it, its own options included.
        let capabilities: FormNavigator.Capabilities
        /// What its options say of Return.
        let movesOnReturn: Bool?
        /// What they say of its key.
        let keepsReturnKeyType: Bool?

        /// Whether it is given what the fields of a form have.
        var isServed: Bool { isStop || isUnseen }

        /// Whether it is given what it takes to leave it: the toolbar, keys of a hardware keyboard, taps outside.
        var canBeLeft: Bool { isServed || isPassed }
    }

    /// A place that a move may lead to.
    enum Slot {
        case field(Field)
        /// Rows of a table or a collection that are not loaded, and may hold fields.
        case rows(ClosedRange<IndexPath>, of: any RowContainer)
    }

    /// The view that was searched.
    let root: UIView
    /// Whether it cannot be seen just now, so that no field in it can be gone to.
    let isHidden: Bool
    /// In their order: all stops that are loaded, and the field that has focus, also where it is no stop just now.
    let fields: [Field]
    /// The field that has focus, in the form or in a part of it that is passed over.
    let fieldWithFocus: UIView?
    /// The views that are no stops and whose content counts all the same.
    private let checked: [UIView]
    /// How many views had to be visited.
    let visitCount: Int
    /// The fields, and the rows among them that are not loaded.
    let order: [Slot]
    /// The directions in which such rows may be searched.
    let searchedDirections: Set<MoveDirection>
    /// How the navigator that has looked is configured.
    let configuration: FormNavigator.Configuration
    /// The field of the navigator that has focus.
    private(set) var focus: FocusedField?
    /// The field in which Return ends the form: the last that is served, unless rows follow that may be searched.
    private var lastField: UIView?

    /// Finds and orders the fields below `root`.
    ///
    /// - Parameters:
    ///   - root: The view that holds the form. Its layout direction is the form's.
    ///   - surroundings: What surrounds the views in it.
    ///   - emptyRows: The rows that have been looked at and hold no field.
    init(
        of root: UIView, _ surroundings: Surroundings, _ context: FormContext,
        emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]
    ) {
        let collector = FieldCollector(searching: root, in: surroundings, context)
        self.root = root
        isHidden = surroundings.reason?.isPassing == true
        order = collector.slots(emptyRows: emptyRows)
        fields = order.compactMap(\.field)
        fieldWithFocus = collector.fieldWithFocus
        let leftOut = fields.count < collector.found.count ? Self.fields(of: collector, leftOutOf: fields) : []
        checked = collector.checked + leftOut
        visitCount = collector.visitCount
        searchedDirections = context.searchedDirections
        configuration = context.configuration
        if let last = fields.last(where: \.isServed)?.view {
            let continues = searchedDirections.contains(.next) && hasRows(.next, from: .field(last))
            lastField = continues ? nil : last
        }
    }

    /// The fields with content that counts which a custom order has left out.
    private static func fields(of collector: FieldCollector, leftOutOf fields: [Field]) -> [UIView] {
        let present = Set(fields.map { ObjectIdentifier($0.view) })
        return collector.found.filter(\.field.isStop).map(\.field.view).filter {
            $0.assignedOptions?.checksContent == true && !present.contains(ObjectIdentifier($0))
        }
    }

    /// The views whose content may be invalid: first the ``stops``, in their order.
    var viewsWithChecks: [UIView] { stops.filter { $0.assignedOptions?.checksContent == true } + checked }

    /// The fields that Previous, Next and Return visit, in their order.
    var stops: [UIView] { fields.lazy.filter(\.isStop).map(\.view) }

    /// The place of a view among the ``stops``; `nil` for a view that is none.
    func place(of view: UIView) -> Int? { stops.firstIndex { $0 === view } }

    /// Whether a view is one of the ``stops``.
    func contains(_ view: UIView) -> Bool { field(of: view)?.isStop == true }

    /// What is known of a view, if it is one of the ``fields``.
    func field(of view: UIView) -> Field? { fields.first { $0.view === view } }

    /// Whether there are rows anywhere that are not loaded, and may hold fields.
    var hasRowsToLoad: Bool { order.count > fields.count }

    /// The same, with what is known of the field that has focus.
    func focused(_ focus: FocusedField) -> FormSnapshot {
        var snapshot = self
        snapshot.focus = focus
        snapshot.focus?.isStop = focus.view.flatMap { field(of: $0) }?.isStop ?? false
        return snapshot
    }

    /// What is known of the field that has focus.
    private var focusedField: Field? { focus?.view.flatMap { field(of: $0) } }

    /// Whether the field that has focus is given what the fields of a form have.
    var isServed: Bool { focusedField?.isServed == true }

    /// Whether it is given what it takes to leave it.
    var canBeLeft: Bool { focusedField?.canBeLeft == true }

    // MARK: - Return

    /// What the return key of a field is for.
    func returnKeyRole(of field: Field) -> ReturnKeyPlan.Role {
        guard field.isServed else { return .untouched }
        return ReturnKeyPlan.role(
            of: .init(kind: field.kind, movesOnReturn: field.movesOnReturn), isLast: field.view === lastField,
            textViewsMove: configuration.textViewsMoveOnReturn)
    }
}

extension FormSnapshot.Slot {
    /// The field here; `nil` for rows.
    var field: FormSnapshot.Field? {
        if case .field(let field) = self { field } else { nil }
    }
}

/// A row of a table or a collection.
struct FormRow: Hashable {
    let container: ObjectIdentifier
    let path: IndexPath
}
