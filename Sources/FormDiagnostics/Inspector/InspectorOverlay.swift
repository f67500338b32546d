import FormDiagnosticsCore
import FormNavigation
import FormNavigationCore
import UIKit

/// The inspector in one scene. It reads the forms after each screen update, and draws over them.
@MainActor
final class InspectorOverlay {
    private(set) weak var scene: UIWindowScene?
    /// A description of the latest decision.
    var decision: String?
    private let window: InspectorWindow
    private let controller = InspectorController()
    private var updates: ScreenUpdates?
    private var forms = InspectedForms()

    init(in scene: UIWindowScene) {
        self.scene = scene
        window = InspectorWindow(windowScene: scene)
        window.rootViewController = controller
        controller.describe = { [weak self] in self?.description(ofField: $0) }
        show()
        updates = ScreenUpdates(of: window) { [weak self] in self?.update() }
    }

    /// Shows the window again after a scene has hidden it.
    func show() { if window.isHidden { window.isHidden = false } }

    func end() {
        updates?.end()
        window.isHidden = true
        window.windowScene = nil
    }

    // MARK: - Reading

    private func update() {
        guard let app = scene.flatMap(appWindow), let screen = app.rootViewController?.controllerOnTop else {
            return controller.inspectorView.show(InspectorPicture())
        }
        window.follow(app)
        controller.follow(app.rootViewController)
        forms = InspectedForms(on: screen)
        controller.inspectorView.show(picture(over: app))
    }

    private func appWindow(in scene: UIWindowScene) -> UIWindow? {
        let windows = scene.windows.filter { !($0 is InspectorWindow) && !$0.isHidden }
        return windows.first(where: \.isKeyWindow) ?? windows.first
    }

    private func picture(over app: UIWindow) -> InspectorPicture {
        let keyboardTop = keyboardTop(in: app)
        var visible = app.bounds
        // Bars cover what scrolls behind them, and stay where they are if avoidance moves the form.
        let top = forms.roots.map { AppPlaces.viewport(around: $0).minY }.min() ?? 0
        visible.size.height = max(0, min(visible.maxY, keyboardTop ?? .infinity) - top)
        visible.origin.y = top
        let isRightToLeft = app.rootViewController?.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var picture = InspectorPicture(
            forms.placedFields(in: app), forms.placedFindings(in: app), in: visible, isRightToLeft: isRightToLeft)
        picture.decision = decision
        picture.content = ScreenContent(of: app).frames
        if let keyboardTop { picture.mark(above: keyboardTop, forms.framesToKeepClear(in: app)) }
        return picture
    }

    private func keyboardTop(in app: UIWindow) -> CGFloat? {
        EngineEvents.keyboard.overlap(with: app.bounds, inWindow: app.boundsInScreen)?.minY
    }

    private func description(ofField index: Int) -> String? { forms.description(ofField: index) }
}
