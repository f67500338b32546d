/// Draws what a table's cells show besides their views: backgrounds, lines between them, and accessories.
@MainActor
struct TableDrawing {
    let place: ViewDrawing.Place

    private var box: CGRect { place.box }
    private var palette: Palette { place.palette }

    /// The cell's own background, or the usual one of its table's style, darker while it's selected.
    func drawBackground(of cell: UITableViewCell, on canvas: inout SVGCanvas) {
        if cell.backgroundConfiguration == nil { drawBackground(cell.backgroundColor, cell.setting, on: &canvas) }
        if cell.isSelected || cell.isHighlighted, cell.selectionStyle != .none {
            fill(cell.setting, with: palette.fill, on: &canvas)
        }
    }

    /// The same for a cell of a list in a collection view.
    func drawBackground(of cell: UICollectionViewListCell, on canvas: inout SVGCanvas) {
        if cell.backgroundConfiguration == nil { drawBackground(cell.backgroundColor, cell.setting, on: &canvas) }
        if cell.isSelected || cell.isHighlighted { fill(cell.setting, with: palette.fill, on: &canvas) }
    }

    private func drawBackground(
        _ color: UIColor?, _ setting: UITableViewCell.Setting, on canvas: inout SVGCanvas
    ) {
        let standard = setting.style == .plain ? palette.background : palette.cell
        fill(setting, with: place.ink(color, or: standard), on: &canvas)
    }

    /// The background of a list in a collection view.
    func drawBackground(of list: UICollectionLayoutListConfiguration, on canvas: inout SVGCanvas) {
        let color = list.backgroundColor ?? (list.isPlain ? .systemBackground : .systemGroupedBackground)
        canvas.rect(box, fill: place.ink(color, or: palette.background))
    }

    /// The first and the last cell of a section on a plate have round corners.
    private func fill(_ setting: UITableViewCell.Setting, with ink: Ink, on canvas: inout SVGCanvas) {
        guard ink.opacity > 0 else { return }
        guard setting.style == .insetGrouped, setting.isFirst || setting.isLast else {
            return canvas.rect(box, fill: ink)
        }
        let number = SVGCanvas.number
        func path(_ above: CGFloat, _ below: CGFloat) -> String {
            "M\(number(box.minX)) \(number(box.minY + above))a\(number(above)) \(number(above)) 0 0 1 \(number(above)) "
                + "\(number(-above))H\(number(box.maxX - above))a\(number(above)) \(number(above)) 0 0 1 "
                + "\(number(above)) \(number(above))V\(number(box.maxY - below))a\(number(below)) \(number(below)) 0 0 1 "
                + "\(number(-below)) \(number(below))H\(number(box.minX + below))a\(number(below)) \(number(below)) "
                + "0 0 1 \(number(-below)) \(number(-below))z"
        }
        canvas.path(path(setting.isFirst ? 10 : 0, setting.isLast ? 10 : 0), fill: ink)
    }

    /// The line below a cell of a list.
    func draw(_ cell: UICollectionViewListCell, on canvas: inout SVGCanvas) {
        drawSeparator(cell.setting.separator, margin: 16, on: &canvas)
    }

    /// - Parameter margin: How far the content begins from the leading edge.
    private func drawSeparator(_ separator: Separator?, margin: CGFloat, on canvas: inout SVGCanvas) {
        guard let separator,
            let line = separator.frame(in: box, margin: margin, isRightToLeft: place.isRightToLeft)
        else { return }
        canvas.rect(line, fill: place.ink(separator.color, or: palette.separator))
    }

    /// The line below the cell, and its accessory.
    func draw(_ cell: UITableViewCell, on canvas: inout SVGCanvas) {
        let sides = cell.setting.sides
        drawSeparator(
            cell.setting.separator, margin: cell.sideMargin + (place.isRightToLeft ? sides.right : sides.left),
            on: &canvas)
        guard let frame = cell.accessoryFrame else { return }
        let isCheckmark = cell.shownAccessoryType == .checkmark
        let name = isCheckmark ? "checkmark" : "chevron.forward"
        Symbols.draw(
            Symbols.mirrored(name, isRightToLeft: place.isRightToLeft), in: place.rect(frame, in: cell),
            ink: isCheckmark ? place.tint : palette.placeholder, weight: 4, on: &canvas)
    }
}
