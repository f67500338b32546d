import UIKit

/// The field of a navigator that has focus, from the moment it gets it until it loses it, and what applies to it.
@MainActor
final class FocusedField {
    private(set) weak var view: UIView?
    /// The view that holds the whole form.
    private(set) weak var root: UIView?
    /// The view that holds the field's own form: a closed group in the root, or the root.
    private(set) weak var group: UIView?
    /// What is done for the field.
    private(set) var capabilities: FormNavigator.Capabilities = []
    /// Whether a move has brought focus, so that no tap is about to say where the caret is to be.
    let isByMove: Bool
    /// Whether the field could not be seen or used when the form was looked at last, as while its screen fades in.
    var isUnseen = false

    /// Whether the caret may leave what is visible with no change of text: only the field's delegate hears of that.
    var needsCaret: Bool {
        capabilities.contains(.avoidance) && view is UITextView && view?.isFirstResponder == true
    }

    init(_ view: UIView, at site: FieldSite, isByMove: Bool) {
        self.view = view
        self.isByMove = isByMove
        update(to: site)
    }

    /// Takes note of what has changed around the field.
    func update(to site: FieldSite) {
        (root, group) = (site.root, site.surroundings.group)
        let change = site.context.configuration.capabilityChange(by: view?.assignedOptions)
        capabilities = site.surroundings.capabilities.applying(change)
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
}
