import FormNavigation
import TestSupport
import Testing
import UIKit

@testable import FormDiagnostics

/// Where the inspector finds words, pictures, and controls, which its labels don't cover.
@MainActor
final class ScreenContentTests {
    // Each test creates its own, because tests of other devices may run between a suite's initializer and its tests.
    private lazy var device = HeadlessDevice(.iPhone15)
    private lazy var controller = UIViewController()
    private lazy var window = device.show(controller)

    /// The frames that are found after views have been added to the screen.
    private func frames(_ views: [UIView]) -> [CGRect] {
        let window = window
        for view in views { controller.view.addSubview(view) }
        device.settle()
        return ScreenContent(of: window).frames
    }

    private func label(_ text: String, _ alignment: NSTextAlignment = .natural, lines: Int = 1) -> UILabel {
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        (label.text, label.textAlignment, label.numberOfLines) = (text, alignment, lines)
        return label
    }

    @Test("words are where a label aligns them, not in its whole frame")
    func alignment() throws {
        for (alignment, isRightToLeft) in [
            (NSTextAlignment.natural, false), (.left, true), (.center, false), (.right, false), (.natural, true),
        ] {
            let label = label("Name", alignment)
            label.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            let frame = try #require(frames([label]).first)
            label.removeFromSuperview()
            #expect(frame.width < 100 && frame.height < 30 && abs(frame.midY - 220) < 1)
            switch (alignment, isRightToLeft) {
            case (.center, _): #expect(abs(frame.midX - 170) < 1)
            case (.right, _), (.natural, true): #expect(abs(frame.maxX - 320) < 0.01)
            default: #expect(frame.minX == 20)
            }
        }
        #expect(frames([label("")]).isEmpty)
    }

    @Test("a field's words are its text, its placeholder, or its bullets")
    func fields() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
        field.borderStyle = .roundedRect
        #expect(frames([field]).isEmpty)
        field.placeholder = "Name"
        let placeholder = try #require(frames([field]).first)
        #expect(placeholder.minX > 20 && placeholder.width < 100 && abs(placeholder.midY - 220) < 1)
        field.text = "Augusta Ada King, Countess of Lovelace"
        let text = try #require(frames([field]).first)
        #expect(text.width > placeholder.width + 100 && text.maxX < 320)
        field.text = "iiii"
        let narrow = try #require(frames([field]).first)
        field.isSecureTextEntry = true
        #expect(try #require(frames([field]).first).width > narrow.width)
    }

    @Test("a text view's words are at its top, and only their visible part counts")
    func textViews() throws {
        let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 300, height: 100))
        #expect(frames([textView]).isEmpty)
        textView.text = "One\nTwo"
        let two = try #require(frames([textView]).first)
        #expect(two.minY >= 200 && two.maxY < 270 && two.width < 60)
        textView.text = (1...20).map { "Line \($0)" }.joined(separator: "\n")
        device.settle()
        let all = try #require(frames([textView]).first)
        #expect(all.minY >= 200 && abs(all.maxY - 300) < 0.01)
        textView.contentOffset.y = 150
        #expect(try #require(frames([textView]).first).minY == 200)
    }

    @Test("UIKit's controls count as a whole, and of an app's own control, what it contains")
    func controls() {
        let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 51, height: 31))
        let button = UIButton(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
        let tile = UIControl(frame: CGRect(x: 20, y: 400, width: 200, height: 44))
        let card = UIControl(frame: CGRect(x: 20, y: 500, width: 300, height: 100))
        let name = label("Card")
        name.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        card.addSubview(name)
        let frames = frames([toggle, button, tile, card])
        for view in [toggle, button, tile] { #expect(frames.contains(view.frame)) }
        #expect(frames.count == 4 && frames[3].width < 60)
        #expect(self.frames([UIImageView(frame: CGRect(x: 20, y: 600, width: 40, height: 40))]).count == 4)
    }

    @Test("what nobody sees doesn't count: hidden, clear, clipped, or behind something")
    func unseen() {
        let (hidden, clear, clipped, covered) = (label("a"), label("b"), label("c"), label("d"))
        for label in [hidden, clear] { label.frame.origin.y = 400 }
        hidden.isHidden = true
        clear.alpha = 0
        let box = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 50))
        box.clipsToBounds = true
        box.addSubview(clipped)
        let cover = UIView(frame: CGRect(x: 0, y: 180, width: 393, height: 100))
        cover.backgroundColor = .white
        #expect(frames([hidden, clear, box, covered, cover]).isEmpty)
        cover.backgroundColor = UIColor.white.withAlphaComponent(0.5)
        #expect(frames([]).count == 1, "the label shows through")
        cover.backgroundColor = .white
        controller.view.sendSubviewToBack(cover)
        #expect(frames([]).count == 1)
    }

    @Test("no chip covers words, a control, or an item of a bar, whether there's a keyboard or not")
    func room() throws {
        let device = device
        let fields = (0..<5).map { row -> UITextField in
            let group = UIView(frame: CGRect(x: 0, y: 120 + CGFloat(row) * 100, width: 393, height: 70))
            let question = UILabel(frame: CGRect(x: 20, y: 0, width: 353, height: 20))
            question.text = "What would you like to say about the mill?"
            let field = UITextField(named: "Answer", frame: CGRect(x: 16, y: 22, width: 300, height: 44))
            field.isEnabled = row != 1
            let toggle = UISwitch(frame: CGRect(x: 324, y: 28, width: 51, height: 31))
            for view in [question, field, toggle] { group.addSubview(view) }
            controller.view.addSubview(group)
            return field
        }
        controller.title = "Survey"
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", primaryAction: UIAction { _ in })
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        tabs.viewControllers?[0].tabBarItem.title = "Survey"
        let form = FormNavigator(viewController: controller)
        FormInspector.isEnabled = true
        defer { FormInspector.isEnabled = false }
        let window = device.show(tabs)
        device.settle()
        for _ in 0..<2 {
            let scene = try #require(window.windowScene)
            let overlay = try #require(scene.windows.compactMap { $0 as? InspectorWindow }.first)
            let chips = overlay.chips.map { $0.convert($0.bounds, to: nil) }
            let content = ScreenContent(of: window).frames
            #expect(chips.count >= 4 && content.count >= 12)
            for chip in chips {
                #expect(!content.contains { $0.intersects(chip.insetBy(dx: 0.5, dy: 0.5)) })
            }
            fields[0].becomeFirstResponder()
            form.focusNext()
            device.settle()
        }
        #expect(fields[2].isFirstResponder && device.keyboard.isVisible)
    }
}

extension UIView {
    /// The visible chips in this view.
    fileprivate var chips: [InspectorChip] {
        if isHidden { return [] }
        return (self as? InspectorChip).map { [$0] } ?? subviews.flatMap(\.chips)
    }
}
