// What the library decides by. The trace calls these reasons by the same names, see `FormNavigator.Decision.Reason`.

extension FormNavigator {
    /// Why a field is no stop.
    enum SkipReason: String {
        case hidden = "hidden"
        case hiddenAncestor = "hidden ancestor"
        case disabled = "disabled"
        case notInteractive = "interaction is off"
        case notInteractiveAncestor = "interaction is off in an ancestor"
        case marked = "marked as skipped"
        case noSize = "has no size"
        case scaledToNothing = "scaled to nothing"
        case outOfSight = "out of sight"
        case behindModal = "behind a modal view"
        case covered = "below a presented screen"
        case bar = "belongs to a bar"
        case excludedViewController = "belongs to an excluded view controller"
        case swiftUI = "belongs to SwiftUI"
        case keyboard = "belongs to a keyboard"
        case presented = "belongs to a presented screen"
        case otherNavigator = "belongs to another navigator"
        case closedGroup = "in a closed group"
        case leftOutByOrder = "left out by the custom order"
    }

    /// Why a link between two fields does not count.
    enum LinkObstacle: String {
        case outsideForm = "it leads out of the form"
        case itself = "it leads to the field itself"
        case leftOutByOrder = "the custom order left one of the two out"
        case taken = "another link has claimed one of the two"
        case circle = "it would close a circle"
    }

    /// Why a field that has focus is left alone.
    enum Exemption: String {
        case bar = "belongs to a bar"
        case excludedViewController = "belongs to an excluded view controller"
        case swiftUI = "belongs to SwiftUI"
        case keyboard = "belongs to a keyboard"
        case noStop = "is no stop"
    }

    /// Why a tap does not end editing.
    enum TapExemption: String {
        case text = "it is text"
        case stop = "it is a stop"
        case row = "it is in a row that can be selected"
        case viewClass = "its class keeps editing"
        case inputBar = "it is in the input bar"
        case marked = "its options say so"
        case presented = "it belongs to a presented screen"
    }

    /// Why focus did not move.
    enum Obstacle: String {
        case noFurtherField = "no further field"
        case vetoed = "the delegate does not allow"
        case invalid = "the field's content is invalid"
        case refused = "did not become first responder"
        case presented = "the app presented a screen"
        case covered = "the form is below a presented screen or behind a modal view"
        case searchLimit = "no field in as many rows as may be looked at"
        case noForm = "no field of a form has focus"
    }
}
