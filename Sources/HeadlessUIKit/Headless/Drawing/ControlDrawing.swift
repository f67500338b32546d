/// Draws labels, images, and the system's controls.
@MainActor
struct ControlDrawing {
    let place: ViewDrawing.Place

    private var box: CGRect { place.box }
    private var palette: Palette { place.palette }

    func draw(_ label: UILabel, on canvas: inout SVGCanvas) {
        let ink = place.ink(label.textColor, or: palette.label)
        var drawing = TextDrawing(font: label.shownFont, ink: ink, lineLimit: label.numberOfLines)
        // Lines that don't fit in the label's height are cut off, except for the first one.
        let room = max(1, Int((box.height + 0.5) / drawing.font.lineHeight))
        drawing.lineLimit = drawing.lineLimit == 0 ? room : min(room, drawing.lineLimit)
        let direction: UIUserInterfaceLayoutDirection = place.isRightToLeft ? .rightToLeft : .leftToRight
        drawing.position = TextDrawing.position(of: label.textAlignment, direction)
        drawing.style = label.paragraphStyle
        drawing.isRightToLeft = place.isRightToLeft
        drawing.lines = label.textLines.map { ($0, $0.color.map { place.ink($0, or: ink) } ?? ink) }
        guard let shadow = label.shadowColor.map({ place.ink($0, or: ink) }) else {
            return drawing.draw(label.text ?? "", in: box, on: &canvas)
        }
        canvas.shadowed(shadow, offset: label.shadowOffset, radius: 0) {
            drawing.draw(label.text ?? "", in: box, on: &$0)
        }
    }

    func draw(_ imageView: UIImageView, on canvas: inout SVGCanvas) {
        guard let image = imageView.shownImage else { return }
        var size = image.size
        switch imageView.contentMode {
        case .scaleToFill, .redraw: size = box.size
        case .scaleAspectFit, .scaleAspectFill:
            let (x, y) = (box.width / max(size.width, 1), box.height / max(size.height, 1))
            let scale = imageView.contentMode == .scaleAspectFit ? min(x, y) : max(x, y)
            size = CGSize(width: size.width * scale, height: size.height * scale)
        default: break
        }
        let origin = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
        let rect = CGRect(origin: origin, size: size)
        canvas.group(attributes: imageView.isDarkened ? " filter=\"brightness(0.6)\"" : "") {
            drawForDirection(image, in: rect, on: &$0)
        }
    }

    /// Mirrors the image if it's for both directions, and content runs from right to left.
    private func drawForDirection(_ image: UIImage, in rect: CGRect, on canvas: inout SVGCanvas) {
        guard image.flipsForRightToLeftLayoutDirection, place.isRightToLeft else {
            return draw(image, in: rect, tint: place.tint, on: &canvas)
        }
        let mirror = CGAffineTransform(scaleX: -1, y: 1)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        canvas.group(transform: SVGCanvas.matrix(mirror, about: middle, at: middle)) {
            draw(image, in: rect, tint: place.tint, on: &$0)
        }
    }

    /// A symbol, or a placeholder for the app's own image.
    func draw(_ image: UIImage, in rect: CGRect, tint: Ink, on canvas: inout SVGCanvas) {
        let ink = image.fixedTint.map { place.ink($0, or: tint) } ?? tint
        // An empty image, with which apps make a bar's background clear.
        guard image.size != .zero else { return }
        if !image.drawing.isEmpty {
            let scale = CGAffineTransform(
                scaleX: rect.width / image.size.width, y: rect.height / image.size.height)
            // A template's own colors don't matter.
            let template = image.renderingMode == .alwaysTemplate ? ink : nil
            let map = SVGCanvas.matrix(scale, about: .zero, at: rect.origin)
            return canvas.group(transform: map) {
                LayerDrawing(palette: palette, tint: tint, template: template).draw(
                    image.drawing, at: .zero, on: &$0)
            }
        }
        guard let name = image.systemName else {
            canvas.rect(rect, radius: 6, fill: palette.fill)
            let middle = rect.insetBy(dx: rect.width / 4, dy: rect.height / 4)
            return Symbols.draw("camera", in: middle, ink: palette.secondaryLabel, on: &canvas)
        }
        // Narrow and flat symbols fill their longer side.
        let side = max(rect.width, rect.height)
        Symbols.draw(
            Symbols.mirrored(name, isRightToLeft: place.isRightToLeft),
            in: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side), ink: ink,
            on: &canvas)
    }

    func draw(_ control: UISwitch, on canvas: inout SVGCanvas) {
        let opacity: CGFloat = control.isEnabled ? 1 : 0.5
        canvas.group(opacity: opacity) { canvas in
            let track = CGRect(x: box.minX, y: box.midY - 15.5, width: min(51, box.width), height: 31)
            let on = place.ink(control.onTintColor, or: Ink(.systemGreen, dark: palette.isDark))
            canvas.rect(track, radius: 15.5, fill: control.isOn ? on : palette.fill)
            let isRight = control.isOn != place.isRightToLeft
            let thumb = CGPoint(x: isRight ? track.maxX - 15.5 : track.minX + 15.5, y: track.midY)
            canvas.circle(CGPoint(x: thumb.x, y: thumb.y + 1), radius: 13.5, fill: Ink.black.faded(0.12))
            canvas.circle(thumb, radius: 13.5, fill: .white)
        }
    }

    func draw(_ control: UISegmentedControl, on canvas: inout SVGCanvas) {
        canvas.rect(box, radius: 8, fill: palette.fill)
        for index in 0..<control.numberOfSegments {
            let segment = place.rect(control.frameOfSegment(at: index), in: control)
            let isSelected = index == control.selectedSegmentIndex
            if isSelected {
                let plate = segment.insetBy(dx: 2, dy: 2)
                canvas.rect(plate.offsetBy(dx: 0, dy: 1), radius: 7, fill: Ink.black.faded(0.12))
                canvas.rect(plate, radius: 7, fill: palette.isDark ? Ink("#636366") : .white)
            }
            let attributes = control.shownTitleAttributes(at: index)
            let font =
                attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? .semibold : .regular)
            let standard = control.isEnabled ? palette.label : palette.secondaryLabel
            let ink = place.ink(attributes[.foregroundColor] as? UIColor, or: standard)
            TextDrawing(font: font, ink: ink, position: 0.5, lineLimit: 1)
                .draw(control.titleForSegment(at: index) ?? "", in: segment.insetBy(dx: 4, dy: 0), on: &canvas)
        }
    }

    func draw(_ picker: UIDatePicker, on canvas: inout SVGCanvas) {
        let formatter = DateFormatter()
        formatter.locale = picker.locale ?? HeadlessLanguage.current.locale
        formatter.calendar = picker.calendar
        formatter.timeZone = picker.timeZone ?? picker.calendar.timeZone
        // The parts of a date in the language's order.
        func format(_ template: String) -> String {
            DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: formatter.locale) ?? template
        }
        func text(_ template: String) -> String {
            formatter.dateFormat = format(template)
            return formatter.string(from: picker.date)
        }
        var parts: [String] = []
        if picker.datePickerMode != .time { parts.append(text("MMMdyyyy")) }
        if picker.datePickerMode != .date { parts.append(text("jmm")) }
        if picker.datePickerStyle == .compact {
            drawPills(parts, isEnabled: picker.isEnabled, on: &canvas)
        } else {
            let isTime = picker.datePickerMode == .time
            let step: Double = isTime ? 3_600 : 86_400
            let rows = (-2...2).map { picker.date.addingTimeInterval(Double($0) * step) }
            let order = format(isTime ? "jmm" : "MMMMdyyyy")
            func place(of column: String) -> String.Index? { order.firstIndex(of: column.first ?? " ") }
            let columns = (isTime ? ["h", "HH", "mm", "a"] : ["MMMM", "d", "yyyy"])
                .filter { place(of: $0) != nil }.sorted { place(of: $0)! < place(of: $1)! }
            drawWheels(
                rows.map { date in
                    columns.map { column in
                        formatter.dateFormat = column
                        return formatter.string(from: date)
                    }
                }, on: &canvas)
        }
    }

    /// Each part of the date is on its own gray plate, at the trailing end.
    private func drawPills(_ parts: [String], isEnabled: Bool, on canvas: inout SVGCanvas) {
        let font = UIFont.systemFont(ofSize: 17)
        let widths = parts.map { HeadlessTextMetrics.width(of: $0, font: font) + 22 }
        let used = widths.reduce(0, +) + CGFloat(parts.count - 1) * 6
        var x = place.isRightToLeft ? box.minX : max(box.minX, box.maxX - used)
        for (part, width) in zip(parts, widths) {
            let plate = CGRect(x: x, y: box.midY - 17, width: width, height: 34)
            canvas.rect(plate, radius: 6, fill: palette.fill)
            let ink = isEnabled ? palette.label : palette.placeholder
            TextDrawing(font: font, ink: ink, position: 0.5, lineLimit: 1).draw(part, in: plate, on: &canvas)
            x += width + 6
        }
    }

    /// Five rows that fade away from the one in the middle.
    private func drawWheels(_ rows: [[String]], on canvas: inout SVGCanvas) {
        let (width, height) = (min(box.width, 320), CGFloat(34))
        canvas.rect(
            CGRect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height), radius: 8,
            fill: palette.fill)
        for (index, row) in rows.enumerated() {
            let distance = CGFloat(index - rows.count / 2)
            let middle = box.midY + distance * (height - abs(distance) * 2)
            let font = UIFont.systemFont(ofSize: 22 - abs(distance) * 2)
            let drawing = TextDrawing(font: font, ink: palette.label.faded(1 - abs(distance) * 0.35), position: 0.5)
            for (column, text) in row.enumerated() {
                let cell = CGRect(
                    x: box.midX - width / 2 + CGFloat(column) * width / CGFloat(row.count), y: middle - height / 2,
                    width: width / CGFloat(row.count), height: height)
                drawing.drawLine(text, in: cell, on: &canvas)
            }
        }
    }

    func drawClearButton(on canvas: inout SVGCanvas) {
        let middle = CGPoint(x: box.midX, y: box.midY)
        canvas.circle(middle, radius: 7.5, fill: palette.isDark ? Ink("#8e8e93") : Ink("#8e8e93", 0.7))
        let cross = CGRect(x: middle.x - 4.5, y: middle.y - 4.5, width: 9, height: 9)
        Symbols.draw("xmark", in: cross, ink: palette.isDark ? .black : .white, weight: 3, on: &canvas)
    }
}
