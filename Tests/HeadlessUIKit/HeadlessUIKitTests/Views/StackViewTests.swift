import Testing
import UIKit

@MainActor
@Suite("Stack views")
struct StackViewTests {
    /// A view with a size of its own.
    final class Box: UIView {
        var size: CGSize {
            didSet { invalidateIntrinsicContentSize() }
        }

        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { size }
    }

    /// A stack of boxes, laid out in a size.
    func stack(
        _ axis: NSLayoutConstraint.Axis, _ boxes: [UIView], width: CGFloat = 300, height: CGFloat = 300,
        _ configure: (UIStackView) -> Void = { _ in }
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.axis = axis
        configure(stack)
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
        return stack
    }

    @Test("Arranged views are subviews, and leave the arrangement with the stack or alone")
    func arrangement() {
        _ = HeadlessDevice()
        let (a, b, c) = (UIView(), UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.insertArrangedSubview(c, at: 1)
        #expect(stack.arrangedSubviews == [a, c, b])
        #expect(!c.translatesAutoresizingMaskIntoConstraints)
        stack.removeArrangedSubview(c)
        #expect(stack.arrangedSubviews == [a, b])
        #expect(c.superview === stack)
        b.removeFromSuperview()
        #expect(stack.arrangedSubviews == [a])
        stack.addArrangedSubview(c)
        stack.addArrangedSubview(a)
        #expect(stack.arrangedSubviews == [c, a])
    }

    @Test("Fill gives what is left to the view that hugs least, and takes what lacks from the one that resists least")
    func fill() {
        _ = HeadlessDevice()
        let (a, b) = (Box(50, 20), Box(60, 20))
        let stack = stack(.horizontal, [a, b]) { $0.spacing = 10 }
        b.setContentHuggingPriority(.required, for: .horizontal)
        stack.setNeedsLayout()
        stack.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 0, y: 0, width: 230, height: 300))
        #expect(b.frame == CGRect(x: 240, y: 0, width: 60, height: 300))
        a.setContentCompressionResistancePriority(.required, for: .horizontal)
        stack.frame.size.width = 80
        stack.layoutIfNeeded()
        #expect(a.frame.width == 50 && b.frame.width == 20)
    }

    @Test("Fill stretches a view without a size of its own before one with")
    func fillSpacer() {
        _ = HeadlessDevice()
        let (label, spacer, box) = (Box(50, 20), UIView(), Box(60, 20))
        _ = stack(.horizontal, [label, spacer, box])
        #expect([label, spacer, box].map(\.frame.width) == [50, 190, 60])
    }

    @Test("Sizes fixed by constraints are kept")
    func fixed() {
        _ = HeadlessDevice()
        let (a, b) = (UIView(), Box(10, 20))
        a.heightAnchor.constraint(equalToConstant: 44).isActive = true
        _ = stack(.vertical, [a, b])
        #expect(a.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
        #expect(b.frame == CGRect(x: 0, y: 44, width: 300, height: 256))
    }

    @Test("The other distributions")
    func distributions() {
        _ = HeadlessDevice()
        func spans(_ distribution: UIStackView.Distribution) -> [[CGFloat]] {
            let boxes = [Box(20, 10), Box(40, 10), Box(40, 10)]
            let stack = stack(.horizontal, boxes) { $0.distribution = distribution }
            return stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
        }
        #expect(spans(.fillEqually) == [[0, 100], [100, 100], [200, 100]])
        #expect(spans(.fillProportionally) == [[0, 60], [60, 120], [180, 120]])
        #expect(spans(.equalSpacing) == [[0, 20], [120, 40], [260, 40]])
        // The middles stand at 10, 145 and 280.
        #expect(spans(.equalCentering) == [[0, 20], [125, 40], [260, 40]])
    }

    @Test(
        "Alignment across the stack",
        arguments: [
            (UIStackView.Alignment.fill, 0.0, 300.0), (.leading, 0, 50), (.center, 125, 50), (.trailing, 250, 50),
        ])
    func alignment(alignment: UIStackView.Alignment, x: Double, width: Double) {
        _ = HeadlessDevice()
        let box = Box(50, 20)
        _ = stack(.vertical, [box]) { $0.alignment = alignment }
        #expect(box.frame.minX == x && box.frame.width == width)
    }

    @Test("Labels of different sizes share a baseline")
    func baselines() {
        _ = HeadlessDevice()
        let (small, large) = (UILabel(), UILabel())
        small.text = "a"
        large.text = "b"
        large.font = .systemFont(ofSize: 40)
        _ = stack(.horizontal, [small, large]) { $0.alignment = .firstBaseline }
        let bases = [small, large].map { $0.frame.minY + $0.font.ascender }
        #expect(abs(bases[0] - bases[1]) < 1)
        #expect(small.frame.minY > 10)
    }

    @Test("Hidden views leave with their gap, and come back")
    func hidden() {
        _ = HeadlessDevice()
        let boxes = [Box(10, 50), Box(10, 60), Box(10, 70)]
        let stack = stack(.vertical, boxes) {
            $0.spacing = 10
            $0.setCustomSpacing(30, after: boxes[0])
        }
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 220)
        #expect(boxes[1].frame.minY == 80)
        boxes[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(boxes[2].frame.minY == 80)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 150)
        boxes[1].isHidden = false
        stack.layoutIfNeeded()
        #expect(boxes[2].frame.minY == 150)
        #expect(stack.customSpacing(after: boxes[0]) == 30)
        #expect(stack.customSpacing(after: boxes[1]) == UIStackView.spacingUseDefault)
    }

    @Test("M2 a row runs in the stack's own direction, a column aligns to it")
    func rightToLeft() {
        _ = HeadlessDevice()
        let boxes = [Box(50, 20), Box(60, 20)]
        let row = stack(.horizontal, boxes) {
            $0.distribution = .equalSpacing
            $0.semanticContentAttribute = .forceRightToLeft
        }
        #expect(boxes.map(\.frame.minX) == [250, 0])
        row.axis = .vertical
        row.alignment = .leading
        row.layoutIfNeeded()
        #expect(boxes.map(\.frame.maxX) == [300, 300])
    }

    @Test("Margins count when the arrangement is relative to them")
    func margins() {
        _ = HeadlessDevice()
        let box = Box(50, 20)
        let stack = stack(.vertical, [box]) {
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        }
        #expect(box.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 2, y: 1, width: 294, height: 296))
        #expect(stack.sizeThatFits(.zero) == CGSize(width: 56, height: 24))
    }

    @Test("Nested stacks and labels of several lines are measured at the width they get")
    func nested() {
        _ = HeadlessDevice()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "one two three four five six seven eight"
        let inner = UIStackView(arrangedSubviews: [Box(40, 10), label])
        inner.spacing = 10
        let outer = UIStackView(arrangedSubviews: [inner, Box(10, 10)])
        outer.axis = .vertical
        let wide = outer.sizeThatFits(CGSize(width: 1000, height: 0)).height
        let narrow = outer.sizeThatFits(CGSize(width: 150, height: 0)).height
        #expect(narrow > wide)
        outer.frame = CGRect(x: 0, y: 0, width: 150, height: narrow)
        outer.layoutIfNeeded()
        #expect(label.frame.width == 100)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    }

    @Test("Content that changes its size lays the stacks around it out again")
    func contentChange() {
        let stage = ViewStage()
        let boxes = [Box(10, 50), Box(10, 50)]
        let inner = UIStackView(arrangedSubviews: boxes)
        inner.axis = .vertical
        let below = Box(10, 10)
        let outer = UIStackView(arrangedSubviews: [inner, below, UIView()])
        outer.axis = .vertical
        stage.add(outer, CGRect(x: 0, y: 0, width: 100, height: 500))
        stage.window.layoutIfNeeded()
        #expect(below.frame.minY == 100)
        boxes[0].size.height = 70
        stage.window.layoutIfNeeded()
        #expect(below.frame.minY == 120)
        #expect(boxes[1].frame.minY == 70)
    }

    @Test("A view without a size of its own gives way before those that have one, and takes what is left")
    func shrinking() {
        _ = HeadlessDevice()
        let (plain, label) = (UIView(), Box(10, 30))
        let stack = UIStackView(arrangedSubviews: [plain, label])
        stack.axis = .vertical
        for height in [300, 100, 40, 200] as [CGFloat] {
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: height)
            stack.layoutIfNeeded()
            #expect(label.frame == CGRect(x: 0, y: height - 30, width: 100, height: 30))
            #expect(plain.frame.height == height - 30)
        }
    }

    @Test("A view without a size of its own takes that of what has its edges outside of the stack")
    func sharedEdges() {
        let device = HeadlessDevice()
        let screen = UIViewController()
        device.show(screen)
        let (border, error, field) = (UIView(), Box(100, 20), Box(50, 30))
        let stack = UIStackView(arrangedSubviews: [border, error])
        stack.axis = .vertical
        stack.spacing = 6
        for view in [stack, field] {
            view.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 100),
            stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 200),
            field.topAnchor.constraint(equalTo: border.topAnchor, constant: 5),
            field.leadingAnchor.constraint(equalTo: border.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: border.trailingAnchor),
            border.bottomAnchor.constraint(equalTo: field.bottomAnchor, constant: 3),
        ])
        device.settle()
        #expect(border.frame == CGRect(x: 0, y: 0, width: 200, height: 38))
        #expect(error.frame.minY == 44 && stack.frame.height == 64)
        #expect(field.frame == CGRect(x: 0, y: 105, width: 200, height: 30))
    }
}
