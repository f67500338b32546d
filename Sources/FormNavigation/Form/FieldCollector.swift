import FormNavigationCore
import UIKit

/// Finds the fields below a view, in one walk.
///
/// It never asks a view whether it can become first responder: a text field asks its delegate in turn (A2).
@MainActor
struct FieldCollector {
    // The three go together, place by place. They are apart so that nobody who asks for a part copies the whole.

    /// The fields that can take part now, and the one that has focus.
    private(set) var fields: [UIView] = []
    /// Where they are, in points, in the coordinate space of the searched view's superview.
    private(set) var items: [FieldSequence.Item] = []
    private(set) var found: [Found] = []
    /// How many of them can take part.
    private(set) var stopCount = 0

    private(set) var containers: [Container] = []
    /// What is at the level that is being searched: in the end the outermost one.
    private(set) var entries: [FormOutline.Entry] = []
    /// The place in ``fields`` of the field that has focus.
    private(set) var focusedIndex: Int?
    /// The field that has focus and is in a part of the form that takes no part, if nobody knew which has focus.
    private(set) var focusedElsewhere: UIView?
    /// How many views have been visited.
    private(set) var visitCount = 0

    /// Room for as many fields as nearly all forms have: to make more is to move all that are there.
    private static let usualCount = 64

    private let root: UIView
    private let context: FormContext
    /// The options of all views: a copy, since each look at a static variable is checked for somebody who writes it.
    private let options = FieldOptions.registry
    /// Whether any view has options.
    let hasOptions: Bool
    private var kinds = ViewKinds.known
    /// Whether fields are visited only to say why they are skipped.
    private let isTracing = FormNavigator.trace != nil
    /// The rows that are being searched, one inside the other.
    private var rows: [IndexPath] = []
    /// What has been skipped, while that is traced.
    private var skips: [(field: UIView, reason: FormNavigator.SkipReason)] = []

    /// `nil` where everything counts as visible.
    private var visibility: Visibility?
    /// Where what is being searched is visible without a closer look, in the coordinate space of the searched view's
    /// superview; `nil` for anywhere.
    private var clear: CGRect?
    private var isFocusOutOfSight = false
    /// The views beside which nothing counts.
    private var modalViews: [UIView] = []
    /// The views beside those.
    private var viewsBehindModal: Set<ObjectIdentifier> = []
    /// The containers that have not been searched.
    private var unsearched: [UIView] = []

    /// Searches `root` and everything in it, depth first.
    ///
    /// - Parameter surroundings: What surrounds the views in `root`.
    init(searching root: UIView, in surroundings: Surroundings, _ context: FormContext) {
        self.root = root
        self.context = context
        hasOptions = !options.isEmpty
        visibility = Visibility(of: root, shift: context.shift)
        fields.reserveCapacity(Self.usualCount)
        items.reserveCapacity(Self.usualCount)
        found.reserveCapacity(Self.usualCount)
        entries.reserveCapacity(Self.usualCount)
        search(root, surroundings)
        if isFocusOutOfSight || !modalViews.isEmpty { searchAgain(surroundings) }
        if context.focused == nil, focusedIndex == nil { seekFocus() }
        ViewKinds.learn(kinds)
        for skip in skips { FormNavigator.report(.skipped(skip.field, skip.reason)) }
    }

    private mutating func search(_ root: UIView, _ surroundings: Surroundings) {
        clear = visibility?.viewport
        visitCount += 1
        // Whatever space the root is in, frames come out right relative to each other, which is all that order needs.
        let space = CGAffineTransform.identity
        let kind = kinds.kind(of: root)
        if let field = kind.field {
            visit(root, field, kind, in: root.superview, space, hasOptions ? options[root] : nil, surroundings)
        } else {
            enter(root, kind, root.subviews, root.clipsToBounds, false, space.entering(root), surroundings)
        }
    }

    /// Searches once more, with what the first search has found out.
    private mutating func searchAgain(_ surroundings: Surroundings) {
        // Focus often comes first, and then the layout that brings its field in: what is out of sight is not known yet.
        if isFocusOutOfSight { visibility = nil }
        // Of modal views beside each other the last one lies on top.
        for view in modalViews.reversed() where !viewsBehindModal.contains(ObjectIdentifier(view)) {
            for sibling in view.superview?.subviews ?? [] where sibling !== view {
                viewsBehindModal.insert(ObjectIdentifier(sibling))
            }
        }
        (fields, items, found, stopCount, focusedIndex) = ([], [], [], 0, nil)
        (containers, entries, skips, unsearched) = ([], [], [], [])
        search(root, surroundings)
    }

    /// Looks for the field with focus where no other is looked for.
    private mutating func seekFocus() {
        @MainActor func firstResponder(in view: UIView) -> UIView? {
            visitCount += 1
            if view.isFirstResponder { return view }
            for subview in view.subviews {
                if let found = firstResponder(in: subview) { return found }
            }
            return nil
        }
        for view in unsearched {
            guard let field = firstResponder(in: view)?.fieldWithFocus else { continue }
            focusedElsewhere = field
            return
        }
    }

    // MARK: - The walk

    /// Looks at the views in one, and at those in them.
    ///
    /// - Parameter space: Maps the coordinates of `superview` to those of the root's superview. Working it out on the way
    ///   down costs one addition per container; converting each frame by itself would climb back up every time.
    private mutating func search(
        _ views: [UIView], of superview: UIView, _ space: CGAffineTransform, _ surroundings: Surroundings
    ) {
        visitCount += views.count
        for view in views {
            let kind = kinds.kind(of: view)
            let options = hasOptions ? options[view] : nil
            if let field = kind.field ?? (options?.options.isStop == true ? .other : nil) {
                visit(view, field, kind, in: superview, space, options, surroundings)
                continue
            }
            let subviews = view.subviews
            if subviews.isEmpty { continue }
            if options == nil, kind == .plain, viewsBehindModal.isEmpty, !view.clipsToBounds,
                !view.accessibilityViewIsModal, Surroundings.areUnchanged(by: view, kind, in: superview)
            {
                search(subviews, of: view, space.entering(view), surroundings)
            } else {
                search(view, kind, subviews, in: superview, space.entering(view), options, surroundings)
            }
        }
    }

    /// Looks at the views in one that may change something for them.
    private mutating func search(
        _ view: UIView, _ kind: ViewKind, _ subviews: [UIView], in superview: UIView, _ inner: CGAffineTransform,
        _ options: FieldOptions.Box?, _ surroundings: Surroundings
    ) {
        let clips = view.clipsToBounds
        var changed = surroundings.entering(view, kind, in: superview, as: .container, options: options, context)
        if let group = changed?.group, group !== surroundings.group { changed = changed?.passedOver(.closedGroup) }
        if isBehindModal(view) { changed = (changed ?? surroundings).passedOver(.behindModal) }
        if clips, visibility != nil, view.bounds.isEmpty {
            changed = (changed ?? surroundings).passedOver(.outOfSight)
        }
        if view.accessibilityViewIsModal, surroundings.reason == nil { noteModal(view, inner) }
        if let changed {
            guard changed.reason == nil || isSearchedAnyway(view) else { return unsearched.append(view) }
            enter(view, kind, subviews, clips, options?.options.grouping == .together, inner, changed)
        } else {
            enter(view, kind, subviews, clips, false, inner, surroundings)
        }
    }

    /// Looks at the views in one.
    private mutating func enter(
        _ view: UIView, _ kind: ViewKind, _ subviews: [UIView], _ clips: Bool, _ isGroup: Bool,
        _ inner: CGAffineTransform, _ surroundings: Surroundings
    ) {
        guard clips || kind == .scrollView else { return search(subviews, of: view, isGroup, inner, surroundings) }
        let outerClear = clear
        defer { clear = outerClear }
        let frame = view.bounds.applying(inner)
        guard kind == .scrollView, let scrollView = view as? UIScrollView else {
            clear = clear?.intersection(frame) ?? frame
            return search(subviews, of: view, isGroup, inner, surroundings)
        }
        // What scrolling brings in is visible only where the scroll view is.
        if surroundings.reason == nil, view !== root, isOutOfSight(view, frame, asField: false) {
            guard isSearchedAnyway(view) else { return unsearched.append(view) }
            clear = nil
            return search(subviews, of: view, isGroup, inner, surroundings.passedOver(.outOfSight))
        }
        clear = scrollView.scrollableArea?.applying(inner)
        // The rows of a table that nobody sees are no way to go.
        if surroundings.reason == nil, let container = scrollView.rowContainer {
            return search(container, inner, surroundings)
        }
        search(subviews, of: view, isGroup, inner, surroundings)
    }

    private mutating func search(
        _ subviews: [UIView], of view: UIView, _ isGroup: Bool, _ inner: CGAffineTransform,
        _ surroundings: Surroundings
    ) {
        if isGroup { return search(group: view, subviews, inner, surroundings) }
        search(subviews, of: view, inner, surroundings)
    }

    /// Looks at a view whose fields go together.
    private mutating func search(
        group: UIView, _ subviews: [UIView], _ inner: CGAffineTransform, _ surroundings: Surroundings
    ) {
        let outer = entries
        entries = []
        search(subviews, of: group, inner, surroundings)
        let row = FormOutline.Row(path: nil, entries: entries)
        let frame = group.bounds.applying(inner)
        containers.append(Container(view: nil, tag: group.tag, frame: frame, rows: [row]))
        entries = outer + [.container(containers.count - 1)]
    }

    /// Looks at what is loaded of a table or a collection, each row by itself.
    private mutating func search(
        _ container: any RowContainer, _ inner: CGAffineTransform, _ surroundings: Surroundings
    ) {
        let outer = entries
        let index = containers.count
        let frame = container.bounds.applying(inner)
        containers.append(Container(view: container, tag: container.tag, frame: frame, rows: []))
        // What is no row, such as a header, stands where it lies among the rows.
        for view in container.subviews.sorted(by: container.isBefore) {
            let path = container.indexPath(ofLoaded: view)
            // Cells that wait to be used again may still be there.
            if path == nil, container.isCell(view) { continue }
            entries = []
            if let path { rows.append(path) }
            search([view], of: container, inner, surroundings)
            if path != nil { rows.removeLast() }
            if path != nil || !entries.isEmpty {
                containers[index].rows.append(FormOutline.Row(path: path, entries: entries))
            }
        }
        entries = outer + [.container(index)]
    }

    // MARK: - Fields

    private mutating func visit(
        _ field: UIView, _ kind: ReturnKeyPlan.Field.Kind, _ viewKind: ViewKind, in superview: UIView?,
        _ space: CGAffineTransform, _ options: FieldOptions.Box?, _ surroundings: Surroundings
    ) {
        let frame = field.bounds.applying(space.entering(field))
        let own = surroundings.entering(field, viewKind, in: superview, as: .field, options: options, context)
        var reason = own?.reason ?? surroundings.reason
        if reason == nil { reason = reasonToSkip(field, frame) }
        if isTracing, let reason { skips.append((field, reason)) }
        let isFocused = context.focused == nil ? field.hasFocus : context.focused === field
        guard reason == nil || isFocused else { return }
        if isFocused { focusedIndex = fields.count }
        if reason == .outOfSight { isFocusOutOfSight = true }
        entries.append(.field(fields.count))
        var capabilities = own?.capabilities ?? surroundings.capabilities
        if let options { capabilities.apply(options.options, isEnabled: context.configuration.isEnabled) }
        fields.append(field)
        items.append(FieldSequence.Item(frame: frame, tag: field.tag))
        found.append(
            Found(kind: kind, isStop: reason == nil, rows: rows, capabilities: capabilities, options: options))
        if reason == nil { stopCount += 1 }
    }

    @inline(__always)
    private func reasonToSkip(_ field: UIView, _ frame: CGRect) -> FormNavigator.SkipReason? {
        if isBehindModal(field) { return .behindModal }
        if !field.takesPart { return .disabled }
        if field.bounds.isEmpty, field.window != nil { return .noSize }
        return isOutOfSight(field, frame, asField: true) ? .outOfSight : nil
    }

    /// Whether a container is searched although its fields are passed over: for the field that has focus, or to say why.
    private func isSearchedAnyway(_ view: UIView) -> Bool {
        isTracing || context.focused?.isDescendant(of: view) == true
    }

    // MARK: - What is visible

    private func isBehindModal(_ view: UIView) -> Bool {
        !viewsBehindModal.isEmpty && viewsBehindModal.contains(ObjectIdentifier(view))
    }

    /// Takes note of a view beside which nothing counts: also of one that is left alone because it has a form of its own.
    private mutating func noteModal(_ view: UIView, _ space: CGAffineTransform) {
        guard view.isModal, !isOutOfSight(view, view.bounds.applying(space), asField: false) else { return }
        modalViews.append(view)
    }

    private func isOutOfSight(_ view: UIView, _ frame: CGRect, asField isField: Bool) -> Bool {
        guard let clear, frame.isApart(from: clear), let visibility else { return false }
        return !(isField ? visibility.reaches(view) : visibility.shows(view))
    }
}
