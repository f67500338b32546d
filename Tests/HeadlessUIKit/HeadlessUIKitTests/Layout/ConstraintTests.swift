import Testing

@testable import UIKit

@MainActor
@Suite struct ConstraintTests {
    @Test("Edges pinned to a superview follow its size")
    func edges() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let view = UIView()
        root.with(view)
        NSLayoutConstraint.activate(view.edges(to: root, inset: 20))
        root.layoutIfNeeded()
        #expect(view.frame == rect(20, 20, 350, 760))

        root.frame = rect(0, 0, 800, 390)
        root.layoutIfNeeded()
        #expect(view.frame == rect(20, 20, 760, 350))
    }

    @Test(
        "A size of no item is a constant, however it is spelt",
        arguments: [NSLayoutConstraint.Attribute.height, .notAnAttribute])
    func constantSize(second: NSLayoutConstraint.Attribute) {
        _ = HeadlessDevice()
        let root = makeRoot()
        let view = UIView()
        root.with(view)
        let width = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: second == .height ? .width : second, multiplier: 1, constant: 120)
        let height = NSLayoutConstraint(
            item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: second, multiplier: 1,
            constant: 44)
        NSLayoutConstraint.activate([width, height])
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 120, height: 44))
        #expect(width.constant == 120 && width.secondItem == nil && width.secondAttribute == .notAnAttribute)
        #expect(width.summary == "<NSLayoutConstraint UIView.width == 120>")
        #expect(height.summary == "<NSLayoutConstraint UIView.height == 44>")
    }

    @Test(
        "Leading and trailing change sides with the direction, left and right do not",
        arguments: [
            (
                UIUserInterfaceLayoutDirection.leftToRight,
                [rect(16, 0, 100, 50), rect(124, 0, 60, 50), rect(5, 0, 9, 9)]
            ),
            (.rightToLeft, [rect(274, 0, 100, 50), rect(206, 0, 60, 50), rect(5, 0, 9, 9)]),
        ]
    )
    func direction(direction: UIUserInterfaceLayoutDirection, frames: [CGRect]) {
        _ = HeadlessDevice()
        let root = makeRoot(direction)
        let (a, b, c) = (ContentView(100, 50), ContentView(60, 50), ContentView(9, 9))
        root.with(a, b, c)
        NSLayoutConstraint.activate(
            a.corner(of: root, x: 16) + [
                b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
                b.topAnchor.constraint(equalTo: root.topAnchor),
                b.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
                c.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
                c.topAnchor.constraint(equalTo: root.topAnchor),
            ])
        root.layoutIfNeeded()
        #expect([a, b, c].map(\.frame) == frames)
    }

    @Test("M2 the direction is that of the view whose content is arranged")
    func forcedDirection() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let view = ContentView(100, 50)
        root.semanticContentAttribute = .forceRightToLeft
        root.with(view)
        NSLayoutConstraint.activate(view.corner(of: root, x: 16))
        root.layoutIfNeeded()
        #expect(view.frame == rect(274, 0, 100, 50))
    }

    @Test("A limit from right to left limits from the other side")
    func directionOfInequality() {
        _ = HeadlessDevice()
        let root = makeRoot(.rightToLeft)
        let view = ContentView(600, 50)
        root.with(view)
        NSLayoutConstraint.activate(
            view.corner(of: root, x: 20) + [
                view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -30)
            ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(30, 0, 340, 50))
    }

    @Test("Equal widths share what is left")
    func equalWidths() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 400)
        let (a, b) = (UIView(), UIView())
        root.with(a, b)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 12),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            b.widthAnchor.constraint(equalTo: a.widthAnchor),
            a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: a.topAnchor),
            a.heightAnchor.constraint(equalToConstant: 44), b.heightAnchor.constraint(equalTo: a.heightAnchor),
        ])
        root.layoutIfNeeded()
        #expect([a.frame, b.frame] == [rect(16, 0, 178, 44), rect(206, 0, 178, 44)])
    }

    @Test("Sevenths end on whole pixels and leave no gap")
    func pixels() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 400)
        let views = (0..<7).map { _ in UIView() }
        for view in views { root.with(view) }
        var previous: UIView?
        for view in views {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: previous?.trailingAnchor ?? root.leadingAnchor),
                view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 1),
            ])
            previous = view
        }
        views[6].trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        let scale = HeadlessDevice.current.screen.scale
        for view in views { #expect(abs((view.frame.maxX * scale).rounded() / scale - view.frame.maxX) < 1e-9) }
        #expect(abs(views[0].frame.maxX - views[1].frame.minX) < 1e-9)
        #expect(abs(views[6].frame.maxX - 400) < 1e-9)
    }

    @Test("Centers, with a constant")
    func centre() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 400, height: 800)
        let view = ContentView(100, 50)
        root.with(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -100),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(150, 275, 100, 50))
    }

    @Test("A multiple of a location counts from the common ancestor, wherever that is")
    func multiplier() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 400, height: 800)
        let (box, view) = (UIView(), ContentView(20, 20))
        root.with(box)
        box.with(view)
        NSLayoutConstraint.activate(box.edges(to: root, inset: 50))
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: view, attribute: .centerX, relatedBy: .equal, toItem: box, attribute: .trailing,
                multiplier: 0.25, constant: 0
            ),
            NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: box, attribute: .bottom,
                multiplier: 0.5, constant: 3
            ),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(65, 353, 20, 20))
    }

    @Test("Width and height may depend on each other, either way")
    func aspect() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 400)
        let (wide, round) = (UIView(), UIView())
        root.with(wide, round)
        NSLayoutConstraint.activate([
            wide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            wide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            wide.topAnchor.constraint(equalTo: root.topAnchor),
            wide.heightAnchor.constraint(equalTo: wide.widthAnchor, multiplier: 0.25),
            round.topAnchor.constraint(equalTo: wide.bottomAnchor, constant: 10),
            round.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            round.heightAnchor.constraint(equalToConstant: 40),
            round.widthAnchor.constraint(equalTo: round.heightAnchor),
        ])
        root.layoutIfNeeded()
        #expect(wide.frame == rect(0, 0, 400, 100))
        #expect(round.frame == rect(360, 110, 40, 40))
    }

    @Test("A constraint of lower priority gives way, as little as possible")
    func priorities() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 400)
        let view = UIView()
        root.with(view)
        let width = view.widthAnchor.constraint(equalToConstant: 500)
        width.priority = .defaultHigh
        let height = view.heightAnchor.constraint(equalToConstant: 30)
        height.priority = .required - 1
        NSLayoutConstraint.activate(
            view.corner(of: root) + [
                width, height,
                view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -40),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            ])
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 360, height: 44))

        width.constant = 300
        height.constant = 60
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 300, height: 60))
    }

    @Test("A limit that nothing pulls away from is where the view stands, whatever was before")
    func limitAlone() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let (above, view) = (ContentView(10, 100), ContentView(10, 10))
        root.with(above, view)
        NSLayoutConstraint.activate(
            above.corner(of: root) + [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(greaterThanOrEqualTo: above.bottomAnchor, constant: 8),
            ])
        root.layoutIfNeeded()
        #expect(view.frame.minY == 108)
        above.content.height = 20
        root.layoutIfNeeded()
        #expect(view.frame.minY == 28)
    }

    @Test("Changing a constant or a priority, activating and deactivating take effect at the next layout")
    func changes() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let view = UIView()
        root.with(view)
        let short = view.heightAnchor.constraint(equalToConstant: 10)
        let high = view.heightAnchor.constraint(equalToConstant: 90)
        short.priority = UILayoutPriority(600)
        high.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate(
            view.corner(of: root) + [short, high, view.widthAnchor.constraint(equalToConstant: 5)])
        root.layoutIfNeeded()
        #expect(view.frame.height == 10)
        high.priority = UILayoutPriority(700)
        #expect(view.frame.height == 10)
        root.layoutIfNeeded()
        #expect(view.frame.height == 90)
        high.constant = 80
        root.layoutIfNeeded()
        #expect(view.frame.height == 80)
        high.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.height == 10)
        NSLayoutConstraint.deactivate([short])
        root.layoutIfNeeded()
        #expect(view.frame.height == 0, "a size that nothing decides is zero")
    }

    @Test("A frame set by hand lasts until the next layout where constraints decide")
    func frameByHand() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let view = ContentView(30, 20)
        root.with(view)
        NSLayoutConstraint.activate(view.corner(of: root, x: 7, y: 9))
        root.layoutIfNeeded()
        view.frame = rect(1, 2, 3, 4)
        #expect(view.frame == rect(1, 2, 3, 4))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == rect(7, 9, 30, 20))
    }

    @Test("A view that translates its autoresizing mask is where its frame says, and others follow it")
    func givenFrames() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let (given, view) = (UIView(frame: rect(10, 20, 100, 40)), ContentView(30, 20))
        root.addSubview(given)
        root.with(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: given.leadingAnchor),
            view.topAnchor.constraint(equalTo: given.bottomAnchor, constant: 8),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(10, 68, 30, 20))
        given.frame.origin.y += 100
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.frame == rect(10, 168, 30, 20))
        #expect(given.frame == rect(10, 120, 100, 40))
    }

    @Test("Constraints inside a view that follows by autoresizing see its new size in the same layout")
    func autoresizing() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 400)
        let (box, panel, view) = (UIView(), UIView(frame: rect(0, 0, 0, 50)), UIView())
        panel.autoresizingMask = [.flexibleWidth]
        root.with(box)
        box.addSubview(panel)
        panel.with(view)
        NSLayoutConstraint.activate(box.edges(to: root, inset: 50) + view.edges(to: panel, inset: 5))
        root.layoutIfNeeded()
        #expect(panel.frame == rect(0, 0, 300, 50))
        #expect(view.frame == rect(5, 5, 290, 40))
    }

    @Test("F5 a transform does not matter to constraints, nor they to it")
    func transform() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let (view, below) = (ContentView(100, 40), ContentView(10, 10))
        root.with(view, below)
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        NSLayoutConstraint.activate(
            view.corner(of: root, x: 50, y: 50) + [
                below.topAnchor.constraint(equalTo: view.bottomAnchor),
                below.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            ])
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 100, height: 40))
        #expect(view.center == CGPoint(x: 100, y: 70))
        #expect(below.frame == rect(50, 90, 10, 10))
    }

    @Test("An active constraint is held by the nearest common ancestor")
    func holder() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let (box, a, b) = (UIView(), UIView(), UIView())
        root.with(box)
        box.with(a, b)
        let between = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
        let inside = a.topAnchor.constraint(equalTo: box.topAnchor)
        let size = a.heightAnchor.constraint(equalToConstant: 1)
        #expect(!between.isActive)
        NSLayoutConstraint.activate([between, inside, size])
        #expect(box.constraints == [between, inside])
        #expect(a.constraints == [size])
        #expect(root.constraints.isEmpty)
        #expect(between.isActive)
        box.removeConstraint(between)
        #expect(!between.isActive)
        #expect(box.constraints == [inside])
    }

    @Test("Removing a view deactivates the constraints that tie it to what stays, and no others")
    func removal() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let (box, inner, other) = (UIView(), UIView(), UIView())
        root.with(box, other)
        box.with(inner)
        let cut = [
            box.topAnchor.constraint(equalTo: root.topAnchor),
            inner.leadingAnchor.constraint(equalTo: other.leadingAnchor),
        ]
        let kept = [
            inner.topAnchor.constraint(equalTo: box.topAnchor),
            box.heightAnchor.constraint(equalToConstant: 9),
            other.topAnchor.constraint(equalTo: root.topAnchor),
        ]
        NSLayoutConstraint.activate(cut + kept)
        box.removeFromSuperview()
        #expect(cut.allSatisfy { !$0.isActive })
        #expect(kept.allSatisfy { $0.isActive })
        #expect(root.constraints == [kept[2]])
    }

    @Test("A tree built apart is laid out once it is added")
    func addedLater() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let (box, view) = (UIView(frame: rect(0, 0, 100, 100)), UIView())
        box.with(view)
        NSLayoutConstraint.activate(view.edges(to: box, inset: 10))
        root.addSubview(box)
        root.layoutIfNeeded()
        #expect(view.frame == rect(10, 10, 80, 80))
    }

    @Test("Of required constraints that contradict each other the later one is left out, and the log says so once")
    func conflict() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let view = UIView()
        root.with(view)
        var lines: [String] = []
        let log = ConstraintLayout.log
        ConstraintLayout.log = { lines.append($0) }
        defer { ConstraintLayout.log = log }
        let responsibleView = view.widthAnchor.constraint(equalToConstant: 200)
        responsibleView.identifier = "too wide"
        NSLayoutConstraint.activate(
            view.corner(of: root) + [
                view.widthAnchor.constraint(equalToConstant: 100), responsibleView,
                view.heightAnchor.constraint(equalToConstant: 1),
            ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("'too wide' UIView.width == 200") == true)
        root.frame.size.width = 300
        root.layoutIfNeeded()
        #expect(lines.count == 1)
    }

    @Test("A tree without constraints is never solved, one with constraints only after a change")
    func laziness() {
        _ = HeadlessDevice()
        let plain = makeRoot()
        for _ in 0..<10 { plain.addSubview(UILabel()) }
        let before = ConstraintLayout.solveCount
        plain.frame.size.width += 1
        plain.layoutIfNeeded()
        plain.subviews[0].removeFromSuperview()
        plain.layoutIfNeeded()
        #expect(ConstraintLayout.solveCount == before)

        let root = makeRoot()
        let view = ContentView(10, 10)
        root.with(view)
        NSLayoutConstraint.activate(view.corner(of: root))
        #expect(ConstraintLayout.solveCount == before)
        root.layoutIfNeeded()
        #expect(ConstraintLayout.solveCount == before + 1)
        root.layoutIfNeeded()
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(ConstraintLayout.solveCount == before + 1)
        view.content.width = 20
        root.layoutIfNeeded()
        #expect(view.frame.width == 20)
        #expect(ConstraintLayout.solveCount == before + 2)
    }

    @Test("Views, guides and constraints go with what holds them")
    func lifetime() {
        _ = HeadlessDevice()
        weak var weakRoot: UIView?
        weak var weakView: UIView?
        weak var weakGuide: UILayoutGuide?
        weak var weakConstraint: NSLayoutConstraint?
        do {
            let root = makeRoot()
            let (view, guide) = (ContentView(1, 1), UILayoutGuide())
            root.with(view)
            root.addLayoutGuide(guide)
            let constraint = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
            NSLayoutConstraint.activate([
                constraint, guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                view.bottomAnchor.constraint(lessThanOrEqualTo: root.keyboardLayoutGuide.topAnchor),
            ])
            root.layoutIfNeeded()
            (weakRoot, weakView, weakGuide, weakConstraint) = (root, view, guide, constraint)
            view.removeFromSuperview()
            #expect(!constraint.isActive)
        }
        #expect(weakRoot == nil)
        #expect(weakView == nil)
        #expect(weakGuide == nil)
        #expect(weakConstraint == nil)
    }

    @Test("A size that only limits bear on settles at zero, or at the least that they allow")
    func limitsOfSizes() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let view = UIView(frame: rect(0, 0, 70, 70))
        root.with(view)
        NSLayoutConstraint.activate(
            view.corner(of: root) + [
                view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
                view.heightAnchor.constraint(lessThanOrEqualToConstant: 100),
                view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
            ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 0, 30))
    }

    @Test("A view that no constraint is about keeps its frame")
    func withoutConstraints() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let (view, other) = (UIView(frame: rect(10, 20, 30, 40)), UIView())
        root.with(view, other)
        NSLayoutConstraint.activate(other.edges(to: root))
        root.layoutIfNeeded()
        #expect(view.frame == rect(10, 20, 30, 40))
        #expect(other.frame == root.bounds)
    }

    @Test("Outside of a window a root that does not translate its mask is as large as its constraints say")
    func freeRoot() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let view = UIView()
        root.translatesAutoresizingMaskIntoConstraints = false
        root.frame.origin = CGPoint(x: 5, y: 6)
        root.with(view)
        NSLayoutConstraint.activate(
            view.edges(to: root, inset: 10) + [
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
            ])
        root.layoutIfNeeded()
        #expect(root.frame == rect(5, 6, 120, 70))
        #expect(view.frame == rect(10, 10, 100, 50))
    }

    @Test(
        "A length of whole pixels is exact wherever it begins, at every scale",
        arguments: [HeadlessModel.iPhoneSE, .iPhone15], [1 / 3.0, 0.5, 10.25, -0.5, 137.5, 17 / 3.0])
    func exactLengths(model: HeadlessModel, start: CGFloat) {
        _ = HeadlessDevice(model)
        let root = UIView(frame: rect(0, 0, 390, 800))
        let view = UIView()
        root.with(view)
        NSLayoutConstraint.activate(
            view.corner(of: root, x: start, y: start) + [
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 45),
            ])
        root.layoutIfNeeded()
        #expect(view.bounds.size == CGSize(width: 100, height: 45))
    }
}
