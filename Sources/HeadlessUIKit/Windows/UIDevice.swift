// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The function of C keeps the name that it has on iOS.

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    /// Home button or indicator on the right.
    case landscapeLeft = 3
    /// Home button or indicator on the left.
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6
}

extension UIDeviceOrientation {
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The machine that the app runs on.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    private let headlessModel: HeadlessModel

    /// The device in use: that of ``HeadlessDevice/current``.
    open class var current: UIDevice { HeadlessDevice.current.device }

    init(model: HeadlessModel) {
        headlessModel = model
        super.init()
    }

    /// The owner's name for the device.
    open var name: String { headlessModel.name }

    /// The family of devices.
    open var model: String { headlessModel.idiom == .pad ? "iPad" : "iPhone" }

    /// The name of the system: "iOS", or "iPadOS" on iPad.
    open var systemName: String { headlessModel.idiom == .pad ? "iPadOS" : "iOS" }

    /// The version of iOS, such as "18.5".
    open var systemVersion: String { HeadlessDevice.current.behavior.systemVersion }

    /// What kind of interface the device has.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { headlessModel.idiom }

    /// Which way up the device is held.
    ///
    /// A device turned left shows an interface turned right: the two enumerations name opposite sides.
    open var orientation: UIDeviceOrientation {
        switch HeadlessDevice.current.orientation {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        case .unknown: .unknown
        }
    }

    /// Plays the click of a key, if the user wants clicks and an input or accessory view that opts in is visible.
    ///
    /// ``HeadlessKeyboard/inputClicks`` and ``HeadlessKeyboard/audibleInputClicks`` count.
    open func playInputClick() {
        HeadlessDevice.current.keyboard.playInputClick()
    }
}

/// The kind of interface that the device in use has. Use ``UIDevice/userInterfaceIdiom`` instead.
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use -[UIDevice userInterfaceIdiom] directly.")
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
