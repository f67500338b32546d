/// Draws text inputs: the field's border, its text or placeholder, the selection, and the caret.
@MainActor
struct FieldDrawing {
    let place: ViewDrawing.Place

    func draw(_ field: UITextField, on canvas: inout SVGCanvas) {
        drawBorder(of: field, on: &canvas)
        let area = place.rect(
            field.isEditing ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds),
            in: field)
        let text = field.displayedText
        var drawing = TextDrawing(
            font: field.metricFont, ink: place.ink(field.textColor, or: place.palette.label), lineLimit: 1)
        drawing.position = TextDrawing.position(of: field.visualAlignment, .leftToRight)
        if !field.isEnabled { drawing.ink = place.palette.secondaryLabel }
        canvas.group(clip: area.insetBy(dx: -1, dy: 0)) { canvas in
            drawSelection(of: field, on: &canvas)
            if text.isEmpty {
                drawing.ink = place.palette.placeholder
                drawPlaceholder(of: field, drawing, on: &canvas)
            } else {
                // Text that's being edited ends before the caret. Long text is scrolled to its end, where the caret is.
                let overflow = HeadlessTextMetrics.width(of: text, font: drawing.font) - area.width
                if field.isEditing, overflow > 0 || drawing.position == 1 {
                    drawing.position = 1
                    let box = area.insetBy(dx: EditableText.caretWidth, dy: 0)
                    drawing.drawLine(text, in: box, on: &canvas)
                } else {
                    drawing.draw(text, in: area, on: &canvas)
                }
            }
        }
        drawCaret(of: field, on: &canvas)
    }

    /// As the field draws it. The app's own class may do that in its own way.
    private func drawPlaceholder(of field: UITextField, _ drawing: TextDrawing, on canvas: inout SVGCanvas) {
        let commands = CGContext.record(in: field.bounds) { _ in
            field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
        }
        for case .placeholder(let rect) in commands {
            drawing.draw(field.placeholder ?? "", in: place.rect(rect, in: field), on: &canvas)
        }
        let origin = CGPoint(x: place.box.minX - field.bounds.minX, y: place.box.minY - field.bounds.minY)
        LayerDrawing(palette: place.palette, tint: place.tint).draw(commands, at: origin, on: &canvas)
    }

    func draw(_ textView: UITextView, on canvas: inout SVGCanvas) {
        drawSelection(of: textView, on: &canvas)
        let layout = textView.textLayout
        let ink = place.ink(textView.textColor, or: place.palette.label)
        let drawing = TextDrawing(font: layout.measure.font, ink: ink)
        for (index, line) in layout.lines.enumerated() {
            let size = CGSize(width: line.width, height: drawing.font.lineHeight)
            let rect = CGRect(origin: layout.origin(ofLine: index), size: size)
            guard textView.bounds.intersects(rect.insetBy(dx: -1, dy: 0)) else { continue }
            let visible = TextDrawing.ink(of: line.range, in: textView.text)
            drawing.drawLine(visible, in: place.rect(rect, in: textView), on: &canvas)
        }
        drawCaret(of: textView, on: &canvas)
    }

    private func drawBorder(of field: UITextField, on canvas: inout SVGCanvas) {
        let box = place.rect(field.borderRect(forBounds: field.bounds), in: field)
        let isDark = place.palette.isDark
        switch field.borderStyle {
        case .none: break
        case .line: canvas.rect(box.insetBy(dx: 0.5, dy: 0.5), stroke: place.palette.label)
        case .bezel:
            canvas.rect(box.insetBy(dx: 0.5, dy: 0.5), fill: isDark ? .black : .white, stroke: Ink("#8e8e93"))
            canvas.path(
                "M\(SVGCanvas.number(box.minX + 1.5)) \(SVGCanvas.number(box.maxY - 1.5))"
                    + "V\(SVGCanvas.number(box.minY + 1.5))H\(SVGCanvas.number(box.maxX - 1.5))",
                stroke: Ink("#c7c7cc"))
        case .roundedRect:
            let stroke = isDark ? Ink("#48484a") : Ink("#cdcdcd")
            canvas.rect(
                box.insetBy(dx: 0.25, dy: 0.25), radius: 5.5,
                fill: field.backgroundColor == nil ? (isDark ? .black : .white) : nil, stroke: stroke, lineWidth: 0.75)
        }
        if field is UISearchTextField { canvas.rect(box, radius: 10, fill: place.palette.fill) }
    }

    /// Marks the focused field. iOS leaves that to the caret, which is small in an image.
    static func drawFocus(around view: UIView, _ place: ViewDrawing.Place, on canvas: inout SVGCanvas) {
        guard view is UITextField || view is UITextView, view.isFirstResponder else { return }
        let radius = max(view.layerIfLoaded?.cornerRadius ?? 0, 5.5)
        let ring = place.box.insetBy(dx: -2, dy: -2)
        canvas.rect(ring, radius: radius + 2, stroke: place.tint.faded(0.35), lineWidth: 3)
    }

    private func drawSelection(of input: some UIView & UITextInput, on canvas: inout SVGCanvas) {
        guard input.isFirstResponder, let range = input.selectedTextRange, !range.isEmpty else { return }
        canvas.rect(place.rect(input.firstRect(for: range), in: input), fill: place.tint.faded(0.2))
    }

    private func drawCaret(of input: some UIView & UITextInput, on canvas: inout SVGCanvas) {
        guard input.isFirstResponder, let range = input.selectedTextRange, range.isEmpty else { return }
        let caret = input.caretRect(for: range.end)
        canvas.rect(
            place.rect(caret, in: input).offsetBy(dx: -caret.width / 2, dy: 0), radius: 1, fill: place.tint)
    }
}
