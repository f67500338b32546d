import Testing
import UIKit

/// Arranged views whose lengths constraints take from outside of their stack, and the margins in a scroll view.
@MainActor
@Suite(.onStage)
struct StackLengthTests {
    @Test("F24 the pages of a scroll view are as wide as its frame")
    func pages() async {
        let screen = TestScreen()
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.contentInsetAdjustmentBehavior = .never
        let pages = [UIView(), UIView(), UIView()]
        let stack = UIStackView(arrangedSubviews: pages)
        stack.translatesAutoresizingMaskIntoConstraints = false
        screen.root.addSubview(scrollView)
        scrollView.addSubview(stack)
        let (frame, content) = (scrollView.frameLayoutGuide, scrollView.contentLayoutGuide)
        NSLayoutConstraint.activate(
            [
                scrollView.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
                scrollView.topAnchor.constraint(equalTo: screen.root.topAnchor),
                scrollView.widthAnchor.constraint(equalToConstant: 240),
                scrollView.heightAnchor.constraint(equalToConstant: 100),
                stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
                stack.topAnchor.constraint(equalTo: content.topAnchor),
                stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                stack.heightAnchor.constraint(equalTo: frame.heightAnchor),
            ] + pages.map { $0.widthAnchor.constraint(equalTo: frame.widthAnchor) })
        screen.root.layoutIfNeeded()
        #expect(pages.map(\.frame.width) == [240, 240, 240])
        #expect(pages.map(\.frame.minX) == [0, 240, 480])
        #expect(scrollView.contentSize == CGSize(width: 720, height: 100))
    }

    @Test("F24 an arranged view without a height of its own takes that of a view outside of the stack")
    func outside() {
        let screen = TestScreen()
        let (bar, page) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [page])
        stack.axis = .vertical
        for view in [bar, stack] {
            view.translatesAutoresizingMaskIntoConstraints = false
            screen.root.addSubview(view)
        }
        let height = bar.heightAnchor.constraint(equalToConstant: 56)
        NSLayoutConstraint.activate([
            height,
            bar.widthAnchor.constraint(equalToConstant: 10),
            bar.topAnchor.constraint(equalTo: screen.root.topAnchor),
            bar.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: bar.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor),
            page.heightAnchor.constraint(equalTo: bar.heightAnchor),
        ])
        screen.root.layoutIfNeeded()
        #expect(page.frame.height == 56 && stack.frame.height == 56)
        height.constant = 80
        screen.root.layoutIfNeeded()
        #expect(page.frame.height == 80 && stack.frame.height == 80)
    }

    @Test("F23 what lies beyond the superview's edge has no more than the superview's margin")
    func margins() {
        let screen = TestScreen()
        let scrollView = screen.add(UIScrollView(), CGRect(x: 0, y: 200, width: 200, height: 300))
        scrollView.layoutMargins = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
        content.preservesSuperviewLayoutMargins = true
        content.layoutMargins = .zero
        scrollView.addSubview(content)
        #expect(content.layoutMargins.bottom == 12)
        content.frame.size.height = 295
        #expect(content.layoutMargins.bottom == 7)
    }
}
