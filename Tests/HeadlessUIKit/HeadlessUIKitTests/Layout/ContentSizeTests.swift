import Testing

@testable import UIKit

@MainActor
@Suite struct ContentSizeTests {
    /// Two views side by side that fill `width`, 8 points apart.
    private func row(_ a: UIView, _ b: UIView, in root: UIView) {
        root.with(a, b)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
        ])
    }

    @Test("The view that hugs its content harder is not stretched", arguments: [true, false])
    func hugging(first: Bool) {
        _ = HeadlessDevice()
        let root = makeRoot(width: 308)
        let (a, b) = (ContentView(50, 20), ContentView(70, 30))
        (first ? a : b).setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        row(a, b, in: root)
        root.layoutIfNeeded()
        #expect([a.frame.width, b.frame.width] == (first ? [50, 250] : [230, 70]))
        #expect([a.frame.height, b.frame.height] == [20, 30])
    }

    @Test("The view that resists less is squeezed", arguments: [true, false])
    func compression(first: Bool) {
        _ = HeadlessDevice()
        let root = makeRoot(width: 308)
        let (a, b) = (ContentView(200, 20), ContentView(250, 30))
        (first ? a : b).setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        row(a, b, in: root)
        root.layoutIfNeeded()
        #expect([a.frame.width, b.frame.width] == (first ? [50, 250] : [200, 100]))
    }

    @Test("A content priority of 1,000 holds against a weaker size")
    func requiredContent() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let view = ContentView(100, 20)
        root.with(view)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        let width = view.widthAnchor.constraint(equalToConstant: 60)
        width.priority = .required - 1
        NSLayoutConstraint.activate(view.corner(of: root) + [width])
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        #expect(view.contentCompressionResistancePriority(for: .horizontal) == .required)
        #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }

    @Test("Hugging may be the stronger of the two", arguments: [(200, 100), (60, 60)])
    func strongHugging(wish: CGFloat, result: CGFloat) {
        _ = HeadlessDevice()
        let root = makeRoot()
        let view = ContentView(100, 20)
        root.with(view)
        view.setContentHuggingPriority(UILayoutPriority(900), for: .horizontal)
        let width = view.widthAnchor.constraint(equalToConstant: wish)
        width.priority = UILayoutPriority(800)
        NSLayoutConstraint.activate(view.corner(of: root) + [width])
        root.layoutIfNeeded()
        #expect(view.frame.width == result)
    }

    @Test("A label of several lines is as high as its text at the width it gets, and what is below moves")
    func wrapping() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 232)
        let (label, field) = (UILabel(), UIView())
        label.numberOfLines = 0
        label.text = String(repeating: "many words on a label ", count: 6)
        root.with(label, field)
        NSLayoutConstraint.activate(
            label.corner(of: root, x: 16, y: 10) + [
                label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
                field.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: label.trailingAnchor),
                field.heightAnchor.constraint(equalToConstant: 44),
            ])
        root.layoutIfNeeded()
        let narrow = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(narrow > 3 * label.font.lineHeight)
        #expect(abs(label.frame.height - narrow) < 1)
        #expect(abs(field.frame.minY - (10 + narrow + 8)) < 1)

        root.frame.size.width = 432
        root.layoutIfNeeded()
        let wide = label.sizeThatFits(CGSize(width: 400, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(wide < narrow)
        #expect(abs(label.frame.height - wide) < 1)

        label.text = "short"
        root.layoutIfNeeded()
        #expect(label.frame.height < 2 * label.font.lineHeight)
        #expect(abs(field.frame.minY - label.frame.maxY - 8) < 0.01)
    }

    @Test("A view has the baselines of the views that it names")
    func namedBaselines() {
        _ = HeadlessDevice()
        final class Titled: UIView {
            let (first, last) = (UILabel(), UILabel())
            override var forFirstBaselineLayout: UIView { first }
            override var forLastBaselineLayout: UIView { last }
        }
        let root = makeRoot(width: 300, height: 300)
        let (view, label, plain) = (Titled(), UILabel(), UIView())
        for each in [view.first, view.last, label] { each.text = "Text" }
        view.with(view.first, view.last)
        root.with(view, label, plain)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            view.first.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
            view.last.topAnchor.constraint(equalTo: view.first.bottomAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: view.last.bottomAnchor, constant: 20),
            label.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
            plain.topAnchor.constraint(equalTo: view.lastBaselineAnchor),
            plain.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.minY == 50)
        let lines = view.last.frame.offsetBy(dx: 0, dy: view.frame.minY)
        #expect(abs(plain.frame.minY - (lines.maxY + view.last.font.descender)) < 0.5)
        #expect(label.forFirstBaselineLayout === label && plain.forLastBaselineLayout === plain)
    }

    @Test("Baselines of a label and a field align")
    func baselines() {
        _ = HeadlessDevice()
        let root = makeRoot()
        let (label, field) = (UILabel(), UITextField())
        label.text = "Name"
        label.font = .systemFont(ofSize: 12)
        field.font = .systemFont(ofSize: 24)
        root.with(label, field)
        NSLayoutConstraint.activate(
            field.corner(of: root, x: 100, y: 100) + [
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
                field.widthAnchor.constraint(equalToConstant: 100), field.heightAnchor.constraint(equalToConstant: 60),
            ])
        root.layoutIfNeeded()
        let (small, large) = (UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 24))
        let baseline = 130 - large.lineHeight / 2 + large.ascender
        #expect(abs(label.frame.minY + small.ascender - baseline) < 0.5)
    }

    // MARK: Fitting

    /// A label above a field of 44 points, with margins.
    private func makeRow(_ text: String) -> UIView {
        let (row, label, field) = (UIView(), UILabel(), UITextField())
        label.numberOfLines = 0
        label.text = text
        row.with(label, field)
        NSLayoutConstraint.activate(
            label.corner(of: row, x: 16, y: 12) + [
                label.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
                field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4),
                field.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: label.trailingAnchor),
                field.heightAnchor.constraint(equalToConstant: 44),
                field.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -12),
            ])
        return row
    }

    @Test("The fitting size at a width is the height that the constraints inside need, and changes with the content")
    func fitting() throws {
        _ = HeadlessDevice()
        _ = makeRoot()
        let row = makeRow("Name")
        let label = try #require(row.subviews[0] as? UILabel)
        func height(_ width: CGFloat) -> CGFloat {
            row.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let line = label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude)).height
        #expect(abs(height(332) - (12 + line + 4 + 44 + 12)) < 1)
        label.text = String(repeating: "words to wrap ", count: 20)
        #expect(height(332) > 12 + 3 * line + 4 + 44 + 12)
        #expect(height(232) > height(332))
        #expect(row.frame == .zero, "measuring moves nothing")
    }

    @Test("Compressed, a view is as small as its content; expanded, as large as its limits")
    func fittingFreely() {
        _ = HeadlessDevice()
        _ = makeRoot()
        let (box, content) = (UIView(), ContentView(120, 30))
        box.with(content)
        NSLayoutConstraint.activate(
            content.edges(to: box, inset: 10) + [
                box.widthAnchor.constraint(lessThanOrEqualToConstant: 500)
            ])
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 50))
        content.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        #expect(box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width == 500)
    }

    @Test("fixedSize finds the constants of an arranged view and multiples of its stack")
    func fixedSize() {
        _ = HeadlessDevice()
        _ = makeRoot()
        let (stack, field) = (UIStackView(frame: rect(0, 0, 300, 100)), UIView())
        stack.addArrangedSubview(field)
        #expect(ConstraintLayout.fixedSize(of: field).width == nil)
        let weak = field.heightAnchor.constraint(equalToConstant: 30)
        weak.priority = .defaultHigh
        NSLayoutConstraint.activate([
            weak, field.heightAnchor.constraint(equalToConstant: 44),
            field.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5, constant: -10),
            field.widthAnchor.constraint(greaterThanOrEqualToConstant: 900),
        ])
        #expect(ConstraintLayout.fixedSize(of: field).width?.length == 140)
        #expect(ConstraintLayout.fixedSize(of: field).height?.length == 44)
    }

    // MARK: Stacks

    @Test("A stack is as high as what it arranges at the width it gets, and what is below it follows")
    func stack() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 332)
        let (stack, button) = (UIStackView(), ContentView(100, 50))
        stack.axis = .vertical
        stack.spacing = 10
        let (field, row) = (UITextField(), makeRow(String(repeating: "words to wrap ", count: 10)))
        field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        stack.addArrangedSubview(field)
        stack.addArrangedSubview(row)
        root.with(stack, button)
        NSLayoutConstraint.activate(
            stack.corner(of: root, x: 16, y: 20) + [
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                button.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 24),
                button.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            ])
        root.layoutIfNeeded()
        let high = ConstraintLayout.fittingSize(of: row, width: 300).height
        #expect(field.frame == rect(0, 0, 300, 44))
        #expect(abs(row.frame.minY - 54) < 0.5)
        #expect(row.frame.width == 300)
        #expect(abs(row.frame.height - high) < 0.5)
        #expect(row.subviews[0].frame.minX == 16)
        #expect(row.subviews[0].frame.width == 268)
        #expect(abs(row.subviews[1].frame.maxY - (row.bounds.height - 12)) < 0.5)
        #expect(abs(button.frame.minY - (20 + 44 + 10 + high + 24)) < 0.5)

        (row.subviews[0] as? UILabel)?.text = "short"
        root.layoutIfNeeded()
        #expect(row.frame.height < high)
        #expect(abs(button.frame.minY - (20 + stack.frame.height + 24)) < 0.5)
        #expect(abs(stack.frame.height - (44 + 10 + row.frame.height)) < 0.5)

        field.isHidden = true
        root.layoutIfNeeded()
        #expect(abs(stack.frame.height - row.frame.height) < 0.5)
    }

    /// Notes how wide its subviews are whenever it lays out.
    private final class Row: UIView {
        var widthsSeen: [[CGFloat]] = []

        override func layoutSubviews() {
            super.layoutSubviews()
            widthsSeen.append(subviews.map(\.frame.width))
        }
    }

    @Test("Sizes that a stack has yet to give contradict nothing, and what it arranges is laid out once")
    func arrangedConstraints() {
        _ = HeadlessDevice()
        var lines: [String] = []
        let log = ConstraintLayout.log
        ConstraintLayout.log = { lines.append($0) }
        defer { ConstraintLayout.log = log }
        let root = makeRoot(width: 300)
        let (stack, row, field, inner) = (UIStackView(), Row(), UIView(), UIView())
        stack.axis = .vertical
        let height = inner.heightAnchor.constraint(equalToConstant: 44)
        row.with(inner)
        stack.addArrangedSubview(row)
        stack.addArrangedSubview(field)
        root.with(stack)
        let fieldHeight = field.heightAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.activate(
            inner.edges(to: row, inset: 10) + stack.corner(of: root) + [
                height, fieldHeight, stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                field.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5),
            ])
        root.layoutIfNeeded()
        #expect([row.frame, field.frame] == [rect(0, 0, 300, 64), rect(0, 64, 150, 30)])
        #expect(row.widthsSeen == [[280]])

        height.constant = 60
        fieldHeight.constant = 50
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect([row.frame, field.frame] == [rect(0, 0, 400, 80), rect(0, 80, 200, 50)])
        #expect(inner.frame == rect(10, 10, 380, 60))
        #expect(stack.frame == rect(0, 0, 400, 130))
        #expect(lines.isEmpty)
    }

    @Test("An arranged view may be sized by any view above it")
    func arrangedByAncestor() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 400)
        let (scrollView, stack, button, badge) = (UIScrollView(), UIStackView(), ContentView(50, 40), ContentView(9, 9))
        stack.axis = .vertical
        stack.alignment = .center
        stack.addArrangedSubview(button)
        stack.addArrangedSubview(badge)
        root.with(scrollView)
        scrollView.with(stack)
        NSLayoutConstraint.activate(
            scrollView.edges(to: root, inset: 50) + stack.edges(to: scrollView) + [
                stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
                button.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
                badge.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -200),
            ])
        root.layoutIfNeeded()
        #expect(stack.frame == rect(0, 0, 300, 49))
        #expect(button.frame == rect(50, 0, 200, 40))
        #expect(badge.frame == rect(100, 40, 100, 9))
    }

    @Test("A view outside a stack can hang on an arranged one")
    func outsideStack() {
        _ = HeadlessDevice()
        let root = makeRoot(width: 300)
        let (stack, field, badge) = (UIStackView(), ContentView(50, 44), ContentView(8, 8))
        stack.axis = .vertical
        stack.addArrangedSubview(ContentView(50, 30))
        stack.addArrangedSubview(field)
        root.with(stack, badge)
        NSLayoutConstraint.activate(
            stack.corner(of: root, x: 10, y: 10) + [
                stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
                badge.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: -4),
                badge.centerYAnchor.constraint(equalTo: field.centerYAnchor),
            ])
        root.layoutIfNeeded()
        #expect(field.frame == rect(0, 30, 280, 44))
        #expect(badge.frame == rect(278, 58, 8, 8))
    }
}
