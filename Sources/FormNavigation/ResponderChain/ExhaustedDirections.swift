import UIKit

/// The directions in which a search through rows has found no field, so that no button says otherwise.
@MainActor
struct ExhaustedDirections {
    private var directions: Set<MoveDirection> = []
    /// Where the searches began: from elsewhere there may be a way.
    private weak var start: UIView?

    /// Whether there is nothing in a direction.
    func contains(_ direction: MoveDirection, from view: UIView?) -> Bool {
        directions.contains(direction) && start === view
    }

    mutating func insert(_ direction: MoveDirection, from view: UIView?) {
        if start !== view { directions = [] }
        start = view
        directions.insert(direction)
    }
}
