import FormNavigationCore

/// The rules about fields that people can't reach or leave.
extension AuditRules {
    static func leaving(_ form: AuditedForm) -> [AuditFinding] {
        form.stops.flatMap { [deadEnd($0, in: form), keyboardTrap($0, in: form)].compactMap { $0 } }
            + form.fields.flatMap { [skipped($0), skippedValidation($0)].compactMap { $0 } }
            + form.fields.compactMap { covered($0, in: form) }
    }

    /// A keyboard that nothing dismisses.
    private static func deadEnd(_ field: AuditedField, in form: AuditedForm) -> AuditFinding? {
        guard let traits = field.traits, !field.endsByTouch, field.accessory != .toolbar else { return nil }
        if field.accessory == .own(isTappable: true) { return nil }
        let isLast = field.view == form.stops.last?.view
        if field.advances, !isLast { return nil }
        let reason: String
        if traits.hasInputView {
            reason = "The view in place of the keyboard has no key that moves on or dismisses it"
        } else if traits.keyboard.isPad {
            reason = "A number pad has no return key"
        } else if field.role != .untouched {
            return nil
        } else if field.kind == .textView {
            reason = "Return starts a new line"
        } else if field.kind == .textField, !traits.isFormatted {
            reason = "Return does nothing in this field"
        } else {
            return nil
        }
        if field.accessory == .empty {
            return AuditFinding(
                .deadEnd, .error, at: field.view,
                "Nothing on the screen leaves the field: \(reason.lowercasingFirst), and its accessory view has no height, so "
                    + "it takes the place of the toolbar but shows nothing.",
                "Remove the empty view, so that the toolbar appears.",
                code: "\(field.view.code).inputAccessoryView = nil")
        }
        if field.accessory != .none {
            return AuditFinding(
                .deadEnd, .error, at: field.view,
                "Nothing on the screen leaves the field: \(reason.lowercasingFirst), and your own view above the keyboard "
                    + "has nothing to tap.",
                "Add a button to that view, or remove the view so that the toolbar takes its place.",
                code: "\(field.view.code).inputAccessoryView = nil")
        }
        return AuditFinding(
            .deadEnd, .error, at: field.view,
            "Nothing on the screen leaves the field: \(reason.lowercasingFirst), and there is no toolbar above the keyboard.",
            "Show the toolbar with Next and Done for this field.",
            code: "\(field.view.code).formOptions.toolbar.isEnabled = true")
    }

    /// A text view that people can't leave with a hardware keyboard.
    private static func keyboardTrap(_ field: AuditedField, in form: AuditedForm) -> AuditFinding? {
        guard field.kind == .textView, !field.hasHardwareKeys else { return nil }
        return AuditFinding(
            .keyboardTrap, .warning, at: field.view,
            "With a hardware keyboard, people can't leave the text view: Tab inserts a tab, and no other key moves on.",
            "Let Shift-Tab and Escape leave the text view.",
            code: "\(form.navigator).configuration.handlesHardwareKeyboard = true")
    }

    /// A visible field that Next skips.
    private static func skipped(_ field: AuditedField) -> AuditFinding? {
        switch field.obstacle {
        case nil, .deliberate, .covered: nil
        case .leftOutByOrder:
            AuditFinding(
                .skippedField, .warning, at: field.view,
                "Next and Previous skip the field, because the closure that orders the fields doesn't return it.",
                "Return every field from the closure, or mark this one as skipped.",
                code: "\(field.view.code).formOptions.stop = .never")
        case .noSize:
            AuditFinding(
                .skippedField, .warning, at: field.view,
                "Nobody can see or tap the field, and Next skips it: its width or height is 0.",
                "Give the field a size, or hide it while it isn't needed.", code: "\(field.view.code).isHidden = true")
        }
    }

    /// A field that people can't edit by tapping it, such as a drop-down that's drawn as a field.
    private static func covered(_ field: AuditedField, in form: AuditedForm) -> AuditFinding? {
        guard let cover = field.cover else { return nil }
        let stopsAtCover = form.stops.contains { $0.view.number == cover.number }
        let stopAtCover = "\(cover.code).formOptions.stop = .always"
        if field.obstacle == .covered {
            guard !stopsAtCover else { return nil }
            return AuditFinding(
                .coveredField, .notice, at: field.view,
                "Next skips the field, because a tap on it reaches something else: \(cover.name) covers it.",
                "If the control chooses the value, let Next stop at the control.", code: stopAtCover
            ).explaining(cover)
        }
        let skip = "\(field.view.code).formOptions.stop = .never"
        return AuditFinding(
            .coveredField, .warning, at: field.view,
            "Next opens a keyboard for the field, although a tap on it doesn't: \(cover.name) covers it.",
            stopsAtCover
                ? "Let Next skip the field."
                : "If the control chooses the value, let Next stop at the control instead of the field.",
            code: stopsAtCover ? skip : skip + "\n" + stopAtCover
        ).explaining(cover)
    }

    /// Content that keeps the form from being valid, in a view that Next skips.
    private static func skippedValidation(_ field: AuditedField) -> AuditFinding? {
        guard field.isOnlyChecked else { return nil }
        return AuditFinding(
            .skippedValidation, .warning, at: field.view,
            "The form isn't valid until this content is, but Next skips the view, so nothing leads people to it.",
            "Let Next stop at the view.", code: "\(field.view.code).formOptions.stop = .always")
    }
}

extension String {
    /// The same text for use in the middle of a sentence.
    var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}
