/// The style of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// Dark on light, light on dark.
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// How the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
    case none = 0
    case fade = 1
    case slide = 2
}

/// What the controllers requested for the status bar when they were last asked.
///
/// They're asked when another controller becomes the frontmost one, and when one says that its answer has changed.
@MainActor
struct StatusBar {
    private(set) var style = UIStatusBarStyle.default
    private(set) var isHidden = false
    private weak var styleController: UIViewController?
    private weak var hidingController: UIViewController?

    /// The interface style of the controller that determines the style, or `nil` if there's no such view.
    var interfaceStyle: UIUserInterfaceStyle? { styleController?.viewIfLoaded?.traitCollection.userInterfaceStyle }

    /// Asks the controllers.
    ///
    /// - Parameter always: Whether the same controllers as before are asked again.
    mutating func update(always: Bool) {
        let front = UIViewController.front(covering: [.fullScreen])
        let style = front.map { Self.last(from: $0, \.childForStatusBarStyle) }
        let hiding = front.map { Self.last(from: $0, \.childForStatusBarHidden) }
        if always || style !== styleController {
            styleController = style
            self.style = style?.preferredStatusBarStyle ?? .default
        }
        if always || hiding !== hidingController {
            hidingController = hiding
            isHidden = hiding?.prefersStatusBarHidden ?? false
        }
    }

    private static func last(
        from controller: UIViewController, _ child: (UIViewController) -> UIViewController?
    ) -> UIViewController {
        var controller = controller
        while let next = child(controller) { controller = next }
        return controller
    }
}

extension UIViewController {
    /// Asks the controllers again about the status bar.
    public func setNeedsStatusBarAppearanceUpdate() { HeadlessDevice.current.statusBar.update(always: true) }
}

/// Describes the status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    override init() { super.init() }

    open var statusBarStyle: UIStatusBarStyle { HeadlessDevice.current.statusBar.style }

    /// Whether the controllers hide the status bar, or there's none in this orientation.
    open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

    /// The frame of the status bar, in the screen's coordinates. Empty if it's hidden.
    open var statusBarFrame: CGRect {
        let device = HeadlessDevice.current
        let height = device.model.lengths(in: device.screen.orientation).statusBarHeight
        guard !device.statusBar.isHidden, height > 0 else { return .zero }
        return CGRect(x: 0, y: 0, width: device.screen.bounds.width, height: height)
    }
}

extension UIApplication {
    /// The frame of the status bar, in the screen's coordinates. Empty if it's hidden.
    public var statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }

    /// Whether the controllers hide the status bar, or there's none in this orientation.
    public var isStatusBarHidden: Bool { UIStatusBarManager().isStatusBarHidden }

    public var statusBarStyle: UIStatusBarStyle { UIStatusBarManager().statusBarStyle }

    /// The key window of the scene.
    public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    /// The app's windows, back to front.
    public var windows: [UIWindow] { connectedScenes.flatMap { ($0 as? UIWindowScene)?.windows ?? [] } }
}
