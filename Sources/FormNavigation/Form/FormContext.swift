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
    /// The directions in which a move may search rows that aren't loaded.
    let searchedDirections: Set<MoveDirection>
    /// The rows of a table or collection view that contain fields, in any order, or `nil` if that isn't known.
    let rowsWithFields: @MainActor (UIScrollView) -> [IndexPath]?

    init(
        controllerKinds: ControllerKinds, ownController: UIViewController?, focused: UIView?,
        entersClosedGroups: Bool = false, searchedDirections: Set<MoveDirection>,
        rowsWithFields: @escaping @MainActor (UIScrollView) -> [IndexPath]?
    ) {
        self.controllerKinds = controllerKinds
        self.ownController = ownController
        self.focused = focused
        self.entersClosedGroups = entersClosedGroups
        self.searchedDirections = searchedDirections
        self.rowsWithFields = rowsWithFields
    }
}
