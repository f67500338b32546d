import UIKit

/// Puts one view above the keyboard of many fields, and takes it away again.
@MainActor
final class ToolbarInstaller {
    /// The toolbar, or the view that the app shows in its place.
    private(set) var view: UIView
    private var installed = WeakRegistry<UIView, Void>()

    init(view: UIView) {
        self.view = view
    }

    /// The fields that were given the view.
    var fields: [UIView] { installed.keys }

    /// Whether a field that has focus has the view, and yet it is not on the screen.
    func isMissing(from field: UIView) -> Bool {
        field.formInputView?.inputAccessoryView === view && view.window == nil
    }

    /// Shows another view from now on, also where the one before is installed.
    ///
    /// - Returns: The fields whose accessory view changed.
    func replaceView(by newView: UIView) -> [any FormInputView] {
        let (old, fields) = (view, fields.compactMap { $0 as? any FormInputView })
        view = newView
        return fields.filter { field in
            guard field.inputAccessoryView === old, old !== newView else { return false }
            field.inputAccessoryView = newView
            return true
        }
    }

    /// Gives the field the view, unless the app shows an accessory view there.
    ///
    /// - Returns: Whether the accessory view changed, which a focused field shows only once its input views are
    ///   reloaded (D3).
    func install(on field: any FormInputView) -> Bool {
        guard field.inputAccessoryView !== view else {
            // The app may have copied it from another field.
            installed[field] = ()
            return false
        }
        guard !field.showsAppAccessoryView else {
            installed[field] = nil
            FormNavigator.report(.keptAccessoryView(field))
            return false
        }
        installed[field] = ()
        field.inputAccessoryView = view
        return field.inputAccessoryView === view
    }

    /// Takes the view away, unless the app has put another in its place.
    ///
    /// - Returns: Whether the accessory view changed.
    func uninstall(from field: any FormInputView) -> Bool {
        guard installed[field] != nil else { return false }
        installed[field] = nil
        guard field.inputAccessoryView === view else { return false }
        field.inputAccessoryView = nil
        return true
    }
}

extension FormInputView {
    /// Whether the app shows a view above this field's keyboard: the field's own, or one from its responder chain (D2).
    fileprivate var showsAppAccessoryView: Bool {
        sequence(first: self as UIResponder, next: \.next).contains(where: \.suppliesAccessoryView)
    }
}
