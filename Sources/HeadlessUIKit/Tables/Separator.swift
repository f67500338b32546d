/// The line below a row.
struct Separator: Equatable {
    /// `nil` for the system's color.
    var color: UIColor?
    /// The distance of its ends from the left and the right edge, or `nil` for as far as the content is from them.
    var insets: UIEdgeInsets?

    /// Its frame at the bottom of a box, half a point high. `nil` if nothing of it is left between its ends.
    ///
    /// - Parameter margin: How far the content begins from the leading edge.
    func frame(in box: CGRect, margin: CGFloat, isRightToLeft: Bool) -> CGRect? {
        let insets = insets ?? Self.insets(leading: margin, isRightToLeft ? .rightToLeft : .leftToRight)
        let width = box.width - insets.left - insets.right
        guard width > 0 else { return nil }
        return CGRect(x: box.minX + insets.left, y: box.maxY - 0.5, width: width, height: 0.5)
    }

    /// The insets of a line that begins where the content does.
    static func insets(leading margin: CGFloat, _ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: 0).edges(direction)
    }
}

extension UITableView {
    /// What the insets of separators are measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges = 0
        /// The insets that separators have by default.
        case fromAutomaticInsets = 1
    }

    /// The line below a row, or `nil` without one.
    func separator(below cell: UITableViewCell, isLast: Bool) -> Separator? {
        guard separatorStyle == .singleLine, !(isLast && style != .plain) else { return nil }
        return Separator(color: separatorColor, insets: separatorInsets(of: cell))
    }

    private func separatorInsets(of cell: UITableViewCell) -> UIEdgeInsets? {
        if let own = cell.ownSeparatorInset { return own }
        guard var insets = ownSeparatorInset else { return nil }
        if separatorInsetReference == .fromAutomaticInsets {
            insets.left += automaticSeparatorInset.left
            insets.right += automaticSeparatorInset.right
        }
        return insets
    }

    /// The insets of separators by default: as far as the content is from the leading edge.
    var automaticSeparatorInset: UIEdgeInsets {
        Separator.insets(leading: bounds.width >= 414 ? 20 : 16, effectiveUserInterfaceLayoutDirection)
    }
}
