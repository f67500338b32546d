import FormNavigation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Words of the app's own in the toolbar's title")
struct ToolbarTextTests {
    /// A form with three fields. The first one has focus.
    @MainActor private final class Stage {
        let form = TestForm(column: 3)
        let navigator: FormNavigator

        init(_ change: (inout FormToolbar.Configuration) -> Void = { _ in }) {
            navigator = FormNavigator(viewController: form.viewController)
            change(&navigator.configuration.toolbar)
            form.fields[0].becomeFirstResponder()
        }

        private var title: UIView? { (navigator.toolbar.bar.items ?? []).lazy.compactMap(\.customView).first }
        var label: UILabel? { title?.subviews.lazy.compactMap { $0 as? UILabel }.first }
        var spoken: String? { title?.accessibilityLabel }
        var hasTitle: Bool { title != nil }
    }

    @Test("what VoiceOver calls a text view without a placeholder isn't its title")
    func accessibilityLabel() {
        let stage = Stage()
        let textView = UITextView(frame: CGRect(x: 20, y: 300, width: 350, height: 80))
        textView.accessibilityLabel = "Notes"
        stage.form.view.addSubview(textView)
        textView.becomeFirstResponder()
        #expect(stage.navigator.currentField === textView)
        #expect(!stage.hasTitle)
    }

    @Test("progress is in the app's words, and the library's again without them")
    func progress() {
        let stage = Stage {
            $0.showsProgress = true
            $0.progressText = { "Step \($0) of \($1)" }
        }
        #expect(stage.label?.text == "Step 1 of 3 · 0")
        #expect(stage.spoken == "0, Step 1 of 3")
        stage.navigator.focusNext()
        #expect(stage.label?.text == "Step 2 of 3 · 1")
        stage.navigator.configuration.toolbar.progressText = nil
        #expect(stage.label?.text == "2 of 3 · 1")
    }

    @Test("VoiceOver says progress in other words where the app has some, and what is shown where those are blank")
    func spokenProgress() {
        let stage = Stage {
            $0.showsProgress = true
            $0.progressText = { .init("\($0)/\($1)", accessibilityLabel: "Step \($0) of \($1)") }
        }
        #expect(stage.label?.text == "1/3 · 0")
        #expect(stage.spoken == "0, Step 1 of 3")
        stage.navigator.configuration.toolbar.progressText = { .init("\($0)/\($1)", accessibilityLabel: " ") }
        #expect(stage.label?.text == "1/3 · 0")
        #expect(stage.spoken == "0, 1/3")
    }

    @Test("progress is shown only where it is to be, and only in a form of more than one field")
    func whereProgressIsShown() {
        var calls = 0
        let stage = Stage {
            $0.progressText = { place, count in
                calls += 1
                return "\(place)/\(count)"
            }
        }
        #expect(stage.label?.text == "0")
        stage.navigator.configuration.toolbar.showsProgress = true
        #expect(stage.label?.text == "1/3 · 0")
        for field in stage.form.fields.dropFirst() { field.isHidden = true }
        calls = 0
        stage.navigator.reload()
        #expect(stage.label?.text == "0")
        #expect(calls == 0)
    }

    @Test("the title is made of what there is to show, an option's title included")
    func title() {
        let stage = Stage { $0.titleText = { state in state.title.map { "Delivery: \($0)" } } }
        stage.form.fields[1].formOptions.toolbar.title = .text("Street")
        stage.form.fields[2].formOptions.toolbar.title = .hidden
        #expect(stage.label?.text == "Delivery: 0")
        #expect(stage.spoken == "Delivery: 0")
        stage.navigator.focusNext()
        #expect(stage.label?.text == "Delivery: Street")
        stage.navigator.focusNext()
        #expect(!stage.hasTitle)
        stage.navigator.configuration.toolbar.titleText = nil
        stage.navigator.focusPrevious()
        #expect(stage.label?.text == "Street")
    }

    @Test("a title of the app's may say everything itself, with other words for VoiceOver")
    func wholeTitle() {
        let stage = Stage {
            $0.titleText = { state in
                .init(
                    "\(state.title ?? "") (\(state.place)/\(state.count))",
                    accessibilityLabel: "\(state.title ?? ""), \(state.progress ?? "")")
            }
        }
        #expect(stage.label?.text == "0 (1/3)")
        #expect(stage.spoken == "0, 1 of 3")
        stage.navigator.configuration.toolbar.showsProgress = true
        #expect(stage.label?.text == "1 of 3 · 0 (1/3)")
    }

    @Test("of words in several lines the first is shown, and nothing of blank ones", arguments: ["", " \n ", "\n"])
    func lines(_ blank: String) {
        let stage = Stage {
            $0.titleText = { _ in "\nOne\nTwo" }
            $0.progressText = { _, _ in "First\nSecond" }
            $0.showsProgress = true
        }
        #expect(stage.label?.text == "First · One")
        stage.navigator.configuration.toolbar.progressText = { _, _ in .init(blank) }
        #expect(stage.label?.text == "One")
        stage.navigator.configuration.toolbar.titleText = { _ in .init(blank, accessibilityLabel: "Spoken") }
        #expect(!stage.hasTitle)
        stage.navigator.configuration.toolbar.progressText = { _, _ in nil }
        stage.navigator.configuration.toolbar.titleText = { _ in nil }
        #expect(!stage.hasTitle)
    }

    @Test("an error is shown as it is, in place of the app's title")
    func error() {
        let stage = Stage { $0.titleText = { state in state.title.map { "Delivery: \($0)" } } }
        stage.form.fields[0].formOptions.error = "Something is missing."
        #expect(stage.label?.text == "Something is missing.")
        stage.form.fields[0].formOptions.error = nil
        #expect(stage.label?.text == "Delivery: 0")
    }

    @Test("the words have the title's font, which follows the text size")
    func dynamicType() {
        let stage = Stage { $0.titleText = { _ in "Delivery" } }
        #expect(stage.label?.font == .preferredFont(forTextStyle: .footnote))
        #expect(stage.label?.adjustsFontForContentSizeCategory == true)
    }

    @Test("a configuration with closures is equal to its copies, and not to one with others")
    func equality() {
        var configuration = FormToolbar.Configuration()
        configuration.titleText = { $0.title.map { .init($0) } }
        var copy = configuration
        #expect(copy == configuration)
        copy.showsProgress = true
        copy.showsProgress = false
        #expect(copy == configuration)
        copy.titleText = { _ in nil }
        #expect(copy != configuration)
        configuration.titleText = nil
        #expect(configuration == FormToolbar.Configuration())
    }
}
