import UIKit

/// Gives fields their return keys and takes the key presses, and gives everything back.
@MainActor
final class ReturnKeyHandler {
    private struct Record {
        /// The app's return key, to give back.
        var original: UIReturnKeyType
        /// The return key that this handler wrote.
        var written: UIReturnKeyType
        var proxy: any DelegateProxy
    }

    private var records = WeakRegistry<UIView, Record>()
    private let onReturn: @MainActor (UIView) -> Void

    /// - Parameter onReturn: Called with the field in which Return was pressed.
    init(onReturn: @escaping @MainActor (UIView) -> Void) {
        self.onReturn = onReturn
    }

    /// The fields that have a return key of this handler's.
    var fields: [UIView] { records.keys }

    /// Makes the field's return key say `key`, and Return call the handler.
    ///
    /// - Returns: Whether the key changed, which a focused field shows only once its input views are reloaded (B9).
    func install(_ key: UIReturnKeyType, on field: any FormField) -> Bool {
        var record = records[field]
        if record?.proxy.isInstalled != true {
            guard let proxy = makeProxy(for: field) else { return uninstall(from: field) }
            record = Record(
                original: record?.original ?? field.returnKeyType, written: field.returnKeyType, proxy: proxy)
        }
        guard var record else { return false }
        // What is there now and was not written here is the app's newest wish.
        if field.returnKeyType != record.written { record.original = field.returnKeyType }
        record.written = key
        records[field] = record
        guard field.returnKeyType != key else { return false }
        field.returnKeyType = key
        return true
    }

    /// Gives the field its delegate and its return key back, unless the app has changed them since.
    ///
    /// - Returns: Whether the key changed.
    func uninstall(from field: any FormField) -> Bool {
        guard let record = records[field] else { return false }
        records[field] = nil
        if record.proxy.isInstalled { record.proxy.restore() }
        guard field.returnKeyType == record.written, record.written != record.original else { return false }
        field.returnKeyType = record.original
        return true
    }

    /// A proxy that is the field's delegate now, or `nil` for a field whose class handles its delegate by itself.
    private func makeProxy(for field: any FormField) -> (any DelegateProxy)? {
        let proxy: (any DelegateProxy)? =
            switch field {
            // Such a field hands on to whatever is assigned, and a proxy that hands on to it would run in a circle.
            case _ where field.keepsDelegateToItself: nil
            case let field as UITextField: TextFieldProxy(field: field, onReturn: onReturn)
            case let field as UITextView: TextViewProxy(field: field, onReturn: onReturn)
            default: nil
            }
        if let proxy, proxy.isInstalled { return proxy }
        proxy?.restore()
        FormNavigator.trace?(.keptDelegate(field))
        return nil
    }
}
