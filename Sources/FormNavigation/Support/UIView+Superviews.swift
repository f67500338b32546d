import UIKit

/// A view and its superviews, innermost first.
///
/// Unlike `sequence(first:next:)` and the closures that the standard library takes, nothing here checks at each step that
/// it's on the main actor.
@MainActor
struct ViewsAround: @MainActor Sequence, @MainActor IteratorProtocol {
    fileprivate var view: UIView?

    mutating func next() -> UIView? {
        defer { view = view?.superview }
        return view
    }

    func first(where isWanted: (UIView) -> Bool) -> UIView? {
        for view in self where isWanted(view) { return view }
        return nil
    }

    func last(where isWanted: (UIView) -> Bool) -> UIView? {
        var last: UIView?
        for view in self where isWanted(view) { last = view }
        return last
    }

    func contains(where isWanted: (UIView) -> Bool) -> Bool { first(where: isWanted) != nil }
}

extension UIView {
    /// This view and its superviews, innermost first.
    var withSuperviews: ViewsAround { ViewsAround(view: self) }
}
