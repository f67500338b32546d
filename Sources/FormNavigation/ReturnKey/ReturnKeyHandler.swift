import UIKit

/// Gives fields their return keys, and gives the app's back.
@MainActor
final class ReturnKeyHandler {
    private struct Record {
        /// The app's return key, to give back.
        var original: UIReturnKeyType
        /// The return key that this handler wrote.
        var written: UIReturnKeyType
    }

    private var records = WeakRegistry<UIView, Record>()

    /// The fields that have a return key of this handler's.
    var fields: [UIView] { records.keys }

    func hasKey(on field: UIView) -> Bool { records[field] != nil }

    /// Makes the field's return key say `key`.
    ///
    /// - Returns: Whether the key changed, which a focused field shows only once its input views are reloaded (B9).
    func install(_ key: UIReturnKeyType, on field: any FormField) -> Bool {
        var record = records[field] ?? Record(original: field.returnKeyType, written: field.returnKeyType)
        // What is there now and was not written here is the app's newest wish.
        if field.returnKeyType != record.written { record.original = field.returnKeyType }
        record.written = key
        records[field] = record
        guard field.returnKeyType != key else { return false }
        field.returnKeyType = key
        return true
    }

    /// Gives the field its return key back, unless the app has changed it since.
    ///
    /// - Returns: Whether the key changed.
    func uninstall(from field: any FormField) -> Bool {
        guard let record = records[field] else { return false }
        records[field] = nil
        guard field.returnKeyType == record.written, record.written != record.original else { return false }
        field.returnKeyType = record.original
        return true
    }
}
