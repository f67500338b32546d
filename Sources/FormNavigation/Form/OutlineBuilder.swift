import FormNavigationCore
import UIKit

/// Builds the outline of a form during a walk through its views: which fields and containers are at one level, and in
/// which rows.
@MainActor
struct OutlineBuilder {
    /// A table or a collection with its loaded part, or a view whose fields belong together.
    struct Container {
        /// `nil` for a view without rows.
        let view: (any RowContainer)?
        var outline: FormOutline.Container
    }

    private(set) var containers: [Container] = []
    /// The level that's being searched, which is the outermost one in the end. Fields are added before anything else
    /// is.
    private(set) var entries: [FormOutline.Entry] = []
    private var enteredCount = 0
    /// The rows that are being searched, one inside the other.
    private var rows: [FormRow] = []
    /// The number of fields found so far in each of those rows, not counting those in rows inside it.
    private var fieldCounts: [Int] = []

    /// Adds the fields that have been found since the last addition.
    ///
    /// - Parameter count: The number of fields found so far.
    mutating func enterFields(upTo count: Int) {
        for index in enteredCount..<count { entries.append(.field(index)) }
        enteredCount = count
    }

    /// Begins a level, and returns the one around it.
    mutating func beginLevel(after count: Int) -> [FormOutline.Entry] {
        enterFields(upTo: count)
        defer { entries = [] }
        return entries
    }

    /// Ends the level of views that belong together, or that are in one scroll view.
    mutating func endGroup(
        _ group: UIView, _ direction: ReadingOrder.Direction, _ frame: CGRect, content: CGRect?,
        in outer: [FormOutline.Entry]
    ) {
        guard content == nil || !entries.isEmpty else {
            entries = outer
            return
        }
        let rows = [FormOutline.Row(path: nil, entries: entries)]
        endGroup(group, direction, frame, rows, content: content, in: outer)
    }

    /// Ends the level of a scroll view that turns pages. What's on one page is read before what's on the next one.
    mutating func endPages(
        _ pages: ScrollPages, _ scrollView: UIView, _ direction: ReadingOrder.Direction, _ frame: CGRect,
        in outer: [FormOutline.Entry], frameOf: (Int) -> CGRect
    ) {
        let entriesByPage = Dictionary(grouping: entries) { entry in
            switch entry {
            case .field(let index): pages.page(at: frameOf(index))
            case .container(let index): pages.page(at: containers[index].outline.frame)
            }
        }
        guard entriesByPage.count > 1 else {
            entries = outer + entries
            return
        }
        let rows = entriesByPage.sorted { $0.key < $1.key }.map { FormOutline.Row(path: nil, entries: $0.value) }
        endGroup(scrollView, direction, frame, rows, content: nil, in: outer)
    }

    private mutating func endGroup(
        _ group: UIView, _ direction: ReadingOrder.Direction, _ frame: CGRect, _ rows: [FormOutline.Row],
        content: CGRect?, in outer: [FormOutline.Entry]
    ) {
        let space = RowSpace(sectionCount: 0) { _ in 0 }
        var outline = FormOutline.Container(
            frame: frame, tag: group.tag, direction: direction, space: space, rows: rows)
        outline.contentFrame = content
        containers.append(Container(view: nil, outline: outline))
        endLevel(of: containers.count - 1, in: outer)
    }

    /// Removes fields that aren't part of the form after all.
    ///
    /// - Parameter fields: The indices of the fields.
    mutating func remove(_ fields: Set<Int>) {
        func isLeft(_ entry: FormOutline.Entry) -> Bool {
            if case .field(let index) = entry { !fields.contains(index) } else { true }
        }
        entries = entries.filter(isLeft)
        for container in containers.indices {
            for row in containers[container].outline.rows.indices {
                containers[container].outline.rows[row].entries.removeAll { !isLeft($0) }
            }
        }
    }

    /// The identity of a field that has just been found.
    mutating func identify(_ field: UIView) -> FieldIdentity {
        guard let place = fieldCounts.popLast() else { return .view(ObjectIdentifier(field)) }
        fieldCounts.append(place + 1)
        return .row(rows, place: place)
    }

    /// Begins the level of a table or collection view, and returns its index among the containers.
    mutating func begin(
        _ container: any RowContainer, _ direction: ReadingOrder.Direction, _ frame: CGRect
    ) -> Int {
        containers.append(
            Container(
                view: container,
                outline: .init(
                    frame: frame, tag: container.tag, direction: direction, space: container.rowSpace, rows: [],
                    isUpsideDown: container.isUpsideDown)))
        return containers.count - 1
    }

    mutating func endLevel(of container: Int, in outer: [FormOutline.Entry]) {
        entries = outer
        entries.append(.container(container))
    }

    /// Begins a row, or another view at a row's position in a table.
    mutating func beginRow(_ path: IndexPath?, of container: UIView) {
        entries = []
        guard let path else { return }
        rows.append(FormRow(container: ObjectIdentifier(container), path: path))
        fieldCounts.append(0)
    }

    mutating func endRow(_ path: IndexPath?, of container: Int, upTo count: Int) {
        if path != nil {
            rows.removeLast()
            fieldCounts.removeLast()
        }
        enterFields(upTo: count)
        if path != nil || !entries.isEmpty {
            containers[container].outline.rows.append(FormOutline.Row(path: path, entries: entries))
        }
    }
}
