import FormDiagnosticsCore
import FormNavigation
import UIKit

/// A check of a form for problems that people have when they fill it in.
///
/// Show a screen, and record each finding that needs attention as an issue:
///
/// ```swift
/// for finding in FormAudit(of: viewController).findings where finding.severity >= .warning {
///     Issue.record("\(finding)")
/// }
/// ```
///
/// The audit checks the form as it is now, for people who see the screen, who use VoiceOver, or who use a hardware keyboard.
/// It doesn't change anything or move focus, and it doesn't check rows that aren't loaded or screens that aren't visible. To
/// check those while a test goes through them, use a ``Session``.
///
/// Each ``Finding`` describes a problem and its solution. <doc:CheckingAForm> explains the rules.
@MainActor
public struct FormAudit {
    /// The findings, the most severe first.
    public let findings: [Finding]

    /// Checks the forms that a view controller shows.
    ///
    /// The audit includes every navigator that manages the view controller or a part of it, even `FormNavigator.shared`. It
    /// loads the view and lays it out.
    ///
    /// - Parameters:
    ///   - viewController: The view controller. It can be a navigation, tab bar, split view, or page view controller.
    ///   - ignoredRules: The rules to ignore. The default is an empty set. See also
    ///     ``UIKit/UIView/ignoredAuditRules``.
    ///   - checks: Your own rules. The default is an empty array.
    public init(of viewController: UIViewController, ignoring ignoredRules: Set<Rule> = [], adding checks: [Check] = [])
    {
        // Nothing was seen earlier.
        var notes = SessionNotes()
        self.init(of: viewController, ignoring: ignoredRules, adding: checks, &notes)
    }

    /// Checks the forms that a view controller shows, and compares them with what a session has noted.
    init(
        of viewController: UIViewController, ignoring ignoredRules: Set<Rule>, adding checks: [Check],
        _ notes: inout SessionNotes
    ) {
        viewController.loadViewIfNeeded()
        viewController.viewIfLoaded?.window?.layoutIfNeeded()
        let navigators = FormNavigator.navigators(in: viewController)
        let reports = navigators.map { FormAudit.report(of: $0, in: viewController, checks, &notes) }
        // A navigator without a field on this screen reports nothing, unless no navigator has a field there.
        let found = reports.filter(\.hasFields)
        let findings: [Finding]
        if navigators.isEmpty {
            findings = [
                Finding(
                    .incomplete, .warning, viewController.viewIfLoaded,
                    "\(type(of: viewController))",
                    "Nothing moves people from field to field: this screen has no navigator.",
                    "Create a navigator for the view controller, and store it in a property.",
                    "private lazy var form = FormNavigator(viewController: self)")
            ]
        } else {
            findings = (found.isEmpty ? Array(reports.prefix(1)) : found).flatMap(\.findings)
        }
        self.findings = FormAudit.sorted(findings, ignoring: ignoredRules)
    }

    /// Checks the fields of a navigator.
    ///
    /// `FormNavigator.shared` manages the whole app. To check one of its screens, create the audit with the view controller
    /// of that screen.
    ///
    /// - Parameters:
    ///   - navigator: The navigator.
    ///   - ignoredRules: The rules to ignore. The default is an empty set. See also
    ///     ``UIKit/UIView/ignoredAuditRules``.
    ///   - checks: Your own rules. The default is an empty array.
    public init(of navigator: FormNavigator, ignoring ignoredRules: Set<Rule> = [], adding checks: [Check] = []) {
        let view = navigator.ownViewController?.viewIfLoaded
        view?.window?.layoutIfNeeded()
        let screen = navigator.ownViewController ?? navigator.currentField?.window?.rootViewController
        var notes = SessionNotes()
        let report = FormAudit.report(of: navigator, in: screen, checks, &notes)
        findings = FormAudit.sorted(report.findings, ignoring: ignoredRules)
    }

    // MARK: - Private

    private struct Report {
        var findings: [Finding] = []
        var hasFields = false
    }

    private static func report(
        of navigator: FormNavigator, in viewController: UIViewController?, _ checks: [Check],
        _ notes: inout SessionNotes
    ) -> Report {
        guard navigator.isAtWork else { return Report(findings: [.inactive(navigator)], hasFields: true) }
        let forms = navigator.facts(in: viewController)
        var report = Report()
        for facts in forms {
            var reader = AuditReader(of: facts, navigator)
            let form = reader.form(isShared: forms.count > 1, seenIn: &notes)
            report.hasFields = report.hasFields || !form.stops.isEmpty
            report.findings += AuditRules.findings(in: form).map { Finding($0, at: reader.view(numbered:)) }
            for field in facts.fields where field.reason == nil {
                for check in checks {
                    guard let (problem, advice) = check.inspect(field.view) else { continue }
                    report.findings.append(
                        Finding(
                            check.rule, check.severity, field.view, SourceNames.description(of: field.view), problem,
                            advice, nil))
                }
            }
        }
        if forms.isEmpty {
            let view = navigator.ownViewController?.viewIfLoaded
            report.findings = [
                Finding(
                    .incomplete, .warning, view, view.map { SourceNames.description(of: $0) } ?? "FormNavigator",
                    "The screen of this navigator hasn't been loaded yet, so this audit didn't check anything.",
                    "Show the screen before you check it. Here, `viewController` stands for the screen, and `window` for a "
                        + "window of yours.",
                    "window.rootViewController = viewController\nwindow.makeKeyAndVisible()")
            ]
        } else if !report.hasFields, forms.count > 1 {
            // The closed groups, and what's around them, don't contain a field.
            report.findings += forms.prefix(1).flatMap { facts in
                var reader = AuditReader(of: facts, navigator)
                return AuditRules.findings(in: reader.form(isShared: false, seenIn: &notes)).map {
                    Finding($0, at: reader.view(numbered:))
                }
            }
        }
        return report
    }

    private static func sorted(_ findings: [Finding], ignoring rules: Set<Rule>) -> [Finding] {
        let counted = findings.filter { finding in
            if rules.contains(finding.rule) { return false }
            let views = finding.view.map { Array(sequence(first: $0, next: \.superview)) } ?? []
            return !views.contains { $0.ignoredAuditRules.contains(finding.rule) }
        }
        return Severity.allCases.reversed().flatMap { severity in counted.filter { $0.severity == severity } }
    }
}
