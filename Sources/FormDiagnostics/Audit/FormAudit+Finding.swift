import FormDiagnosticsCore
import FormNavigation
import UIKit

extension FormAudit {
    /// Something about a form that costs the person who fills it in.
    ///
    /// Print it, or let a test print it:
    ///
    /// ```
    /// warning: UITextField “Email” (emailField) [missingContentType]
    ///   The person types an email address by hand, as its placeholder says “Email”; of a field that is marked, the system
    ///   offers to fill it in from the person's contact card.
    ///   Say what belongs into the field:
    ///       emailField.textContentType = .emailAddress
    /// ```
    @MainActor
    public struct Finding: CustomStringConvertible {
        /// The rule that the form does not follow.
        public let rule: Rule
        /// How much it costs the person.
        public let severity: Severity
        /// The view that it is about, or `nil` if it is about none. It is not kept alive.
        public private(set) weak var view: UIView?
        /// What happens to the person, in a sentence.
        public let problem: String
        /// What to do about it, in a sentence.
        public let advice: String
        /// The code that does it, with your name for the view where a property has one. `nil` if there is none to show.
        public let code: String?
        /// All of it in words.
        public nonisolated let description: String

        init(
            _ rule: Rule, _ severity: Severity, _ view: UIView?, _ name: String, _ problem: String, _ advice: String,
            _ code: String?
        ) {
            (self.rule, self.severity, self.view) = (rule, severity, view)
            (self.problem, self.advice, self.code) = (problem, advice, code)
            let lines = code?.components(separatedBy: "; ").map { "      \($0)" } ?? []
            let end = lines.isEmpty || !advice.hasSuffix(".") ? advice : "\(advice.dropLast()):"
            description = (["\(severity): \(name) [\(rule)]", "  \(problem)", "  \(end)"] + lines).joined(
                separator: "\n")
        }
    }

    /// How much a finding costs the person who fills in the form.
    public enum Severity: Int, Comparable, CaseIterable, Sendable, CustomStringConvertible {
        /// It is worth a look.
        case notice
        /// It costs the person time.
        case warning
        /// The person is stuck, or cannot see or hear what is asked.
        case error

        public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

        /// The word for it, such as `warning`.
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
    /// What was found, about one of the views that were read.
    init(_ finding: AuditFinding, at view: (Int) -> (view: UIView, name: String)?) {
        let place = finding.view.flatMap(view)
        self.init(
            FormAudit.Rule(finding.rule), FormAudit.Severity(finding.severity), place?.view, place?.name ?? "The form",
            finding.problem, finding.advice, finding.code)
    }

    /// A navigator that does nothing.
    static func inactive(_ navigator: FormNavigator) -> Self {
        let controller = navigator.ownViewController
        return Self(
            .inactiveNavigator, .error, controller?.viewIfLoaded,
            controller.map { "\(type(of: $0))" } ?? "FormNavigator",
            "There is no toolbar, and no key that goes on: this navigator was uninstalled, or another one was created for the "
                + "same view controller.",
            "Create one navigator for a view controller, once, and keep it.",
            "form = FormNavigator(viewController: self)")
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
