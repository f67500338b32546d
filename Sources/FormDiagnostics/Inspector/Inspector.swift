import FormNavigation
import UIKit

/// Shows an overlay in each scene that has forms.
@MainActor
final class Inspector: EngineEvents.Listener {
    private var overlays: [InspectorOverlay] = []
    private var observations: [NotificationObservation] = []

    init() {
        EngineEvents.add(self)
        let names = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification]
        observations = names.map { name in
            NotificationObservation(of: name) { [weak self] notification in
                let window = notification.object as? UIWindow
                MainActor.assumeIsolated { self?.show(over: window) }
            }
        }
        for window in FormNavigator.windowsInUse { show(over: window) }
    }

    func hear(_ event: EngineEvent) {
        switch event {
        case .began(.focus(let field)): show(over: field.window)
        case .decided(let decision): for overlay in overlays { overlay.decision = decision.description }
        default: break
        }
    }

    /// Removes the inspector.
    func end() {
        observations = []
        for overlay in overlays { overlay.end() }
        overlays = []
    }

    private func show(over window: UIWindow?) {
        guard let scene = window?.windowScene, !(window is InspectorWindow) else { return }
        for overlay in overlays where overlay.scene == nil { overlay.end() }
        overlays.removeAll { $0.scene == nil }
        if let overlay = overlays.first(where: { $0.scene === scene }) { return overlay.show() }
        overlays.append(InspectorOverlay(in: scene))
    }
}
