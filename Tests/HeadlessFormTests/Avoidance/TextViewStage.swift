import FormNavigation
import UIKit

/// A text view with numbered lines in a scroll view that fills the screen, with a navigator.
@MainActor
struct TextViewStage {
    let device: HeadlessDevice
    let controller = UIViewController()
    /// The view around the text view.
    let scrollView = UIScrollView()
    let textView = UITextView()
    let navigator: FormNavigator

    /// - Parameter scrolls: Whether the text view scrolls on its own. Otherwise, it's as tall as its text.
    init(
        lines: Int, scrolls: Bool, on device: HeadlessDevice = HeadlessDevice(),
        configuration: FormNavigator.Configuration = .init()
    ) {
        self.device = device
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
        navigator = FormNavigator(viewController: controller, configuration: configuration)
        device.show(controller)
    }

    func focus() {
        textView.becomeFirstResponder()
        device.settle()
    }

    func select(_ range: Range<Int>) {
        textView.selectedRange = NSRange(location: range.lowerBound, length: range.count)
        device.settle()
    }

    func moveCaret(toLine line: Int) {
        let range = (textView.text as NSString).range(of: "line \(line)\n")
        let end = range.location + range.length - 1
        select(end..<end)
    }

    /// The view that scrolls to bring the caret into sight.
    var scrollingView: UIScrollView { textView.isScrollEnabled ? textView : scrollView }

    /// The end of the selection, on the screen.
    var caret: CGRect {
        textView.selectedTextRange.map { textView.convert(textView.caretRect(for: $0.end), to: nil) } ?? .null
    }

    var isCaretSeen: Bool {
        caret.minY >= device.screen.bounds.minY && caret.maxY <= device.keyboard.frame.minY
    }

    /// Whether the character at an index is between the bars and the keyboard.
    func isSeen(_ index: Int) -> Bool {
        guard let position = textView.position(from: textView.beginningOfDocument, offset: index) else { return false }
        let caret = textView.convert(textView.caretRect(for: position), to: nil)
        return caret.minY >= 59 - 0.5 && caret.maxY <= device.keyboard.frame.minY
    }
}
