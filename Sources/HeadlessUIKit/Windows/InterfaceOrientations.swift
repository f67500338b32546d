/// The orientations that an interface can have.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(.portrait)
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }

    /// All on iPad; all but upside down on iPhone.
    @MainActor
    static var usual: UIInterfaceOrientationMask {
        HeadlessDevice.current.model.idiom == .pad ? .all : .allButUpsideDown
    }
}

/// Which way up the interface should be, by the device's and the controllers' wishes.
///
/// The frontmost controller is asked when the device rotates, when another controller becomes the frontmost one, and
/// when it says that its answer has changed.
@MainActor
struct InterfaceOrientations {
    private weak var controller: UIViewController?

    /// The orientation that the interface should have now, or `nil` if no other controller needs to be asked.
    ///
    /// - Parameter always: Whether the same controller as before is asked again.
    mutating func update(always: Bool) -> UIInterfaceOrientation? {
        let device = HeadlessDevice.current
        guard let front = UIViewController.front(covering: [.fullScreen, .overFullScreen]) else {
            return always ? device.orientation : nil
        }
        guard always || front !== controller else { return nil }
        let isNew = front !== controller
        controller = front
        let app = device.application.supportedInterfaceOrientations(for: front.viewIfLoaded?.window)
        let supported = app.intersection(front.supportedInterfaceOrientations)
        precondition(
            !supported.isEmpty,
            "Supported orientations has no common orientation with the application, and \(type(of: front))"
                + ".supportedInterfaceOrientations is \(front.supportedInterfaceOrientations.rawValue)")
        let current = device.screen.orientation
        var wishes = front.shouldAutorotate ? [device.orientation, current] : [current]
        if isNew { wishes.append(front.preferredInterfaceOrientationForPresentation) }
        wishes += [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        return wishes.first { supported.contains(UIInterfaceOrientationMask($0)) }
    }
}

extension HeadlessDevice {
    /// Rotates the interface to the orientation that it should have. Returns whether the orientation has changed.
    @discardableResult
    func turnInterface(always: Bool) -> Bool {
        guard let wanted = interfaceOrientations.update(always: always), wanted != screen.orientation else {
            return false
        }
        application.rotate(to: wanted)
        return true
    }
}

extension UIViewController {
    /// The frontmost controller that covers the screen, considering presentations of certain styles, in the app's own
    /// frontmost window.
    static func front(covering styles: [UIModalPresentationStyle]) -> UIViewController? {
        let windows = HeadlessDevice.current.application.windowsFrontToBack
        var controller = windows.first { !$0.isSystemWindow && $0.rootViewController != nil }?.rootViewController
        while let next = controller?.presentedViewController, styles.contains(next.modalPresentationStyle) {
            controller = next
        }
        return controller
    }

    /// Has the controller in front asked again which ways up it supports, and the interface turned.
    public class func attemptRotationToDeviceOrientation() {
        let device = HeadlessDevice.current
        if device.turnInterface(always: true) { device.keyboard.deviceDidRotate() }
        device.layOut()
    }

    /// Has the controller in front asked again which ways up it supports, and the interface turned.
    @available(iOS 16.0, *)
    public func setNeedsUpdateOfSupportedInterfaceOrientations() { Self.attemptRotationToDeviceOrientation() }
}

extension UIApplication {
    /// The ways up that the app supports in a window: what its delegate says, or else the usual ones of the device.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        HeadlessOptional.call(delegate, "application(_:supportedInterfaceOrientationsFor:)") {
            $0.application(self, supportedInterfaceOrientationsFor: window)
        } ?? .usual
    }
}
