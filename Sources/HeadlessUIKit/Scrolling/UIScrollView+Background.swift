/// The background of a table or collection view, which stays in place while the content scrolls.
extension UIScrollView {
    func replaceBackground(_ old: UIView?, with new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        layOutBackground(new)
    }

    /// Puts a view behind everything else, as large as the scroll view.
    func layOutBackground(_ view: UIView?) {
        guard let view else { return }
        if subviews.first !== view { insertSubview(view, at: 0) }
        if view.frame != bounds { view.frame = bounds }
    }
}
