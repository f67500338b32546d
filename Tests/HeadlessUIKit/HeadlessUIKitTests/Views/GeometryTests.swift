import Testing
import UIKit

@MainActor
@Suite("View geometry")
struct GeometryTests {
    func view(_ frame: CGRect, in superview: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        superview?.addSubview(view)
        return view
    }

    nonisolated static let resized: [(UIView.AutoresizingMask, CGRect)] = {
        var cases: [(UIView.AutoresizingMask, CGRect)] = []
        func add(_ mask: UIView.AutoresizingMask, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            cases.append((mask, CGRect(x: x, y: y, width: width, height: height)))
        }
        add([], 10, 10, 20, 50)
        add(.flexibleWidth, 10, 10, 120, 50)
        add(.flexibleLeftMargin, 110, 10, 20, 50)
        add(.flexibleTopMargin, 10, 110, 20, 50)
        add([.flexibleLeftMargin, .flexibleRightMargin], 22.5, 10, 20, 50)
        add([.flexibleWidth, .flexibleHeight], 10, 10, 120, 150)
        return cases
    }()

    @Test("Autoresizing shares growth among the parts that give", arguments: resized)
    func autoresizing(mask: UIView.AutoresizingMask, frame: CGRect) {
        _ = HeadlessDevice()
        let outer = view(CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = view(CGRect(x: 10, y: 10, width: 20, height: 50), in: outer)
        inner.autoresizingMask = mask
        outer.frame.size = CGSize(width: 200, height: 200)
        #expect(inner.frame == frame)
    }

    @Test("Autoresizing from nothing fills, and is switched off by autoresizesSubviews")
    func autoresizingFromZero() {
        _ = HeadlessDevice()
        let outer = view(.zero)
        let inner = view(.zero, in: outer)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.frame.size = CGSize(width: 320, height: 480)
        #expect(inner.frame == outer.bounds)
        outer.autoresizesSubviews = false
        outer.frame.size = CGSize(width: 100, height: 100)
        #expect(inner.frame.size == CGSize(width: 320, height: 480))
    }

    @Test("K2 the affine transform composes, inverts and applies as in Core Graphics")
    func affineTransform() {
        _ = HeadlessDevice()
        let move = CGAffineTransform(translationX: 10, y: 20)
        let grow = CGAffineTransform(scaleX: 2, y: 4)
        #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(grow)) == CGPoint(x: 22, y: 84))
        #expect(CGPoint(x: 1, y: 1).applying(move.scaledBy(x: 2, y: 4)) == CGPoint(x: 12, y: 24))
        #expect(move.concatenating(move.inverted()).isIdentity)
        #expect(CGSize(width: 1, height: 1).applying(move.concatenating(grow)) == CGSize(width: 2, height: 4))
        let flipped = CGRect(x: 0, y: 0, width: 1, height: 2).applying(CGAffineTransform(scaleX: -1, y: 1))
        #expect(flipped == CGRect(x: -1, y: 0, width: 1, height: 2))
        let none = CGAffineTransform(scaleX: 0, y: 0)
        #expect(none.inverted() == none)
    }

    @Test("F5 the box around a view that is turned by a quarter has round numbers")
    func turned() {
        _ = HeadlessDevice()
        let view = view(CGRect(x: 100, y: 75, width: 100, height: 50))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(view.frame == CGRect(x: 125, y: 50, width: 50, height: 100))
        view.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        view.frame = CGRect(x: 150, y: 175, width: 100, height: 50)
        #expect(view.frame == CGRect(x: 150, y: 175, width: 100, height: 50))
        #expect(view.layer.frame == view.frame)
    }

    @Test("F16 sizeToFit fits the bounds, and keeps the origin, whatever the transform")
    func fitting() {
        _ = HeadlessDevice()
        final class Sized: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 200, height: 40) }
        }
        let view = Sized(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
        view.sizeToFit()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 200, height: 40))
        view.bounds.size = .zero
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        view.frame.origin = CGPoint(x: 10, y: 20)
        view.sizeToFit()
        #expect(view.bounds.size == CGSize(width: 200, height: 40))
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 20))
    }

    @Test("F2 between views that share no ancestor, each topmost view counts as placed in the same one")
    func separateTrees() {
        _ = HeadlessDevice()
        let one = view(CGRect(x: 10, y: 10, width: 10, height: 10))
        let other = view(CGRect(x: 3, y: 4, width: 9, height: 9))
        let inner = view(CGRect(x: 10, y: 10, width: 10, height: 10), in: one)
        let target = view(CGRect(x: 1, y: 1, width: 5, height: 5), in: other)
        #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: 17, y: 16))
        #expect(target.convert(CGPoint.zero, from: inner) == CGPoint(x: 16, y: 15))
        #expect(target.convert(CGPoint.zero, to: other) == CGPoint(x: 1, y: 1))
    }
}
