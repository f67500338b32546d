import UIKit

/// The way from a window down to a view.
@MainActor
struct ViewPath {
    /// The views around the view, outermost first, and last the view itself.
    let views: [UIView]

    /// Climbs from a view to its window.
    init(to view: UIView) {
        views = Array(sequence(first: view, next: \.superview)).reversed()
    }

    /// Where the path leads.
    var view: UIView { views[views.count - 1] }

    func contains(_ view: UIView) -> Bool { views.contains { $0 === view } }

    /// Returns what surrounds the view at the end.
    ///
    /// - Parameters:
    ///   - root: The view on the path that holds the whole form.
    ///   - role: What the view at the end is.
    func surroundings(in root: UIView, as role: Surroundings.Role, _ context: FormContext) -> Surroundings {
        var surroundings = Surroundings(context)
        var superview: UIView?
        for view in views {
            let role: Surroundings.Role = view === root ? .root : view === self.view ? role : .container
            let options = FieldOptions.registry[view]
            let inner = surroundings.entering(
                view, ViewKind(of: view), in: superview, as: role, options: options, context)
            if let inner { surroundings = inner }
            superview = view
        }
        return surroundings
    }
}
