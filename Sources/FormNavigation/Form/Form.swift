import FormNavigationCore
import UIKit

/// The fields of a form as they are at one moment, in their order, with the rows among them that are not loaded.
///
/// It holds its fields, and lives no longer than the call that looks at it.
@MainActor
struct Form {
    /// A place that a move may lead to.
    enum Slot {
        /// A field, and the rows that it is in: in another row it is another one, since cells are used again.
        case field(UIView, in: [IndexPath])
        /// Rows of a table or a collection that are not loaded, and may hold fields.
        case rows(ClosedRange<IndexPath>, of: any RowContainer)
    }

    /// The view that holds the form.
    let root: UIView
    /// The places in what was found of the stops that are loaded, in the order in which Previous, Next and Return visit
    /// them.
    private let order: [Int]
    /// How many views had to be visited.
    let visitCount: Int
    /// What was found, in the order of the hierarchy.
    private let found: [CollectedFields.Facts]
    private let foundFields: [UIView]
    private let foundRows: LoadedRows
    private let containers: [OutlineBuilder.Container]
    /// Rows that are not loaded. In `sequence` their indices follow those of the fields.
    private let gaps: [FormOutline.Gap]
    private let sequence: FieldSequence
    private let focusedIndex: Int?
    private let focusedElsewhere: UIView?
    /// Whether the field that has focus is no stop because it cannot be seen or used just now. It is served all the same.
    let isFocusUnseen: Bool
    /// The fields that are served, in their order: the stops and, were it none just now, the field that has focus.
    private let served: [Int]

    /// Finds and orders the fields below `root`.
    ///
    /// - Parameters:
    ///   - root: The view that holds the form. Its layout direction is the form's.
    ///   - surroundings: What surrounds the views in it.
    ///   - emptyRows: The rows that have been looked at and hold no field.
    init(
        in root: UIView, _ surroundings: Surroundings, _ context: FormContext,
        emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]
    ) {
        self.root = root
        let collector = FieldCollector(searching: root, in: surroundings, context)
        let (fields, outline) = (collector.fields, collector.outline)
        (found, foundFields, foundRows) = (fields.facts, fields.views, outline.rows)
        containers = outline.containers
        focusedIndex = fields.focusedPlace
        focusedElsewhere = collector.focusedElsewhere
        visitCount = collector.visitCount
        let direction = collector.direction
        let items = Self.linked(fields.items, of: foundFields, fields.linked)
        let plainOrder = Self.order(context.configuration.order, of: foundFields, items, direction: direction)
        if containers.isEmpty {
            gaps = []
            sequence = FieldSequence(items: items, order: plainOrder, direction: direction)
        } else {
            var formOutline = FormOutline(fields: items, entries: outline.entries)
            for container in containers {
                formOutline.containers.append(Self.container(container, context, emptyRows))
            }
            let places = formOutline.places(order: plainOrder, direction: direction)
            gaps = places.gaps
            // Links come on top of the order, whatever it was made of.
            sequence = FieldSequence(
                items: gaps.isEmpty ? items : items + gaps.map { _ in FieldSequence.Item(frame: .null) },
                unlinked: places.indices)
        }
        // Most forms have no rows to load, and nothing but stops.
        let facts = fields.facts
        let hasOnlyStops = sequence.indices.count == fields.stopCount && facts.count == fields.stopCount
        order =
            hasOnlyStops ? sequence.indices : sequence.indices.filter { $0 < facts.count && facts[$0].isStop }
        if let focus = fields.focusedPlace, fields.isFocusUnseen {
            served = sequence.indices.filter { $0 == focus || $0 < facts.count && facts[$0].isStop }
        } else {
            served = order
        }
        isFocusUnseen = served.count > order.count
        if FormNavigator.trace != nil { trace() }
    }

    /// The fields that Previous, Next and Return visit, in their order.
    var fields: [UIView] {
        var fields: [UIView] = []
        fields.reserveCapacity(order.count)
        for index in order { fields.append(foundFields[index]) }
        return fields
    }

    /// How many fields there are.
    var count: Int { order.count }

    /// The number of fields that are served: see ``servedField(at:)``.
    var servedCount: Int { served.count }

    /// The field at a place among those that are served.
    func servedField(at place: Int) -> UIView { foundFields[served[place]] }

    /// Whether a view is the field at a place among those that are served.
    func isServed(_ view: UIView, at place: Int) -> Bool { foundFields[served[place]] === view }

    /// What is done for a field that is served.
    func capabilities(at place: Int) -> FormNavigator.Capabilities { found[served[place]].capabilities }

    /// The kind of a field that is served.
    func kind(at place: Int) -> ReturnKeyPlan.Field.Kind { found[served[place]].kind }

    /// The field that has focus, in the form or in a part of it that is passed over.
    var fieldWithFocus: UIView? { focusedIndex.map { foundFields[$0] } ?? focusedElsewhere }

    /// The place of a view in ``fields``; `nil` for a view that is no stop.
    func place(of view: UIView) -> Int? {
        for place in order.indices where foundFields[order[place]] === view { return place }
        return nil
    }

    /// Whether a view is one of ``fields``.
    func contains(_ view: UIView) -> Bool { place(of: view) != nil }

    /// The places that follow `view` in a direction, nearest first.
    ///
    /// Coming from a view outside the form, or from none, Next starts with the first and Previous with the last.
    ///
    /// - Parameter wraps: Whether the other end follows each end, up to the view itself.
    func slots(_ direction: MoveDirection, of view: UIView?, wraps: Bool = false) -> some Sequence<Slot> {
        indices(direction, of: view, wraps: wraps).lazy.compactMap(slot)
    }

    /// Whether there is a stop that is loaded in a direction.
    func hasField(_ direction: MoveDirection, of view: UIView?, wraps: Bool = false) -> Bool {
        for index in indices(direction, of: view, wraps: wraps) where index < found.count && found[index].isStop {
            return true
        }
        return false
    }

    /// Whether there are rows in a direction that are not loaded, and may hold fields.
    func hasRows(_ direction: MoveDirection, of view: UIView?, wraps: Bool = false) -> Bool {
        if gaps.isEmpty { return false }
        for index in indices(direction, of: view, wraps: wraps) where index >= found.count { return true }
        return false
    }

    /// Whether there are rows anywhere that are not loaded, and may hold fields.
    var hasRowsToLoad: Bool { hasRows(.next, of: nil) }

    /// What the return key of a field is for.
    ///
    /// - Parameters:
    ///   - place: Its place among those that are served.
    ///   - mayContinue: Whether rows that are not loaded count as more of the form.
    func returnKeyRole(
        at place: Int, textViewsMove: Bool, mayContinue: Bool
    ) -> ReturnKeyPlan.Role {
        let index = served[place]
        let isLast = place == served.count - 1 && !(mayContinue && hasRows(.next, of: foundFields[index]))
        return ReturnKeyPlan.role(
            of: .init(kind: found[index].kind, movesOnReturn: found[index].movesOnReturn), isLast: isLast,
            textViewsMove: textViewsMove)
    }

    /// Which keys of the app's a field that is served keeps.
    func keptReturnKeys(at place: Int, byForm: Bool) -> ReturnKeyPlan.KeptKeys {
        ReturnKeyPlan.KeptKeys(field: found[served[place]].keepsReturnKeyType, form: byForm)
    }

    // MARK: - Private

    private func indices(_ direction: MoveDirection, of view: UIView?, wraps: Bool) -> IndexSequence {
        let indices = sequence.indices
        // Coming from nowhere, all places are ahead.
        guard let view, let place = position(of: view) else {
            return IndexSequence(indices, ahead: 0..<indices.count, behind: 0..<0, isForward: direction == .next)
        }
        let (before, after) = (0..<place, (place + 1)..<indices.count)
        return direction == .next
            ? IndexSequence(indices, ahead: after, behind: wraps ? before : 0..<0, isForward: true)
            : IndexSequence(indices, ahead: before, behind: wraps ? after : 0..<0, isForward: false)
    }

    private func slot(at index: Int) -> Slot? {
        guard index < found.count else {
            let gap = gaps[index - found.count]
            return containers[gap.container].view.map { .rows(gap.rows, of: $0) }
        }
        return found[index].isStop ? .field(foundFields[index], in: foundRows.paths(at: found[index].row)) : nil
    }

    /// The place of a view in the sequence; `nil` for a view outside the form.
    private func position(of view: UIView) -> Int? {
        if let focusedIndex, foundFields[focusedIndex] === view { return sequence.position(of: focusedIndex) }
        for index in foundFields.indices where foundFields[index] === view { return sequence.position(of: index) }
        return nil
    }

    private static func container(
        _ container: OutlineBuilder.Container, _ context: FormContext,
        _ emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>]
    ) -> FormOutline.Container {
        guard let view = container.view else {
            let space = RowSpace(sectionCount: 0) { _ in 0 }
            return FormOutline.Container(
                frame: container.frame, tag: container.tag, direction: container.direction, space: space,
                rows: container.rows)
        }
        return FormOutline.Container(
            frame: container.frame, tag: container.tag, direction: container.direction, space: view.rowSpace,
            rows: container.rows, rowsWithFields: context.rowsWithFields(view)?.sorted(),
            emptyRows: emptyRows[ObjectIdentifier(view)])
    }

    /// Returns the items with the links between fields that their options ask for.
    private static func linked(
        _ items: [FieldSequence.Item], of fields: [UIView], _ linked: [(place: Int, options: FormFieldOptions.Box)]
    ) -> [FieldSequence.Item] {
        if linked.isEmpty { return items }
        var items = items
        let places = Dictionary(uniqueKeysWithValues: fields.enumerated().map { (ObjectIdentifier($1), $0) })
        for (place, box) in linked {
            // A link to a view outside the form is one to no item.
            items[place].next = box.options.next.map { places[ObjectIdentifier($0)] ?? -1 }
            items[place].previous = box.options.previous.map { places[ObjectIdentifier($0)] ?? -1 }
        }
        return items
    }

    private static func order(
        _ order: FormFieldOrder, of fields: [UIView], _ items: [FieldSequence.Item], direction: ReadingOrder.Direction
    ) -> FieldSequence.Order {
        switch order {
        case .position: return .position
        case .tag: return .tag
        case .hierarchy: return .hierarchy
        case .custom(let arrange):
            let read = ReadingOrder.order(of: items.map(\.frame), direction: direction)
            let indices = Dictionary(uniqueKeysWithValues: read.map { (ObjectIdentifier(fields[$0]), $0) })
            return .custom(arrange(read.map { fields[$0] }).compactMap { indices[ObjectIdentifier($0)] })
        }
    }

    private func trace() {
        for index in found.indices where sequence.position(of: index) == nil {
            FormNavigator.report(.skipped(foundFields[index], .leftOutByOrder))
        }
        for link in sequence.ignoredLinks {
            let field = foundFields[link.item]
            let options = field.formOptions
            guard let target = link.kind == .next ? options.next : options.previous else { continue }
            FormNavigator.report(.ignoredLink(from: field, to: target, .init(link.reason)))
        }
    }
}

extension FormNavigator.LinkObstacle {
    fileprivate init(_ reason: FieldSequence.IgnoredLink.Reason) {
        switch reason {
        case .outOfRange: self = .outsideForm
        case .linksToItself: self = .itself
        case .leftOut: self = .leftOutByOrder
        case .taken: self = .taken
        case .closesCycle: self = .circle
        }
    }
}

/// The places of a sequence in one direction, and then those behind its start.
private struct IndexSequence: Sequence, IteratorProtocol {
    private let indices: [Int]
    private var ahead: Range<Int>
    private var behind: Range<Int>
    private let isForward: Bool

    init(_ indices: [Int], ahead: Range<Int>, behind: Range<Int>, isForward: Bool) {
        (self.indices, self.ahead, self.behind, self.isForward) = (indices, ahead, behind, isForward)
    }

    mutating func next() -> Int? {
        if ahead.isEmpty { (ahead, behind) = (behind, 0..<0) }
        guard !ahead.isEmpty else { return nil }
        defer { ahead = isForward ? ahead.dropFirst() : ahead.dropLast() }
        return indices[isForward ? ahead.lowerBound : ahead.upperBound - 1]
    }
}
