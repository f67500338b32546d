import UIKit

extension FormNavigator.Decision {
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
