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
    /// The rows of each table or collection in which an earlier search didn't find a field. A move searches them again.
    let rowsKnownEmpty: [ObjectIdentifier: ClosedRange<IndexPath>]
    /// The place of a field in the form's last order, if it was part of it.
    let lastPlace: @MainActor (FormSnapshot.Field) -> Int?
    /// Whether a controller has a navigator of its own.
    let isClaimed: @MainActor (UIViewController) -> Bool

    init(
        controllerKinds: ControllerKinds, ownController: UIViewController?, focused: UIView?,
        entersClosedGroups: Bool = false, searchedDirections: Set<MoveDirection>,
        rowsKnownEmpty: [ObjectIdentifier: ClosedRange<IndexPath>],
        rowsWithFields: @escaping @MainActor (UIScrollView) -> [IndexPath]?,
        lastPlace: @escaping @MainActor (FormSnapshot.Field) -> Int?,
        isClaimed: @escaping @MainActor (UIViewController) -> Bool
    ) {
        self.controllerKinds = controllerKinds
        self.ownController = ownController
        self.focused = focused
        self.entersClosedGroups = entersClosedGroups
        self.searchedDirections = searchedDirections
        self.rowsKnownEmpty = rowsKnownEmpty
        self.rowsWithFields = rowsWithFields
        self.lastPlace = lastPlace
        self.isClaimed = isClaimed
    }
}
