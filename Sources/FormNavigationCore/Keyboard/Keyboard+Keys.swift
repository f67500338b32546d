import Foundation

extension Keyboard {
    /// Less than this, in points, is no row of keys but a bar: the shortcuts bar of an iPad takes about 70 at most, the
    /// lowest keyboard, a phone's in landscape, 162.
    package static let lowestKeys: CGFloat = 100

    /// Returns whether there are keys, or only what's above them, as with a hardware keyboard (E18).
    ///
    /// The result is `nil` if the keyboard doesn't tell: if there's no keyboard, which is also the case of a hardware
    /// keyboard without accessory view.
    ///
    /// - Parameters:
    ///   - accessoryHeight: The height of the accessory view, which the keyboard's frame includes (D5), in points.
    ///   - bottomInset: What the screen keeps free at its bottom, even below an accessory view, in points.
    ///   - screenBounds: The screen's bounds, in points.
    package func hasKeys(below accessoryHeight: CGFloat, bottomInset: CGFloat, screenBounds: CGRect) -> Bool? {
        switch self {
        case .absent: nil
        // Only keys can be undocked, split or made to float.
        case .detached: true
        // The frame may reach below the screen (E18).
        case .docked(let frame):
            screenBounds.maxY - frame.minY - accessoryHeight - bottomInset >= Self.lowestKeys
        }
    }

    /// Returns whether something lies below a bar at the top of the keyboard: keys, or a view in their place.
    ///
    /// The result is `nil` where there is no keyboard.
    ///
    /// - Parameters:
    ///   - barHeight: The height of the bar without the room that it leaves at the bottom of the screen, in points.
    ///   - bottomInset: What the screen keeps free at its bottom, in points. With nothing below the bar, the keyboard's frame
    ///     includes that or not.
    ///   - screenBounds: The screen's bounds, in points.
    package func hasContent(below barHeight: CGFloat, bottomInset: CGFloat, screenBounds: CGRect) -> Bool? {
        switch self {
        case .absent: nil
        // Only keys can be undocked, split or made to float.
        case .detached: true
        case .docked(let frame): screenBounds.maxY - frame.minY - barHeight - bottomInset > Self.tolerance
        }
    }
}
