import FormNavigation
import UIKit

extension FormAudit {
    /// A check of every form that users visit while the session exists.
    ///
    /// An audit checks what's on the screen. A session audits the screen each time a field of a form has gained focus,
    /// so it also checks rows that a move loads, and screens that your app pushes or presents:
    ///
    /// ```swift
    /// let session = FormAudit.Session()
    /// // Go through the app: push screens, present sheets, move through long tables.
    /// #expect(session.findings.isEmpty)
    /// ```
    ///
    /// Each check happens after the update of the screen that follows a change of focus. Hold a strong reference to the session.
    @MainActor
    public final class Session {
        private let ignoredRules: Set<Rule>
        private let checks: [Check]
        private var found: [Finding] = []
        /// Each finding, with the class of its screen. The same row can be on the screen many times.
        private var known: Set<String> = []
        /// The next screen update, after which a check is due.
        private var update: ScreenUpdates?
        private var hasChecked = false

        /// Starts a session.
        ///
        /// - Parameters:
        ///   - ignoredRules: The rules to ignore. The default is an empty set. See also
        ///     ``UIKit/UIView/ignoredAuditRules``.
        ///   - checks: Your own rules. The default is an empty array.
        public init(ignoring ignoredRules: Set<Rule> = [], adding checks: [Check] = []) {
            (self.ignoredRules, self.checks) = (ignoredRules, checks)
            EngineEvents.add(self)
        }

        /// The findings so far, each of them once, in the order in which the session found them.
        ///
        /// If no field of a form has gained focus yet, the only finding is ``FormAudit/Rule/incomplete``.
        public var findings: [Finding] {
            guard !hasChecked, !ignoredRules.contains(.incomplete) else { return found }
            return [
                Finding(
                    .incomplete, .warning, nil, "FormAudit.Session",
                    "No field of a form has gained focus, so this session didn't check anything.",
                    "Move focus to a field of each form that you want to check.", "form.focusFirst()")
            ]
        }

        private func check(_ screen: UIViewController?) {
            update?.end()
            update = nil
            // An alert doesn't have a form, and neither does a screen that navigators leave alone.
            guard let screen, !FormNavigator.navigators(in: screen).isEmpty else { return }
            hasChecked = true
            let audit = FormAudit(of: screen, ignoring: ignoredRules.union([.incomplete]), adding: checks)
            for finding in audit.findings {
                let words = finding.isSummary ? "\(finding.rule)" : "\(finding)"
                if known.insert("\(type(of: screen)): \(words)").inserted { found.append(finding) }
            }
        }
    }
}

extension FormAudit.Session: EngineEvents.Listener {
    package func hear(_ event: EngineEvent) {
        guard case .ended(.focus(let field)) = event, let window = field.window else { return }
        update?.end()
        // The callback holds the session until then, because a run loop would keep calling an observer that isn't
        // removed.
        update = ScreenUpdates(of: window) { [weak window] in self.check(window?.rootViewController?.controllerOnTop) }
    }
}
