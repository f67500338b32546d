import Testing
import UIKit

@MainActor
@Suite("Layout passes and safe area")
struct ViewLayoutTests {
    /// Counts its layouts, and does what it is told in them.
    final class Counting: UIView {
        var layouts = 0
        var onLayout: (Counting) -> Void = { _ in }
        var safeAreas: [UIEdgeInsets] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            onLayout(self)
        }

        override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
    }

    @Test("P20 every view is laid out once after it has come into a window, also without subviews, and then no more")
    func onceInWindow() {
        let stage = ViewStage()
        let (outer, inner) = (Counting(), Counting())
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        (outer.layouts, inner.layouts) = (0, 0)
        stage.root.addSubview(outer)
        stage.device.settle()
        #expect(outer.layouts == 1 && inner.layouts == 1)
        stage.device.settle()
        #expect(outer.layouts == 1 && inner.layouts == 1)
        outer.removeFromSuperview()
        stage.device.settle()
        #expect(inner.layouts == 1)
        stage.root.addSubview(outer)
        stage.device.settle()
        #expect(inner.layouts == 2)
    }

    @Test("F15 layout is marked, coalesced, and done once")
    func coalesced() {
        let stage = ViewStage()
        let view = stage.add(Counting(), CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        view.layouts = 0
        view.layoutIfNeeded()
        #expect(view.layouts == 0)
        view.setNeedsLayout()
        view.setNeedsLayout()
        #expect(view.layouts == 0)
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
        view.setNeedsLayout()
        stage.device.runLoop.turn()
        #expect(view.layouts == 2)
    }

    @Test("F15 layoutIfNeeded reaches what is pending deep down, and leaves neighbours alone")
    func subtree() {
        let stage = ViewStage()
        let top = stage.add(Counting(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let (plain, deep, neighbour) = (UIView(), Counting(), Counting())
        top.addSubview(plain)
        plain.addSubview(deep)
        stage.root.addSubview(neighbour)
        stage.window.layoutIfNeeded()
        for view in [top, deep, neighbour] { view.layouts = 0 }
        deep.setNeedsLayout()
        neighbour.setNeedsLayout()
        top.layoutIfNeeded()
        #expect([top, deep, neighbour].map(\.layouts) == [0, 1, 0])
        stage.window.layoutIfNeeded()
        #expect([top, deep, neighbour].map(\.layouts) == [0, 1, 1])
    }

    @Test("F15 a change of size, a new subview and scrolling mark layout; a change of place does not")
    func marks() {
        let stage = ViewStage()
        let view = stage.add(Counting(), CGRect(x: 0, y: 0, width: 10, height: 10))
        func layouts(after change: () -> Void) -> Int {
            stage.window.layoutIfNeeded()
            view.layouts = 0
            change()
            stage.window.layoutIfNeeded()
            return view.layouts
        }
        #expect(layouts { view.frame.size.width = 20 } == 1)
        #expect(layouts { view.addSubview(UIView()) } == 1)
        #expect(layouts { view.frame.origin.x = 5 } == 0)
        #expect(layouts { view.frame.size.width = 20 } == 0)

        final class Scroller: UIScrollView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let scroller = stage.add(Scroller(), CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.layoutIfNeeded()
        scroller.layouts = 0
        scroller.contentOffset.y = 5
        stage.window.layoutIfNeeded()
        #expect(scroller.layouts == 1)
    }

    @Test("Layout goes from the outside in, and frames set on the way count in the same pass")
    func topDown() {
        let stage = ViewStage()
        let outer = stage.add(Counting(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = Counting()
        outer.addSubview(inner)
        var sizes: [CGSize] = []
        outer.onLayout = { $0.subviews[0].frame = $0.bounds.insetBy(dx: 10, dy: 10) }
        inner.onLayout = { sizes.append($0.bounds.size) }
        stage.window.layoutIfNeeded()
        #expect(sizes == [CGSize(width: 80, height: 80)])
    }

    @Test("A view that asks for layout in its layout is laid out again, but not for ever")
    func endless() {
        let stage = ViewStage()
        let view = stage.add(Counting(), CGRect(x: 0, y: 0, width: 10, height: 10))
        view.onLayout = { if $0.layouts == 1 { $0.setNeedsLayout() } }
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
        view.onLayout = { $0.setNeedsLayout() }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(view.layouts < 100)
    }

    @Test("The controller hears before and after its view's layout")
    func controllerCallbacks() {
        let stage = ViewStage()
        final class Controller: UIViewController {
            let log = Log()
            override func loadView() {
                let view = Counting()
                view.onLayout = { [log] _ in log("layout") }
                self.view = view
            }
            override func viewWillLayoutSubviews() { log("will") }
            override func viewDidLayoutSubviews() { log("did") }
        }
        let controller = Controller()
        let window = stage.device.show(controller)
        _ = controller.log.take()
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(controller.log.take() == ["will", "layout", "did"])
    }

    @Test("F14 there is no safe area outside a window, and in it only the part a view reaches into")
    func safeArea() {
        let stage = ViewStage()
        let edges = stage.window.safeAreaInsets
        #expect(edges.top > 0 && edges.bottom > 0)
        #expect(stage.root.safeAreaInsets == edges)
        #expect(UIView(frame: stage.window.bounds).safeAreaInsets == .zero)

        let bounds = stage.root.bounds
        let top = stage.add(UIView(), CGRect(x: 0, y: 10, width: 100, height: 100))
        #expect(top.safeAreaInsets == UIEdgeInsets(top: edges.top - 10, left: 0, bottom: 0, right: 0))
        let inside = stage.add(UIView(), CGRect(x: 0, y: 200, width: 100, height: 100))
        #expect(inside.safeAreaInsets == .zero)
        let bottom = stage.add(UIView(), CGRect(x: 0, y: bounds.height - 20, width: 100, height: 20))
        #expect(bottom.safeAreaInsets.bottom == edges.bottom)
        #expect(bottom.safeAreaInsets.top == 0)
    }

    @Test("F14 a controller's additional insets count for its view and what is in it")
    func additionalSafeArea() {
        let stage = ViewStage()
        let edges = stage.window.safeAreaInsets
        let view = stage.add(Counting(), stage.root.bounds)
        stage.window.layoutIfNeeded()
        #expect(view.safeAreas == [edges])
        stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 5, bottom: 30, right: 0)
        stage.window.layoutIfNeeded()
        let expected = UIEdgeInsets(top: edges.top, left: 5, bottom: edges.bottom + 30, right: 0)
        #expect(stage.root.safeAreaInsets == expected)
        #expect(view.safeAreas == [edges, expected])
    }

    @Test("F14 a view that moves hears of its new safe area in the next layout")
    func movingSafeArea() {
        let stage = ViewStage()
        let edges = stage.window.safeAreaInsets
        let view = stage.add(Counting(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = Counting(frame: view.bounds)
        view.addSubview(inner)
        stage.window.layoutIfNeeded()
        view.frame.origin.y = 10
        #expect(view.safeAreas.count == 1)
        stage.window.layoutIfNeeded()
        #expect(view.safeAreas.map(\.top) == [edges.top, edges.top - 10])
        #expect(inner.safeAreas.map(\.top) == [edges.top, edges.top - 10])
    }

    @Test("F16 sizeToFit asks sizeThatFits for the present size, and takes its answer where it stands")
    func sizeToFit() {
        final class Fitting: UIView {
            var asked: CGSize?
            override func sizeThatFits(_ size: CGSize) -> CGSize {
                asked = size
                return CGSize(width: 30, height: 40)
            }
        }
        let view = Fitting(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        view.sizeToFit()
        #expect(view.asked == CGSize(width: 100, height: 100))
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(plain.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 3, height: 4))
    }

    @Test("Margins count from the safe area, by direction, and with those of the superview where they are preserved")
    func margins() {
        let stage = ViewStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        let inner = UIView(frame: CGRect(x: 5, y: 50, width: 95, height: 10))
        view.addSubview(inner)
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 15, bottom: 8, right: 20))

        let shown = stage.add(UIView(), stage.root.bounds)
        #expect(shown.layoutMargins.top == 8 + stage.window.safeAreaInsets.top)
        shown.insetsLayoutMarginsFromSafeArea = false
        #expect(shown.layoutMargins.top == 8)
    }
}
