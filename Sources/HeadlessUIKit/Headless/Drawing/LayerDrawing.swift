/// Draws layers that don't belong to a view, and what layers add to views: shadows, masks, rounded corners, drawings.
@MainActor
struct LayerDrawing {
    let palette: Palette
    let tint: Ink
    /// The color of everything that contexts draw, if only an image's shape matters.
    var template: Ink?

    /// Draws a layer whose superlayer's origin is at `origin` in the canvas.
    func draw(_ layer: CALayer, at origin: CGPoint, on canvas: inout SVGCanvas) {
        guard !layer.isHidden, layer.opacity > 0.005 else { return }
        let (bounds, anchor, position) = (layer.bounds, layer.anchorPoint, layer.position)
        let map = layer.affineTransform()
        var corner = CGPoint(x: origin.x + position.x, y: origin.y + position.y)
        guard map.isIdentity else {
            let middle = CGPoint(
                x: bounds.minX + bounds.width * anchor.x, y: bounds.minY + bounds.height * anchor.y)
            let matrix = SVGCanvas.matrix(map, about: middle, at: corner)
            return canvas.group(transform: matrix, opacity: CGFloat(layer.opacity)) { canvas in
                drawUpright(layer, in: bounds, on: &canvas)
            }
        }
        corner.x -= bounds.width * anchor.x
        corner.y -= bounds.height * anchor.y
        canvas.group(opacity: CGFloat(layer.opacity)) { canvas in
            drawUpright(layer, in: CGRect(origin: corner, size: bounds.size), on: &canvas)
        }
    }

    private func drawUpright(_ layer: CALayer, in box: CGRect, on canvas: inout SVGCanvas) {
        let origin = CGPoint(x: box.minX - layer.bounds.minX, y: box.minY - layer.bounds.minY)
        withEffects(of: layer, in: box, on: &canvas) { canvas in
            let isTransformLayer = layer is CATransformLayer
            if !isTransformLayer, let color = layer.backgroundColor {
                drawBackground(Ink(color.rgba), of: layer, in: box, on: &canvas)
            }
            clip(to: layer, in: box, on: &canvas) { canvas in
                drawContents(of: layer, in: box, on: &canvas)
                for (sublayer, _) in layer.ownSublayers.inDrawingOrder {
                    draw(sublayer, at: origin, on: &canvas)
                }
            }
            if !isTransformLayer { drawBorder(of: layer, in: box, on: &canvas) }
        }
    }

    // MARK: For layers and views

    /// Draws `body` with the layer's shadow and through its mask.
    func withEffects(
        of layer: CALayer, in box: CGRect, on canvas: inout SVGCanvas, _ body: (inout SVGCanvas) -> Void
    ) {
        let origin = CGPoint(x: box.minX - layer.bounds.minX, y: box.minY - layer.bounds.minY)
        func masked(_ canvas: inout SVGCanvas) {
            guard let mask = layer.mask else { return body(&canvas) }
            canvas.masked(by: { draw(mask, at: origin, on: &$0) }, body)
        }
        // A layer that clips to its bounds also clips its shadow.
        guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor else {
            return masked(&canvas)
        }
        var ink = Ink(color.rgba)
        ink.opacity *= CGFloat(layer.shadowOpacity)
        guard let path = layer.shadowPath else {
            return canvas.shadowed(ink, offset: layer.shadowOffset, radius: layer.shadowRadius) { masked(&$0) }
        }
        // The path casts the shadow, and isn't visible itself.
        let away = CGPoint(x: origin.x + layer.shadowOffset.width, y: origin.y + layer.shadowOffset.height)
        canvas.shadowed(ink, offset: .zero, radius: layer.shadowRadius) { canvas in
            canvas.path(path, offset: away, fill: SVGCanvas.fill(ink))
        }
        masked(&canvas)
    }

    func drawBackground(_ ink: Ink, of layer: CALayer?, in box: CGRect, on canvas: inout SVGCanvas) {
        guard ink.opacity > 0 else { return }
        guard let layer, let outline = outline(of: layer, in: box) else {
            return canvas.rect(box, radius: layer?.cornerRadius ?? 0, fill: ink)
        }
        canvas.path(outline, offset: .zero, fill: SVGCanvas.fill(ink))
    }

    func drawBorder(of layer: CALayer, in box: CGRect, on canvas: inout SVGCanvas) {
        guard layer.borderWidth > 0, let ink = layer.borderColor.map({ Ink($0.rgba) }) else { return }
        let half = layer.borderWidth / 2
        let inner = box.insetBy(dx: half, dy: half)
        guard let outline = outline(of: layer, in: inner, radius: max(0, layer.cornerRadius - half)) else {
            return canvas.rect(
                inner, radius: max(0, layer.cornerRadius - half), stroke: ink, lineWidth: layer.borderWidth)
        }
        canvas.path(outline, offset: .zero, stroke: ink, line: LineStyle(width: layer.borderWidth))
    }

    /// Draws `body` cut off at the bounds if the layer does so.
    func clip(
        to layer: CALayer, in box: CGRect, on canvas: inout SVGCanvas, _ body: (inout SVGCanvas) -> Void
    ) {
        guard layer.masksToBounds else { return body(&canvas) }
        guard let outline = outline(of: layer, in: box) else {
            return canvas.group(clip: box, clipRadius: layer.cornerRadius, body)
        }
        canvas.clipped(to: outline, offset: .zero, body)
    }

    /// The outline of a layer that has some round corners and some square ones, or continuous ones. `nil` for any other.
    private func outline(of layer: CALayer, in box: CGRect, radius: CGFloat? = nil) -> CGPath? {
        let corners: [CACornerMask] = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner,
        ]
        let isRound = corners.map(layer.maskedCorners.contains)
        let isContinuous = layer.cornerCurve == .continuous
        guard layer.cornerRadius > 0, isContinuous || isRound.contains(false) else { return nil }
        let longest = min(box.width, box.height) / 2
        let radius = min(radius ?? layer.cornerRadius, longest)
        guard radius > 0 else { return nil }
        // If there's little room, a continuous corner is closer to a circle.
        let expansion = min(CALayer.cornerCurveExpansionFactor(layer.cornerCurve), longest / radius)
        return CGPath { path in
            path.addRect(
                box, corners: isRound.map { $0 ? CGSize(width: radius, height: radius) : .zero }, expansion: expansion)
        }
    }

    // MARK: Contents

    func drawContents(of layer: CALayer, in box: CGRect, on canvas: inout SVGCanvas) {
        let origin = CGPoint(x: box.minX - layer.bounds.minX, y: box.minY - layer.bounds.minY)
        switch layer {
        case let shape as CAShapeLayer:
            guard let path = shape.path else { break }
            canvas.path(
                path, offset: origin, fill: shape.fillColor.map { SVGCanvas.fill(Ink($0.rgba)) },
                rule: shape.fillRule == .evenOdd ? .evenOdd : .winding,
                stroke: shape.lineWidth > 0 ? shape.strokeColor.map { Ink($0.rgba) } : nil, line: shape.line)
        case let gradient as CAGradientLayer where !gradient.stops.isEmpty && !box.isEmpty:
            let fill = canvas.gradient(
                gradient.stops.map { (Ink($0.color.rgba), $0.location) }, from: gradient.startPoint,
                to: gradient.endPoint, isRadial: gradient.type == .radial)
            let rounded = CGPath(
                roundedRect: box, cornerWidth: gradient.cornerRadius, cornerHeight: gradient.cornerRadius,
                transform: nil)
            canvas.path(rounded, offset: .zero, fill: fill)
        case let text as CATextLayer: draw(text, in: box, on: &canvas)
        default: break
        }
        draw(layer.drawing, at: origin, on: &canvas)
    }

    private func draw(_ layer: CATextLayer, in box: CGRect, on canvas: inout SVGCanvas) {
        guard let string = layer.plainString else { return }
        let styled = layer.string as? NSAttributedString
        let (font, color) = (styled?.firstFont ?? layer.drawnFont, styled?.firstColor)
        let ink = color.map { Ink($0, dark: palette.isDark) } ?? layer.foregroundColor.map { Ink($0.rgba) } ?? .white
        let positions: [CATextLayerAlignmentMode: CGFloat] = [.center: 0.5, .right: 1]
        TextDrawing(
            font: font, ink: ink, position: positions[layer.alignmentMode] ?? 0, lineLimit: layer.isWrapped ? 0 : 1,
            isCentredVertically: false,
            lines: TextLine.lines(of: styled).map { ($0, $0.color.map { Ink($0, dark: palette.isDark) } ?? ink) }
        ).draw(string, in: box, on: &canvas)
    }

    /// Draws what a context has written down.
    func draw(_ commands: [CGContext.Command], at origin: CGPoint, on canvas: inout SVGCanvas) {
        var rest = commands[...]
        // A superfluous `restore` is ignored.
        while !rest.isEmpty { draw(&rest, at: origin, on: &canvas) }
    }

    /// Draws up to the `restore` without a preceding `save`.
    private func draw(_ rest: inout ArraySlice<CGContext.Command>, at origin: CGPoint, on canvas: inout SVGCanvas) {
        while let command = rest.popFirst() {
            switch command {
            case .fill(let path, let rule, let color):
                canvas.path(path, offset: origin, fill: SVGCanvas.fill(ink(color)), rule: rule)
            case .stroke(let path, let line, let color):
                canvas.path(path, offset: origin, stroke: ink(color), line: line)
            case .text(let text, let rect): draw(text, in: rect.offsetBy(dx: origin.x, dy: origin.y), on: &canvas)
            case .image(let image, let rect, let color):
                let place = ViewDrawing.Place(box: rect, palette: palette, tint: ink(color), isRightToLeft: false)
                ControlDrawing(place: place).draw(
                    image, in: rect.offsetBy(dx: origin.x, dy: origin.y), tint: ink(color), on: &canvas)
            // Only text fields know how it's drawn.
            case .placeholder: break
            case .clip(let path, let rule):
                // Until the state is restored, which ends this level too.
                var inside = rest
                canvas.clipped(to: path, offset: origin, rule: rule) { draw(&inside, at: origin, on: &$0) }
                rest = inside
                return
            case .save: draw(&rest, at: origin, on: &canvas)
            case .restore: return
            }
        }
    }

    private func ink(_ color: UIColor) -> Ink {
        if let template { return template.faded(color.resolved(dark: palette.isDark).a) }
        return color.isTint ? tint.faded(color.resolved(dark: palette.isDark).a) : Ink(color, dark: palette.isDark)
    }

    private func draw(_ text: NSAttributedString, in box: CGRect, on canvas: inout SVGCanvas) {
        let found = text.length > 0 ? text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil
        let style = (found as? NSParagraphStyle)?.values ?? NSParagraphStyle.Values()
        let color = text.firstColor.map(ink) ?? .black
        TextDrawing(
            font: text.firstFont ?? .systemFont(ofSize: 12), ink: color,
            position: TextDrawing.position(of: style.alignment, .leftToRight), isCentredVertically: false, style: style,
            lines: TextLine.lines(of: text).map { ($0, $0.color.map(ink) ?? color) }
        ).draw(text.string, in: box, on: &canvas)
    }
}

extension [(layer: CALayer, above: Int)] {
    /// From back to front: by the layers' z position, and in their own order if that's equal.
    var inDrawingOrder: Self {
        enumerated().sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
            .map(\.element)
    }
}

extension NSAttributedString {
    /// The font the text begins with.
    var firstFont: UIFont? { length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil }

    /// The color the text begins with.
    var firstColor: UIColor? {
        length > 0 ? attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
    }
}
