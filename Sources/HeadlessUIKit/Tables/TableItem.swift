/// Something that a table view shows in its sections: a row, a header, or a footer, ordered from top to bottom.
struct TableItem: Hashable, Comparable {
    var section: Int
    private var part: Int

    static func header(_ section: Int) -> TableItem { TableItem(section: section, part: -1) }
    static func row(_ row: Int, in section: Int) -> TableItem { TableItem(section: section, part: row) }
    static func footer(_ section: Int) -> TableItem { TableItem(section: section, part: .max) }

    private init(section: Int, part: Int) {
        self.section = section
        self.part = part
    }

    init(_ indexPath: IndexPath) { self = .row(indexPath.row, in: indexPath.section) }

    var isHeader: Bool { part == -1 }
    var isFooter: Bool { part == .max }

    /// The row's number, or `nil` for headers and footers.
    var row: Int? { isHeader || isFooter ? nil : part }

    var indexPath: IndexPath? { row.map { IndexPath(row: $0, section: section) } }

    static func < (lhs: TableItem, rhs: TableItem) -> Bool { (lhs.section, lhs.part) < (rhs.section, rhs.part) }
}
