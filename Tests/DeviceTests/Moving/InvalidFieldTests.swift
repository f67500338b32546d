import FormNavigation
import TestSupport
import Testing
import UIKit

/// What is wrong with a field is seen and heard, and moving on from it is allowed, warned of or refused.
@MainActor
struct InvalidFieldTests {
    private static let error = "An email address has an @ in it."

    /// Three fields, the first of which wants an @.
    private func makeForm(_ policy: FormNavigator.InvalidFieldPolicy) -> DeviceForm {
        let form = DeviceForm(3)
        form.fields[0].formOptions.validator = { ($0 as? UITextField)?.text?.contains("@") == true }
        form.fields[0].formOptions.error = Self.error
        form.navigator.configuration.invalidFieldPolicy = policy
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        return form
    }

    private func title(_ form: DeviceForm) -> String? {
        form.navigator.toolbar.items?.compactMap(\.customView).first?.accessibilityLabel
    }

    /// The ways to move on from a field.
    nonisolated private static let ways: [(name: String, go: @MainActor (DeviceForm) throws -> Void)] = [
        ("Next", { try $0.device.tap($0.navigator.toolbar.nextItem) }), ("Return", { $0.device.pressReturn() }),
        ("Tab", { $0.device.press(.keyboardTab) }), ("goNext", { $0.navigator.goNext() }),
    ]

    @Test("allowed, by default: focus moves, and nothing is said", arguments: ways.indices)
    func allowed(_ way: Int) throws {
        let form = makeForm(.allow)
        #expect(FormNavigator.Configuration().invalidFieldPolicy == .allow)
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
        #expect(title(form) == "0", "it is pointed out anew")
        try Self.ways[way].go(form)
        #expect(form.focus == "0" && title(form) == Self.error)
    }

    @Test("the last field is not finished by Return either; Previous, Done and a tap go where they go")
    func elsewhere() throws {
        let form = makeForm(.refuse)
        form.fields[0].formOptions.next = nil
        let last = form.fields[2]
        last.formOptions.validator = { _ in false }
        last.formOptions.error = "No."
        last.becomeFirstResponder()
        form.device.pressReturn()
        #expect(form.focus == "2" && title(form) == "No.")
        #expect(form.navigator.goPrevious())
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
        #expect(!form.navigator.goNext())
        form.fields[0].text = ""
        form.device.type("a@")
        #expect(form.focus == "1")
    }

    @Test("the first invalid field is shown with its error, for as long as it has focus")
    func firstInvalid() {
        let form = makeForm(.allow)
        form.fields[1].becomeFirstResponder()
        #expect(form.navigator.goToFirstInvalid())
        #expect(form.focus == "0" && title(form) == Self.error)
        form.fields[1].becomeFirstResponder()
        form.fields[0].becomeFirstResponder()
        #expect(title(form) == "0")
    }

    @Test("an error of a field without a validator is shown as long as it is set; a blank one never is")
    func bySomebodyElse() {
        let form = makeForm(.allow)
        form.fields[1].formOptions.error = "This name is taken."
        form.fields[1].becomeFirstResponder()
        #expect(title(form) == "This name is taken.")
        form.device.type("x")
        #expect(title(form) == "This name is taken.")
        form.fields[1].formOptions.error = nil
        form.navigator.reload()
        #expect(title(form) == "1")
        form.fields[1].formOptions.error = " "
        form.navigator.reload()
        #expect(title(form) == "1")
        #expect(form.navigator.goNext(), "it is not invalid")
    }

    @Test("the error is red, and VoiceOver reads it when it is pointed out; the app's own view is told of it")
    func seenAndHeard() throws {
        final class Bar: UIView, FormAccessoryView {
            var errors: [String?] = []
            func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) { errors.append(state.error) }
        }
        let form = makeForm(.refuse)
        form.device.isVoiceOverRunning = true
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        form.navigator.goNext()
        let label = form.navigator.toolbar.items?.compactMap(\.customView).first?.subviews.first as? UILabel
        #expect(label?.textColor == .systemRed)
        #expect(form.device.accessibilityPosts.last?.text == Self.error)
        form.device.type("@")
        #expect(label?.textColor == .secondaryLabel)
        form.navigator.accessoryView = bar
        form.fields[0].text = ""
        form.navigator.goNext()
        #expect(bar.errors == [nil, Self.error])
    }

    @Test("a key in a form of any size takes no look at it", arguments: [3, 300])
    func cost(_ count: Int) {
        let form = DeviceForm(count)
        form.fields[0].formOptions.validator = { _ in false }
        form.fields[0].formOptions.error = Self.error
        form.navigator.configuration.invalidFieldPolicy = .refuse
        form.fields[0].becomeFirstResponder()
        form.navigator.goNext()
        // The look after an update of the screen has been taken, and the next one is not due yet.
        form.device.settle()
        let walks = form.navigator.work.walks
        form.device.type("x")
        #expect(form.navigator.work.walks == walks)
    }
}
