import FormNavigation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("What a toolbar shows, as an app or a test can read it")
struct ToolbarStateTests {
    @Test("a toolbar is a view that has a bar of UIKit's, and no items of its own to set")
    func view() {
        let form = TestForm(column: 2)
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        let toolbar: UIView = navigator.toolbar
        #expect(!(toolbar is UIToolbar))
        #expect(toolbar is any UIInputViewAudioFeedback)
        #expect(navigator.toolbar.bar.items?.contains(navigator.toolbar.doneItem) == true)
    }

    @Test(
        "progress is known only in a form of several fields, and with a place in it",
        arguments: [(0, 0, nil), (0, 3, nil), (1, 0, nil), (1, 1, nil), (1, 2, "1 of 2"), (2, 2, "2 of 2")])
    func progress(place: Int, count: Int, progress: String?) {
        var state = FormToolbar.State()
        (state.place, state.count) = (place, count)
        #expect(state.progress == progress)
    }

    @Test("the state says where the person is, what is enabled, and what is wrong")
    func state() {
        let form = TestForm(column: 3)
        let navigator = FormNavigator(viewController: form.viewController)
        #expect(navigator.toolbar.state == FormToolbar.State())
        form.fields[1].becomeFirstResponder()
        var state = navigator.toolbar.state
        #expect((state.title, state.error) == ("1", nil))
        #expect((state.place, state.count) == (2, 3))
        #expect(state.progress == "2 of 3")
        #expect(state.canFocusPrevious && state.canFocusNext && state.showsPreviousNext)
        navigator.focusNext()
        form.fields[2].formOptions.error = "Something is missing."
        navigator.reload()
        state = navigator.toolbar.state
        #expect((state.title, state.error) == ("2", "Something is missing."))
        #expect(state.canFocusPrevious && !state.canFocusNext)
        // Its last state can still be read after the keyboard has disappeared.
        navigator.endEditing()
        #expect(navigator.toolbar.state.place == 3)
    }

    @Test(
        "the state says whether Previous and Next are there, and they are",
        arguments: [
            (1, FormToolbar.Configuration.PreviousNextVisibility.automatic, false), (1, .always, true),
            (2, .automatic, true), (2, .never, false),
        ])
    func moves(_ count: Int, _ rule: FormToolbar.Configuration.PreviousNextVisibility, _ areThere: Bool) {
        let form = TestForm(column: count)
        let navigator = FormNavigator(viewController: form.viewController)
        navigator.configuration.toolbar.previousNextVisibility = rule
        form.fields[0].becomeFirstResponder()
        let toolbar = navigator.toolbar
        #expect(toolbar.state.showsPreviousNext == areThere)
        #expect(toolbar.bar.items?.contains(toolbar.nextItem) == areThere)
    }

    @Test("the text is what is in the middle of the bar, the app's own words included")
    func text() {
        let form = TestForm(column: 2)
        let navigator = FormNavigator(viewController: form.viewController)
        #expect(navigator.toolbar.text == nil)
        form.fields[0].becomeFirstResponder()
        #expect(navigator.toolbar.text == "0")
        navigator.configuration.toolbar.showsProgress = true
        #expect(navigator.toolbar.text == .init("1 of 2 · 0", accessibilityLabel: "0, 1 of 2"))
        navigator.configuration.toolbar.titleText = { _ in .init("Street", accessibilityLabel: "Your street") }
        #expect(navigator.toolbar.text == .init("1 of 2 · Street", accessibilityLabel: "Your street, 1 of 2"))
        navigator.configuration.toolbar.titleText = { _ in nil }
        navigator.configuration.toolbar.showsProgress = false
        #expect(navigator.toolbar.text == nil)
    }

    @Test(
        "VoiceOver says the place after a comma, or after the mark that the title ends with",
        arguments: [
            ("Name", "Name, 1 of 2"), ("Enter your name.", "Enter your name. 1 of 2"), ("Name?", "Name? 1 of 2"),
            ("Name!", "Name! 1 of 2"), ("Your name…", "Your name… 1 of 2"), ("Name: ", "Name:  1 of 2"),
            ("お名前。", "お名前。 1 of 2"), ("नाम।", "नाम। 1 of 2"), ("اسمك؟", "اسمك؟ 1 of 2"),
            ("Name *", "Name *, 1 of 2"), ("Name (optional)", "Name (optional), 1 of 2"), ("50%", "50%, 1 of 2"),
        ])
    func marks(_ title: String, _ spoken: String) {
        let form = TestForm(column: 2)
        form.fields[0].placeholder = title
        let navigator = FormNavigator(viewController: form.viewController)
        navigator.configuration.toolbar.showsProgress = true
        form.fields[0].becomeFirstResponder()
        #expect(navigator.toolbar.text?.accessibilityLabel == spoken)
        // An error is a complete sentence, so no comma follows it.
        form.fields[0].formOptions.error = "Something is missing."
        navigator.reload()
        #expect(navigator.toolbar.text?.accessibilityLabel == "Something is missing. 1 of 2")
    }
}
