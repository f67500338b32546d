import UIKit

/// Where a view is in the scope of a navigator.
@MainActor
struct FieldLocation {
    /// The view that contains the whole form.
    let root: UIView
    /// What surrounds the view, including itself.
    let surroundings: Surroundings
    /// The view that contains its own form: the root, or a closed group inside it. `nil` outside the root.
    let group: UIView?
    /// What surrounds the views in that.
    let formSurroundings: Surroundings
    /// What was known about the navigator there.
    let context: FormContext

    /// The reason why a field here doesn't belong to the navigator, or `nil` if it does.
    var exemption: FormNavigator.Decision.Reason? {
        surroundings.reason.flatMap { $0.belongsElsewhere ? $0 : nil }
    }

    /// What the navigator does for a field here, including its own options.
    func capabilities(of field: UIView) -> FormNavigator.Capabilities {
        surroundings.capabilities.applying(context.configuration.capabilityChange(by: field.assignedOptions))
    }

    /// A field here that has focus.
    ///
    /// - Parameter isByMove: Whether focus came from a move, so that no tap is about to place the caret.
    func focus(on field: UIView, isByMove: Bool) -> FocusedField {
        FocusedField(field, in: root, group: group, capabilities(of: field), isByMove: isByMove)
    }
}
