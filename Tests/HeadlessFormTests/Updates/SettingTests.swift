import FormNavigation
import TestSupport
import Testing
import UIKit

/// A setting that changes while a field is being edited takes effect, and its effect is gone when it's changed back.
@MainActor
struct SettingTests {
    @MainActor
    struct Setting {
        let name: String
        /// Changes it, or changes it back.
        let set: @MainActor (SettingStage, _ isOn: Bool) -> Void
        /// What the form needs for the setting to make a difference.
        var prepare: @MainActor (SettingStage) -> Void = { _ in }
    }

    /// A setting of the navigator's configuration.
    private static func configuration<Value>(
        _ name: String, _ property: WritableKeyPath<FormNavigator.Configuration, Value>, _ value: Value,
        prepare: @escaping @MainActor (SettingStage) -> Void = { _ in }
    ) -> Setting {
        let original = FormNavigator.Configuration()[keyPath: property]
        return Setting(
            name: name, set: { $0.form.configuration[keyPath: property] = $1 ? value : original }, prepare: prepare)
    }

    /// An option of a view.
    private static func option<View: UIView, Value>(
        _ name: String, of view: KeyPath<SettingStage, View>, _ property: WritableKeyPath<FormFieldOptions, Value>,
        _ value: Value, prepare: @escaping @MainActor (SettingStage) -> Void = { _ in }
    ) -> Setting {
        let original = FormFieldOptions()[keyPath: property]
        return Setting(
            name: name, set: { $0[keyPath: view].formOptions[keyPath: property] = $1 ? value : original },
            prepare: prepare)
    }

    /// Anything that the app can set on the stage.
    private static func setting<Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<SettingStage, Value>, _ original: Value,
        on value: @escaping @MainActor (SettingStage) -> Value
    ) -> Setting {
        Setting(name: name) { $0[keyPath: property] = $1 ? value($0) : original }
    }

    private static func scan(_: SettingStage) -> [UIBarButtonItem] { [UIBarButtonItem(title: "Scan")] }
    private static func scan(_: SettingStage) -> [UIBarButtonItem]? { [UIBarButtonItem(title: "Scan")] }

    /// An action that the stage notes.
    private static func note(_ stage: SettingStage) -> UIAction? {
        UIAction { [weak stage] _ in stage?.actionCount += 1 }
    }

    private static let needsMore = FormFieldOptions.Validation.text { $0.isEmpty ? "Missing." : nil }
    private static let tapsEnd: @MainActor (SettingStage) -> Void = {
        $0.form.configuration.endsEditingOnTapOutside = true
    }
    private static let isInvalid: @MainActor (SettingStage) -> Void = {
        $0.second.formOptions.validation = needsMore
    }

    static let configurations: [Setting] = [
        configuration("isEnabled", \.isEnabled, false),
        configuration("isToolbarEnabled", \.isToolbarEnabled, false),
        configuration("isReturnKeyEnabled", \.isReturnKeyEnabled, false),
        configuration("handlesHardwareKeyboard", \.handlesHardwareKeyboard, false),
        configuration("isAvoidanceEnabled", \.isAvoidanceEnabled, false),
        configuration("keyboardDistance", \.keyboardDistance, 50),
        configuration("extraKeyboardDistance", \.extraKeyboardDistance, 30),
        configuration("endsEditingOnTapOutside", \.endsEditingOnTapOutside, true),
        configuration(
            "viewClassesThatKeepEditing", \.viewClassesThatKeepEditing, [SettingStage.Box.self], prepare: tapsEnd),
        configuration("no viewClassesThatKeepEditing", \.viewClassesThatKeepEditing, [], prepare: tapsEnd),
        configuration("order", \.order, .custom { $0.reversed() }),
        configuration("wrapsAround", \.wrapsAround, true),
        configuration("invalidFieldPolicy", \.invalidFieldPolicy, .refuse, prepare: isInvalid),
        configuration("lenient invalidFieldPolicy", \.invalidFieldPolicy, .allow, prepare: isInvalid),
        configuration("excludedViewControllerClasses", \.excludedViewControllerClasses, [UIViewController.self]),
        configuration("rules", \.rules, [.off(.toolbar, in: UIViewController.self)]),
        configuration("lastReturnKey", \.lastReturnKey, .go),
        configuration("keepsReturnKeyTypes", \.keepsReturnKeyTypes, true),
        configuration("leavesReturnToApp", \.leavesReturnToApp, true),
        configuration("textViewsMoveOnReturn", \.textViewsMoveOnReturn, true),
        configuration("textViewsMoveOnTab", \.textViewsMoveOnTab, true),
        configuration("keyboardAppearance", \.keyboardAppearance, .dark),
    ]

    static let toolbars: [Setting] = [
        configuration("previous", \.toolbar.previous, .title("Back")),
        configuration("next", \.toolbar.next, .title("On")),
        configuration("done", \.toolbar.done, .title("Close")),
        configuration("previousNextVisibility", \.toolbar.previousNextVisibility, .never),
        configuration("showsPlaceholder", \.toolbar.showsPlaceholder, false),
        configuration("showsProgress", \.toolbar.showsProgress, true),
        configuration("titleText", \.toolbar.titleText, { _ in FormToolbar.Text("Title") }),
        configuration("titleFont", \.toolbar.titleFont, .systemFont(ofSize: 31)),
        configuration("titleColor", \.toolbar.titleColor, .blue),
        configuration("tintColor", \.toolbar.tintColor, .green),
        configuration("usesFieldTintColor", \.toolbar.usesFieldTintColor, true),
        configuration("hidesWithHardwareKeyboard", \.toolbar.hidesWithHardwareKeyboard, true) {
            $0.device.keyboard.isHardwareKeyboardAttached = true
        },
        setting("leadingItems", \.form.configuration.toolbar.leadingItems, [], on: scan),
        setting("trailingItems", \.form.configuration.toolbar.trailingItems, [], on: scan),
        setting("nextAction", \.form.configuration.toolbar.nextAction, nil, on: note),
        setting("previousAction", \.form.configuration.toolbar.previousAction, nil, on: note),
        setting("doneAction", \.form.configuration.toolbar.doneAction, nil, on: note),
    ]

    static let options: [Setting] = [
        option("stop", of: \.second, \.stop, .never), option("another field's stop", of: \.first, \.stop, .never),
        option("isExcluded", of: \.second, \.isExcluded, true),
        option("another field's isExcluded", of: \.first, \.isExcluded, true),
        option("stop of a control", of: \.choice, \.stop, .always),
        setting("next", \.second.formOptions.next, nil) { $0.first },
        setting("previous", \.second.formOptions.previous, nil) { $0.last },
        option("grouping", of: \.scrollView, \.grouping, .closed) {
            $0.controller.view.addSubview(
                UITextField(named: "outside", frame: CGRect(x: 20, y: 60, width: 90, height: 40)))
        },
        option("movesOnReturn", of: \.second, \.movesOnReturn, false),
        option("a note's movesOnReturn", of: \.note, \.movesOnReturn, true),
        option("keepsReturnKeyType", of: \.second, \.keepsReturnKeyType, true),
        option("movesOnTab", of: \.second, \.movesOnTab, false),
        option("a note's movesOnTab", of: \.note, \.movesOnTab, true),
        option("endsEditingOnTapOutside", of: \.second, \.endsEditingOnTapOutside, true),
        option("no endsEditingOnTapOutside", of: \.second, \.endsEditingOnTapOutside, false, prepare: tapsEnd),
        option("endsEditingWhenTapped", of: \.box, \.endsEditingWhenTapped, false, prepare: tapsEnd),
        option("toolbar.isEnabled", of: \.second, \.toolbar.isEnabled, false),
        option("toolbar.title", of: \.second, \.toolbar.title, .text("Title")),
        option("hidden toolbar.title", of: \.second, \.toolbar.title, .hidden),
        option("toolbar.done", of: \.second, \.toolbar.done, .title("Close")),
        option("toolbar.tintColor", of: \.second, \.toolbar.tintColor, .green),
        setting("toolbar.doneAction", \.second.formOptions.toolbar.doneAction, nil, on: note),
        setting("toolbar.leadingItems", \.second.formOptions.toolbar.leadingItems, nil, on: scan),
        setting("toolbar.trailingItems", \.second.formOptions.toolbar.trailingItems, nil, on: scan),
        option("avoidance.isEnabled", of: \.second, \.avoidance.isEnabled, false),
        option("avoidance.keyboardDistance", of: \.second, \.avoidance.keyboardDistance, 40),
        setting("avoidance.companions", \.second.formOptions.avoidance.companions, []) { [$0.hint] },
        option("scrolling.changesOffset", of: \.scrollView, \.scrolling.changesOffset, false),
        option("scrolling.changesInsets", of: \.scrollView, \.scrolling.changesInsets, false),
        option("validation", of: \.second, \.validation, needsMore),
        option("error", of: \.first, \.error, "Taken."),
        option("invalidFieldPolicy", of: \.second, \.invalidFieldPolicy, .refuse, prepare: isInvalid),
        option("autoAdvanceLength", of: \.second, \.autoAdvanceLength, 1),
    ]

    static let properties: [Setting] = [
        setting("viewsKeptVisible", \.form.viewsKeptVisible, []) { [$0.hint] },
        setting("inputBar", \.form.inputBar, nil) { FormInputBar($0.bar, over: $0.scrollView) },
        setting("accessoryView", \.form.accessoryView, nil) { _ in PlainBar() },
        Setting(name: "delegate") { stage, isOn in stage.form.delegate = isOn ? nil : stage },
        setting("the delegate's answer", \.allowsMoves, true) { _ in false },
        Setting(name: "uninstall") { stage, isOn in
            stage.isUninstalled = isOn
            isOn ? stage.form.uninstall() : stage.form.enable()
        },
        setting("a field's delegate", \.second.delegate, nil) { $0 },
        setting("a field's return key", \.second.returnKeyType, .search) { _ in .google },
        setting("isHidden", \.first.isHidden, false) { _ in true },
        setting("isEnabled of a field", \.last.isEnabled, true) { _ in false },
        setting("a place", \.second.frame.origin.y, 500) { _ in 560 },
        Setting(name: "an inset of the app's") { $0.scrollView.contentInset.bottom += $1 ? 30 : -30 },
    ]

    private final class PlainBar: UIView, FormAccessoryView {
        init() { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 50)) }
        required init?(coder: NSCoder) { nil }
        func update(_ state: FormToolbar.State, actions: FormToolbar.Actions) {}
    }

    /// In its own process, so that it doesn't keep the other tests of the main actor waiting.
    struct LongTests {
        @Test("each setting takes effect, and its effect is gone when it's changed back, twice", .oneProcessAtATime)
        func settings() async {
            await #expect(processExitsWith: .success) {
                await SettingTests.expectRoundTrips(configurations + toolbars)
                await SettingTests.expectRoundTrips(options + properties)
            }
        }
    }

    private static func expectRoundTrips(_ settings: [Setting]) {
        for setting in settings { expectRoundTrip(setting) }
    }

    private static func expectRoundTrip(_ setting: Setting) {
        let stage = SettingStage()
        setting.prepare(stage)
        let original = stage.found()
        var changed: [String] = []
        for turn in 0..<2 {
            change(setting, on: stage, true)
            let now = stage.found()
            #expect(now != original, "\(setting.name) makes a difference")
            if turn == 1 { #expect(difference(now, changed) == [], "\(setting.name), the second time") }
            changed = now
            change(setting, on: stage, false)
            #expect(difference(stage.found(), original) == [], "\(setting.name), changed back")
        }
    }

    /// Changes a setting while a field is being edited.
    private static func change(_ setting: Setting, on stage: SettingStage, _ isOn: Bool) {
        stage.second.becomeFirstResponder()
        stage.device.settle()
        setting.set(stage, isOn)
        stage.device.settle()
    }

    private static func difference(_ found: [String], _ expected: [String]) -> [String] {
        zip(found, expected).filter { $0 != $1 }.map { "\($0), not \($1)" }
    }
}
