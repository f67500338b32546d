import FormNavigationCore
import UIKit

/// The engine's responses to events. ``FormCenter`` calls these, for all navigators in turn.
extension ResponderChainNavigator {
    /// Restores a field that gained focus and doesn't belong to this navigator.
    func giveUp(_ field: UIView, at location: FieldLocation?) {
        guard isActive, location == nil || location?.exemption != nil else { return }
        // Another navigator manages its own fields, and a presented screen is another form.
        if let location, let exemption = location.exemption, exemption != .otherNavigator, exemption != .presented {
            DecisionTrace.report(
                .leftAlone(field, exemption, of: ResponsibleView(of: exemption, at: field, location.context)))
        }
        // The panel in which the user searches a text is for that text, which stays where it is.
        if focus?.view?.isSearched != true { avoidance.leave() }
        inputs.uninstall(from: field)
    }

    /// Whether this navigator does something for a field.
    func manages(_ field: UIView) -> Bool {
        isActive && reader.location(of: field).map { !$0.capabilities(of: field).isEmpty } ?? false
    }

    /// A field gained focus. If it belongs to this navigator, the navigator updates the form.
    func focusCame(to field: UIView, at location: FieldLocation?) {
        guard isActive, field.hasFocus, let location, location.exemption == nil else { return }
        let isNew = self.focus?.view !== field
        let focus = location.focus(on: field, isByMove: isMoving)
        setFocus(focus)
        toolbars.focusCame()
        if !focus.capabilities.isEmpty { center.pencil.follow(field) }
        reader.searches.forget()
        endedField = nil
        errors.focusCame()
        autoAdvance.note(field, isFull: field.isFull)
        // What's read now isn't read again at the end of the same frame.
        if focus.needsForm { rereading.perform { updateInstallers(for: focus, at: location) } }
        if isNew, isActive { errors.announceGivenError(of: field) }
    }

    /// Keeps a field that gained focus clear of the keyboard, if it belongs to this navigator.
    func avoid(for field: UIView) {
        if isActive, focus?.view === field { avoid() }
    }

    /// Records that a field has lost focus, even if UIKit doesn't report it.
    func noticeLostFocus() {
        if let field = focus?.view, !field.hasFocus { focusLeft(field) }
    }

    /// A field has lost focus.
    func focusLeft(_ field: UIView) {
        // In its did-begin, a delegate may give focus to another field, which is an attempt within this one.
        for index in attempts.indices where attempts[index].field === field { attempts[index].hasLostFocus = true }
        proxies.uninstall(from: field)
        errors.focusLeft(field)
        guard focus?.view === field else { return }
        setFocus(nil)
        // During a move, the next field gets key commands again immediately, so they stay.
        if !isMoving { focusIsGone() }
    }

    /// The user has changed the text, so the caret has moved.
    func textChanged(in field: UIView) {
        guard isActive else { return }
        avoidance.textChanged(in: field)
        guard isActive else { return }
        if let focus, focus.view === field { keyCommands.textChanged(in: focus) }
        errors.contentChanged(in: field)
    }

    /// The keyboard is in its final position, and reveals whether it has keys.
    ///
    /// This doesn't happen while the keyboard moves, because the notifications of a reload would overtake those that
    /// are still to be posted (D4).
    func keyboardSettled(_ keyboard: Keyboard) {
        guard isActive else { return }
        noticeLostFocus()
        // A screen or a popup that was appearing together with the field is visible now.
        if focus?.isStop == false { refresh() }
        guard let field = focus?.view else { return toolbars.forgetField(configuration) }
        if toolbars.learn(from: keyboard, in: field), configuration.toolbar.hidesWithHardwareKeyboard { refresh() }
        droppedToolbar.restore()
        voiceOver.keyboardSettled()
    }

    /// The keyboard is where it was, possibly without the toolbar.
    func keyboardStayed() {
        guard isActive else { return }
        avoidance.keyboardStayed()
        droppedToolbar.restore()
    }
}
