import Foundation

extension CGFloat {
    /// The value as a distance that an app has set: `0` if it's negative, or not a finite number.
    ///
    /// A value that isn't a number differs from itself, so a comparison of distances would find a change each time.
    package var asDistance: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}
