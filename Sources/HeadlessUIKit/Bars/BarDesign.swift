/// The design of UIKit's bars.
enum BarDesign {
    /// A plate with a hairline, and buttons without background.
    case plate
    /// Buttons of glass, with nothing behind them.
    case glass

    /// Glass came with iOS 26, for apps that do not keep the old look (D7).
    init(systemVersion: String, requiresCompatibility: Bool) {
        let major = Int(systemVersion.prefix { $0 != "." }) ?? 0
        self = major >= 26 && !requiresCompatibility ? .glass : .plate
    }
}
