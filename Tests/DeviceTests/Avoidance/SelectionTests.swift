import FormNavigation
import Testing
import UIKit

/// Of a selection, the end that has just moved is kept in sight.
@MainActor
struct SelectionTests {
    /// A screen with a long text view, which scrolls by itself or lies in a scroll view.
    @MainActor
    private struct Stage {
        let device: HeadlessDevice
        let scrollView: UIScrollView
        let textView = UITextView()
        let navigator: FormNavigator
        let length: Int

        init(scrolls: Bool, _ behaviour: HeadlessBehaviour) {
            device = HeadlessDevice(behaviour: behaviour)
            let controller = UIViewController()
            let view: UIView = controller.view
            view.frame = device.screen.bounds
            textView.isScrollEnabled = scrolls
            textView.text = (0..<100).map { "line \($0)" }.joined(separator: "\n")
            length = textView.text.utf16.count
            let height = scrolls ? view.bounds.height - 120 : textView.sizeThatFits(view.bounds.size).height
            textView.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: height)
            let outer = UIScrollView(frame: view.bounds)
            outer.contentSize = CGSize(width: view.bounds.width, height: height + 120)
            outer.addSubview(textView)
            view.addSubview(outer)
            scrollView = scrolls ? textView : outer
            navigator = FormNavigator(viewController: controller)
            device.show(controller)
            textView.becomeFirstResponder()
            device.settle()
        }

        func select(_ range: Range<Int>) {
            textView.selectedRange = NSRange(location: range.lowerBound, length: range.count)
            device.settle()
        }

        /// Whether the character at an index is between the bars and the keyboard.
        func isSeen(_ index: Int) -> Bool {
            guard let position = textView.position(from: textView.beginningOfDocument, offset: index) else {
                return false
            }
            let caret = textView.convert(textView.caretRect(for: position), to: nil)
            return caret.minY >= 59 - 0.5 && caret.maxY <= device.keyboard.frame.minY
        }
    }

    @Test(
        "a start that is dragged upwards is followed, and the end is not",
        arguments: [true, false], HeadlessBehaviour.avoidance)
    func start(_ scrolls: Bool, _ behaviour: HeadlessBehaviour) {
        let stage = Stage(scrolls: scrolls, behaviour)
        stage.select(600..<600)
        #expect(stage.isSeen(600))
        for start in stride(from: 590, through: 0, by: -59) {
            stage.select(start..<600)
            #expect(stage.isSeen(start), "\(start)")
        }
        #expect(!stage.isSeen(600))
        // The next look, for whatever reason, does not go back to the end.
        let offset = stage.scrollView.contentOffset
        stage.device.keyboard.extraHeight = 30
        stage.device.settle()
        #expect(stage.isSeen(0))
        #expect(stage.scrollView.contentOffset == offset)
    }

    @Test("an end that is dragged downwards is followed", arguments: [true, false], HeadlessBehaviour.avoidance)
    func end(_ scrolls: Bool, _ behaviour: HeadlessBehaviour) {
        let stage = Stage(scrolls: scrolls, behaviour)
        stage.select(5..<5)
        for end in stride(from: 10, through: 700, by: 60) {
            stage.select(5..<end)
            #expect(stage.isSeen(end), "\(end)")
        }
    }

    @Test(
        "Select All scrolls nowhere, and what is typed then is seen",
        arguments: [true, false], HeadlessBehaviour.avoidance)
    func selectAll(_ scrolls: Bool, _ behaviour: HeadlessBehaviour) {
        let stage = Stage(scrolls: scrolls, behaviour)
        stage.select(300..<300)
        let offset = stage.scrollView.contentOffset
        stage.select(0..<stage.length)
        #expect(stage.scrollView.contentOffset == offset)
        stage.navigator.reload()
        stage.device.settle()
        #expect(stage.scrollView.contentOffset == offset)
        stage.device.type("a")
        stage.device.settle()
        #expect(stage.isSeen(1))
        stage.select(0..<0)
        #expect(stage.isSeen(0))
    }
}
