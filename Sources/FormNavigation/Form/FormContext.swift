import FormNavigationCore
import UIKit

/// What reading a form, or the surroundings of one field, requires to know about its navigator.
///
/// It's a class, because a walk passes it on with every view. The configuration isn't copied into it, which would take
/// too long.
@MainActor
final class FormContext {
    let controllerKinds: ControllerKinds
    var configuration: FormNavigator.Configuration { controllerKinds.configuration }
    /// The view controller that the navigator was created for, or `nil` for the whole application.
    let ownController: UIViewController?
    /// The field of the navigator that has focus, if that's known.
    let focused: UIView?
    /// Whether the fields of closed groups count as those around them.
    let entersClosedGroups: Bool
    /// What searches through rows have found out.
    let searches: SearchMemory
    /// The rows of a table or collection view that contain fields, in any order, or `nil` if that isn't known.
    let rowsWithFields: @MainActor (UIScrollView) -> [IndexPath]?
    /// The order of the form at its last update.
    let lastOrder: LastFieldOrder
    /// Whether a controller has a navigator of its own.
    let isClaimed: @MainActor (UIViewController) -> Bool

    init(
        controllerKinds: ControllerKinds, ownController: UIViewController?, focused: UIView?,
        entersClosedGroups: Bool = false, searches: SearchMemory,
        rowsWithFields: @escaping @MainActor (UIScrollView) -> [IndexPath]?,
        lastOrder: LastFieldOrder,
        isClaimed: @escaping @MainActor (UIViewController) -> Bool
    ) {
        self.controllerKinds = controllerKinds
        self.ownController = ownController
        self.focused = focused
        self.entersClosedGroups = entersClosedGroups
        self.searches = searches
        self.rowsWithFields = rowsWithFields
        self.lastOrder = lastOrder
        self.isClaimed = isClaimed
    }

    /// Whether the fields are read by their positions.
    var readsByPosition: Bool { if case .position = configuration.order { true } else { false } }

    /// The directions in which a move may search rows that aren't loaded.
    var searchedDirections: Set<MoveDirection> {
        guard configuration.rowSearchLimit > 0 else { return [] }
        return Set(MoveDirection.allCases.filter { !searches.isExhausted($0) })
    }
}
