import UIKit

/// A window in front of the app's. It takes no touch but those on the inspector's own button and what that has opened, and
/// VoiceOver doesn't read it.
final class InspectorWindow: UIWindow {
    override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        windowLevel = .alert + 1
        accessibilityElementsHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("The inspector makes its window in code.") }

    // What shares a recording may ask for text. Else the keyboard stays the app's (A7).
    override var canBecomeKey: Bool { rootViewController?.presentedViewController != nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if rootViewController?.presentedViewController != nil { return hit }
        // The views between the window and the controller's are UIKit's, and take touches.
        guard let view = rootViewController?.viewIfLoaded, hit !== view else { return nil }
        return hit.isDescendant(of: view) ? hit : nil
    }

    /// Lies over a window of the app, and looks as it does.
    func follow(_ app: UIWindow) {
        if frame != app.frame { frame = app.frame }
        if overrideUserInterfaceStyle != app.overrideUserInterfaceStyle {
            overrideUserInterfaceStyle = app.overrideUserInterfaceStyle
        }
    }
}
