import FormNavigation
import Testing
import UIKit

/// A text view with a placeholder, in use.
@MainActor
struct PlaceholderDeviceTests {
    /// A form at the bottom of the screen: a field, a text view that grows to four lines, and a button.
    @MainActor
    private struct Stage {
        let device: HeadlessDevice
        let controller = UIViewController()
        let field = UITextField()
        let textView: PlaceholderTextView
        let button = UIButton(configuration: .filled())
        let navigator: FormNavigator

        /// - Parameter scrolls: Whether the form is in a scroll view that fills the screen.
        init(scrolls: Bool = true, on device: HeadlessDevice = HeadlessDevice()) {
            self.device = device
            // If the text view is created later, the navigator is notified of the text first; otherwise, the text view
            // is.
            navigator = FormNavigator(viewController: controller)
            textView = PlaceholderTextView()
            textView.placeholder = "Notes"
            textView.font = .preferredFont(forTextStyle: .body)
            textView.maximumVisibleLines = 4
            let stack = UIStackView(arrangedSubviews: [field, textView, button])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            let view: UIView = controller.view
            let scrollView = UIScrollView()
            scrollView.translatesAutoresizingMaskIntoConstraints = false
            let container = scrolls ? scrollView : view
            if scrolls { view.addSubview(scrollView) }
            container.addSubview(stack)
            var constraints = [
                field.heightAnchor.constraint(equalToConstant: 40),
                button.heightAnchor.constraint(equalToConstant: 50),
                stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40),
            ]
            if scrolls {
                let content = scrollView.contentLayoutGuide
                constraints += [
                    scrollView.topAnchor.constraint(equalTo: view.topAnchor),
                    scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 500),
                    stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
                    stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
                    stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
                ]
            } else {
                constraints += [
                    stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 500),
                    stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                ]
            }
            NSLayoutConstraint.activate(constraints)
            textView.formOptions.avoidance.companions = [button]
            device.show(controller)
            device.settle()
        }

        var label: UILabel? { textView.subviews.lazy.compactMap { $0 as? UILabel }.first }

        /// The distance from a view's bottom edge to the keyboard, in points. Negative if the view is covered.
        func distance(of view: UIView) -> CGFloat {
            device.keyboard.frame.minY - view.convert(view.bounds, to: nil).maxY
        }
    }

    @Test("L3 typing, deleting and pasting take it away and bring it back")
    func typing() throws {
        let stage = Stage()
        let label = try #require(stage.label)
        try stage.device.tap(stage.textView)
        #expect(!label.isHidden)
        stage.device.type("a")
        #expect(label.isHidden)
        stage.device.deleteBackward()
        #expect(!label.isHidden)
        stage.device.paste("pasted")
        #expect(label.isHidden)
        stage.textView.selectedRange = NSRange(location: 0, length: 6)
        stage.device.deleteBackward()
        #expect(!label.isHidden)
        stage.device.pressReturn()
        #expect(label.isHidden && stage.textView.text == "\n")
    }

    @Test("it is seen where the first letter will be, in either direction")
    func place() throws {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            let stage = Stage(on: HeadlessDevice(layoutDirection: direction))
            let label = try #require(stage.label)
            let caret = stage.textView.caretRect(for: stage.textView.beginningOfDocument)
            // Deriving a view's edges from its center causes a rounding error.
            #expect(abs(label.frame.minY - caret.minY) < 0.001 && abs(label.frame.height - caret.height) < 1)
            let isRightToLeft = direction == .rightToLeft
            #expect(label.textAlignment == (isRightToLeft ? .right : .left))
            #expect(abs((isRightToLeft ? label.frame.maxX : label.frame.minX) - caret.minX) < 0.001)
        }
    }

    @Test("it takes the reader's text size as soon as that changes, and the view grows with it")
    func textSize() throws {
        let stage = Stage()
        stage.textView.adjustsFontForContentSizeCategory = true
        stage.device.settle()
        let label = try #require(stage.label)
        let (font, height) = (label.font.pointSize, stage.textView.bounds.height)
        stage.device.preferredContentSizeCategory = .accessibilityLarge
        stage.device.settle()
        #expect(label.font.pointSize > font && stage.textView.bounds.height > height)
        let caret = stage.textView.caretRect(for: stage.textView.beginningOfDocument)
        #expect(abs(label.frame.height - caret.height) < 1)
        stage.device.preferredContentSizeCategory = .large
        stage.device.settle()
        #expect(label.font.pointSize == font && stage.textView.bounds.height == height)
    }

    @Test("it grows line by line without scrolling, and scrolls from its limit on")
    func growth() throws {
        let stage = Stage()
        let view = stage.textView
        try stage.device.tap(view)
        stage.device.settle()
        var heights = [view.bounds.height]
        for line in 2...4 {
            stage.device.type("line\n")
            stage.device.settle()
            #expect(view.contentOffset.y == 0, "line \(line)")
            #expect(view.contentSize.height <= view.bounds.height, "line \(line)")
            heights.append(view.bounds.height)
        }
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 + 15 < $1 })
        for _ in 5...7 {
            stage.device.type("line\n")
            stage.device.settle()
            #expect(view.bounds.height == heights.last)
            #expect(view.contentOffset.y > 0)
            #expect(view.bounds.contains(view.caretRect(for: view.endOfDocument)))
        }
    }

    @Test(
        "while it grows it stays above the keyboard, with its button",
        arguments: HeadlessBehavior.sampled(0), [true, false])
    func avoidance(behavior: HeadlessBehavior, scrolls: Bool) throws {
        let stage = Stage(scrolls: scrolls, on: HeadlessDevice(behavior: behavior))
        try stage.device.tap(stage.textView)
        stage.device.settle()
        for line in 1...8 {
            // Measured immediately: no later turn of the run loop should be necessary.
            #expect(stage.distance(of: stage.button) >= 10 - 0.5, "line \(line)")
            let view = stage.textView
            let caret = view.convert(view.caretRect(for: view.endOfDocument), to: view.superview)
            #expect(view.frame.minY <= caret.minY + 0.5 && caret.maxY <= view.frame.maxY + 0.5, "line \(line)")
            stage.device.type("line\n")
        }
        stage.controller.view.endEditing(true)
        stage.device.settle()
        #expect(stage.controller.view.transform == .identity)
        #expect(stage.textView.contentInset == .zero)
    }

    @Test(
        "#1771: a text view that hears of its text only after the navigator is measured at its new height all the same")
    func lateGrowth() throws {
        final class LateTextView: UITextView {
            override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 300, height: 1000)) }
        }
        let device = HeadlessDevice()
        let controller = UIViewController()
        let view: UIView = controller.view
        let textView = LateTextView()
        textView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(textView)
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.topAnchor, constant: 500),
            textView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        let navigator = FormNavigator(viewController: controller)
        device.show(controller)
        device.settle()
        try device.tap(textView)
        device.settle()
        let height = textView.bounds.height
        device.type("1\n2\n3\n4\n5")
        #expect(textView.bounds.height > height + 40)
        #expect(textView.convert(textView.bounds, to: nil).maxY <= device.keyboard.frame.minY - 9)
        #expect(navigator.currentField === textView)
    }

    @Test("Return, Previous and Next go through it as through any text view")
    func navigation() throws {
        let stage = Stage()
        try stage.device.tap(stage.field)
        stage.device.pressReturn()
        #expect(stage.textView.isFirstResponder && stage.navigator.toolbar.previousItem.isEnabled)
        stage.device.pressReturn()
        #expect(stage.textView.text == "\n")
        stage.textView.formOptions.movesOnReturn = true
        stage.navigator.focusPrevious()
        stage.navigator.focusNext()
        #expect(stage.device.keyboard.returnKeyTitle == "Done")
        stage.device.pressReturn()
        #expect(!stage.textView.isFirstResponder && stage.textView.text == "\n")
    }

    @Test("it can be read in the picture while it is shown, as far as there is room")
    func picture() {
        let stage = Stage()
        stage.textView.placeholder = "One\nTwo\nThree\nFour\nFive\nSix"
        stage.device.settle()
        let picture = stage.device.drawSVG()
        #expect(picture.contains("One") && picture.contains("Four Five Six") && !picture.contains(">Five<"))
        stage.textView.text = "x"
        stage.device.settle()
        #expect(!stage.device.drawSVG().contains("One"))
    }
}
