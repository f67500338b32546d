import FormNavigationCore
import UIKit

/// Where focus is, and the form around it.
extension ResponderChainNavigator {
    /// The field of the scope that has focus, and where it is, as far as UIKit has reported it.
    func currentPlace() -> (focus: FocusedField, location: FieldLocation)? {
        guard isActive else { return nil }
        if let focus, let field = focus.view, field.hasFocus, let location = reader.location(of: field) {
            return (location.focus(on: field, isByMove: focus.isByMove), location)
        }
        // A field in another window may have had focus, or another navigator may have been active.
        for field in center.focus.fieldsWithFocus {
            // If several windows have a focused field, only one of them has the keyboard (A7).
            if scope.viewController == nil, field.window.map(center.focus.hasKeyboard) != true { continue }
            if let location = reader.location(of: field) {
                return (location.focus(on: field, isByMove: false), location)
            }
        }
        return nil
    }

    /// The focused field and its form. If no field has focus, everything in the scope.
    ///
    /// If the app asks before UIKit has posted that editing began, reading the form finds the field.
    func focusAndForm() -> (focus: FocusedField?, form: FormSnapshot?) {
        if let (focus, location) = currentPlace() {
            // A field keeps focus below a screen that's presented over its own. In that case, the app means the
            // presented screen.
            guard scope.viewController == nil, focus.view?.isBelowPresentedScreen == true else {
                return (focus, reader.form(at: location))
            }
            return (nil, wholeForm() ?? reader.form(at: location))
        }
        guard isActive, let root = scope.root, let form = reader.form(in: root, focused: nil) else { return (nil, nil) }
        guard let field = form.fieldWithFocus, let location = reader.location(of: field) else { return (nil, form) }
        let focus = location.focus(on: field, isByMove: false)
        return (focus, focus.group === form.root ? form : reader.form(at: location))
    }

    /// Reads everything in the scope, including the forms in closed groups, whichever field has focus. `nil` if it
    /// isn't known which form that is.
    func wholeForm(emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]) -> FormSnapshot? {
        guard isActive else { return nil }
        let focus = currentPlace()?.focus
        let isCovered = focus?.view?.isBelowPresentedScreen == true
        let root = scope.root ?? (isCovered ? nil : focus?.root) ?? center.focus.screenOnTop
        // The screen may be left alone, or belong to another navigator. If the app has excluded it, its form is empty.
        guard let root, let location = reader.location(on: ViewPath(to: root)),
            location.exemption == nil || location.exemption == .excludedView
        else { return nil }
        return reader.form(ofAllIn: root, location, focused: focus?.view, emptyRows: emptyRows)
    }

    /// The focused field, even if UIKit hasn't posted yet that editing began.
    var currentField: UIView? { (currentPlace()?.focus ?? focusAndForm().focus)?.view }

    /// Records that a field of this scope gains or loses focus, and informs the app later.
    func setFocus(_ newFocus: FocusedField?) {
        let (old, new) = (focus?.view, newFocus?.view)
        focus = newFocus
        guard old !== new else { return }
        droppedToolbar.focusMoved()
        if let field = new ?? old { news.note(field, isFocused: new != nil) }
        notePlace(of: new ?? old)
    }

    /// Records where a field is that gains or loses focus, unless focus has moved on in the meantime.
    private func notePlace(of field: UIView?) {
        // Without its window, the row around the field may be being deallocated, and nothing may refer to it weakly.
        guard let field, field.window != nil else { return }
        let focused = focus?.view
        // Reading the texts of a row runs the app's code, which may move focus, so a copy is used.
        var place = lastPlace
        if focused == nil, place?.field === field { place?.renew() } else { place = EditedPlace(of: field) }
        if focus?.view === focused { lastPlace = place }
    }
}
