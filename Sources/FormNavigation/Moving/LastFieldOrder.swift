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

    /// Whether the same fields are in the same order.
    func hasSameFields(as other: LastFieldOrder) -> Bool {
        entries.map(\.identity) == other.entries.map(\.identity)
    }

    init() {}

    init(_ form: FormSnapshot) {
        for field in form.fields {
            places[field.identity] = entries.count
            entries.append(Entry(identity: field.identity, view: field.view))
        }
    }

    /// The place of a field, which may be in another cell now.
    func place(of field: FormSnapshot.Field) -> Int? {
        guard let place = places[field.identity] else { return nil }
        // An address may be reused after its view has been deallocated.
        if case .view = field.identity, entries[place].view !== field.view { return nil }
        return place
    }

    /// The identity of a field.
    func identity(of field: UIView) -> FieldIdentity? {
        for entry in entries where entry.view === field { return entry.identity }
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
        guard let place = entries.firstIndex(where: { $0.view === field }) else {
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
