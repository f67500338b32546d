import FormNavigationCore
import UIKit

/// Looks at the forms of one scope, and tells where its fields are.
@MainActor
package final class FormReader {
    /// How much there has been of what takes time, for tests and the benchmark.
    package struct Work: Equatable {
        /// Walks through the views of a form.
        package var walks = 0
        /// Views visited in them.
        package var visits = 0
        /// Climbs from a field, or from a view that holds a form, to the window.
        package var climbs = 0
        /// Plans applied to fields, or verified.
        package var plans = 0
    }

    package private(set) var work = Work()

    let scope: FormScope
    var controllerKinds: ControllerKinds
    /// The rows of a table or a collection that hold fields, in any order; `nil` if nobody says.
    var rowsWithFields: @MainActor (UIScrollView) -> [IndexPath]? = { _ in nil }
    /// The rows in which a search has found no field, by its direction, so that no button says otherwise.
    var exhaustedDirections: [MoveDirection: KnownRows] = [:]
    private var isLooking = false

    init(scope: FormScope, _ configuration: FormNavigator.Configuration) {
        self.scope = scope
        controllerKinds = ControllerKinds(configuration)
    }

    // MARK: - Places

    /// Where a field is, if it is this scope's.
    func site(of field: UIView) -> FieldSite? {
        guard let site = site(on: ViewPath(to: field)), site.exemption == nil else { return nil }
        return site
    }

    /// Where the field at the end of a path is; `nil` outside of this scope.
    func site(on path: ViewPath) -> FieldSite? {
        work.climbs += 1
        guard let root = scope.root(on: path) else { return nil }
        let context = context(focused: path.view)
        let surroundings = path.surroundings(in: root, as: .field, context)
        return FieldSite(
            root: root, surroundings: surroundings.view, formSurroundings: surroundings.group, context: context)
    }

    /// Whether a field of this scope can take part now, as far as can be told without a look at its form.
    func isStop(_ field: UIView) -> Bool {
        guard let site = site(of: field), site.surroundings.reason == nil else { return false }
        return ViewKind.kind(of: field).takesPart(field) && !field.bounds.isEmpty
            && !field.isScaledToNothing(in: site.root)
    }

    // MARK: - Forms

    /// Looks at the form that the field at a site is in: its closed group's, or the one that holds all.
    func form(at site: FieldSite) -> FormSnapshot? {
        guard let group = site.surroundings.group else { return nil }
        return form(in: group, site.formSurroundings, site.context)
    }

    /// Looks at the form that a field belongs to, whichever field has focus.
    func form(with field: UIView, focused: UIView?) -> FormSnapshot? {
        guard let site = site(of: field), let group = site.surroundings.group else { return nil }
        return form(in: group, site.formSurroundings, context(focused: focused))
    }

    /// Looks at all that a view holds, the forms in closed groups included.
    func form(
        ofAllIn root: UIView, _ site: FieldSite, focused: UIView?, emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>]
    ) -> FormSnapshot? {
        form(in: root, site.surroundings, context(focused: focused, entersClosedGroups: true), emptyRows: emptyRows)
    }

    /// Looks at the form in a view.
    ///
    /// - Parameters:
    ///   - focused: The field that has focus, if that is known.
    ///   - emptyRows: The rows that have been looked at and hold no field.
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

    /// A custom order that asks the navigator gets no second look while it is asked itself.
    private func form(
        in group: UIView, _ surroundings: Surroundings, _ context: FormContext,
        emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]
    ) -> FormSnapshot? {
        guard !isLooking else { return nil }
        isLooking = true
        defer { isLooking = false }
        var surroundings = surroundings
        // A screen in which a field has focus already is on its way. Any other one is hidden by its container.
        if context.focused?.isDescendant(of: group) != true, group.isInHiddenView {
            surroundings.note(.hiddenAncestor)
        }
        let form = FormSnapshot(of: group, surroundings, context, emptyRows: emptyRows)
        work.walks += 1
        work.visits += form.visitCount
        return form
    }

    private func context(focused: UIView?, entersClosedGroups: Bool = false) -> FormContext {
        let searches = controllerKinds.configuration.rowSearchLimit > 0
        let searched = MoveDirection.allCases.filter { searches && exhaustedDirections[$0]?.areUnchanged != true }
        return FormContext(
            controllerKinds: controllerKinds, ownController: scope.viewController, focused: focused,
            entersClosedGroups: entersClosedGroups,
            searchedDirections: Set(searched),
            isClaimed: NavigatorRegistry.isClaimed, rowsWithFields: rowsWithFields)
    }
}
