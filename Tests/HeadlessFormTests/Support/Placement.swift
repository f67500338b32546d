import UIKit

/// The positions of everything in a view, for a later comparison.
@MainActor
struct Placement: Equatable {
    fileprivate struct Part: Equatable {
        let view: ObjectIdentifier
        let name: String
        var bounds: CGRect
        let center: CGPoint
        let transform: CGAffineTransform
        let insets: UIEdgeInsets?
        /// What the view's controller adds to the safe area, or `nil` for a view that isn't a view controller's.
        let addedSafeArea: UIEdgeInsets?
        /// The safe area of a view that isn't a view controller's.
        let safeArea: UIEdgeInsets?
    }

    private var parts: [Part] = []

    /// Reads a view and everything in it.
    ///
    /// - Parameters:
    ///   - countsOffsets: Whether scroll offsets matter.
    ///   - isClosed: Whether the contents of the view don't matter. In a text input, they never do.
    init(of view: UIView, countsOffsets: Bool = true, isClosed: (UIView) -> Bool = { _ in false }) {
        add(view, countsOffsets, isClosed)
    }

    private mutating func add(_ view: UIView, _ countsOffsets: Bool, _ isClosed: (UIView) -> Bool) {
        let scrollView = view as? UIScrollView
        let controller = view.next as? UIViewController
        var part = Part(
            view: ObjectIdentifier(view), name: view.accessibilityIdentifier ?? "\(type(of: view))",
            bounds: view.bounds,
            center: view.center, transform: view.transform, insets: scrollView?.contentInset,
            addedSafeArea: controller?.additionalSafeAreaInsets,
            safeArea: controller == nil ? view.safeAreaInsets : nil)
        if !countsOffsets, scrollView != nil { part.bounds.origin = .zero }
        parts.append(part)
        // The views that a field draws itself with don't matter.
        if view is any UITextInput || isClosed(view) { return }
        for subview in view.subviews { add(subview, countsOffsets, isClosed) }
    }

    /// A description of everything.
    var text: String { parts.map { "\($0.name): \($0.text)" }.joined(separator: "\n  ") }

    /// A description of the first difference that's larger than a rounding error, or `nil` if there's none.
    func difference(from other: Placement) -> String? {
        guard parts.count == other.parts.count else { return "\(other.parts.count) views became \(parts.count)" }
        for (part, before) in zip(parts, other.parts) where !part.isNear(before) {
            return "\(part.name): \(before.text) became \(part.text)"
        }
        return nil
    }
}

extension Placement.Part {
    fileprivate func isNear(_ other: Self) -> Bool {
        zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 0.01 }
    }

    private var numbers: [CGFloat] {
        let (insets, addedSafeArea) = (insets ?? .zero, addedSafeArea ?? .zero)
        return [bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y]
            + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            + [insets.top, insets.left, insets.bottom, insets.right]
            + [addedSafeArea.top, addedSafeArea.left, addedSafeArea.bottom, addedSafeArea.right]
    }

    fileprivate var text: String { "\(numbers.map { ($0 * 100).rounded() / 100 + 0 })" }
}
