/// The design of UIKit's bars.
enum BarDesign {
    /// A plate with a hairline, and buttons without background.
    case plate
    /// Buttons of glass, with nothing behind them.
    case glass

    /// Glass was introduced in iOS 26, for apps that don't keep the old design (D7).
    init(systemVersion: String, requiresCompatibility: Bool) {
        let major = Int(systemVersion.prefix { $0 != "." }) ?? 0
        self = major >= 26 && !requiresCompatibility ? .glass : .plate
    }
}
