import UIKit

// A keystroke and a keyboard change look at nothing, so they are to cost the same in a form of any size.

@MainActor
func measureTyping(_ shape: Tree.Shape, rounds: Int, report: Report) {
    let device = HeadlessDevice()
    let sizes = [100, 10_000]
    let screens = sizes.map { TypingScreen(shape, views: $0, on: device) }
    var keystrokes: [[Double]] = [[], []]
    var changes: [[Double]] = [[], []]
    for _ in 0...rounds {
        for (index, screen) in screens.enumerated() {
            let (keystroke, change) = screen.measure()
            keystrokes[index].append(keystroke)
            changes[index].append(change)
        }
    }
    report.heading("\(shape.rawValue): \(sizes[1]) views beside \(sizes[0])", ratio: "per small")
    for (job, samples) in [(Job.keystroke, keystrokes), (.keyboardChange, changes)] {
        let ratio = median(zip(samples[1], samples[0]).dropFirst().map { $0 / $1 })
        report.add(
            Result(
                job: job, form: shape.rawValue, views: 0, time: median(samples[1]), ratio: ratio,
                goal: job.goal(views: 0)))
    }
}

/// A form with rules, options and tracing, and a text view to type in.
@MainActor
private struct TypingScreen {
    let screen: FormScreen
    /// Beside the tree, and not in its stack views: UIKit itself lays out all of them for a text that changes in one.
    let textView = UITextView(frame: CGRect(x: 20, y: 600, width: 350, height: 200))

    init(_ shape: Tree.Shape, views: Int, on device: HeadlessDevice) {
        screen = FormScreen(shape, views: views, isDetailed: true, on: device)
        screen.close()
        textView.text = (0..<10).map { "line \($0)" }.joined(separator: "\n")
        guard let scrollView = screen.root.subviews.first as? UIScrollView else { return }
        scrollView.addSubview(textView)
        // As much as it takes to bring the text view above the keyboard, in either form.
        scrollView.contentSize.height = max(scrollView.contentSize.height, 1_500)
    }

    /// How long a key takes, and a keyboard that becomes taller or less tall.
    func measure() -> (keystroke: Double, change: Double) {
        let device = screen.device
        screen.show()
        screen.install()
        textView.becomeFirstResponder()
        device.settle()
        let keystroke = time(times: 20) {
            for press in [{ device.type("a") }, device.deleteBackward] {
                press()
                device.settle()
            }
        }
        let change = time(times: 10) {
            for height: CGFloat in [40, 0] {
                device.keyboard.extraHeight = height
                device.settle()
            }
        }
        screen.endEditing()
        screen.uninstall()
        screen.close()
        return (keystroke / 2, change / 2)
    }
}
