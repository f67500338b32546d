import FormDiagnosticsCore
import FormNavigation
import UIKit

extension FormAudit {
    /// A problem that people have when they fill in a form.
    ///
    /// Print a finding, or let a failed test print it:
    ///
    /// ```
    /// warning: UITextField “Email” (emailField) [missingContentType]
    ///   The field seems to be for an email address, because its placeholder says “Email”, but it has no content type.
    ///   With one, the system offers to fill it in from the contact card.
    ///   Set the content type of the field:
    ///       emailField.textContentType = .emailAddress
    /// ```
    @MainActor
    public struct Finding: CustomStringConvertible {
        /// The rule that the form breaks.
        public let rule: Rule
        /// The severity of the problem.
        public let severity: Severity
        /// The view with the problem, or `nil` if the problem is about the whole form. The finding holds it weakly.
        public private(set) weak var view: UIView?
        /// A description of the problem, as people experience it.
        public let problem: String
        /// A description of the solution.
        public let advice: String
        /// The code that solves the problem, one statement per line, or `nil` if there's no such code.
        ///
        /// It contains the name of your property for the view if a property holds the view. If it contains other names, such
        /// as `field`, the advice says what they stand for.
        public let code: String?
        /// Whether the finding is about several views, so that it says the same of a form in other words once rows are added.
        private(set) var isSummary = false
        /// A textual description of the finding, in several lines.
        public nonisolated let description: String

        init(
            _ rule: Rule, _ severity: Severity, _ view: UIView?, _ name: String, _ problem: String, _ advice: String,
            _ code: String?
        ) {
            (self.rule, self.severity, self.view) = (rule, severity, view)
            (self.problem, self.advice, self.code) = (problem, advice, code)
            let lines = code?.components(separatedBy: "\n").map { "      \($0)" } ?? []
            let end = lines.isEmpty || !advice.hasSuffix(".") ? advice : "\(advice.dropLast()):"
            description = (["\(severity): \(name) [\(rule)]", "  \(problem)", "  \(end)"] + lines).joined(
                separator: "\n")
        }
    }

    /// Constants that describe how much a problem affects people who fill in the form.
    public enum Severity: Int, Comparable, CaseIterable, Sendable, CustomStringConvertible {
        /// The problem might need your attention.
        case notice
        /// The problem costs people time.
        case warning
        /// People get stuck, or can't see or hear what the form asks for.
        case error

        public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

        /// The name of the severity, such as `warning`.
        public var description: String {
            switch self {
            case .notice: "notice"
            case .warning: "warning"
            case .error: "error"
            }
        }
    }
}

extension FormAudit.Finding {
    /// Creates a finding about one of the views that were read.
    init(_ finding: AuditFinding, at view: (Int) -> (view: UIView, name: String)?) {
        let place = finding.view.flatMap(view)
        self.init(
            FormAudit.Rule(finding.rule), FormAudit.Severity(finding.severity), place?.view, place?.name ?? "The form",
            finding.problem, finding.advice, finding.code)
        isSummary = finding.isSummary
    }

    /// A finding about a navigator that isn't active.
    static func inactive(_ navigator: FormNavigator) -> Self {
        let controller = navigator.ownViewController
        return Self(
            .inactiveNavigator, .error, controller?.viewIfLoaded,
            controller.map { "\(type(of: $0))" } ?? "FormNavigator",
            "There's no toolbar, and no key that moves on: this navigator was uninstalled, or another one was created for "
                + "the same view controller.",
            "Create one navigator for each view controller, and store it in a property.",
            "private lazy var form = FormNavigator(viewController: self)")
    }
}

extension FormAudit.Severity {
    fileprivate init(_ severity: AuditSeverity) {
        self =
            switch severity {
            case .notice: .notice
            case .warning: .warning
            case .error: .error
            }
    }
}
