import FormNavigation
import Testing
import UIKit

/// A form's keyboards are as light or dark as the form specifies, and each field gets its own appearance back.
@MainActor
struct KeyboardAppearanceTests {
    @Test("all fields, and the toolbar with them; what the app has set comes back, and what it sets meanwhile stays")
    func form() {
        let form = DeviceForm(3)
        form.fields[2].keyboardAppearance = .light
        form.fields[0].becomeFirstResponder()
        #expect(form.fields.map(\.keyboardAppearance) == [.default, .default, .light])
        form.navigator.configuration.keyboardAppearance = .dark
        #expect(form.fields.map(\.keyboardAppearance) == [.dark, .dark, .dark])
        #expect(form.navigator.toolbar.overrideUserInterfaceStyle == .dark)
        form.fields[1].keyboardAppearance = .light
        form.navigator.uninstall()
        #expect(form.fields.map(\.keyboardAppearance) == [.default, .light, .light])
    }

    @Test("the first focus shows it, in toolbar and field, and nothing is left once it is switched off")
    func firstFocus() {
        let form = DeviceForm(2)
        form.navigator.configuration.keyboardAppearance = .dark
        form.fields[0].becomeFirstResponder()
        #expect(form.fields[0].keyboardAppearance == .dark)
        #expect(form.navigator.toolbar.overrideUserInterfaceStyle == .dark)
        form.navigator.configuration.keyboardAppearance = nil
        #expect(form.fields.map(\.keyboardAppearance) == [.default, .default])
        #expect(form.navigator.toolbar.overrideUserInterfaceStyle == .unspecified)
        form.navigator.configuration.keyboardAppearance = .dark
        form.navigator.configuration.isEnabled = false
        #expect(form.fields.map(\.keyboardAppearance) == [.default, .default])
    }

    @Test("the keyboard on the screen has the app's look when the navigator goes, if nothing else was changed too")
    func shown() {
        let form = DeviceForm(2)
        form.navigator.configuration.isToolbarEnabled = false
        form.navigator.configuration.isReturnKeyEnabled = false
        form.navigator.configuration.keyboardAppearance = .dark
        form.fields[0].becomeFirstResponder()
        form.device.settle()
        #expect(form.device.keyboard.keyboardAppearance == .dark)
        form.navigator.uninstall()
        form.device.settle()
        #expect(form.device.keyboard.keyboardAppearance == .default)
    }

    @Test("what the app sets on the edited field meanwhile shows in the toolbar once the form wants nothing more")
    func setMeanwhile() {
        let form = DeviceForm(2)
        form.navigator.configuration.keyboardAppearance = .dark
        form.fields[0].becomeFirstResponder()
        form.fields[0].keyboardAppearance = .light
        form.navigator.configuration.keyboardAppearance = nil
        #expect(form.fields[0].keyboardAppearance == .light)
        #expect(form.navigator.toolbar.overrideUserInterfaceStyle == .light)
    }
}
