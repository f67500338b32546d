import UIKit

/// Puts one toolbar above the keyboard of many fields, and takes it away again.
@MainActor
final class ToolbarInstaller {
    private let toolbar: FormToolbar
    private var installed = WeakRegistry<UIView, Void>()

    init(toolbar: FormToolbar) {
        self.toolbar = toolbar
    }

    /// The fields that were given the toolbar.
    var fields: [UIView] { installed.keys }

    /// Gives the field the toolbar, unless the app shows an accessory view there.
    ///
    /// - Returns: Whether the accessory view changed, which a focused field shows only once its input views are
    ///   reloaded (D3).
    func install(on field: any FormField) -> Bool {
        guard field.inputAccessoryView !== toolbar else {
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
        field.inputAccessoryView = toolbar
        return field.inputAccessoryView === toolbar
    }

    /// Takes the toolbar away, unless the app has put another view in its place.
    ///
    /// - Returns: Whether the accessory view changed.
    func uninstall(from field: any FormField) -> Bool {
        guard installed[field] != nil else { return false }
        installed[field] = nil
        guard field.inputAccessoryView === toolbar else { return false }
        field.inputAccessoryView = nil
        return true
    }
}

extension FormField {
    /// Whether the app shows a view above this field's keyboard: the field's own, or one from its responder chain (D2).
    fileprivate var showsAppAccessoryView: Bool {
        sequence(first: self as UIResponder, next: \.next).contains(where: \.suppliesAccessoryView)
    }
}
