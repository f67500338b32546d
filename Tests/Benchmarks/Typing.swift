import UIKit

// A keystroke and a keyboard change look at nothing, so they are to cost the same in a form of any size.

@MainActor
func measureTyping(_ shape: Tree.Shape, rounds: Int, report: Report) {
    let device = HeadlessDevice()
    let sizes = [100, 10_000]
    let screens = sizes.map { views in
        let screen = FormScreen(shape, views: views, isDetailed: true, on: device)
        screen.close()
        return screen
    }
    var keystrokes: [[Double]] = [[], []]
    var changes: [[Double]] = [[], []]
    for _ in 0...rounds {
        for (index, screen) in screens.enumerated() {
            let (keystroke, change) = screen.measureTyping()
            keystrokes[index].append(keystroke)
            changes[index].append(change)
        }
    }
    let form = "\(shape.rawValue), rules, options, trace"
    report.heading("\(form): \(sizes[1]) views beside \(sizes[0])", ratio: "per small")
    for (job, samples) in [(Job.keystroke, keystrokes), (.keyboardChange, changes)] {
        let ratio = median(zip(samples[1], samples[0]).dropFirst().map { $0 / $1 })
        report.add(
            Result(
                job: job, form: form, views: 0, time: median(samples[1]), ratio: ratio, goal: job.goal(views: sizes[1]))
        )
    }
}

extension FormScreen {
    /// How long a key takes, and a keyboard that becomes taller or less tall.
    fileprivate func measureTyping() -> (keystroke: Double, change: Double) {
        show()
        install()
        focus(stops.count / 2)
        let field = stops[stops.count / 2]
        // What UIKit tells about a key. The text itself is UIKit's own part, and stack views lay out for it.
        let keystroke = time(times: 50) {
            field.sendActions(for: .editingChanged)
            NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
            device.settle()
        }
        let change = time(times: 10) {
            for height: CGFloat in [40, 0] {
                device.keyboard.extraHeight = height
                device.settle()
            }
        }
        endEditing()
        uninstall()
        close()
        return (keystroke, change / 2)
    }
}
