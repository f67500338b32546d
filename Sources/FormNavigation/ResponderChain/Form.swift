import FormNavigationCore
import UIKit

/// The fields of a form as they are at one moment, in their order.
///
/// It holds its fields, and lives no longer than the call that looks at it.
@MainActor
package struct Form {
    /// The view that holds the form.
    let root: UIView
    private let found: [FieldCollector.Found]
    private let sequence: FieldSequence

    /// Finds and orders the fields below `root`.
    ///
    /// - Parameters:
    ///   - root: The view that holds the form. Its layout direction is the form's.
    ///   - order: How to order what is found.
    ///   - barriers: Views that are not entered, and why.
    package init(in root: UIView, order: FieldOrder, barriers: [ObjectIdentifier: FormNavigator.SkipReason]) {
        self.root = root
        found = FieldCollector(searching: root, barriers: barriers).found
        let items = Self.items(for: found)
        let direction: ReadingOrder.Direction =
            root.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        sequence = FieldSequence(
            items: items, order: Self.order(order, of: found, direction: direction), direction: direction)
        if FormNavigator.trace != nil { trace() }
    }

    /// The stops in the order in which Previous, Next and Return visit them.
    package var fields: some BidirectionalCollection<any FormField> {
        sequence.indices.lazy.filter { [found] in found[$0].isStop }.map { [found] in found[$0].field }
    }

    /// Whether a view is one of ``fields``.
    func contains(_ view: UIView) -> Bool { index(of: view).map { found[$0].isStop } ?? false }

    /// The stops that follow `view` in a direction, nearest first.
    ///
    /// Coming from a view outside the form, or from none, Next starts with the first field and Previous with the last.
    func candidates(_ direction: MoveDirection, of view: UIView?) -> [any FormField] {
        let indices: [Int]
        switch (direction, view.flatMap(index(of:))) {
        case (.next, let index?): indices = Array(sequence.candidates(after: index))
        case (.previous, let index?): indices = Array(sequence.candidates(before: index))
        case (.next, nil): indices = sequence.indices
        case (.previous, nil): indices = sequence.indices.reversed()
        }
        return indices.filter { found[$0].isStop }.map { found[$0].field }
    }

    /// The return keys of ``fields``, one each; `nil` for a field that keeps its own.
    func returnKeys(_ configuration: FormNavigator.Configuration) -> [UIReturnKeyType?] {
        guard configuration.isReturnKeyEnabled else { return fields.map { _ in nil } }
        let plan: [ReturnKeyPlan.Field] = fields.map { field in
            ReturnKeyPlan.Field(
                kind: field is UITextView ? .textView : .textField,
                movesOnReturn: FieldOptions.registry[field]?.movesOnReturn)
        }
        return ReturnKeyPlan.roles(of: plan, textViewsMove: configuration.textViewsMoveOnReturn).map { role in
            switch role {
            case .next: .next
            case .last: configuration.lastReturnKey
            case .untouched: nil
            }
        }
    }

    // MARK: - Private

    /// The index among what was found, which is what the sequence counts in; `nil` for a view outside the form.
    private func index(of view: UIView) -> Int? {
        sequence.indices.first { found[$0].field === view }
    }

    private static func items(for found: [FieldCollector.Found]) -> [FieldSequence.Item] {
        var items = found.map { FieldSequence.Item(frame: $0.frame, tag: $0.field.tag) }
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
