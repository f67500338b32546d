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
        /// The rows that it is in, outermost first. In another row it is another field, since cells are used again.
        let rows: [IndexPath]
        /// What is done for it, its own options included.
        let capabilities: FormNavigator.Capabilities
        /// What its options say of Return.
        let movesOnReturn: Bool?
        /// What they say of its key.
        let keepsReturnKeyType: Bool?

        /// Whether it is given what the fields of a form have.
        var isServed: Bool { isStop || isUnseen }
    }

    /// A place that a move may lead to.
    enum Slot {
        case field(Field)
        /// Rows of a table or a collection that are not loaded, and may hold fields.
        case rows(ClosedRange<IndexPath>, of: any RowContainer)
    }

    /// The view that was searched.
    let root: UIView
    /// In their order: all stops that are loaded, and the field that has focus, also where it is no stop just now.
    let fields: [Field]
    /// The field that has focus, in the form or in a part of it that is passed over.
    let fieldWithFocus: UIView?
    /// How many views had to be visited.
    let visitCount: Int
    /// The fields, and the rows among them that are not loaded.
    private let order: [Slot]
    /// The directions in which such rows may be searched.
    private let searchedDirections: Set<MoveDirection>
    private let textViewsMove: Bool
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
        order = collector.slots(emptyRows: emptyRows)
        fields = order.compactMap(\.field)
        fieldWithFocus = collector.fieldWithFocus
        visitCount = collector.visitCount
        searchedDirections = context.searchedDirections
        textViewsMove = context.configuration.textViewsMoveOnReturn
        if let last = fields.last(where: \.isServed)?.view {
            let continues = searchedDirections.contains(.next) && hasRows(.next, of: last)
            lastField = continues ? nil : last
        }
    }

    /// The fields that Previous, Next and Return visit, in their order.
    var stops: [UIView] { fields.lazy.filter(\.isStop).map(\.view) }

    /// The place of a view among the ``stops``; `nil` for a view that is none.
    func place(of view: UIView) -> Int? { stops.firstIndex { $0 === view } }

    /// Whether a view is one of the ``stops``.
    func contains(_ view: UIView) -> Bool { field(of: view)?.isStop == true }

    /// What is known of a view, if it is one of the ``fields``.
    func field(of view: UIView) -> Field? { fields.first { $0.view === view } }

    // MARK: - Moving

    /// Whether there is a field in a direction, or may be one in rows that can be searched.
    func canMove(_ direction: MoveDirection, from view: UIView?, wraps: Bool) -> Bool {
        hasField(direction, of: view, wraps: wraps)
            || searchedDirections.contains(direction) && hasRows(direction, of: view, wraps: wraps)
    }

    /// The places that follow `view` in a direction, nearest first.
    ///
    /// Coming from a view outside the form, or from none, Next starts with the first and Previous with the last.
    ///
    /// - Parameter wraps: Whether the other end follows each end, up to the view itself.
    func slots(_ direction: MoveDirection, of view: UIView?, wraps: Bool = false) -> some Sequence<Slot> {
        let count = order.count
        let place = view.flatMap { view in order.firstIndex { $0.field?.view === view } }
        let (start, length) =
            switch direction {
            case .next: (place ?? -1, place.map { wraps ? count - 1 : count - 1 - $0 } ?? count)
            case .previous: (place ?? count, place.map { wraps ? count - 1 : $0 } ?? count)
            }
        let step = direction == .next ? 1 : -1
        return (0..<length).lazy
            .map { order[(start + step * ($0 + 1) + count) % count] }
            .filter { $0.field?.isStop != false }
    }

    /// Whether there is a stop that is loaded in a direction.
    func hasField(_ direction: MoveDirection, of view: UIView?, wraps: Bool = false) -> Bool {
        slots(direction, of: view, wraps: wraps).contains { $0.field != nil }
    }

    /// Whether there are rows in a direction that are not loaded, and may hold fields.
    func hasRows(_ direction: MoveDirection, of view: UIView?, wraps: Bool = false) -> Bool {
        slots(direction, of: view, wraps: wraps).contains { $0.field == nil }
    }

    /// Whether there are rows anywhere that are not loaded, and may hold fields.
    var hasRowsToLoad: Bool { order.count > fields.count }

    // MARK: - Return

    /// What the return key of a field is for.
    func returnKeyRole(of field: Field) -> ReturnKeyPlan.Role {
        ReturnKeyPlan.role(
            of: .init(kind: field.kind, movesOnReturn: field.movesOnReturn), isLast: field.view === lastField,
            textViewsMove: textViewsMove)
    }
}

extension FormSnapshot.Slot {
    /// The field here; `nil` for rows.
    var field: FormSnapshot.Field? {
        if case .field(let field) = self { field } else { nil }
    }
}
