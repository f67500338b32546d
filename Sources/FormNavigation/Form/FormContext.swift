import FormNavigationCore
import UIKit

/// What a reading of a form, or of the surroundings of one field, needs to know of its navigator.
///
/// A class, since a walk passes it on with every view. The configuration isn't copied for it, which would take long.
@MainActor
final class FormContext {
    let controllerKinds: ControllerKinds
    var configuration: FormNavigator.Configuration { controllerKinds.configuration }
    /// The controller that the navigator was created for; `nil` for the whole application.
    let ownController: UIViewController?
    /// The field of the navigator that has focus, if it's known.
    let focused: UIView?
    /// Whether the fields of closed groups count as those around them.
    let entersClosedGroups: Bool
    /// The directions in which rows that are not loaded may be searched for a field.
    let searchedDirections: Set<MoveDirection>
    /// Whether a controller has a navigator of its own.
    let isClaimed: @MainActor (UIViewController) -> Bool
    /// The rows of a table or a collection that have fields, in any order; `nil` if no one says.
    let rowsWithFields: @MainActor (UIScrollView) -> [IndexPath]?

    init(
        controllerKinds: ControllerKinds, ownController: UIViewController?, focused: UIView?,
        entersClosedGroups: Bool = false, searchedDirections: Set<MoveDirection>,
        isClaimed: @escaping @MainActor (UIViewController) -> Bool,
        rowsWithFields: @escaping @MainActor (UIScrollView) -> [IndexPath]?
    ) {
        self.controllerKinds = controllerKinds
        self.ownController = ownController
        self.focused = focused
        self.entersClosedGroups = entersClosedGroups
        self.searchedDirections = searchedDirections
        self.isClaimed = isClaimed
        self.rowsWithFields = rowsWithFields
    }
}
