extension UIPresentationController {
    /// The style of a presentation in given surroundings: the one that the delegate wants, or the usual one.
    ///
    /// Only popovers and sheets change, and only if there's little room. `.none` from the delegate means that nothing
    /// changes.
    func style(for wanted: UIModalPresentationStyle, in traits: UITraitCollection) -> UIModalPresentationStyle {
        let isNarrow = traits.horizontalSizeClass == .compact
        switch wanted {
        case .popover: guard isNarrow || traits.verticalSizeClass == .compact else { return wanted }
        case .pageSheet, .formSheet: guard isNarrow else { return wanted }
        default: return wanted
        }
        let answer =
            HeadlessOptional.call(delegate, "adaptivePresentationStyle(for:traitCollection:)") {
                $0.adaptivePresentationStyle(for: self, traitCollection: traits)
            }
            ?? HeadlessOptional.call(delegate, "adaptivePresentationStyle(for:)") {
                $0.adaptivePresentationStyle(for: self)
            }
        guard let answer else { return wanted == .popover ? .formSheet : wanted }
        return answer == .none ? wanted : answer
    }

    /// Notifies the delegate of the style that it's going to have.
    func notifyDelegateOfStyle(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
        let adaptive = style == presentedViewController.modalPresentationStyle ? UIModalPresentationStyle.none : style
        HeadlessOptional.call(
            delegate, "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
        ) {
            $0.presentationController(
                self, willPresentWithAdaptiveStyle: adaptive, transitionCoordinator: coordinator)
        }
    }

    /// Begins to dismiss what's presented because the user wants that, unless it or the delegate prevents it.
    ///
    /// - Returns: The transition, for the caller to finish.
    func beginDismissalByUser(isInteractive: Bool) -> RunningTransition? {
        let mayDismiss =
            HeadlessOptional.call(delegate, "presentationControllerShouldDismiss(_:)") {
                $0.presentationControllerShouldDismiss(self)
            } ?? true
        guard mayDismiss, !presentedViewController.isModalInPresentation else {
            HeadlessOptional.call(delegate, "presentationControllerDidAttemptToDismiss(_:)") {
                $0.presentationControllerDidAttemptToDismiss(self)
            }
            return nil
        }
        HeadlessOptional.call(delegate, "presentationControllerWillDismiss(_:)") {
            $0.presentationControllerWillDismiss(self)
        }
        let duration = RunningTransition.presentationDuration
        guard let transition = beginDismissal(duration: duration, isInteractive: isInteractive) else { return nil }
        let (end, delegate) = (transition.onEnd, delegate)
        transition.onEnd = { completed in
            end(completed)
            guard completed else { return }
            HeadlessOptional.call(delegate, "presentationControllerDidDismiss(_:)") {
                $0.presentationControllerDidDismiss(self)
            }
        }
        return transition
    }
}
