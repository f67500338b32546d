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

    init(
        _ view: UIView, in root: UIView, group: UIView?, _ capabilities: FormNavigator.Capabilities, isByMove: Bool
    ) {
        (self.view, self.root, self.group) = (view, root, group)
        (self.capabilities, self.isByMove) = (capabilities, isByMove)
    }
}
