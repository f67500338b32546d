/// What a view stores for constraint layout. A view without constraints doesn't have any.
///
/// If a view has it, so do its ancestors. A walk from the root finds every constraint without visiting the other views.
@MainActor
final class LayoutData {
    /// The active constraints held here, in the order in which they were activated.
    var constraints: [NSLayoutConstraint] = []
    /// The guides added by the app.
    var guides: [UILayoutGuide] = []
    /// The guides that every view has, created when they're first requested.
    var systemGuides: [UILayoutGuide] = []
    /// The constraints that UIKit adds between a view and its keyboard guide, if they're visible to apps (Q18). They
    /// don't affect the solution.
    var guideConstraints: [NSLayoutConstraint] = []
    /// Against being stretched, horizontally and vertically.
    var hugging = [UILayoutPriority.defaultLow, .defaultLow]
    /// Against being squeezed, horizontally and vertically.
    var compressionResistance = [UILayoutPriority.defaultHigh, .defaultHigh]
    /// At a tree's root: something has changed since the tree was last solved.
    var needsSolve = false
    /// Sizes found by ``ConstraintLayout/fittingSize(of:width:height:)`` since the last change below.
    var fittingSizes: [Fitting: CGSize] = [:]

    /// The requested size.
    struct Fitting: Hashable {
        var size: CGSize
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    /// A view's data, which is created if there isn't any.
    static func of(_ view: UIView) -> LayoutData {
        if let data = view.layoutData { return data }
        let data = LayoutData()
        view.layoutData = data
        view.setNeedsUpdateConstraints()
        if let superview = view.superview { _ = of(superview) }
        return data
    }
}
