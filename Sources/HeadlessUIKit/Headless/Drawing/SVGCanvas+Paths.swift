extension SVGCanvas {
    /// A Core Graphics path, in the canvas's coordinates after it's translated by `offset`.
    mutating func path(
        _ path: CGPath, offset: CGPoint, fill: String? = nil, rule: CGPathFillRule = .winding, stroke: Ink? = nil,
        line: LineStyle = LineStyle()
    ) {
        guard !path.isEmpty, fill != nil || stroke != nil, line.start < line.end else { return }
        var element = "<path d=\"\(path.svg(offset: offset))\" fill=\(fill ?? "\"none\"")"
        if fill != nil, rule == .evenOdd { element += " fill-rule=\"evenodd\"" }
        if let stroke {
            element += " stroke=\"\(stroke.hex)\""
            if stroke.opacity < 1 { element += " stroke-opacity=\"\(Self.number(stroke.opacity))\"" }
            element += Self.attributes(of: line)
        }
        add(element + "/>")
    }

    private static func attributes(of line: LineStyle) -> String {
        var result = line.width == 1 ? "" : " stroke-width=\"\(number(line.width))\""
        let caps: [CGLineCap: String] = [.round: "round", .square: "square"]
        let joins: [CGLineJoin: String] = [.round: "round", .bevel: "bevel"]
        if let cap = caps[line.cap] { result += " stroke-linecap=\"\(cap)\"" }
        if let join = joins[line.join] { result += " stroke-linejoin=\"\(join)\"" }
        // SVG's own limit is 4.
        if line.join == .miter, line.miterLimit != 4 { result += " stroke-miterlimit=\"\(number(line.miterLimit))\"" }
        if line.start > 0 || line.end < 1 {
            // A part of the line is a single dash, with the length of the whole line as 1.
            let lengths = [0, line.start, line.end - line.start, 2].map(number).joined(separator: " ")
            result += " pathLength=\"1\" stroke-dasharray=\"\(lengths)\""
        } else if !line.dashes.isEmpty {
            result += " stroke-dasharray=\"\(line.dashes.map(number).joined(separator: " "))\""
            if line.phase != 0 { result += " stroke-dashoffset=\"\(number(line.phase))\"" }
        }
        return result
    }

    /// An ink as the value of a `fill` attribute, with its opacity in a separate attribute.
    static func fill(_ ink: Ink) -> String {
        "\"\(ink.hex)\"" + (ink.opacity < 1 ? " fill-opacity=\"\(number(ink.opacity))\"" : "")
    }

    /// Draws `body`, clipped to the inside of the path.
    mutating func clipped(
        to path: CGPath, offset: CGPoint, rule: CGPathFillRule = .winding, _ body: (inout SVGCanvas) -> Void
    ) {
        let name = makeIdentifier()
        let evenOdd = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
        definitions.append(
            "    <clipPath id=\"\(name)\"><path d=\"\(path.svg(offset: offset))\"\(evenOdd)/></clipPath>")
        group(attributes: " clip-path=\"url(#\(name))\"", body)
    }

    /// Draws `body` where `mask` draws something.
    mutating func masked(by mask: (inout SVGCanvas) -> Void, _ body: (inout SVGCanvas) -> Void) {
        let name = makeIdentifier()
        let start = lines.count
        mask(&self)
        let drawn = lines[start...]
        lines.removeSubrange(start...)
        definitions += ["    <mask id=\"\(name)\" style=\"mask-type:alpha\">"] + drawn + ["    </mask>"]
        group(attributes: " mask=\"url(#\(name))\"", body)
    }

    /// Draws `body` with a shadow.
    mutating func shadowed(
        _ ink: Ink, offset: CGSize, radius: CGFloat, _ body: (inout SVGCanvas) -> Void
    ) {
        let name = makeIdentifier()
        // Core Animation blurs with a Gaussian of half the radius.
        definitions.append(
            "    <filter id=\"\(name)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\"><feDropShadow"
                + " dx=\"\(Self.number(offset.width))\" dy=\"\(Self.number(offset.height))\""
                + " stdDeviation=\"\(Self.number(radius / 2))\" flood-color=\"\(ink.hex)\""
                + " flood-opacity=\"\(Self.number(ink.opacity))\"/></filter>")
        group(attributes: " filter=\"url(#\(name))\"", body)
    }

    /// A gradient over `box`, as the value of a `fill` attribute.
    mutating func gradient(
        _ stops: [(ink: Ink, location: CGFloat)], from start: CGPoint, to end: CGPoint, isRadial: Bool
    ) -> String {
        let name = makeIdentifier()
        let number = Self.number
        let colors = stops.map { stop in
            let opacity = stop.ink.opacity < 1 ? " stop-opacity=\"\(number(stop.ink.opacity))\"" : ""
            return "<stop offset=\"\(number(stop.location))\" stop-color=\"\(stop.ink.hex)\"\(opacity)/>"
        }
        // Across the box, from 0 to 1, as Core Animation has it.
        if isRadial {
            let radius = max(abs(end.x - start.x), abs(end.y - start.y))
            definitions.append(
                "    <radialGradient id=\"\(name)\" cx=\"\(number(start.x))\" cy=\"\(number(start.y))\""
                    + " r=\"\(number(radius))\">\(colors.joined())</radialGradient>")
        } else {
            definitions.append(
                "    <linearGradient id=\"\(name)\" x1=\"\(number(start.x))\" y1=\"\(number(start.y))\""
                    + " x2=\"\(number(end.x))\" y2=\"\(number(end.y))\">\(colors.joined())</linearGradient>")
        }
        return "\"url(#\(name))\""
    }
}
