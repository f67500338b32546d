import UIKit

/// A window in front of the app's. It handles touches only on the inspector's own buttons and on what they have opened,
/// and VoiceOver doesn't read it.
final class InspectorWindow: UIWindow {
    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = .alert + 1
        accessibilityElementsHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("The inspector creates its window in code.") }

    // The sheet that shares a recording may need the keyboard. Otherwise, the app keeps it (A7).
    override var canBecomeKey: Bool { rootViewController?.presentedViewController != nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if rootViewController?.presentedViewController != nil { return hit }
        // The views between the window and the controller's view belong to UIKit, and receive touches.
        guard let view = rootViewController?.viewIfLoaded, hit !== view else { return nil }
        return hit.isDescendant(of: view) ? hit : nil
    }

    /// Covers a window of the app, with the same size and style.
    func follow(_ app: UIWindow) {
        if frame != app.frame { frame = app.frame }
        if overrideUserInterfaceStyle != app.overrideUserInterfaceStyle {
            overrideUserInterfaceStyle = app.overrideUserInterfaceStyle
        }
    }
}
