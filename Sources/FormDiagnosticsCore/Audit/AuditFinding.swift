/// Something about a form that costs the person who fills it in.
package struct AuditFinding: Sendable, Hashable {
    package var rule: AuditRule
    /// The number of the view that it is about; `nil` if it is about none.
    package var view: Int?
    package var severity: AuditSeverity
    /// What happens to the person, in a sentence.
    package var problem: String
    /// What to do, in a sentence.
    package var advice: String
    /// The code that does it; `nil` if there is none to show.
    package var code: String?

    package init(
        _ rule: AuditRule, _ severity: AuditSeverity, at view: AuditedView?, _ problem: String, _ advice: String,
        code: String? = nil
    ) {
        (self.rule, self.severity, self.view) = (rule, severity, view?.number)
        (self.problem, self.advice, self.code) = (problem, advice, code)
    }
}

/// How much a finding costs the person.
package enum AuditSeverity: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// It is worth a look.
    case notice
    /// It costs time.
    case warning
    /// The person is stuck, or cannot see or hear what is asked.
    case error

    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// What an audit looks for.
package enum AuditRule: String, Sendable, CaseIterable {
    // Cannot get there, or away.
    case deadEnd
    case keyboardTrap
    case skippedField
    case inactiveNavigator
    // Cannot see.
    case hiddenByKeyboard
    // Types more than needed.
    case missingContentType
    case mixedPasswords
    case unwantedCorrection
    case unfitKeyboard
    case secureMismatch
    case numberPadPopover
    // Does not hear, or cannot hit.
    case missingName
    case sameName
    case smallTarget
    // Is surprised.
    case jumpingOrder
    case ignoredLink
    case misleadingReturnKey
    case searchedRows
    // Cannot be told.
    case incomplete
}

/// The rules for what is wrong with a form.
package enum AuditRules {
    /// Returns what is wrong with a form: the gravest first, and what is equally grave in the order of the form.
    package static func findings(in form: AuditedForm) -> [AuditFinding] {
        let findings =
            completeness(of: form) + leaving(form) + sight(in: form) + typing(in: form) + hearing(in: form)
            + surprises(in: form)
        return AuditSeverity.allCases.reversed().flatMap { severity in findings.filter { $0.severity == severity } }
    }

    /// Whether the audit has seen anything at all: one that has not must not pass.
    static func completeness(of form: AuditedForm) -> [AuditFinding] {
        if form.stops.isEmpty, !form.isShared {
            return [
                AuditFinding(
                    .incomplete, .warning, at: form.root,
                    "No field was found that Next would go to, so this audit has checked nothing.",
                    "Show the screen with its fields before you check it.",
                    code: "window.rootViewController = viewController; window.makeKeyAndVisible()")
            ]
        }
        guard form.screen == nil else { return [] }
        return [
            AuditFinding(
                .incomplete, .warning, at: form.root,
                "The screen is in no window, so nobody can tell what the keyboard would cover.",
                "Show the screen before you check it.",
                code: "window.rootViewController = viewController; window.makeKeyAndVisible()")
        ]
    }
}
