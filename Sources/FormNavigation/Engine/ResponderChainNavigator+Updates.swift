import FormNavigationCore
import UIKit

/// How the engine keeps up with changes that the app makes without a notification.
extension ResponderChainNavigator {
    /// Looks, at the end of a frame, at what has changed without a notification.
    func look() {
        guard isActive, focus?.view?.hasFocus == true else { return }
        lookAtMovements()
        // Without the proxy, Return doesn't do what its key shows, however long it takes until the form may be read.
        if isActive { proxies.renew() }
        if isActive { errors.noticeContent() }
        refreshIfAllowed()
    }

    /// Looks whether something has moved that the field is kept clear with.
    func lookAtMovements() {
        if isActive, let delay = avoidance.look() { rereading.look(after: delay) }
    }

    /// Reads the form again, unless that has recently taken too much of the time.
    private func refreshIfAllowed() {
        // Reloading the input views would interrupt the user who is entering text.
        guard isActive, !isMoving, let field = focus?.view, rereading.isAllowed(), !field.isEnteringText else { return }
        let before = focus?.capabilities ?? []
        rereading.perform {
            center.group {
                guard let place = currentPlace(), place.focus.view === field else { return refresh() }
                if place.focus.needsForm || before.needsForm {
                    updateInstallers(for: place.focus, at: place.location, isRoutine: true)
                } else {
                    // Avoidance alone doesn't need to read the form.
                    setFocus(place.focus)
                }
                if focus?.capabilities.contains(.avoidance) != before.contains(.avoidance) { avoid() }
            }
        }
    }

    /// The app has changed the options of a view.
    ///
    /// - Parameter hasNewError: Whether ``FormFieldOptions/error`` has changed, which shows immediately.
    func optionsChanged(of view: UIView, _ hasNewError: Bool) {
        if isActive, hasNewError { errors.errorChanged(of: view) }
        guard isActive else { return }
        guard focus != nil else {
            // A field that was excluded while it had focus may belong to the form again. The next update finds it.
            center.frames.request()
            if view.formField?.hasNumberPad == true {
                inputs.update(numberPadOf: view, isDocked: numberPads.contains { $0 === view })
            }
            // Nothing reports when a view that's no longer a stop gains focus, so its toolbar is removed now.
            if view.fieldWithFocus == nil { inputs.uninstall(from: view) }
            return
        }
        rereading.request()
    }
}
