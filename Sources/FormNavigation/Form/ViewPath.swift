import UIKit

/// The views from a window down to a view.
@MainActor
struct ViewPath {
    /// The view at the end of the path.
    let view: UIView
    /// The ancestors of the view, outermost first, followed by the view itself.
    let views: ReversedCollection<[UIView]>

    /// Climbs from a view to its window.
    init(to view: UIView) {
        self.view = view
        views = Array(view.withSuperviews).reversed()
    }

    func contains(_ view: UIView) -> Bool {
        for other in views where other === view { return true }
        return false
    }

    /// Returns the surroundings of the view at the end, its ``Surroundings/group``, and the surroundings of the views
    /// in that.
    ///
    /// - Parameters:
    ///   - root: The view on the path that contains the whole form.
    ///   - role: The role of the view at the end.
    func surroundings(in root: UIView, as role: Surroundings.Role, _ context: FormContext) -> (
        view: Surroundings, group: UIView?, inGroup: Surroundings
    ) {
        var surroundings = Surroundings(context)
        var group: UIView?
        var inGroup = surroundings
        for view in views {
            let role: Surroundings.Role = view === root ? .root : view === self.view ? role : .container
            let inner = surroundings.entering(view, ViewKind.kind(of: view), as: role, view.assignedOptions, context)
            if inner.group != surroundings.group { (group, inGroup) = (view, inner) }
            surroundings = inner
        }
        return (surroundings, group, inGroup)
    }
}
