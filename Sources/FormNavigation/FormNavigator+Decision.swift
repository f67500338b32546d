import UIKit

extension FormNavigator {
    /// Something that a navigator has decided: what, about which view, and why.
    ///
    /// Print it, or look at its ``kind-swift.property``, ``view`` and ``reason-swift.property``:
    ///
    /// ```swift
    /// FormNavigator.trace = { decision in
    ///     if decision.kind == .skipped, decision.reason == .hidden { print(decision) }
    /// }
    /// ```
    ///
    /// <doc:UnderstandingDecisions> explains the lines that it prints. A decision keeps no view alive, so one that is
    /// stored keeps no screen alive.
    public struct Decision: CustomStringConvertible {
        /// What was decided.
        public let kind: Kind
        /// The view that the decision is about, or `nil` if it is about none.
        ///
        /// This is a field or the view that was tapped. For a move it is the field that got focus, or should have got
        /// it.
        public private(set) weak var view: UIView?
        /// The field that had focus before a move, or that has the link. `nil` for other decisions.
        public private(set) weak var origin: UIView?
        /// The view that the reason is about, if that is another one: the hidden ancestor, the modal view, the view of the
        /// excluded view controller.
        ///
        /// `nil` if the reason is about the field itself, or about no single view. The ``description`` names it.
        public private(set) weak var culprit: UIView?
        /// Why it was decided, or `nil` if the kind says everything.
        public let reason: Reason?
        /// The decision in words, such as `skipped UITextField “Email”: hidden ancestor (UIStackView)`.
        public let description: String

        private init(
            _ kind: Kind, _ view: UIView?, from origin: UIView? = nil, because reason: Reason? = nil,
            of culprit: Culprit? = nil, _ description: String
        ) {
            (self.kind, self.view, self.origin) = (kind, view, origin)
            (self.reason, self.culprit) = (reason, culprit?.view)
            self.description = culprit.map { "\(description) (\($0.name))" } ?? description
        }
    }

    /// A closure that receives every decision of every navigator, when it is made.
    ///
    /// ```swift
    /// FormNavigator.trace = { print($0) }
    /// ```
    ///
    /// `nil` by default, which costs nothing. While it is set, the navigator also visits hidden views, to say why their
    /// fields are skipped.
    @MainActor public static var trace: (@MainActor (Decision) -> Void)?

    @MainActor private static var isReporting = false
    @MainActor private static var isAskedApart = false

    /// Hands a decision to ``trace`` and to whoever listens to the engine. What the closure causes, by asking a navigator,
    /// is not reported.
    @MainActor static func report(_ decision: @autoclosure () -> Decision) {
        guard trace != nil || EngineEvents.isHeard, !isReporting else { return }
        isReporting = true
        let decision = decision()
        if !isAskedApart { EngineEvents.emit(.decided(decision)) }
        trace?(decision)
        isReporting = false
    }

    /// Returns what is decided during a look that a tool takes, of which nobody else hears.
    @MainActor static func decisions(during look: () -> Void) -> [Decision] {
        var decisions: [Decision] = []
        let outer = (trace, isReporting, isAskedApart)
        (trace, isReporting, isAskedApart) = ({ decisions.append($0) }, false, true)
        look()
        (trace, isReporting, isAskedApart) = outer
        return decisions
    }

    /// Does what has been reported before.
    @MainActor static func untraced(_ work: () -> Void) {
        let wasReporting = isReporting
        isReporting = true
        work()
        isReporting = wasReporting
    }
}

extension FormNavigator.Decision {
    /// What was decided.
    ///
    /// A later version may have more kinds, so a `switch` needs a `default`.
    public struct Kind: Hashable, Sendable, CustomStringConvertible {
        /// The name of the kind, such as `skipped`.
        public let description: String

        /// A field is not visited by Previous and Next.
        public static let skipped = Kind(description: "skipped")
        /// Editing began in a field that the navigator does not serve.
        public static let leftAlone = Kind(description: "leftAlone")
        /// The field has an accessory view of yours, so it gets no toolbar.
        public static let keptAccessoryView = Kind(description: "keptAccessoryView")
        /// The field's class handles its delegate by itself, so the field keeps its return key.
        public static let keptDelegate = Kind(description: "keptDelegate")
        /// A view controller overrides `keyCommands` without `super`, so UIKit does not see those of the form.
        ///
        /// Tab, Escape and Command-Return do nothing for the form.
        public static let ignoredKeyCommands = Kind(description: "ignoredKeyCommands")
        /// A link between two fields is ignored.
        public static let ignoredLink = Kind(description: "ignoredLink")
        /// A keyboard notification is ignored, because it does not say where the keyboard is.
        public static let ignoredNotification = Kind(description: "ignoredNotification")
        /// Focus has moved from one field to another.
        public static let moved = Kind(description: "moved")
        /// Focus has stayed where it was.
        public static let notMoved = Kind(description: "notMoved")
        /// A tap on a view outside of the field did not end editing.
        public static let keptEditing = Kind(description: "keptEditing")
        /// A newer navigator was made for the same view controller. The older one rests until that has gone.
        public static let suspendedNavigator = Kind(description: "suspendedNavigator")
        /// A navigator was released although its view controller is still there, and so it does nothing.
        ///
        /// Keep it in a property. A navigator that is released when its screen has been used and has gone is not reported.
        public static let releasedNavigator = Kind(description: "releasedNavigator")
    }

    /// Why it was decided.
    ///
    /// A later version may have more reasons, so a `switch` needs a `default`.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        private let name: String
        private let phrase: Phrase

        private init(_ name: String, _ words: String) { (self.name, phrase) = (name, Phrase(words: words)) }

        /// The name of the reason, such as `hiddenAncestor`.
        public var description: String { name }

        // MARK: Why a field is no stop

        /// The field is hidden, or its alpha is below 0.01. UIKit does not find such a view when it is touched.
        public static let hidden = Reason("hidden", "hidden")
        /// A view around the field is hidden or transparent.
        public static let hiddenAncestor = Reason("hiddenAncestor", "hidden ancestor")
        /// The field is not enabled, or not editable.
        public static let disabled = Reason("disabled", "disabled")
        /// User interaction is off in the field.
        public static let notInteractive = Reason("notInteractive", "interaction is off")
        /// User interaction is off in a view around the field.
        public static let notInteractiveAncestor = Reason("notInteractiveAncestor", "interaction is off in an ancestor")
        /// The options of the field, or of a view around it, say that it is skipped.
        public static let marked = Reason("marked", "marked as skipped")
        /// The width or the height of the field is 0.
        public static let noSize = Reason("noSize", "has no size")
        /// The field, or a view around it, is scaled to less than a hundredth in one direction or in both.
        public static let scaledToNothing = Reason("scaledToNothing", "scaled to nothing")
        /// The field is where nobody sees it, and scrolling does not bring it in.
        ///
        /// It is beside the screen, in a closed drawer or sheet, or in a collapsed section.
        public static let outOfSight = Reason("outOfSight", "out of sight")
        /// A view beside the field, or beside a view around it, is modal (`accessibilityViewIsModal`).
        public static let behindModal = Reason("behindModal", "behind a modal view")
        /// The field is in a part of the form that a screen is presented over.
        public static let covered = Reason("covered", "below a presented screen")
        /// The field is a search field, or belongs to a search bar or a navigation bar.
        public static let bar = Reason("bar", "belongs to a bar")
        /// The field belongs to an excluded view controller.
        public static let excludedViewController = Reason(
            "excludedViewController", "belongs to an excluded view controller")
        /// The field is in a SwiftUI view, which ``FormNavigator/shared`` leaves alone, or it is SwiftUI's own.
        public static let swiftUI = Reason("swiftUI", "belongs to SwiftUI")
        /// The field belongs to a keyboard, which ``FormNavigator/shared`` leaves alone.
        public static let keyboard = Reason("keyboard", "belongs to a keyboard")
        /// The field belongs to a screen that is presented over this one.
        public static let presented = Reason("presented", "belongs to a presented screen")
        /// The field belongs to another navigator, which is nearer to it.
        public static let otherNavigator = Reason("otherNavigator", "belongs to another navigator")
        /// The field is in a group that is a form of its own.
        public static let closedGroup = Reason("closedGroup", "in a closed group")
        /// The custom order left the field out.
        public static let leftOutByOrder = Reason("leftOutByOrder", "left out by the custom order")

        // MARK: Why a view is passed over

        /// The view is no stop. For a field that has focus, the decision that skipped it says why.
        public static let noStop = Reason("noStop", "is no stop")

        /// The view is no stop, and its content counts all the same.
        static let checkedOnly = Reason("noStop", "is no stop, but its content is checked")

        // MARK: Why a link does not count

        /// The link leads to a view that is not a field of the form.
        public static let outsideForm = Reason("outsideForm", "it leads out of the form")
        /// Another link leads to or from one of the two fields already.
        public static let taken = Reason("taken", "another link has claimed one of the two")
        /// The link leads to the field itself, or forms a circle with others.
        public static let circle = Reason("circle", "it would close a circle")

        /// The custom order left one of the two fields out.
        static let leftOutOfLink = Reason("leftOutByOrder", "the custom order left one of the two out")

        // MARK: Why a tap does not end editing

        /// The view is a field that takes text, or text that can be selected, or is in one of these.
        public static let text = Reason("text", "it is text")
        /// The view is a field that takes no text, or is in one.
        public static let stop = Reason("stop", "it is a stop")
        /// The view is in a row of a table, or an item of a collection, that can be selected.
        public static let row = Reason("row", "it is in a row that can be selected")
        /// The view belongs to one of the classes that keep editing, or is in such a view.
        public static let viewClass = Reason("viewClass", "its class keeps editing")
        /// The view is the input bar, or is in it.
        public static let inputBar = Reason("inputBar", "it is in the input bar")

        /// The options of the view, or of one around it, say so.
        static let markedTarget = Reason("marked", "its options say so")
        /// The view belongs to a screen that is presented over this one.
        static let presentedTarget = Reason("presented", "it belongs to a presented screen")

        // MARK: Why focus did not move

        /// There is no field in that direction.
        public static let noFurtherField = Reason("noFurtherField", "no further field")
        /// The navigator's delegate does not allow focus to move to this field.
        public static let vetoed = Reason("vetoed", "the delegate does not allow")
        /// The content of the field that has focus is invalid. See
        /// ``FormNavigator/Configuration-swift.struct/invalidFieldPolicy``.
        public static let invalid = Reason("invalid", "the field's content is invalid")
        /// The field did not become first responder. The next field in the same direction is tried.
        public static let refused = Reason("refused", "did not become first responder")
        /// No field was found in as many rows as ``FormNavigator/Configuration-swift.struct/rowSearchLimit`` allows.
        public static let searchLimit = Reason("searchLimit", "no field in as many rows as may be looked at")
        /// No field was found in the rows that could be looked at in a tenth of a second. The next move goes on from there.
        public static let searchPaused = Reason("searchPaused", "no field in the rows looked at so far")
        /// No field of the form has focus, or it is not known which form is meant.
        public static let noForm = Reason("noForm", "no field of a form has focus")
        /// The field has presented a screen instead of taking focus.
        static let presentedScreen = Reason("presented", "the app presented a screen")
        /// The form is below a presented screen, or behind a modal view.
        static let coveredForm = Reason("covered", "the form is below a presented screen or behind a modal view")
    }
}

extension FormNavigator.Decision.Reason {
    /// What ``FormNavigator/trace`` says. It depends on what was decided, and a reason is the same in any words.
    private struct Phrase: Hashable {
        let words: String
        static func == (first: Phrase, second: Phrase) -> Bool { true }
        func hash(into hasher: inout Hasher) {}
    }

    package var words: String { phrase.words }

    /// Whether the field, or what it is in, merely cannot be seen or used just now: that is no reason to do nothing for
    /// the one that has focus, since its screen may be on its way.
    var isPassing: Bool { Self.passing.contains(self) }

    /// Whether the field is the system's, the app's own affair, or another navigator's: it never is this one's current
    /// field, whoever gave it focus.
    var isAnothers: Bool { Self.anothers.contains(self) }

    private static let passing: Set = [
        hidden, hiddenAncestor, notInteractive, notInteractiveAncestor, noSize, scaledToNothing,
    ]
    private static let anothers: Set = [
        bar, excludedViewController, otherNavigator, presented, swiftUI, keyboard,
    ]
}

// MARK: - What the library reports

@MainActor
extension FormNavigator.Decision {
    static func skipped(_ view: UIView, _ reason: Reason, of culprit: Culprit? = nil) -> Self {
        Self(.skipped, view, because: reason, of: culprit, "skipped \(name(of: view)): \(reason.words)")
    }

    static func leftAlone(_ view: UIView, _ reason: Reason, of culprit: Culprit? = nil) -> Self {
        Self(.leftAlone, view, because: reason, of: culprit, "left \(name(of: view)) alone: \(reason.words)")
    }

    static func keptAccessoryView(_ view: UIView) -> Self {
        Self(.keptAccessoryView, view, "no toolbar for \(name(of: view)): it has an accessory view of its own")
    }

    static func keptDelegate(_ view: UIView) -> Self {
        Self(.keptDelegate, view, "no return key for \(name(of: view)): it handles its delegate by itself")
    }

    static func ignoredKeyCommands(_ controller: UIViewController) -> Self {
        Self(
            .ignoredKeyCommands, controller.viewIfLoaded,
            "no keys for \(type(of: controller)): it overrides `keyCommands` without `super`")
    }

    static func suspendedNavigator(of controller: UIViewController) -> Self {
        Self(
            .suspendedNavigator, controller.viewIfLoaded,
            "suspended the navigator of \(type(of: controller)): a newer one was made for it")
    }

    static func releasedNavigator(of controller: UIViewController) -> Self {
        Self(
            .releasedNavigator, controller.viewIfLoaded,
            "released the navigator of \(type(of: controller)), which is still there: keep it in a property")
    }

    static func ignoredLink(from: UIView, to: UIView, _ reason: Reason) -> Self {
        Self(
            .ignoredLink, to, from: from, because: reason,
            "ignored a link from \(name(of: from)) to \(name(of: to)): \(reason.words)")
    }

    static func ignoredNotification(_ name: NSNotification.Name, _ reason: String) -> Self {
        Self(.ignoredNotification, nil, "ignored \(name.rawValue): \(reason)")
    }

    static func moved(from: UIView?, to: UIView) -> Self {
        Self(.moved, to, from: from, "moved to \(name(of: to))")
    }

    /// - Parameter candidate: The field that focus was to go to, where it is known.
    static func notMoved(
        from: UIView?, to candidate: UIView? = nil, _ reason: Reason, of culprit: Culprit? = nil
    ) -> Self {
        let field = candidate.map(name) ?? "the field"
        let words =
            switch reason {
            case .vetoed: "\(reason.words) \(field)"
            case .refused, .noStop: "\(field) \(reason.words)"
            case .invalid: from.map { "the content of \(name(of: $0)) is invalid" } ?? reason.words
            default: reason.words
            }
        return Self(.notMoved, candidate, from: from, because: reason, of: culprit, "not moved: \(words)")
    }

    static func keptEditing(_ view: UIView, _ reason: Reason, of culprit: Culprit? = nil) -> Self {
        Self(
            .keptEditing, view, because: reason, of: culprit,
            "a tap on \(name(of: view)) keeps editing: \(reason.words)")
    }

    /// A view's class and what people call it: `UITextField “Email”`. Fields of a form are often of one class.
    static func name(of view: UIView) -> String {
        let name =
            (view as? any FormPlaceholderProviding)?.placeholder ?? view.accessibilityLabel
            ?? view.accessibilityIdentifier
        guard let name, !name.isBlank else { return "\(type(of: view))" }
        return "\(type(of: view)) “\(name)”"
    }
}
