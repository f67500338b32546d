extension UIView {
    /// Scrolls only the nearest scrollable scroll view, so that a rectangle of the receiver is visible, as text inputs
    /// do for themselves (P13, F13).
    ///
    /// - Parameter start: The view at which the upward search for the scroll view begins.
    func scrollIntoSight(_ rect: CGRect, from start: UIView?) {
        guard HeadlessDevice.current.behavior.scrollsInputsIntoSight, window != nil else { return }
        let ancestors = sequence(first: start) { $0?.superview }.lazy.compactMap { $0 as? UIScrollView }
        guard let scrollView = ancestors.first(where: \.isScrollEnabled), !scrollView.isDragging else { return }
        scrollView.scrollRectToVisible(convert(rect, to: scrollView), animated: true)
    }
}
