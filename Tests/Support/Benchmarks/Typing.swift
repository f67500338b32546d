import UIKit

// A keystroke, a keyboard change, and an update of the screen don't read the form, so they cost the same in a form of
// any size.

@MainActor
func measureTyping(_ shape: Tree.Shape, rounds: Int, report: Report) {
    let device = HeadlessDevice()
    let sizes = [100, 10_000]
    let screens = sizes.map { TypingScreen(shape, views: $0, on: device) }
    let measured = (0...rounds).map { _ in screens.map { $0.measureRound() } }.dropFirst()
    report.heading("\(shape.rawValue): \(sizes[1]) views beside \(sizes[0])", unit: Job.keystroke.unit)
    let jobs: [(job: Job, cost: (TypingScreen.Round) -> TypingScreen.Cost)] = [
        (.keystroke, \.keystroke), (.keyboardChange, \.keyboardChange), (.screenUpdate, \.screenUpdate),
    ]
    for (job, cost) in jobs {
        report.add(
            Result(
                job: job, form: shape.rawValue, time: median(measured.map { cost($0[1]).time }),
                ratio: median(measured.map { cost($0[1]).time / cost($0[0]).time }),
                walks: measured.joined().map { cost($0).walks }.max()))
    }
}

/// A form with rules, options, and tracing, and a text view to type in.
@MainActor
private struct TypingScreen {
    let screen: FormScreen
    /// Outside the tree's stack views: UIKit itself lays out all of them if the text in one changes.
    let textView = UITextView(frame: CGRect(x: 20, y: 600, width: 350, height: 200))

    init(_ shape: Tree.Shape, views: Int, on device: HeadlessDevice) {
        screen = FormScreen(shape, views: views, isDetailed: true, on: device)
        screen.close()
        textView.text = (0..<10).map { "line \($0)" }.joined(separator: "\n")
        guard let scrollView = screen.root.subviews.first as? UIScrollView else { return }
        scrollView.addSubview(textView)
        // As much as necessary to bring the text view above the keyboard, in either form.
        scrollView.contentSize.height = max(scrollView.contentSize.height, 1_500)
    }

    /// The cost of something that a user or UIKit does.
    struct Cost {
        /// The mean, in seconds.
        var time: Double
        /// The total number of the navigator's walks through the form.
        var walks: Int
    }

    struct Round {
        var keystroke: Cost
        var keyboardChange: Cost
        var screenUpdate: Cost
    }

    func measureRound() -> Round {
        let device = screen.device
        screen.show()
        screen.install()
        // The time that limits readings stands still, so the form isn't read again after the first update of the screen.
        screen.navigator?.clock = { 0 }
        textView.becomeFirstResponder()
        device.advance(by: 1)
        let round = Round(
            keystroke: cost(of: [{ device.type("a") }, device.deleteBackward], times: 20),
            keyboardChange: cost(of: [40, 0].map { height in { device.keyboard.extraHeight = height } }, times: 10),
            // Layout around the edited field, as a label whose text changes causes it: everything stays where it is.
            screenUpdate: cost(
                of: [{ for view in [textView, textView.superview, screen.root] { view?.setNeedsLayout() } }], times: 20)
        )
        screen.endEditing()
        screen.uninstall()
        screen.close()
        return round
    }

    /// The cost of one step among several that take turns, including what follows within half a second.
    private func cost(of steps: [() -> Void], times: Int) -> Cost {
        let walks = screen.navigator?.work.walks ?? 0
        let time = time(times: times) {
            for step in steps {
                step()
                screen.device.advance(by: 0.5)
            }
        }
        return Cost(time: time / Double(steps.count), walks: (screen.navigator?.work.walks ?? 0) - walks)
    }
}
