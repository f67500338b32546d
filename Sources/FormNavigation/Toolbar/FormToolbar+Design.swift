import UIKit

extension FormToolbar {
    /// What UIKit makes bars of.
    ///
    /// UIKit itself draws the bar, its buttons and the system's Done in the right design, and says how high it is (D6).
    /// This is only for what a configuration may not do to glass.
    package enum Design: Sendable {
        /// A plate with a hairline, and buttons without background.
        case plate
        /// Buttons of glass, with nothing behind them.
        case glass

        /// - Parameters:
        ///   - isIOS26: Whether the app runs on iOS 26 or later.
        ///   - requiresCompatibility: Whether its Info.plist keeps the old look (D7).
        package init(isIOS26: Bool, requiresCompatibility: Bool) {
            self = isIOS26 && !requiresCompatibility ? .glass : .plate
        }

        /// The design of this app's bars.
        @MainActor static var current: Design {
            // `#available` holds for any version where the platform is not iOS.
            let version = UIDevice.current.systemVersion.prefix { $0 != "." }
            let requiresCompatibility = Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility")
            return Design(
                isIOS26: isKnown && Int(version) ?? 0 >= 26,
                requiresCompatibility: requiresCompatibility as? Bool ?? false)
        }
    }
}
