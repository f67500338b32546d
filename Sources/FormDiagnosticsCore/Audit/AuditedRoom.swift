import Foundation

/// Room that an app makes for the keyboard itself.
package struct AuditedRoom: Sendable {
    /// What the app changes to make room.
    package enum Way: Sendable, Hashable, CaseIterable {
        case inset
        case layout
        case safeArea
    }

    /// The view that changes, or whose view controller does.
    package var view: AuditedView
    package var way: Way
    /// The amount, in points.
    package var length: CGFloat
    /// The class of the view controller that owns the view.
    package var owner: String

    package init(view: AuditedView, way: Way, length: CGFloat, owner: String) {
        (self.view, self.way, self.length, self.owner) = (view, way, length, owner)
    }

    /// A description that fits after “while the keyboard is visible,”.
    var words: String {
        let length = "\(Int(length.rounded())) points"
        return switch way {
        case .inset: "the content inset of \(view.name) is \(length) larger"
        case .layout: "the bottom edge of \(view.name) is \(length) higher"
        case .safeArea: "the additional safe area of \(owner) is \(length) larger"
        }
    }
}

/// What an app can change about a view to make room for the keyboard, at one moment, without what avoidance adds. Lengths
/// are in points.
package struct AuditedPlace: Sendable, Equatable {
    /// The bottom edge in the superview, including the view's transform.
    package var bottom: CGFloat
    /// The scroll view's own content inset at the bottom.
    package var inset: CGFloat
    /// The part of the view controller's additional safe area at the bottom.
    package var safeArea: CGFloat
    /// The size of the window. In a window of another size, everything may be elsewhere.
    package var window: CGSize
    /// The height of the superview, which may lay the view out itself.
    package var superviewHeight: CGFloat

    package init(
        bottom: CGFloat, inset: CGFloat = 0, safeArea: CGFloat = 0, window: CGSize, superviewHeight: CGFloat
    ) {
        (self.bottom, self.inset, self.safeArea) = (bottom, inset, safeArea)
        (self.window, self.superviewHeight) = (window, superviewHeight)
    }

    /// The least change, in points, that's made for a keyboard. An error label, or a home indicator's safe area, makes less.
    private static let least: CGFloat = 44

    /// Returns what the app has changed for the keyboard, and by how much, or `nil` if it hasn't made room.
    ///
    /// - Parameter shown: The place while the keyboard is visible. The receiver is the one without a keyboard.
    package func room(in shown: Self) -> (way: AuditedRoom.Way, length: CGFloat)? {
        guard window == shown.window else { return nil }
        let rise = superviewHeight == shown.superviewHeight ? bottom - shown.bottom : 0
        let lengths: [(AuditedRoom.Way, CGFloat)] = [
            (.inset, shown.inset - inset), (.layout, rise), (.safeArea, shown.safeArea - safeArea),
        ]
        return lengths.first { $0.1 >= Self.least }
    }
}
