import FormNavigationCore

/// The person cannot get to a field, or away from it.
extension AuditRules {
    static func leaving(_ form: AuditedForm) -> [AuditFinding] {
        form.stops.flatMap { [deadEnd($0, in: form), keyboardTrap($0, in: form)].compactMap { $0 } }
            + form.fields.compactMap(skipped)
    }

    /// A keyboard that nothing puts away.
    private static func deadEnd(_ field: AuditedField, in form: AuditedForm) -> AuditFinding? {
        guard let traits = field.traits, !field.endsByTouch, field.accessory != .toolbar else { return nil }
        if field.accessory == .own(isTappable: true) { return nil }
        let isLast = field.view == form.stops.last?.view
        if field.advances, !isLast { return nil }
        let reason: String
        if traits.hasInputView {
            reason = "What stands in the keyboard's place has no key that goes on or puts it away"
        } else if traits.keyboard.isPad {
            reason = "A number pad has no return key"
        } else if field.role != .untouched {
            return nil
        } else if field.kind == .textView {
            reason = "Return begins a new line"
        } else if field.kind == .textField, !traits.isFormatted {
            reason = "Return does nothing in this field"
        } else {
            return nil
        }
        if field.accessory != .none {
            return AuditFinding(
                .deadEnd, .error, at: field.view,
                "Nothing on the screen leaves the field: \(reason.lowercasingFirst), and your own view above the keyboard "
                    + "has nothing to tap.",
                "Put a button into that view, or remove the view so that the toolbar takes its place.",
                code: "\(field.view.code).inputAccessoryView = nil")
        }
        return AuditFinding(
            .deadEnd, .error, at: field.view,
            "Nothing on the screen leaves the field: \(reason.lowercasingFirst), and there is no toolbar above the keyboard.",
            "Show the toolbar with Next and Done for this field.",
            code: "\(field.view.code).formOptions.toolbar.isEnabled = true")
    }

    /// A text view from which no key of a hardware keyboard leads away.
    private static func keyboardTrap(_ field: AuditedField, in form: AuditedForm) -> AuditFinding? {
        guard field.kind == .textView, !field.hasHardwareKeys else { return nil }
        return AuditFinding(
            .keyboardTrap, .warning, at: field.view,
            "Somebody who uses a hardware keyboard cannot leave the text: Tab types a tab, and no other key leads away.",
            "Let Shift-Tab and Escape leave the text.",
            code: "\(form.navigator).configuration.handlesHardwareKeyboard = true")
    }

    /// A field that people see, and Next does not.
    private static func skipped(_ field: AuditedField) -> AuditFinding? {
        switch field.obstacle {
        case nil, .deliberate: nil
        case .leftOutByOrder:
            AuditFinding(
                .skippedField, .warning, at: field.view,
                "Next and Previous pass over the field, because the closure that orders the fields does not return it.",
                "Return every field from the closure, or say that this one is left out on purpose.",
                code: "\(field.view.code).formOptions.stop = .never")
        case .noSize:
            AuditFinding(
                .skippedField, .warning, at: field.view,
                "Nobody can see or tap the field, and Next passes over it: its width or height is 0.",
                "Give the field a size, or hide it while it is not needed.", code: "\(field.view.code).isHidden = true")
        }
    }
}

extension String {
    /// The same in the middle of a sentence.
    var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}
