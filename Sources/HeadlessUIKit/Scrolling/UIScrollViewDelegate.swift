/// The methods that a scroll view calls. All of them are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidScroll(scrollView)
        }
    }

    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidZoom(scrollView)
        }
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewWillBeginDragging(scrollView)
        }
    }

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewWillBeginDecelerating(scrollView)
        }
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidEndDecelerating(scrollView)
        }
    }

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidEndScrollingAnimation(scrollView)
        }
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        HeadlessOptional.missing(in: self, default: nil) { (target: any UIScrollViewDelegate) in
            target.viewForZooming(in: scrollView)
        }
    }

    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewWillBeginZooming(scrollView, with: view)
        }
    }

    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
        }
    }

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        HeadlessOptional.missing(in: self, default: true) { (target: any UIScrollViewDelegate) in
            target.scrollViewShouldScrollToTop(scrollView)
        }
    }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidScrollToTop(scrollView)
        }
    }

    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        HeadlessOptional.missing(in: self, default: ()) { (target: any UIScrollViewDelegate) in
            target.scrollViewDidChangeAdjustedContentInset(scrollView)
        }
    }
}
