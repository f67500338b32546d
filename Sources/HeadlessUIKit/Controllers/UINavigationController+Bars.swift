extension UINavigationController {
    /// Positions the bars, and informs the screens how much the bars cover.
    func arrangeBars() {
        guard isViewLoaded else { return }
        let (bounds, safeArea) = (containerView.bounds, containerView.safeAreaInsets)
        navigationBar.backgroundOverhang = safeArea.top
        let frame = CGRect(x: 0, y: safeArea.top, width: bounds.width, height: navigationBar.height)
        if navigationBar.frame != frame { navigationBar.frame = frame }
        arrangeToolbar()
        let insets = UIEdgeInsets(
            top: isNavigationBarHidden ? 0 : frame.height, left: 0,
            bottom: showsToolbar ? HeadlessDevice.current.behavior.toolbarHeight : 0, right: 0)
        for child in children { child.containerSafeAreaInsets = insets }
        arrangeScreens(in: containerView.content)
        // The search results are below the search bar.
        topViewController?.navigationItem.searchController?.presentedBy?.containerView?.setNeedsLayout()
    }

    /// Below the bars, or between them if a screen doesn't extend below them.
    func arrangeScreens(in content: TransitionView) {
        let safeArea = containerView.safeAreaInsets
        for view in content.subviews {
            var bounds = content.bounds
            if let child = children.first(where: { $0.viewIfLoaded === view }) {
                let bars = child.containerSafeAreaInsets
                var edges = child.edgesForExtendedLayout
                if !child.extendedLayoutIncludesOpaqueBars {
                    if !navigationBar.isTranslucent { edges.remove(.top) }
                    if showsToolbar, storedToolbar?.isTranslucent == false { edges.remove(.bottom) }
                }
                if !edges.contains(.top), bars.top > 0 { bounds = bounds.inset(by: .top(safeArea.top + bars.top)) }
                if !edges.contains(.bottom), bars.bottom + safeArea.bottom > 0 {
                    bounds = bounds.inset(by: .bottom(safeArea.bottom + bars.bottom))
                }
            }
            view.setPlace(bounds, asContainer: true)
        }
    }

    // MARK: At the bottom

    /// Whether a screen on the stack hides the bars at the bottom.
    var hidesBottomBars: Bool { viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

    private var showsToolbar: Bool { !isToolbarHidden && !hidesBottomBars }

    func makeToolbar() -> UIToolbar {
        if let storedToolbar { return storedToolbar }
        let toolbar = UIToolbar()
        storedToolbar = toolbar
        containerView.addSubview(toolbar)
        arrangeBars()
        return toolbar
    }

    private func arrangeToolbar() {
        guard showsToolbar || storedToolbar != nil else { return }
        let toolbar = makeToolbar()
        toolbar.isHidden = !showsToolbar
        let (bounds, bottom) = (containerView.bounds, containerView.safeAreaInsets.bottom)
        let height = HeadlessDevice.current.behavior.toolbarHeight
        let frame = CGRect(x: 0, y: bounds.height - bottom - height, width: bounds.width, height: height)
        if toolbar.frame != frame { toolbar.frame = frame }
        toolbar.backgroundOverhang = bottom
        let items = topViewController?.toolbarItems
        if toolbar.items ?? [] != items ?? [] { toolbar.items = items }
    }
}

extension UIEdgeInsets {
    fileprivate static func top(_ length: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
    }

    fileprivate static func bottom(_ length: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: length, right: 0)
    }
}
