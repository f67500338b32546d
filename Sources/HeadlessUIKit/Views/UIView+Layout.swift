extension UIView {
    func markForLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        markAncestorsForLayout()
    }

    /// Sets the descendant flag above the receiver, up to where it's already set.
    func markAncestorsForLayout() {
        var ancestor = superview
        while let view = ancestor, !view.descendantNeedsLayout {
            view.descendantNeedsLayout = true
            ancestor = view.superview
        }
    }

    func performPendingLayout() {
        // As with layers, the pass begins at the topmost of the ancestors above that need layout.
        var top = self
        while let superview = top.superview, superview.needsLayout { top = superview }
        top.updatePendingConstraints()
        // Layout code may request another layout. The limit prevents an endless loop if it always does.
        for _ in 0..<8 {
            ConstraintLayout.apply(around: top)
            guard top.needsLayout || top.descendantNeedsLayout || top.needsSafeAreaUpdate else { return }
            top.layOutSubtree(safeArea: top.safeAreaInsets)
        }
    }

    /// One pass, from here down.
    private func layOutSubtree(safeArea: @autoclosure () -> UIEdgeInsets) {
        var safeAreaChanged = false
        if needsSafeAreaUpdate {
            needsSafeAreaUpdate = false
            let insets = safeArea()
            if insets != lastSafeAreaInsets {
                lastSafeAreaInsets = insets
                safeAreaChanged = true
                if layoutData != nil { ConstraintLayout.invalidate(self) }
                safeAreaDidChange()
                safeAreaInsetsDidChange()
                owningViewController?.viewSafeAreaInsetsDidChange()
                if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
                ConstraintLayout.applyPending(around: self)
            }
        }
        if needsLayout {
            needsLayout = false
            owningViewController?.viewWillLayoutSubviews()
            isLayingOutSubviews = true
            UITraitCollection.with(self) { layoutSubviews() }
            owningViewController?.viewDidLayoutSubviews()
            isLayingOutSubviews = false
            ConstraintLayout.applyPending(around: self)
        }
        guard descendantNeedsLayout || safeAreaChanged else { return }
        descendantNeedsLayout = false
        for subview in storedSubviews {
            if safeAreaChanged { subview.needsSafeAreaUpdate = true }
            guard subview.needsLayout || subview.descendantNeedsLayout || subview.needsSafeAreaUpdate else { continue }
            subview.layOutSubtree(
                safeArea: subview.safeAreaInsets(inheriting: lastSafeAreaInsets, from: self)
            )
        }
    }

    func setNeedsSafeAreaUpdate() {
        guard !needsSafeAreaUpdate else { return }
        needsSafeAreaUpdate = true
        markAncestorsForLayout()
    }

    /// The part of the superview's safe area that the receiver reaches into, with what its controller adds (F14).
    func safeAreaInsets(inheriting insets: UIEdgeInsets, from superview: UIView) -> UIEdgeInsets {
        guard window != nil else { return .zero }
        guard let controller = owningViewController else {
            guard insets != .zero else { return .zero }
            let reached = insets.reaching(into: frame, of: superview.bounds)
            // Q2: what a finger drags down with the keyboard meets the home indicator wherever its host is.
            return window is HeadlessKeyboardWindow ? reached : reached.noMore(than: insets)
        }
        // A container's bars stay where they are, however the view below them moves.
        let covered = insets + controller.containerSafeAreaInsets
        let present = covered.reaching(into: frame, of: superview.bounds)
        return settled(present, where: covered, in: superview) + controller.additionalSafeAreaInsets
    }

    /// What becomes of the safe area of a controller's view that may have been moved (P1, P2, P3).
    private func settled(
        _ present: UIEdgeInsets, where covered: UIEdgeInsets, in superview: UIView
    ) -> UIEdgeInsets {
        let behavior = HeadlessDevice.current.behavior.movedSafeArea
        guard behavior != .follows else { return present }
        let own = restingFrame(in: superview)
        guard own != frame else { return present }
        let resting = covered.reaching(into: own, of: superview.bounds)
        guard behavior == .bottomGoesTopStays else { return resting }
        guard frame.minY < own.minY else { return present }
        return UIEdgeInsets(top: resting.top, left: 0, bottom: min(present.bottom, resting.bottom), right: 0)
    }

    /// The receiver's frame without its transform, moved into its superview if it's as large as that.
    private func restingFrame(in superview: UIView) -> CGRect {
        let (size, frame) = (bounds.size, place)
        return size == superview.bounds.size && !(superview is UIScrollView) ? superview.bounds : frame
    }

    // MARK: Reactions

    func didChangeBounds(from old: CGRect) {
        ScreenUpdate.geometryChanged()
        if bounds.size != old.size {
            if autoresizesSubviews { resizeSubviews(from: old.size) }
            setNeedsLayout()  // F15
            // What a view assigns to its subviews during its own layout doesn't require another layout.
            if let superview, !superview.isLayingOutSubviews { superview.setNeedsLayout() }
            if needsDisplay || contentMode == .redraw { setNeedsDisplay() }
            setNeedsSafeAreaUpdate()
            // The distances of subviews to the right and bottom edges have changed.
            for subview in storedSubviews { subview.setNeedsSafeAreaUpdate() }
            if layoutData != nil { ConstraintLayout.geometryChanged(self) }
        }
        boundsDidChange(from: old)
    }

    func didChangePosition() {
        ScreenUpdate.geometryChanged()
        setNeedsSafeAreaUpdate()
        if layoutData != nil { ConstraintLayout.geometryChanged(self) }
    }

    func marginsChanged() {
        if layoutData != nil { ConstraintLayout.invalidate(self) }
        setNeedsLayout()
        layoutMarginsDidChange()
        for subview in storedSubviews where subview.preservesSuperviewLayoutMargins { subview.marginsChanged() }
    }

    var effectiveLayoutMargins: UIEdgeInsets {
        var margins = directionalLayoutMargins.edges(effectiveUserInterfaceLayoutDirection)
        if owningViewController != nil {
            // The system's minimum beside a controller's content: 16 points, 20 on wide screens.
            let minimum: CGFloat = bounds.width >= 414 ? 20 : 16
            margins.left = max(margins.left, minimum)
            margins.right = max(margins.right, minimum)
            // ... and no margin above and below except the app's own.
            if margins.top == 8 { margins.top = 0 }
            if margins.bottom == 8 { margins.bottom = 0 }
        }
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        if preservesSuperviewLayoutMargins, let superview {
            let (outer, frame, bounds) = (superview.layoutMargins, frame, superview.bounds)
            // F23: what lies beyond the superview's edge, as in a scroll view, has no more than the superview's margin.
            func margin(_ own: CGFloat, _ outer: CGFloat, _ distance: CGFloat) -> CGFloat {
                max(own, outer - max(distance, 0))
            }
            margins.top = margin(margins.top, outer.top, frame.minY - bounds.minY)
            margins.left = margin(margins.left, outer.left, frame.minX - bounds.minX)
            margins.bottom = margin(margins.bottom, outer.bottom, bounds.maxY - frame.maxY)
            margins.right = margin(margins.right, outer.right, bounds.maxX - frame.maxX)
        }
        return margins
    }

    /// Notifies the receiver and everything in it that its traits have changed.
    func propagateTraitChange(from previous: UITraitCollection) {
        let traits = traitCollection
        if traits != previous {
            traitsDidChange(from: previous)
            UITraitCollection.with(self) {
                traitCollectionDidChange(previous)
                notifyTraitChange(from: previous, to: traits)
                owningViewController?.notifyTraits(from: previous, to: traits)
            }
        }
        // A subview that overrides traits may have the same traits as before.
        for subview in storedSubviews { subview.propagateTraitChange(from: subview.traits(inheriting: previous)) }
    }

    // MARK: Autoresizing

    private func resizeSubviews(from old: CGSize) {
        for subview in subviews
        where subview.autoresizingMask != [] && subview.translatesAutoresizingMaskIntoConstraints {
            subview.followSuperview(from: old, to: bounds.size)
        }
    }

    /// Gives the view a place that its transform then acts on, as layout does (F5).
    func setPlace(_ rect: CGRect, asContainer: Bool = false) {
        if asContainer, HeadlessDevice.current.behavior.containersAssignFrames {
            if frame != rect { frame = rect }
            return
        }
        if bounds.size != rect.size { bounds.size = rect.size }
        let anchor = anchor
        let point = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        if center != point { center = point }
    }

    /// The receiver's frame without its transform.
    var place: CGRect {
        let (center, size, anchor) = (center, bounds.size, anchor)
        return CGRect(
            x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width,
            height: size.height)
    }

    private func followSuperview(from old: CGSize, to new: CGSize) {
        let place = place
        let horizontal = Span(start: place.minX, length: place.width).resized(
            in: old.width, to: new.width, mask: autoresizingMask, .flexibleLeftMargin, .flexibleWidth,
            .flexibleRightMargin
        )
        let vertical = Span(start: place.minY, length: place.height).resized(
            in: old.height, to: new.height, mask: autoresizingMask, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin
        )
        setPlace(
            CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length))
    }

    /// A view along one axis of its superview.
    private struct Span {
        var start: CGFloat
        var length: CGFloat

        /// Shares the growth among the parts that give, in proportion to their lengths.
        func resized(
            in old: CGFloat, to new: CGFloat, mask: AutoresizingMask, _ before: AutoresizingMask,
            _ within: AutoresizingMask, _ after: AutoresizingMask
        ) -> Span {
            let parts = [(before, start), (within, length), (after, old - start - length)]
            let flexible = parts.filter { mask.contains($0.0) }
            guard !flexible.isEmpty, new != old else { return self }
            let total = flexible.reduce(0) { $0 + $1.1 }
            func growth(_ part: AutoresizingMask, _ length: CGFloat) -> CGFloat {
                guard mask.contains(part) else { return 0 }
                let share = total == 0 || flexible.count == 1 ? 1 / CGFloat(flexible.count) : length / total
                return (new - old) * share
            }
            return Span(start: start + growth(before, start), length: length + growth(within, length))
        }
    }
}

extension UIEdgeInsets {
    /// The part of insets of `bounds` that a rectangle in there reaches into.
    fileprivate func reaching(into frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(0, top - (frame.minY - bounds.minY)), left: max(0, left - (frame.minX - bounds.minX)),
            bottom: max(0, bottom - (bounds.maxY - frame.maxY)), right: max(0, right - (bounds.maxX - frame.maxX)))
    }

    /// What's beyond the edges of the superview isn't part of a safe area.
    fileprivate func noMore(than insets: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(top, insets.top), left: min(left, insets.left), bottom: min(bottom, insets.bottom),
            right: min(right, insets.right))
    }
}
