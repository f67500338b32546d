extension UIView {
    /// Scrolls the nearest scroll view that may scroll, and no other, so that a rectangle of the receiver is seen, as
    /// text inputs do with themselves (P13, F13).
    ///
    /// - Parameter start: Where to look for the scroll view, going up.
    func scrollIntoSight(_ rect: CGRect, from start: UIView?) {
        guard HeadlessDevice.current.behavior.scrollsInputsIntoSight, window != nil else { return }
        let ancestors = sequence(first: start) { $0?.superview }.lazy.compactMap { $0 as? UIScrollView }
        guard let scrollView = ancestors.first(where: \.isScrollEnabled), !scrollView.isDragging else { return }
        scrollView.scrollRectToVisible(convert(rect, to: scrollView), animated: true)
    }
}
