import FormNavigationCore
import UIKit

/// Reads the forms of one scope, and finds where its fields are.
@MainActor
package final class FormReader {
    /// The amount of time-consuming work so far, for tests and the benchmark.
    package struct Work: Equatable {
        /// Walks through the views of a form.
        package var walks = 0
        /// Views visited in them.
        package var visits = 0
        /// Climbs from a field, or from a view that contains a form, to the window.
        package var climbs = 0
        /// Plans applied to fields, or verified.
        package var plans = 0
    }

    package private(set) var work = Work()

    let scope: FormScope
    var controllerKinds: ControllerKinds
    /// The rows of a table or collection view that contain fields, in any order, or `nil` if that isn't known.
    var rowsWithFields: @MainActor (UIScrollView) -> [IndexPath]? = { _ in nil }
    /// The order of the form at its last update.
    var lastOrder = LastFieldOrder()
    /// Whether a controller has a navigator of its own.
    private let isClaimed: @MainActor (UIViewController) -> Bool
    let searches = SearchMemory()
    private(set) var isReading = false

    init(
        scope: FormScope, _ configuration: FormNavigator.Configuration,
        isClaimed: @escaping @MainActor (UIViewController) -> Bool
    ) {
        self.scope = scope
        self.isClaimed = isClaimed
        controllerKinds = ControllerKinds(configuration)
    }

    // MARK: - Locations

    /// The location of a field, if it belongs to this scope.
    func location(of field: UIView) -> FieldLocation? {
        guard let location = location(on: ViewPath(to: field)), location.exemption == nil else { return nil }
        return location
    }

    /// The location of the field at the end of a path, or `nil` outside this scope.
    func location(on path: ViewPath) -> FieldLocation? {
        work.climbs += 1
        guard let root = scope.root(on: path) else { return nil }
        let context = context(focused: path.view)
        let surroundings = path.surroundings(in: root, as: .field, context)
        return FieldLocation(
            root: root, surroundings: surroundings.view, group: surroundings.group,
            formSurroundings: surroundings.inGroup, context: context)
    }

    /// Whether a field of this scope can take part now, as far as that's known without reading its form.
    func isStop(_ field: UIView) -> Bool { location(of: field).map { isStop(field, at: $0) } ?? false }

    /// Whether the field at a location can take part now, as far as that's known without reading its form.
    func isStop(_ field: UIView, at location: FieldLocation) -> Bool {
        location.surroundings.reason == nil && isUsable(field, at: location)
    }

    /// Whether the user can see and use a view of this scope, even if moves skip it, as far as that's known without reading
    /// its form.
    func isInUse(_ view: UIView) -> Bool {
        guard let location = location(of: view), location.surroundings.isInUse else { return false }
        return isUsable(view, at: location)
    }

    private func isUsable(_ view: UIView, at location: FieldLocation) -> Bool {
        ViewKind.kind(of: view).takesPart(view) && !view.bounds.isEmpty && !view.isScaledToNothing(in: location.root)
    }

    // MARK: - Forms

    /// Reads the form that contains the field at a location: the form of its closed group, or the whole form.
    ///
    /// - Parameter emptyRows: The rows that have been searched and contain no field.
    func form(
        at location: FieldLocation, emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]
    ) -> FormSnapshot? {
        guard let group = location.group else { return nil }
        return form(in: group, location.formSurroundings, location.context, emptyRows: emptyRows)
    }

    /// Reads the form that a field belongs to, whichever field has focus.
    func form(with field: UIView, focused: UIView?) -> FormSnapshot? {
        guard let location = location(of: field), let group = location.group else { return nil }
        return form(in: group, location.formSurroundings, context(focused: focused))
    }

    /// Reads everything in a view, including the forms in closed groups.
    func form(
        ofAllIn root: UIView, _ location: FieldLocation, focused: UIView?,
        emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>]
    ) -> FormSnapshot? {
        form(in: root, location.surroundings, context(focused: focused, entersClosedGroups: true), emptyRows: emptyRows)
    }

    /// Reads the form in a view.
    ///
    /// - Parameters:
    ///   - focused: The field that has focus, if that's known.
    ///   - emptyRows: The rows that have been searched and contain no field.
    func form(
        in group: UIView, focused: UIView?, emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]
    ) -> FormSnapshot? {
        let path = ViewPath(to: group)
        work.climbs += 1
        guard let root = scope.root(on: path) ?? scope.root else { return nil }
        let context = context(focused: focused)
        let role: Surroundings.Role = group === root ? .root : .container
        return form(in: group, path.surroundings(in: root, as: role, context).view, context, emptyRows: emptyRows)
    }

    /// If a custom order asks the navigator while the navigator is asking it, the form isn't read again.
    private func form(
        in group: UIView, _ surroundings: Surroundings, _ context: FormContext,
        emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]
    ) -> FormSnapshot? {
        guard !isReading else { return nil }
        isReading = true
        defer { isReading = false }
        var surroundings = surroundings
        // A screen in which a field already has focus is about to appear. Any other one is hidden by its container.
        if context.focused?.isDescendant(of: group) != true, group.isInHiddenView {
            surroundings.note(.hiddenAncestor)
        }
        let walk = FieldCollector(searching: group, in: surroundings, context)
        work.walks += 1
        work.visits += walk.visitCount
        return walk.form(isHidden: surroundings.reason?.isTemporary == true, emptyRows: emptyRows)
    }

    private func context(focused: UIView?, entersClosedGroups: Bool = false) -> FormContext {
        FormContext(
            controllerKinds: controllerKinds, ownController: scope.viewController, focused: focused,
            entersClosedGroups: entersClosedGroups, searches: searches,
            rowsWithFields: rowsWithFields, lastOrder: lastOrder, isClaimed: isClaimed)
    }
}
