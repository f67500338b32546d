import FormNavigationCore
import UIKit

/// The order of a form's fields at its last update, for a move from a field that has disappeared since.
@MainActor
struct LastFieldOrder {
    private struct Entry {
        let identity: FieldIdentity
        weak var view: UIView?
    }

    private var entries: [Entry] = []
    private var places: [FieldIdentity: Int] = [:]

    /// Replaces the order with that of a form.
    ///
    /// - Returns: Whether the form has other fields, or has them in another order.
    @discardableResult
    mutating func update(with form: FormSnapshot) -> Bool {
        var (hasSameFields, hasSameViews) = (entries.count == form.fields.count, true)
        // By index, because copying an entry or a field refers to more objects.
        for index in entries.indices where hasSameFields {
            hasSameFields = entries[index].identity == form.fields[index].identity
            if entries[index].view !== form.fields[index].view { hasSameViews = false }
        }
        // Usually nothing has changed, and referring to each field weakly once more would take longer.
        if !hasSameFields || !hasSameViews { self = LastFieldOrder(form) }
        return !hasSameFields
    }

    init() {}

    init(_ form: FormSnapshot) {
        entries.reserveCapacity(form.fields.count)
        places.reserveCapacity(form.fields.count)
        for field in form.fields {
            places[field.identity] = entries.count
            entries.append(Entry(identity: field.identity, view: field.view))
        }
    }

    /// The place of a field, which may be in another cell now.
    ///
    /// - Parameter expected: The place that it most likely has, where it's looked for first.
    func place(of field: FormSnapshot.Field, expected: Int) -> Int? {
        let isExpected = entries.indices.contains(expected) && entries[expected].identity == field.identity
        guard let place = isExpected ? expected : places[field.identity] else { return nil }
        // An address may be reused after its view has been deallocated.
        if case .view = field.identity, entries[place].view !== field.view { return nil }
        return place
    }

    /// The identity of a field.
    func identity(of field: UIView) -> FieldIdentity? { place(of: field).map { entries[$0].identity } }

    private func place(of field: UIView) -> Int? {
        // Copying an entry would refer to its view weakly once more.
        for place in entries.indices where entries[place].view === field { return place }
        return nil
    }

    /// Where a move from a field begins in a form: at the field or, if that has disappeared, next to the nearest
    /// remaining field on the side that the move comes from.
    ///
    /// What the app has put in the field's position is between the fields before it and those after it. So Next
    /// continues from what was before, and Previous from what was after.
    func origin(of field: UIView, in form: FormSnapshot, _ direction: MoveDirection) -> FormSnapshot.Origin {
        // A focused field is where it is now, because rows may have been inserted or removed above it.
        if field.hasFocus, form.contains(field) { return .field(field) }
        guard let place = place(of: field) else {
            return form.fields.contains { $0.view === field } ? .field(field) : .nowhere
        }
        let stops = form.stopsByIdentity
        if let present = stops[entries[place].identity] { return .field(present) }
        switch direction {
        case .next:
            for index in (0..<place).reversed() {
                if let neighbor = survivor(at: index, stops) { return .after(neighbor) }
            }
        case .previous:
            for index in entries.indices.dropFirst(place + 1) {
                if let neighbor = survivor(at: index, stops) { return .before(neighbor) }
            }
        }
        return .nowhere
    }

    /// Returns a form in which the focused field has its last visible position. A hidden view doesn't have a position,
    /// because layout moves other fields there.
    func placingHidden(_ field: UIView, in form: FormSnapshot) -> FormSnapshot {
        guard let record = form.field(of: field), record.isUnseen, record.rows.isEmpty else { return form }
        for direction in [MoveDirection.next, .previous] {
            let origin = origin(of: field, in: form, direction)
            if case .nowhere = origin { continue }
            return form.placing(field, at: origin)
        }
        return form
    }

    private func survivor(at place: Int, _ stops: [FieldIdentity: UIView]) -> UIView? {
        // An address may be reused after its view has been deallocated.
        if case .view = entries[place].identity, entries[place].view == nil { return nil }
        return stops[entries[place].identity]
    }
}
