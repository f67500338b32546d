import FormNavigationCore
import UIKit

/// What a navigator knows about a form at one moment, for tools that explain it.
///
/// It holds the fields strongly, and exists only during the call that created it, because the app's code may change
/// anything about a form.
@MainActor
package struct FormFacts {
    /// A field, and what the navigator does for it.
    package struct Field {
        package let view: UIView
        package let kind: FieldKind
        /// The reason why it's skipped, or `nil` for a stop.
        package var reason: FormNavigator.Decision.Reason?
        /// Whether its content counts for the validity of the form although it's skipped.
        package var isOnlyChecked = false
        /// The view that the reason is about, if it's a different one.
        package var responsibleView: UIView?
        package var capabilities: FormNavigator.Capabilities = []
        /// What Return does, or `.untouched` if the navigator leaves Return to the app.
        package var role = ReturnKeyPlan.Role.untouched
        /// The key that shows it, or `nil` if the field keeps its own.
        package var returnKey: UIReturnKeyType?
        /// Identifies its row. `nil` outside table and collection views.
        package var row: Int?
        package var accessory = Accessory.none
        /// The reason why nothing moves for it, in words, or `nil` if avoidance keeps it clear of the keyboard.
        package var obstacleToAvoidance: String?
        /// Whether its keyboard is a popover next to it.
        package var hasNumberPadPopover = false
    }

    /// The view above a field's keyboard.
    package enum Accessory {
        case none
        /// The toolbar, or the app's replacement for it.
        case toolbar
        /// The app's own view.
        case own(UIView)
    }

    /// The view that contains the form: that of a screen, or one whose fields are their own form.
    package let root: UIView
    package let configuration: FormNavigator.Configuration
    /// The stops in the order of Next, followed by the skipped fields.
    package private(set) var fields: [Field] = []
    /// The ignored links.
    package private(set) var ignoredLinks: [FormNavigator.Decision] = []
    /// The table and collection views that a move searches for fields, although it has found rows without fields there.
    package private(set) var searchedTables: [UIScrollView] = []

    private let screen: UIView
    private let engine: ResponderChainNavigator

    // MARK: - Reading

    fileprivate init?(of root: UIView, in screen: UIView, _ engine: ResponderChainNavigator) {
        (self.root, self.screen, self.engine) = (root, screen, engine)
        configuration = engine.configuration
        var form: FormSnapshot?
        let decisions = DecisionTrace.decisions {
            form = engine.reader.form(in: root, focused: engine.currentPlace()?.focus.view)
        }
        guard let snapshot = form else { return nil }
        var rows: [[FormRow]: Int] = [:]
        fields = snapshot.fields.filter(\.isStop).map { field in
            var row: Int?
            if !field.rows.isEmpty {
                row = rows[field.rows, default: rows.count]
                rows[field.rows] = row
            }
            return self.field(field, row: row, in: snapshot)
        }
        var known = Set(fields.map { ObjectIdentifier($0.view) })
        let checked = Set(snapshot.viewsWithChecks.map { ObjectIdentifier($0) })
        for decision in decisions where decision.kind == .skipped {
            // If there are several reasons, the outermost one comes last.
            guard let view = decision.view, known.insert(ObjectIdentifier(view)).inserted else { continue }
            var field = Field(view: view, kind: ViewKind.kind(of: view).field ?? .other)
            // A focused field gets what the user needs to leave it.
            if let own = snapshot.field(of: view), own.canBeLeft { field = self.field(own, row: nil, in: snapshot) }
            (field.reason, field.responsibleView) = (decision.reason, decision.responsibleView)
            field.isOnlyChecked = checked.contains(ObjectIdentifier(view))
            fields.append(field)
        }
        ignoredLinks = decisions.filter { $0.kind == .ignoredLink }
        searchedTables = tables(searchedIn: snapshot)
    }

    private func field(_ field: FormSnapshot.Field, row: Int?, in snapshot: FormSnapshot) -> Field {
        var known = Field(view: field.view, kind: field.kind)
        known.capabilities = field.capabilities
        known.row = row
        known.accessory = accessory(of: field)
        let input = field.view.formField
        known.hasNumberPadPopover =
            input?.hasNumberPad == true && input?.mayShowNumberPadPopover == true
            && !configuration.docksNumberPad(of: field.view, with: field.capabilities)
        guard let input else { return known }
        known.obstacleToAvoidance = engine.explainer.obstacle(of: field.view).map {
            $0.reason.words.naming($0.responsibleView)
        }
        known.role = engine.proxies.returnKeyRole(of: field, in: snapshot)
        let kept = ReturnKeyPlan.KeptKeys(field: field.keepsReturnKeyType, form: configuration.keepsReturnKeyTypes)
        if !kept.contains(keyThatIsDefault: input.returnKeyType == .default) {
            known.returnKey = known.role.key(last: configuration.lastReturnKey)
        }
        return known
    }

    private func accessory(of field: FormSnapshot.Field) -> Accessory {
        let own = engine.toolbars.shownView
        let chain = sequence(first: field.view as UIResponder, next: \.next)
        if let view = chain.lazy.compactMap(\.viewAboveKeyboard).first(where: { $0 !== own }) { return .own(view) }
        return field.capabilities.contains(.toolbar) && (field.kind != .other || field.view.accessoryHost != nil)
            ? .toolbar : .none
    }

    private func tables(searchedIn snapshot: FormSnapshot) -> [UIScrollView] {
        guard snapshot.searches(.next) else { return [] }
        var tables: [any RowContainer] = []
        for case .rows(_, let table) in snapshot.order where !tables.contains(where: { $0 === table }) {
            tables.append(table)
        }
        return tables.filter { table in
            guard engine.reader.rowsWithFields(table) == nil else { return false }
            let paths = Set(
                snapshot.fields.flatMap(\.rows).filter { $0.container == ObjectIdentifier(table) }.map(\.path))
            let cells = (table.subviews + table.sectionScrollViews.flatMap(\.subviews)).filter(table.isCell)
            return cells.contains { cell in table.indexPath(ofLoaded: cell).map { !paths.contains($0) } ?? false }
        }
    }

    // MARK: - Positions

    /// The height of the view above the keyboard while there are keys, in points.
    package func accessoryHeight(of field: Field) -> CGFloat {
        let view: UIView
        switch field.accessory {
        case .none: return 0
        case .toolbar:
            view = engine.toolbars.view
            if let toolbar = view as? FormToolbar { return toolbar.heightAboveKeys }
        case .own(let own): view = own
        }
        let height = view.intrinsicContentSize.height
        return height > 0 ? height : view.bounds.height
    }

    /// The positions of everything while a field is being edited, in the coordinates of the window.
    ///
    /// - Parameter top: The top edge of the keyboard with the view above it.
    /// - Returns: `nil` if something else keeps the field clear of the keyboard, or if the positions aren't known.
    package func situation(of field: Field, above top: CGFloat) -> AvoidanceSituation? {
        let view = field.view
        guard field.capabilities.contains(.avoidance), view.window != nil, view.isDescendant(of: screen),
            !SystemMovement.isExpected(around: view), engine.avoidance.inputBar?.view.map(view.isDescendant) != true
        else { return nil }
        let reader = engine.avoidance.reader
        let frame = view.convert(view.bounds, to: nil)
        let line = Self.line(in: view, field.kind, frame)
        return reader.situation(
            of: view, caret: line, companions: reader.companions(of: view), above: top - reader.spacing.covered,
            in: screen, reader.scrollViews(around: view, in: screen), container: screen.formContainer(around: view))
    }

    /// A line of text: a text field has it in its middle, a text view below its insets, and anything else at its upper
    /// end.
    private static func line(in view: UIView, _ kind: FieldKind, _ frame: CGRect) -> CGRect {
        let textView = view as? UITextView
        // What covers a text view that fills the screen counts as its inset (F7).
        let inset = textView.map { max(0, $0.adjustedContentInset.top) + $0.textContainerInset.top } ?? 0
        let height = min(frame.height, 24)
        let start =
            kind == .textField ? frame.midY - height / 2 : frame.minY + min(inset, frame.height - height)
        return CGRect(x: frame.minX, y: start, width: frame.width, height: height)
    }
}

extension FormNavigator {
    /// Whether the navigator hasn't been uninstalled or replaced by another one.
    package var isAtWork: Bool { engine.isActive }

    /// The view controller that the navigator was created for, or `nil` for ``shared``.
    package var ownViewController: UIViewController? { engine.scope.viewController }

    /// The active navigators for what a view controller shows, or for a part of it.
    package static func navigators(in viewController: UIViewController) -> [FormNavigator] {
        let screens = viewController.screensInUse
        let own = FormCenter.shared.navigators.filter { engine in
            guard engine.isActive, let served = engine.scope.viewController else { return false }
            return screens.contains { served.isInside($0) || $0.isInside(served) }
        }
        let isSharedInUse = !shared.engine.reader.controllerKinds.capabilities.isEmpty && shared.engine.isActive
        return own.compactMap { $0.app as? FormNavigator } + (isSharedInUse ? [shared] : [])
    }

    /// What's known about the forms on a screen: its own, and those in closed groups. Empty if the navigator doesn't
    /// have a form there.
    ///
    /// - Parameter viewController: The screen to read for ``shared``; any other navigator reads its own view
    ///   controller.
    package func facts(in viewController: UIViewController?) -> [FormFacts] {
        guard engine.isActive else { return [] }
        let screens = engine.scope.viewController.map { [$0] } ?? viewController?.screensInUse ?? []
        return screens.flatMap { screen -> [FormFacts] in
            guard let view = screen.viewIfLoaded, let location = engine.reader.location(of: view) else { return [] }
            return ([view] + view.closedGroups).compactMap { FormFacts(of: $0, in: location.root, engine) }
        }
    }

    /// The windows that are known to have forms.
    package static var windowsInUse: [UIWindow] { FormCenter.shared.navigators.compactMap { $0.scope.root?.window } }

    /// The views that should be visible with a field, and the one that's pinned above the input bar.
    package func companions(of field: UIView) -> [UIView] {
        engine.avoidance.reader.companions(of: field) + [inputBar?.pinnedView].compactMap { $0 }
    }

    /// What's wrong with the content of a view, or `nil` if it's valid.
    package static func contentError(in view: UIView) -> String? { view.contentError }

    /// Whether the app's code may run when a field gains focus, or when text is typed into it.
    package static func hasAppCode(_ field: UIView) -> Bool { field.hasAppCode }
}

extension UIViewController {
    /// The visible screens in a container of screens, or this screen.
    fileprivate var screensInUse: [UIViewController] { shownScreens?.flatMap(\.screensInUse) ?? [self] }

    /// Whether this is another view controller, or one inside it.
    fileprivate func isInside(_ other: UIViewController) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }
}

extension UIView {
    /// The views in this one whose fields are their own form.
    fileprivate var closedGroups: [UIView] {
        subviews.flatMap { view in (view.assignedOptions?.grouping == .closed ? [view] : []) + view.closedGroups }
    }
}
