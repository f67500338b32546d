import UIKit

extension FormToolbar {
    /// The design of UIKit's bars.
    ///
    /// UIKit itself draws the bar, its buttons, and the system's Done in the right design. This type determines what a
    /// configuration may not change about glass, and the space around it.
    package enum Design: Sendable {
        /// A bar with a background and a hairline, and buttons without a background.
        case plate
        /// Buttons with glass, and no background behind them.
        case glass

        /// - Parameters:
        ///   - isIOS26: Whether the app runs on iOS 26 or later.
        ///   - requiresCompatibility: Whether the Info.plist requests the earlier design (D7).
        ///   - sdk: The major version of the SDK that the app was built with, or `nil` if that isn't known.
        package init(isIOS26: Bool, requiresCompatibility: Bool, sdk: Int?) {
            // Apps built with the iOS 27 SDK have the new design, whatever their Info.plist contains (P9).
            let keepsOldLook = requiresCompatibility && sdk ?? 0 < 27
            self = isIOS26 && !keepsOldLook ? .glass : .plate
        }

        /// The design of this app's bars.
        @MainActor static var current: Design {
            // `#available` is true for any version if the platform isn't iOS.
            Design(
                isIOS26: majorVersion(UIDevice.current.systemVersion) ?? 0 >= 26,
                requiresCompatibility: info("UIDesignRequiresCompatibility") as? Bool ?? false,
                // Xcode writes it.
                sdk: (info("DTPlatformVersion") as? String).flatMap(majorVersion))
        }

        private static func info(_ key: String) -> Any? { Bundle.main.object(forInfoDictionaryKey: key) }

        /// The first number of a version: 26 of "26.4.1".
        package static func majorVersion(_ version: String) -> Int? { Int(version.prefix { $0 != "." }) }

        /// The space above and below the items, in points.
        ///
        /// Buttons with glass fill a bar of 44 points and would touch the keys. Apps leave 8 to 10 points (P6).
        var margins: (top: CGFloat, bottom: CGFloat) { self == .glass ? (4, 8) : (0, 0) }

        /// The height of the items' bar, in points, or `nil` to leave it to UIKit.
        ///
        /// UIKit's height of a glass bar, and the items' position in it, varies (P6, P8). In a bar that's no higher
        /// than a button, there's only one position.
        var barHeight: CGFloat? { self == .glass ? 44 : nil }
    }
}
