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
            self.description = responsibleView.map { "\(description) (\($0.name))" } ?? description
        }
    }

    /// A closure that receives every decision of every navigator as soon as it's made.
    ///
    /// ```swift
    /// FormNavigator.trace = { print($0) }
    /// ```
    ///
    /// The default value is `nil`, which costs nothing. While a closure is set, navigators also visit hidden views, to
    /// report why they skip the fields in them.
    @MainActor public static var trace: (@MainActor (Decision) -> Void)?

    /// Whether anybody learns of decisions.
    @MainActor static var isTraced: Bool { trace != nil || EngineEvents.isHeard }

    @MainActor private static var isReporting = false
    @MainActor private static var isForToolOnly = false

    /// Passes a decision to ``trace`` and to the listeners of the engine. Decisions that the closure causes by asking a
    /// navigator aren't reported.
    @MainActor static func report(_ decision: @autoclosure () -> Decision) {
        guard isTraced, !isReporting else { return }
        isReporting = true
        let decision = decision()
        if !isForToolOnly { EngineEvents.emit(.decided(decision)) }
        trace?(decision)
        isReporting = false
    }

    /// Returns the decisions made while a tool reads the form, without reporting them to anyone else.
    @MainActor static func decisions(during work: () -> Void) -> [Decision] {
        var decisions: [Decision] = []
        let outer = (trace, isReporting, isForToolOnly)
        (trace, isReporting, isForToolOnly) = ({ decisions.append($0) }, false, true)
        work()
        (trace, isReporting, isForToolOnly) = outer
        return decisions
    }

    /// Repeats work whose decisions have already been reported.
    @MainActor static func untraced(_ work: () -> Void) {
        let wasReporting = isReporting
        isReporting = true
        work()
        isReporting = wasReporting
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
        /// A view controller overrides `keyCommands` without calling `super`, so UIKit doesn't see the key commands of
        /// the form.
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

    /// The reason for a decision.
    ///
    /// Future versions may add reasons, so a `switch` statement needs a `default` case.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        /// The name of the reason, such as `hiddenAncestor`.
        public var description: String { "\(name)" }
        /// The words that ``FormNavigator/trace`` prints. Equal reasons may have different words, depending on the
        /// decision.
        package var words: String { "\(staticWords)" }

        // A walk carries the reason along, and doesn't count references to a static string.
        private let name: StaticString
        private let staticWords: StaticString

        private init(_ name: StaticString, _ words: StaticString) { (self.name, staticWords) = (name, words) }

        /// Returns whether two reasons have the same name.
        public static func == (first: Reason, second: Reason) -> Bool { first.description == second.description }

        /// Hashes the name of the reason.
        public func hash(into hasher: inout Hasher) { hasher.combine(description) }

        // MARK: Why a field isn't a stop

        /// The field is hidden, or its alpha is below 0.01. UIKit ignores touches in such a view.
        public static let hidden = Reason("hidden", "hidden")
        /// An ancestor of the field is hidden or transparent.
        public static let hiddenAncestor = Reason("hiddenAncestor", "hidden ancestor")
        /// The field isn't enabled, or isn't editable.
        public static let disabled = Reason("disabled", "disabled")
        /// User interaction is off in the field.
        public static let notInteractive = Reason("notInteractive", "interaction is off")
        /// User interaction is off in an ancestor of the field.
        public static let notInteractiveAncestor = Reason("notInteractiveAncestor", "interaction is off in an ancestor")
        /// The options of the field, or of an ancestor, mark it as skipped.
        public static let marked = Reason("marked", "marked as skipped")
        /// The width or the height of the field is 0.
        public static let noSize = Reason("noSize", "has no size")
        /// The field or an ancestor is scaled to less than a hundredth in one or both directions.
        public static let scaledToNothing = Reason("scaledToNothing", "scaled to nothing")
        /// The field is where the user can't see it, and scrolling doesn't reveal it.
        ///
        /// It's outside the screen, in a closed drawer or sheet, or in a collapsed section.
        public static let outOfSight = Reason("outOfSight", "out of sight")
        /// A sibling of the field, or of one of its ancestors, is modal (`accessibilityViewIsModal`).
        public static let behindModal = Reason("behindModal", "behind a modal view")
        /// The field is in a part of the form that a presented screen covers.
        public static let covered = Reason("covered", "below a presented screen")
        /// A control, or a view with a tap gesture recognizer, covers the field, so a tap on the field doesn't begin
        /// editing.
        public static let coveredByControl = Reason("coveredByControl", "covered by a control")
        /// The field is a search field, or belongs to a search bar or a navigation bar.
        public static let bar = Reason("bar", "belongs to a bar")
        /// The options of the field, or of an ancestor, exclude it.
        public static let excludedView = Reason("excludedView", "excluded by its options")
        /// The field belongs to an excluded view controller.
        public static let excludedViewController = Reason(
            "excludedViewController", "belongs to an excluded view controller")
        /// The field is in a SwiftUI view, which ``FormNavigator/shared`` ignores, or belongs to SwiftUI itself.
        public static let swiftUI = Reason("swiftUI", "belongs to SwiftUI")
        /// The field belongs to a keyboard, which ``FormNavigator/shared`` ignores.
        public static let keyboard = Reason("keyboard", "belongs to a keyboard")
        /// The field belongs to a screen presented over this one.
        public static let presented = Reason("presented", "belongs to a presented screen")
        /// The field belongs to another navigator that's nearer to it.
        public static let otherNavigator = Reason("otherNavigator", "belongs to another navigator")
        /// The field is in a group that's its own form.
        public static let closedGroup = Reason("closedGroup", "in a closed group")
        /// The custom order omits the field.
        public static let leftOutByOrder = Reason("leftOutByOrder", "left out by the custom order")

        // MARK: Why a view is skipped

        /// The view isn't a stop. If it's a field that has focus, an earlier decision of the kind `skipped` contains
        /// the reason.
        public static let notAStop = Reason("notAStop", "isn't a stop")

        /// The view isn't a stop, but its content is checked nonetheless.
        static let checkedOnly = Reason("notAStop", "isn't a stop, but its content is checked")

        // MARK: Why a link is ignored

        /// The link leads to a view that isn't a field of the form.
        public static let outsideForm = Reason("outsideForm", "it leads out of the form")
        /// Another link already leads to or from one of the two fields.
        public static let linkConflict = Reason("linkConflict", "another link has claimed one of the two")
        /// The link leads to the field itself, or forms a cycle with other links.
        public static let linkCycle = Reason("linkCycle", "it would close a cycle")

        /// The custom order omits one of the two fields.
        static let leftOutOfLink = Reason("leftOutByOrder", "the custom order left one of the two out")

        // MARK: Why a tap keeps editing

        /// The view is a field that accepts text, is selectable text, or is inside such a view.
        public static let text = Reason("text", "it's text")
        /// The view is a field that doesn't accept text, or is inside one.
        public static let stop = Reason("stop", "it's a stop")
        /// The view is in a selectable row of a table view, or in a selectable item of a collection view.
        public static let row = Reason("row", "it's in a selectable row")
        /// The view is an instance of one of the classes that keep editing, or is inside such a view.
        public static let viewClass = Reason("viewClass", "its class keeps editing")
        /// The view is the input bar, or is inside it.
        public static let inputBar = Reason("inputBar", "it's in the input bar")

        /// The options of the view, or of an ancestor, keep editing.
        static let markedTarget = Reason("marked", "its options say so")
        /// The view belongs to a screen presented over this one.
        static let presentedTarget = Reason("presented", "it belongs to a presented screen")

        // MARK: Why nothing moves for a field

        /// The configuration turns avoidance off. For ``FormNavigator/shared``, it's off until you turn it on.
        public static let configuration = Reason("configuration", "turned off in the configuration")
        /// A rule turns avoidance off. The decision's description names the class in the rule.
        public static let rule = Reason("rule", "turned off by a rule")
        /// The options of the field turn avoidance off.
        public static let options = Reason("options", "turned off by its options")
        /// The field is in an accessory view, which is above the keyboard already.
        public static let accessoryView = Reason("accessoryView", "it's in an accessory view")
        /// A floating, undocked, or split keyboard is where the user has put it.
        public static let undockedKeyboard = Reason("undockedKeyboard", "the keyboard isn't docked")
        /// The scroll view around the field doesn't scroll, and no other view may move.
        public static let scrollingOff = Reason("scrollingOff", "scrolling is off, and no other view may move")
        /// No view that may move contains the field. See ``FormContainerProviding``.
        public static let nothingMoves = Reason("nothingMoves", "no view that may move contains it")
        /// The user has scrolled the field behind the keyboard.
        public static let scrolledAway = Reason("scrolledAway", "the user has scrolled it there")
        /// The user writes into the field with Apple Pencil.
        public static let pencil = Reason("pencil", "the user writes into it with a pencil")
        /// There's no room for a line of text above the keyboard.
        public static let noRoom = Reason("noRoom", "there's no room above the keyboard")
        /// Your app, or layout, moves the field back each time. For example, your code sets an inset, an offset, or a frame.
        public static let movedBack = Reason("movedBack", "the app or layout moves it back")

        // MARK: Why focus did not move

        /// There's no field in that direction.
        public static let noFurtherField = Reason("noFurtherField", "no further field")
        /// The navigator's delegate doesn't allow focus to move to this field.
        public static let refusedByDelegate = Reason("refusedByDelegate", "the delegate doesn't allow")
        /// The content of the field that has focus is invalid. See
        /// ``FormNavigator/Configuration-swift.struct/invalidFieldPolicy``.
        public static let invalid = Reason("invalid", "the field's content is invalid")
        /// The field didn't become first responder. The navigator tries the next field in the same direction.
        public static let refused = Reason("refused", "didn't become first responder")
        /// The search found no field in the number of rows that
        /// ``FormNavigator/Configuration-swift.struct/rowSearchLimit`` allows.
        public static let searchLimit = Reason("searchLimit", "no field in the rows that a move may load")
        /// The search found no field in the rows it reached within a tenth of a second. The next move continues from
        /// there.
        public static let searchPaused = Reason("searchPaused", "no field in the rows searched so far")
        /// No field of the form has focus, or the navigator can't tell which form is meant.
        public static let noForm = Reason("noForm", "no field of a form has focus")
        /// The field presented a screen instead of taking focus.
        static let presentedScreen = Reason("presented", "the app presented a screen")
        /// The form is below a presented screen, or behind a modal view.
        static let coveredForm = Reason("covered", "the form is below a presented screen or behind a modal view")
    }
}

extension FormNavigator.Decision.Reason {
    /// Whether the field or an ancestor is only temporarily invisible or unusable. The focused field keeps everything it
    /// has, because its screen may be about to appear.
    var isTemporary: Bool { Self.temporary.contains(self) }

    /// Whether the field belongs to the system, to the app alone, or to another navigator. It never becomes this
    /// navigator's current field, whoever gave it focus.
    var belongsElsewhere: Bool { Self.elsewhere.contains(self) }

    private static let temporary: Set = [
        hidden, hiddenAncestor, notInteractive, notInteractiveAncestor, noSize, scaledToNothing,
    ]
    private static let elsewhere: Set = [
        bar, excludedView, excludedViewController, otherNavigator, presented, swiftUI, keyboard,
    ]
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

    static func ignoredKeyCommands(_ controller: UIViewController) -> Self {
        Self(
            .ignoredKeyCommands, controller.viewIfLoaded,
            "no keys for \(type(of: controller)): it overrides `keyCommands` without `super`")
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
