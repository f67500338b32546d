import UIKit

/// The insets that scroll views have had while avoidance added to them, and the app's own part of each.
///
/// Apps save their insets when the keyboard appears and restore them when it hides. Code that saves them later than in
/// the notification saves what avoidance has added by then, and restores it after avoidance has taken it back.
@MainActor
struct WrittenInsets {
    typealias Property = ReferenceWritableKeyPath<UIScrollView, UIEdgeInsets>
    typealias Edge = WritableKeyPath<UIEdgeInsets, CGFloat>

    private struct Inset {
        let property: Property
        let edge: Edge
        let total, own: CGFloat
    }

    private var insets = WeakRegistry<UIScrollView, [Inset]>()

    var isEmpty: Bool { insets.isEmpty }

    /// Records an inset that contains something that was added.
    mutating func note(
        _ total: CGFloat, own: CGFloat, at edge: Edge, of property: Property, in scrollView: UIScrollView
    ) {
        let known = insets[scrollView] ?? []
        // The app saves an inset before it makes room. If the same total comes up again after that, the app's part of it
        // includes the room, and isn't what the app has saved.
        let isKnown = known.contains { $0.property == property && $0.edge == edge && $0.total == total }
        guard !isKnown else { return }
        insets[scrollView] = known + [Inset(property: property, edge: edge, total: total, own: own)]
    }

    /// The scroll views that have one of these insets again, and what their insets should be.
    func restored(except changed: [UIScrollView]) -> [(
        scrollView: UIScrollView, property: Property, insets: UIEdgeInsets
    )] {
        insets.keys.filter { !changed.contains($0) }.flatMap { scrollView in
            (insets[scrollView] ?? []).compactMap { inset in
                var present = scrollView[keyPath: inset.property]
                guard present[keyPath: inset.edge] == inset.total else { return nil }
                present[keyPath: inset.edge] = inset.own
                return (scrollView, inset.property, present)
            }
        }
    }

    mutating func forget() { insets = WeakRegistry() }
}
