/// Layout with constraints. It gives the views of a hierarchy the frames that its constraints require.
///
/// A hierarchy is solved as a whole, and only if something in it has changed. Hierarchies without constraints are left
/// alone.
@MainActor
enum ConstraintLayout {
    /// Whether a tree may need to be solved again. If not, this avoids a walk to the root.
    private static var isPending = false
    private static var isApplying = false
    /// How many trees have been solved, for tests.
    private(set) static var solveCount = 0
    /// Where conflicts between required constraints are reported: standard error.
    static var log: (String) -> Void = { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }

    // MARK: What has changed

    /// Whether a table or a collection wants to know when constraints in its cells change.
    static var tellsCells = false

    /// Content, constraints or priorities have changed: the tree is solved in the next layout.
    static func invalidate(_ view: UIView) {
        var root = view
        root.layoutData?.fittingSizes.removeAll()
        while let superview = root.superview {
            // A stack lays out its arranged views by what they measure.
            if superview is UIStackView { superview.setNeedsLayout() }
            root = superview
            root.layoutData?.fittingSizes.removeAll()
            if tellsCells { root.constraintsInsideDidChange() }
        }
        guard let data = root.layoutData else { return }
        data.needsSolve = true
        isPending = true
        (view.superview ?? view).setNeedsLayout()
    }

    /// A view's frame has been set.
    static func geometryChanged(_ view: UIView) {
        // Frames that the solver sets are its results. Those that follow from them by autoresizing are new input.
        if isApplying, !view.translatesAutoresizingMaskIntoConstraints { return }
        guard let data = view.rootView.layoutData else { return }
        data.needsSolve = true
        isPending = true
    }

    /// A view has been added to a superview.
    static func didAdd(_ view: UIView) {
        if let superview = view.superview { _ = LayoutData.of(superview) }
        invalidate(view)
    }

    /// A view is about to leave its superview: constraints across the cut are deactivated, as on iOS.
    static func willRemove(_ view: UIView) {
        var ancestor = view.superview
        while let holder = ancestor {
            ancestor = holder.superview
            for constraint in holder.constraints {
                let views = constraint.itemViews
                if constraint.firstItem == nil || views.contains(where: { $0.isDescendant(of: view) }) {
                    constraint.deactivate()
                }
            }
        }
        view.layoutData?.needsSolve = true
    }

    /// A guide is about to leave its view.
    static func detach(_ guide: UILayoutGuide, from view: UIView) {
        view.layoutData?.guides.removeAll { $0 === guide }
        var ancestor: UIView? = view
        while let holder = ancestor {
            ancestor = holder.superview
            for constraint in holder.constraints where constraint.items.contains(where: { $0 === guide }) {
                constraint.deactivate()
            }
        }
    }

    // MARK: Layout

    /// Solves the tree that `view` is in, if it has changed since it was last solved.
    static func apply(around view: UIView) {
        guard !isApplying else { return }
        let root = view.rootView
        guard let data = root.layoutData, data.needsSolve else { return }
        isApplying = true
        defer { isApplying = false }
        isPending = false
        // Once, and again where autoresizing or the safe area followed the new frames.
        for _ in 0..<4 where data.needsSolve {
            data.needsSolve = false
            solveCount += 1
            var pass = LayoutPass(root: root)
            pass.solve()
            if pass.apply() { data.needsSolve = true }
        }
    }

    /// The same during a walk down the tree, after a view has laid out its subviews. Nearly free when nothing happened.
    static func applyPending(around view: UIView) {
        if isPending { apply(around: view) }
    }

    // MARK: Measuring

    /// The size a view would like: at a given width, at a given height, or freely.
    ///
    /// Considers everything: fixed sizes, limits, intrinsic sizes with their priorities, constraints inside, stacks.
    static func fittingSize(of view: UIView, width: CGFloat?, height: CGFloat? = nil) -> CGSize {
        fittingSize(
            of: view,
            LayoutData.Fitting(
                size: CGSize(width: width ?? 0, height: height ?? 0),
                horizontal: width == nil ? .fittingSizeLevel : .required,
                vertical: height == nil ? .fittingSizeLevel : .required
            )
        )
    }

    static func fittingSize(of view: UIView, _ fitting: LayoutData.Fitting) -> CGSize {
        if let size = view.layoutData?.fittingSizes[fitting] ?? LayoutPass.contentSize(of: view, fitting) {
            return size
        }
        var pass = LayoutPass(root: view, fitting: fitting)
        pass.solve()
        let size = pass.rootSize
        view.layoutData?.fittingSizes[fitting] = size
        return size
    }

    /// A length that an equality constraint fixes for an arranged view.
    struct FixedLength {
        var length: CGFloat
        var priority: UILayoutPriority
        /// Whether it's the current length of something around the stack, and not a constant.
        var isAround: Bool
    }

    /// The sizes that equality constraints fix for an arranged view: constants, the current size of an ancestor or of
    /// something else outside of the stack, or what a view outside of the stack takes that has the same edges.
    static func fixedSize(of view: UIView) -> (width: FixedLength?, height: FixedLength?) {
        guard view.layoutData != nil else { return (nil, nil) }
        var width: FixedLength?
        var height: FixedLength?
        var edges: [SharedEdge] = []
        for holder in sequence(first: view, next: \.superview) {
            for constraint in holder.constraints where constraint.relation == .equal {
                if let edge = SharedEdge(constraint, of: view) { edges.append(edge) }
                guard constraint.firstItem === view,
                    let base = length(constraint.secondItem, constraint.secondAttribute, for: view)
                else { continue }
                let fixed = FixedLength(
                    length: base * constraint.multiplier + constraint.constant, priority: constraint.priority,
                    isAround: isAround(constraint.secondItem, view))
                func isStronger(than other: FixedLength?) -> Bool {
                    other.map { $0.priority.rawValue < fixed.priority.rawValue } ?? true
                }
                if constraint.firstAttribute == .width, isStronger(than: width) {
                    width = fixed
                } else if constraint.firstAttribute == .height, isStronger(than: height) {
                    height = fixed
                }
            }
        }
        return (
            width ?? SharedEdge.length(of: view, .horizontal, edges),
            height ?? SharedEdge.length(of: view, .vertical, edges)
        )
    }

    /// The current length of an item that an arranged view follows. Zero without an item, `nil` for anything else.
    private static func length(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, for view: UIView
    ) -> CGFloat? {
        guard let item = item as? any LayoutItem else { return 0 }
        guard let owner = item.layoutView, owner !== view, follows(view, owner, attribute.axis) else { return nil }
        let size = size(of: item)
        return attribute == .width ? size.width : attribute == .height ? size.height : nil
    }

    /// Whether an item is outside of the stack of an arranged view. A part of the stack's own length depends on the stack.
    private static func isAround(_ item: AnyObject?, _ view: UIView) -> Bool {
        guard let owner = (item as? any LayoutItem)?.layoutView else { return false }
        return owner !== view.superview
    }

    /// Whether an arranged view takes its length from `owner`, and not the other way round: from its ancestors always, and
    /// from other views outside of its stack if it has no length of its own.
    static func follows(_ view: UIView, _ owner: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
        if view.isDescendant(of: owner) { return true }
        guard let stack = view.superview, !owner.isDescendant(of: stack) else { return false }
        let own = view.intrinsicContentSize
        return (axis == .horizontal ? own.width : own.height) == UIView.noIntrinsicMetric
    }

    /// The current size of a view or a guide.
    static func size(of item: any LayoutItem) -> CGSize {
        (item as? UILayoutGuide)?.layoutFrame.size ?? item.layoutView?.bounds.size ?? .zero
    }
}
