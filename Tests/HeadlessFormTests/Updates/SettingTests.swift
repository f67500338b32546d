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
        Setting(name: "leadingItems") { stage, isOn in
            stage.form.configuration.toolbar.leadingItems = isOn ? [UIBarButtonItem(title: "Scan")] : []
        },
        Setting(name: "trailingItems") { stage, isOn in
            stage.form.configuration.toolbar.trailingItems = isOn ? [UIBarButtonItem(title: "Scan")] : []
        },
        Setting(name: "nextAction") { stage, isOn in
            stage.form.configuration.toolbar.nextAction =
                isOn ? UIAction { [weak stage] _ in stage?.actions.append("next") } : nil
        },
        Setting(name: "previousAction") { stage, isOn in
            stage.form.configuration.toolbar.previousAction =
                isOn ? UIAction { [weak stage] _ in stage?.actions.append("previous") } : nil
        },
        Setting(name: "doneAction") { stage, isOn in
            stage.form.configuration.toolbar.doneAction =
                isOn ? UIAction { [weak stage] _ in stage?.actions.append("done") } : nil
        },
    ]

    static let options: [Setting] = [
        option("stop", of: \.second, \.stop, .never), option("another field's stop", of: \.first, \.stop, .never),
        option("isExcluded", of: \.second, \.isExcluded, true),
        option("another field's isExcluded", of: \.first, \.isExcluded, true),
        option("stop of a control", of: \.choice, \.stop, .always),
        Setting(name: "next") { stage, isOn in stage.second.formOptions.next = isOn ? stage.first : nil },
        Setting(name: "previous") { stage, isOn in stage.second.formOptions.previous = isOn ? stage.last : nil },
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
        Setting(name: "toolbar.doneAction") { stage, isOn in
            stage.second.formOptions.toolbar.doneAction =
                isOn ? UIAction { [weak stage] _ in stage?.actions.append("done") } : nil
        },
        Setting(name: "toolbar.leadingItems") { stage, isOn in
            stage.second.formOptions.toolbar.leadingItems = isOn ? [UIBarButtonItem(title: "Scan")] : nil
        },
        Setting(name: "toolbar.trailingItems") { stage, isOn in
            stage.second.formOptions.toolbar.trailingItems = isOn ? [UIBarButtonItem(title: "Scan")] : nil
        },
        option("avoidance.isEnabled", of: \.second, \.avoidance.isEnabled, false),
        option("avoidance.keyboardDistance", of: \.second, \.avoidance.keyboardDistance, 40),
        Setting(name: "avoidance.companions") { stage, isOn in
            stage.second.formOptions.avoidance.companions = isOn ? [stage.hint] : []
        },
        option("scrolling.changesOffset", of: \.scrollView, \.scrolling.changesOffset, false),
        option("scrolling.changesInsets", of: \.scrollView, \.scrolling.changesInsets, false),
        option("validation", of: \.second, \.validation, needsMore),
        option("error", of: \.first, \.error, "Taken."),
        option("invalidFieldPolicy", of: \.second, \.invalidFieldPolicy, .refuse, prepare: isInvalid),
        option("autoAdvanceLength", of: \.second, \.autoAdvanceLength, 1),
    ]

    static let properties: [Setting] = [
        Setting(name: "viewsKeptVisible") { stage, isOn in stage.form.viewsKeptVisible = isOn ? [stage.hint] : [] },
        Setting(name: "inputBar") { stage, isOn in
            stage.form.inputBar = isOn ? FormInputBar(stage.bar, over: stage.scrollView) : nil
        },
        Setting(name: "accessoryView") { stage, isOn in stage.form.accessoryView = isOn ? PlainBar() : nil },
        Setting(name: "delegate") { stage, isOn in stage.form.delegate = isOn ? nil : stage },
        Setting(name: "the delegate's answer") { stage, isOn in stage.allowsMoves = !isOn },
        Setting(name: "uninstall") { stage, isOn in
            stage.isUninstalled = isOn
            isOn ? stage.form.uninstall() : stage.form.enable()
        },
        Setting(name: "a field's delegate") { stage, isOn in stage.second.delegate = isOn ? stage : nil },
        Setting(name: "a field's return key") { stage, isOn in stage.second.returnKeyType = isOn ? .google : .search },
        Setting(name: "isHidden") { stage, isOn in stage.first.isHidden = isOn },
        Setting(name: "isEnabled of a field") { stage, isOn in stage.last.isEnabled = !isOn },
        Setting(name: "a place") { stage, isOn in stage.second.frame.origin.y = isOn ? 560 : 500 },
        Setting(name: "an inset of the app's") { stage, isOn in stage.scrollView.contentInset.bottom += isOn ? 30 : -30
        },
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
