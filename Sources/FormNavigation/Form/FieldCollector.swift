import FormNavigationCore
import UIKit

/// Finds the fields below a view, in one walk.
///
/// It never asks a view whether it can become first responder: a text field asks its delegate in turn (A2).
@MainActor
struct FieldCollector {
    /// The fields that can take part now, and the one that has focus, in the order of the hierarchy.
    private(set) var found: [FoundField] = []
    private(set) var outline = OutlineBuilder()
    /// The field that has focus: one of those found or, where no other was known, one in a part that is passed over.
    private(set) var fieldWithFocus: UIView?
    /// How many views have been visited.
    private(set) var visitCount = 0

    private let root: UIView
    let context: FormContext
    private let focused: UIView?
    /// What surrounds the views that are being searched.
    private var surroundings: Surroundings
    /// Where they are.
    private var space: WalkSpace
    /// The options of all views. A copy: each access to a static variable pays for an exclusivity check.
    private let options = FormFieldOptions.registry
    /// Whether fields beside each other are in the order of a direction.
    private let ordersByPosition: Bool
    /// The direction in which what is being searched is read; in the end the form's.
    private(set) var direction: ReadingOrder.Direction
    /// Whether any view has options.
    private let hasOptions: Bool
    private var kinds = ViewKinds.known
    /// Whether fields are visited only to say why they are skipped.
    private let isTracing = FormNavigator.trace != nil
    /// Whether views that take no touches need no look: nobody asks what is in them, and the field that has focus is
    /// elsewhere. Labels and pictures are such.
    private let passesOverUntouchable: Bool
    /// What has been skipped, while that is traced.
    private var skips: [(field: UIView, reason: FormNavigator.SkipReason)] = []

    /// `nil` where everything counts as visible.
    private var visibility: Visibility?
    /// Where what is being searched is visible without a closer look, in the coordinate space of the searched view's
    /// superview; `nil` for anywhere.
    private var clear: CGRect?
    private var isFocusOutOfSight = false
    /// The views that are modal (`accessibilityViewIsModal`): their siblings do not count.
    private var modalViews: [UIView] = []
    /// Those siblings.
    private var viewsBehindModal: Set<ObjectIdentifier> = []
    /// The containers that have not been searched.
    private var unsearched: [UIView] = []

    /// Searches `root` and everything in it, depth first.
    ///
    /// - Parameter surroundings: What surrounds the views in `root`.
    init(searching root: UIView, in surroundings: Surroundings, _ context: FormContext) {
        self.root = root
        self.context = context
        self.surroundings = surroundings
        focused = context.focused
        space = WalkSpace(of: root)
        hasOptions = !options.isEmpty
        ordersByPosition = if case .position = context.configuration.order { true } else { false }
        direction = ReadingOrder.Direction(root.effectiveUserInterfaceLayoutDirection)
        passesOverUntouchable = !isTracing && focused?.takesTouches(upTo: root) == true
        visibility = Visibility(of: root, shift: context.shift)
        search(root)
        if isFocusOutOfSight || !modalViews.isEmpty { searchAgain() }
        outline.enterFields(upTo: found.count)
        if focused == nil, fieldWithFocus == nil { seekFocus() }
        ViewKinds.learn(kinds)
        for skip in skips { FormNavigator.report(.skipped(skip.field, skip.reason)) }
    }

    private mutating func search(_ root: UIView) {
        clear = visibility?.viewport
        visitCount += 1
        let kind = kinds.kind(of: root)
        if let field = kind.field {
            visit(
                root, field, kind, in: root.superview, takesTouches: root.isUserInteractionEnabled, at: .zero,
                hasOptions ? options[root] : nil)
        } else {
            enter(root, kind, root.subviews, clips: root.clipsToBounds, isGroup: false, at: .zero)
        }
    }

    /// Searches once more, with what the first search has found out.
    private mutating func searchAgain() {
        // Focus often comes first, and then the layout that brings its field in: what is out of sight is not known yet.
        if isFocusOutOfSight { visibility = nil }
        // Of modal views beside each other the last one lies on top.
        for view in modalViews.reversed() where !viewsBehindModal.contains(ObjectIdentifier(view)) {
            for sibling in view.superview?.subviews ?? [] where sibling !== view {
                viewsBehindModal.insert(ObjectIdentifier(sibling))
            }
        }
        (found, fieldWithFocus, outline, skips, unsearched) = ([], nil, OutlineBuilder(), [], [])
        search(root)
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
            fieldWithFocus = field
            return
        }
    }

    // MARK: - The walk

    /// Looks at the views in one, and at those in them.
    ///
    /// - Parameter offset: Where the coordinates of `superview` begin.
    private mutating func search(_ views: [UIView], of superview: UIView, at offset: CGPoint) {
        visitCount += views.count
        for view in views { search(view, of: superview, at: offset) }
    }

    /// Looks at a view, and at those in it.
    @inline(__always)
    private mutating func search(_ view: UIView, of superview: UIView, at offset: CGPoint) {
        let takesTouches = view.isUserInteractionEnabled
        if !takesTouches, passesOverUntouchable { return }
        let kind = kinds.kind(of: view)
        let options = hasOptions ? options[view] : nil
        if let field = kind.field ?? (options?.summary.isStop == true ? .other : nil) {
            return visit(view, field, kind, in: superview, takesTouches: takesTouches, at: offset, options)
        }
        let subviews = view.subviews
        if subviews.isEmpty { return }
        if options == nil, kind == .plain, viewsBehindModal.isEmpty, !view.clipsToBounds,
            !view.accessibilityViewIsModal, !ordersByPosition || view.semanticContentAttribute == .unspecified,
            Surroundings.areUnchanged(by: view, kind, in: superview, takesTouches: takesTouches)
        {
            within(view, at: offset) { $0.search(subviews, of: view, at: $1) }
        } else {
            search(view, kind, subviews, in: superview, at: offset, options)
        }
    }

    /// Looks at the views in one that may change something for them.
    private mutating func search(
        _ view: UIView, _ kind: ViewKind, _ subviews: [UIView], in superview: UIView, at offset: CGPoint,
        _ options: FormFieldOptions.Box?
    ) {
        let clips = view.clipsToBounds
        var changed = surroundings.entering(view, kind, in: superview, as: .container, options: options, context)
        let grouping = options?.summary.grouping
        let isOpen = grouping == .together || grouping == .closed && context.entersClosedGroups
        if let group = changed?.group, group !== surroundings.group, !isOpen {
            changed = changed?.passedOver(.closedGroup)
        }
        let outerDirection = direction
        defer { direction = outerDirection }
        if ordersByPosition, let own = ReadingOrder.Direction(forcedBy: view) { direction = own }
        // What is read in another direction is read as a whole.
        let isGroup = isOpen || direction != outerDirection
        if isBehindModal(view) { changed = (changed ?? surroundings).passedOver(.behindModal) }
        if clips, visibility != nil, view.bounds.isEmpty {
            changed = (changed ?? surroundings).passedOver(.outOfSight)
        }
        if view.accessibilityViewIsModal, surroundings.reason == nil { noteModal(view, at: offset) }
        guard let changed else { return enter(view, kind, subviews, clips: clips, isGroup: isGroup, at: offset) }
        guard changed.reason == nil || isSearchedAnyway(view) else { return unsearched.append(view) }
        within(changed) { $0.enter(view, kind, subviews, clips: clips, isGroup: isGroup, at: offset) }
    }

    /// Looks at the views in one.
    private mutating func enter(
        _ view: UIView, _ kind: ViewKind, _ subviews: [UIView], clips: Bool, isGroup: Bool, at offset: CGPoint
    ) {
        guard clips || kind == .scrollView else { return search(subviews, of: view, isGroup, at: offset) }
        let outerClear = clear
        defer { clear = outerClear }
        let inner = space.innerTransform(of: view, at: offset)
        let frame = view.bounds.applying(inner)
        guard kind == .scrollView, let scrollView = view as? UIScrollView else {
            clear = clear?.intersection(frame) ?? frame
            return search(subviews, of: view, isGroup, at: offset)
        }
        // What scrolling brings in is visible only where the scroll view is.
        if surroundings.reason == nil, view !== root, isOutOfSight(view, frame, asField: false) {
            guard isSearchedAnyway(view) else { return unsearched.append(view) }
            clear = nil
            return within(surroundings.passedOver(.outOfSight)) { $0.search(subviews, of: view, isGroup, at: offset) }
        }
        clear = scrollView.scrollableArea?.applying(inner)
        if inner.mayScaleToNothing, view.isScaledToNothing(in: root) {
            guard isSearchedAnyway(view) else { return unsearched.append(view) }
            return search(subviews, of: view, isGroup, at: offset)
        }
        // The rows of a table that nobody sees are no way to go.
        if surroundings.reason == nil, let container = scrollView.rowContainer {
            return search(container, frame, at: offset)
        }
        search(subviews, of: view, isGroup, at: offset)
    }

    private mutating func search(_ subviews: [UIView], of view: UIView, _ isGroup: Bool, at offset: CGPoint) {
        if isGroup { return search(group: view, subviews, at: offset) }
        within(view, at: offset) { $0.search(subviews, of: view, at: $1) }
    }

    /// Searches in a view: `search` gets where its coordinates begin.
    @inline(__always)
    private mutating func within(_ view: UIView, at offset: CGPoint, _ search: (inout Self, CGPoint) -> Void) {
        if let origin = space.origin(in: view, at: offset) { return search(&self, origin) }
        let outer = space
        space = space.entering(view, at: offset)
        search(&self, .zero)
        space = outer
    }

    /// Searches where something else surrounds the views.
    @inline(__always)
    private mutating func within(_ inner: Surroundings, _ search: (inout Self) -> Void) {
        let outer = surroundings
        surroundings = inner
        search(&self)
        surroundings = outer
    }

    // MARK: - Groups and rows

    /// Looks at a view whose fields go together.
    private mutating func search(group: UIView, _ subviews: [UIView], at offset: CGPoint) {
        let outer = outline.beginLevel(after: found.count)
        within(group, at: offset) { $0.search(subviews, of: group, at: $1) }
        outline.endGroup(group, direction, space.frame(of: group, at: offset), upTo: found.count, in: outer)
    }

    /// Looks at what is loaded of a table or a collection, each row by itself.
    private mutating func search(_ container: any RowContainer, _ frame: CGRect, at offset: CGPoint) {
        let outer = outline.beginLevel(after: found.count)
        let place = outline.begin(container, direction, frame)
        within(container, at: offset) { $0.searchRows(in: container, of: container, place, at: $1) }
        outline.endLevel(of: place, in: outer)
    }

    /// - Parameters:
    ///   - superview: The container itself, or the scroll view that a section of it has.
    ///   - place: The container's place in the outline.
    ///   - offset: Where the coordinates of `superview` begin.
    private mutating func searchRows(
        in superview: UIScrollView, of container: any RowContainer, _ place: Int, at offset: CGPoint
    ) {
        let sections = superview === container ? container.sectionScrollViews : []
        // What is no row, such as a header, stands where it lies among the rows.
        for view in container.inOrder(superview.subviews) {
            if let section = sections.first(where: { $0 === view }),
                Surroundings.areUnchanged(
                    by: section, .scrollView, in: superview, takesTouches: section.isUserInteractionEnabled)
            {
                let outerClear = clear
                clear = section.scrollableArea?.applying(space.innerTransform(of: section, at: offset))
                within(section, at: offset) { $0.searchRows(in: section, of: container, place, at: $1) }
                clear = outerClear
                continue
            }
            let path = container.indexPath(ofLoaded: view)
            // Cells that wait to be used again may still be there.
            if path == nil, container.isCell(view) { continue }
            outline.beginRow(path)
            visitCount += 1
            search(view, of: superview, at: offset)
            outline.endRow(path, of: place, upTo: found.count)
        }
    }

    // MARK: - Fields

    /// Looks at a field: what nearly all of them are, a stop without options, takes the short way.
    private mutating func visit(
        _ field: UIView, _ kind: FieldKind, _ viewKind: ViewKind, in superview: UIView?,
        takesTouches: Bool, at offset: CGPoint, _ options: FormFieldOptions.Box?
    ) {
        let (frame, isScaledToNothing) = space.place(of: field, at: offset)
        let isFocused = focused == nil ? field.hasFocus : focused === field
        if options == nil, surroundings.reason == nil, viewsBehindModal.isEmpty, viewKind.takesPart(field),
            frame.size.width > 0, frame.size.height > 0,
            Surroundings.areUnchanged(by: field, viewKind, in: superview, takesTouches: takesTouches),
            !isOutOfSight(field, frame, asField: true), !isScaledToNothing
        {
            return add(field, kind, frame, isFocused: isFocused)
        }
        let inner = surroundings.entering(field, viewKind, in: superview, as: .field, options: options, context)
        let reason = inner?.reason ?? surroundings.reason ?? reasonToSkip(field, viewKind, frame, isScaledToNothing)
        if isTracing, let reason { skips.append((field, reason)) }
        guard reason == nil || isFocused else { return }
        if reason == .outOfSight { isFocusOutOfSight = true }
        var capabilities = inner?.capabilities ?? surroundings.capabilities
        if let options { capabilities.apply(options.summary, isEnabled: context.configuration.isEnabled) }
        add(
            field, kind, frame, isFocused: isFocused, isStop: reason == nil,
            isUnseen: reason?.isPassing == true && viewKind.takesPart(field), capabilities, options?.options)
    }

    private mutating func add(
        _ field: UIView, _ kind: FieldKind, _ frame: CGRect, isFocused: Bool, isStop: Bool = true,
        isUnseen: Bool = false, _ capabilities: FormNavigator.Capabilities? = nil, _ options: FormFieldOptions? = nil
    ) {
        if isFocused { fieldWithFocus = field }
        found.append(
            FoundField(
                field: .init(
                    view: field, kind: kind, isStop: isStop, isUnseen: isUnseen, rows: outline.rows,
                    capabilities: capabilities ?? surroundings.capabilities, movesOnReturn: options?.movesOnReturn,
                    keepsReturnKeyType: options?.keepsReturnKeyType),
                frame: frame, next: options?.next, previous: options?.previous))
    }

    @inline(__always)
    private func reasonToSkip(
        _ field: UIView, _ kind: ViewKind, _ frame: CGRect, _ isScaledToNothing: Bool
    ) -> FormNavigator.SkipReason? {
        if isBehindModal(field) { return .behindModal }
        if !kind.takesPart(field) { return .disabled }
        if field.bounds.isEmpty, field.window != nil { return .noSize }
        if isScaledToNothing { return .scaledToNothing }
        return isOutOfSight(field, frame, asField: true) ? .outOfSight : nil
    }

    /// Whether a container is searched although its fields are passed over: for the field that has focus, or to say why.
    private func isSearchedAnyway(_ view: UIView) -> Bool {
        isTracing || focused?.isDescendant(of: view) == true
    }

    // MARK: - What is visible

    private func isBehindModal(_ view: UIView) -> Bool {
        !viewsBehindModal.isEmpty && viewsBehindModal.contains(ObjectIdentifier(view))
    }

    /// Takes note of a view beside which nothing counts: also of one that is left alone because it has a form of its own.
    private mutating func noteModal(_ view: UIView, at offset: CGPoint) {
        guard view.isModal, !isOutOfSight(view, space.frame(of: view, at: offset), asField: false) else { return }
        modalViews.append(view)
    }

    @inline(__always)
    private func isOutOfSight(_ view: UIView, _ frame: CGRect, asField isField: Bool) -> Bool {
        guard let clear, frame.isApart(from: clear), let visibility else { return false }
        return !(isField ? visibility.reaches(view) : visibility.shows(view))
    }
}

extension UIView {
    /// Whether the view and those around it in `root` take touches.
    fileprivate func takesTouches(upTo root: UIView) -> Bool {
        var next: UIView? = self
        while let view = next, view !== root {
            if !view.isUserInteractionEnabled { return false }
            next = view.superview
        }
        return true
    }
}

extension ReadingOrder.Direction {
    fileprivate init(_ direction: UIUserInterfaceLayoutDirection) {
        self = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The direction that a view lays out its subviews in whatever the language is; `nil` for the language's. It is not
    /// inherited, but what is in such a view is read in one way.
    @MainActor
    fileprivate init?(forcedBy view: UIView) {
        let attribute = view.semanticContentAttribute
        guard attribute != .unspecified else { return nil }
        self.init(UIView.userInterfaceLayoutDirection(for: attribute))
    }
}
