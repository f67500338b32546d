import Testing
import UIKit

/// When views are laid out, and what their safe area is.
@MainActor
@Suite(.onStage)
struct LayoutTests {
    /// Counts its layouts.
    private final class Counting: UIView {
        var layouts = 0
        var safeAreas: [UIEdgeInsets] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }

        override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
    }

    @Test("P20 every view is laid out once after it has come into a window, also without subviews, and then no more")
    func onceInWindow() async {
        let screen = TestScreen()
        let (outer, inner) = (Counting(), Counting())
        outer.addSubview(inner)
        outer.layoutIfNeeded()
        (outer.layouts, inner.layouts) = (0, 0)
        screen.root.addSubview(outer)
        await screen.settle()
        #expect(outer.layouts == 1 && inner.layouts == 1)
        await screen.settle()
        #expect(outer.layouts == 1 && inner.layouts == 1)
        outer.removeFromSuperview()
        await screen.settle()
        #expect(inner.layouts == 1)
        screen.root.addSubview(outer)
        await screen.settle()
        #expect(inner.layouts == 2)
    }

    @Test("F15 layout is marked, coalesced, and done once")
    func coalesced() async {
        let screen = TestScreen()
        let view = screen.add(Counting(), CGRect(x: 0, y: 0, width: 10, height: 10))
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
        await screen.settle()
        #expect(view.layouts == 2)
    }

    @Test("F15 layoutIfNeeded reaches what is pending deep down, and leaves neighbors alone")
    func subtree() {
        let screen = TestScreen()
        let top = screen.add(Counting(), CGRect(x: 0, y: 0, width: 100, height: 100))
        let (plain, deep, neighbor) = (UIView(), Counting(), Counting())
        top.addSubview(plain)
        plain.addSubview(deep)
        screen.root.addSubview(neighbor)
        screen.window.layoutIfNeeded()
        for view in [top, deep, neighbor] { view.layouts = 0 }
        deep.setNeedsLayout()
        neighbor.setNeedsLayout()
        top.layoutIfNeeded()
        #expect([top, deep, neighbor].map(\.layouts) == [0, 1, 0])
        screen.window.layoutIfNeeded()
        #expect([top, deep, neighbor].map(\.layouts) == [0, 1, 1])
    }

    @Test("F15 a change of size, a new subview and scrolling mark layout; a change of place does not")
    func marks() {
        let screen = TestScreen()
        let view = screen.add(Counting(), CGRect(x: 0, y: 0, width: 10, height: 10))
        func layouts(after change: () -> Void) -> Int {
            screen.window.layoutIfNeeded()
            view.layouts = 0
            change()
            screen.window.layoutIfNeeded()
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
        let scroller = screen.add(Scroller(), CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.layoutIfNeeded()
        scroller.layouts = 0
        scroller.contentOffset.y = 5
        screen.window.layoutIfNeeded()
        #expect(scroller.layouts == 1)
    }

    @Test("F14 there is no safe area outside a window, and in it only the part a view reaches into")
    func safeArea() {
        let screen = TestScreen()
        let edges = screen.window.safeAreaInsets
        #expect(screen.root.safeAreaInsets == edges)
        #expect(UIView(frame: screen.window.bounds).safeAreaInsets == .zero)

        let bounds = screen.root.bounds
        let top = screen.add(UIView(), CGRect(x: 0, y: 10, width: 100, height: 100))
        #expect(top.safeAreaInsets == UIEdgeInsets(top: max(edges.top - 10, 0), left: 0, bottom: 0, right: 0))
        let inside = screen.add(UIView(), CGRect(x: 0, y: 200, width: 100, height: 100))
        #expect(inside.safeAreaInsets == .zero)
        let bottom = screen.add(UIView(), CGRect(x: 0, y: bounds.height - 20, width: 100, height: 20))
        #expect(bottom.safeAreaInsets.bottom == edges.bottom)
        #expect(bottom.safeAreaInsets.top == 0)
    }

    @Test("F14 a controller's additional insets count for its view and what is in it")
    func additionalSafeArea() {
        let screen = TestScreen()
        let edges = screen.window.safeAreaInsets
        let view = screen.add(Counting(), screen.root.bounds)
        screen.window.layoutIfNeeded()
        #expect(view.safeAreas == [edges])
        screen.controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 5, bottom: 30, right: 0)
        screen.window.layoutIfNeeded()
        let expected = UIEdgeInsets(top: edges.top, left: 5, bottom: edges.bottom + 30, right: 0)
        #expect(screen.root.safeAreaInsets == expected)
        #expect(view.safeAreas == [edges, expected])
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

    @Test(
        "P1 P2 P3 P4 the safe area of a view that is moved up, and of one with additional insets",
        arguments: Question.movedSafeArea.settings)
    func movedSafeArea(setting: Setting) async {
        let stage = makeStage(setting)
        let controller = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        stage.show(tabs)
        await stage.settle()
        let rest = controller.view.safeAreaInsets
        #expect(rest.top > 0 && rest.bottom > 0)
        func behavior(of view: UIView) -> String {
            switch (view.safeAreaInsets.top, view.safeAreaInsets.bottom) {
            case (rest.top + 200, 0): "follows"
            case (rest.top, 0): "bottom goes, top stays"
            case (rest.top, rest.bottom): "frozen"
            default: "from \(rest) to \(view.safeAreaInsets)"
            }
        }
        let plain = UIView(frame: controller.view.bounds)
        controller.view.addSubview(plain)
        plain.transform = CGAffineTransform(translationX: 0, y: -200)
        await stage.settle()
        let plainAnswer = behavior(of: plain)
        plain.removeFromSuperview()
        controller.view.transform = CGAffineTransform(translationX: 0, y: -200)
        await stage.settle()
        setting.record("\(behavior(of: controller.view)); a plain view \(plainAnswer)")
        controller.view.transform = .identity
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: -10, left: 5, bottom: 10, right: 0)
        await stage.settle()
        let more = UIEdgeInsets(top: rest.top - 10, left: rest.left + 5, bottom: rest.bottom + 10, right: rest.right)
        #expect(controller.view.safeAreaInsets == more)
    }

    @Test(
        "M4 the keyboard guide's top is the keyboard's, and the safe area's bottom without one", .needsSoftwareKeyboard)
    func keyboardGuide() async throws {
        let screen = TestScreen()
        let field = screen.field("a")
        let guide = screen.root.keyboardLayoutGuide
        screen.window.layoutIfNeeded()
        let bottom = screen.window.bounds.height - screen.window.safeAreaInsets.bottom
        #expect(guide.layoutFrame.minY == bottom)
        #expect(guide.layoutFrame.height == screen.window.safeAreaInsets.bottom)

        field.becomeFirstResponder()
        await screen.settle()
        screen.window.layoutIfNeeded()
        let keyboard = try #require(screen.stage.keyboardFrame)
        #expect(keyboard.minY < bottom)
        let space = screen.window.screen.coordinateSpace
        #expect(guide.layoutFrame.minY == space.convert(keyboard, to: screen.root).minY)

        field.resignFirstResponder()
        await screen.settle()
        screen.window.layoutIfNeeded()
        #expect(guide.layoutFrame.minY == bottom)
    }
}
