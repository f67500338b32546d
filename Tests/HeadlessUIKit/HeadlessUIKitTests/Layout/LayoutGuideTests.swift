import Testing

@testable import UIKit

@MainActor
@Suite struct LayoutGuideTests {
    /// A controller's view on the screen.
    private func show(_ device: HeadlessDevice) -> (window: UIWindow, view: UIView) {
        let controller = UIViewController()
        let window = UIWindow(frame: device.screen.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return (window, controller.view)
    }

    @Test("A guide added to a view takes part like a view")
    func custom() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 300, height: 500)
        let (above, view, below) = (UILayoutGuide(), ContentView(100, 100), UILayoutGuide())
        root.with(view)
        root.addLayoutGuide(above)
        root.addLayoutGuide(below)
        #expect(root.layoutGuides == [above, below])
        #expect(above.owningView === root)
        NSLayoutConstraint.activate([
            above.topAnchor.constraint(equalTo: root.topAnchor),
            view.topAnchor.constraint(equalTo: above.bottomAnchor),
            below.topAnchor.constraint(equalTo: view.bottomAnchor),
            below.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            below.heightAnchor.constraint(equalTo: above.heightAnchor, multiplier: 3),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 100, 100, 100))
        #expect(above.layoutFrame.height == 100)
        #expect(below.layoutFrame.minY == 200)
        #expect(below.layoutFrame.height == 300)

        root.removeLayoutGuide(below)
        #expect(root.layoutGuides == [above])
        #expect(root.constraints.count == 3)
    }

    @Test("Layout margins: the guide and the attributes")
    func margins() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 300, height: 500)
        let (a, b) = (UIView(), ContentView(20, 20))
        root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
        root.with(a, b)
        let margins = root.layoutMarginsGuide
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: margins.topAnchor),
            a.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            a.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            a.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            NSLayoutConstraint(
                item: b, attribute: .trailing, relatedBy: .equal, toItem: root, attribute: .trailingMargin,
                multiplier: 1, constant: 0
            ),
            b.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == rect(20, 1, 240, 496))
        #expect(margins.layoutFrame == a.frame)
        #expect(b.frame == rect(240, 0, 20, 20))
        root.layoutMargins.right = 50
        root.layoutIfNeeded()
        #expect(a.frame == rect(20, 1, 230, 496))
    }

    @Test("F14 what is pinned to the safe area stays in it, also after a rotation")
    func safeArea() {
        let device = HeadlessDevice()
        let (window, view) = show(device)
        let (button, inner) = (ContentView(100, 50), UIView())
        view.with(button, inner)
        let (safe, innerSafe) = (view.safeAreaLayoutGuide, inner.safeAreaLayoutGuide)
        let below = ContentView(10, 10)
        inner.with(below)
        NSLayoutConstraint.activate(
            inner.edges(to: view) + [
                button.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -16),
                button.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
                button.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
                below.topAnchor.constraint(equalTo: innerSafe.topAnchor),
                below.leadingAnchor.constraint(equalTo: innerSafe.leadingAnchor),
            ])
        func check() {
            let insets = window.safeAreaInsets
            let size = window.bounds.size
            #expect(insets.bottom > 0)
            #expect(button.frame.maxY == size.height - insets.bottom - 16)
            #expect(button.frame.minX == insets.left + 16)
            #expect(button.frame.maxX == size.width - insets.right - 16)
            #expect(safe.layoutFrame.minY == insets.top)
            #expect(below.frame.origin == CGPoint(x: insets.left, y: insets.top))
        }
        window.layoutIfNeeded()
        check()
        device.rotate(to: .landscapeRight)
        window.layoutIfNeeded()
        #expect(window.bounds.width > window.bounds.height)
        check()
    }

    // MARK: Scroll views

    /// A form in a scroll view as apps write it.
    private func makeForm(in root: UIView, rows: Int) -> (scrollView: UIScrollView, stack: UIStackView) {
        let (scrollView, stack) = (UIScrollView(), UIStackView())
        stack.axis = .vertical
        stack.spacing = 16
        for _ in 0..<rows {
            let field = UITextField()
            field.heightAnchor.constraint(equalToConstant: 44).isActive = true
            stack.addArrangedSubview(field)
        }
        root.with(scrollView)
        scrollView.with(stack)
        let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
        NSLayoutConstraint.activate(
            scrollView.edges(to: root) + [
                stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
                stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
                stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
                stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
                stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
            ])
        return (scrollView, stack)
    }

    @Test("Constraints on the content guide decide the content size, the frame guide gives the visible width")
    func scrollView() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 390, height: 300)
        let (scrollView, stack) = makeForm(in: root, rows: 10)
        root.layoutIfNeeded()
        #expect(scrollView.frame == rect(0, 0, 390, 300))
        #expect(stack.frame == rect(16, 20, 358, 10 * 44 + 9 * 16))
        #expect(scrollView.contentSize == CGSize(width: 390, height: 10 * 44 + 9 * 16 + 40))
        #expect(stack.arrangedSubviews.last?.frame == rect(0, 9 * 60, 358, 44))
        #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(origin: .zero, size: scrollView.contentSize))

        root.frame.size = CGSize(width: 300, height: 390)
        root.layoutIfNeeded()
        #expect(scrollView.contentSize.width == 300)
        stack.arrangedSubviews[0].isHidden = true
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 9 * 44 + 8 * 16 + 40))
    }

    @Test("Scrolling moves the content and not its frames")
    func scrolled() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 390, height: 300)
        let (scrollView, stack) = makeForm(in: root, rows: 10)
        let (banner, outside) = (ContentView(50, 10), ContentView(5, 5))
        scrollView.with(banner)
        root.with(outside)
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
            banner.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
            outside.topAnchor.constraint(equalTo: stack.topAnchor),
            outside.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        scrollView.contentOffset.y = 15
        root.layoutIfNeeded()
        #expect(stack.frame.origin == CGPoint(x: 16, y: 20))
        #expect(banner.frame == rect(0, 15, 50, 10))
        #expect(outside.frame == rect(0, 5, 5, 5))
    }

    @Test("Content pinned to the scroll view's own edges decides the content size too")
    func scrollViewEdges() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 390, height: 300)
        let (scrollView, content) = (UIScrollView(), ContentView(100, 900))
        root.with(scrollView)
        scrollView.with(content)
        NSLayoutConstraint.activate(
            scrollView.edges(to: root, inset: 10) + content.edges(to: scrollView, inset: 5) + [
                content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -10)
            ])
        scrollView.contentOffset.y = 7
        root.layoutIfNeeded()
        #expect(content.frame == rect(5, 5, 360, 900))
        #expect(scrollView.contentSize == CGSize(width: 370, height: 910))
    }

    @Test("Content at least as high as what is visible")
    func minimumHeight() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 390, height: 300)
        let (scrollView, content) = (UIScrollView(), ContentView(100, 100))
        root.with(scrollView)
        scrollView.with(content)
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate(
            scrollView.edges(to: root) + [
                content.topAnchor.constraint(equalTo: guide.topAnchor),
                content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
                content.heightAnchor.constraint(greaterThanOrEqualTo: scrollView.frameLayoutGuide.heightAnchor),
            ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 390, height: 300))
        content.content.height = 500
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 390, height: 500))
    }

    @Test("a bar that moves down with its superview's bottom edge is never laid out without its safe area")
    func barAtMovingEdge() {
        final class List: UIView {
            var heights: Set<CGFloat> = []
            override var bounds: CGRect { didSet { heights.insert(bounds.height) } }
        }
        let device = HeadlessDevice()
        let (window, view) = show(device)
        let (sheet, list, bar, label) = (UIView(), List(), UIView(), ContentView(100, 50))
        let end = window.bounds.height
        sheet.frame = rect(0, end - 400, 300, 400)
        view.addSubview(sheet)
        sheet.with(list, bar)
        bar.with(label)
        NSLayoutConstraint.activate(
            [
                label.topAnchor.constraint(equalTo: bar.topAnchor),
                label.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
                label.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
                bar.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
                bar.bottomAnchor.constraint(equalTo: sheet.bottomAnchor),
                list.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
                list.widthAnchor.constraint(equalToConstant: 300),
                list.topAnchor.constraint(equalTo: sheet.topAnchor),
                list.bottomAnchor.constraint(equalTo: bar.topAnchor),
            ])
        device.runLoop.settle()
        let safeArea = view.safeAreaInsets.bottom
        #expect(safeArea > 0 && list.bounds.height == 350 - safeArea)
        list.heights = []
        sheet.frame = rect(0, end - 700, 300, 700)
        device.runLoop.settle()
        #expect(list.heights == [650 - safeArea])
    }

    // MARK: Keyboard

    @Test("M4 the guide of a view that constraints place is right in the layout that places it")
    func keyboardOfInnerView() {
        let device = HeadlessDevice()
        let (window, view) = show(device)
        let (field, panel, bar) = (UITextField(frame: rect(0, 100, 100, 40)), UIView(), ContentView(100, 50))
        view.addSubview(field)
        field.becomeFirstResponder()
        device.runLoop.settle()
        view.with(panel)
        panel.with(bar)
        NSLayoutConstraint.activate(
            panel.edges(to: view, inset: 60) + [
                bar.bottomAnchor.constraint(equalTo: panel.keyboardLayoutGuide.topAnchor),
                bar.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
            ])
        window.layoutIfNeeded()
        #expect(panel.convert(bar.frame, to: nil).maxY == device.keyboard.frame.minY)
    }

    @Test("E21 WWDC23 session 10281: the guide goes along with a finger that drags the keyboard, and back with it")
    func draggedKeyboard() {
        let device = HeadlessDevice()
        let (window, view) = show(device)
        let (field, bar) = (UITextField(frame: rect(0, 100, 100, 40)), ContentView(100, 50))
        view.addSubview(field)
        view.with(bar)
        NSLayoutConstraint.activate([
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        field.becomeFirstResponder()
        device.settle()
        let up = bar.frame
        device.keyboard.dragDown(by: 70)
        device.settle()
        #expect(bar.frame == up.offsetBy(dx: 0, dy: 70))
        device.keyboard.endDrag(dismisses: false)
        device.settle()
        #expect(bar.frame == up && !window.isHidden)
    }

    @Test("M5 a guide that is not to use the safe area ends at the bottom of its view")
    func keyboardWithoutSafeArea() {
        let (window, view) = show(HeadlessDevice())
        #expect(view.keyboardLayoutGuide.layoutFrame.minY < window.bounds.height)
        view.keyboardLayoutGuide.usesBottomSafeArea = false
        window.layoutIfNeeded()
        #expect(view.keyboardLayoutGuide.layoutFrame.minY == window.bounds.height)
    }

    @Test("M4 the keyboard's guide reaches from where a view ends to the window's bottom edge")
    func keyboardBelowView() {
        let device = HeadlessDevice(.iPhone15)
        let (window, root) = show(device)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        root.addSubview(view)
        device.settle()
        #expect(view.keyboardLayoutGuide.layoutFrame == rect(0, 400, 300, window.bounds.height - 400))
        #expect(root.keyboardLayoutGuide.layoutFrame.maxY == root.bounds.maxY)
    }
}
