extension UIViewController {
    /// The state of a view controller between appearing and disappearing.
    struct Appearance {
        enum Phase { case disappeared, appearing, appeared, disappearing }

        var phase = Phase.disappeared
        var isAnimated = false
        /// Whether `viewIsAppearing(_:)` has been called in this appearance.
        var hasSettled = false
        /// Whether the phase changes because the view moves on its own, without a container's doing.
        var followsView = false
    }

    /// Whether the controller has appeared or is about to.
    var isShown: Bool { appearance.phase == .appeared || appearance.phase == .appearing }

    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != isShown else { return }
        appearance.isAnimated = animated
        if isAppearing {
            loadViewIfNeeded()
            appearance.phase = .appearing
            appearance.hasSettled = false
            prepareToAppear()
            viewWillAppear(animated)
        } else {
            appearance.phase = .disappearing
            viewWillDisappear(animated)
        }
        for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func endAppearance() {
        let children = forwardedChildren
        switch appearance.phase {
        case .appearing:
            settleAppearance()
            appearance.phase = .appeared
            viewDidAppear(appearance.isAnimated)
        case .disappearing:
            appearance.phase = .disappeared
            viewDidDisappear(appearance.isAnimated)
        case .appeared, .disappeared:
            return
        }
        appearance.followsView = false
        for child in children { child.endAppearanceTransition() }
    }

    /// Calls `viewIsAppearing(_:)` once the view is in its window (H12).
    func settleAppearance() {
        guard appearance.phase == .appearing, !appearance.hasSettled, viewIfLoaded?.window != nil else { return }
        appearance.hasSettled = true
        viewIsAppearing(appearance.isAnimated)
        for child in forwardedChildren { child.settleAppearance() }
    }

    /// The children that appear and disappear with this controller: those whose views are below its own.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return contained.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    /// Makes the controller appear: will-appear, `install`, and is-appearing now; did-appear in the next turn.
    ///
    /// - Parameter install: Puts the view into its window.
    func appear(animated: Bool, install: () -> Void) {
        beginAppearanceTransition(true, animated: animated)
        install()
        settleAppearance()
        HeadlessDevice.current.runLoop.schedule { [weak self] in
            guard let self, appearance.phase == .appearing else { return }
            endAppearing()
        }
    }

    /// Ends the appearance that began before the last update of the screen: the view has been laid out in the meantime
    /// (H12).
    func endAppearing() {
        viewIfLoaded?.window?.layoutIfNeeded()
        endAppearanceTransition()
    }

    /// Makes the controller disappear in one step.
    func disappearAtOnce() {
        guard isShown else { return }
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    // MARK: Views moved by hand

    /// The view is about to move to `window`. A view that an app adds or removes alone takes its controller along.
    func viewWillMove(toWindow window: UIWindow?) {
        let isAppearing = window != nil
        guard appearance.phase == (isAppearing ? .disappeared : .appeared) else { return }
        guard container?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
        if isAppearing {
            // If the container isn't visible, the child waits for it.
            guard container?.isShown ?? true, window?.isHidden != true else { return }
        }
        appearance.followsView = true
        beginAppearanceTransition(isAppearing, animated: false)
    }

    /// The view has moved to `window`.
    func viewDidMove(toWindow window: UIWindow?) {
        guard appearance.followsView else { return }
        if window == nil {
            endAppearanceTransition()
        } else {
            settleAppearance()
            HeadlessDevice.current.runLoop.schedule { [weak self] in
                guard let self, appearance.followsView, appearance.phase == .appearing else { return }
                endAppearing()
            }
        }
    }
}
