/// The cells, headers, and footers that have left a table view and wait for reuse, and the classes to create others
/// from.
@MainActor
final class TableReusePool {
    // Any class can be registered (G33).
    var cellClasses: [String: AnyClass] = [:]
    var headerClasses: [String: AnyClass] = [:]
    var cellNibs: [String: UINib] = [:]
    var headerNibs: [String: UINib] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var headers: [String: [UITableViewHeaderFooterView]] = [:]
    /// The rows that waiting cells had before everything was reloaded.
    private var formerItems: [ObjectIdentifier: TableItem] = [:]

    private static func cellClass(_ aClass: AnyClass) -> UITableViewCell.Type {
        guard let cellClass = aClass as? UITableViewCell.Type else {
            preconditionFailure("\(aClass) is not a class of cells")
        }
        return cellClass
    }

    private static func headerClass(_ aClass: AnyClass) -> UITableViewHeaderFooterView.Type {
        guard let headerClass = aClass as? UITableViewHeaderFooterView.Type else {
            preconditionFailure("\(aClass) is not a class of headers and footers")
        }
        return headerClass
    }

    /// Adds a view that's been removed from its table. Without a reuse identifier, it's released.
    ///
    /// - Parameter item: Its previous row, if it should return to the same one if possible.
    func add(_ view: UIView, from item: TableItem? = nil) {
        if let cell = view as? UITableViewCell, let identifier = cell.reuseIdentifier {
            cells[identifier, default: []].append(cell)
            formerItems[ObjectIdentifier(cell)] = item
        } else if let header = view as? UITableViewHeaderFooterView, let identifier = header.reuseIdentifier {
            headers[identifier, default: []].append(header)
        }
    }

    func cell(_ identifier: String, for item: TableItem?) -> UITableViewCell? {
        guard var waiting = cells[identifier], !waiting.isEmpty else {
            _ = cellNibs[identifier]?.instantiate(withOwner: nil)
            return cellClasses[identifier].map(Self.cellClass)?.headlessMake(identifier)
        }
        let former = formerItems.isEmpty ? nil : waiting.firstIndex { formerItems[ObjectIdentifier($0)] == item }
        let cell = waiting.remove(at: former ?? waiting.count - 1)
        cells[identifier] = waiting
        formerItems[ObjectIdentifier(cell)] = nil
        cell.prepareForReuse()  // G8
        return cell
    }

    func header(_ identifier: String) -> UITableViewHeaderFooterView? {
        guard let header = headers[identifier]?.popLast() else {
            _ = headerNibs[identifier]?.instantiate(withOwner: nil)
            return headerClasses[identifier].map(Self.headerClass)?.headlessMake(identifier)
        }
        header.prepareForReuse()
        return header
    }

    /// Removes the cells from `table` that stayed in it during a reload and haven't been reused.
    func clear(_ table: UITableView) {
        guard !formerItems.isEmpty else { return }
        formerItems = [:]
        for cell in cells.values.joined() where cell.superview === table { cell.removeFromSuperview() }
    }
}
