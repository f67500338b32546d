import UIKit

extension FormNavigator {
    /// A decision that a navigator made: its kind, the view that it's about, and the reason for it.
    ///
    /// Print a decision, or read its ``kind-swift.property``, ``view``, and ``reason-swift.property``:
    ///
    /// ```swift
    /// FormNavigator.trace = { decision in
    ///     if decision.kind == .skipped, decision.reason == .hidden { print(decision) }
    /// }
    /// ```
    ///
    /// <doc:UnderstandingDecisions> explains the lines that a decision prints. A decision holds its views weakly, so
    /// storing one doesn't keep a screen in memory.
    public struct Decision: CustomStringConvertible {
        /// The kind of decision.
        public let kind: Kind
        /// The view that the decision is about, or `nil` if it isn't about a view.
        ///
        /// This is a field, or the view that the user tapped. For a move, it's the field that gained focus, or that
        /// should have gained it.
        public private(set) weak var view: UIView?
        /// The field that had focus before a move, or that has the link. `nil` for other decisions.
        public private(set) weak var origin: UIView?
        /// The view that the reason is about, if it's a different one: the hidden ancestor, the modal view, or the view
        /// of the excluded view controller.
        ///
        /// The value is `nil` if the reason is about the field itself, or not about a single view. The ``description``
        /// names the view.
        public private(set) weak var responsibleView: UIView?
        /// The reason for the decision, or `nil` if the kind is enough to explain it.
        public let reason: Reason?
        /// A textual description of the decision, such as `skipped UITextField “Email”: hidden ancestor (UIStackView)`.
        public let description: String

        private init(
            _ kind: Kind, _ view: UIView?, from origin: UIView? = nil, because reason: Reason? = nil,
            of responsibleView: ResponsibleView? = nil, _ description: String
        ) {
            (self.kind, self.view, self.origin) = (kind, view, origin)
            (self.reason, self.responsibleView) = (reason, responsibleView?.view)
            self.description = description.naming(responsibleView)
        }
    }
}

extension FormNavigator.Decision {
    /// The kind of a decision.
    ///
    /// Future versions may add kinds, so a `switch` statement needs a `default` case.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The name of the kind, such as `skipped`.
        public let description: String

        /// Previous and Next don't visit a field.
        public static let skipped = Kind(description: "skipped")
        /// Editing began in a field that the navigator doesn't manage.
        public static let leftAlone = Kind(description: "leftAlone")
        /// The field has your own accessory view, so it doesn't show the toolbar.
        public static let keptAccessoryView = Kind(description: "keptAccessoryView")
        /// The field's class handles its delegate on its own, so the field keeps its return key.
        public static let keptDelegate = Kind(description: "keptDelegate")
        /// UIKit doesn't perform the key commands of the form: a view controller overrides `keyCommands` without calling
        /// `super`, or `canPerformAction(_:withSender:)` refuses actions that it doesn't know.
        ///
        /// Tab, Escape, and Command-Return have no effect on the form.
        public static let ignoredKeyCommands = Kind(description: "ignoredKeyCommands")
        /// The navigator ignores a link between two fields.
        public static let ignoredLink = Kind(description: "ignoredLink")
        /// The navigator ignores a keyboard notification, because it doesn't contain the position of the keyboard.
        public static let ignoredNotification = Kind(description: "ignoredNotification")
        /// Your app makes room for the keyboard in a view, too, and the navigator adds only what's missing.
        ///
        /// Nothing is wrong with that, but one of the two is enough. The ``FormNavigator/Decision/description`` contains the
        /// rule that leaves the screen to your code.
        public static let sharedRoom = Kind(description: "sharedRoom")
        /// Nothing moves for the field that has focus: the keyboard covers it, or it's in an accessory view.
        ///
        /// The navigator reports this when the keyboard is at rest.
        public static let noAvoidance = Kind(description: "noAvoidance")
        /// Focus moved from one field to another.
        public static let moved = Kind(description: "moved")
        /// Focus stayed where it was.
        public static let notMoved = Kind(description: "notMoved")
        /// A tap on a view outside the field didn't end editing.
        public static let keptEditing = Kind(description: "keptEditing")
        /// Your app created a newer navigator for the same view controller. The older one pauses until you release or
        /// uninstall the newer one.
        public static let suspendedNavigator = Kind(description: "suspendedNavigator")
        /// Your app released a navigator whose view controller still exists, so the navigator has no effect.
        ///
        /// Hold a strong reference to the navigator in a property. A navigator isn't reported if it's released after
        /// its screen was used and dismissed.
        public static let releasedNavigator = Kind(description: "releasedNavigator")
    }
}

// MARK: - What the library reports

@MainActor
extension FormNavigator.Decision {
    static func skipped(_ view: UIView, _ reason: Reason, of responsibleView: ResponsibleView? = nil) -> Self {
        Self(.skipped, view, because: reason, of: responsibleView, "skipped \(name(of: view)): \(reason.words)")
    }

    static func leftAlone(_ view: UIView, _ reason: Reason, of responsibleView: ResponsibleView? = nil) -> Self {
        Self(.leftAlone, view, because: reason, of: responsibleView, "left \(name(of: view)) alone: \(reason.words)")
    }

    static func keptAccessoryView(_ view: UIView) -> Self {
        Self(.keptAccessoryView, view, "no toolbar for \(name(of: view)): it has its own accessory view")
    }

    static func keptDelegate(_ view: UIView) -> Self {
        Self(.keptDelegate, view, "no return key for \(name(of: view)): it handles its delegate on its own")
    }

    static func ignoredKeyCommands(_ controller: UIViewController, _ cause: String) -> Self {
        Self(.ignoredKeyCommands, controller.viewIfLoaded, "no keys for \(type(of: controller)): \(cause)")
    }

    static func suspendedNavigator(of controller: UIViewController) -> Self {
        Self(
            .suspendedNavigator, controller.viewIfLoaded,
            "suspended the navigator of \(type(of: controller)): a newer one exists")
    }

    static func releasedNavigator(of controller: UIViewController) -> Self {
        Self(
            .releasedNavigator, controller.viewIfLoaded,
            "released the navigator of \(type(of: controller)), which still exists: store the navigator in a property")
    }

    static func ignoredLink(from: UIView, to: UIView, _ reason: Reason) -> Self {
        Self(
            .ignoredLink, to, from: from, because: reason,
            "ignored a link from \(name(of: from)) to \(name(of: to)): \(reason.words)")
    }

    static func ignoredNotification(_ name: NSNotification.Name, _ reason: String) -> Self {
        Self(.ignoredNotification, nil, "ignored \(name.rawValue): \(reason)")
    }

    static func sharedRoom(in view: UIView, of controller: UIViewController) -> Self {
        let screen = "\(type(of: controller))"
        return Self(
            .sharedRoom, view,
            "\(screen) makes room for the keyboard in \(name(of: view)), too: remove that code, or add the rule "
                + "`.off(.avoidance, in: \(screen).self)`")
    }

    static func noAvoidance(_ view: UIView, _ reason: Reason, of responsibleView: ResponsibleView? = nil) -> Self {
        Self(
            .noAvoidance, view, because: reason, of: responsibleView,
            "no avoidance for \(name(of: view)): \(reason.words)")
    }

    static func moved(from: UIView?, to: UIView) -> Self {
        Self(.moved, to, from: from, "moved to \(name(of: to))")
    }

    /// - Parameter candidate: The field that focus should have moved to, if known.
    static func notMoved(
        from: UIView?, to candidate: UIView? = nil, _ reason: Reason, of responsibleView: ResponsibleView? = nil
    ) -> Self {
        let field = candidate.map(name) ?? "the field"
        let words =
            switch reason {
            case .refusedByDelegate: "\(reason.words) \(field)"
            case .refused, .notAStop: "\(field) \(reason.words)"
            case .invalid: from.map { "the content of \(name(of: $0)) is invalid" } ?? reason.words
            default: reason.words
            }
        return Self(.notMoved, candidate, from: from, because: reason, of: responsibleView, "not moved: \(words)")
    }

    static func keptEditing(_ view: UIView, _ reason: Reason, of responsibleView: ResponsibleView? = nil) -> Self {
        Self(
            .keptEditing, view, because: reason, of: responsibleView,
            "a tap on \(name(of: view)) keeps editing: \(reason.words)")
    }

    /// The class of a view and its human-readable name: `UITextField “Email”`. The fields of a form often share one
    /// class.
    static func name(of view: UIView) -> String {
        let name =
            (view as? any FormPlaceholderProviding)?.placeholder ?? view.accessibilityLabel
            ?? view.accessibilityIdentifier
        guard let name, !name.isBlank else { return "\(type(of: view))" }
        return "\(type(of: view)) “\(name)”"
    }
}
