import FormNavigation
import TestSupport
import Testing
import UIKit

@MainActor
struct ToolbarTests {
    private func toolbar(of field: UITextField) throws -> FormToolbar {
        try #require(field.inputAccessoryView as? FormToolbar)
    }

    private func title(of toolbar: FormToolbar) -> String? {
        toolbar.bar.items?.compactMap { $0.customView?.accessibilityLabel }.first
    }

    @Test("every field of the form has the same toolbar once one of them has focus")
    func shared() throws {
        let form = TestForm(column: 3)
        let navigator = FormNavigator(viewController: form.viewController)
        #expect(form.fields.allSatisfy { $0.inputAccessoryView == nil })
        form.fields[1].becomeFirstResponder()
        for field in form.fields { #expect(try toolbar(of: field) === navigator.toolbar) }
    }

    @Test("the title is the focused field's placeholder, attributed ones too (L10), and nothing where there is none")
    func titles() throws {
        let form = TestForm(column: 4)
        form.fields[1].attributedPlaceholder = NSAttributedString(string: "Street")
        form.fields[2].placeholder = nil
        form.fields[3].placeholder = ""
        let navigator = FormNavigator(viewController: form.viewController)
        var titles: [String?] = []
        for field in form.fields {
            field.becomeFirstResponder()
            titles.append(title(of: navigator.toolbar))
        }
        #expect(titles == ["0", "Street", nil, nil])
    }

    @Test("a view of the app's own gives its title by saying what its placeholder is")
    func ownPlaceholder() {
        final class NotesView: UITextView, FormPlaceholderProviding {
            var placeholder: String? { "Notes" }
        }
        let form = TestForm(column: 1)
        let notes = NotesView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
        form.view.addSubview(notes)
        let navigator = FormNavigator(viewController: form.viewController)
        notes.becomeFirstResponder()
        #expect(title(of: navigator.toolbar) == "Notes")
    }

    @Test("Previous and Next are disabled at the ends")
    func ends() {
        let form = TestForm(column: 3)
        let navigator = FormNavigator(viewController: form.viewController)
        let toolbar = navigator.toolbar
        let enabled = form.fields.map { field in
            field.becomeFirstResponder()
            return [toolbar.previousItem.isEnabled, toolbar.nextItem.isEnabled, toolbar.doneItem.isEnabled]
        }
        #expect(enabled == [[false, true, true], [true, true, true], [true, false, true]])
    }

    @Test("Previous and Next are absent in a form of one field, and there once it has two")
    func single() throws {
        let form = TestForm(column: 2)
        form.fields[1].isHidden = true
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        let items = { navigator.toolbar.bar.items ?? [] }
        #expect(!items().contains(navigator.toolbar.previousItem))
        #expect(!items().contains(navigator.toolbar.nextItem))
        #expect(items().contains(navigator.toolbar.doneItem))
        form.fields[1].isHidden = false
        navigator.reload()
        #expect(items().contains(navigator.toolbar.previousItem))
        #expect(items().contains(navigator.toolbar.nextItem))
    }

    @Test("the bar is dark where the keyboard is, light where it is light, and follows the field otherwise (Q30)")
    func appearance() {
        let form = TestForm(column: 3)
        form.fields[0].keyboardAppearance = .dark
        form.fields[1].keyboardAppearance = .light
        let navigator = FormNavigator(viewController: form.viewController)
        let looks = (form.fields + [form.fields[2]]).enumerated().map { index, field -> UIUserInterfaceStyle in
            if index == 3 { field.overrideUserInterfaceStyle = .dark }
            field.becomeFirstResponder()
            navigator.reload()
            #expect(navigator.toolbar.state.userInterfaceStyle == navigator.toolbar.overrideUserInterfaceStyle)
            return navigator.toolbar.overrideUserInterfaceStyle
        }
        #expect(looks == [.dark, .light, .unspecified, .dark])
    }

    @Test("the tint of the configuration is the toolbar's, at once")
    func tint() {
        let form = TestForm(column: 2)
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        let inherited = navigator.toolbar.tintColor
        navigator.configuration.toolbar.tintColor = .systemRed
        #expect(navigator.toolbar.tintColor == .systemRed)
        navigator.configuration.toolbar.tintColor = nil
        #expect(navigator.toolbar.tintColor == inherited)
    }

    @Test("a field with an accessory view of its own keeps it, and is a stop all the same")
    func ownAccessory() {
        let form = TestForm(column: 3)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
        form.fields[1].inputAccessoryView = own
        let navigator = FormNavigator(viewController: form.viewController)
        let decisions = trace { form.fields[0].becomeFirstResponder() }
        navigator.focusNext()
        #expect(form.focus == "1")
        #expect(form.fields[1].inputAccessoryView === own)
        #expect(decisions.map(\.description) == ["no toolbar for UITextField “1”: it has its own accessory view"])
        navigator.uninstall()
        #expect(form.fields[1].inputAccessoryView === own)
    }

    @Test("D2: an accessory view that a controller gives all its fields is not covered by the toolbar")
    func controllerAccessory() {
        final class ChatViewController: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
            override var inputAccessoryView: UIView? { bar }
        }
        let form = TestForm(column: 2, in: ChatViewController())
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        #expect(form.fields.allSatisfy { $0.inputAccessoryView == nil })
        #expect(names(navigator.fields) == "0 1")
    }

    @Test("switching the toolbar off takes it away at once, and on brings it back to the focused field")
    func switching() throws {
        let form = TestForm(column: 2)
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        navigator.isAutoToolbarEnabled = false
        #expect(form.fields.allSatisfy { $0.inputAccessoryView == nil })
        navigator.isAutoToolbarEnabled = true
        #expect(try toolbar(of: form.fields[0]) === navigator.toolbar)
    }

    @Test("no item is one that VoiceOver would read without a name")
    func accessibleNames() {
        let form = TestForm(column: 2)
        form.fields[0].placeholder = nil
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        #expect(navigator.toolbar.previousItem.accessibilityLabel == "Previous")
        #expect(navigator.toolbar.nextItem.accessibilityLabel == "Next")
        #expect(navigator.toolbar.bar.items?.contains { $0.customView != nil } == false)
    }

    @Test("N2: the toolbar lets keys sound only when the configuration says so")
    func clicks() {
        let form = TestForm(column: 2)
        let navigator = FormNavigator(viewController: form.viewController)
        form.fields[0].becomeFirstResponder()
        #expect(!navigator.toolbar.enableInputClicksWhenVisible)
        navigator.configuration.playsInputClicks = true
        #expect(navigator.toolbar.enableInputClicksWhenVisible)
    }
}
