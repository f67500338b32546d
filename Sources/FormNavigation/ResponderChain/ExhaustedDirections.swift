import UIKit

/// The directions in which a search through rows has found no field, so that no button says otherwise.
@MainActor
struct ExhaustedDirections {
    /// Where searches begin.
    private enum Start {
        /// While no field has focus.
        case nowhere
        /// A field, held weakly: one that has gone is not the same as none.
        case field(WeakReference<UIView>)

        init(_ view: UIView?) {
            self = view.map { .field(WeakReference(object: $0)) } ?? .nowhere
        }

        @MainActor
        func isAt(_ view: UIView?) -> Bool {
            switch self {
            case .nowhere: view == nil
            case .field(let field): view != nil && field.object === view
            }
        }
    }

    private var directions: Set<MoveDirection> = []
    /// Where the searches began: from elsewhere there may be a way.
    private var start = Start.nowhere

    /// Whether there is nothing in a direction.
    func contains(_ direction: MoveDirection, from view: UIView?) -> Bool {
        directions.contains(direction) && start.isAt(view)
    }

    mutating func insert(_ direction: MoveDirection, from view: UIView?) {
        if !start.isAt(view) { directions = [] }
        start = Start(view)
        directions.insert(direction)
    }
}
