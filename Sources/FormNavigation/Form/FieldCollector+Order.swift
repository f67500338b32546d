import FormNavigationCore
import UIKit

extension FieldCollector {
    /// Returns what the walk found as a form.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the form isn't visible right now.
    ///   - emptyRows: The rows that have been searched and contain no field.
    func form(isHidden: Bool, emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>]) -> FormSnapshot {
        let order = slots(emptyRows: emptyRows)
        return FormSnapshot(
            of: root, isHidden: isHidden, order: order, fieldWithFocus: fieldWithFocus,
            checked: checked + checkedFields(leftOutOf: order), hasViewsWithoutSize: hasViewsWithoutSize,
            searchedDirections: context.searchedDirections, rowsKnownEmpty: context.searches.emptyRows,
            context.configuration)
    }

    /// The fields with content to check that a custom order leaves out.
    private func checkedFields(leftOutOf order: [FormSnapshot.Slot]) -> [UIView] {
        var count = 0
        for slot in order where slot.field?.isStop == true { count += 1 }
        guard count < found.count else { return [] }
        let stops = order.compactMap(\.field).filter(\.isStop)
        let present = Set(stops.map { ObjectIdentifier($0.view) })
        return found.filter(\.field.isStop).map(\.field.view).filter {
            $0.assignedOptions?.checksContent == true && !present.contains(ObjectIdentifier($0))
        }
    }

    /// What the walk found in the order of the form, including the rows that aren't loaded.
    private func slots(emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>]) -> [FormSnapshot.Slot] {
        let items = items
        let form = FormOutline(
            fields: items, containers: outline.containers.map { container($0, emptyRows) }, entries: outline.entries)
        let places = form.places(order: order(of: items), direction: direction)
        // Links are applied after the order, wherever the order comes from.
        let rows = places.gaps.map { _ in FieldSequence.Item(frame: .null) }
        let sequence = FieldSequence(items: items + rows, unlinked: places.indices)
        if DecisionTrace.isHeardByApp { report(sequence) }
        let leftOut = leftOutField(of: sequence, items)
        var slots: [FormSnapshot.Slot] = []
        slots.reserveCapacity(sequence.indices.count)
        if let leftOut, leftOut.neighbor == nil { slots.append(.field(leftOut.field)) }
        for index in sequence.indices {
            if index < found.count {
                slots.append(.field(found[index].field))
                if let leftOut, leftOut.neighbor == index { slots.append(.field(leftOut.field)) }
            } else {
                let gap = places.gaps[index - found.count]
                if let container = outline.containers[gap.container].view {
                    slots.append(.rows(gap.rows, of: container))
                }
            }
        }
        return slots
    }

    /// The field that has focus, if a custom order leaves it out, and the index of the field that it follows: the nearest
    /// one before it in reading order that isn't left out.
    private func leftOutField(
        of sequence: FieldSequence, _ items: [FieldSequence.Item]
    ) -> (field: FormSnapshot.Field, neighbor: Int?)? {
        guard case .custom = context.configuration.order,
            let focused = found.firstIndex(where: { $0.field.view === fieldWithFocus }),
            !sequence.indices.contains(focused)
        else { return nil }
        let placed = Set(sequence.indices)
        let before = FieldSequence.readingOrder(of: items, direction: direction).prefix { $0 != focused }
        return (found[focused].field.skipped, before.last(where: placed.contains))
    }

    /// The fields, with the links between them that their options contain.
    private var items: [FieldSequence.Item] {
        var items: [FieldSequence.Item] = []
        var hasLinks = false
        // Where the app orders the fields, their last places say nothing about how they're read.
        let keepsPlaces = context.readsByPosition
        items.reserveCapacity(found.count)
        var lastPlace = -1
        for index in found.indices {
            let field = found[index].field
            var item = FieldSequence.Item(frame: found[index].frame, tag: field.view.tag)
            if keepsPlaces, let place = context.lastOrder.place(of: field, expected: lastPlace + 1) {
                item.lastPlace = place
                lastPlace = place
            }
            items.append(item)
            if found[index].next != nil || found[index].previous != nil { hasLinks = true }
        }
        guard hasLinks else { return items }
        let places = Dictionary(uniqueKeysWithValues: found.enumerated().map { (ObjectIdentifier($1.field.view), $0) })
        for place in items.indices {
            // A link to a view outside the form doesn't have an item.
            items[place].next = found[place].next.map { places[ObjectIdentifier($0)] ?? -1 }
            items[place].previous = found[place].previous.map { places[ObjectIdentifier($0)] ?? -1 }
        }
        return items
    }

    private func container(
        _ container: OutlineBuilder.Container, _ emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>]
    ) -> FormOutline.Container {
        guard let view = container.view else { return container.outline }
        var outline = container.outline
        outline.rowsWithFields = context.rowsWithFields(view)?.sorted()
        outline.emptyRows = emptyRows[ObjectIdentifier(view)]
        return outline
    }

    private func order(of items: [FieldSequence.Item]) -> FieldSequence.Order {
        switch context.configuration.order {
        case .position: return .position
        case .tag: return .tag
        case .hierarchy: return .hierarchy
        case .custom(let arrange):
            let views = found.map(\.field.view)
            let read = FieldSequence.readingOrder(of: items, direction: direction)
                .filter { !coveredFields.contains($0) || views[$0] === fieldWithFocus }
            let indices = Dictionary(uniqueKeysWithValues: read.map { (ObjectIdentifier(views[$0]), $0) })
            return .custom(arrange(read.map { views[$0] }).compactMap { indices[ObjectIdentifier($0)] })
        }
    }

    private func report(_ sequence: FieldSequence) {
        let placed = Set(sequence.indices)
        for index in found.indices where !placed.contains(index) && !coveredFields.contains(index) {
            DecisionTrace.report(.skipped(found[index].field.view, .leftOutByOrder))
        }
        for link in sequence.ignoredLinks {
            let field = found[link.item]
            guard let target = link.kind == .next ? field.next : field.previous else { continue }
            DecisionTrace.report(.ignoredLink(from: field.field.view, to: target, .init(link.reason)))
        }
    }
}

extension FormNavigator.Decision.Reason {
    fileprivate init(_ reason: FieldSequence.IgnoredLink.Reason) {
        switch reason {
        case .outOfRange: self = .outsideForm
        case .leftOut: self = .leftOutOfLink
        case .taken: self = .linkConflict
        case .linksToItself, .closesCycle: self = .linkCycle
        }
    }
}
