import UIKit

/// Where a field was edited, to find it again.
///
/// A cell is reused for other rows, and a row gets other index paths. So a field in a row is recognized by the row: by
/// its item if the data source is diffable; otherwise, by its cell while the cell shows the same text, which a cell
/// reused for another row doesn't, and by its index path while the number of rows is unchanged.
@MainActor
struct EditedPlace {
    enum Target {
        case field(UIView)
        case row(IndexPath, of: any RowContainer)
    }

    private(set) weak var field: UIView?
    /// The rows that contained the field, innermost first.
    private var rows: [Row]
    /// The index of the field in the cell, and the number of fields there.
    private let place: (index: Int, count: Int)?

    init(of field: UIView) {
        self.field = field
        rows = []
        var view = field
        while let row = Row(around: view), let container = row.container {
            rows.append(row)
            view = container
        }
        let fields = rows.first?.cell?.fieldsInside ?? []
        place = fields.firstIndex { $0 === field }.map { ($0, fields.count) }
    }

    /// Records where the field is when it loses focus, unless its cell has been removed in the meantime.
    mutating func renew() {
        guard let field else { return }
        var new = EditedPlace(of: field)
        guard new.rows.count >= rows.count, new.rows.allSatisfy(\.isLoaded) else { return }
        // While a field has focus, its cell belongs to the same item. During an update, the item at the cell's index
        // path may be a different one.
        for index in rows.indices where rows[index].item != nil { new.rows[index].item = rows[index].item }
        self = new
    }

    /// Returns where the field is now, or `nil` if that isn't known, or if its row is gone.
    func find() -> Target? {
        guard let row = rows.first else { return field.map { .field($0) } }
        guard let container = row.container?.rowContainer else { return nil }
        // A list in a row is recognized by the row's cell.
        guard rows.dropFirst().allSatisfy(\.isInPlace) else { return nil }
        container.layoutIfNeeded()
        guard row.path != nil else { return row.isUnchanged ? field.map { .field($0) } : nil }
        return row.presentPath(in: container).map { .row($0, of: container) }
    }

    /// The field in the place now, or `nil` if that isn't known, or if its row isn't loaded.
    var presentField: UIView? {
        switch find() {
        case .field(let field): field
        case .row(let path, let container): container.loadedCell(at: path).flatMap { self.field(in: $0) }
        case nil: nil
        }
    }

    /// The field that its row has now, after loading the row if necessary.
    func loadedField() -> UIView? {
        guard case .row(let path, let container) = find(), container.rowSpace.contains(path) else { return nil }
        UIView.performWithoutAnimation {
            if container.loadedCell(at: path) == nil { container.reveal(path) }
            container.layoutIfNeeded()
        }
        return presentField
    }

    /// Whether the field's cell is used for another row now. It isn't while it waits to be used again.
    var isReused: Bool {
        guard let row = rows.first, let cell = row.cell, let container = row.container?.rowContainer,
            let path = row.presentPath(in: container), let pathOfCell = container.indexPath(ofLoaded: cell)
        else { return false }
        return pathOfCell != path
    }

    /// Returns the field in the cell that its row has now.
    func field(in cell: UIView) -> UIView? {
        if let field, field.isDescendant(of: cell) { return field }
        let fields = cell.fieldsInside
        guard let place, place.count == fields.count else { return nil }
        return fields[place.index]
    }
}

extension EditedPlace {
    /// A row of a table or a collection, or one of its headers or footers.
    @MainActor
    private struct Row {
        private(set) weak var container: UIScrollView?
        private(set) weak var cell: UIView?
        /// The index path, or `nil` for a header or a footer.
        let path: IndexPath?
        /// The row's item in a diffable data source.
        var item: AnyHashable?
        private let rowCounts: [Int]
        private let text: Int

        /// The row that contains a view, or `nil` if no row does.
        init?(around view: UIView) {
            var cell: UIView?
            for ancestor in view.withSuperviews {
                if ancestor.isUsedAgain { cell = ancestor }
                guard ancestor !== view, let container = (ancestor as? UIScrollView)?.rowContainer, let cell else {
                    continue
                }
                self.container = container
                self.cell = cell
                path = container.isCell(cell) ? container.indexPath(ofLoaded: cell) : nil
                item = path.flatMap { container.rowIdentifying?.rowIdentifier(at: $0) }
                rowCounts = container.rowSpace.rowCounts
                text = cell.shownText
                return
            }
            return nil
        }

        /// Whether the row is known. A cell that's being configured doesn't belong to a row.
        var isLoaded: Bool { path != nil || cell.map { container?.rowContainer?.isCell($0) == false } ?? false }

        /// Whether the cell shows the same text as before.
        var isUnchanged: Bool { cell?.shownText == text && cell?.window != nil }

        /// Whether the row has the same cell as before.
        var isInPlace: Bool {
            guard let container = container?.rowContainer, let cell else { return false }
            guard path != nil else { return isUnchanged }
            return presentPath(in: container).map { container.loadedCell(at: $0) === cell } ?? false
        }

        /// Returns where the row is now, or `nil` if that isn't known.
        func presentPath(in container: any RowContainer) -> IndexPath? {
            if let item, let source = container.rowIdentifying { return source.indexPath(ofRow: item) }
            let pathOfCell = isUnchanged ? cell.flatMap { container.indexPath(ofLoaded: $0) } : nil
            guard rowCounts == container.rowSpace.rowCounts else { return pathOfCell }
            // If all rows show the same text, so does a reused cell.
            guard let path, let pathOfCell, let other = container.loadedCell(at: path), other.shownText != text else {
                return path
            }
            return pathOfCell
        }
    }
}

extension RowContainer {
    /// The data source, if it's diffable.
    fileprivate var rowIdentifying: (any RowIdentifying)? {
        if let table = self as? UITableView { return table.dataSource as? any RowIdentifying }
        return (self as? UICollectionView)?.dataSource as? any RowIdentifying
    }
}

extension UIView {
    /// Whether a table or collection view reuses the view for another row or section.
    fileprivate var isUsedAgain: Bool {
        self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionReusableView
    }

    /// The fields in this view, in the order of the hierarchy, whether they can take part or not.
    fileprivate var fieldsInside: [UIView] {
        subviews.flatMap { $0.fieldWithFocus === $0 ? [$0] : $0.fieldsInside }
    }

    /// A hash of all visible text in this view.
    fileprivate var shownText: Int {
        var hasher = Hasher()
        addText(to: &hasher)
        return hasher.finalize()
    }

    private func addText(to hasher: inout Hasher) {
        switch self {
        case let label as UILabel: hasher.combine(label.text)
        case let field as UITextField:
            hasher.combine(field.text)
            hasher.combine(field.placeholder)
        case let textView as UITextView: hasher.combine(textView.text)
        default:
            for view in subviews { view.addText(to: &hasher) }
        }
    }
}
