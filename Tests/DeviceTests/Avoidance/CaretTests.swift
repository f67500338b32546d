import FormNavigation
import Testing
import UIKit

/// The line that is being edited is seen, however the caret has come there.
@MainActor
struct CaretTests {
    /// A screen with one text view on it, and its navigator.
    @MainActor
    private struct Stage {
        let device: HeadlessDevice
        let controller = UIViewController()
        let scrollView = UIScrollView()
        let textView = UITextView()
        let navigator: FormNavigator

        /// - Parameter scrolls: Whether the text view scrolls by itself; otherwise it is as tall as its text.
        init(
            lines: Int, scrolls: Bool, toolbar: Bool = true, movedSafeArea: HeadlessBehaviour.MovedSafeArea = .follows
        ) {
            device = HeadlessDevice(.iPhone15, movedSafeArea)
            let view: UIView = controller.view
            view.frame = device.screen.bounds
            scrollView.frame = view.bounds
            view.addSubview(scrollView)
            textView.isScrollEnabled = scrolls
            textView.text = (0..<lines).map { "line \($0)" }.joined(separator: "\n")
            let height = scrolls ? view.bounds.height - 80 : textView.sizeThatFits(view.bounds.size).height
            textView.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: height)
            scrollView.contentSize = CGSize(width: view.bounds.width, height: height + 80)
            scrollView.addSubview(textView)
            navigator = FormNavigator(viewController: controller)
            navigator.configuration.isToolbarEnabled = toolbar
            navigator.configuration.isReturnKeyEnabled = toolbar
            device.show(controller)
        }

        var caret: CGRect {
            textView.selectedTextRange.map { textView.convert(textView.caretRect(for: $0.end), to: nil) } ?? .null
        }

        var isCaretSeen: Bool {
            caret.minY >= device.screen.bounds.minY && caret.maxY <= device.keyboard.frame.minY
        }

        func moveCaret(toLine line: Int) {
            let text = textView.text as NSString
            let range = text.range(of: "line \(line)\n")
            textView.selectedRange = NSRange(location: range.location + range.length - 1, length: 0)
            device.settle()
        }
    }

    @Test(
        "a caret that moves without a change of text stays visible, with and without a toolbar",
        arguments: [true, false])
    func moves(_ toolbar: Bool) {
        for scrolls in [true, false] {
            let stage = Stage(lines: 60, scrolls: scrolls, toolbar: toolbar)
            stage.textView.becomeFirstResponder()
            stage.device.settle()
            for line in [40, 3, 58, 20, 1] {
                stage.moveCaret(toLine: line)
                #expect(stage.isCaretSeen, "line \(line), scrolls \(scrolls)")
            }
            stage.textView.resignFirstResponder()
            stage.device.settle()
            #expect(stage.scrollView.contentInset == .zero)
            stage.navigator.uninstall()
            #expect(stage.textView.delegate == nil)
        }
    }

    @Test("#309: a tap on line 99 of a long text stays at line 99", arguments: HeadlessBehaviour.MovedSafeArea.allCases)
    func line99(_ movedSafeArea: HeadlessBehaviour.MovedSafeArea) throws {
        let stage = Stage(lines: 120, scrolls: true, movedSafeArea: movedSafeArea)
        let textView = stage.textView
        let line = (textView.text as NSString).range(of: "line 99")
        let position = try #require(textView.position(from: textView.beginningOfDocument, offset: line.location))
        textView.contentOffset.y = textView.caretRect(for: position).minY - 300
        let offset = textView.contentOffset.y
        let place = textView.convert(textView.caretRect(for: position), to: nil)
        stage.device.tap(at: CGPoint(x: place.midX + 30, y: place.midY))
        stage.device.settle()
        #expect(textView.isFirstResponder)
        #expect(abs(textView.selectedRange.location - line.location) <= 7)
        #expect(stage.isCaretSeen)
        #expect(textView.contentOffset.y == offset, "it was visible already")
    }

    @Test(
        "the app's delegate hears of the caret as without the toolkit, and keeps its place",
        arguments: HeadlessBehaviour.MovedSafeArea.allCases)
    func delegate(_ movedSafeArea: HeadlessBehaviour.MovedSafeArea) {
        final class Delegate: NSObject, UITextViewDelegate {
            var count = 0
            func textViewDidChangeSelection(_ textView: UITextView) { count += 1 }
        }
        let stage = Stage(lines: 60, scrolls: false, movedSafeArea: movedSafeArea)
        let delegate = Delegate()
        stage.textView.delegate = delegate
        stage.textView.becomeFirstResponder()
        let before = delegate.count
        stage.moveCaret(toLine: 30)
        #expect(delegate.count == before + 1)
        stage.navigator.uninstall()
        #expect(stage.textView.delegate === delegate)
    }

    @Test(
        "#1771 #677 #1310: a text view that grows with its text keeps its caret above the keyboard",
        arguments: HeadlessBehaviour.MovedSafeArea.allCases)
    func growing(_ movedSafeArea: HeadlessBehaviour.MovedSafeArea) {
        let stage = Stage(lines: 1, scrolls: false, movedSafeArea: movedSafeArea)
        stage.textView.frame.origin.y = 400
        stage.textView.becomeFirstResponder()
        stage.device.settle()
        for line in 0..<30 {
            stage.device.type("\nand line \(line)")
            let size = stage.textView.sizeThatFits(stage.textView.bounds.size)
            stage.textView.frame.size.height = size.height
            stage.scrollView.contentSize.height = 400 + size.height + 20
            stage.device.settle()
            stage.device.type(".")
            stage.device.settle()
            #expect(stage.isCaretSeen, "line \(line)")
        }
    }
}
