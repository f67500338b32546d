import FormNavigation
import UIKit

/// A form in random use.
@MainActor
protocol Story: AnyObject {
    /// Shows a form. Stories with the same number are the same.
    init(number: UInt64)
    var form: FormNavigator? { get }
    /// An action of the app's runs.
    func hear(_ code: AppCode)
    /// Plays a number of steps, and ends the form.
    func play(_ count: Int) -> Account
}

/// Something that an app can set, and set back.
@MainActor
struct StorySetting<World: Story> {
    let name: String
    /// Sets it, or sets it back.
    let set: @MainActor (World, _ isOn: Bool) -> Void

    private static func configuration<Value>(
        _ name: String, _ property: WritableKeyPath<FormNavigator.Configuration, Value>, _ value: Value
    ) -> Self {
        let original = FormNavigator.Configuration()[keyPath: property]
        return Self(name: name) { $0.form?.configuration[keyPath: property] = $1 ? value : original }
    }

    private static func action(
        _ name: String, _ property: WritableKeyPath<FormNavigator.Configuration, UIAction?>, _ code: AppCode
    ) -> Self {
        Self(name: name) { story, isOn in
            let action = UIAction(title: "Go") { [weak story] _ in story?.hear(code) }
            story.form?.configuration[keyPath: property] = isOn ? action : nil
        }
    }

    static func items() -> [UIBarButtonItem] {
        [UIBarButtonItem(title: "Scan"), UIBarButtonItem(title: "Ask")]
    }

    /// Settings of a navigator's configuration.
    static func configurations(excluding controller: UIViewController.Type) -> [Self] {
        [
            configuration("isToolbarEnabled", \.isToolbarEnabled, false),
            configuration("isReturnKeyEnabled", \.isReturnKeyEnabled, false),
            configuration("handlesHardwareKeyboard", \.handlesHardwareKeyboard, false),
            configuration("isAvoidanceEnabled", \.isAvoidanceEnabled, false),
            configuration("keyboardDistance", \.keyboardDistance, 50),
            configuration("extraKeyboardDistance", \.extraKeyboardDistance, 30),
            configuration("topDistance", \.topDistance, 40),
            configuration("endsEditingOnTapOutside", \.endsEditingOnTapOutside, true),
            configuration("viewClassesThatKeepEditing", \.viewClassesThatKeepEditing, [UIView.self]),
            configuration("order by tag", \.order, .tag), configuration("order by position", \.order, .position),
            configuration("order backward", \.order, .custom { $0.reversed() }),
            configuration("wrapsAround", \.wrapsAround, true),
            configuration("refuse", \.invalidFieldPolicy, .refuse),
            configuration("allow", \.invalidFieldPolicy, .allow),
            configuration("excludedViewControllerClasses", \.excludedViewControllerClasses, [controller]),
            configuration("no toolbar by rule", \.rules, [.off(.toolbar, in: controller)]),
            configuration("no avoidance by rule", \.rules, [.off([.avoidance, .tapOutside], in: controller)]),
            configuration("lastReturnKey", \.lastReturnKey, .go),
            configuration("keepsReturnKeyTypes", \.keepsReturnKeyTypes, true),
            configuration("leavesReturnToApp", \.leavesReturnToApp, true),
            configuration("textViewsMoveOnReturn", \.textViewsMoveOnReturn, true),
            configuration("textViewsMoveOnTab", \.textViewsMoveOnTab, true),
            configuration("keyboardAppearance", \.keyboardAppearance, .dark),
            configuration("playsInputClicks", \.playsInputClicks, false),
            configuration("rowSearchLimit", \.rowSearchLimit, 10),
            configuration("allowsNumberPadPopover", \.allowsNumberPadPopover, true),
            configuration("previous", \.toolbar.previous, .title("Back")),
            configuration("next", \.toolbar.next, .title("On")), configuration("done", \.toolbar.done, .title("Close")),
            configuration("no arrows", \.toolbar.previousNextVisibility, .never),
            configuration("arrows", \.toolbar.previousNextVisibility, .always),
            configuration("showsPlaceholder", \.toolbar.showsPlaceholder, false),
            configuration("showsProgress", \.toolbar.showsProgress, true),
            configuration("progressText", \.toolbar.progressText) { place, count in
                FormToolbar.Text("\(place): \(count)")
            },
            configuration("titleText", \.toolbar.titleText) { FormToolbar.Text(($0.title ?? "") + "!") },
            configuration("titleFont", \.toolbar.titleFont, .systemFont(ofSize: 31)),
            configuration("titleColor", \.toolbar.titleColor, .blue),
            configuration("tintColor", \.toolbar.tintColor, .green),
            configuration("usesFieldTintColor", \.toolbar.usesFieldTintColor, true),
            configuration("hidesWithHardwareKeyboard", \.toolbar.hidesWithHardwareKeyboard, true),
            configuration("leadingItems", \.toolbar.leadingItems, items()),
            configuration("trailingItems", \.toolbar.trailingItems, items()),
            action("nextAction", \.toolbar.nextAction, .nextAction),
            action("previousAction", \.toolbar.previousAction, .previousAction),
            action("doneAction", \.toolbar.doneAction, .doneAction),
            action("titleAction", \.toolbar.titleAction, .titleAction),
        ]
    }
}
