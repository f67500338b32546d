import UIKit

/// The way from a window down to a view.
@MainActor
struct ViewPath {
    /// Where the path leads.
    let view: UIView
    /// The views around the view, outermost first, and last the view itself.
    let views: ReversedCollection<[UIView]>

    /// Climbs from a view to its window.
    init(to view: UIView) {
        var views: [UIView] = []
        views.reserveCapacity(16)
        var next: UIView? = view
        while let view = next {
            views.append(view)
            next = view.superview
        }
        self.view = view
        self.views = views.reversed()
    }

    func contains(_ view: UIView) -> Bool {
        for other in views where other === view { return true }
        return false
    }

    /// Returns what surrounds the view at the end, and what surrounds the views in its ``Surroundings/group``.
    ///
    /// - Parameters:
    ///   - root: The view on the path that holds the whole form.
    ///   - role: What the view at the end is.
    func surroundings(in root: UIView, as role: Surroundings.Role, _ context: FormContext) -> (
        view: Surroundings, group: Surroundings
    ) {
        var surroundings = Surroundings(context)
        var group = surroundings
        var superview: UIView?
        // Copies: each access to a static variable pays for an exclusivity check.
        let registry = FormFieldOptions.registry
        var kinds = ViewKinds.known
        let end = view
        for view in views {
            let role: Surroundings.Role = view === root ? .root : view === end ? role : .container
            let kind = kinds.kind(of: view)
            let options = registry.isEmpty ? nil : registry[view]
            let isUnchanged =
                options == nil && role != .root
                && Surroundings.areUnchanged(
                    by: view, kind, in: superview, takesTouches: view.isUserInteractionEnabled)
            if !isUnchanged,
                let inner = surroundings.entering(view, kind, in: superview, as: role, options: options, context)
            {
                if inner.group !== surroundings.group { group = inner }
                surroundings = inner
            }
            superview = view
        }
        ViewKinds.learn(kinds)
        return (surroundings, group)
    }
}
