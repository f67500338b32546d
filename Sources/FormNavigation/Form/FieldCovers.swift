import FormNavigationCore
import UIKit

/// The views in a form that take taps, and the fields below them.
///
/// A drop-down is often a text field below a button, or below a view with a tap recognizer. It looks like a field, but
/// a tap on it doesn't begin editing, so Next shouldn't either.
///
/// It holds the views strongly, and exists only during a walk.
@MainActor
struct FieldCovers {
    private struct Cover {
        let view: UIView
        let frame: CGRect
        /// The number of fields that a walk had found before, which are behind this view.
        let fieldCount: Int
    }

    /// The width of the strip along a field's edge, in points, that may stay uncovered: the distance between the edge
    /// and the text in a field with a border.
    private static let margin: CGFloat = 8

    private var covers: [Cover] = []

    /// Notes a view that takes taps.
    ///
    /// - Parameters:
    ///   - frame: The view's frame, in the coordinate space of the fields' frames.
    ///   - fieldCount: The number of fields found so far. A walk visits the views behind a view before it.
    mutating func note(_ view: UIView, _ frame: CGRect, inFrontOf fieldCount: Int) {
        covers.append(Cover(view: view, frame: frame, fieldCount: fieldCount))
    }

    /// The indices of the covered fields that accept text, except those that the app marks as stops.
    ///
    /// A view that covers several fields, such as one that dims the form, isn't part of any of them.
    func coveredFields(among found: [FoundField]) -> Set<Int> {
        var covered: Set<Int> = []
        guard !covers.isEmpty else { return covered }
        let frames = Self.frames(of: found)
        for cover in covers {
            guard let index = onlyField(behind: cover, among: found, frames) else { continue }
            let field = found[index].field
            if field.isStop || field.view.hasFocus, field.view.assignedOptions?.stop != .always {
                covered.insert(index)
            }
        }
        return covered
    }

    /// The view that covers a field.
    func cover(of index: Int, among found: [FoundField]) -> UIView? {
        let frames = Self.frames(of: found)
        return covers.first { onlyField(behind: $0, among: found, frames) == index }?.view
    }

    private static func frames(of found: [FoundField]) -> FramesByTop {
        var frames: [CGRect] = []
        frames.reserveCapacity(found.count)
        for index in found.indices { frames.append(found[index].frame) }
        return FramesByTop(frames)
    }

    private func onlyField(behind cover: Cover, among found: [FoundField], _ frames: FramesByTop) -> Int? {
        var only: Int?
        for index in frames.indices(inside: cover.frame.insetBy(dx: -Self.margin, dy: -Self.margin))
        where index < cover.fieldCount {
            let field = found[index].field
            // A field that has focus, but isn't visible, is where another one is now.
            guard !field.isUnseen, field.view.scrolls(with: cover.view) else { continue }
            guard only == nil else { return nil }
            only = index
        }
        return only
    }
}

extension UIView {
    /// Whether this view scrolls together with another one. A header that floats above rows covers a field only for now.
    fileprivate func scrolls(with other: UIView) -> Bool {
        guard let ancestor = withSuperviews.first(where: { other.isDescendant(of: $0) }) else { return false }
        return (ancestor as? UIScrollView)?.rowContainer == nil && !isInScrollView(below: ancestor)
            && !other.isInScrollView(below: ancestor)
    }

    private func isInScrollView(below ancestor: UIView) -> Bool {
        withSuperviews.dropFirst().prefix { $0 !== ancestor }.contains { $0 is UIScrollView }
    }

    /// Whether a tap on this view does something other than what it would do in the views behind it.
    ///
    /// - Parameter kind: The kind of this view. Fields don't count.
    func takesTaps(_ kind: ViewKind) -> Bool {
        switch kind {
        case .control: break
        case .plain:
            guard let recognizers = gestureRecognizers,
                recognizers.contains(where: { $0 is UITapGestureRecognizer && $0.isEnabled })
            else { return false }
        default: return false
        }
        return !isInvisible && isUserInteractionEnabled
    }
}
