import FormNavigationCore
import UIKit

/// Finds the fields below a view, in one walk.
///
/// It never asks a view whether it can become first responder, because a text field asks its delegate in turn (A2).
///
/// Code that runs for every view is a loop, not a closure, because each call of a closure checks that it's on the main
/// actor.
@MainActor
struct FieldCollector {
    /// What's known at the current position of the walk.
    private struct Place {
        var surroundings: Surroundings
        var visibility: Visibility
        /// The reading direction of siblings.
        var direction: ReadingOrder.Direction
    }

    /// The fields that can take part now, and the one that has focus, in the order of the hierarchy.
    private(set) var found: [FoundField] = []
    private(set) var outline = OutlineBuilder()
    /// The views that aren't stops but whose content is checked, in the order of the hierarchy.
    private(set) var checked: [UIView] = []
    /// The field that has focus: one of those found or, if none of them has it, one in a part that's skipped.
    private(set) var fieldWithFocus: UIView?
    /// Whether something is skipped only because it, or a view that clips it, has no size, like views that haven't been
    /// laid out.
    private(set) var hasViewsWithoutSize = false
    /// The number of views visited.
    private(set) var visitCount = 0
    /// The reading direction of the form.
    let direction: ReadingOrder.Direction
    let context: FormContext

    let root: UIView
    private let isFocusKnown: Bool
    /// Whether fields are visited only to report why they're skipped.
    private let isTracing = DecisionTrace.isHeardByApp
    private var kinds = ViewKinds()
    private var skips: [(field: UIView, reason: FormNavigator.Decision.Reason)] = []
    private var covers = FieldCovers()
    /// The fields below a view that takes their taps, by their index. Moves skip them.
    private(set) var coveredFields: Set<Int> = []
    /// Whether nothing matters in views that don't receive touches, such as labels and images. Those are most of the
    /// views.
    private let skipsUntouchable: Bool
    /// Whether a view matters that doesn't accept text and doesn't contain anything.
    private let hasMarkedViews = FormFieldOptions.marksOtherViews
    private var isFocusOutOfSight = false
    /// The views that are skipped, together with everything inside them.
    private var passedOver: [UIView] = []

    /// Searches `root` and everything in it, depth first.
    ///
    /// - Parameter surroundings: The surroundings of the views in `root`.
    init(searching root: UIView, in surroundings: Surroundings, _ context: FormContext) {
        self.init(searching: root, in: surroundings, context, isSightLimited: true)
        // Focus often precedes the layout that reveals its field, so it isn't known yet what's out of sight.
        if isFocusOutOfSight {
            let visitCount = visitCount
            self.init(searching: root, in: surroundings, context, isSightLimited: false)
            self.visitCount += visitCount
        }
        for view in passedOver where !isFocusKnown && fieldWithFocus == nil {
            fieldWithFocus = view.firstResponderInside?.fieldWithFocus
        }
        for (field, reason) in skips {
            DecisionTrace.report(.skipped(field, reason, of: ResponsibleView(of: reason, at: field, context)))
        }
        for index in coveredFields.sorted() {
            let cover = ResponsibleView(covers.cover(of: index, among: found))
            DecisionTrace.report(.skipped(found[index].field.view, .coveredByControl, of: cover))
        }
    }

    private init(searching root: UIView, in surroundings: Surroundings, _ context: FormContext, isSightLimited: Bool) {
        self.root = root
        self.context = context
        isFocusKnown = context.focused != nil
        skipsUntouchable = !isTracing && context.focused?.takesTouches(upTo: root) == true
        direction = ReadingOrder.Direction(root.effectiveUserInterfaceLayoutDirection)
        let visibility = Visibility(of: root, isLimited: isSightLimited)
        let place = Place(surroundings: surroundings, visibility: visibility, direction: direction)
        let kind = ViewKind.kind(of: root)
        visitCount += 1
        if let field = kind.field {
            visit(root, field, kind, root.assignedOptions, in: place)
        } else {
            if root.assignedOptions?.checksContent == true, surroundings.isInUse { note(root, checkedUnless: nil) }
            var inner = place
            inner.visibility.enter(root, kind)
            search(root, kind, root.subviews, from: place, in: inner, isGroup: false)
        }
        outline.enterFields(upTo: found.count)
        skipCoveredFields()
    }

    // MARK: - The walk

    /// Searches sibling views, and everything inside them.
    private mutating func search(_ views: [UIView], in place: Place) {
        let modal = modalView(among: views, in: place)
        for view in views { search(view, in: place, isBehindModal: modal != nil && modal !== view) }
    }

    /// Searches a view, and everything inside it.
    ///
    /// - Parameter place: What's known of its siblings.
    private mutating func search(_ view: UIView, in place: Place, isBehindModal: Bool) {
        visitCount += 1
        if skipsUntouchable, !view.isUserInteractionEnabled { return }
        let kind = kinds.kind(of: view)
        // Most views have no subviews. A table without cells may have rows.
        let subviews = view.subviews
        let isEmpty = (kind == .plain || kind == .control) && subviews.isEmpty
        if !found.isEmpty, place.surroundings.reason == nil, view.takesTaps(kind) {
            covers.note(view, place.visibility.frame(of: view), inFrontOf: found.count)
        }
        if isEmpty, !hasMarkedViews { return }
        let options = view.assignedOptions
        if let field = kind.field ?? (options?.stop == .always ? .other : nil) {
            return visit(view, field, kind, options, in: place, isBehindModal: isBehindModal)
        }
        if options?.checksContent == true { check(view, kind, options, in: place, isBehindModal: isBehindModal) }
        if isEmpty { return }
        var inner = place
        inner.surroundings.enter(view, kind, as: .container, options, context)
        let isOpen = options?.grouping == .together || options?.grouping == .closed && context.entersClosedGroups
        if inner.surroundings.group != place.surroundings.group, !isOpen { inner.surroundings.note(.closedGroup) }
        if isBehindModal { inner.surroundings.note(.behindModal) }
        inner.visibility.enter(view, kind)
        if inner.visibility.isScaledToNothing { inner.surroundings.note(.scaledToNothing) }
        if place.visibility.hidesAll(in: view, kind) {
            if inner.surroundings.reason == nil, view.bounds.isEmpty { hasViewsWithoutSize = true }
            inner.surroundings.note(.outOfSight)
        }
        guard inner.surroundings.reason == nil || isSearchedAnyway(view, inner.surroundings) else {
            return passedOver.append(view)
        }
        // Views with another reading direction are read as a whole.
        if context.readsByPosition, let own = ReadingOrder.Direction(forcedBy: view) {
            inner.direction = own
        }
        let isGroup = isOpen || inner.direction != place.direction
        search(view, kind, subviews, from: place, in: inner, isGroup: isGroup)
    }

    /// Searches the subviews of a view.
    ///
    /// - Parameters:
    ///   - outside: What's known of the view itself.
    ///   - place: What's known inside the view.
    private mutating func search(
        _ view: UIView, _ kind: ViewKind, _ subviews: [UIView], from outside: Place, in place: Place, isGroup: Bool
    ) {
        // Moves don't lead to the rows of an invisible table.
        let scrollView = kind == .scrollView && place.surroundings.reason == nil ? view as? UIScrollView : nil
        if let container = scrollView?.rowContainer {
            let outer = outline.beginLevel(after: found.count)
            let index = outline.begin(container, place.direction, outside.visibility.frame(of: container))
            searchRows(in: container, of: container, index, in: place)
            outline.endLevel(of: index, in: outer)
        } else if isGroup || scrollView != nil && context.readsByPosition {
            let outer = outline.beginLevel(after: found.count)
            search(subviews, in: place)
            outline.enterFields(upTo: found.count)
            let (fields, frame) = (found, outside.visibility.frame(of: view))
            let (space, direction) = (place.visibility.space, place.direction)
            let content = isGroup ? nil : scrollView.map { CGRect(origin: .zero, size: $0.contentSize).applying(space) }
            if !isGroup, let pages = scrollView.flatMap({ ScrollPages(of: $0, space, direction) }) {
                outline.endPages(pages, view, direction, frame, in: outer) { fields[$0].frame }
            } else {
                outline.endGroup(view, direction, frame, content: content, in: outer)
            }
        } else {
            search(subviews, in: place)
        }
    }

    /// Searches the loaded part of a table or a collection, one row after the other.
    ///
    /// - Parameters:
    ///   - superview: The container itself, or the scroll view of one of its sections.
    ///   - index: The container's index in the outline.
    private mutating func searchRows(
        in superview: UIScrollView, of container: any RowContainer, _ index: Int, in place: Place
    ) {
        let sections = superview === container ? container.sectionScrollViews : []
        let modal = modalView(among: superview.subviews, in: place)
        // A view that isn't a row, such as a header, comes at its position among the rows.
        for view in container.inOrder(superview.subviews) {
            if let section = sections.first(where: { $0 === view }) {
                var inner = place
                inner.surroundings.enter(section, .scrollView, as: .container, nil, context)
                if inner.surroundings.reason == nil {
                    inner.visibility.enter(section, .scrollView)
                    visitCount += 1
                    searchRows(in: section, of: container, index, in: inner)
                    continue
                }
            }
            let path = container.indexPath(ofLoaded: view)
            // Cells that wait to be reused may still be there.
            if path == nil, container.isCell(view) { continue }
            outline.beginRow(path, of: container)
            search(view, in: place, isBehindModal: modal != nil && modal !== view)
            outline.endRow(path, of: index, upTo: found.count)
        }
    }

    /// Visits a field.
    private mutating func visit(
        _ field: UIView, _ kind: FieldKind, _ viewKind: ViewKind, _ options: AssignedOptions?, in place: Place,
        isBehindModal: Bool = false
    ) {
        let surroundings = place.surroundings.entering(field, viewKind, as: .field, options, context)
        let frame = place.visibility.frame(of: field)
        func obstacle() -> FormNavigator.Decision.Reason? {
            isBehindModal ? .behindModal : place.visibility.obstacle(of: field, viewKind, frame)
        }
        let reason = surroundings.reason ?? obstacle()
        if options?.checksContent == true, reason == .marked, surroundings.isInUse, obstacle() == nil {
            checked.append(field)
        }
        if reason == .noSize { hasViewsWithoutSize = true }
        if isTracing, let reason { skips.append((field, reason)) }
        let isFocused = if let focused = context.focused { focused === field } else { field.hasFocus }
        guard reason == nil || isFocused else { return }
        if isFocused {
            fieldWithFocus = field
            isFocusOutOfSight = reason == .outOfSight
        }
        let capabilities = surroundings.capabilities.applying(context.configuration.capabilityChange(by: options))
        // A control that the app disables keeps focus. A text view that isn't editable merely shows a selection (A36).
        let takesPart = viewKind.takesPart(field) || field is UIControl
        found.append(
            FoundField(
                field: .init(
                    view: field, kind: kind, isStop: reason == nil,
                    isUnseen: reason?.isTemporary == true && takesPart,
                    isSkipped: reason?.isTemporary == false && takesPart, identity: outline.identify(field),
                    capabilities: capabilities, movesOnReturn: options?.movesOnReturn,
                    keepsReturnKeyType: options?.keepsReturnKeyType),
                frame: frame, next: options?.next, previous: options?.previous))
    }

    /// Visits a view that isn't a field, and whose content may be invalid.
    private mutating func check(
        _ view: UIView, _ kind: ViewKind, _ options: AssignedOptions?, in place: Place, isBehindModal: Bool
    ) {
        let surroundings = place.surroundings.entering(view, kind, as: .field, options, context)
        if !surroundings.isInUse {
            note(view, checkedUnless: surroundings.reason)
        } else if isBehindModal {
            note(view, checkedUnless: .behindModal)
        } else {
            let frame = place.visibility.frame(of: view)
            note(view, checkedUnless: place.visibility.obstacle(of: view, kind, frame))
        }
    }

    private mutating func note(_ view: UIView, checkedUnless reason: FormNavigator.Decision.Reason?) {
        if reason == nil { checked.append(view) }
        if isTracing { skips.append((view, reason ?? .checkedOnly)) }
    }

    // MARK: - What doesn't count

    /// Skips the fields that are covered. One that has focus stays, so that the user can leave it.
    private mutating func skipCoveredFields() {
        coveredFields = covers.coveredFields(among: found)
        for index in coveredFields {
            found[index].field = found[index].field.skipped
            let view = found[index].field.view
            if view.assignedOptions?.checksContent == true { checked.append(view) }
        }
        let gone = coveredFields.filter { found[$0].field.view !== fieldWithFocus }
        if !gone.isEmpty { outline.remove(gone) }
    }

    /// The topmost view that excludes its siblings, even if it's left alone because it has its own form.
    private func modalView(among views: [UIView], in place: Place) -> UIView? {
        guard views.count > 1, place.surroundings.reason == nil else { return nil }
        for view in views.reversed() where view.isModal && place.visibility.shows(view) { return view }
        return nil
    }

    /// Whether a container is searched although its fields are skipped: for the field that has focus, to report the
    /// reason, or for content that's checked.
    private func isSearchedAnyway(_ view: UIView, _ surroundings: Surroundings) -> Bool {
        isTracing || context.focused?.isDescendant(of: view) == true
            || context.entersClosedGroups && surroundings.isInUse && FormFieldOptions.checksContent(in: view)
    }
}
