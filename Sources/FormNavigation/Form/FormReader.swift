import UIKit

/// Looks at the forms of one navigator, and tells where its fields are.
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

    private unowned let navigator: ResponderChainNavigator
    private var controllerKinds: ControllerKinds
    private var isLooking = false

    init(of navigator: ResponderChainNavigator) {
        self.navigator = navigator
        controllerKinds = ControllerKinds(navigator.configuration)
    }

    /// Takes up the navigator's new configuration.
    func configurationChanged() { controllerKinds = ControllerKinds(navigator.configuration) }

    // MARK: - Focus

    /// The field of the scope that has focus, as far as that is known without a look at the form.
    var focused: FocusedField? { place?.focused }

    /// The same, and where it is.
    private var place: (focused: FocusedField, site: FieldSite)? {
        guard navigator.isActive else { return nil }
        if let focused = navigator.focused, let field = focused.view, field.hasFocus, let site = site(of: field) {
            focused.update(to: site)
            return (focused, site)
        }
        // A field of another window may have had its turn, or another navigator was in charge.
        for field in FocusTracker.shared.fieldsWithFocus {
            // Of several windows with a field in focus only one has the keyboard (A7).
            if navigator.scope.viewController == nil, field.window?.isKeyWindow != true { continue }
            if let site = site(of: field) { return (FocusedField(field, at: site, isByMove: false), site) }
        }
        return nil
    }

    /// The field that has focus, and its form; where none has focus, all that the scope holds.
    ///
    /// The app may ask before UIKit has said that editing began: then the field is found by looking at the form.
    func lookAround() -> (focused: FocusedField?, form: FormSnapshot?) {
        if let (focused, site) = place { return (focused, form(at: site)) }
        guard navigator.isActive, let root = navigator.scope.root, let form = form(in: root) else { return (nil, nil) }
        guard let field = form.fieldWithFocus, let site = site(of: field) else { return (nil, form) }
        let focused = FocusedField(field, at: site, isByMove: false)
        return (focused, focused.group === form.root ? form : self.form(at: site))
    }

    /// The field that has focus, also while UIKit has not yet posted that editing began.
    var currentField: UIView? { (focused ?? lookAround().focused)?.view }

    // MARK: - Places

    /// Where a field is, if it is this navigator's.
    func site(of field: UIView) -> FieldSite? {
        guard let site = site(on: ViewPath(to: field)), site.exemption == nil else { return nil }
        return site
    }

    /// Where the field at the end of a path is; `nil` outside of this navigator's scope.
    func site(on path: ViewPath) -> FieldSite? {
        work.climbs += 1
        guard let root = navigator.scope.root(on: path) else { return nil }
        let context = context(focused: path.view)
        let surroundings = path.surroundings(in: root, as: .field, context)
        return FieldSite(
            root: root, surroundings: surroundings.view, formSurroundings: surroundings.group, context: context)
    }

    /// Whether a field of this navigator can take part now, as far as can be told without a look at its form.
    func isStop(_ field: UIView) -> Bool {
        guard let site = site(of: field), site.surroundings.reason == nil else { return false }
        return ViewKind.kind(of: field).takesPart(field) && !field.bounds.isEmpty
            && !field.isScaledToNothing(in: site.root)
    }

    // MARK: - Forms

    /// Looks at the form that a field is in: its closed group's, or the one that holds all.
    func form(around focused: FocusedField) -> FormSnapshot? {
        focused.group.flatMap { form(in: $0, focused: focused.view) }
    }

    /// Looks at the same form, whose surroundings were met on the way to the field just now.
    ///
    /// - Parameter site: Where the field that has focus is.
    func form(at site: FieldSite) -> FormSnapshot? {
        guard let group = site.surroundings.group else { return nil }
        return form(in: group, site.formSurroundings, site.context)
    }

    /// Looks at the form that a field belongs to, whichever field has focus.
    func form(with field: UIView) -> FormSnapshot? {
        guard let site = site(of: field), let group = site.surroundings.group else { return nil }
        return form(in: group, site.formSurroundings, context(focused: currentField))
    }

    /// Looks at all that the scope holds, the forms in closed groups included, whichever field has focus; `nil` where nobody
    /// can say which form that is.
    func lookAtAll() -> FormSnapshot? {
        guard navigator.isActive else { return nil }
        // A field keeps focus below a screen that is presented over its own.
        let field = focused.flatMap { $0.view?.isBelowPresentedScreen == true ? nil : $0 }
        let root = navigator.scope.root ?? field?.root ?? FocusTracker.shared.screenOnTop
        // The screen may be left alone, or another navigator's.
        guard let root, let site = site(of: root) else { return nil }
        return form(in: root, site.surroundings, context(focused: focused?.view, entersClosedGroups: true))
    }

    /// Looks at the form in a view.
    func form(
        in group: UIView, focused: UIView? = nil, emptyRows: [ObjectIdentifier: ClosedRange<IndexPath>] = [:]
    ) -> FormSnapshot? {
        let path = ViewPath(to: group)
        work.climbs += 1
        guard let root = navigator.scope.root(on: path) ?? navigator.scope.root else { return nil }
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
        let form = FormSnapshot(of: group, surroundings, context, emptyRows: emptyRows)
        work.walks += 1
        work.visits += form.visitCount
        return form
    }

    private func context(focused: UIView?, entersClosedGroups: Bool = false) -> FormContext {
        FormContext(
            controllerKinds: controllerKinds, ownController: navigator.scope.viewController, focused: focused,
            entersClosedGroups: entersClosedGroups, searchedDirections: navigator.mover.searchedDirections,
            isClaimed: NavigatorRegistry.isClaimed,
            shift: RestingGeometry.shift,
            rowsWithFields: { [unowned navigator] scrollView in
                navigator.delegate { $0.formNavigator($1, indexPathsWithFieldsIn: scrollView) } ?? nil
            })
    }
}
