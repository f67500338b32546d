extension UIView {
    func hasAncestor(_ view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let current = ancestor {
            if current === view { return true }
            ancestor = current.superview
        }
        return false
    }

    func firstView(tagged tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in storedSubviews {
            if let match = subview.viewWithTag(tag) { return match }
        }
        return nil
    }

    func exchange(_ index1: Int, _ index2: Int) {
        let (low, high) = (storedSubviews[min(index1, index2)], storedSubviews[max(index1, index2)])
        reorder(high, to: min(index1, index2))
        reorder(low, to: max(index1, index2))
    }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling, let index = storedSubviews.firstIndex(where: { $0 === sibling }) else {
            return insert(view, at: storedSubviews.count)
        }
        // Taking a view from before its sibling moves the sibling down.
        let isEarlier = storedSubviews[..<index].contains { $0 === view }
        insert(view, at: index + offset - (isEarlier ? 1 : 0))
        // Layers that don't belong to a view may be between the two.
        if offset == 1 { layerIfLoaded?.putSubview(view, justAbove: sibling) }
    }

    func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "a view cannot be added to itself or to a view inside it")
        if view.superview === self {
            return reorder(view, to: index)
        }
        if let window = view.window, window !== self.window {
            window.resignFirstResponder(leaving: view)  // A18, A21
        }
        let (oldWindow, newWindow) = (view.window, self.window)
        let oldTint = view.tintColor
        view.superview?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view.announceWindow(newWindow) }
        view.cutFromSuperview()

        view.superview = self
        let place = min(max(index, 0), storedSubviews.count)
        layerIfLoaded?.subviewCame(view, below: place < storedSubviews.count ? storedSubviews[place] : nil)
        storedSubviews.insert(view, at: place)
        if oldWindow !== newWindow { view.takeWindow(newWindow) }
        view.markForUpdates()
        if view.layoutData != nil { ConstraintLayout.didAdd(view) }
        view.needsSafeAreaUpdate = true
        view.markAncestorsForLayout()
        setNeedsLayout()  // F15
        if oldWindow !== newWindow { view.confirmWindow(newWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
        if view.tintColor != oldTint { view.announceTintColor() }
        if newWindow != nil, oldWindow !== newWindow { EarlyFocus.carryOut(in: view) }  // P19
    }

    /// Moves one of the receiver's own subviews so that it's at `index` after it has been removed.
    func reorder(_ view: UIView, to index: Int) {
        guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
        storedSubviews.remove(at: old)
        layerIfLoaded?.subviewLeft(view)
        let place = min(max(index, 0), storedSubviews.count)
        layerIfLoaded?.subviewCame(view, below: place < storedSubviews.count ? storedSubviews[place] : nil)
        storedSubviews.insert(view, at: place)
    }

    func unlink() {
        guard superview != nil else { return }
        let oldWindow = window
        oldWindow?.resignFirstResponder(leaving: self)  // A18, A21
        // Losing first responder runs the app's code, which may have moved the view.
        guard let superview, window === oldWindow else { return }
        let oldTint = tintColor
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if oldWindow != nil { announceWindow(nil) }
        cutFromSuperview()
        if oldWindow != nil {
            takeWindow(nil)
            confirmWindow(nil)
        }
        didMoveToSuperview()
        if tintColor != oldTint { announceTintColor() }
    }

    /// Removes the receiver from its superview's list. The caller needs to hold it strongly.
    private func cutFromSuperview() {
        guard let superview else { return }
        if layoutData != nil { ConstraintLayout.willRemove(self) }
        superview.subviewWillLeave(self)
        superview.storedSubviews.removeAll { $0 === self }
        superview.layerIfLoaded?.subviewLeft(self)
        superview.setNeedsLayout()
        self.superview = nil
    }

    private func announceWindow(_ window: UIWindow?) {
        owningViewController?.viewWillMove(toWindow: window)
        willMove(toWindow: window)
        for subview in storedSubviews { subview.announceWindow(window) }
    }

    private func takeWindow(_ window: UIWindow?) {
        containingWindow = window
        needsSafeAreaUpdate = true
        // P20: what's added to a window is laid out, whether or not it contains anything.
        if window != nil { needsLayout = true }
        if !storedSubviews.isEmpty { descendantNeedsLayout = true }
        for subview in storedSubviews { subview.takeWindow(window) }
    }

    private func confirmWindow(_ window: UIWindow?) {
        if window != nil { didArriveInWindow() }
        didMoveToWindow()
        owningViewController?.viewDidMove(toWindow: window)
        for subview in storedSubviews { subview.confirmWindow(window) }
    }

    func didChangeGestureRecognizers(from old: [UIGestureRecognizer]) {
        for recognizer in old where recognizer.view === self { recognizer.view = nil }
        for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
    }
}
