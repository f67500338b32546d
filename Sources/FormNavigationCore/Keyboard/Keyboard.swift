import Foundation

/// The position of the system's keyboard, to the extent that a form has to make room for it.
///
/// All frames are in points, in the coordinates of the screen, and include the accessory view (D5, E5).
package enum Keyboard: Sendable, Equatable {
    /// There's no keyboard, or it belongs to another app.
    case absent
    /// At the bottom edge of the screen, covering what's there.
    ///
    /// With a hardware keyboard it may be an accessory view only, and its frame may extend below the screen (E18).
    case docked(CGRect)
    /// Undocked, split, or floating: on the screen, but where the user put it and can move it away (E12, E17).
    case detached(CGRect)

    /// Edges that are less than this apart, in points, are the same: third-party keyboards are off by fractions of a
    /// point (E15).
    package static let tolerance: CGFloat = 1

    /// The maximum distance, in points, between the bottom of the screen and a docked keyboard that's as wide as the
    /// screen.
    ///
    /// In Slide Over, the frame doesn't include the space below the app (Q20). A keyboard that a user has undocked ends
    /// far above that. The number itself is an estimate.
    package static let slideOverGap: CGFloat = 60

    /// Creates the keyboard that has the given frame.
    ///
    /// It's docked if its bottom edge isn't above that of the screen (E15). If it's as wide as the screen, its bottom
    /// edge may be higher by ``slideOverGap``. It's absent if the screen shows less than ``tolerance`` of it in either
    /// direction, or if a rectangle isn't finite. A frame with a negative size counts as the rectangle that it covers.
    ///
    /// - Parameters:
    ///   - frame: The keyboard's frame, in points, in the coordinates of the screen.
    ///   - screenBounds: The bounds of the screen, in points, in the orientation that the frame applies to.
    package init(frame: CGRect, screenBounds: CGRect) {
        let visible = frame.overlap(with: screenBounds)
        guard let visible, visible.width >= Self.tolerance, visible.height >= Self.tolerance else {
            self = .absent
            return
        }
        let gap = screenBounds.maxY - frame.maxY
        let isWide = visible.width > screenBounds.width - Self.tolerance
        if gap < Self.tolerance || isWide && gap <= Self.slideOverGap {
            self = .docked(frame)
        } else {
            self = .detached(frame)
        }
    }

    /// The frame, in points, in the coordinates of the screen, or `nil` if there's no keyboard.
    package var frame: CGRect? {
        switch self {
        case .absent: nil
        case .docked(let frame), .detached(let frame): frame
        }
    }

    /// Returns whether the other keyboard is in the same position, within ``tolerance`` at each edge.
    package func isSame(as other: Keyboard) -> Bool {
        switch (self, other) {
        case (.absent, .absent): true
        case (.docked(let frame), .docked(let other)): frame.isNearly(other)
        case (.detached(let frame), .detached(let other)): frame.isNearly(other)
        default: false
        }
    }

    /// Returns the part of a view that a docked keyboard covers, in points, in the coordinates of the view's window.
    ///
    /// A window's coordinates are the screen's only if it fills the screen (E5, E6). The result is `nil` if the
    /// keyboard covers nothing or isn't docked, or if a rectangle isn't finite.
    ///
    /// - Parameters:
    ///   - rect: The view's bounds, in points, in the coordinates of its window.
    ///   - windowFrame: The window's frame, in points, in the coordinates of the screen.
    package func overlap(with rect: CGRect, inWindow windowFrame: CGRect) -> CGRect? {
        guard case .docked(let frame) = self else { return nil }
        return frame.offsetBy(dx: -windowFrame.minX, dy: -windowFrame.minY).overlap(with: rect)
    }
}

extension CGRect {
    /// Whether every component is a finite number.
    var hasFiniteComponents: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// Returns the intersection of the rectangles, or `nil` if it has no area or isn't finite.
    ///
    /// On Linux, `intersection(_:)` traps if components are huge or not finite.
    fileprivate func overlap(with other: CGRect) -> CGRect? {
        guard hasFiniteComponents, other.hasFiniteComponents else { return nil }
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        guard left < right, top < bottom else { return nil }
        let overlap = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        return overlap.hasFiniteComponents ? overlap : nil
    }

    fileprivate func isNearly(_ other: CGRect) -> Bool {
        let differences = [minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY]
        return self == other || differences.allSatisfy { abs($0) < Keyboard.tolerance }
    }
}
