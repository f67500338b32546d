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

    @Test("A new size of a subview has its superview laid out, a new place alone does not")
    func subviewSize() {
        let changes: [((UIView) -> Void, Int)] = [
            ({ $0.frame.size.width += 5 }, 1), ({ $0.bounds.size.height += 5 }, 1),
            ({ $0.layer.frame.size.width += 5 }, 1), ({ $0.frame.origin.x += 5 }, 0), ({ $0.center.y += 5 }, 0),
        ]
        let stage = ViewStage()
        let view = stage.add(Counting(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let subview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(subview)
        for (index, (change, layouts)) in changes.enumerated() {
            stage.window.layoutIfNeeded()
            view.layouts = 0
            change(subview)
            stage.window.layoutIfNeeded()
            #expect(view.layouts == layouts, "change \(index)")
        }
    }

    @Test("The sizes that a view gives its subviews in its own layout ask for no other one")
    func ownLayout() {
        let stage = ViewStage()
        let view = stage.add(Counting(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let subview = UIView()
        view.addSubview(subview)
        view.onLayout = { subview.frame.size.width = CGFloat($0.layouts) }
        stage.window.layoutIfNeeded()
        #expect(view.layouts == 1)
        #expect(subview.frame.width == 1)
    }

    @Test("F14 what lies beyond the edges of the superview adds nothing to a safe area")
    func safeAreaBeyondEdges() {
        let stage = ViewStage(.iPhoneSE)
        stage.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        let view = stage.add(UIView(), CGRect(x: -10, y: 10, width: 100, height: 100))
        stage.device.settle()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 54, left: 0, bottom: 0, right: 0))
        view.frame.origin.y = -20
        stage.device.settle()
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    }
}
