extension UIViewController {
    /// This view controller, its container, the container of that one, and so on.
    var containerChain: [UIViewController] {
        Array(sequence(first: self) { $0.container })
    }

    /// The nearest container of a kind.
    func nearestContainer<Container: UIViewController>() -> Container? {
        containerChain.dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    /// The kind of presentation for the controller's style.
    var usualPresentationKind: UIPresentationController.Type {
        let style = modalPresentationStyle == .automatic ? automaticPresentationStyle : modalPresentationStyle
        if style == .popover { return UIPopoverPresentationController.self }
        return SheetGeometry.dims(style) ? UISheetPresentationController.self : UIPresentationController.self
    }

    func makeUsualPresentation() -> UIPresentationController {
        let kind = presentationKind
        if kind == UIPopoverPresentationController.self {
            return UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        }
        return kind == UISheetPresentationController.self
            ? UISheetPresentationController(presentedViewController: self, presenting: nil)
            : UIPresentationController(presentedViewController: self, presenting: nil)
    }

    /// The preferred size, with the traditional size of popovers as the default.
    var usualSizeInPopover: CGSize {
        let size = preferredContentSize
        return CGSize(width: size.width > 0 ? size.width : 320, height: size.height > 0 ? size.height : 1_100)
    }

    func startPresenting(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        precondition(presented !== self, "a view controller cannot present itself")
        precondition(presented.container == nil, "a view controller with a parent cannot be presented")
        var style = presented.modalPresentationStyle
        if style == .automatic { style = presented.automaticPresentationStyle }
        let presenter = presenter(in: style)
        // Like iOS, which logs a complaint and does nothing: off the window, or while presenting already.
        guard presented.presentedBy == nil, presenter.presentation == nil, presenter.viewIfLoaded?.window != nil else {
            return
        }
        presented.modalPresentationStyle = style

        presented.willBePresented()
        let presentation =
            presented.customPresentation(by: presenter, source: self) ?? presented.takePreparedPresentation()
        presentation.link(to: presenter, style: presentation.style(for: style, in: presenter.traitCollection))
        let animator =
            !animated
            ? nil
            : HeadlessOptional.call(
                presented.transitioningDelegate, "animationController(forPresented:presenting:source:)"
            ) {
                $0.animationController(forPresented: presented, presenting: presenter, source: self)
            } ?? nil
        let context = animator.map { PresentationContext(presentation, $0, isPresenting: true) }
        let duration = context?.duration ?? RunningTransition.presentationDuration
        let transition = RunningTransition(duration: animated ? duration : 0)
        presentation.notifyDelegateOfStyle(transition)
        presentation.transition = transition
        presented.runningTransition = transition
        presenter.runningTransition = transition

        presenter.focusReturn = FocusReturn(of: presenter)
        presented.loadViewIfNeeded()
        presented.isBeingPresented = true
        if presentation.coversPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)
        presentation.isAnimatedByApp = context != nil
        presentation.installViews()
        presented.settleAppearance()
        transition.runAlongside()
        transition.onEnd = { completed in
            presentation.transition = nil
            guard completed else {
                presented.isBeingPresented = false
                presented.beginAppearanceTransition(false, animated: animated)
                presentation.unlink()
                presented.endAppearanceTransition()
                return presentation.presentationTransitionDidEnd(false)
            }
            presented.settleAppearance()
            presented.endAppearing()
            presented.isBeingPresented = false
            presentation.removePresenterView()
            if presentation.coversPresenter { presenter.endAppearanceTransition() }
            presented.hasBeenPresented()
            presentation.presentationTransitionDidEnd(true)
            completion?()
        }
        transition.run(by: context)
    }

    /// What the transitioning delegate wants to manage the presentation, in the custom style.
    private func customPresentation(by presenter: UIViewController, source: UIViewController)
        -> UIPresentationController?
    {
        guard modalPresentationStyle == .custom else { return nil }
        let presentation = HeadlessOptional.call(
            transitioningDelegate, "presentationController(forPresented:presenting:source:)"
        ) {
            $0.presentationController(forPresented: self, presenting: presenter, source: source)
        }
        presentation??.isOfApp = true
        return presentation ?? nil
    }

    /// The presenting controller: the outermost container or, in the current-context styles, the nearest one that
    /// defines a context.
    private func presenter(in style: UIModalPresentationStyle) -> UIViewController {
        let chain = containerChain
        if style == .currentContext || style == .overCurrentContext,
            let context = chain.first(where: \.definesPresentationContext)
        {
            return context
        }
        return chain[chain.count - 1]
    }

    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        let chain = containerChain
        let presentation = chain.lazy.compactMap(\.presentation).first ?? chain.lazy.compactMap(\.presentedBy).first
        guard let presentation else { return }
        let presented = presentation.presentedViewController
        let animator =
            !animated
            ? nil
            : HeadlessOptional.call(
                presented.transitioningDelegate, "animationController(forDismissed:)"
            ) {
                $0.animationController(forDismissed: presented)
            } ?? nil
        let context = animator.map { PresentationContext(presentation, $0, isPresenting: false) }
        let duration = animated ? context?.duration ?? RunningTransition.presentationDuration : 0
        guard let transition = presentation.beginDismissal(duration: duration, isInteractive: false) else { return }
        let end = transition.onEnd
        transition.onEnd = {
            end($0)
            if $0 { completion?() }
        }
        transition.run(by: context)
    }

    /// Immediately removes everything that this controller presents.
    func dropPresentations() {
        guard let presentation else { return }
        presentation.transition?.endNow()
        if let dismissal = presentation.beginDismissal(duration: 0, isInteractive: false) { dismissal.endNow() }
    }
}

extension UIPresentationController {
    /// Begins to dismiss the presented controller and everything above it.
    ///
    /// - Returns: The transition, which the caller needs to finish, or `nil` if a dismissal is already in progress.
    func beginDismissal(duration: Double, isInteractive: Bool) -> RunningTransition? {
        // A presentation in progress is completed first.
        if !presentedViewController.isBeingDismissed { transition?.endNow() }
        guard transition == nil else { return nil }
        let presenter = presentingViewController
        let stack = Array(sequence(first: self) { $0.presentedViewController.presentation })
        let transition = RunningTransition(duration: duration, isInteractive: isInteractive)
        let isAnimated = transition.isAnimated || isInteractive
        self.transition = transition
        presenter.runningTransition = transition

        for presentation in stack.reversed() {
            let presented = presentation.presentedViewController
            presented.runningTransition = transition
            presented.isBeingDismissed = true
            presented.willBeDismissed()
            presented.beginAppearanceTransition(false, animated: isAnimated)
        }
        if coversPresenter { presenter.beginAppearanceTransition(true, animated: isAnimated) }
        for presentation in stack.reversed() { presentation.dismissalTransitionWillBegin() }
        restorePresenterView()
        if coversPresenter { presenter.settleAppearance() }
        presenter.focusReturn?.perform(.inTransition)
        transition.runAlongside()
        transition.onEnd = { completed in
            self.transition = nil
            completed ? self.finishDismissal(of: stack) : self.cancelDismissal(of: stack)
        }
        return transition
    }

    private func finishDismissal(of stack: [UIPresentationController]) {
        let presenter = presentingViewController
        for presentation in stack.reversed() {
            let presented = presentation.presentedViewController
            // Removing the view from the window makes a first responder in it resign (A21).
            presentation.unlink()
            presented.endAppearanceTransition()
            presented.isBeingDismissed = false
            presented.hasBeenDismissed()
            presentation.dismissalTransitionDidEnd(true)
        }
        if coversPresenter { presenter.endAppearanceTransition() }
        presenter.focusReturn?.perform(.afterTransition)
    }

    private func cancelDismissal(of stack: [UIPresentationController]) {
        let presenter = presentingViewController
        if coversPresenter {
            presenter.beginAppearanceTransition(false, animated: true)
            removePresenterView()
            presenter.endAppearanceTransition()
        }
        let top = stack[stack.count - 1].presentedViewController
        for presentation in stack { presentation.presentedViewController.isBeingDismissed = false }
        top.beginAppearanceTransition(true, animated: true)
        top.endAppearanceTransition()
        for presentation in stack.reversed() { presentation.dismissalTransitionDidEnd(false) }
    }
}

extension RunningTransition {
    /// Lets an app's animator run the transition, or else the time that it takes.
    fileprivate func run(by context: PresentationContext?) {
        if let context { context.run(self) } else { finish(after: transitionDuration) }
    }
}
