import UIKit

extension AvoidanceEngine {
    /// Distances in points.
    struct Spacing: Equatable {
        /// The least distance to the keyboard, for fields that ask for no other.
        var distance: CGFloat
        /// The distance above a field; `nil` for the one to the keyboard.
        var topDistance: CGFloat?
        /// What the app covers above the keyboard.
        var covered: CGFloat

        @MainActor
        init(_ configuration: FormNavigator.Configuration) {
            (distance, topDistance) = (configuration.keyboardDistance, configuration.topDistance)
            covered = max(0, configuration.extraKeyboardDistance)
        }
    }
}
