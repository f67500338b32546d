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
    /// The rows in which a search hasn't found a field, by its direction.
    private let exhaustedDirections: [MoveDirection: KnownRows]
    /// The rows of a table or collection view that contain fields, in any order, or `nil` if that isn't known.
    let rowsWithFields: @MainActor (UIScrollView) -> [IndexPath]?
    /// The rows of each table or collection in which an earlier search didn't find a field. A move searches them again.
    let rowsKnownEmpty: [ObjectIdentifier: ClosedRange<IndexPath>]
    /// The order of the form at its last update.
    let lastOrder: LastFieldOrder
    /// Whether a controller has a navigator of its own.
    let isClaimed: @MainActor (UIViewController) -> Bool

    init(
        controllerKinds: ControllerKinds, ownController: UIViewController?, focused: UIView?,
        entersClosedGroups: Bool = false, exhaustedDirections: [MoveDirection: KnownRows],
        rowsKnownEmpty: [ObjectIdentifier: ClosedRange<IndexPath>],
        rowsWithFields: @escaping @MainActor (UIScrollView) -> [IndexPath]?,
        lastOrder: LastFieldOrder,
        isClaimed: @escaping @MainActor (UIViewController) -> Bool
    ) {
        self.controllerKinds = controllerKinds
        self.ownController = ownController
        self.focused = focused
        self.entersClosedGroups = entersClosedGroups
        self.exhaustedDirections = exhaustedDirections
        self.rowsKnownEmpty = rowsKnownEmpty
        self.rowsWithFields = rowsWithFields
        self.lastOrder = lastOrder
        self.isClaimed = isClaimed
    }

    /// The directions in which a move may search rows that aren't loaded.
    var searchedDirections: Set<MoveDirection> {
        guard configuration.rowSearchLimit > 0 else { return [] }
        return Set(MoveDirection.allCases.filter { exhaustedDirections[$0]?.areUnchanged != true })
    }
}
