import FormNavigationCore
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
        distance = configuration.keyboardDistance.asDistance
        topDistance = configuration.topDistance?.asDistance
        covered = configuration.extraKeyboardDistance.asDistance
    }
}
