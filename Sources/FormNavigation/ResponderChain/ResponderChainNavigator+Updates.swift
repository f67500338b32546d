import FormNavigationCore
import UIKit

/// The state of a reading that makes up for one that came too soon.
enum LateRefresh {
    case none
    /// The form may not be read yet.
    case waiting
    /// An update has been requested, and the form is read after it.
    case due
    /// The form was read, and had the same fields as before.
    case done
}

/// How the engine keeps up with changes that the app makes without a notification.
extension ResponderChainNavigator {
    /// The screen has been updated, and layout is done.
    func screenUpdated() {
        guard isActive, focus?.view?.hasFocus == true else { return }
        if avoidance.screenUpdated() { FocusTracker.shared.requestUpdate() }
        // Without the proxy, Return doesn't do what its key shows, however long it takes until the form may be read.
        if isActive { proxies.renew() }
        noticeContent()
        refreshIfAllowed()
    }

    /// Reads the form again, unless that has recently taken too much of the time.
    private func refreshIfAllowed() {
        let start = now()
        guard isActive, !isMoving, let field = focus?.view else { return }
        guard refreshBudget.allows(at: start) else { return refreshLater(from: start) }
        // Reloading the input views would end composition by an input method (Q4), or dictation.
        guard !field.isComposingText, !field.isDictated else { return }
        let (before, order) = (focus?.capabilities ?? [], lastOrder)
        FormEvents.group {
            guard let place = currentPlace(), place.focus.view === field else { return refresh() }
            if place.focus.needsForm || before.needsForm {
                updateInstallers(for: place.focus, at: place.location, isRoutine: true)
            } else {
                // Avoidance alone doesn't need to read the form.
                setFocus(place.focus)
            }
            if focus?.capabilities.contains(.avoidance) != before.contains(.avoidance) { avoid() }
        }
        refreshBudget.spend(from: start, to: now())
        lateRefresh = lateRefresh == .due && order.hasSameFields(as: lastOrder) ? .done : .none
    }

    /// Requests another update for when the form may be read again. This update may be the last one for a long time,
    /// because not every field has a caret that blinks.
    ///
    /// If that reading finds the same fields, but makes the app update the screen, that isn't a reason for yet another
    /// one.
    private func refreshLater(from time: Double) {
        guard lateRefresh == .none else { return }
        lateRefresh = .waiting
        after(refreshBudget.delay(at: time)) { [weak self] in
            guard let self else { return }
            lateRefresh = isActive && focus != nil ? .due : .none
            guard lateRefresh == .due else { return }
            refreshBudget.reset()
            FocusTracker.shared.requestUpdate()
        }
    }

    /// The app has changed the options of a view.
    ///
    /// - Parameter hasNewError: Whether ``FormFieldOptions/error`` has changed, which shows immediately.
    func optionsChanged(of view: UIView, _ hasNewError: Bool) {
        if hasNewError { errorChanged(of: view) }
        guard isActive else { return }
        guard focus != nil else {
            // A field that was excluded while it had focus may belong to the form again. The next update finds it.
            FocusTracker.shared.requestUpdate()
            // Nothing reports when a view that's no longer a stop gains focus, so its toolbar is removed now.
            if view.fieldWithFocus == nil { inputs.uninstall(from: view) }
            return
        }
        refreshBudget.reset()
        FocusTracker.shared.requestUpdate()
    }
}
