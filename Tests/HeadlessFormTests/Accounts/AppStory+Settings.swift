import FormNavigation
import UIKit

extension StorySetting<AppStory> {
    private static func option<View: UIView, Value>(
        _ name: String, of view: KeyPath<LifetimeScreen, View>, _ property: WritableKeyPath<FormFieldOptions, Value>,
        _ value: Value
    ) -> StorySetting {
        let original = FormFieldOptions()[keyPath: property]
        return StorySetting(name: name) {
            $0.screen[keyPath: view].formOptions[keyPath: property] = $1 ? value : original
        }
    }

    private static let options: [StorySetting] = [
        option("never stop", of: \.second, \.stop, .never), option("stop at list", of: \.list, \.stop, .always),
        option("no stop at switch", of: \.news, \.stop, .automatic),
        option("isExcluded", of: \.second, \.isExcluded, true),
        option("list.isExcluded", of: \.list, \.isExcluded, true),
        StorySetting(name: "next") { $0.screen.second.formOptions.next = $1 ? $0.screen.first : nil },
        StorySetting(name: "previous") { $0.screen.second.formOptions.previous = $1 ? $0.screen.last : nil },
        StorySetting(name: "next is note") { $0.screen.first.formOptions.next = $1 ? $0.screen.note : nil },
        option("closed list", of: \.list, \.grouping, .closed),
        option("list together", of: \.list, \.grouping, .together),
        option("second.movesOnReturn", of: \.second, \.movesOnReturn, false),
        option("note.movesOnReturn", of: \.note, \.movesOnReturn, true),
        option("keepsReturnKeyType", of: \.second, \.keepsReturnKeyType, true),
        option("second.movesOnTab", of: \.second, \.movesOnTab, false),
        option("note.movesOnTab", of: \.note, \.movesOnTab, true),
        option("second.endsEditingOnTapOutside", of: \.second, \.endsEditingOnTapOutside, true),
        option("first.endsEditingOnTapOutside", of: \.first, \.endsEditingOnTapOutside, false),
        option("list.endsEditingWhenTapped", of: \.list, \.endsEditingWhenTapped, false),
        option("container.endsEditingWhenTapped", of: \.container, \.endsEditingWhenTapped, true),
        option("second.toolbar.isEnabled", of: \.second, \.toolbar.isEnabled, false),
        option("note.toolbar.isEnabled", of: \.note, \.toolbar.isEnabled, true),
        option("toolbar.title", of: \.second, \.toolbar.title, .text("Title")),
        option("note.toolbar.title", of: \.note, \.toolbar.title, .text("Note")),
        option("first.toolbar.title", of: \.first, \.toolbar.title, .hidden),
        option("toolbar.done", of: \.second, \.toolbar.done, .title("Close")),
        option("toolbar.tintColor", of: \.second, \.toolbar.tintColor, .green),
        option("toolbar.leadingItems", of: \.second, \.toolbar.leadingItems, items()),
        option("toolbar.trailingItems", of: \.last, \.toolbar.trailingItems, items()),
        option("last.avoidance.isEnabled", of: \.last, \.avoidance.isEnabled, false),
        option("last.avoidance.keyboardDistance", of: \.last, \.avoidance.keyboardDistance, 40),
        StorySetting(name: "companions") {
            $0.screen.note.formOptions.avoidance.companions = $1 ? [$0.screen.last] : []
        },
        StorySetting(name: "companion of last") {
            $0.screen.last.formOptions.avoidance.companions = $1 ? [$0.bar, $0.banner] : []
        },
        option("changesOffset", of: \.list, \.scrolling.changesOffset, false),
        option("changesInsets", of: \.list, \.scrolling.changesInsets, false),
        option("restoresOffset", of: \.list, \.scrolling.restoresOffset, false),
        option("validation", of: \.second, \.validation, .text { $0.isEmpty ? "Missing." : nil }),
        option("switch.validation", of: \.news, \.validation, .isOn { $0 ? nil : "Switch it on." }),
        option("error", of: \.first, \.error, "Taken."), option("last.error", of: \.last, \.error, "Wrong."),
        option("refuse in second", of: \.second, \.invalidFieldPolicy, .refuse),
        option("warn in last", of: \.last, \.invalidFieldPolicy, .warn),
        option("autoAdvanceLength", of: \.second, \.autoAdvanceLength, 1),
        option("last.autoAdvanceLength", of: \.last, \.autoAdvanceLength, 2),
        option("allowsNumberPadPopover of field", of: \.first, \.allowsNumberPadPopover, false),
    ]

    /// What many delegates do on Return, and how apps draw drop-downs.
    private static let habits: [StorySetting] = [
        StorySetting(name: "resigns on Return") { $0.screen.habit = $1 ? { $0.resignFirstResponder() } : { _ in } },
        StorySetting(name: "ends editing on Return") {
            $0.screen.habit = $1 ? { $0.window?.endEditing(true) } : { _ in }
        },
        StorySetting(name: "moves on Return") { story, isOn in
            story.screen.habit = isOn ? { [weak story] _ in story?.screen.last.becomeFirstResponder() } : { _ in }
        },
        StorySetting(name: "covered field") { story, isOn in
            let field = story.screen.second
            let old = field.superview?.subviews.first { $0 is UIButton && $0.frame == field.frame }
            guard isOn else { return old?.removeFromSuperview() ?? () }
            let button = UIButton(type: .system)
            button.frame = field.frame
            field.superview?.insertSubview(button, aboveSubview: field)
        },
        StorySetting(name: "empty accessory view") {
            $0.screen.first.inputAccessoryView = $1 ? UIView() : nil
            $0.screen.first.reloadInputViews()
        },
    ]

    private static let properties: [StorySetting] = [
        StorySetting(name: "viewsKeptVisible") { $0.form?.viewsKeptVisible = $1 ? [$0.screen.last] : [] },
        StorySetting(name: "two viewsKeptVisible") {
            $0.form?.viewsKeptVisible = $1 ? [$0.banner, $0.screen.note] : []
        },
        StorySetting(name: "inputBar") { $0.form?.inputBar = $1 ? FormInputBar($0.bar, over: $0.screen.list) : nil },
        StorySetting(name: "bar at end") {
            $0.form?.inputBar = $1 ? FormInputBar($0.bar, over: $0.screen.list, contentMovement: .atEnd) : nil
        },
        StorySetting(name: "accessoryView") { $0.form?.accessoryView = $1 ? $0.ownBar : nil },
        StorySetting(name: "no delegate") { $0.form?.delegate = $1 ? nil : $0.screen },
        StorySetting(name: "uninstalled") { $1 ? $0.form?.uninstall() : $0.form?.enable() },
        StorySetting(name: "outer uninstalled") { $1 ? $0.outerForm?.uninstall() : $0.outerForm?.enable() },
        StorySetting(name: "shared") { _, isOn in FormNavigator.shared.isAutoToolbarEnabled = isOn },
        StorySetting(name: "isHidden") { $0.screen.second.isHidden = $1 },
        StorySetting(name: "container.isHidden") { $0.screen.container.isHidden = $1 },
        StorySetting(name: "isEnabled") { $0.screen.last.isEnabled = !$1 },
        StorySetting(name: "isUserInteractionEnabled") { $0.screen.list.isUserInteractionEnabled = !$1 },
        StorySetting(name: "alpha") { $0.screen.first.alpha = $1 ? 0 : 1 },
        StorySetting(name: "transparent list") { $0.screen.list.alpha = $1 ? 0 : 1 },
        StorySetting(name: "place") { $0.screen.last.frame.origin.y = $1 ? 700 : 790 },
        StorySetting(name: "low note") { $0.screen.note.frame.origin.y = $1 ? 600 : 170 },
        StorySetting(name: "low list") { $0.screen.list.frame.size.height = $1 ? 300 : 540 },
        StorySetting(name: "inset") { $0.screen.list.contentInset.bottom += $1 ? 30 : -30 },
        StorySetting(name: "top inset") { $0.screen.list.contentInset.top = $1 ? 50 : 0 },
        StorySetting(name: "safe area") { $0.screen.additionalSafeAreaInsets.bottom += $1 ? 20 : -20 },
        StorySetting(name: "lifted") { $0.screen.container.transform.ty += $1 ? -15 : 15 },
        StorySetting(name: "number pad") {
            $0.screen.first.keyboardType = $1 ? .numberPad : .default
            $0.screen.first.reloadInputViews()
        },
        StorySetting(name: "return key") { $0.screen.last.returnKeyType = $1 ? .google : .search },
        StorySetting(name: "dark field") { $0.screen.last.keyboardAppearance = $1 ? .dark : .default },
        StorySetting(name: "input view") {
            $0.screen.second.inputView = $1 ? UIPickerView() : nil
            $0.screen.second.reloadInputViews()
        },
        StorySetting(name: "own accessory view") {
            $0.screen.last.inputAccessoryView = $1 ? UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30)) : nil
            $0.screen.last.reloadInputViews()
        },
        StorySetting(name: "tint") { $0.screen.view.tintColor = $1 ? .green : nil },
        StorySetting(name: "placeholder") { $0.screen.second.placeholder = $1 ? "Other" : "second" },
        StorySetting(name: "long note") { $0.screen.note.text = $1 ? String(repeating: "line\n", count: 12) : "" },
        StorySetting(name: "moved apart") {
            ($1 ? $0.screen.view : $0.screen.container).map { $0 }?.addSubview($0.screen.last)
        },
        StorySetting(name: "tags") { story, isOn in
            for (index, field) in story.screen.fields.enumerated() { field.tag = isOn ? 9 - index : 0 }
        },
    ]

    static let all = configurations(excluding: LifetimeScreen.self) + options + habits + properties
}
