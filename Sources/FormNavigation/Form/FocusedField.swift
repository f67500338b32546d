import UIKit

/// The field of a navigator that has focus, where it is, and what the navigator does for it.
@MainActor
struct FocusedField {
    private(set) weak var view: UIView?
    /// The view that contains the whole form.
    private(set) weak var root: UIView?
    /// The view that contains the field's own form: a closed group in the root, or the root.
    private(set) weak var group: UIView?
    /// What the navigator does for the field, including its own options.
    let capabilities: FormNavigator.Capabilities
    /// Whether focus came from a move, so that no tap is about to place the caret.
    let isByMove: Bool
    /// Whether the field was visible and usable when the form was last read. It isn't while its screen fades in.
    var isStop = true

    /// Whether the caret may leave the visible part without a change of text. Only the field's delegate learns of that.
    var needsCaret: Bool {
        capabilities.contains(.avoidance) && view is UITextView && view?.isFirstResponder == true
    }

    /// Whether what the navigator does for the field requires reading the form.
    var needsForm: Bool { capabilities.needsForm || needsCaret }

    init(_ view: UIView, at location: FieldLocation, isByMove: Bool) {
        self.view = view
        self.isByMove = isByMove
        (root, group) = (location.root, location.group)
        capabilities = location.capabilities(of: view)
    }
}

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
}
