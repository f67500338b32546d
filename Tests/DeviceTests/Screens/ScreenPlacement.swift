import UIKit

/// Where everything on a screen is, to be compared later, or with another screen that is made in the same way.
@MainActor
struct ScreenPlacement: Equatable {
    fileprivate struct Part: Equatable {
        let name: String
        var bounds: CGRect
        let center: CGPoint
        let transform: CGAffineTransform
        let insets: UIEdgeInsets
        let addedSafeArea: UIEdgeInsets
    }

    private var parts: [Part] = []

    /// Takes in a view with everything in it.
    ///
    /// - Parameter countsOffsets: Whether it matters how far something is scrolled.
    init(of view: UIView, countsOffsets: Bool = true) { add(view, countsOffsets) }

    private mutating func add(_ view: UIView, _ countsOffsets: Bool) {
        let scrollView = view as? UIScrollView
        let controller = view.next as? UIViewController
        var part = Part(
            name: view.accessibilityIdentifier ?? "\(type(of: view))", bounds: view.bounds, center: view.center,
            transform: view.transform, insets: scrollView?.contentInset ?? .zero,
            addedSafeArea: controller?.additionalSafeAreaInsets ?? .zero)
        if !countsOffsets, scrollView != nil { part.bounds.origin = .zero }
        parts.append(part)
        // What a field draws itself with is its own affair, and the cells that are loaded depend on the offset.
        if view is any UITextInput || view is UISwitch || view is UITableView { return }
        for subview in view.subviews { add(subview, countsOffsets) }
    }

    /// What differs by more than is rounded: the first of it, in words; `nil` where nothing does.
    func difference(from other: ScreenPlacement) -> String? {
        guard parts.count == other.parts.count else { return "\(other.parts.count) views became \(parts.count)" }
        for (part, before) in zip(parts, other.parts) where !part.isNear(before) {
            return "\(part.name): \(before.text) became \(part.text)"
        }
        return nil
    }
}

extension ScreenPlacement.Part {
    fileprivate func isNear(_ other: Self) -> Bool {
        zip(numbers, other.numbers).allSatisfy { abs($0 - $1) < 0.01 }
    }

    private var numbers: [CGFloat] {
        [bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y]
            + [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
            + [insets.top, insets.left, insets.bottom, insets.right]
            + [addedSafeArea.top, addedSafeArea.left, addedSafeArea.bottom, addedSafeArea.right]
    }

    fileprivate var text: String { "\(numbers.map { ($0 * 100).rounded() / 100 })" }
}
