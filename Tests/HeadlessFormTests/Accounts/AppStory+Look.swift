import FormNavigation
import UIKit

extension AppStory {
    /// Everything that a person sees and an app can read, in words.
    var seen: [(String, String)] {
        var seen: [(String, String)] = []
        func see(_ name: String, _ values: Any?...) { seen.append((name, values.map(text).joined(separator: ", "))) }
        for field in screen.fields where field.window != nil {
            see(
                field.name, owner(of: field.delegate), field.returnKeyType.rawValue, name(of: field.inputAccessoryView),
                field.keyboardAppearance.rawValue, field.isFirstResponder, field.text, field.alpha)
            see("frame of \(field.name)", field.convert(field.bounds, to: nil))
        }
        let note = screen.note
        see(
            "note", note.delegate === screen, note.returnKeyType.rawValue, name(of: note.inputAccessoryView),
            note.keyboardAppearance.rawValue, note.isFirstResponder, note.text, note.contentOffset.y)
        see("frame of note", note.convert(note.bounds, to: nil))
        see("switch", screen.news.subviews.map { $0.isFirstResponder && $0.inputAccessoryView != nil })
        let list = screen.list
        see("list", list.contentOffset, list.contentInset, list.verticalScrollIndicatorInsets, list.delegate === screen)
        see("transforms", screen.container.transform.ty, screen.view.transform.ty, bar.transform.ty)
        see("safe area", screen.additionalSafeAreaInsets)
        see("style", screen.view.overrideUserInterfaceStyle.rawValue)
        see("keys", screen.keyCommands?.map { "\($0.input ?? "")\($0.modifierFlags.rawValue)" })
        see("recognizers", stage.window.gestureRecognizers?.map(\.isEnabled))
        let keyboard: HeadlessKeyboard = device.keyboard
        see(
            "keyboard", keyboard.isVisible, keyboard.frame, name(of: keyboard.inputAccessoryView),
            keyboard.returnKeyType.rawValue, keyboard.keyboardAppearance.rawValue, keyboard.inputClicks,
            keyboard.reloadCount)
        if let form {
            see(
                "form", form.fields.map(name), form.currentField.map(name), form.canFocusPrevious, form.canFocusNext,
                form.isValid, form.firstInvalidField.map(name))
            see("toolbar", state(of: form.toolbar))
            see("items", items(of: form.toolbar))
        }
        if let outerForm {
            see("outer form", outerForm.fields.map(name), outerForm.currentField.map(name), outerForm.canFocusNext)
        }
        let shared = FormNavigator.shared
        see("shared form", shared.fields.map(name), shared.currentField.map(name), shared.canFocusNext)
        return seen
    }

    private func owner(of delegate: AnyObject?) -> String {
        switch delegate {
        case nil: "-"
        case let delegate where delegate === screen: "screen"
        case is TextFieldHooks: "app"
        default: "form"
        }
    }

    private func name(of view: UIView?) -> String {
        switch view {
        case nil: "-"
        case let field as HookedField: field.name
        case let view where view === screen.note: "note"
        case let view where view === screen.news: "switch"
        case let view where view === form?.toolbar: "toolbar"
        case let view where view === outerForm?.toolbar: "outer toolbar"
        case let view where view === FormNavigator.shared.toolbar: "shared toolbar"
        case let field as UITextField: field.placeholder ?? "field"
        case is HookedBar: "own bar"
        default: "other"
        }
    }

    private func state(of toolbar: FormToolbar) -> String {
        let state = toolbar.state
        return [
            state.title, state.error, state.progress, "\(state.place)/\(state.count)",
            "\(state.canFocusPrevious) \(state.canFocusNext) \(state.showsPreviousNext)",
            "\(state.tintColor == .green)",
            "\(state.userInterfaceStyle.rawValue)", toolbar.text?.text,
        ].map { $0 ?? "-" }.joined(separator: ", ")
    }

    private func items(of toolbar: FormToolbar) -> [String] {
        (toolbar.bar.items ?? []).map { item in
            let label = item.customView?.subviews.lazy.compactMap { $0 as? UILabel }.first
            let name = item.title ?? item.accessibilityLabel ?? item.customView?.accessibilityLabel ?? "-"
            let look = label.map { "\($0.text ?? "-") \($0.font.pointSize) \($0.textColor == .blue) \($0.alpha)" } ?? ""
            return "\(name) \(item.isEnabled) \(item.tintColor == .green) \(look)"
        }
    }

    /// A value, with lengths in tenths of a point: the same on every machine.
    private func text(_ value: Any?) -> String {
        switch value {
        case nil: "-"
        case let number as CGFloat: rounded(number)
        case let point as CGPoint: "\(rounded(point.x)) \(rounded(point.y))"
        case let frame as CGRect:
            [frame.minX, frame.minY, frame.width, frame.height].map(rounded).joined(separator: " ")
        case let insets as UIEdgeInsets:
            [insets.top, insets.left, insets.bottom, insets.right].map(rounded).joined(separator: " ")
        case let value?: "\(value)"
        }
    }

    private func rounded(_ number: CGFloat) -> String {
        number.isFinite ? "\((number * 10).rounded() / 10 + 0)" : "none"
    }
}
