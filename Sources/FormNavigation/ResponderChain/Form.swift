import FormNavigationCore
import UIKit

/// The fields of a form as they are at one moment, in their order, with the rows among them that are not loaded.
///
/// It holds its fields, and lives no longer than the call that looks at it.
@MainActor
package struct Form {
    /// A place that a move may lead to.
    enum Slot {
        /// A field, and the rows that it is in: in another row it is another one, since cells are used again.
        case field(UIView, in: [IndexPath])
        /// Rows of a table or a collection that are not loaded, and may hold fields.
        case rows(ClosedRange<IndexPath>, of: any RowContainer)
    }

    /// What is known of rows that are not loaded.
    struct RowKnowledge {
        /// The rows of a container that hold fields, in any order; `nil` if nobody says.
        var rowsWithFields: @MainActor (UIScrollView) -> [IndexPath]? = { _ in nil }
        /// The rows that have been looked at and hold none.
        var emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]
    }

    /// The view that holds the form.
    let root: UIView
    /// The stops that are loaded, in the order in which Previous, Next and Return visit them.
    package let fields: [UIView]
    private let found: [FieldCollector.Found]
    private let containers: [FieldCollector.Container]
    /// The gaps, which the sequence counts on from what was found.
    private let gaps: [FormOutline.Gap]
    private let sequence: FieldSequence

    /// Finds and orders the fields below `root`.
    ///
    /// - Parameters:
    ///   - root: The view that holds the form. Its layout direction is the form's.
    ///   - order: How to order what is found.
    ///   - barriers: Views that are not entered, and why.
    package init(in root: UIView, order: FieldOrder, barriers: [ObjectIdentifier: FormNavigator.SkipReason]) {
        self.init(in: root, order: order, barriers: barriers, rows: RowKnowledge())
    }

    init(
        in root: UIView, order: FieldOrder, barriers: [ObjectIdentifier: FormNavigator.SkipReason], rows: RowKnowledge
    ) {
        self.root = root
        let collector = FieldCollector(searching: root, barriers: barriers)
        found = collector.found
        containers = collector.containers
        let items = Self.items(for: found)
        let direction: ReadingOrder.Direction =
            root.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        let plainOrder = Self.order(order, of: found, direction: direction)
        if containers.isEmpty {
            gaps = []
            sequence = FieldSequence(items: items, order: plainOrder, direction: direction)
        } else {
            let outline = FormOutline(
                fields: items, containers: containers.map { Self.container($0, rows) }, entries: collector.entries)
            let slots = outline.slots(order: plainOrder, direction: direction)
            var gaps: [FormOutline.Gap] = []
            let indices = slots.map { slot in
                switch slot {
                case .field(let index): return index
                case .gap(let gap):
                    gaps.append(gap)
                    return items.count + gaps.count - 1
                }
            }
            self.gaps = gaps
            // Links come on top of the order, whatever it was made of.
            sequence = FieldSequence(
                items: items + gaps.map { _ in FieldSequence.Item(frame: .null) }, order: .custom(indices))
        }
        var fields: [UIView] = []
        for index in sequence.indices where index < found.count && found[index].isStop {
            fields.append(found[index].field)
        }
        self.fields = fields
        if FormNavigator.trace != nil { trace() }
    }

    /// Whether a view is one of ``fields``.
    func contains(_ view: UIView) -> Bool { fields.contains { $0 === view } }

    /// The places that follow `view` in a direction, nearest first.
    ///
    /// Coming from a view outside the form, or from none, Next starts with the first and Previous with the last.
    ///
    /// - Parameter wraps: Whether the other end follows each end, up to the view itself.
    func slots(_ direction: MoveDirection, of view: UIView?, wraps: Bool = false) -> some Sequence<Slot> {
        var indices: [Int]
        let index = view.flatMap(index(of:))
        switch (direction, index) {
        case (.next, let index?): indices = Array(sequence.candidates(after: index))
        case (.previous, let index?): indices = Array(sequence.candidates(before: index))
        case (.next, nil): indices = sequence.indices
        case (.previous, nil): indices = sequence.indices.reversed()
        }
        if wraps, let index {
            indices +=
                (direction == .next
                ? Array(sequence.candidates(before: index)) : Array(sequence.candidates(after: index))).reversed()
        }
        return indices.lazy.compactMap(slot)
    }

    /// Whether there is a stop that is loaded in a direction.
    func hasField(_ direction: MoveDirection, of view: UIView?, wraps: Bool = false) -> Bool {
        slots(direction, of: view, wraps: wraps).contains { if case .field = $0 { true } else { false } }
    }

    /// Whether there are rows in a direction that are not loaded, and may hold fields.
    func hasRows(_ direction: MoveDirection, of view: UIView?, wraps: Bool = false) -> Bool {
        slots(direction, of: view, wraps: wraps).contains { if case .rows = $0 { true } else { false } }
    }

    /// The return keys of ``fields``, one each, where the navigator is to give them any; `nil` for a field that keeps its
    /// own.
    ///
    /// - Parameter mayContinue: Whether rows that are not loaded count as more of the form.
    func returnKeys(_ configuration: FormNavigator.Configuration, mayContinue: Bool) -> [UIReturnKeyType?] {
        let plan: [ReturnKeyPlan.Field] = fields.map { field in
            ReturnKeyPlan.Field(
                kind: field is UITextField ? .textField : field is UITextView ? .textView : .other,
                movesOnReturn: FieldOptions.registry[field]?.movesOnReturn)
        }
        let roles = ReturnKeyPlan.roles(
            of: plan, textViewsMove: configuration.textViewsMoveOnReturn,
            mayContinue: mayContinue && hasRows(.next, of: fields.last))
        return roles.map { role in
            switch role {
            case .next: .next
            case .last: configuration.lastReturnKey
            case .untouched: nil
            }
        }
    }

    // MARK: - Private

    private func slot(at index: Int) -> Slot? {
        guard index < found.count else {
            let gap = gaps[index - found.count]
            return containers[gap.container].view.map { .rows(gap.rows, of: $0) }
        }
        return found[index].isStop ? .field(found[index].field, in: found[index].rows) : nil
    }

    /// The index among what was found, which is what the sequence counts in; `nil` for a view outside the form.
    private func index(of view: UIView) -> Int? {
        sequence.indices.first { $0 < found.count && found[$0].field === view }
    }

    private static func container(_ container: FieldCollector.Container, _ rows: RowKnowledge) -> FormOutline.Container
    {
        guard let view = container.view else {
            let space = RowSpace(sectionCount: 0) { _ in 0 }
            return FormOutline.Container(
                frame: container.frame, tag: container.tag, space: space, rows: container.rows)
        }
        return FormOutline.Container(
            frame: container.frame, tag: container.tag, space: view.rowSpace, rows: container.rows,
            rowsWithFields: rows.rowsWithFields(view)?.sorted(), emptyRows: rows.emptyRows[ObjectIdentifier(view)])
    }

    private static func items(for found: [FieldCollector.Found]) -> [FieldSequence.Item] {
        var items: [FieldSequence.Item] = []
        items.reserveCapacity(found.count)
        // A loop, since Swift asks on every call of a closure whether it is on the main actor.
        for item in found { items.append(FieldSequence.Item(frame: item.frame, tag: item.field.tag)) }
        let options = FieldOptions.registry
        guard !options.isEmpty else { return items }
        lazy var indices = Dictionary(uniqueKeysWithValues: found.enumerated().map { (ObjectIdentifier($1.field), $0) })
        for (index, item) in found.enumerated() {
            guard let options = options[item.field] else { continue }
            // A link to a view outside the form is one to no item.
            items[index].next = options.next.map { indices[ObjectIdentifier($0)] ?? -1 }
            items[index].previous = options.previous.map { indices[ObjectIdentifier($0)] ?? -1 }
        }
        return items
    }

    private static func order(
        _ order: FieldOrder, of found: [FieldCollector.Found], direction: ReadingOrder.Direction
    ) -> FieldSequence.Order {
        switch order {
        case .position: return .position
        case .tag: return .tag
        case .hierarchy: return .hierarchy
        case .custom(let arrange):
            let read = ReadingOrder.order(of: found.map(\.frame), direction: direction)
            let indices = Dictionary(uniqueKeysWithValues: read.map { (ObjectIdentifier(found[$0].field), $0) })
            return .custom(arrange(read.map { found[$0].field }).compactMap { indices[ObjectIdentifier($0)] })
        }
    }

    private func trace() {
        for index in found.indices where sequence.position(of: index) == nil {
            FormNavigator.report(.skipped(found[index].field, .leftOutByOrder))
        }
        for link in sequence.ignoredLinks {
            let field = found[link.item].field
            let options = field.formOptions
            guard let target = link.kind == .next ? options.next : options.previous else { continue }
            FormNavigator.report(.ignoredLink(from: field, to: target))
        }
    }
}
