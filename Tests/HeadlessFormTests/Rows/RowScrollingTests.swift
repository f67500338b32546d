import FormNavigation
import TestSupport
import Testing
import UIKit

/// A search isn't visible: the rows move once, from where they were to the field.
@MainActor
struct RowScrollingTests {
    private func show(
        _ sections: [[Survey.Content]], _ kind: Survey.Kind, on device: HeadlessDevice = HeadlessDevice(),
        configure: (Survey) -> Void = { _ in }
    ) -> (survey: Survey, device: HeadlessDevice) {
        let survey = Survey(sections, kind: kind)
        survey.loadViewIfNeeded()
        configure(survey)
        survey.start(on: device)
        return (survey, device)
    }

    /// Whether the focused field is on the screen, and above the keyboard if there's one.
    private func isSeen(_ survey: Survey, above keyboard: CGFloat) -> Bool {
        guard let field = survey.form.currentField else { return false }
        let frame = field.convert(field.bounds, to: nil)
        let area = survey.scrollView.convert(survey.scrollView.bounds, to: nil)
        return frame.minY >= area.minY - 0.5 && frame.maxY <= min(keyboard, area.maxY) + 0.5
    }

    @Test(
        "one movement, no flash: the last place outside of any animation is the one before the move",
        arguments: Survey.Kind.allCases)
    func oneMovement(_ kind: Survey.Kind) {
        let (survey, device) = show(Survey.rows(300, fieldsAt: [0, 100, 101, 250]), kind)
        for isForward in [true, true, true, false, false, false] {
            let before = survey.scrollView.contentOffset
            survey.scrolls = []
            #expect(isForward ? survey.form.focusNext() : survey.form.focusPrevious())
            #expect(survey.scrolls.last { !$0.isAnimated }?.offset ?? before == before)
            let isMoved = survey.scrollView.contentOffset != before
            #expect((survey.scrolls.last?.isAnimated ?? false) == isMoved)
            device.settle()
            #expect(isSeen(survey, above: device.keyboard.frame.minY), "\(survey.focus ?? "-")")
        }
    }

    @Test("a move inside an animation of the app's searches without it", arguments: Survey.Kind.allCases)
    func insideAnimation(_ kind: Survey.Kind) {
        let (survey, device) = show(Survey.rows(300, fieldsAt: [0, 100]), kind)
        let before = survey.scrollView.contentOffset
        survey.scrolls = []
        UIView.animate(withDuration: 0.3) { survey.form.focusNext() }
        #expect(survey.scrolls.first?.isAnimated == false)
        #expect(survey.scrolls.last { !$0.isAnimated }?.offset == before)
        device.settle()
        #expect(survey.focus == "0.100.0")
        #expect(isSeen(survey, above: device.keyboard.frame.minY))
    }

    @Test("a text view that is higher than what is shown stays where it is seen in part")
    func highRow() {
        let rows = HighRows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        table.dataSource = rows
        table.delegate = rows
        let controller = UIViewController()
        controller.view.addSubview(table)
        let navigator = FormNavigator(viewController: controller)
        navigator.configuration.isAvoidanceEnabled = false
        let device = HeadlessDevice()
        device.show(controller)
        device.settle()
        rows.field.becomeFirstResponder()
        device.settle()
        let before = table.contentOffset
        #expect(navigator.focusNext())
        device.settle()
        #expect(rows.textView.isFirstResponder)
        #expect(table.contentOffset == before)
    }

    /// A row with a field, and a row with a text view that's higher than the screen.
    @MainActor
    private final class HighRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let field = UITextField(frame: CGRect(x: 16, y: 8, width: 200, height: 34))
        let textView = UITextView(frame: CGRect(x: 16, y: 0, width: 300, height: 1200))
        private let cells = [UITableViewCell(), UITableViewCell()]

        override init() {
            super.init()
            textView.isScrollEnabled = false
            cells[0].contentView.addSubview(field)
            cells[1].contentView.addSubview(textView)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 0 ? 50 : 1200
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            cells[indexPath.row]
        }
    }

    @Test(
        "where Next fails after the person has scrolled the field away, it has focus afterward, and the rows stay",
        arguments: Survey.Kind.allCases)
    func scrolledAway(_ kind: Survey.Kind) {
        for behavior in HeadlessBehavior.all {
            let device = HeadlessDevice(behavior: behavior)
            let survey = Survey(Survey.rows(300, fieldsAt: [0, 150, 299]), kind: kind)
            let refusing = RefusingDelegate()
            survey.onFill = { content, path in
                for field in content.fields { field.delegate = path.row == 0 ? nil : refusing }
            }
            survey.start(on: device)
            let field = survey.form.currentField
            survey.scrollView.contentOffset.y = 3000
            device.settle()
            #expect(!survey.form.focusNext())
            device.settle()
            #expect(field?.isFirstResponder == true && survey.focus == "0.0.0", "\(behavior)")
            // A field that has already resigned when the other one refuses gains focus again, and is brought into
            // sight.
            if behavior.handoverOrder == .newFieldFirst { #expect(survey.scrollView.contentOffset.y == 3000) }
            device.type("a")
            #expect((field as? UITextField)?.text == "a")
        }
    }

    @Test("with keyboard avoidance off, the field is on the screen", arguments: Survey.Kind.allCases)
    func avoidanceOff(_ kind: Survey.Kind) {
        let (survey, device) = show(Survey.rows(300, fieldsAt: [0, 100, 250]), kind) {
            $0.form.configuration.isAvoidanceEnabled = false
        }
        for isForward in [true, true, false, false] {
            let before = survey.scrollView.contentOffset
            #expect(isForward ? survey.form.focusNext() : survey.form.focusPrevious())
            #expect(survey.scrollView.contentOffset == before, "the animation begins where the rows were")
            device.settle()
            #expect(isSeen(survey, above: .infinity), "\(survey.focus ?? "-")")
        }
    }

    @Test("with a hardware keyboard, the field is on the screen", arguments: Survey.Kind.allCases)
    func hardwareKeyboard(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        device.keyboard.isHardwareKeyboardAttached = true
        let (survey, _) = show(Survey.rows(300, fieldsAt: [0, 100, 250]), kind, on: device)
        for (modifiers, name) in [([], "0.100.0"), ([], "0.250.0"), (.shift, "0.100.0"), (.shift, "0.0.0")]
            as [(UIKeyModifierFlags, String)]
        {
            device.press(.keyboardTab, modifiers: modifiers)
            device.settle()
            #expect(survey.focus == name)
            #expect(isSeen(survey, above: device.keyboard.frame.minY), "\(name)")
        }
    }

    @Test("where nothing is found, rows of any height are exactly where they were", arguments: Survey.Kind.allCases)
    func exactlyBack(_ kind: Survey.Kind) {
        let device = HeadlessDevice()
        let survey = Survey(Survey.rows(300, fieldsAt: [150]), kind: kind) { CGFloat(50 + $0.row * 37 % 61) }
        survey.start(on: device)
        let field = survey.form.currentField
        let place = field.map { $0.convert($0.bounds, to: nil) }
        let offset = survey.scrollView.contentOffset
        #expect(!survey.form.focusNext())
        #expect(survey.scrollView.contentOffset == offset)
        #expect(!survey.form.focusPrevious())
        device.settle()
        #expect(survey.form.currentField === field)
        #expect(survey.scrollView.contentOffset == offset)
        #expect(field.map { $0.convert($0.bounds, to: nil) } == place)
    }

    @Test("if insets leave no room for a field, it's still scrolled onto the screen", arguments: Survey.Kind.allCases)
    func noRoom(_ kind: Survey.Kind) {
        let (survey, device) = show(Survey.rows(30, fieldsAt: [0, 29]), kind) {
            $0.form.configuration.isAvoidanceEnabled = false
            $0.scrollView.contentInset.bottom = 735
        }
        #expect(survey.form.focusNext())
        device.settle()
        #expect(survey.focus == "0.29.0")
        let frame = survey.form.currentField.map { $0.convert($0.bounds, to: survey.scrollView) }
        #expect(frame.map(survey.scrollView.bounds.intersects) == true)
    }
}
