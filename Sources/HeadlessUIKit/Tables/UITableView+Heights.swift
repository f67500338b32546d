/// Whether a header or a footer is meant.
enum TableEdge {
    case header
    case footer
}

extension UITableView {
    /// The default height of a row, in points.
    static let standardRowHeight: CGFloat = 44

    func makeGeometry() -> TableGeometry {
        var geometry = TableGeometry()
        if let dataSource {
            let count =
                HeadlessOptional.call(dataSource, "numberOfSections(in:)") { $0.numberOfSections(in: self) } ?? 1
            geometry = TableGeometry(
                (0..<count).map { makeSection($0, rows: dataSource.tableView(self, numberOfRowsInSection: $0)) })
        }
        measureEdgeViews(&geometry)
        return geometry
    }

    func measureEdgeViews(_ geometry: inout TableGeometry) {
        geometry.top = tableHeaderView?.bounds.height ?? 0
        geometry.bottom = tableFooterView?.bounds.height ?? 0
    }

    func makeSection(_ section: Int, rows count: Int) -> TableGeometry.Section {
        TableGeometry.Section(
            header: firstHeight(of: .header, section), rows: makeRows(section, count),
            footer: firstHeight(of: .footer, section))
    }

    // MARK: Rows

    /// The heights of a section's rows as far as they are known without a cell.
    private func makeRows(_ section: Int, _ count: Int) -> TableGeometry.Rows {
        guard count > 0 else { return TableGeometry.Rows(.init(value: 0, isMeasured: true), count: 0) }
        // Whether the delegate specifies heights of rows is determined by its answer for the first row.
        let first = TableItem.row(0, in: section)
        if estimatedHeight(ofRow: first) != nil || (estimatedRowHeight == 0 && height(ofRow: first) != nil) {
            return TableGeometry.Rows((0..<count).map { firstHeight(ofRow: .row($0, in: section)) })
        }
        return TableGeometry.Rows(firstHeight(ofRow: first), count: count)
    }

    /// The height of a row, as far as it's known without a cell.
    func firstHeight(ofRow item: TableItem) -> TableGeometry.Height {
        func estimate(_ value: CGFloat) -> TableGeometry.Height {
            let fallback = rowHeight >= 0 ? rowHeight : Self.standardRowHeight
            return .init(value: value >= 0 ? value : fallback, isMeasured: false)
        }
        if let estimated = estimatedHeight(ofRow: item) { return estimate(estimated) }
        guard estimatedRowHeight != 0 else {
            // G10: without estimates, cells don't size themselves.
            let height = height(ofRow: item) ?? rowHeight
            return .init(value: height >= 0 ? height : Self.standardRowHeight, isMeasured: true)
        }
        guard rowHeight >= 0 else { return estimate(estimatedRowHeight) }
        return height(ofRow: item) == nil ? .init(value: rowHeight, isMeasured: true) : estimate(estimatedRowHeight)
    }

    private func height(ofRow item: TableItem) -> CGFloat? {
        guard let path = item.indexPath else { return nil }
        return HeadlessOptional.call(calledDelegate, "tableView(_:heightForRowAt:)") {
            $0.tableView(self, heightForRowAt: path)
        }
    }

    private func estimatedHeight(ofRow item: TableItem) -> CGFloat? {
        guard let path = item.indexPath else { return nil }
        return HeadlessOptional.call(calledDelegate, "tableView(_:estimatedHeightForRowAt:)") {
            $0.tableView(self, estimatedHeightForRowAt: path)
        }
    }

    /// The height of a row that has its cell.
    func measuredHeight(ofRow item: TableItem, _ cell: UITableViewCell) -> CGFloat {
        let height = height(ofRow: item) ?? rowHeight
        guard height < 0 else { return height }
        return cell.systemLayoutSizeFitting(
            CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// What a view shows has changed, and perhaps its height with it.
    func heightMayHaveChanged(of view: UIView, byConstraints: Bool = false) {
        guard !isLoading, sizingInvalidation.includes(constraints: byConstraints), let item = item(of: view),
            geometry?[item].isMeasured == true
        else { return }
        geometry?[item].isMeasured = false
        setNeedsLayout()
    }

    // MARK: Headers and footers

    func title(of edge: TableEdge, _ section: Int) -> String? {
        switch edge {
        case .header:
            HeadlessOptional.call(dataSource, "tableView(_:titleForHeaderInSection:)") {
                $0.tableView(self, titleForHeaderInSection: section)
            } ?? nil
        case .footer:
            HeadlessOptional.call(dataSource, "tableView(_:titleForFooterInSection:)") {
                $0.tableView(self, titleForFooterInSection: section)
            } ?? nil
        }
    }

    /// The height that the delegate specifies, or `nil` if it leaves that to the table.
    private func givenHeight(of edge: TableEdge, _ section: Int) -> CGFloat? {
        let height =
            switch edge {
            case .header:
                HeadlessOptional.call(calledDelegate, "tableView(_:heightForHeaderInSection:)") {
                    $0.tableView(self, heightForHeaderInSection: section)
                }
            case .footer:
                HeadlessOptional.call(calledDelegate, "tableView(_:heightForFooterInSection:)") {
                    $0.tableView(self, heightForFooterInSection: section)
                }
            }
        // Grouped tables treat 0 as no answer.
        guard let height, height > 0 || (height == 0 && style == .plain) else { return nil }
        return height
    }

    private func estimatedHeight(of edge: TableEdge, _ section: Int) -> CGFloat? {
        let (said, general) =
            switch edge {
            case .header:
                (
                    HeadlessOptional.call(calledDelegate, "tableView(_:estimatedHeightForHeaderInSection:)") {
                        $0.tableView(self, estimatedHeightForHeaderInSection: section)
                    }, estimatedSectionHeaderHeight
                )
            case .footer:
                (
                    HeadlessOptional.call(calledDelegate, "tableView(_:estimatedHeightForFooterInSection:)") {
                        $0.tableView(self, estimatedHeightForFooterInSection: section)
                    }, estimatedSectionFooterHeight
                )
            }
        let height = said ?? general
        return height > 0 ? height : nil
    }

    /// The height of a header or footer, as far as it's known without a view.
    private func firstHeight(of edge: TableEdge, _ section: Int) -> TableGeometry.Height {
        if let given = givenHeight(of: edge, section) { return .init(value: given, isMeasured: true) }
        if let estimated = estimatedHeight(of: edge, section) { return .init(value: estimated, isMeasured: false) }
        guard title(of: edge, section) != nil else {
            return .init(value: emptyHeight(of: edge, section), isMeasured: false)
        }
        let general = edge == .header ? sectionHeaderHeight : sectionFooterHeight
        return .init(value: general >= 0 ? general : 28, isMeasured: false)
    }

    /// The height of a header or footer whose view, if it has one, is there.
    func measuredHeight(of edge: TableEdge, _ section: Int, _ view: UIView?) -> CGFloat {
        if let given = givenHeight(of: edge, section) { return given }
        guard let view else { return emptyHeight(of: edge, section) }
        let general = edge == .header ? sectionHeaderHeight : sectionFooterHeight
        guard general < 0 else { return general }
        if let header = view as? UITableViewHeaderFooterView { return header.fittingHeight }
        let hasConstraints = !view.constraints.isEmpty
        let size =
            hasConstraints
            ? ConstraintLayout.fittingSize(of: view, width: view.bounds.width)
            : view.sizeThatFits(CGSize(width: view.bounds.width, height: 0))
        return size.roundedUpToPixels.height
    }

    /// The space between sections without a header or footer. Approximate for grouped tables.
    private func emptyHeight(of edge: TableEdge, _ section: Int) -> CGFloat {
        guard style != .plain else { return 0 }
        return edge == .header && section == 0 && tableHeaderView == nil ? 35 : 17.5
    }
}
