import UIKit

extension FormNavigator {
    /// Something a navigator decided, and why.
    public enum Decision {
        /// A field is no stop.
        case skipped(UIView, SkipReason)
        /// Editing began in a field that is none of the navigator's business.
        case leftAlone(UIView, Exemption)
        /// The field shows an accessory view of the app's, so it got no toolbar.
        case keptAccessoryView(UIView)
        /// The field's class handles its delegate by itself, so its return key was left as it is.
        case keptDelegate(UIView)
        /// The controller overrides `keyCommands` without `super`, so that UIKit does not see the form's: Tab, Escape and
        /// Command-Return do nothing for the form.
        case ignoredKeyCommands(UIViewController)
        /// A link between two fields does not count.
        case ignoredLink(from: UIView, to: UIView, LinkObstacle)
        /// A keyboard notification does not say where the keyboard is.
        case ignoredNotification(NSNotification.Name, String)
        /// Focus went from one field to another.
        case moved(from: UIView?, to: UIView)
        /// Focus stayed where it was.
        case notMoved(from: UIView?, Obstacle)
        /// A tap on a view outside of the focused field does not end editing.
        case keptEditing(UIView, TapExemption)
    }

    /// Why a field is no stop.
    public enum SkipReason: String, Sendable {
        /// The field is hidden, or its alpha is below 0.01, where UIKit's hit testing stops seeing views.
        case hidden = "hidden"
        /// A view that the field is in is hidden or transparent.
        case hiddenAncestor = "hidden ancestor"
        /// The field is not enabled or not editable.
        case disabled = "disabled"
        /// The field ignores touches.
        case notInteractive = "interaction is off"
        /// A view that the field is in ignores touches.
        case notInteractiveAncestor = "interaction is off in an ancestor"
        /// The field, or a view it is in, is marked as skipped in its options.
        case marked = "marked as skipped"
        /// The field has no size.
        case noSize = "has no size"
        /// The field, or a view that it is in, is scaled to less than a hundredth, were it in one direction only.
        case scaledToNothing = "scaled to nothing"
        /// The field is where nobody sees it, and nothing brings it in: beside the screen, in a closed drawer or sheet, or in
        /// a collapsed section.
        case outOfSight = "out of sight"
        /// A view beside the field, or beside one that it is in, is modal (`accessibilityViewIsModal`).
        case behindModal = "behind a modal view"
        /// The field belongs to a part of the form that a screen is presented over.
        case covered = "below a presented screen"
        /// The field is a search field, or belongs to a search or navigation bar.
        case bar = "belongs to a bar"
        /// The field belongs to an excluded view controller.
        case excludedViewController = "belongs to an excluded view controller"
        /// The field is in a view of SwiftUI's, which ``FormNavigator/shared`` leaves alone.
        case swiftUI = "belongs to SwiftUI"
        /// The field belongs to a keyboard, which ``FormNavigator/shared`` leaves alone.
        case keyboard = "belongs to a keyboard"
        /// The field belongs to a screen that is presented over this one.
        case presented = "belongs to a presented screen"
        /// The field belongs to another navigator, which is nearer to it.
        case otherNavigator = "belongs to another navigator"
        /// The field is in a group that is a form of its own.
        case closedGroup = "in a closed group"
        /// A custom order left the field out.
        case leftOutByOrder = "left out by the custom order"
    }

    /// Why a link between two fields does not count.
    public enum LinkObstacle: String, Sendable {
        /// The view that the link leads to is no field of the form.
        case outsideForm = "it leads out of the form"
        /// The field links to itself.
        case itself = "it leads to the field itself"
        /// A custom order left one of the two out.
        case leftOutByOrder = "the custom order left one of the two out"
        /// Another link has claimed one of the two before.
        case taken = "another link has claimed one of the two"
        /// Together with the others the link closes a circle.
        case circle = "it would close a circle"
    }

    /// Why a field that has focus is left alone.
    public enum Exemption: String, Sendable {
        /// The field is a search field, or belongs to a search or navigation bar.
        case bar = "belongs to a bar"
        /// The field belongs to an excluded view controller.
        case excludedViewController = "belongs to an excluded view controller"
        /// The field is in a view of SwiftUI's, which ``FormNavigator/shared`` leaves alone.
        case swiftUI = "belongs to SwiftUI"
        /// The field belongs to a keyboard, which ``FormNavigator/shared`` leaves alone.
        case keyboard = "belongs to a keyboard"
        /// The field is none of the form's stops; the decision that skipped it says why.
        case noStop = "is no stop"
    }

    /// Why a tap does not end editing.
    public enum TapExemption: String, Sendable {
        /// The view is or is in a field, or a text that can be selected.
        case text = "it is text"
        /// The view is or is in a stop that takes no text.
        case stop = "it is a stop"
        /// The view is or is in a row of a table or an item of a collection that can be selected.
        case row = "it is in a row that can be selected"
        /// The view is or is in one of the classes that keep editing.
        case viewClass = "its class keeps editing"
        /// The view is or is in the input bar.
        case inputBar = "it is in the input bar"
        /// The options of the view, or of a view it is in, say so.
        case marked = "its options say so"
        /// The view belongs to a screen that is presented over the form.
        case presented = "it belongs to a presented screen"
    }

    /// Why focus did not move.
    public enum Obstacle {
        /// There is no field in that direction.
        case noFurtherField
        /// The navigator's delegate said no to this field.
        case vetoed(UIView)
        /// The content of the field that has focus is invalid, see ``FormNavigator/Configuration/invalidFieldPolicy``.
        case invalid
        /// This field did not become first responder; the next in the same direction is tried.
        case refused(UIView)
        /// The app presented a screen instead.
        case presented
        /// A screen is presented over the form, or a view beside it is modal (`accessibilityViewIsModal`).
        case covered
        /// As many rows were looked at as ``FormNavigator/Configuration/rowSearchLimit`` allows, and none held a field.
        case searchLimit
        /// No field of the form has focus, or no form is known.
        case noForm
    }

    /// Receives every decision of every navigator, as it is taken. `nil` by default, which costs nothing.
    ///
    /// While it is set, collecting fields also visits those that are hidden, to say why each is skipped.
    @MainActor public static var trace: (@MainActor (Decision) -> Void)?

    @MainActor private static var isReporting = false

    /// Hands a decision to ``trace`` and to a recorder. What the closure causes by itself, by asking a navigator, is not
    /// reported.
    @MainActor static func report(_ decision: @autoclosure () -> Decision) {
        guard trace != nil || FormRecorder.current != nil, !isReporting else { return }
        isReporting = true
        let decision = decision()
        FormRecorder.current?.note(decision)
        trace?(decision)
        isReporting = false
    }
}

extension FormNavigator.Decision: CustomStringConvertible {
    /// A line to print: `skipped UITextField: hidden ancestor`.
    public var description: String {
        switch self {
        case .skipped(let view, let reason): "skipped \(type(of: view)): \(reason.rawValue)"
        case .leftAlone(let view, let exemption): "left \(type(of: view)) alone: \(exemption.rawValue)"
        case .keptAccessoryView(let view): "no toolbar for \(type(of: view)): it has an accessory view of its own"
        case .keptDelegate(let view): "no return key for \(type(of: view)): it handles its delegate by itself"
        case .ignoredKeyCommands(let controller):
            "no keys for \(type(of: controller)): it overrides `keyCommands` without `super`"
        case .ignoredLink(let from, let to, let obstacle):
            "ignored a link from \(type(of: from)) to \(type(of: to)): \(obstacle.rawValue)"
        case .ignoredNotification(let name, let reason): "ignored \(name.rawValue): \(reason)"
        case .moved(_, let view): "moved to \(type(of: view))"
        case .notMoved(_, let obstacle): "not moved: \(obstacle)"
        case .keptEditing(let view, let exemption): "a tap on \(type(of: view)) keeps editing: \(exemption.rawValue)"
        }
    }
}

extension FormNavigator.Obstacle: CustomStringConvertible {
    /// The reason in words: `no further field`.
    public var description: String {
        switch self {
        case .noFurtherField: "no further field"
        case .vetoed(let view): "the delegate does not allow \(type(of: view))"
        case .invalid: "the field's content is invalid"
        case .refused(let view): "\(type(of: view)) did not become first responder"
        case .presented: "the app presented a screen"
        case .covered: "the form is below a presented screen or behind a modal view"
        case .searchLimit: "no field in as many rows as may be looked at"
        case .noForm: "no field of a form has focus"
        }
    }
}
