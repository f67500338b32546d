import FormNavigation
import UIKit

extension FormAudit {
    /// A check of every form that users visit while the session exists.
    ///
    /// An audit checks what's on the screen. A session audits the screen each time a field of a form has gained focus,
    /// so it also checks rows that a move loads, and screens that your app pushes or presents. It also finds what only
    /// use shows: an order that changes with focus, and code of the app that makes room for the keyboard itself.
    ///
    /// ```swift
    /// let session = FormAudit.Session()
    /// // Go through the app: push screens, present sheets, move through long tables.
    /// #expect(session.findings.isEmpty)
    /// ```
    ///
    /// Each check happens after the update of the screen that follows a change of focus, or the end of a movement of the
    /// keyboard. Hold a strong reference to the session.
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
        private var notes = SessionNotes()
        /// The field that last gained focus.
        private weak var field: UIView?
        private weak var window: UIWindow?

        /// Starts a session.
        ///
        /// - Parameters:
        ///   - ignoredRules: The rules to ignore. The default is an empty set. See also
        ///     ``UIKit/UIView/ignoredAuditRules``.
        ///   - checks: Your own rules. The default is an empty array.
        public init(ignoring ignoredRules: Set<Rule> = [], adding checks: [Check] = []) {
            (self.ignoredRules, self.checks) = (ignoredRules, checks)
            EngineEvents.add(self)
            guard EngineEvents.keyboard == .absent else { return }
            for window in FormNavigator.windowsInUse { notes.noteRest(in: window) }
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
            let audit = FormAudit(of: screen, ignoring: ignoredRules.union([.incomplete]), adding: checks, &notes)
            for finding in audit.findings {
                let words = finding.isSummary ? "\(finding.rule)" : "\(finding)"
                if known.insert("\(type(of: screen)): \(words)").inserted { found.append(finding) }
            }
        }
    }
}

extension FormAudit.Session: EngineEvents.Listener {
    package func hear(_ event: EngineEvent) {
        switch event {
        case .ended(.focus(let field)):
            (self.field, window) = (field, field.window)
            if let window, EngineEvents.keyboard == .absent { notes.noteRest(in: window) }
        case .ended(.keyboard(.didShow, _, _, _)), .ended(.keyboard(.didHide, _, _, _)): break
        default: return
        }
        guard let window else { return }
        update?.end()
        // The callback holds the session until then, because a run loop would keep calling an observer that isn't
        // removed.
        update = ScreenUpdates(of: window) { [weak window] in
            if let window { self.noteKeyboard(in: window) }
            self.check(window?.rootViewController?.controllerOnTop)
        }
    }

    private func noteKeyboard(in window: UIWindow) {
        if EngineEvents.keyboard == .absent {
            notes.noteRest(in: window)
        } else if let field, field.window === window, EngineEvents.isKeyboardSettled {
            notes.noteKeyboard(around: field)
        }
    }
}
