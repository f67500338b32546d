import Foundation

extension Keyboard {
    /// A keyboard with less than this height, in points, is a bar without keys. The shortcuts bar of an iPad takes
    /// about 70 at most, and the lowest keyboard, a phone's in landscape, takes 162.
    package static let lowestKeys: CGFloat = 100

    /// Returns whether there are keys, or only what's above them, as with a hardware keyboard (E18).
    ///
    /// The result is `nil` if there's no keyboard. This is also the case with a hardware keyboard and no accessory
    /// view.
    ///
    /// - Parameters:
    ///   - accessoryHeight: The height of the accessory view, which the keyboard's frame includes (D5), in points.
    ///   - bottomInset: The height that the screen keeps free at its bottom, even below an accessory view, in points.
    ///   - screenBounds: The screen's bounds, in points.
    package func hasKeys(below accessoryHeight: CGFloat, bottomInset: CGFloat, screenBounds: CGRect) -> Bool? {
        switch self {
        case .absent: nil
        // Only a keyboard with keys can be undocked, split, or floating.
        case .detached: true
        // The frame may extend below the screen (E18).
        case .docked(let frame):
            screenBounds.maxY - frame.minY - accessoryHeight - bottomInset >= Self.lowestKeys
        }
    }

    /// Returns whether there's something below a bar at the top of the keyboard: keys, or a view that replaces them.
    ///
    /// The result is `nil` if there's no keyboard.
    ///
    /// - Parameters:
    ///   - barHeight: The height of the bar, in points, without the space that it leaves at the bottom of the screen.
    ///   - bottomInset: The height that the screen keeps free at its bottom, in points. If there's nothing below the
    ///     bar, the keyboard's frame may or may not include it.
    ///   - screenBounds: The screen's bounds, in points.
    package func hasContent(below barHeight: CGFloat, bottomInset: CGFloat, screenBounds: CGRect) -> Bool? {
        switch self {
        case .absent: nil
        // Only a keyboard with keys can be undocked, split, or floating.
        case .detached: true
        case .docked(let frame): screenBounds.maxY - frame.minY - barHeight - bottomInset > Self.tolerance
        }
    }
}
