/// A problem that people have when they fill in a form.
package struct AuditFinding: Sendable, Hashable {
    package var rule: AuditRule
    /// The number of the view with the problem, or `nil` if the problem isn't about a view.
    package var view: Int?
    package var severity: AuditSeverity
    /// A description of the problem, as people experience it.
    package var problem: String
    /// A description of the solution.
    package var advice: String
    /// The code that solves the problem, or `nil` if there's no such code.
    package var code: String?
    /// Whether it's about several views of the form, of which it names one.
    package var isSummary = false

    package init(
        _ rule: AuditRule, _ severity: AuditSeverity, at view: AuditedView?, _ problem: String, _ advice: String,
        code: String? = nil
    ) {
        (self.rule, self.severity, self.view) = (rule, severity, view?.number)
        (self.problem, self.advice, self.code) = (problem, advice, code)
        if let view { explain(view) }
    }

    /// The same finding, which says what the name of another view in its code stands for.
    func explaining(_ view: AuditedView) -> Self {
        var finding = self
        finding.explain(view)
        return finding
    }

    /// Says what a name in the code stands for if it isn't the app's.
    private mutating func explain(_ view: AuditedView) {
        guard !view.isNamed, let code, ["\(view.code).", "(\(view.code))"].contains(where: code.contains) else {
            return
        }
        advice += " Here, `\(view.code)` stands for \(view.name)."
    }
}

/// How much a problem affects people who fill in the form.
package enum AuditSeverity: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// It might need attention.
    case notice
    /// It costs people time.
    case warning
    /// People get stuck, or can't see or hear what the form asks for.
    case error

    package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

/// What an audit looks for.
package enum AuditRule: String, Sendable, CaseIterable {
    // People can't reach or leave a field.
    case deadEnd
    case keyboardTrap
    case skippedField
    case coveredField
    case skippedValidation
    case inactiveNavigator
    // People can't see what they edit.
    case hiddenByKeyboard
    case hiddenButton
    case roomMadeByApp
    // People type more than necessary.
    case missingContentType
    case mixedPasswords
    case unwantedCorrection
    case unfitKeyboard
    case secureMismatch
    case numberPadPopover
    // People can't hear what a field is for, or can't tap it.
    case missingName
    case sameName
    case smallTarget
    // People are surprised.
    case jumpingOrder
    case ignoredLink
    case misleadingReturnKey
    case searchedRows
    // The audit can't tell.
    case incomplete
}

/// The rules for what is wrong with a form.
package enum AuditRules {
    /// Returns the problems of a form, the most severe first, and those of the same severity in the order of the form.
    package static func findings(in form: AuditedForm) -> [AuditFinding] {
        let findings =
            completeness(of: form) + leaving(form) + sight(in: form) + typing(in: form) + hearing(in: form)
            + surprises(in: form)
        return AuditSeverity.allCases.reversed().flatMap { severity in findings.filter { $0.severity == severity } }
    }

    /// The finding of an audit that couldn't check anything, which mustn't pass.
    static func completeness(of form: AuditedForm) -> [AuditFinding] {
        let (problem, advice): (String, String)
        if form.stops.isEmpty, let table = form.searchedTables.first {
            return [
                AuditFinding(
                    .incomplete, .warning, at: table,
                    "No row on the screen has a field, and an audit doesn't load others, so this audit didn't check "
                        + "anything.",
                    "Scroll to the fields before you check them, or start a session and move through the form.",
                    code: "let session = FormAudit.Session()")
            ]
        } else if form.stops.isEmpty, !form.isShared {
            problem = "The form has no field that Next goes to, so this audit didn't check anything."
            advice = "Show the screen with its fields before you check it."
        } else if form.screen == nil {
            problem = "The screen isn't in a window, so it isn't known what the keyboard would cover."
            advice = "Show the screen before you check it."
        } else {
            return []
        }
        return [
            AuditFinding(
                .incomplete, .warning, at: form.root, problem,
                "\(advice) Here, `viewController` stands for the screen, and `window` for a window of yours.",
                code: "window.rootViewController = viewController\nwindow.makeKeyAndVisible()")
        ]
    }
}
