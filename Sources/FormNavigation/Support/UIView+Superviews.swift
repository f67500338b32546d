import UIKit

/// A view and its superviews, innermost first.
///
/// Unlike `sequence(first:next:)`, it doesn't check at each step that it's on the main actor.
@MainActor
struct ViewsAround: @MainActor Sequence, @MainActor IteratorProtocol {
    fileprivate var view: UIView?

    mutating func next() -> UIView? {
        defer { view = view?.superview }
        return view
    }
}

extension UIView {
    /// This view and its superviews, innermost first.
    var withSuperviews: ViewsAround { ViewsAround(view: self) }
}
