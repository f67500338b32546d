import UIKit

/// The distances that keyboard avoidance keeps, in points.
struct KeyboardSpacing {
    /// The minimum distance to the keyboard, for fields without their own.
    var distance: CGFloat
    /// The distance above a field; `nil` uses the one to the keyboard.
    var topDistance: CGFloat?
    /// The height of the app's own views above the keyboard.
    var covered: CGFloat

    @MainActor
    init(_ configuration: FormNavigator.Configuration) {
        distance = Self.usable(configuration.keyboardDistance)
        topDistance = configuration.topDistance.map(Self.usable)
        covered = Self.usable(configuration.extraKeyboardDistance)
    }

    /// A distance that the app has set, or 0 if it's negative or not a finite number. A value that isn't a number differs
    /// from itself, so each frame would be planned again.
    static func usable(_ distance: CGFloat) -> CGFloat { distance.isFinite ? max(0, distance) : 0 }
}
