import TestSupport
import Testing
import UIKit

@testable import FormNavigation

@MainActor
struct ToolbarConfigurationTests {
    /// A form with three fields. The first one has focus.
    @MainActor private final class Stage {
        let form: TestForm
        let navigator: FormNavigator

        init(_ count: Int = 3) {
            form = TestForm(column: count)
            navigator = FormNavigator(viewController: form.viewController)
            form.fields[0].becomeFirstResponder()
        }

        var bar: FormToolbar { navigator.toolbar }
        var items: [UIBarButtonItem] { bar.bar.items ?? [] }
        var title: UIView? { items.lazy.compactMap(\.customView).first }
        var titleLabel: UILabel? { title?.subviews.lazy.compactMap { $0 as? UILabel }.first }
    }

    private func configuration(_ change: (inout FormToolbar.Configuration) -> Void) -> FormToolbar.Configuration {
        var configuration = FormToolbar.Configuration()
        change(&configuration)
        return configuration
    }

    // MARK: Items

    @Test("Previous and Next show what the configuration says, at once, and work as before")
    func moves() throws {
        let stage = Stage()
        let image = try #require(UIImage(systemName: "plus"))
        stage.navigator.configuration.toolbar.previous = .image(image, accessibilityLabel: "Back")
        stage.navigator.configuration.toolbar.next = .title("Onwards")
        #expect(stage.bar.previousItem.image == image)
        #expect(stage.bar.previousItem.accessibilityLabel == "Back")
        #expect(!stage.bar.previousItem.isEnabled)
        #expect(stage.bar.nextItem.title == "Onwards")
        #expect(stage.bar.nextItem.accessibilityLabel == "Onwards")
        #expect(stage.bar.nextItem.isEnabled)
        #expect(stage.items.first === stage.bar.previousItem)
        #expect(stage.items.dropFirst().first === stage.bar.nextItem)
        stage.navigator.configuration.toolbar.next = .systemItem(.play)
        #expect(stage.bar.nextItem.accessibilityLabel == nil)  // the system's own
        stage.navigator.configuration.toolbar.previous = nil
        #expect(stage.bar.previousItem.image == UIImage(systemName: "chevron.up"))
        #expect(stage.bar.previousItem.accessibilityLabel == "Previous")
        #expect(stage.bar.previousItem.accessibilityHint == "Moves to the previous field.")
    }

    @Test("Done shows what the configuration says, stands out (D8), and says what it does")
    func done() {
        let stage = Stage()
        #expect(stage.bar.doneItem.accessibilityLabel == nil)  // the system's own
        stage.navigator.configuration.toolbar.done = .title("Finish", accessibilityLabel: "Finish editing")
        #expect(stage.items.last === stage.bar.doneItem)
        #expect(stage.bar.doneItem.title == "Finish")
        #expect(stage.bar.doneItem.accessibilityLabel == "Finish editing")
        #expect(stage.bar.doneItem.accessibilityHint == "Ends editing.")
        #expect(stage.bar.doneItem.style.rawValue == 2)
        stage.navigator.configuration.toolbar.done = .systemItem(.cancel, accessibilityLabel: "Leave")
        #expect(stage.bar.doneItem.accessibilityLabel == "Leave")
    }

    @Test("an item stays the same while its part of the configuration does")
    func identity() {
        let stage = Stage()
        let items = [stage.bar.previousItem, stage.bar.nextItem, stage.bar.doneItem]
        stage.navigator.configuration.toolbar.showsProgress = true
        stage.navigator.focusNext()
        #expect([stage.bar.previousItem, stage.bar.nextItem, stage.bar.doneItem] == items)
    }

    @Test(
        "Previous and Next are there by the rules, always or never",
        arguments: [
            (1, FormToolbar.Configuration.PreviousNextVisibility.automatic, false), (1, .always, true),
            (1, .never, false),
            (2, .automatic, true), (2, .always, true), (2, .never, false),
        ])
    func moveItems(_ count: Int, _ rule: FormToolbar.Configuration.PreviousNextVisibility, _ areThere: Bool) {
        let stage = Stage(count)
        stage.navigator.configuration.toolbar.previousNextVisibility = rule
        #expect(stage.items.contains(stage.bar.previousItem) == areThere)
        #expect(stage.items.contains(stage.bar.nextItem) == areThere)
        #expect(stage.bar.nextItem.isEnabled == (count > 1))
    }

    @Test("the app's items stand before Previous, and between the title and Done")
    func extraItems() throws {
        let stage = Stage()
        let (first, second) = (UIBarButtonItem(title: "1"), UIBarButtonItem(title: "2"))
        stage.navigator.configuration.toolbar.leadingItems = [first]
        stage.navigator.configuration.toolbar.trailingItems = [second]
        #expect(Array(stage.items.prefix(3)) == [first, stage.bar.previousItem, stage.bar.nextItem])
        #expect(Array(stage.items.suffix(2)) == [second, stage.bar.doneItem])
        let title = try #require(stage.items.firstIndex { $0.customView != nil })
        #expect(title > 2 && title < stage.items.count - 2)
        stage.navigator.configuration.toolbar.leadingItems = []
        #expect(stage.items.first === stage.bar.previousItem)
    }

    // MARK: Title

    @Test("placeholders are titles unless the configuration or the field says no, and none is empty (IQ#1980)")
    func titles() {
        let stage = Stage()
        stage.form.fields[1].formOptions.toolbar.title = .text("Two\nlines")
        stage.form.fields[2].formOptions.toolbar.title = .hidden
        func titles() -> [String?] {
            stage.form.fields.map { field in
                field.becomeFirstResponder()
                return stage.title?.accessibilityLabel
            }
        }
        #expect(titles() == ["0", "Two", nil])
        stage.navigator.configuration.toolbar.showsPlaceholder = false
        #expect(titles() == [nil, "Two", nil])
        stage.form.fields[2].formOptions.toolbar.title = .placeholder
        #expect(titles() == [nil, "Two", "2"])
        stage.form.fields[2].formOptions.toolbar.title = .text(" \n")
        #expect(titles() == [nil, "Two", nil])
    }

    @Test(
        "progress is in the title, before it where it is seen and after it where it is heard, but not in a form of one")
    func progress() {
        let stage = Stage()
        stage.navigator.configuration.toolbar.showsProgress = true
        #expect(stage.titleLabel?.text == "1 of 3 · 0")
        #expect(stage.title?.accessibilityLabel == "0, 1 of 3")
        stage.form.fields[1].placeholder = nil
        stage.navigator.focusNext()
        #expect(stage.titleLabel?.text == "2 of 3")
        #expect(stage.title?.accessibilityLabel == "2 of 3")
        let single = Stage(1)
        single.navigator.configuration.toolbar.showsProgress = true
        #expect(single.titleLabel?.text == "0")
    }

    @Test("the title has the configuration's font and color")
    func titleLooks() throws {
        let stage = Stage()
        #expect(stage.titleLabel?.font == .preferredFont(forTextStyle: .footnote))
        #expect(stage.titleLabel?.textColor == .secondaryLabel)
        stage.navigator.configuration.toolbar.titleFont = .boldSystemFont(ofSize: 15)
        stage.navigator.configuration.toolbar.titleColor = .systemGreen
        #expect(stage.titleLabel?.font == .boldSystemFont(ofSize: 15))
        #expect(stage.titleLabel?.textColor == .systemGreen)
        stage.form.fields[0].formOptions.error = "Something is missing."
        #expect(stage.titleLabel?.textColor == .systemRed)
        stage.form.fields[0].formOptions.error = nil
        #expect(stage.titleLabel?.textColor == .systemGreen)
        stage.navigator.configuration.toolbar = FormToolbar.Configuration()
        #expect(stage.titleLabel?.font == .preferredFont(forTextStyle: .footnote))
        #expect(stage.titleLabel?.textColor == .secondaryLabel)
    }

    @Test("a title with an action is a button, in the tint, for VoiceOver too; without one it is a text")
    func titleButton() throws {
        let stage = Stage()
        #expect(stage.title?.accessibilityTraits == .staticText)
        #expect(stage.title?.isUserInteractionEnabled == false)
        var taps = 0
        stage.navigator.configuration.toolbar.tintColor = .systemRed
        stage.navigator.configuration.toolbar.titleAction = UIAction { _ in taps += 1 }
        let title = try #require(stage.title as? UIControl)
        #expect(title.accessibilityTraits == .button)
        #expect(title.isAccessibilityElement && title.accessibilityLabel == "0")
        #expect(stage.titleLabel?.textColor == .systemRed)
        title.sendActions(for: .touchUpInside)
        #expect(taps == 1)
        stage.navigator.configuration.toolbar.tintColor = .systemGreen
        #expect(stage.titleLabel?.textColor == .systemGreen)
        stage.navigator.configuration.toolbar.titleAction = nil
        title.sendActions(for: .touchUpInside)
        #expect(taps == 1)
        #expect(title.accessibilityTraits == .staticText)
    }

    // MARK: Colors

    @Test("the items have the tint of the field that has focus, if they are to, before the configuration's")
    func fieldTint() {
        let stage = Stage()
        stage.form.fields[1].tintColor = .systemRed
        stage.navigator.configuration.toolbar.tintColor = .systemGreen
        stage.navigator.focusNext()
        #expect(stage.bar.tintColor == .systemGreen)
        stage.navigator.configuration.toolbar.usesFieldTintColor = true
        #expect(stage.bar.tintColor == .systemRed)
        stage.navigator.focusNext()
        #expect(stage.bar.tintColor == stage.form.fields[2].tintColor)
        stage.navigator.configuration.toolbar.titleAction = UIAction { _ in }
        stage.navigator.focusPrevious()
        #expect(stage.titleLabel?.textColor == .systemRed)
        stage.navigator.configuration.toolbar.titleColor = .systemBlue
        stage.navigator.focusPrevious()
        #expect(stage.titleLabel?.textColor == .systemBlue)
        stage.navigator.configuration.toolbar.usesFieldTintColor = false
        #expect(stage.bar.tintColor == .systemGreen)
    }

    @Test("bars of glass have no background of the app's, others do", arguments: [FormToolbar.Design.plate, .glass])
    func background(_ design: FormToolbar.Design) throws {
        _ = TestForm(column: 1)
        let bar = FormToolbar(
            actions: FormToolbar.Actions(previous: {}, next: {}, done: {}), design: design,
            keyboard: FormCenter.shared.keyboard)
        let appearance = UIToolbarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemYellow
        bar.show(FormToolbar.State(), configuration { $0.appearance = appearance })
        let behind = try #require(bar.subviews.first?.subviews.first as? UIToolbar)
        let colors = [
            behind.standardAppearance, behind.compactAppearance, behind.scrollEdgeAppearance,
            behind.compactScrollEdgeAppearance,
        ].map { $0?.backgroundColor }
        #expect(colors == Array(repeating: design == .plate ? .systemYellow : nil, count: 4))
        bar.show(FormToolbar.State(), FormToolbar.Configuration())
        let next = try #require(bar.subviews.first?.subviews.first as? UIToolbar)
        #expect(next.standardAppearance.backgroundColor == nil && next.scrollEdgeAppearance == nil)
        // A new bar without any settings of its own, so that the app's appearance applies again.
        #expect((next !== behind) == (design == .plate))
    }

    @Test(
        "D7 bars are of glass from iOS 26 on, unless the app's Info.plist keeps the old look",
        arguments: [
            (false, false, FormToolbar.Design.plate), (false, true, .plate), (true, false, .glass),
            (true, true, .plate),
        ])
    func design(_ isIOS26: Bool, _ requiresCompatibility: Bool, _ design: FormToolbar.Design) {
        for sdk in [nil, 26] {
            let result = FormToolbar.Design(isIOS26: isIOS26, requiresCompatibility: requiresCompatibility, sdk: sdk)
            #expect(result == design)
        }
    }

    @Test("P9 the Info.plist keeps the old look no longer in apps that are built with the SDK of iOS 27")
    func sdk() {
        for sdk in [27, 28] {
            #expect(FormToolbar.Design(isIOS26: true, requiresCompatibility: true, sdk: sdk) == .glass)
            #expect(FormToolbar.Design(isIOS26: false, requiresCompatibility: true, sdk: sdk) == .plate)
        }
        #expect(FormToolbar.Design.majorVersion("27.0") == 27)
        #expect(FormToolbar.Design.majorVersion("26") == 26)
        #expect(FormToolbar.Design.majorVersion("") == nil)
    }

    @Test("a configuration is a value: equal to one of the same values")
    func equality() {
        let action = UIAction { _ in }
        let change: (inout FormToolbar.Configuration) -> Void = {
            $0.done = .title("Finish")
            $0.titleAction = action
        }
        #expect(configuration(change) == configuration(change))
        #expect(configuration(change) != configuration { $0.done = .title("End") })
        #expect(
            configuration { $0.previous = .systemItem(.undo) } != configuration { $0.previous = .systemItem(.redo) })
    }
}
