/// The person types more than needed.
extension AuditRules {
    static func typing(in form: AuditedForm) -> [AuditFinding] {
        let stops = form.stops
        return stops.flatMap { field -> [AuditFinding] in
            guard let traits = field.traits, !traits.hasInputView else { return [] }
            let others = stops.filter { $0.view != field.view }
            let guess = ContentGuess(for: field, hasNewPassword: others.contains(where: \.asksForNewPassword))
            let type = traits.contentType ?? guess?.type
            return [
                missingContentType(field, traits, guess), mixedPasswords(field, traits, others),
                unwantedCorrection(field, traits, type), unfitKeyboard(field, traits, type),
                secureMismatch(field, traits), numberPadPopover(field, traits),
            ].compactMap { $0 }
        }
    }

    /// A field that AutoFill cannot find.
    private static func missingContentType(
        _ field: AuditedField, _ traits: TextTraits, _ guess: ContentGuess?
    ) -> AuditFinding? {
        guard traits.contentType == nil, let guess else { return nil }
        return AuditFinding(
            .missingContentType, .warning, at: field.view,
            "The person types \(guess.type.words) by hand, as \(guess.reason); of a field that is marked, the system "
                + "\(guess.type.service).",
            "Say what belongs into the field.", code: "\(field.view.code).textContentType = .\(guess.type.rawValue)")
    }

    /// Two fields for a new password of which only one says so.
    private static func mixedPasswords(
        _ field: AuditedField, _ traits: TextTraits, _ others: [AuditedField]
    ) -> AuditFinding? {
        guard traits.isSecure, traits.contentType == .password else { return nil }
        let texts = [field.label, field.placeholder, field.caption].compactMap { $0 }
        if texts.contains(where: ContentGuess.isAboutOldPassword) { return nil }
        let hasPartner = others.contains { $0.traits?.contentType == .newPassword }
        guard hasPartner || texts.contains(where: ContentGuess.isAboutNewPassword) else { return nil }
        return AuditFinding(
            .mixedPasswords, .warning, at: field.view,
            "The system fills in an old password here, or a strong password in one of the two fields only: the field says "
                + "that it is for a password that there is already, beside one for a new password.",
            "Mark both fields as new, or say in the placeholder that this one asks for the current password.",
            code: "\(field.view.code).textContentType = .newPassword")
    }

    /// Letters and words that are changed where every character counts.
    private static func unwantedCorrection(
        _ field: AuditedField, _ traits: TextTraits, _ type: TextTraits.ContentType?
    ) -> AuditFinding? {
        guard let type, !traits.isSecure, !traits.keyboard.isPad else { return nil }
        guard [.emailAddress, .username, .password, .newPassword, .URL].contains(type) else { return nil }
        // The keyboards for mail and for the web have no words to correct.
        let isCorrected = traits.corrects && ![.emailAddress, .URL].contains(traits.keyboard)
        guard traits.capitalizes || isCorrected else { return nil }
        let (problem, code) =
            switch (traits.capitalizes, isCorrected) {
            case (true, true):
                (
                    "begins with a capital letter and is corrected",
                    ["autocapitalizationType = .none", "autocorrectionType = .no"]
                )
            case (true, false): ("begins with a capital letter", ["autocapitalizationType = .none"])
            default: ("is corrected like a word", ["autocorrectionType = .no"])
            }
        return AuditFinding(
            .unwantedCorrection, .warning, at: field.view,
            "What the person types \(problem), although it is \(type.words), in which every character counts.",
            "Take what is typed as it is.",
            code: code.map { "\(field.view.code).\($0)" }.joined(separator: "; "))
    }

    /// Keys that are not those the person needs.
    private static func unfitKeyboard(
        _ field: AuditedField, _ traits: TextTraits, _ type: TextTraits.ContentType?
    ) -> AuditFinding? {
        if let example = field.placeholder, let missing = traits.firstMissingCharacter(of: example) {
            return AuditFinding(
                .unfitKeyboard, .warning, at: field.view,
                "The keyboard has no “\(missing)”, so nobody can type what the placeholder shows, “\(example)”.",
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
            (keyboard, problem) = (.emailAddress, "The person changes to other keys for the @ of an email address.")
        case .telephoneNumber where letters.contains(traits.keyboard):
            (keyboard, problem) = (.phonePad, "The person changes to other keys for the digits of a telephone number.")
        case .creditCardNumber where letters.contains(traits.keyboard):
            (keyboard, problem) = (.numberPad, "The person changes to other keys for the digits of a card number.")
        case .URL where letters.contains(traits.keyboard) && traits.keyboard != .webSearch:
            (keyboard, problem) = (.URL, "The person changes to other keys for the dots and slashes of a web address.")
        default: return nil
        }
        return AuditFinding(
            .unfitKeyboard, .warning, at: field.view, problem, "Show the keyboard for it.",
            code: "\(field.view.code).keyboardType = .\(keyboard.rawValue)")
    }

    /// Bullets where they are in the way, or text where others may read along.
    private static func secureMismatch(_ field: AuditedField, _ traits: TextTraits) -> AuditFinding? {
        guard let type = traits.contentType, type != .other else { return nil }
        if traits.isSecure, !type.isPassword, type != .oneTimeCode, type != .creditCardNumber {
            return AuditFinding(
                .secureMismatch, .warning, at: field.view,
                "The person sees bullets instead of \(type.words), and cannot check what was typed or filled in.",
                "Show the text, or mark the field as a password.", code: "\(field.view.code).isSecureTextEntry = false")
        }
        guard !traits.isSecure, type.isPassword else { return nil }
        return AuditFinding(
            .secureMismatch, .warning, at: field.view,
            "Everybody who looks at the screen can read the password.",
            "Show bullets, at least until the person asks to see the text.",
            code: "\(field.view.code).isSecureTextEntry = true")
    }

    /// A pad of digits that stands in the way, which iPads have since iOS 26.
    private static func numberPadPopover(_ field: AuditedField, _ traits: TextTraits) -> AuditFinding? {
        guard traits.isPopover else { return nil }
        return AuditFinding(
            .numberPadPopover, .notice, at: field.view,
            "The digits are in a popover that covers the fields beside this one, and has no key to go on.",
            "Keep the keyboard at the bottom of the screen, where it has room for the toolbar.",
            code: "\(field.view.code).allowsNumberPadPopover = false")
    }
}

extension AuditedField {
    /// Whether it is marked as one for a new password, or says so.
    fileprivate var asksForNewPassword: Bool {
        guard let traits, traits.isSecure else { return false }
        return traits.contentType == .newPassword
            || [label, placeholder, caption].contains { $0.map(ContentGuess.isAboutNewPassword) == true }
    }
}

extension TextTraits {
    /// A character of an example that a pad of digits lacks; `nil` if there is none, or if the text is no example.
    ///
    /// Code of the app may add what lies between digits, but hardly letters.
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
    /// Whether the text shows what to type, as `12/26`, `MM/YY` or `AB 123` do, instead of naming it.
    fileprivate var isExample: Bool {
        let words = split { !$0.isLetter }.map { $0.lowercased() }
        let isMask = !words.isEmpty && words.allSatisfy { ["mm", "dd", "yy", "yyyy", "hh", "ss"].contains($0) }
        if isMask { return contains { !$0.isLetter && !$0.isWhitespace } }
        return contains(where: \.isNumber) && words.allSatisfy { $0.count <= 2 }
    }
}
