extension UIViewController {
    /// Exchanges the views of two children (H14).
    func exchange(
        _ old: UIViewController, for new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        precondition(
            old.container === self && new.container === self,
            "Children view controllers \(old) and \(new) must have a common parent view controller when calling "
                + "transition(from:to:duration:options:animations:completion:)")
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled
        let forwards = shouldAutomaticallyForwardAppearanceMethods && isShown
        if forwards {
            old.beginAppearanceTransition(false, animated: isAnimated)
            new.beginAppearanceTransition(true, animated: isAnimated)
        }
        old.view.superview?.addSubview(new.view)
        if forwards { new.settleAppearance() }
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations) { [weak self] done in
            old.viewIfLoaded?.removeFromSuperview()
            if forwards, self != nil {
                old.endAppearanceTransition()
                new.endAppearanceTransition()
            }
            completion?(done)
        }
    }
}
