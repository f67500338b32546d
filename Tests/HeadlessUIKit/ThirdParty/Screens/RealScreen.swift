import UIKit

/// A screen of another project, and how it's shown.
struct RealScreen {
    enum Presentation {
        case navigation
        case plain
        case sheet
    }

    /// A part of an app, such as a tab, that's used in a session of its own.
    struct Part {
        let name: String
        let show: @MainActor (UIViewController) -> Void
    }

    let name: String
    let presentation: Presentation
    let make: @MainActor () -> UIViewController
    /// The parts of the app, if the screen has several.
    var parts: [Part] = []
    /// The controller that gets a navigator of its own.
    var managed: @MainActor (UIViewController) -> UIViewController = { $0 }

    init(
        _ name: String, _ presentation: Presentation = .navigation, _ make: @escaping @MainActor () -> UIViewController
    ) {
        (self.name, self.presentation, self.make) = (name, presentation, make)
    }

    var sessions: Int { parts.isEmpty ? 2 : 3 }

    /// The parts in the order in which a session uses them: every other session uses them in reverse.
    func parts(inSession count: Int) -> [Part?] {
        if parts.isEmpty { return [nil] }
        return count.isMultiple(of: 2) ? parts.reversed() : parts
    }

    /// Fields that a search of `subviews` doesn't find, because a view of the app doesn't say what it contains.
    @MainActor static var fieldsHiddenIn: (UIView) -> [UIView] = { _ in [] }
}

/// A field that a person taps: a view, or a place in a row of a table, which has another view whenever it's loaded.
@MainActor
struct FieldTarget {
    let name: String
    let hasOwnBar: Bool
    private weak var table: UITableView?
    private let row: IndexPath?
    private let index: Int
    private weak var ownView: UIView?

    /// The fields of a hierarchy, in order, with those of all rows.
    static func all(in view: UIView, settle: () -> Void) -> [FieldTarget] {
        var targets: [FieldTarget] = []
        func add(_ view: UIView, _ table: UITableView? = nil, _ row: IndexPath? = nil, index: Int = 0) {
            let place = row.map { "row \($0.section).\($0.row)" } ?? "\(targets.count)"
            targets.append(
                FieldTarget(
                    name: "\(place) \(name(of: view))", hasOwnBar: view.inputAccessoryView != nil, table: table,
                    row: row, index: index, ownView: row == nil ? view : nil))
        }
        func visit(_ view: UIView) {
            if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return }
            if isField(view) { return add(view) }
            for field in RealScreen.fieldsHiddenIn(view) { add(field) }
            guard let table = view as? UITableView, table.dataSource != nil else {
                if !(view is UISearchBar || view is UINavigationBar) { view.subviews.forEach(visit) }
                return
            }
            let offset = table.contentOffset
            table.tableHeaderView.map(visit)
            for section in 0..<table.numberOfSections {
                for row in 0..<table.numberOfRows(inSection: section) {
                    let path = IndexPath(row: row, section: section)
                    if table.cellForRow(at: path) == nil {
                        table.scrollToRow(at: path, at: .middle, animated: false)
                        settle()
                    }
                    for (index, field) in fields(in: table.cellForRow(at: path)).enumerated() {
                        add(field, table, path, index: index)
                    }
                }
            }
            table.tableFooterView.map(visit)
            if table.contentOffset != offset { table.contentOffset = offset }
        }
        visit(view)
        return targets
    }

    static func name(of view: UIView) -> String {
        let text = (view as? UITextField)?.placeholder ?? view.accessibilityLabel ?? view.accessibilityIdentifier ?? ""
        return "\(type(of: view)) \(text)"
    }

    private static func isField(_ view: UIView) -> Bool {
        (view as? UITextField)?.isEnabled ?? (view as? UITextView)?.isEditable ?? false
    }

    private static func fields(in view: UIView?) -> [UIView] {
        guard let view, !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
        return isField(view) ? [view] : RealScreen.fieldsHiddenIn(view) + view.subviews.flatMap { fields(in: $0) }
    }

    /// Whether the field, or the table with its row, is in a view.
    func isInside(_ view: UIView) -> Bool { (table ?? ownView)?.isDescendant(of: view) ?? false }

    /// The view, if it's loaded.
    var view: UIView? {
        guard let row else { return ownView }
        let fields = Self.fields(in: table?.cellForRow(at: row))
        return index < fields.count ? fields[index] : nil
    }

    /// Scrolls as a person does who looks for the field. Returns the field, or `nil` if it's gone.
    func bringIntoSight(settle: () -> Void) -> UIView? {
        if let row, let table, table.cellForRow(at: row) == nil, row.section < table.numberOfSections,
            row.row < table.numberOfRows(inSection: row.section)
        {
            table.scrollToRow(at: row, at: .middle, animated: false)
            settle()
        }
        guard let field = view, field.window != nil else { return nil }
        guard
            let scrollView = sequence(first: field, next: \.superview).dropFirst().lazy
                .compactMap({ $0 as? UIScrollView }).first(where: { $0.isScrollEnabled })
        else { return field }
        let frame = scrollView.convert(field.bounds, from: field)
        let insets = scrollView.adjustedContentInset
        let visible = scrollView.bounds.inset(by: insets)
        guard !visible.insetBy(dx: -1, dy: -1).contains(frame) else { return field }
        let last = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
        let middle = frame.midY - visible.height / 2 - insets.top
        scrollView.contentOffset.y = max(-insets.top, min(middle, last))
        settle()
        return view
    }
}
