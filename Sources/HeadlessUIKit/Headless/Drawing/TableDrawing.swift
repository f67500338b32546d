/// Draws what a table's cells show besides their views: backgrounds, lines between them, and accessories.
@MainActor
struct TableDrawing {
    let place: ViewDrawing.Place

    private var box: CGRect { place.box }
    private var palette: Palette { place.palette }

    /// The cell's own background, or the usual one of its table's style, darker while it is selected.
    func drawBackground(of cell: UITableViewCell, on canvas: inout SVGCanvas) {
        let standard = cell.setting.style == .plain ? palette.background : palette.cell
        fill(cell, with: place.ink(cell.backgroundColor, or: standard), on: &canvas)
        if cell.isSelected || cell.isHighlighted, cell.selectionStyle != .none {
            fill(cell, with: palette.fill, on: &canvas)
        }
    }

    /// The first and the last cell of a section on a plate have round corners.
    private func fill(_ cell: UITableViewCell, with ink: Ink, on canvas: inout SVGCanvas) {
        guard ink.opacity > 0 else { return }
        let setting = cell.setting
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

    /// The line below the cell, and its accessory.
    func draw(_ cell: UITableViewCell, on canvas: inout SVGCanvas) {
        if cell.setting.hasSeparator {
            let inset = cell.sideMargin + (place.isRightToLeft ? cell.setting.sides.right : cell.setting.sides.left)
            canvas.rect(
                CGRect(
                    x: place.isRightToLeft ? box.minX : box.minX + inset, y: box.maxY - 0.5,
                    width: box.width - inset, height: 0.5),
                fill: palette.separator)
        }
        guard let frame = cell.accessoryFrame else { return }
        let isCheckmark = cell.accessoryType == .checkmark
        let name = isCheckmark ? "checkmark" : "chevron.forward"
        Symbols.draw(
            Symbols.mirrored(name, isRightToLeft: place.isRightToLeft), in: place.rect(frame, in: cell),
            ink: isCheckmark ? place.tint : palette.placeholder, weight: 4, on: &canvas)
    }
}
