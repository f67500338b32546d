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

    /// Proxies that another object has taken the place of, which may hand on to them: they must not go before the field.
    private static var retired = WeakRegistry<UIView, [any DelegateProxy]>()

    /// Whether Return in a field is the handler's to take, after the app's delegate has allowed it.
    let takesReturn: @MainActor (UIView) -> Bool
    /// Does what Return does.
    let onReturn: @MainActor (UIView) -> Void

    init(takesReturn: @escaping @MainActor (UIView) -> Bool, onReturn: @escaping @MainActor (UIView) -> Void) {
        self.takesReturn = takesReturn
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
            if let old = record?.proxy { retire(old, of: field) }
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
        retire(record.proxy, of: field)
        guard field.returnKeyType == record.written, record.written != record.original else { return false }
        field.returnKeyType = record.original
        return true
    }

    /// Takes a proxy out of service: it gives the field its delegate back, or, where another object has stepped in front
    /// of it, hands on everything from now on.
    private func retire(_ proxy: any DelegateProxy, of field: any FormField) {
        proxy.handler = nil
        if proxy.isInstalled {
            proxy.restore()
        } else {
            Self.retired[field, default: []].append(proxy)
        }
    }

    /// A proxy that is the field's delegate now, or `nil` for a field whose class handles its delegate by itself.
    private func makeProxy(for field: any FormField) -> (any DelegateProxy)? {
        let proxy: (any DelegateProxy)? =
            switch field {
            // Such a field hands on to whatever is assigned, and a proxy that hands on to it would run in a circle.
            case _ where field.keepsDelegateToItself: nil
            case let field as UITextField: TextFieldProxy(field: field, handler: self)
            case let field as UITextView: TextViewProxy(field: field, handler: self)
            default: nil
            }
        if let proxy, proxy.isInstalled { return proxy }
        proxy?.restore()
        FormNavigator.report(.keptDelegate(field))
        return nil
    }
}
