import Testing
import UIKit

/// Implements every member, and counts.
private final class EveryScrollViewMember: NSObject, UIScrollViewDelegate, DelegateScribe {
    var calls: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.append(#function)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        calls.append(#function)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        calls.append(#function)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append(#function)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append(#function)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        calls.append(#function)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        calls.append(#function)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        calls.append(#function)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        calls.append(#function)
        return nil
    }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        calls.append(#function)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append(#function)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        calls.append(#function)
        return false
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        calls.append(#function)
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        calls.append(#function)
    }
}

@MainActor private let scrollMembers: [(String, (any UIScrollViewDelegate) -> Bool)] = [
    (
        "scrollViewDidScroll(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "scrollViewDidScroll(_:)") {
                $0.scrollViewDidScroll(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "scrollViewDidZoom(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "scrollViewDidZoom(_:)") {
                $0.scrollViewDidZoom(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "scrollViewWillBeginDragging(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "scrollViewWillBeginDragging(_:)") {
                $0.scrollViewWillBeginDragging(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
        { delegate in
            HeadlessOptional.call(delegate, "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)") {
                $0.scrollViewWillEndDragging(
                    DelegateSample.textView, withVelocity: .zero, targetContentOffset: DelegateSample.pointer)
            } != nil
        }
    ),
    (
        "scrollViewDidEndDragging(_:willDecelerate:)",
        { delegate in
            HeadlessOptional.call(delegate, "scrollViewDidEndDragging(_:willDecelerate:)") {
                $0.scrollViewDidEndDragging(DelegateSample.textView, willDecelerate: true)
            } != nil
        }
    ),
    (
        "scrollViewWillBeginDecelerating(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "scrollViewWillBeginDecelerating(_:)") {
                $0.scrollViewWillBeginDecelerating(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "scrollViewDidEndDecelerating(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "scrollViewDidEndDecelerating(_:)") {
                $0.scrollViewDidEndDecelerating(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "scrollViewDidEndScrollingAnimation(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "scrollViewDidEndScrollingAnimation(_:)") {
                $0.scrollViewDidEndScrollingAnimation(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "viewForZooming(in:)",
        { delegate in
            HeadlessOptional.call(delegate, "viewForZooming(in:)") {
                $0.viewForZooming(in: DelegateSample.textView)
            } != nil
        }
    ),
    (
        "scrollViewWillBeginZooming(_:with:)",
        { delegate in
            HeadlessOptional.call(delegate, "scrollViewWillBeginZooming(_:with:)") {
                $0.scrollViewWillBeginZooming(DelegateSample.textView, with: nil)
            } != nil
        }
    ),
    (
        "scrollViewDidEndZooming(_:with:atScale:)",
        { delegate in
            HeadlessOptional.call(delegate, "scrollViewDidEndZooming(_:with:atScale:)") {
                $0.scrollViewDidEndZooming(DelegateSample.textView, with: nil, atScale: 1)
            } != nil
        }
    ),
    (
        "scrollViewShouldScrollToTop(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "scrollViewShouldScrollToTop(_:)") {
                $0.scrollViewShouldScrollToTop(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "scrollViewDidScrollToTop(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "scrollViewDidScrollToTop(_:)") {
                $0.scrollViewDidScrollToTop(DelegateSample.textView)
            } != nil
        }
    ),
    (
        "scrollViewDidChangeAdjustedContentInset(_:)",
        { delegate in
            HeadlessOptional.call(delegate, "scrollViewDidChangeAdjustedContentInset(_:)") {
                $0.scrollViewDidChangeAdjustedContentInset(DelegateSample.textView)
            } != nil
        }
    ),
]

@MainActor
struct ScrollViewDelegateMemberTests {
    @Test(
        "C3 each member of UIScrollViewDelegate: missing is noticed, implemented is called, forwarded too",
        arguments: 0..<14)
    func member(index: Int) {
        _ = HeadlessDevice()
        let (name, call) = scrollMembers[index]
        let passes = isOptional(name, EveryScrollViewMember()) { delegate in
            (delegate as? any UIScrollViewDelegate).map(call) ?? false
        }
        #expect(passes, "\(name)")
    }
}
