/// The positions of everything in a table view, from top to bottom, in the table view's coordinates, in points.
///
/// It doesn't know any views. It finds sections and rows in logarithmic time, and doesn't need an object for a row.
struct TableGeometry {
    /// A height, and whether it's more than an estimate.
    struct Height {
        var value: CGFloat
        var isMeasured: Bool
    }

    /// The rows of a section.
    struct Rows {
        fileprivate var lengths: LengthSequence
        /// Whether every height was known from the start.
        private(set) var isExact: Bool
        private var measured: Set<Int> = []

        /// Rows of the same height.
        init(_ height: Height, count: Int) {
            lengths = LengthSequence(repeating: height.value, count: count)
            isExact = height.isMeasured
        }

        init(_ heights: [Height]) {
            lengths = LengthSequence(heights.map(\.value))
            isExact = heights.allSatisfy(\.isMeasured)
            if !isExact { measured = Set(heights.indices.filter { heights[$0].isMeasured }) }
        }

        var count: Int { lengths.count }

        subscript(row: Int) -> Height {
            get { Height(value: lengths[row], isMeasured: isExact || measured.contains(row)) }
            set {
                lengths[row] = newValue.value
                guard !isExact else { return }
                if newValue.isMeasured { measured.insert(row) } else { measured.remove(row) }
            }
        }

        /// Treats measured heights as estimates.
        mutating func forget() { measured = [] }
    }

    struct Section {
        var header: Height
        var rows: Rows
        var footer: Height

        var height: CGFloat { header.value + rows.lengths.total + footer.value }
    }

    /// The height of the view above the first section.
    var top: CGFloat = 0
    /// The height of the view below the last section.
    var bottom: CGFloat = 0
    private(set) var sections: [Section]
    private var lengths: LengthSequence

    init(_ sections: [Section] = []) {
        self.sections = sections
        lengths = LengthSequence(sections.map(\.height))
    }

    var height: CGFloat { top + lengths.total + bottom }

    /// The end of the sections.
    var sectionsEnd: CGFloat { top + lengths.total }

    // MARK: Items

    func contains(_ item: TableItem) -> Bool {
        guard sections.indices.contains(item.section) else { return false }
        return item.row.map { 0..<sections[item.section].rows.count ~= $0 } ?? true
    }

    subscript(item: TableItem) -> Height {
        get {
            let section = sections[item.section]
            return item.isHeader ? section.header : item.row.map { section.rows[$0] } ?? section.footer
        }
        set {
            if item.isHeader {
                sections[item.section].header = newValue
            } else if let row = item.row {
                sections[item.section].rows[row] = newValue
            } else {
                sections[item.section].footer = newValue
            }
            lengths[item.section] = sections[item.section].height
        }
    }

    /// The beginning of an item.
    func start(of item: TableItem) -> CGFloat {
        let section = sections[item.section]
        let start = start(ofSection: item.section)
        guard !item.isHeader else { return start }
        return start + section.header.value + section.rows.lengths.start(of: item.row ?? section.rows.count)
    }

    func start(ofSection section: Int) -> CGFloat { top + lengths.start(of: section) }

    /// The item at a vertical position in the table; `nil` above the first section and below the last one.
    func item(at y: CGFloat) -> TableItem? {
        guard let index = lengths.index(at: y - top) else { return nil }
        let section = sections[index]
        var y = y - start(ofSection: index)
        guard y >= section.header.value else { return .header(index) }
        y -= section.header.value
        if let row = section.rows.lengths.index(at: y) { return .row(row, in: index) }
        return .footer(index)
    }

    /// The item after another.
    func item(after item: TableItem) -> TableItem? {
        if item.isFooter { return item.section + 1 < sections.count ? .header(item.section + 1) : nil }
        let row = item.row.map { $0 + 1 } ?? 0
        return row < sections[item.section].rows.count ? .row(row, in: item.section) : .footer(item.section)
    }

    /// The item before another.
    func item(before item: TableItem) -> TableItem? {
        if item.isHeader { return item.section > 0 ? .footer(item.section - 1) : nil }
        let row = item.row ?? sections[item.section].rows.count
        return row > 0 ? .row(row - 1, in: item.section) : .header(item.section)
    }

    /// The items of some height that a span of the table shows a part of, from top to bottom.
    func items(from low: CGFloat, to high: CGFloat) -> [TableItem] {
        guard low < high, var item = item(at: max(low, top)) else { return [] }
        var (items, start): ([TableItem], CGFloat) = ([], start(of: item))
        while start < high {
            let height = self[item].value
            if height > 0, start + height > low { items.append(item) }
            start += height
            guard let next = self.item(after: item) else { break }
            item = next
        }
        return items
    }

    /// Treats measured heights as estimates. Visible items will be measured again.
    mutating func forget() {
        for index in sections.indices {
            sections[index].rows.forget()
            sections[index].header.isMeasured = false
            sections[index].footer.isMeasured = false
        }
    }
}
