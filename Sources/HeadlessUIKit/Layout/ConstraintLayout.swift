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

    /// The sizes that equality constraints fix for an arranged view: constants, or an ancestor's current size.
    static func fixedSize(of view: UIView) -> (width: CGFloat?, height: CGFloat?) {
        guard view.layoutData != nil else { return (nil, nil) }
        var width: (size: CGFloat, priority: Float)?
        var height = width
        for holder in sequence(first: view, next: \.superview) {
            for constraint in holder.constraints where constraint.firstItem === view && constraint.relation == .equal {
                let priority = constraint.priority.rawValue
                guard let base = size(constraint.secondItem, constraint.secondAttribute, above: view) else { continue }
                let size = base * constraint.multiplier + constraint.constant
                if constraint.firstAttribute == .width, width.map({ $0.priority < priority }) ?? true {
                    width = (size, priority)
                } else if constraint.firstAttribute == .height, height.map({ $0.priority < priority }) ?? true {
                    height = (size, priority)
                }
            }
        }
        return (width?.size, height?.size)
    }

    /// The current size of an ancestor of `view` or a guide there. Zero without an item, `nil` for anything else.
    private static func size(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, above view: UIView
    ) -> CGFloat? {
        guard let item = item as? any LayoutItem else { return 0 }
        guard let owner = item.layoutView, owner !== view, view.isDescendant(of: owner) else { return nil }
        let size = (item as? UILayoutGuide)?.layoutFrame.size ?? owner.bounds.size
        return attribute == .width ? size.width : attribute == .height ? size.height : nil
    }
}
