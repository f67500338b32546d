import UIKit

/// The field of a navigator that has focus, where it is, and what the navigator does for it.
@MainActor
struct FocusedField {
    private(set) weak var view: UIView?
    /// The view that holds the whole form.
    private(set) weak var root: UIView?
    /// The view that holds the field's own form: a closed group in the root, or the root.
    private(set) weak var group: UIView?
    /// What is done for the field, its own options included.
    let capabilities: FormNavigator.Capabilities
    /// Whether a move has brought focus here, so that no tap is about to place the caret.
    let isByMove: Bool
    /// Whether the field could be seen and used when the form was looked at last: not while its screen fades in.
    var isStop = true

    /// Whether the caret may leave what is visible without a change of text. Only the field's delegate hears of that.
    var needsCaret: Bool {
        capabilities.contains(.avoidance) && view is UITextView && view?.isFirstResponder == true
    }

    /// Whether more is done for the field than to keep it clear of the keyboard, for which nobody need look at the form.
    var needsLook: Bool { capabilities.subtracting(.avoidance) != [] || needsCaret }

    init(_ view: UIView, at site: FieldSite, isByMove: Bool) {
        self.view = view
        self.isByMove = isByMove
        (root, group) = (site.root, site.surroundings.group)
        capabilities = site.capabilities(of: view)
    }
}

/// Where a view is in the scope of a navigator.
@MainActor
struct FieldSite {
    /// The view that holds the whole form.
    let root: UIView
    /// What surrounds the view, itself included.
    let surroundings: Surroundings
    /// What surrounds the views in its own form, in ``Surroundings/group``.
    let formSurroundings: Surroundings
    /// What was known of the navigator there.
    let context: FormContext

    /// Why a field here is none of the navigator's business; `nil` if it is.
    var exemption: FormNavigator.Decision.Reason? {
        surroundings.reason.flatMap { $0.isAnothers ? $0 : nil }
    }

    /// What is done for a field here, its own options included.
    func capabilities(of field: UIView) -> FormNavigator.Capabilities {
        surroundings.capabilities.applying(context.configuration.capabilityChange(by: field.assignedOptions))
    }
}
