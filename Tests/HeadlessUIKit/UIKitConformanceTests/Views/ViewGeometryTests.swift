import Testing
import UIKit

/// The positions of views, and how points and rectangles are converted between them.
@MainActor
@Suite(.onStage)
struct ViewGeometryTests {
    private func view(_ frame: CGRect, in superview: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        superview?.addSubview(view)
        return view
    }

    @Test("F1 points and rectangles are converted between the bounds of views in one window")
    func conversion() {
        let screen = TestScreen()
        let outer = screen.add(UIView(), CGRect(x: 10, y: 20, width: 200, height: 200))
        let inner = view(CGRect(x: 5, y: 6, width: 50, height: 50), in: outer)
        let other = screen.add(UIView(), CGRect(x: 100, y: 300, width: 40, height: 40))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: screen.root) == CGPoint(x: 16, y: 28))
        #expect(screen.root.convert(CGPoint(x: 16, y: 28), to: inner) == CGPoint(x: 1, y: 2))
        #expect(inner.convert(CGPoint(x: 16, y: 28), from: screen.root) == CGPoint(x: 1, y: 2))
        #expect(inner.convert(inner.bounds, to: other) == CGRect(x: -85, y: -274, width: 50, height: 50))
        #expect(other.convert(inner.bounds, from: inner) == CGRect(x: -85, y: -274, width: 50, height: 50))
    }

    @Test("F1 nil stands for the window's base coordinates")
    func conversionToBase() {
        let screen = TestScreen()
        let outer = screen.add(UIView(), CGRect(x: 10, y: 20, width: 200, height: 200))
        let inner = view(CGRect(x: 5, y: 6, width: 50, height: 50), in: outer)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 26))
        #expect(inner.convert(CGPoint(x: 15, y: 26), from: nil) == .zero)
        #expect(inner.convert(inner.bounds, to: nil) == inner.convert(inner.bounds, to: screen.window))
    }

    @Test("F2 outside a window the topmost ancestor is the base")
    func conversionDetached() {
        let top = view(CGRect(x: 100, y: 100, width: 200, height: 200))
        let inner = view(CGRect(x: 5, y: 6, width: 50, height: 50), in: top)
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: 6))
        #expect(top.convert(CGPoint.zero, to: nil) == .zero)
        #expect(UIView().convert(CGRect.zero, from: nil) == .zero)
    }

    @Test("F3 a point leaves a view through its bounds' origin, its transform about the middle, and its center")
    func transformedPoint() {
        let screen = TestScreen()
        let outer = screen.add(UIView(), CGRect(x: 0, y: 0, width: 300, height: 300))
        let inner = view(CGRect(x: 100, y: 100, width: 40, height: 20), in: outer)
        inner.bounds.origin = CGPoint(x: 7, y: 9)
        #expect(inner.convert(CGPoint(x: 7, y: 9), to: outer) == CGPoint(x: 100, y: 100))
        inner.transform = CGAffineTransform(scaleX: 2, y: 4)
        #expect(inner.convert(CGPoint(x: 7, y: 9), to: outer) == CGPoint(x: 80, y: 70))
        #expect(outer.convert(CGPoint(x: 80, y: 70), to: inner) == CGPoint(x: 7, y: 9))
        inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let corner = inner.convert(CGPoint(x: 7, y: 9), to: outer)
        #expect(abs(corner.x - 130) < 1e-9 && abs(corner.y - 90) < 1e-9)
    }

    @Test("F3 a scroll view's content offset is its bounds' origin")
    func scrolledPoint() {
        let screen = TestScreen()
        let scrollView = screen.add(UIScrollView(), CGRect(x: 0, y: 100, width: 100, height: 100))
        let inner = view(CGRect(x: 0, y: 500, width: 10, height: 10), in: scrollView)
        scrollView.contentOffset.y = 450
        #expect(inner.convert(CGPoint.zero, to: screen.root) == CGPoint(x: 0, y: 150))
        #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 450))
    }

    @Test("F4 a rotated rectangle is converted to the box around its corners, once for all levels")
    func rotatedRect() {
        let screen = TestScreen()
        let outer = screen.add(UIView(), CGRect(x: 0, y: 0, width: 200, height: 200))
        let inner = view(CGRect(x: 50, y: 50, width: 100, height: 100), in: outer)
        inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let box = inner.convert(inner.bounds, to: screen.root)
        #expect(abs(box.width - 100 * 2.squareRoot()) < 1e-9)
        #expect(abs(box.midX - 100) < 1e-9)
        // Rotated by an angle and back again: the result isn't a bounding box of a bounding box.
        outer.transform = CGAffineTransform(rotationAngle: -.pi / 4)
        let back = inner.convert(inner.bounds, to: screen.root)
        #expect(abs(back.width - 100) < 1e-9 && abs(back.minX - 50) < 1e-9)
    }

    @Test("F5 center and bounds stay as they are under a transform; the frame is the bounding box")
    func frameUnderTransform() {
        let view = view(CGRect(x: 10, y: 10, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.center == CGPoint(x: 60, y: 35))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.frame == CGRect(x: -40, y: -15, width: 200, height: 100))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(view.bounds.size == CGSize(width: 50, height: 50))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test("F5 setting the size of the bounds resizes about the center")
    func boundsResizeAboutCentre() {
        let view = view(CGRect(x: 100, y: 100, width: 20, height: 20))
        view.bounds.size = CGSize(width: 40, height: 60)
        #expect(view.frame == CGRect(x: 90, y: 80, width: 40, height: 60))
    }

    @Test("A touch is found in the deepest, frontmost view that takes touches")
    func hitTesting() {
        let screen = TestScreen()
        let back = screen.add(UIView(), CGRect(x: 0, y: 100, width: 100, height: 100))
        let front = screen.add(UIView(), CGRect(x: 50, y: 100, width: 100, height: 100))
        let inner = view(CGRect(x: 0, y: 0, width: 10, height: 10), in: front)
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { screen.window.hitTest(CGPoint(x: x, y: y), with: nil) }
        #expect(hit(10, 110) === back)
        #expect(hit(70, 110) === front)
        #expect(hit(55, 105) === inner)
        inner.isHidden = true
        #expect(hit(55, 105) === front)
        front.alpha = 0.005
        #expect(hit(70, 110) === back)
        front.alpha = 0.02
        #expect(hit(70, 110) === front)
        front.isUserInteractionEnabled = false
        #expect(hit(70, 110) === back)
    }

    @Test("A35 hidden and transparent are said of a view alone")
    func hiddenIsLocal() {
        let outer = view(.zero)
        let inner = view(.zero, in: outer)
        outer.isHidden = true
        outer.alpha = 0
        #expect(!inner.isHidden)
        #expect(inner.alpha == 1)
    }

    @Test("K2 geometry goes into NSValue and comes out")
    func values() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
        #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 3, y: 3, width: -3, height: 0))
        #expect(IndexPath(row: 3, section: 1) == IndexPath(indexes: [1, 3]))
        #expect(IndexPath(item: 3, section: 1).section == 1)
    }
}
