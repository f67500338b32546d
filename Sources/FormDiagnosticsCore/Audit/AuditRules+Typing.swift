/// The rules about fields in which people type more than necessary.
extension AuditRules {
    static func typing(in form: AuditedForm) -> [AuditFinding] {
        let stops = form.stops
        return stops.flatMap { field -> [AuditFinding] in
            guard let traits = field.traits, !traits.hasInputView else { return [] }
            let others = stops.filter { $0.view != field.view }
            let guess = ContentGuess(for: field, hasNewPassword: others.contains(where: \.asksForNewPassword))
            // What's typed with the keyboard for the web is an address, but perhaps not that of the person.
            let type = traits.contentType ?? guess?.type ?? (traits.keyboard == .URL ? .URL : nil)
            return [
                missingContentType(field, traits, guess), mixedPasswords(field, traits, others),
                unwantedCorrection(field, traits, type), unfitKeyboard(field, traits, type),
                secureMismatch(field, traits), numberPadPopover(field, traits),
            ].compactMap { $0 }
        }
    }

    /// A field that AutoFill can't find.
    private static func missingContentType(
        _ field: AuditedField, _ traits: TextTraits, _ guess: ContentGuess?
    ) -> AuditFinding? {
        guard traits.contentType == nil, let guess else { return nil }
        return AuditFinding(
            .missingContentType, .warning, at: field.view,
            "The field seems to be for \(guess.type.words), because \(guess.reason), but it has no content type. With one, "
                + "the system \(guess.type.service).",
            "Set the content type of the field.", code: "\(field.view.code).textContentType = .\(guess.type.rawValue)")
    }

    /// Two fields for a new password, only one of which is marked as such.
    private static func mixedPasswords(
        _ field: AuditedField, _ traits: TextTraits, _ others: [AuditedField]
    ) -> AuditFinding? {
        guard traits.isSecure, traits.contentType == .password else { return nil }
        let texts = [field.label, field.placeholder, field.caption].compactMap { $0 }
        if texts.contains(where: ContentGuess.isAboutOldPassword) { return nil }
        guard others.contains(where: { $0.traits?.contentType == .newPassword }) else {
            guard let text = texts.first(where: ContentGuess.isAboutNewPassword) else { return nil }
            return AuditFinding(
                .mixedPasswords, .warning, at: field.view,
                "The system fills in an old password here, and offers no strong one: this field is for an existing password, "
                    + "although it says “\(text)”.",
                "Mark the field as one for a new password, and the one that it repeats as well.",
                code: "\(field.view.code).textContentType = .newPassword")
        }
        return AuditFinding(
            .mixedPasswords, .warning, at: field.view,
            "The system fills in an old password here, or a strong password in only one of two fields: this field is for "
                + "an existing password, next to one for a new password.",
            "Mark both fields as new, or say in the placeholder that this one asks for the current password.",
            code: "\(field.view.code).textContentType = .newPassword")
    }

    /// Automatic capitalization and correction where every character counts.
    private static func unwantedCorrection(
        _ field: AuditedField, _ traits: TextTraits, _ type: TextTraits.ContentType?
    ) -> AuditFinding? {
        guard let type, !traits.isSecure, !traits.keyboard.isPad else { return nil }
        guard [.emailAddress, .username, .password, .newPassword, .URL].contains(type) else { return nil }
        // The email and URL keyboards don't correct text.
        let isCorrected = traits.corrects && ![.emailAddress, .URL].contains(traits.keyboard)
        guard traits.capitalizes || isCorrected else { return nil }
        let (problem, code) =
            switch (traits.capitalizes, isCorrected) {
            case (true, true):
                (
                    "starts with a capital letter and is corrected",
                    ["autocapitalizationType = .none", "autocorrectionType = .no"]
                )
            case (true, false): ("starts with a capital letter", ["autocapitalizationType = .none"])
            default: ("is corrected like a word", ["autocorrectionType = .no"])
            }
        return AuditFinding(
            .unwantedCorrection, .warning, at: field.view,
            "What people type \(problem), although it's \(type.words), in which every character counts.",
            "Accept the text as people type it.",
            code: code.map { "\(field.view.code).\($0)" }.joined(separator: "\n"))
    }

    /// A keyboard without the keys that people need.
    private static func unfitKeyboard(
        _ field: AuditedField, _ traits: TextTraits, _ type: TextTraits.ContentType?
    ) -> AuditFinding? {
        if let example = field.placeholder, let missing = traits.firstMissingCharacter(of: example) {
            return AuditFinding(
                .unfitKeyboard, .warning, at: field.view,
                "The keyboard has no “\(missing)”, so people can't type what the placeholder shows, “\(example)”.",
                "Show a keyboard that has it.",
                code: "\(field.view.code).keyboardType = .numbersAndPunctuation")
        }
        let letters: [TextTraits.Keyboard] = [.default, .asciiCapable, .webSearch, .twitter]
        let keyboard: TextTraits.Keyboard
        let problem: String
        switch type {
        case .emailAddress where traits.keyboard.isPad:
            (keyboard, problem) = (.emailAddress, "The keyboard has no letters for an email address.")
        case .emailAddress where letters.contains(traits.keyboard) && traits.keyboard != .twitter:
            (keyboard, problem) = (.emailAddress, "People have to switch keyboards for the @ of an email address.")
        case .telephoneNumber where letters.contains(traits.keyboard):
            (keyboard, problem) = (.phonePad, "People have to switch keyboards for the digits of a telephone number.")
        case .creditCardNumber where letters.contains(traits.keyboard):
            (keyboard, problem) = (.numberPad, "People have to switch keyboards for the digits of a card number.")
        case .URL where letters.contains(traits.keyboard) && traits.keyboard != .webSearch:
            (keyboard, problem) = (.URL, "People have to switch keyboards for the dots and slashes of a web address.")
        default: return nil
        }
        return AuditFinding(
            .unfitKeyboard, .warning, at: field.view, problem, "Show the keyboard for this content.",
            code: "\(field.view.code).keyboardType = .\(keyboard.rawValue)")
    }

    /// Bullets in a field that isn't for a password, or a password that others can read.
    private static func secureMismatch(_ field: AuditedField, _ traits: TextTraits) -> AuditFinding? {
        guard let type = traits.contentType, type != .other else { return nil }
        if traits.isSecure, !type.isPassword, type != .oneTimeCode, type != .creditCardNumber {
            return AuditFinding(
                .secureMismatch, .warning, at: field.view,
                "People see bullets instead of \(type.words), and can't check what they typed or what was filled in.",
                "Show the text, or mark the field as a password.", code: "\(field.view.code).isSecureTextEntry = false")
        }
        guard !traits.isSecure, type.isPassword else { return nil }
        return AuditFinding(
            .secureMismatch, .warning, at: field.view,
            "Anyone who looks at the screen can read the password.",
            "Show bullets, at least until people ask to see the text.",
            code: "\(field.view.code).isSecureTextEntry = true")
    }

    /// A number pad that covers nearby fields as a popover, on iPad in iOS 26 and later.
    private static func numberPadPopover(_ field: AuditedField, _ traits: TextTraits) -> AuditFinding? {
        guard traits.isPopover else { return nil }
        return AuditFinding(
            .numberPadPopover, .notice, at: field.view,
            "The number pad is in a popover, which covers nearby fields and has no key that moves on.",
            "Keep the keyboard at the bottom of the screen, where it has room for the toolbar.",
            code: "\(field.view.code).allowsNumberPadPopover = false")
    }
}

extension AuditedField {
    /// Whether the field is marked as one for a new password, or its text says so.
    fileprivate var asksForNewPassword: Bool {
        guard let traits, traits.isSecure else { return false }
        return traits.contentType == .newPassword
            || [label, placeholder, caption].contains { $0.map(ContentGuess.isAboutNewPassword) == true }
    }
}

extension TextTraits {
    /// The first character of an example that a number pad can't type, or `nil` if it can type all of them, or if the
    /// text isn't an example.
    ///
    /// An app's code may insert separators between digits, but rarely letters.
    func firstMissingCharacter(of text: String) -> Character? {
        guard keyboard.isPad, text.isExample else { return nil }
        let extra: Set<Character> =
            switch keyboard {
            case .phonePad: ["+", "*", "#", ",", ";", "-", "(", ")", "/"]
            case .decimalPad: [".", ","]
            default: []
            }
        return text.first { character in
            if character.isNumber || character.isWhitespace || extra.contains(character) { return false }
            return character.isLetter ? !"MDYHSX".contains(character.uppercased()) : !isFormatted
        }
    }
}

extension String {
    /// Whether the text shows what to type instead of naming it, as `12/26`, `MM/YY`, and `AB 123` do.
    fileprivate var isExample: Bool {
        let words = split { !$0.isLetter }.map { $0.lowercased() }
        let isMask = !words.isEmpty && words.allSatisfy { ["mm", "dd", "yy", "yyyy", "hh", "ss"].contains($0) }
        if isMask { return contains { !$0.isLetter && !$0.isWhitespace } }
        return contains(where: \.isNumber) && words.allSatisfy { $0.count <= 2 }
    }
}
