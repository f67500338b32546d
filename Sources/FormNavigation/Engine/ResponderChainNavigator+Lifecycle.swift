import UIKit

/// How the engine starts and stops, and gives its scope to a newer navigator and takes it back.
extension ResponderChainNavigator {
    /// Starts observing, or starts again.
    func start() {
        guard isStopped else { return }
        isStopped = false
        news = makeNews()
        center.start()
        center.registry.add(self)
    }

    /// Manages its scope from now on, including a field that already has focus.
    func resume() {
        guard !isStopped, !isActive else { return }
        isActive = true
        droppedToolbar.start()
        focus = focusAndForm().focus
        if let field = focus?.view { center.focus.note(field) }
        refresh()
    }

    /// Restores every field, and leaves the scope to a newer navigator until that one is gone.
    func suspend() {
        guard isActive else { return }
        if let controller = scope.viewController { DecisionTrace.report(.suspendedNavigator(of: controller)) }
        rest()
        news.forget()
    }

    func makeNews() -> FormNews {
        FormNews(reason: center.reason, keyboard: center.keyboard.state) { [weak self] in self?.askApp($0) != nil }
    }

    /// Restores every field, and stops.
    func stop() {
        guard !isStopped else { return }
        isStopped = true
        // Changes that result from removing the toolbar, such as of the keyboard's height, aren't reported.
        let news = news
        rest { news.finish() }
        guard !isStopped else { return center.registry.remove(self) }
        // The app has started the navigator again, for example when a field lost focus.
        resume()
        refresh()
    }

    private func rest(_ beforeGivingBack: () -> Void = {}) {
        focus?.view?.removeStandIn()
        isActive = false
        beforeGivingBack()
        droppedToolbar.stop()
        uninstall()
        avoidance.stop()
        errors.forget()
        focus = nil
    }

    /// The app releases the navigator. Its screen may still exist, if nothing holds the navigator.
    func release() {
        if isActive, let controller = scope.viewController, controller.viewIfLoaded?.window != nil || !hasManagedField {
            DecisionTrace.report(.releasedNavigator(of: controller))
        }
        stop()
    }
}
