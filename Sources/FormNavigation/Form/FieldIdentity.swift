import Foundation

/// The identity of a field across readings of a form.
///
/// Cells are reused for other rows, so what counts is the row, and the position among the row's fields.
enum FieldIdentity: Hashable {
    case view(ObjectIdentifier)
    case row([FormRow], place: Int)

    /// The rows that contain the field, outermost first.
    var rows: [FormRow] {
        if case .row(let rows, place: _) = self { rows } else { [] }
    }
}

/// A row of a table or a collection.
struct FormRow: Hashable {
    let container: ObjectIdentifier
    let path: IndexPath
}
