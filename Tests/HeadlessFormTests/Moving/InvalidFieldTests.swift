import FormNavigation
import TestSupport
import Testing
import UIKit

/// A field's error is visible and audible, and moving on from the field is allowed, causes a warning, or is refused.
@MainActor
struct InvalidFieldTests {
    private static let error = "An email address has an @ in it."

    /// Three fields. The first one requires an @.
    private func makeForm(
        _ policy: FormNavigator.InvalidFieldPolicy, on device: HeadlessDevice = HeadlessDevice()
    ) -> DeviceForm {
        let form = DeviceForm(3, on: device)
        form.fields[0].formOptions.validation = .text { $0.contains("@") ? nil : Self.error }
        form.navigator.configuration.invalidFieldPolicy = policy
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        return form
    }

    /// A form and its second field, which has focus, and an error that the app has set for its content.
    private func makeFormWithGivenError() -> (form: DeviceForm, field: UITextField) {
        let form = makeForm(.refuse)
        let field = form.fields[1]
        field.text = "ada"
        field.becomeFirstResponder()
        form.device.settle()
        field.formOptions.error = "This name is taken."
        return (form, field)
    }

    private func title(_ form: DeviceForm) -> String? {
        form.navigator.toolbar.bar.items?.compactMap(\.customView).first?.accessibilityLabel
    }

    /// The ways to move on from a field.
    nonisolated private static let ways: [(name: String, go: @MainActor (DeviceForm) throws -> Void)] = [
        ("Next", { try $0.device.tap($0.navigator.toolbar.nextItem) }), ("Return", { $0.device.pressReturn() }),
        ("Tab", { $0.device.press(.keyboardTab) }), ("focusNext", { $0.navigator.focusNext() }),
    ]

    // MARK: Policies

    @Test("allowed: focus moves, and nothing is said", arguments: ways.indices)
    func allowed(_ way: Int) throws {
        let form = makeForm(.allow)
        // What most apps expect of a validation is that its error is seen once.
        #expect(FormNavigator.Configuration().invalidFieldPolicy == .warn)
        #expect(title(form) == "0")
        try Self.ways[way].go(form)
        #expect(form.focus == "1")
    }

    @Test(
        "refused: focus stays as often as it is tried, the error stands in the title's place", arguments: ways.indices)
    func refused(_ way: Int) throws {
        let form = makeForm(.refuse)
        for _ in 0..<3 {
            try Self.ways[way].go(form)
            #expect(form.focus == "0")
            #expect(title(form) == Self.error)
        }
        form.device.type("ada")
        #expect(title(form) == Self.error, "still invalid")
        form.device.type("@")
        #expect(title(form) == "0")
        try Self.ways[way].go(form)
        #expect(form.focus == "1")
        #expect(title(form) == "1")
    }

    @Test("warned: focus stays once, and moves the next time unless the content is another", arguments: ways.indices)
    func warned(_ way: Int) throws {
        let form = makeForm(.warn)
        try Self.ways[way].go(form)
        #expect(form.focus == "0" && title(form) == Self.error)
        form.device.type("x")
        try Self.ways[way].go(form)
        #expect(form.focus == "0" && title(form) == Self.error)
        try Self.ways[way].go(form)
        #expect(form.focus == "1")
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(title(form) == "0", "it's pointed out again")
        try Self.ways[way].go(form)
        #expect(form.focus == "0" && title(form) == Self.error)
    }

    @Test("the last field is not finished by Return either; Previous, Done and a tap go where they go")
    func elsewhere() throws {
        let form = makeForm(.refuse)
        form.fields[0].formOptions.next = nil
        let last = form.fields[2]
        last.formOptions.validation = .text { _ in "No." }
        last.becomeFirstResponder()
        form.device.pressReturn()
        #expect(form.focus == "2" && title(form) == "No.")
        #expect(form.navigator.focusPrevious())
        #expect(form.focus == "1")
        last.becomeFirstResponder()
        try form.device.tap(form.fields[0])
        #expect(form.focus == "0")
        last.becomeFirstResponder()
        form.device.settle()
        try form.device.tap(form.navigator.toolbar.doneItem)
        #expect(form.focus == nil)
    }

    @Test("one field's policy goes before the form's; a full field does not move on by itself")
    func oneField() {
        let form = makeForm(.allow)
        form.fields[0].formOptions.invalidFieldPolicy = .refuse
        form.fields[0].formOptions.autoAdvanceLength = 2
        form.device.type("ab")
        #expect(form.focus == "0" && title(form) == Self.error)
        #expect(!form.navigator.focusNext())
        form.fields[0].text = ""
        form.device.type("a@")
        #expect(form.focus == "1")
    }

    @Test(
        "content that nobody can correct, since the app hides or disables the field while it is edited, keeps nobody there",
        arguments: ways.indices, [true, false])
    func beyondCorrection(_ way: Int, _ isHidden: Bool) throws {
        let form = makeForm(.refuse)
        try Self.ways[way].go(form)
        #expect(form.focus == "0")
        if isHidden { form.fields[0].isHidden = true } else { form.fields[0].isEnabled = false }
        #expect(form.navigator.isValid)
        try Self.ways[way].go(form)
        #expect(form.focus == "1")
    }

    @Test("content counts while the whole form cannot be seen, and where the field is scrolled out of sight")
    func unseen() {
        let form = makeForm(.refuse)
        form.viewController.view.alpha = 0
        #expect(!form.navigator.focusNext() && form.focus == "0")
        form.viewController.view.alpha = 1
        form.fields[0].frame.origin.y -= 5_000
        #expect(!form.navigator.focusNext() && form.focus == "0")
    }

    @Test("the first invalid field is shown with its error, for as long as it has focus")
    func firstInvalid() {
        let form = makeForm(.allow)
        form.fields[1].becomeFirstResponder()
        #expect(form.navigator.focusFirstInvalid())
        #expect(form.focus == "0" && title(form) == Self.error)
        form.fields[1].becomeFirstResponder()
        form.fields[0].becomeFirstResponder()
        #expect(title(form) == "0")
    }

    // MARK: Validations with side effects

    @Test("a field that a validation shows is immediately the next one, and one that it hides is passed")
    func changingValidation() {
        let form = makeForm(.refuse)
        form.fields[1].isHidden = true
        form.fields[0].formOptions.validation = .text { [weak second = form.fields[1]] _ in
            second?.isHidden = false
            return nil
        }
        #expect(form.navigator.focusNext())
        #expect(form.focus == "1")
        form.fields[0].formOptions.validation = .text { [weak second = form.fields[1]] _ in
            second?.isHidden = true
            return nil
        }
        form.fields[0].becomeFirstResponder()
        #expect(form.navigator.focusNext())
        #expect(form.focus == "2")
    }

    @MainActor
    private final class Gate {
        /// How many more times it's closed.
        var turns = Int.max

        func isOpen() -> Bool {
            defer { turns -= 1 }
            return turns <= 0
        }
    }

    /// What causes a validation to run again.
    enum Cause: CaseIterable {
        case typing, look, leaving
    }

    @Test("where a validation moves focus, the toolbar is about the field that has it", arguments: Cause.allCases)
    func movingValidation(_ cause: Cause) {
        let form = makeForm(.refuse)
        let gate = Gate()
        form.fields[0].formOptions.validation = .text { [weak last = form.fields[2]] _ in
            if gate.isOpen() { last?.becomeFirstResponder() }
            return Self.error
        }
        form.navigator.focusNext()
        #expect(form.focus == "0" && title(form) == Self.error)
        gate.turns = cause == .leaving ? 1 : 0
        switch cause {
        case .typing: form.device.type("x")
        case .look: form.navigator.reload()
        case .leaving: form.navigator.focusNext()
        }
        #expect(form.focus == "2" && title(form) == "2")
        #expect(!form.navigator.toolbar.nextItem.isEnabled)
    }

    // MARK: What validations receive

    @Test("a validation is given the text, whether a switch is on, or the view, as what it is")
    func typed() {
        let form = DeviceForm(1)
        let (field, textView, toggle, picker) = (form.fields[0], UITextView(), UISwitch(), UIDatePicker())
        let note = NoteView(named: "Note")
        var seen: [String] = []
        field.formOptions.validation = .text { text in
            seen.append(text)
            return nil
        }
        textView.formOptions.validation = .text { text in
            seen.append(text)
            return nil
        }
        note.formOptions.validation = .text { text in
            seen.append(text)
            return nil
        }
        toggle.formOptions.validation = .isOn { isOn in
            seen.append("\(isOn)")
            return nil
        }
        picker.formOptions.validation = .view { (picker: UIDatePicker) in
            seen.append("\(picker.datePickerMode == .time)")
            return nil
        }
        (field.text, textView.text, toggle.isOn, picker.datePickerMode) = (nil, "story", true, .time)
        note.text = "remark"
        for (index, view) in [textView, note, toggle, picker].enumerated() {
            view.frame = CGRect(x: 20, y: 200 + 100 * index, width: 200, height: 50)
            view.formOptions.stop = .always
            form.viewController.view.addSubview(view)
        }
        #expect(form.navigator.isValid)
        #expect(seen == ["", "story", "remark", "true", "true"])
    }

    // MARK: While the content is invalid

    @Test("once the content is valid, an error comes back only when the person tries to leave", arguments: ways.indices)
    func comesBack(_ way: Int) throws {
        let form = makeForm(.refuse)
        try Self.ways[way].go(form)
        form.device.type("@")
        #expect(title(form) == "0")
        form.device.deleteBackward()
        #expect(!form.navigator.isValid)
        #expect(title(form) == "0", "not at the next keystroke")
        form.device.type("a")
        form.device.settle()
        #expect(title(form) == "0")
        try Self.ways[way].go(form)
        #expect(form.focus == "0" && title(form) == Self.error)
    }

    /// What changes content without notifying the navigator.
    enum Change: CaseIterable {
        case code, inputView, delegate
    }

    @Test(
        "what a picker or code of the app puts in is seen with the next update of the screen",
        arguments: Change.allCases)
    func withoutAWord(_ change: Change) throws {
        let form = makeForm(.refuse)
        let field = form.fields[0]
        let writer = Writer(field)
        if change == .inputView {
            field.inputView = writer.picker
            field.reloadInputViews()
            form.device.settle()
        }
        if change == .delegate { field.delegate = writer }
        form.navigator.focusNext()
        #expect(title(form) == Self.error)
        switch change {
        case .code: field.text = "a@b"
        case .inputView: try form.device.pick(row: 1, inComponent: 0, of: writer.picker)
        case .delegate: form.device.type("x")
        }
        form.device.settle()
        #expect(field.text == "a@b")
        #expect(title(form) == "0")
        field.text = ""
        form.device.settle()
        #expect(title(form) == "0", "not before the person tries to leave")
        #expect(!form.navigator.focusNext())
        #expect(title(form) == Self.error)
    }

    @Test("so is what changes in a stop that takes no text, one of the app's own included")
    func stops() throws {
        let form = DeviceForm(1)
        let (toggle, rating) = (UISwitch(), Rating())
        for (index, stop) in [toggle, rating].enumerated() {
            stop.frame = CGRect(x: 20, y: 160 + 80 * index, width: 100, height: 40)
            stop.accessibilityLabel = "Stop"
            stop.formOptions.stop = .always
            form.viewController.view.addSubview(stop)
        }
        toggle.formOptions.validation = .isOn { $0 ? nil : "Please accept." }
        rating.formOptions.validation = .view { (rating: Rating) in rating.stars == 0 ? "How many stars?" : nil }
        form.navigator.configuration.invalidFieldPolicy = .refuse
        form.fields[0].becomeFirstResponder()
        form.navigator.focusNext()
        form.device.settle()
        #expect(!form.navigator.focusNext())
        #expect(title(form) == "Please accept.")
        try form.device.tap(toggle)
        #expect(title(form) == "Stop")
        #expect(form.navigator.focusNext())
        form.device.settle()
        form.navigator.configuration.wrapsAround = true
        #expect(!form.navigator.focusNext())
        #expect(title(form) == "How many stars?")
        form.device.advance(by: 1)
        rating.stars = 3
        form.device.settle()
        #expect(title(form) == "Stop")
        #expect(form.navigator.focusNext())
    }

    @Test("a warning for text that the validation itself has trimmed counts the next time", arguments: ways.indices)
    func trimmed(_ way: Int) throws {
        let form = makeForm(.warn)
        let field = form.fields[0]
        field.formOptions.validation = .text { [weak field] text in
            let trimmed = text.filter { $0 != " " }
            if field?.text != trimmed { field?.text = trimmed }
            return trimmed.contains("@") ? nil : Self.error
        }
        form.device.type(" ab ")
        try Self.ways[way].go(form)
        #expect(form.focus == "0" && title(form) == Self.error)
        try Self.ways[way].go(form)
        #expect(form.focus == "1")
    }

    @Test("a warning for the character that fills a field counts the next time", arguments: ways.indices)
    func warnedAsItFills(_ way: Int) throws {
        let form = makeForm(.warn)
        form.fields[0].formOptions.autoAdvanceLength = 4
        form.device.type("abcd")
        form.device.settle()
        #expect(form.focus == "0" && title(form) == Self.error)
        try Self.ways[way].go(form)
        #expect(form.focus == "1")
    }

    @Test("a person who is warned of what a picker has put in is warned of what it puts in then, at once")
    func warnedOfChange() {
        let form = makeForm(.warn)
        #expect(!form.navigator.focusNext())
        form.fields[0].text = "other"
        #expect(!form.navigator.focusNext())
        #expect(form.navigator.focusNext())
    }

    // MARK: Errors that only the app knows

    @Test("an error that the app sets is shown at once, and makes the form invalid until it is taken back")
    func givenError() {
        let form = makeForm(.refuse)
        let field = form.fields[1]
        field.becomeFirstResponder()
        form.device.settle()
        form.fields[0].text = "a@b"
        #expect(form.navigator.isValid)
        field.formOptions.error = "This name is taken."
        #expect(title(form) == "This name is taken.")
        #expect(form.navigator.firstInvalidField === field && !form.navigator.focusNext())
        field.formOptions.keepsReturnKeyType = true
        form.device.settle()
        #expect(field.formOptions.error == "This name is taken." && title(form) == "This name is taken.")
        field.formOptions.error = "This name is silly."
        #expect(title(form) == "This name is silly.")
        field.formOptions.error = nil
        #expect(title(form) == "1")
        #expect(form.navigator.isValid && form.navigator.focusNext())
        form.fields[0].formOptions.error = "This address is in use."
        #expect(title(form) == "2")
        form.navigator.focus(form.fields[0])
        #expect(title(form) == "This address is in use.", "when the field gains focus")
        form.fields[0].formOptions.error = " "
        form.device.settle()
        #expect(title(form) == "0" && form.navigator.isValid, "a blank error shows nothing")
    }

    @Test(
        "an error that the app sets stays while it sets other options, or replaces all of them with the same error",
        arguments: [true, false])
    func givenErrorStays(isNew: Bool) {
        let (form, field) = makeFormWithGivenError()
        var options = isNew ? FormFieldOptions() : field.formOptions
        options.error = "This name is taken."
        options.movesOnTab = true
        field.formOptions = options
        form.device.settle()
        #expect(field.formOptions.error == "This name is taken." && title(form) == "This name is taken.")
        #expect(!form.navigator.isValid)
        form.device.type("x")
        #expect(field.formOptions.error == nil && title(form) == "1")
    }

    @Test("with a policy that warns, an error that the toolbar shows has been the warning, and any other one hasn't")
    func givenErrorWarns() {
        let form = DeviceForm(2)
        let field = form.fields[0]
        field.becomeFirstResponder()
        form.device.settle()
        field.formOptions.error = "This name is taken."
        #expect(title(form) == "This name is taken.")
        #expect(form.navigator.focusNext())
        form.navigator.configuration.isToolbarEnabled = false
        form.navigator.focus(field)
        form.device.settle()
        #expect(!form.navigator.focusNext())
        #expect(form.navigator.focusNext())
    }

    @Test("it is over when the content changes, and does not come back with the content that it was about")
    func givenErrorIsOver() {
        let (form, field) = makeFormWithGivenError()
        form.device.type("x")
        #expect(title(form) == "1" && field.formOptions.error == nil)
        form.device.deleteBackward()
        #expect(field.text == "ada" && title(form) == "1" && field.formOptions.error == nil)
        field.formOptions.error = "This name is taken."
        #expect(title(form) == "This name is taken.", "for the same content, if the app sets it again")
        field.text = "ada1"
        form.device.settle()
        #expect(title(form) == "1", "even without an editing event")
        field.text = "ada"
        form.device.settle()
        #expect(title(form) == "1" && field.formOptions.error == nil)
    }

    @Test("it is taken off at once, whichever navigator hears first of what is typed")
    func givenErrorBesideOthers() {
        let device = HeadlessDevice()
        let elsewhere = UIViewController()
        let other = FormNavigator(viewController: elsewhere)
        let form = makeForm(.refuse, on: device)
        form.fields[0].formOptions.error = "This address is in use."
        #expect(title(form) == "This address is in use.")
        form.device.type("x")
        #expect(title(form) == "0")
        other.uninstall()
    }

    @Test("so it is for what is chosen while no field has focus")
    func givenErrorWithoutFocus() {
        let form = DeviceForm(1)
        let controls = [UISwitch(), UISegmentedControl(items: ["A", "B"]), UIDatePicker(), UISlider(), UIStepper()]
        for control in controls {
            form.viewController.view.addSubview(control)
            control.frame = CGRect(x: 20, y: 200, width: 200, height: 40)
            control.formOptions.error = "Not this one."
        }
        form.fields[0].formOptions.error = "Not this one."
        var errors: [String?] { (controls + form.fields).map(\.formOptions.error) }
        #expect(errors == Array(repeating: "Not this one.", count: 6))
        #expect(!form.navigator.isValid)
        (controls[0] as? UISwitch)?.isOn = true
        (controls[1] as? UISegmentedControl)?.selectedSegmentIndex = 1
        (controls[2] as? UIDatePicker)?.date = .distantPast
        (controls[3] as? UISlider)?.value = 0.5
        (controls[4] as? UIStepper)?.value = 1
        form.fields[0].text = "x"
        #expect(errors == Array(repeating: nil, count: 6))
        #expect(form.navigator.isValid)
    }

    @Test("and for another row of a picker, and another time of a timer")
    func givenErrorForPickers() {
        let form = DeviceForm(1)
        let (writer, timer) = (Writer(form.fields[0]), UIDatePicker())
        timer.datePickerMode = .countDownTimer
        timer.countDownDuration = 60
        for picker in [writer.picker, timer] {
            form.viewController.view.addSubview(picker)
            picker.formOptions.error = "Not this one."
        }
        timer.countDownDuration = 60
        #expect(timer.formOptions.error == "Not this one.")
        timer.countDownDuration = 120
        #expect(timer.formOptions.error == nil)
        #expect(writer.picker.formOptions.error == "Not this one.")
        writer.picker.selectRow(1, inComponent: 0, animated: false)
        #expect(writer.picker.formOptions.error == nil)
    }

    // MARK: Visible and audible

    @Test("the error is red; the app's own view is told of it")
    func seen() {
        final class Bar: UIView, FormAccessoryView {
            var errors: [String?] = []
            func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) { errors.append(state.error) }
        }
        let form = makeForm(.refuse)
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        form.navigator.focusNext()
        let label = form.navigator.toolbar.bar.items?.compactMap(\.customView).first?.subviews.first as? UILabel
        #expect(label?.textColor == .systemRed)
        form.device.type("@")
        #expect(label?.textColor == .secondaryLabel)
        form.navigator.accessoryView = bar
        form.fields[0].text = ""
        form.navigator.focusNext()
        #expect(bar.errors == [nil, Self.error])
    }

    /// What presents an error to the user.
    enum Occasion: CaseIterable {
        case next, focusNext, fullField, firstInvalid, givenError, givenErrorElsewhere

        @MainActor func come(in form: DeviceForm) throws {
            switch self {
            case .next: try form.device.tap(form.navigator.toolbar.nextItem)
            case .focusNext: form.navigator.focusNext()
            case .fullField:
                form.fields[0].formOptions.autoAdvanceLength = 1
                form.device.type("x")
            case .firstInvalid:
                form.fields[1].becomeFirstResponder()
                form.navigator.focusFirstInvalid()
            case .givenError: form.fields[0].formOptions.error = InvalidFieldTests.error
            case .givenErrorElsewhere:
                form.fields[1].becomeFirstResponder()
                form.fields[0].formOptions.error = InvalidFieldTests.error
                form.navigator.focus(form.fields[0])
            }
        }
    }

    private func announcements(on device: HeadlessDevice) -> [HeadlessAccessibilityPost] {
        device.accessibilityPosts.filter { $0.notification == .announcement }
    }

    private func device(dropsHasty: Bool) -> HeadlessDevice {
        var behavior = HeadlessBehavior()
        behavior.dropsEarlyAnnouncements = dropsHasty
        let device = HeadlessDevice(behavior: behavior)
        device.isVoiceOverRunning = true
        return device
    }

    @Test(
        "Q28 VoiceOver reads what is wrong once, a tenth of a second later", arguments: Occasion.allCases,
        [true, false])
    func heard(_ occasion: Occasion, dropsHasty: Bool) throws {
        let form = makeForm(.refuse, on: device(dropsHasty: dropsHasty))
        try occasion.come(in: form)
        #expect(title(form) == Self.error)
        #expect(announcements(on: form.device).isEmpty)
        form.device.settle()
        let posts = announcements(on: form.device)
        #expect(posts.map(\.text) == [Self.error])
        #expect(posts.allSatisfy { $0.isHeard && $0.priority == .high })
    }

    @Test("nothing is read that is over by then, nor while VoiceOver is off")
    func notHeard() throws {
        let ends: [@MainActor (DeviceForm) -> Void] = [
            { $0.device.type("@") }, { $0.fields[0].text = "@" }, { $0.fields[0].formOptions.validation = nil },
            { $0.navigator.focusPrevious() }, { $0.fields[2].becomeFirstResponder() }, { $0.window.endEditing(true) },
            { $0.navigator.uninstall() },
            { $0.fields[0].formOptions.validation = .text { _ in nil } },
        ]
        for end in ends {
            let form = makeForm(.refuse, on: device(dropsHasty: true))
            form.navigator.configuration.wrapsAround = true
            form.navigator.focusNext()
            end(form)
            form.device.settle()
            #expect(announcements(on: form.device).isEmpty)
        }
        let form = makeForm(.refuse)
        form.navigator.focusNext()
        form.device.settle()
        #expect(form.device.accessibilityPosts.isEmpty)
    }

    @Test("an error that consists of spaces isn't shown or read", arguments: ["", "  \n"])
    func blankError(_ error: String) {
        let form = makeForm(.allow, on: device(dropsHasty: false))
        form.fields[0].formOptions.error = error
        form.device.settle()
        #expect(announcements(on: form.device).isEmpty && title(form) == "0")
        form.fields[0].formOptions.error = "Taken."
        form.device.settle()
        #expect(announcements(on: form.device).map(\.text) == ["Taken."] && title(form) == "Taken.")
    }

    @Test("of two attempts in a tenth of a second one is read, and each later one is")
    func heardAgain() {
        let form = makeForm(.refuse, on: device(dropsHasty: true))
        form.navigator.focusNext()
        form.navigator.focusNext()
        form.device.settle()
        #expect(announcements(on: form.device).count == 1)
        form.navigator.focusNext()
        form.device.settle()
        #expect(announcements(on: form.device).count == 2)
    }

    @Test("an error of another field doesn't prevent that one from being read")
    func heardDespiteOther() {
        let form = makeForm(.refuse, on: device(dropsHasty: true))
        form.fields[0].formOptions.error = Self.error
        form.fields[1].formOptions.error = "In use."
        form.device.settle()
        #expect(announcements(on: form.device).map(\.text) == [Self.error])
    }

    @Test("an error isn't read again when the field's window becomes the key window again")
    func heardOnce() {
        let form = makeForm(.refuse, on: device(dropsHasty: true))
        form.fields[0].formOptions.error = Self.error
        form.device.settle()
        form.device.show(UIViewController())
        form.device.settle()
        form.window.makeKey()
        form.device.settle()
        #expect(form.focus == "0" && form.window.isKeyWindow)
        #expect(announcements(on: form.device).count == 1)
    }

    // MARK: Reported to the delegate

    @Test("the delegate hears each time that focus has stayed, with the field and the error", arguments: ways.indices)
    func told(_ way: Int) throws {
        let form = makeForm(.refuse)
        let delegate = StayRecorder()
        form.navigator.delegate = delegate
        try Self.ways[way].go(form)
        try Self.ways[way].go(form)
        #expect(delegate.stays == ["0: \(Self.error)", "0: \(Self.error)"])
        form.fields[0].formOptions.error = "In use."
        try Self.ways[way].go(form)
        #expect(delegate.stays.last == "0: In use.")
        form.fields[0].formOptions.error = nil
        form.navigator.focusPrevious()
        form.navigator.configuration.invalidFieldPolicy = .allow
        try Self.ways[way].go(form)
        #expect(form.focus == "1" && delegate.stays.count == 3)
    }

    @Test("a delegate that mends the content may move on, one that uninstalls ends it all")
    func toldAndActing() {
        let form = makeForm(.refuse)
        let delegate = StayRecorder()
        form.navigator.delegate = delegate
        delegate.onStay = { field in
            (field as? UITextField)?.text = "a@b"
            form.navigator.focusNext()
        }
        #expect(!form.navigator.focusNext())
        #expect(form.focus == "1")
        form.fields[0].text = ""
        form.fields[0].becomeFirstResponder()
        delegate.onStay = { _ in form.navigator.uninstall() }
        #expect(!form.navigator.focusNext())
        #expect(form.focus == "0" && form.fields[0].inputAccessoryView == nil)
    }

    @Test("the trace names the field that is not left")
    func traced() {
        let form = makeForm(.refuse)
        let decisions = trace { form.navigator.focusNext() }
        let stay = decisions.first { $0.kind == .notMoved }
        #expect(stay?.origin === form.fields[0] && stay?.reason == .invalid)
        #expect(stay?.description == "not moved: the content of UITextField “0” is invalid")
        form.fields[2].formOptions.validation = .text { $0.isEmpty ? "Something is missing." : nil }
        form.fields[2].becomeFirstResponder()
        let last = trace { form.device.pressReturn() }.last { $0.kind == .notMoved }
        #expect(last?.origin === form.fields[2] && last?.reason == .invalid, "neither is the last one")
    }

    // MARK: Views that aren't stops

    /// Why Next skips a view.
    enum Passing: CaseIterable {
        case takesNoText, markedField, inMarkedView, leftOut, wholeForm
    }

    @Test("content that counts counts also where Next does not go, and is traced", arguments: Passing.allCases)
    func notAStop(_ passing: Passing) throws {
        let form = DeviceForm(2)
        let toggle = UISwitch(frame: CGRect(x: 20, y: 300, width: 60, height: 30))
        toggle.accessibilityLabel = "Terms"
        form.viewController.view.addSubview(toggle)
        let field = form.fields[1]
        let view: UIView
        switch passing {
        case .takesNoText: view = toggle
        case .markedField:
            view = field
            field.formOptions.stop = .never
        case .inMarkedView:
            view = toggle
            let box = UIView(frame: CGRect(x: 0, y: 280, width: 300, height: 100))
            form.viewController.view.addSubview(box)
            box.addSubview(toggle)
            toggle.frame.origin.y = 20
            box.formOptions.stop = .never
        case .leftOut:
            view = field
            form.navigator.configuration.order = .custom { Array($0.prefix(1)) }
        case .wholeForm: view = form.viewController.view
        }
        view.formOptions.validation = .view { (view: UIView) in view.tag == 1 ? nil : "No." }
        #expect(!form.navigator.isValid)
        #expect(form.navigator.firstInvalidField === view)
        form.fields[0].becomeFirstResponder()
        #expect(!form.navigator.isValid, "regardless of which field has focus")
        let decisions = trace {
            #expect(!form.navigator.focusFirstInvalid())
        }
        #expect(form.focus == "0")
        let refusal = try #require(decisions.last { $0.kind == .notMoved })
        #expect(refusal.view === view && refusal.reason == .notAStop)
        #expect(decisions.contains { $0.kind == .skipped && $0.view === view })
        // Fields that can have focus come first.
        form.fields[0].formOptions.validation = .text { $0.isEmpty ? "Something is missing." : nil }
        #expect(form.navigator.firstInvalidField === form.fields[0])
        form.fields[0].text = "x"
        view.tag = 1
        #expect(form.navigator.isValid && form.navigator.firstInvalidField == nil)
    }

    @Test("the content of a skipped field counts only if the user could change it", arguments: [true, false])
    func skippedField(_ isEnabled: Bool) {
        let form = DeviceForm(2)
        form.fields[1].formOptions.stop = .never
        form.fields[1].formOptions.validation = .text { _ in "No." }
        form.fields[1].isEnabled = isEnabled
        #expect(form.navigator.isValid != isEnabled)
    }

    @Test("the trace says of a switch with a validation that it is no stop")
    func noStopTraced() {
        let form = DeviceForm(1)
        let toggle = UISwitch(frame: CGRect(x: 20, y: 300, width: 60, height: 30))
        toggle.accessibilityLabel = "Terms"
        form.viewController.view.addSubview(toggle)
        toggle.formOptions.validation = .isOn { $0 ? nil : "Please accept the terms." }
        let decisions = trace { form.fields[0].becomeFirstResponder() }
        let line = "skipped UISwitch “Terms”: isn't a stop, but its content is checked"
        #expect(decisions.map(\.description).contains(line))
        let refusals = trace { form.navigator.focusFirstInvalid() }
        #expect(refusals.last?.description == "not moved: UISwitch “Terms” isn't a stop")
    }

    @Test("each field's content is checked once, even if a custom order leaves some fields out", arguments: [1, 2])
    func checkedOnce(_ count: Int) {
        let form = DeviceForm(2)
        form.navigator.configuration.order = .custom { Array($0.prefix(count)) }
        var checks = [0, 0]
        for (index, field) in form.fields.enumerated() {
            field.formOptions.validation = .text { _ in
                checks[index] += 1
                return nil
            }
        }
        #expect(form.navigator.isValid && checks == [1, 1])
    }

    @Test("the trace says why the content of a view isn't checked")
    func uncheckedTraced() {
        let form = DeviceForm(1)
        let box = UIView(frame: CGRect(x: 0, y: 280, width: 300, height: 100))
        let toggle = UISwitch(frame: CGRect(x: 20, y: 20, width: 60, height: 30))
        form.viewController.view.addSubview(box)
        box.addSubview(toggle)
        toggle.formOptions.validation = .isOn { $0 ? nil : "Please accept the terms." }
        func reason() -> FormNavigator.Decision.Reason? {
            trace { _ = form.navigator.fields }.first { $0.view === toggle }?.reason
        }
        #expect(reason() != nil)
        toggle.isEnabled = false
        #expect(reason() == .disabled)
        toggle.isHidden = true
        #expect(reason() == .hidden)
        box.isUserInteractionEnabled = false
        #expect(reason() == .notInteractiveAncestor)
    }

    @Test("of fields beside each other the first one to read is named, whatever views they are in")
    func readingOrder() {
        let form = DeviceForm(1)
        for (x, column) in [(0, ["a", "b"]), (200, ["c"])] {
            let view = UIView(frame: CGRect(x: x, y: 300, width: 190, height: 200))
            form.viewController.view.addSubview(view)
            for (row, name) in column.enumerated() {
                let field = UITextField(named: name, frame: CGRect(x: 10, y: 20 + 100 * row, width: 170, height: 40))
                if name != "a" { field.formOptions.validation = .text { _ in "No." } }
                view.addSubview(field)
            }
        }
        #expect(names(form.navigator.fields) == "0 a c b")
        #expect((form.navigator.firstInvalidField as? UITextField)?.placeholder == "c")
    }

    /// Why a view can't be seen or used.
    enum Absence: CaseIterable {
        case hidden, inHiddenView, disabled, noSize, inAnotherNavigator, behindModal, besideModal
    }

    @Test("what nobody can see or use does not count", arguments: Absence.allCases, [true, false])
    func absent(_ absence: Absence, isMarked: Bool) {
        let form = DeviceForm(1)
        let box = UIView(frame: CGRect(x: 0, y: 280, width: 300, height: 100))
        let toggle = UISwitch(frame: CGRect(x: 20, y: 20, width: 60, height: 30))
        form.viewController.view.addSubview(box)
        box.addSubview(toggle)
        toggle.formOptions.validation = .isOn { $0 ? nil : "Please accept the terms." }
        if isMarked { box.formOptions.stop = .never }
        #expect(!form.navigator.isValid)
        var other: FormNavigator?
        switch absence {
        case .hidden: toggle.isHidden = true
        case .inHiddenView: box.isHidden = true
        case .disabled: toggle.isEnabled = false
        case .noSize: toggle.frame = .zero
        case .inAnotherNavigator:
            let child = UIViewController()
            child.view.frame = box.frame
            form.viewController.addChild(child)
            form.viewController.view.addSubview(child.view)
            child.view.addSubview(box)
            child.didMove(toParent: form.viewController)
            other = FormNavigator(viewController: child)
        case .behindModal, .besideModal:
            if absence == .besideModal { form.viewController.view.addSubview(toggle) }
            let card = UIView(frame: CGRect(x: 50, y: 400, width: 200, height: 100))
            card.addSubview(UILabel())
            form.viewController.view.addSubview(card)
            card.accessibilityViewIsModal = true
        }
        #expect(form.navigator.firstInvalidField == nil)
        other?.uninstall()
    }

    @Test("a key in a form of any size takes no look at it", arguments: [3, 300])
    func cost(_ count: Int) {
        let form = DeviceForm(count)
        form.fields[0].formOptions.validation = .text { _ in Self.error }
        form.navigator.configuration.invalidFieldPolicy = .refuse
        form.fields[0].becomeFirstResponder()
        form.navigator.focusNext()
        // The reading after an update of the screen has taken place, and the next one isn't due yet.
        form.device.settle()
        let walks = form.navigator.work.walks
        form.device.type("x")
        #expect(form.navigator.work.walks == walks)
    }
}

struct ValidationExitTests {
    @Test("a validation on a view of the wrong class stops the app, and says which class it is for", .oneProcessAtATime)
    func wrongClass() async {
        let text = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UISwitch().formOptions.validation = .text { _ in nil } }
        }
        Self.expect(text, names: "UISwitch")
        let isOn = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITextField().formOptions.validation = .isOn { _ in nil } }
        }
        Self.expect(isOn, names: "UISwitch")
        let view = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITextField().formOptions.validation = .view { (_: UIDatePicker) in nil } }
        }
        Self.expect(view, names: "UIDatePicker")
    }

    private static func expect(_ result: ExitTest.Result?, names word: String) {
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains(word))
    }
}

/// The app's own control, whose content only the app knows.
@MainActor
private final class Rating: UIControl {
    var stars = 0 {
        didSet { setNeedsLayout() }
    }
}

/// Puts an address into a field, as a picker or a formatting delegate does.
@MainActor
private final class Writer: NSObject, UITextFieldDelegate, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView()
    private weak var field: UITextField?

    init(_ field: UITextField) {
        self.field = field
        super.init()
        picker.dataSource = self
        picker.delegate = self
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        field?.text = "a@b"
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn _: NSRange, replacementString _: String) -> Bool {
        textField.text = "a@b"
        return false
    }
}

@MainActor
private final class StayRecorder: FormNavigatorDelegate {
    var stays: [String] = []
    var onStay: (UIView) -> Void = { _ in }

    func formNavigator(_ navigator: FormNavigator, didStayIn field: UIView, because error: String) {
        stays.append("\((field as? UITextField)?.placeholder ?? "?"): \(error)")
        onStay(field)
    }
}
