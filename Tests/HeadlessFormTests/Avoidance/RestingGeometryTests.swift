import Testing
import UIKit

@testable import FormNavigation

/// A view in another one, on a screen.
@MainActor
private struct NestedViews {
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
    let inner = UIView(frame: CGRect(x: 10, y: 50, width: 200, height: 300))
    private let device = HeadlessDevice()
    private let window: UIWindow

    init() {
        let controller = UIViewController()
        controller.view.addSubview(outer)
        outer.addSubview(inner)
        window = device.show(controller)
        device.settle()
    }
}

/// Where views would be without what avoidance moves.
@MainActor
struct RestingGeometryTests {
    private final class Owner {}

    @Test("a view's place at rest is the same, whatever is moved around it")
    func frames() {
        let (owner, views) = (Owner(), NestedViews())
        let (outer, inner) = (views.outer, views.inner)
        outer.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let frame = RestingGeometry.frame(of: inner)
        #expect(frame == inner.convert(inner.bounds, to: nil))
        ViewShifts.move(outer, by: -70, for: owner)
        ViewShifts.move(inner, by: -30, for: owner)
        #expect(inner.convert(inner.bounds, to: nil).minY == frame.minY - 70 - 15)
        #expect(RestingGeometry.frame(of: inner) == frame)
        #expect(RestingGeometry.shift(of: inner) == -30)
        #expect(RestingGeometry.windowShift(of: inner) == -15)
        ViewShifts.move(outer, by: 0, for: owner)
        ViewShifts.move(inner, by: 0, for: owner)
        #expect(inner.transform == .identity)
        #expect(outer.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
        #expect(RestingGeometry.frame(of: inner) == frame)
    }

    @Test("the visible part of the window is the same, however far the form is moved", arguments: [0, -30, -100])
    func viewport(shift: CGFloat) {
        let (owner, device, parent, form) = (Owner(), HeadlessDevice(), UIViewController(), UIViewController())
        parent.addChild(form)
        form.additionalSafeAreaInsets.top = 41
        form.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        parent.view.addSubview(form.view)
        form.didMove(toParent: parent)
        device.show(parent)
        device.settle()
        ViewShifts.move(form.view, by: shift, for: owner)
        #expect(RestingGeometry.viewport(around: form.view) == CGRect(x: 0, y: 100, width: 393, height: 752))
        ViewShifts.move(form.view, by: 0, for: owner)
    }

    @Test("putting back a view that nobody has moved isn't a change, and doesn't lay it out")
    func nothingToPutBack() {
        final class Part: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let (owner, views, part) = (Owner(), NestedViews(), Part())
        views.inner.addSubview(part)
        part.layoutIfNeeded()
        part.layouts = 0
        #expect(!ViewShifts.move(part, by: 0, for: owner))
        part.layoutIfNeeded()
        #expect(part.layouts == 0)
    }

    @Test("whoever has moved a view last is the only one to put it back")
    func owners() {
        let (first, second) = (AvoidanceLedger(), AvoidanceLedger())
        let views = NestedViews()
        let outer = views.outer
        first.setShift(-50, of: outer)
        second.setShift(-60, of: outer)
        #expect(outer.transform == CGAffineTransform(translationX: 0, y: -60))
        first.restoreShift(of: outer)
        #expect(outer.transform == CGAffineTransform(translationX: 0, y: -60))
        second.restoreShift(of: outer)
        #expect(outer.transform == .identity)
        #expect(RestingGeometry.shift(of: outer) == 0)
    }
}
