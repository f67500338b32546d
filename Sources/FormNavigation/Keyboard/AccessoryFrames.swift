import FormNavigationCore
import UIKit

/// Completes the frames that the system posts, if they don't include the accessory view.
///
/// Reports about iOS 26 disagree on that (Q3). So this reads the position of the accessory view when a change is over,
/// and applies it to the changes that follow.
@MainActor
struct AccessoryFrames {
    /// Whether the posted frames begin below the accessory view.
    private var areIncomplete = false

    /// Reads the position of the accessory view, once a change of the keyboard is over.
    ///
    /// - Parameters:
    ///   - frame: The posted frame, in the coordinates of the screen.
    ///   - field: The view that's being edited.
    ///   - screenBounds: The bounds of the screen.
    /// - Returns: Whether this changed what's known.
    mutating func learn(from frame: CGRect, of field: UIView?, on screenBounds: CGRect) -> Bool {
        guard Self.isAtBottom(frame, of: screenBounds), let view = Self.accessoryView(of: field),
            let window = view.window, view.bounds.height >= 1
        else { return false }
        let place = view.convert(view.bounds, to: window)
        let posted = window.convertFromScreen(frame, to: window)
        let wereIncomplete = areIncomplete
        if abs(place.maxY - posted.minY) < Keyboard.tolerance {
            areIncomplete = true
        } else if abs(place.minY - posted.minY) < Keyboard.tolerance {
            areIncomplete = false
        }
        return areIncomplete != wereIncomplete
    }

    /// Returns a posted frame including the accessory view of the view that's being edited.
    ///
    /// - Parameter screenBounds: The bounds of the screen.
    func completed(_ frame: CGRect, of field: UIView?, on screenBounds: CGRect) -> CGRect {
        guard areIncomplete, Self.isAtBottom(frame, of: screenBounds), let view = Self.accessoryView(of: field)
        else { return frame }
        var frame = frame
        frame.origin.y -= view.bounds.height
        frame.size.height += view.bounds.height
        return frame
    }

    /// Whether a keyboard has an accessory view on top, so it's neither floating nor hidden.
    private static func isAtBottom(_ frame: CGRect, of screenBounds: CGRect) -> Bool {
        abs(frame.maxY - screenBounds.maxY) < Keyboard.tolerance
    }

    private static func accessoryView(of field: UIView?) -> UIView? {
        field.flatMap { ($0.accessoryHost ?? $0).viewAboveKeyboardInChain }
    }
}
