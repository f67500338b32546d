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
    /// <doc:UnderstandingDecisions> explains the lines that it prints.
    public struct Decision: CustomStringConvertible {
        /// What was decided.
        public let kind: Kind
        /// The view that the decision is about, or `nil` if it is about none.
        ///
        /// This is a field or the view that was tapped. For a move it is the field that got focus, or should have got
        /// it.
        public let view: UIView?
        /// The field that had focus before a move, or that has the link. `nil` for other decisions.
        public let origin: UIView?
        /// Why it was decided, or `nil` if the kind says everything.
        public let reason: Reason?
        /// The decision in words, such as `skipped UITextField “Email”: hidden ancestor`.
        public let description: String

        private init(
            _ kind: Kind, _ view: UIView?, from origin: UIView? = nil, because reason: Reason? = nil,
            _ description: String
        ) {
            (self.kind, self.view, self.origin) = (kind, view, origin)
            (self.reason, self.description) = (reason, description)
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

    /// Hands a decision to ``trace`` and to whoever listens to the engine. What the closure causes, by asking a navigator,
    /// is not reported.
    @MainActor static func report(_ decision: @autoclosure () -> Decision) {
        guard trace != nil || EngineEvents.isHeard, !isReporting else { return }
        isReporting = true
        let decision = decision()
        EngineEvents.emit(.decided(decision))
        trace?(decision)
        isReporting = false
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
    }

    /// Why it was decided.
    ///
    /// A later version may have more reasons, so a `switch` needs a `default`.
    public struct Reason: Hashable, Sendable, CustomStringConvertible {
        private let name: String

        init(_ reason: some RawRepresentable<String>) { name = "\(reason)" }

        /// The name of the reason, such as `hiddenAncestor`.
        public var description: String { name }

        // MARK: Why a field is no stop

        /// The field is hidden, or its alpha is below 0.01. UIKit does not find such a view when it is touched.
        public static let hidden = Reason(FormNavigator.SkipReason.hidden)
        /// A view around the field is hidden or transparent.
        public static let hiddenAncestor = Reason(FormNavigator.SkipReason.hiddenAncestor)
        /// The field is not enabled, or not editable.
        public static let disabled = Reason(FormNavigator.SkipReason.disabled)
        /// User interaction is off in the field.
        public static let notInteractive = Reason(FormNavigator.SkipReason.notInteractive)
        /// User interaction is off in a view around the field.
        public static let notInteractiveAncestor = Reason(FormNavigator.SkipReason.notInteractiveAncestor)
        /// The options of the field, or of a view around it, say that it is skipped.
        public static let marked = Reason(FormNavigator.SkipReason.marked)
        /// The width or the height of the field is 0.
        public static let noSize = Reason(FormNavigator.SkipReason.noSize)
        /// The field, or a view around it, is scaled to less than a hundredth in one direction or in both.
        public static let scaledToNothing = Reason(FormNavigator.SkipReason.scaledToNothing)
        /// The field is where nobody sees it, and scrolling does not bring it in.
        ///
        /// It is beside the screen, in a closed drawer or sheet, or in a collapsed section.
        public static let outOfSight = Reason(FormNavigator.SkipReason.outOfSight)
        /// A view beside the field, or beside a view around it, is modal (`accessibilityViewIsModal`).
        public static let behindModal = Reason(FormNavigator.SkipReason.behindModal)
        /// The field is in a part of the form that a screen is presented over.
        public static let covered = Reason(FormNavigator.SkipReason.covered)
        /// The field is a search field, or belongs to a search bar or a navigation bar.
        public static let bar = Reason(FormNavigator.SkipReason.bar)
        /// The field belongs to an excluded view controller.
        public static let excludedViewController = Reason(FormNavigator.SkipReason.excludedViewController)
        /// The field is in a SwiftUI view, which ``FormNavigator/shared`` leaves alone, or it is SwiftUI's own.
        public static let swiftUI = Reason(FormNavigator.SkipReason.swiftUI)
        /// The field belongs to a keyboard, which ``FormNavigator/shared`` leaves alone.
        public static let keyboard = Reason(FormNavigator.SkipReason.keyboard)
        /// The field belongs to a screen that is presented over this one.
        public static let presented = Reason(FormNavigator.SkipReason.presented)
        /// The field belongs to another navigator, which is nearer to it.
        public static let otherNavigator = Reason(FormNavigator.SkipReason.otherNavigator)
        /// The field is in a group that is a form of its own.
        public static let closedGroup = Reason(FormNavigator.SkipReason.closedGroup)
        /// The custom order left the field out.
        public static let leftOutByOrder = Reason(FormNavigator.SkipReason.leftOutByOrder)

        // MARK: Why a field that has focus is left alone

        /// The field is skipped. The decision that skipped it says why.
        public static let noStop = Reason(FormNavigator.Exemption.noStop)

        // MARK: Why a link does not count

        /// The link leads to a view that is not a field of the form.
        public static let outsideForm = Reason(FormNavigator.LinkObstacle.outsideForm)
        /// The field links to itself.
        public static let itself = Reason(FormNavigator.LinkObstacle.itself)
        /// Another link leads to or from one of the two fields already.
        public static let taken = Reason(FormNavigator.LinkObstacle.taken)
        /// The link and others form a circle.
        public static let circle = Reason(FormNavigator.LinkObstacle.circle)

        // MARK: Why a tap does not end editing

        /// The view is a field that takes text, or text that can be selected, or is in one of these.
        public static let text = Reason(FormNavigator.TapExemption.text)
        /// The view is a field that takes no text, or is in one.
        public static let stop = Reason(FormNavigator.TapExemption.stop)
        /// The view is in a row of a table, or an item of a collection, that can be selected.
        public static let row = Reason(FormNavigator.TapExemption.row)
        /// The view belongs to one of the classes that keep editing, or is in such a view.
        public static let viewClass = Reason(FormNavigator.TapExemption.viewClass)
        /// The view is the input bar, or is in it.
        public static let inputBar = Reason(FormNavigator.TapExemption.inputBar)

        // MARK: Why focus did not move

        /// There is no field in that direction.
        public static let noFurtherField = Reason(FormNavigator.Obstacle.noFurtherField)
        /// The navigator's delegate does not allow focus to move to this field.
        public static let vetoed = Reason(FormNavigator.Obstacle.vetoed)
        /// The content of the field that has focus is invalid. See
        /// ``FormNavigator/Configuration-swift.struct/invalidFieldPolicy``.
        public static let invalid = Reason(FormNavigator.Obstacle.invalid)
        /// The field did not become first responder. The next field in the same direction is tried.
        public static let refused = Reason(FormNavigator.Obstacle.refused)
        /// No field was found in as many rows as ``FormNavigator/Configuration-swift.struct/rowSearchLimit`` allows.
        public static let searchLimit = Reason(FormNavigator.Obstacle.searchLimit)
        /// No field of the form has focus, or it is not known which form is meant.
        public static let noForm = Reason(FormNavigator.Obstacle.noForm)
    }
}

// MARK: - What the library reports

@MainActor
extension FormNavigator.Decision {
    static func skipped(_ view: UIView, _ reason: FormNavigator.SkipReason) -> Self {
        Self(.skipped, view, because: Reason(reason), "skipped \(name(of: view)): \(reason.rawValue)")
    }

    static func leftAlone(_ view: UIView, _ reason: FormNavigator.Exemption) -> Self {
        Self(.leftAlone, view, because: Reason(reason), "left \(name(of: view)) alone: \(reason.rawValue)")
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

    static func ignoredLink(from: UIView, to: UIView, _ reason: FormNavigator.LinkObstacle) -> Self {
        Self(
            .ignoredLink, to, from: from, because: Reason(reason),
            "ignored a link from \(name(of: from)) to \(name(of: to)): \(reason.rawValue)")
    }

    static func ignoredNotification(_ name: NSNotification.Name, _ reason: String) -> Self {
        Self(.ignoredNotification, nil, "ignored \(name.rawValue): \(reason)")
    }

    static func moved(from: UIView?, to: UIView) -> Self {
        Self(.moved, to, from: from, "moved to \(name(of: to))")
    }

    /// - Parameter candidate: The field that focus was to go to, where it is known.
    static func notMoved(from: UIView?, to candidate: UIView? = nil, _ reason: FormNavigator.Obstacle) -> Self {
        let field = candidate.map(name) ?? "the field"
        let words =
            switch reason {
            case .vetoed: "\(reason.rawValue) \(field)"
            case .refused: "\(field) \(reason.rawValue)"
            default: reason.rawValue
            }
        return Self(.notMoved, candidate, from: from, because: Reason(reason), "not moved: \(words)")
    }

    static func keptEditing(_ view: UIView, _ reason: FormNavigator.TapExemption) -> Self {
        Self(
            .keptEditing, view, because: Reason(reason),
            "a tap on \(name(of: view)) keeps editing: \(reason.rawValue)")
    }

    /// A view's class and what people call it: `UITextField “Email”`. Fields of a form are often of one class.
    private static func name(of view: UIView) -> String {
        let name = (view as? any FormPlaceholderProviding)?.placeholder ?? view.accessibilityLabel
        guard let name, !name.isBlank else { return "\(type(of: view))" }
        return "\(type(of: view)) “\(name)”"
    }
}
