import Testing
import UIKit

@MainActor
@Suite("View hierarchy")
struct HierarchyTests {
    /// Tells of everything it is told.
    final class Told: UIView {
        let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        private func name(_ object: AnyObject?) -> String { object == nil ? "nil" : "one" }

        override func willMove(toSuperview newSuperview: UIView?) { log("willMove superview \(name(newSuperview))") }
        override func didMoveToSuperview() { log("didMove superview \(name(superview))") }
        override func willMove(toWindow newWindow: UIWindow?) { log("willMove window \(name(newWindow))") }
        override func didMoveToWindow() { log("didMove window \(name(window))") }
        override func didAddSubview(_ subview: UIView) { log("didAdd") }
        override func willRemoveSubview(_ subview: UIView) { log("willRemove \(subview.superview === self)") }
        override func tintColorDidChange() { log("tint") }
    }

    @Test("A view is told of its superview and of its window, and its superview of it")
    func moving() {
        let stage = ViewStage()
        let log = Log()
        let view = Told(log)
        let detached = UIView()
        detached.addSubview(view)
        #expect(Set(log.take()) == ["willMove superview one", "didMove superview one"])
        stage.root.addSubview(detached)
        #expect(log.take() == ["willMove window one", "didMove window one"])
        #expect(view.window === stage.window)
        view.removeFromSuperview()
        let entries = log.take()
        #expect(
            Set(entries) == [
                "willMove superview nil", "didMove superview nil", "willMove window nil", "didMove window nil",
            ])
        #expect(entries.firstIndex(of: "willMove window nil")! < entries.firstIndex(of: "didMove window nil")!)
        #expect(view.window == nil && view.superview == nil)
        let child = UIView()
        view.addSubview(child)
        child.removeFromSuperview()
        #expect(log.take() == ["didAdd", "willRemove true"])
    }

    @Test("Moving a view within one window does not tell it of the window")
    func movingWithinWindow() {
        let stage = ViewStage()
        let log = Log()
        let (first, second) = (UIView(), UIView())
        let view = Told(log)
        for parent in [first, second] { stage.root.addSubview(parent) }
        first.addSubview(view)
        _ = log.take()
        second.addSubview(view)
        #expect(log.take().allSatisfy { !$0.contains("window") })
        #expect(first.subviews.isEmpty)
        #expect(view.superview === second)
    }

    @Test("Subviews stand back to front, where they are put")
    func order() {
        _ = HeadlessDevice()
        let parent = UIView()
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
        [a, b].forEach(parent.addSubview)
        parent.insertSubview(c, at: 0)
        parent.insertSubview(d, aboveSubview: a)
        #expect(parent.subviews == [c, a, d, b])
        parent.insertSubview(b, belowSubview: c)
        #expect(parent.subviews == [b, c, a, d])
        parent.insertSubview(b, aboveSubview: a)
        #expect(parent.subviews == [c, a, b, d])
        parent.bringSubviewToFront(c)
        #expect(parent.subviews == [a, b, d, c])
        parent.sendSubviewToBack(d)
        #expect(parent.subviews == [d, a, b, c])
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(parent.subviews == [c, a, b, d])
        parent.addSubview(c)
        #expect(parent.subviews == [a, b, d, c])
    }

    @Test("Descent and tags are searched from the view itself down")
    func searching() {
        _ = HeadlessDevice()
        let (top, middle, bottom) = (UIView(), UIView(), UIView())
        top.addSubview(middle)
        middle.addSubview(bottom)
        bottom.tag = 7
        #expect(bottom.isDescendant(of: top) && top.isDescendant(of: top))
        #expect(!top.isDescendant(of: bottom))
        #expect(top.viewWithTag(7) === bottom)
        #expect(top.viewWithTag(8) == nil)
        #expect(bottom.viewWithTag(7) === bottom)
    }

    @Test("The tint comes from above, and its heirs hear when it changes")
    func tint() {
        _ = HeadlessDevice()
        let log = Log()
        let (parent, child) = (UIView(), Told(log))
        parent.addSubview(child)
        #expect(child.tintColor == .systemBlue)
        _ = log.take()
        parent.tintColor = .systemRed
        #expect(child.tintColor == .systemRed)
        #expect(log.take() == ["tint"])
        child.tintColor = .systemGreen
        #expect(log.take() == ["tint"])
        parent.tintColor = .systemTeal
        #expect(log.take() == [])
        child.tintColor = nil
        #expect(child.tintColor == .systemTeal)
        #expect(log.take() == ["tint"])
        child.removeFromSuperview()
        #expect(child.tintColor == .systemBlue)
        #expect(log.take().contains("tint"))
    }

    @Test("A view holds its subviews and nothing above it")
    func lifetime() {
        _ = HeadlessDevice()
        weak var parent: UIView?
        weak var gone: UIView?
        let child = UIView()
        do {
            let view = UIView()
            parent = view
            view.addSubview(child)
            let other = UIView()
            gone = other
            view.addSubview(other)
            #expect(gone != nil)
        }
        #expect(parent == nil && gone == nil)
        #expect(child.superview == nil)
    }

    @Test("An appearance is insisted on for a view and what is in it, and they hear of it")
    func appearance() {
        let stage = ViewStage()
        final class Watcher: UIView {
            var previous: [UITraitCollection?] = []
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                previous.append(previousTraitCollection)
            }
        }
        let outer = stage.add(UIView(), .zero)
        let inner = Watcher()
        outer.addSubview(inner)
        let before = inner.traitCollection.userInterfaceStyle
        let other: UIUserInterfaceStyle = before == .dark ? .light : .dark
        outer.overrideUserInterfaceStyle = other
        #expect(inner.traitCollection.userInterfaceStyle == other)
        #expect(stage.root.traitCollection.userInterfaceStyle == before)
        #expect(inner.previous.map { $0?.userInterfaceStyle } == [before])
        inner.overrideUserInterfaceStyle = before
        #expect(inner.traitCollection.userInterfaceStyle == before)
    }
}
